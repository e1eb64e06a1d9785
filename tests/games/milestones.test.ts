import { describe, expect, it } from 'vitest'
import type { LogEntry } from '../../src/core/engine/state'
import type { Json } from '../../src/core/json'
import { book as gambit } from '../../src/games/balkan-gambit/log-book'
import { unitNamed as gertrudUnit } from '../../src/games/operation-gertrud/forces/counters'
import { book as gertrud } from '../../src/games/operation-gertrud/log-book'
import { unitNamed as partizanUnit } from '../../src/games/partizan/forces/counters'
import { book as partizan } from '../../src/games/partizan/log-book'
import { isLand, isYugoslav, landHexes } from '../../src/games/partizan/map/hexes'

const entry = (kind: string, facts: Json): LogEntry => ({ kind, facts, rule: '' }) as unknown as LogEntry

describe('what random games count of the second edition of the rulings', () => {
  const home = landHexes.find(isYugoslav) as number
  const abroad = landHexes.find(hex => isLand(hex) && !isYugoslav(hex)) as number
  const partisan = partizanUnit('pa-tito')
  const german = partizanUnit('ge-500ss')
  const going = (unit: number, from: number, to: number) => ({ unit, from, to, path: [from, to], owner: null })

  it('R-38: Partisans that go, retreat and advance abroad', () => {
    const moved = (unit: number, from: number, to: number) => partizan.milestones(entry('moved', going(unit, from, to)))
    expect(moved(partisan, home, abroad)).toEqual(['Partisan side goes abroad'])
    expect(moved(partisan, abroad, abroad)).toEqual([])
    expect(moved(german, home, abroad)).toEqual([])
    expect(partizan.milestones(entry('retreated', { ...going(partisan, home, abroad), re: true }))).toContain(
      'retreat over the frontier',
    )
    expect(partizan.milestones(entry('advanced', going(partisan, home, abroad)))).toContain(
      'Partisan side advances abroad',
    )
  })

  it('R-5: targets destroyed after an advance', () => {
    const destroyed = (advanced: boolean) =>
      partizan.milestones(entry('destroyed', { unit: partisan, hex: home, objective: 'bridge', vp: 1, advanced }))
    expect(destroyed(true)).toContain('target destroyed after an advance')
    expect(destroyed(false)).toEqual(['destroyed: bridge'])
  })

  it('R-08: Kommando drops won and lost', () => {
    const kommando = gertrudUnit('de-kommando')
    const over = (held: number[], lost: number[]) =>
      gertrud.milestones(entry('battleOver', { hex: 1, cleared: true, empty: true, drops: { held, lost } }))
    expect(over([kommando], [])).toEqual(['Kommando drop won'])
    expect(over([], [kommando])).toEqual(['Kommando drop lost'])
    expect(over([gertrudUnit('de-abn-7')], [])).toEqual([])
  })

  it('R-34: Italians in a second game', () => {
    expect(gertrud.milestones(entry('secondGame', { italians: 2 }))).toContain('Italians in a second game')
    expect(gertrud.milestones(entry('secondGame', { italians: 0 }))).toEqual(['Soviet Duplicity begins'])
  })

  it('R-SU3: exits blocked with and without the Bulgarian edge', () => {
    const ended = (blocked: number, open: number, bulgarian: boolean) =>
      gambit.milestones(entry('victory', { winner: null, allied: 1, axis: 1, exits: { blocked, open, bulgarian } }))
    expect(ended(0, 3, true)).toEqual(['end: draw'])
    expect(ended(1, 2, true)).toContain('some German exits blocked at the end')
    expect(ended(3, 0, true)).toContain('all German exits blocked at the end, Bulgarian edge open')
    expect(ended(3, 0, false)).toContain('all German exits blocked at the end, no Bulgarian edge')
  })
})
