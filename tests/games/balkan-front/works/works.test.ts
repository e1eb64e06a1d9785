import { describe, expect, it } from 'vitest'
import { balkanFront } from '../../../../src/games/balkan-front'
import { buildersOf, finishWorks, groundTakes } from '../../../../src/games/balkan-front/works/building'
import { enterWorks, loseAirfield } from '../../../../src/games/balkan-front/works/captured'
import { asked, engine, flow, hex, names, position, unit } from '../positions'

const CLEAR = { D: 'C', E: 'C' } as const
const POOR = { D: 'P', E: 'P' } as const
/** A Greek construction unit at Larisa, a reference city on clear or rough ground. */
const at = { 4913: ['gr-con-1'] }

describe('14.A.1 forts and airfields', () => {
  it('14.A.1.1 a construction unit in supply begins a fort on own clear or rough ground', () => {
    const s = position({ scenario: 'balkan-campaign', at })
    expect(names(buildersOf(s, 1, 'fort'))).toEqual(['gr-con-1'])
    expect(buildersOf(s, 0, 'fort')).toEqual([])
    expect(buildersOf({ ...s, forts: [{ hex: hex('4913'), side: 1 }] }, 1, 'fort')).toEqual([])
  })

  it('14.A.1.1, 14.A.1.3, R-14A3 neither fort nor airfield in Thessalonike, nor a second airfield (example 164)', () => {
    const s = position({ scenario: 'balkan-campaign' })
    expect([groundTakes(s, 'fort', hex('4510')), groundTakes(s, 'airfield', hex('4510'))]).toEqual([false, false])
    expect(groundTakes(s, 'airfield', hex('4913'))).toBe(false)
    expect(groundTakes(s, 'fort', hex('4309'))).toBe(false)
  })

  it('14.A.1.2 a fort begun in clear weather is done in the next own initial phase (example 54)', () => {
    const live = {
      ...position({
        scenario: 'balkan-campaign',
        at,
        own: { weather: CLEAR, building: [{ what: 'fort', hex: hex('4913'), builder: unit('gr-con-1'), halves: 0 }] },
      }),
    }
    finishWorks(live, 0, flow().go)
    expect(live.forts).toEqual([])
    finishWorks(live, 1, flow().go)
    expect([live.forts, live.building]).toEqual([[{ hex: hex('4913'), side: 1 }], []])
  })

  it('14.A.1.10, R-14A in poor weather it takes two phases (example 56)', () => {
    const live = {
      ...position({
        scenario: 'balkan-campaign',
        at,
        own: {
          weather: POOR,
          building: [{ what: 'airfield', hex: hex('4913'), builder: unit('gr-con-1'), halves: 0 }],
        },
      }),
    }
    finishWorks(live, 1, flow().go)
    expect(live.building.map(({ halves }) => halves)).toEqual([1])
    finishWorks(live, 1, flow().go)
    expect(live.building).toEqual([])
    expect(live.airfields.filter(field => field.hex === hex('4913'))).toEqual([{ hex: hex('4913'), kind: 'permanent' }])
  })

  it('14.A.1.2, R-14A2 leaving the hex ends the work', () => {
    const live = {
      ...position({
        scenario: 'balkan-campaign',
        at: { 4912: ['gr-con-1'] },
        own: { building: [{ what: 'fort', hex: hex('4913'), builder: unit('gr-con-1'), halves: 0 }] },
      }),
    }
    finishWorks(live, 1, flow().go)
    expect([live.building, live.forts]).toEqual([[], []])
  })

  it('14.A.1.4 nobody is asked who has nothing to build with', () => {
    const frame = { step: 'build', side: 1, args: null, local: { begun: 0 }, asker: -1, entered: false }
    const ended = (s: ReturnType<typeof position>, begun = 0): number => {
      let ends = 0
      const go = { ...flow().go, end: () => void ends++ }
      balkanFront.steps.build?.enter?.(s, { ...frame, local: { begun } } as never, go as never)
      return ends
    }
    expect(ended(position({ scenario: 'balkan-campaign', at: { 4913: ['gr-mtn-1'] } }))).toBe(1)
    expect(ended(position({ scenario: 'balkan-campaign', at }))).toBe(0)
    expect(ended(position({ scenario: 'balkan-campaign', at }), 2)).toBe(1)
  })

  it('14.A.1.4 the Allies begin two works a phase, the Axis four; each unit one', () => {
    const s = asked('build', 1, { scenario: 'balkan-campaign', at: { 4913: ['gr-con-1'], 3818: ['it-inf-19'] } })
    expect(s.frames.at(-1)?.step).toBe('build')
    const begun = engine.apply(s, { kind: 'fort', unit: unit('gr-con-1'), dice: [1] } as never).state
    expect(begun.building.map(({ what }) => what)).toEqual(['fort'])
    expect(begun.frames.at(-1)?.step).not.toBe('build')
  })
})

describe('14.E and 17.C what changes hands', () => {
  it('14.E.2 an enemy unit that enters removes a fort; its own side does not', () => {
    const live = { ...position({ scenario: 'balkan-campaign', own: { forts: [{ hex: hex('4913'), side: 1 }] } }) }
    enterWorks(live, flow().go, hex('4913'), 1)
    expect(live.forts).toHaveLength(1)
    enterWorks(live, flow().go, hex('4913'), 0)
    expect(live.forts).toEqual([])
  })

  it('14.E.1 entering a hex of the Metaxas line destroys its fortified hexsides for good', () => {
    const live = { ...position({ scenario: 'operation-marita' }) }
    enterWorks(live, flow().go, hex('4309'), 1)
    expect(live.wrecked).toEqual([])
    enterWorks(live, flow().go, hex('4309'), 0)
    enterWorks(live, flow().go, hex('4309'), 0)
    expect(live.wrecked).toEqual([hex('4309')])
  })

  it('17.C.2 a temporary airfield is destroyed on capture, a permanent one serves the captor', () => {
    const airfields = [
      { hex: hex('4913'), kind: 'temporary' as const },
      { hex: hex('4510'), kind: 'permanent' as const },
    ]
    const live = { ...position({ scenario: 'balkan-campaign', own: { airfields } }) }
    for (const number of ['4913', '4510'])
      loseAirfield(live, flow().go, { hex: hex(number), from: 1, to: 0, entered: true })
    expect(live.airfields).toEqual([{ hex: hex('4510'), kind: 'permanent' }])
  })
})
