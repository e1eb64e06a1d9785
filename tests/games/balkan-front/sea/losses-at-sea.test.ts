import { describe, expect, it } from 'vitest'
import { hitConvoy, isSunk } from '../../../../src/games/balkan-front/sea/convoy-hits'
import { fleetSize, sinkPoints } from '../../../../src/games/balkan-front/sea/fleets'
import type { Item } from '../../../../src/games/balkan-front/sea/sea-state'
import type { Front } from '../../../../src/games/balkan-front/state'
import { spot } from '../air/aloft'
import { flow, offered, play, refusals, unit, units, where } from '../positions'
import { ATHENAI, IRAKLION, KHANIA, pick, sailBox, shipping } from './at-sea'

const item = (more: Partial<Item>): Item => ({
  units: [],
  supply: 0,
  from: spot(KHANIA),
  to: spot(IRAKLION),
  way: [],
  fleet: 'alliedAegean',
  points: 3,
  landing: false,
  ...more,
})
const points = (s: Front, line: string) => s.vp.filter(each => each.line === line).map(({ halves }) => halves)

describe('20.F.2.h.4 hits on convoys', () => {
  const afloat = (of: Partial<Item>): Front => ({ ...shipping(1, {}), voyage: item(of) })

  it('20.F.2.h.4, 26.B.1.3 a division becomes a cadre, with a second hit it is lost; each hit sinks a point (vector 140)', () => {
    const s = { ...shipping(1, { at: { [KHANIA]: ['br-inf-2nz'] } }), voyage: item({ units: units('br-inf-2nz') }) }
    const size = fleetSize(s, 'alliedAegean')
    hitConvoy(s, flow().go)
    expect([s.units[unit('br-inf-2nz')]?.cadre, isSunk(s.voyage), s.voyage?.points]).toEqual([true, false, 2])
    hitConvoy(s, flow().go)
    expect([where(s, 'br-inf-2nz'), isSunk(s.voyage)]).toEqual(['dead', true])
    expect(size - fleetSize(s, 'alliedAegean')).toBe(2)
    expect(points(s, 'allied-transports')).toEqual([2, 2])
  })

  it('20.F.2.h.4 other units and supply are lost with the first', () => {
    const s = {
      ...shipping(1, { at: { [KHANIA]: ['br-inf-5nz'] } }),
      voyage: item({ units: units('br-inf-5nz'), points: 1 }),
    }
    hitConvoy(s, flow().go)
    expect([where(s, 'br-inf-5nz'), isSunk(s.voyage), s.voyage?.points]).toEqual(['dead', true, 0])
    const stores = afloat({ supply: 2, points: 1 })
    hitConvoy(stores, flow().go)
    expect([isSunk(stores.voyage), stores.voyage?.supply]).toEqual([true, 0])
    // Nothing is left to be hit.
    hitConvoy(stores, flow().go)
    expect(stores.sunk.alliedAegean).toBe(1)
  })

  it('VP.A.7, VP.B.3 a point of the Allies that is sunk is one victory point, one of the Axis two', () => {
    const s = shipping(0, {})
    sinkPoints(s, flow().go, 'alliedAegean', 2)
    sinkPoints(s, flow().go, 'emergency', 1)
    sinkPoints(s, flow().go, 'axisAdriatic', 1)
    expect(points(s, 'allied-transports')).toEqual([2, 2, 2])
    expect(points(s, 'axis-transports')).toEqual([4])
  })
})

const choosing = (s: Front, option: string): Front => ({
  ...s,
  setting: { ...s.setting, options: { ...s.setting.options, [option]: true } },
})

describe('32.A.6 emergency evacuation', () => {
  const BEACH = '15B:2114'
  const evacuating = (...ids: string[]) => shipping(1, { at: { [BEACH]: ids }, owners: { allied: [BEACH] } })
  const strip = { kind: 'strip', box: 'middle-east' }

  it('32.A.6, VP.A.3, R-32A6 British leave their heavy equipment at a beach for a point each RE, to the Middle East and for good', () => {
    const s = play(choosing(evacuating('br-arm-1'), 'emergency-evacuation'), pick('br-arm-1'))
    expect(refusals(s, sailBox('middle-east'))).toEqual(['26.B.1.6'])
    const gone = play(s, strip)
    expect([gone.units[unit('br-arm-1')]?.at, gone.stripped]).toEqual([
      { is: 'box', box: 'middle-east' },
      units('br-arm-1'),
    ])
    expect(points(gone, 'abandoned')).toHaveLength(1)
    expect(offered(gone, 'board')).not.toContain('br-arm-1')
  })

  it('32.A.6, R-32 without the option nothing is left behind', () => {
    const s = play(evacuating('br-arm-1'), pick('br-arm-1'))
    expect(refusals(s, strip)).toEqual(['32.A.6'])
  })
})

describe('32.E.1 Greek morale', () => {
  it('32.E.1, R-32E2 no Greek goes by sea from the mainland to an island without Axis forces', () => {
    const build = { scenario: 'balkan-campaign', at: { [ATHENAI]: ['gr-inf-10r'] } } as const
    const bound = (more: object = {}) =>
      play(choosing(shipping(1, { ...build, ...more }), 'greek-morale'), pick('gr-inf-10r'))
    const order = { kind: 'sail', hex: KHANIA }
    expect(refusals(bound(), order)).toEqual(['32.E.1'])
    const invaded = bound({ at: { ...build.at, [IRAKLION]: ['it-ccnn-201'] } })
    expect(refusals(invaded, order)).toEqual([])
    expect(refusals(play(shipping(1, build), pick('gr-inf-10r')), order)).toEqual([])
  })
})
