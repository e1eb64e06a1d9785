import { describe, expect, it } from 'vitest'
import type { Outlook, Prospect } from '../../../../../src/core/engine/outlook'
import type { Choice, Intent } from '../../../../../src/core/engine/step'
import { groupsOf, hasProspects, prospectRows, shownGroups } from '../../../../../src/ui/screens/table/battle/prospects'

const choice = (kind: string, intent: Intent = 'act'): Choice => ({ action: { kind }, label: kind, intent })
const prospect = (of: Choice, chances: { readonly [label: string]: number }): Prospect => ({
  choice: of,
  outcomes: Object.entries(chances).map(([label, chance]) => ({ outcome: { label }, chance })),
  ahead: null,
})

const first = choice('first', 'spend')
const second = choice('second', 'spend')
const third = choice('third', 'spend')
const fourth = choice('fourth', 'spend')
const keep = choice('keep', 'pass')
const ALL = [
  prospect(first, { wins: 0.5, loses: 0.5 }),
  prospect(second, { wins: 0.5, loses: 0.5 }),
  prospect(third, { wins: 0.6, loses: 0.4 }),
  prospect(fourth, { wins: 1 }),
  prospect(keep, { loses: 0.75, wins: 0.25 }),
]

describe('answers and their chances', () => {
  it('stand together where they lead to the same, what keeps everything first', () => {
    const groups = groupsOf(ALL)
    expect(groups.map(group => group.label)).toEqual(['keep', 'first (or 1 other)', 'third', 'fourth'])
  })

  it('show at most three groups, the one that is pointed at among them', () => {
    const groups = groupsOf(ALL)
    expect(shownGroups(groups, null).map(group => group.label)).toEqual(['keep', 'first (or 1 other)', 'third'])
    expect(shownGroups(groups, fourth).map(group => group.label)).toEqual(['keep', 'first (or 1 other)', 'fourth'])
    expect(shownGroups(groups, second).map(group => group.label)).toEqual(['keep', 'first (or 1 other)', 'third'])
  })

  it('list every outcome once, by its chance if all is kept', () => {
    const groups = shownGroups(groupsOf(ALL), fourth)
    expect(prospectRows(ALL, groups)).toEqual([
      { key: 'loses', outcome: { label: 'loses' }, chances: [0.75, 0.5, 0] },
      { key: 'wins', outcome: { label: 'wins' }, chances: [0.25, 0.5, 1] },
    ])
  })

  it('are one row where the table says the same by several codes', () => {
    const twice: Prospect = {
      choice: keep,
      outcomes: [
        { outcome: { label: 'a step lost', code: 'A1' }, chance: 0.25 },
        { outcome: { label: 'a step lost', code: 'EX' }, chance: 0.5 },
        { outcome: { label: 'no effect', code: 'NE' }, chance: 0.25 },
      ],
      ahead: null,
    }
    expect(prospectRows([twice], groupsOf([twice]))).toMatchObject([
      { outcome: { label: 'a step lost', code: 'A1 EX' }, chances: [0.75] },
      { outcome: { code: 'NE' }, chances: [0.25] },
    ])
  })

  it('are nothing where one answer leads to one end, or where nobody knows', () => {
    const known = (...prospects: Prospect[]): Outlook => ({ is: 'known', prospects, fear: null })
    expect(hasProspects(known(...ALL))).toBe(true)
    expect(hasProspects(known(prospect(first, { wins: 0.5, loses: 0.5 })))).toBe(true)
    expect(hasProspects(known(prospect(first, { wins: 1 })))).toBe(false)
    expect(hasProspects({ is: 'unknown', why: 'fog' })).toBe(false)
    expect(hasProspects(null)).toBe(false)
  })
})
