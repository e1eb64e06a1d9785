import { describe, expect, it } from 'vitest'
import { whyNotOrder } from '../../../../src/games/balkan-front/air/flying'
import { whyNotScramble } from '../../../../src/games/balkan-front/air/interceptors'
import { NO_CARGO } from '../../../../src/games/balkan-front/air/lifts'
import { homesOf } from '../../../../src/games/balkan-front/air/returns'
import { whyNotBoard } from '../../../../src/games/balkan-front/airborne/loading'
import { planHexes } from '../../../../src/games/balkan-front/airborne/plan-book'
import type { Front } from '../../../../src/games/balkan-front/state'
import { airPosition, flight, spot } from '../air/aloft'
import { hex, logOf, offered, owed, play, position, refusals, unit } from '../positions'
import { ATHENAI, board, IRAKLION, KHANIA, pick, sail, shipping } from '../sea/at-sea'
import { scored } from './campaign'

/** What was scored since the scenario began. */
const since = (s: Front) => scored(s).filter(([line]) => line !== 'intervention')

const choosing = (s: Front, option: string): Front => ({
  ...s,
  setting: { ...s.setting, options: { ...s.setting.options, [option]: true } },
})
/** A beach of southern Crete, without a port. */
const BEACH = '15B:2409'
const strip = { kind: 'strip', box: 'middle-east' }
const boxOf = (s: Front, id: string) => s.units[unit(id)]?.at

describe('32.A.6 emergency evacuation', () => {
  const ashore = (id: string, build: Parameters<typeof shipping>[1] = {}) =>
    play(choosing(shipping(1, { at: { [BEACH]: [id] }, ...build }), 'emergency-evacuation'), pick(id))

  it('32.A.6, VP.A.3 a British division leaves its equipment on the beach for the Middle East, a point each RE', () => {
    const s = ashore('br-inf-2nz')
    expect(refusals(s, { kind: 'sailBox', box: 'middle-east' })).toEqual(['26.B.1.6'])
    const gone = play(s, strip)
    expect(boxOf(gone, 'br-inf-2nz')).toEqual({ is: 'box', box: 'middle-east' })
    expect(since(gone)).toEqual([['abandoned', 3]])
    expect(gone.shipped.alliedAegean).toBe(3)
    expect(logOf(s, strip).map(({ kind }) => kind)).toContain('stripped')
  })

  it('VP.A.3, R-32A6 a c/m RE counts one point, however many transport points it takes', () => {
    const gone = play(ashore('br-arm-1'), strip)
    expect([since(gone), gone.shipped.alliedAegean]).toEqual([[['abandoned', 1]], 2])
  })

  it('32.A.6 it goes nowhere else, and never leaves again by ship or by air', () => {
    const s = ashore('br-inf-2nz')
    expect(refusals(s, { kind: 'strip', box: 'rhodes' })).not.toEqual([])
    const later: Front = { ...play(s, strip), sailed: [], frames: s.frames }
    expect(offered(later, 'board')).toEqual([])
    expect(refusals(later, board('br-inf-2nz'))).toEqual(['26.B.1.1'])
    expect(whyNotBoard(later, 1, unit('br-inf-2nz'), spot('middle-east')).length).toBeGreaterThan(0)
  })

  it('32.A.6 British units with heavy equipment only, and with the option only', () => {
    expect(refusals(ashore('gr-mtn-5'), strip)).toEqual(['32.A.6'])
    expect(refusals(ashore('br-cdo-50'), strip)).toEqual(['32.A.6'])
    const usual = play(shipping(1, { at: { [BEACH]: ['br-inf-2nz'] } }), pick('br-inf-2nz'))
    expect(refusals(usual, strip)).toEqual(['32.A.6'])
    expect(offered(usual, 'strip')).toEqual([])
  })

  it('32.A.6, R-32A6 the equipment is lost when they embark, before the bombs fall', () => {
    const flights = [flight('ge-air-ju87b-g1', 'navalPatrol', BEACH)]
    const s = play(ashore('br-inf-2nz', { flights }), strip)
    expect([owed(s), since(s)]).toEqual(['seaStrike', [['abandoned', 3]]])
  })
})

