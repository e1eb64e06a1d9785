import { describe, expect, it } from 'vitest'
import type { HexId } from '../../../../src/core/ids'
import { isHeldBy } from '../../../../src/games/balkan-gambit/board'
import { look } from '../../../../src/games/balkan-gambit/look'
import { landHexes, neighbourSteps } from '../../../../src/games/balkan-gambit/map/hexes'
import { putUnit } from '../../../../src/games/balkan-gambit/state'
import { isInSupply } from '../../../../src/games/balkan-gambit/supply/supply'
import { engine, hex, hexes, numbers, play, position, unit } from '../positions'

type S = Parameters<typeof look.score>[0]

const picture = (s: S, id: string, at: HexId | null = null) =>
  look.overlays.find(each => each.id === id)?.picture(s, at) ?? null
const area = (s: S, id: string, label: string) => picture(s, id)?.areas.find(each => each.label === label)?.hexes ?? []

const front = () =>
  position({
    at: { '1732': ['uk-5-inf'], '1733': ['de-297-inf'], '2218': ['de-173-inf'] },
    markers: [{ hex: '1732' }],
  })

describe('overlays', () => {
  it('9.2.2 Axis land in supply is where a German infantry division would be supplied', () => {
    const s = front()
    const shown = new Set(area(s, 'supply-axis', 'in supply'))
    const moved = { ...s }
    for (const at of landHexes) {
      putUnit(moved, unit('de-173-inf'), { at: { is: 'hex', hex: at } })
      if (!isHeldBy(s, at, 0)) expect(shown.has(at)).toBe(isInSupply(moved, unit('de-173-inf')))
    }
    expect(shown.has(hex('1732'))).toBe(false)
  })

  it('9.3.2 Allied supply begins at open Beachheads; units without are marked', () => {
    expect(picture(front(), 'supply-allied')?.marks.map(each => each.hex)).toEqual(hexes('1732'))
    const closed = position({ at: { '1732': ['uk-5-inf'] }, markers: [{ hex: '1732', open: false }] })
    expect(area(closed, 'supply-allied', 'units out of supply')).toEqual(hexes('1732'))
    expect(area(closed, 'supply-allied', 'in supply')).toEqual([])
  })

  it('9.2.2 the trace of a stack runs unbroken and free of enemies to a source', () => {
    const s = front()
    const [line] = picture(s, 'trace', hex('2218'))?.lines ?? []
    const way = line?.hexes ?? []
    expect(way[0]).toBe(hex('2218'))
    for (const [index, at] of way.slice(1).entries()) {
      expect(neighbourSteps(way[index]).some(step => step.to === at)).toBe(true)
      expect(isHeldBy(s, at, 0)).toBe(false)
    }
    expect(picture(s, 'supply-axis')?.marks.map(each => each.hex)).toContain(way.at(-1))
  })

  it('9.2.2 a stack cut off has no line, an empty hex no picture', () => {
    const cut = position({ at: { '1732': ['uk-5-inf'] } })
    expect(picture(cut, 'trace', hex('1732'))?.lines).toEqual([])
    expect([picture(cut, 'trace', hex('1717')), picture(cut, 'reach', null)]).toEqual([null, null])
  })

  it('the reach of a stack is what its owner would be offered, at the same cost', () => {
    const s = front()
    const ordered = play(s, { kind: 'move', hex: '1732' }, { kind: 'pick', unit: 'uk-5-inf' })
    const marches = [...engine.choices(ordered)].filter(choice => choice.action.kind === 'to')
    const offered = marches.map(choice => `${choice.action.hex} ${choice.cost}`).sort()
    const marks = picture(s, 'reach', hex('1732'))
      ?.marks.map(each => `${each.hex} ${each.text}`)
      .sort()
    expect(marks).toEqual(offered)
    expect(picture(s, 'reach', hex('1733'))?.areas[0]?.tone).toBe('side-1')
  })

  it('control shows who scores a place, and who holds it without scoring', () => {
    const s = position({ allied: ['1717', '1732'], markers: [{ hex: '1732', port: true }], at: { '2218': ['par-01'] } })
    expect(numbers(area(s, 'control', 'scores for the Allies'))).toContain('1732')
    expect(area(s, 'control', 'Axis, scores nothing')).toContain(hex('2218'))
    expect(picture(s, 'control')?.marks).toContainEqual({ hex: hex('1732'), text: '3', tone: 'side-0' })
  })

  it('2.4.2 Istria is shown with Italy in 1943 and with Slovenia later', () => {
    const labelAt = (s: S) => picture(s, 'areas')?.areas.find(each => each.hexes.includes(hex('1107')))?.label
    expect(labelAt(position({ scenario: '1943' }))).toMatch(/^Italy/)
    expect(labelAt(position({ scenario: '1944' }))).toMatch(/^Slovenia, counts/)
  })

  it('countries that touch never look alike', () => {
    for (const scenario of ['1943', '1944'] as const) {
      const look = new Map(
        picture(position({ scenario }), 'areas')?.areas.flatMap(each =>
          each.hexes.map(at => [at, { label: each.label, look: `${each.tone} ${each.pattern}` }] as const),
        ),
      )
      expect(look.size).toBe(landHexes.length)
      for (const [at, mine] of look)
        for (const { to } of neighbourSteps(at)) {
          const other = look.get(to)
          if (other && other.label !== mine.label) expect(other.look).not.toBe(mine.look)
        }
    }
  })

  it('7.7.4 in 1943 the northern Adriatic is closed to landings', () => {
    const open = (scenario: '1943' | '1945') => area(position({ scenario }), 'landings', 'open to landings')
    expect([open('1943').includes(hex('1113')), open('1945').includes(hex('1113'))]).toEqual([false, true])
  })

  it('the terrain overlay covers every land hex once', () => {
    const all = picture(position(), 'terrain')?.areas.flatMap(each => each.hexes) ?? []
    expect(all.toSorted((a, b) => a - b)).toEqual(landHexes)
  })
})