describe('32.E.1 Greeks to quiet islands', () => {
  const at = { [ATHENAI]: ['gr-mtn-6'], '4718': ['it-inf-19'] }
  const asked = (option: boolean, more: Parameters<typeof shipping>[1] = {}): readonly string[] => {
    const s = shipping(1, { scenario: 'balkan-campaign', at, ...more })
    return refusals(play(option ? choosing(s, 'greek-morale') : s, pick('gr-mtn-6')), sail(IRAKLION))
  }
  it('32.E.1, R-32E2 no Greek sails from the mainland to an island without Axis forces', () => {
    expect([asked(true), asked(false)]).toEqual([['32.E.1'], []])
  })
  it('32.E.1 with Axis forces on the island, after the intervention, and to other mainland ports they do', () => {
    expect(asked(true, { at: { ...at, '15B:2507': ['it-mar-sm'] } })).toEqual([])
    expect(asked(true, { own: { intervened: true } })).toEqual([])
    const s = choosing(shipping(1, { scenario: 'balkan-campaign', at }), 'greek-morale')
    expect(refusals(play(s, pick('gr-mtn-6')), sail('4510'))).toEqual([])
  })
  it('32.E.1 the British are not bound, nor Greeks who are on an island', () => {
    const s = choosing(
      shipping(1, { scenario: 'balkan-campaign', at: { [ATHENAI]: ['br-inf-14'], [KHANIA]: ['gr-mtn-5'] } }),
      'greek-morale',
    )
    expect(refusals(play(s, pick('br-inf-14')), sail(IRAKLION))).toEqual([])
    expect(refusals(play(s, pick('gr-mtn-5')), sail(IRAKLION))).toEqual([])
  })
})

describe('28.A.1.c the garrison of Rhodes in the air', () => {
  const GUARD = 'it-air-cr42-r'
  const BOMBER = 'it-air-mxdb-r'
  const s = airPosition({ scenario: 'balkan-campaign', inBoxes: { rhodes: [GUARD, BOMBER, 'it-ccnn-201'] } })
  const free: Front = { ...s, lostGovernments: [hex(ATHENAI)] }
  const order = (id: string, mission: 'transfer' | 'staging' | 'airbase', to: string) => ({
    unit: unit(id),
    mission,
    to: spot(to),
    night: false,
    tow: null,
    cargo: NO_CARGO,
    beyond: null,
  })
  const LEROS = '15B:1702'
  const field = { airfields: [...s.airfields, { hex: hex(LEROS), kind: 'permanent' as const }] }

  it('28.A.1.c.2 its air units neither transfer nor stage nor scramble elsewhere; once it is released they may', () => {
    const why = (now: Front, mission: 'transfer' | 'staging') =>
      whyNotOrder({ ...now, ...field }, 0, order(GUARD, mission, LEROS), []).map(({ rule }) => rule)
    expect([why(s, 'transfer'), why(s, 'staging')]).toEqual([['28.A.1.c.2'], ['28.A.1.c.2']])
    expect([why(free, 'transfer'), why(free, 'staging')]).toEqual([[], []])
    const raided = airPosition({
      scenario: 'balkan-campaign',
      inBoxes: { rhodes: [GUARD] },
      flights: [flight('br-air-well', 'airbase', 'rhodes')],
      own: field,
    })
    expect(whyNotScramble(raided, 0, unit(GUARD), spot(LEROS)).map(({ rule }) => rule)).toEqual(['28.A.1.c.2'])
  })

  it('28.A.1.c.2 they fly missions from Rhodes and come home there', () => {
    expect(whyNotOrder(s, 0, order(BOMBER, 'airbase', IRAKLION), [])).toEqual([])
    const out = flight(BOMBER, 'airbase', '15B:1404', { base: spot('rhodes') })
    expect(homesOf({ ...s, ...field }, out, 'phase')).toEqual([spot('rhodes')])
    expect(homesOf({ ...free, ...field }, out, 'phase').length).toBeGreaterThan(1)
  })

  it('28.A.1.c.2 nor does its infantry go by air', () => {
    const why = (now: Front) => whyNotBoard(now, 0, unit('it-ccnn-201'), spot('rhodes')).map(({ rule }) => rule)
    expect([why(s), why(free)]).toEqual([['28.A.1.c.2'], []])
  })
})

describe('33.G.2 the mainland of Greece ends at the Cham region', () => {
  it('33.G.2, 26.B.2.6 Cham is a coast one may land on where it is Albanian', () => {
    const lands = (scenario: 'greek-appeasement' | 'balkan-campaign') =>
      ['4720', '4820', '4920', '5020'].filter(number => planHexes(position({ scenario }), true).includes(hex(number)))
    expect([lands('greek-appeasement'), lands('balkan-campaign')]).toEqual([['4720', '4820', '4920'], []])
  })
})
