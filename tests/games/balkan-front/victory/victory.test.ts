import { describe, expect, it } from 'vitest'
import { TURNS, turnNumber } from '../../../../src/games/balkan-front/charts/weather'
import { hexesOfLand, portAt } from '../../../../src/games/balkan-front/map/geography'
import { capitalMoves } from '../../../../src/games/balkan-front/politics/politics'
import type { Front } from '../../../../src/games/balkan-front/state'
import { takeCity } from '../../../../src/games/balkan-front/victory/captured'
import { capitalLevel, mayCease } from '../../../../src/games/balkan-front/victory/endings'
import {
  cretanCities,
  mainlandGreekCities,
  mainlandYugoslavCities,
  score,
} from '../../../../src/games/balkan-front/victory/points'
import { levelOf, lostHalves, tally, totalsOf } from '../../../../src/games/balkan-front/victory/tally'
import { endTurn, TURN_END } from '../../../../src/games/balkan-front/victory/turn-end'
import { asked, engine, flow, hex, hexes, names, position, unit } from '../positions'

const ATHENAI = hex('15B:0911')
const BEOGRAD = hex('2211')
const rows = (s: Front, ceased: number | null = null) =>
  Object.fromEntries(tally(s, ceased).map(({ line, points }) => [line, points]))
const owning = (s: Front, side: 0 | 1, cities: readonly { readonly hexes: readonly number[] }[]): Front => {
  const taken = new Set(cities.flatMap(({ hexes: all }) => all))
  return { ...s, owner: s.owner.map((owner, id) => (taken.has(id) ? side : owner)) }
}

/** A flow that notes how the game ended. */
const ending = () => {
  const ended: { winner: number | null; level: string }[] = []
  const { go, logged } = flow()
  go.finish = outcome => void ended.push({ winner: outcome.winner, level: outcome.level })
  return { go, ended, logged }
}

describe('31.B victory levels', () => {
  it('31.B.2 four points or less are a stalemate, then by the ratio (examples 115, 116)', () => {
    expect(levelOf([40, 37])).toEqual({ winner: null, level: 'Stalemate' })
    expect(levelOf([60, 20])).toEqual({ winner: 0, level: 'Decisive victory' })
    expect(levelOf([20, 40])).toEqual({ winner: 1, level: 'Major victory' })
    expect(levelOf([30, 20])).toEqual({ winner: 0, level: 'Marginal victory' })
    expect(levelOf([24, 20])).toEqual({ winner: null, level: 'Stalemate' })
  })

  it('31.B.2, R-31B against nothing or less it is decisive, with a lead of five', () => {
    expect(levelOf([5, 0])).toEqual({ winner: 0, level: 'Decisive victory' })
    expect(levelOf([-12, -7])).toEqual({ winner: 1, level: 'Decisive victory' })
    expect(levelOf([0, -4])).toEqual({ winner: null, level: 'Stalemate' })
  })
})

describe('31.B.1 what is lost', () => {
  it('31.B.1, VP.A.1, VP.A.2, VP.B.1 a division left as a cadre counts two REs; five points for British c/m ones, three for others (example 117)', () => {
    const s = position({ at: { 4513: ['br-inf-2nz', 'br-arm-1'] }, cadres: ['br-inf-2nz'] })
    expect(lostHalves(s, unit('br-inf-2nz'))).toBe(4)
    expect(rows(s)).toMatchObject({ british: 6 })
    expect(rows(position({ dead: ['br-arm-1'] }))['british-motorized']).toBe(5)
    const motorized = position({ at: { 4514: ['ge-mot-lah', 'it-lta-131'] }, cadres: ['it-lta-131'] })
    expect(rows(motorized)).toMatchObject({ 'axis-motorized': 4 })
  })

  it('VP.A.2 position AA at half an RE a point, not c/m (example 171)', () => {
    const s = position({ dead: ['br-paa-mnbdo', 'br-inf-6au'] })
    expect([lostHalves(s, unit('br-paa-mnbdo')), lostHalves(s, unit('br-inf-6au'))]).toEqual([3, 6])
    expect(rows(s).british).toBe(13.5)
  })

  it('VP.B.2 a division that began as a cadre counts one RE (example 172)', () => {
    const s = position({ dead: ['it-inf-19'], own: { startRe: [{ unit: unit('it-inf-19'), halves: 2 }] } })
    expect(rows(s)).toMatchObject({ axis: 1 })
    expect(rows(position({ dead: ['it-inf-19'] }))).toMatchObject({ axis: 3 })
  })

  it('VP.A.4, VP.B.4 air units at three and two; surrendered forces are eliminated (example 168)', () => {
    const s = position({ dead: ['it-air-cr42-1'] })
    const units = [...s.units]
    for (const id of ['gr-air-p24', 'gr-air-mxdb', 'gr-mtn-1'])
      units[unit(id)] = { at: { is: 'surrendered' }, cadre: false }
    expect(rows({ ...s, units })).toMatchObject({ 'allied-air': 6, 'axis-air': 2 })
    expect(rows({ ...s, units }).british).toBeUndefined()
  })

  it('15.C.1, 31.B.1 idle components and a broken-down division count nothing; dead parts count their own', () => {
    const s = position({ own: { sets: [{ set: 'ge-bd-A', parent: unit('ge-inf-72'), form: 'supported' }] } })
    const units = [...s.units]
    units[unit('ge-inf-72')] = { at: { is: 'set', set: 'ge-bd-A' }, cadre: false }
    units[unit('ge-bd-A-1')] = { at: { is: 'dead' }, cadre: false }
    expect(rows({ ...s, units })).toMatchObject({ axis: 1 })
  })
})

describe('31.B.1 the end tally of places', () => {
  it('VP.A.9, VP.A.10, VP.B.9 every city of the mainlands, and those of Crete', () => {
    const s = position({ scenario: 'operation-marita' })
    expect(rows(s).mainland).toBeUndefined()
    const greece = owning(s, 0, mainlandGreekCities)
    expect(rows(greece).mainland).toBeUndefined()
    expect(rows(owning(greece, 0, mainlandYugoslavCities)).mainland).toBe(12)
    expect(rows(s)['crete-allied']).toBe(3)
    expect(rows(owning(s, 0, cretanCities))['crete-axis']).toBe(5)
    expect(names([])).toEqual([])
  })

  it('VP.A.9 without an Allied Yugoslavia the Greek mainland is enough', () => {
    const s = position({ scenario: 'balkan-campaign' })
    expect(rows(owning(s, 0, mainlandGreekCities)).mainland).toBe(12)
  })

  it('VP.B.7, VP.B.8 two for each Allied-owned city in Albania, five for each government that stands', () => {
    const s = position({ scenario: 'balkan-campaign', owners: { allied: ['4216'] } })
    expect(rows(s)).toMatchObject({ cities: 2, 'capital-held': 5 })
    expect(rows({ ...s, lostGovernments: [ATHENAI] })['capital-held']).toBeUndefined()
    expect(rows(position({ scenario: 'operation-marita' }))['capital-held']).toBe(10)
  })

  it('VP.A.11, VP.A.12 ten for ceasing by Mar II 41, fifteen off from Jul I 41 on (example 170)', () => {
    const s = position({ scenario: 'balkan-campaign' })
    const ceased = (turn: (typeof TURNS)[number]) => rows(s, turnNumber(turn))
    expect(ceased('Mar II 41').early).toBe(10)
    expect([ceased('Apr I 41').early, ceased('Jun II 41').late]).toEqual([undefined, undefined])
    expect([ceased('Jul I 41').late, ceased('Aug II 41').late]).toEqual([-15, -15])
  })

  it('VP.A.16 Marita begins with the price of the intervention paid', () => {
    expect(rows(position({ scenario: 'operation-marita' })).intervention).toBe(-12)
    expect(totalsOf(tally(position({ scenario: 'operation-marita' }), null))[0]).toBe(-12)
  })
})

describe('31.A endings', () => {
  it('31.A.1 the Axis may cease once the governments are gone, and not in Marita', () => {
    const s = position({ scenario: 'balkan-campaign' })
    expect([mayCease(s), mayCease({ ...s, lostGovernments: [ATHENAI] })]).toEqual([false, true])
    const marita = position({ scenario: 'operation-marita' })
    expect(mayCease({ ...marita, lostGovernments: [ATHENAI, BEOGRAD] })).toBe(false)
    const joined = position({
      scenario: 'balkan-campaign',
      joined: { Yugoslavia: 1 },
      own: { lostGovernments: [ATHENAI] },
    })
    expect(mayCease(joined)).toBe(false)
  })

  it('31.A.1 the question comes in every turn, in the last one of a campaign too', () => {
    const isAsked = (scenario: 'balkan-campaign' | 'operation-marita', turn: (typeof TURNS)[number]) =>
      TURN_END.find(({ id }) => id === 'cease')?.when?.(position({ scenario, turn: turnNumber(turn) }))
    expect([isAsked('balkan-campaign', 'Dec I 40'), isAsked('balkan-campaign', 'Aug II 41')]).toEqual([true, true])
    expect(isAsked('operation-marita', 'Apr II 41')).toBe(false)
  })

  it('31.B.1 what is scored is told with its line, and nothing in a scenario without points', () => {
    const told = (scenario: 'balkan-campaign' | 'plan-y') => {
      const { go, logged } = flow()
      score({ ...position({ scenario }) }, go, 'axis-garrison', 1.5)
      return logged
    }
    expect(told('balkan-campaign')).toEqual([{ kind: 'scored', facts: { line: 'axis-garrison', halves: -6, side: 0 } }])
    expect(told('plan-y')).toEqual([])
  })

  it('31.A.1 asked at the end of the turn: going on or the end', () => {
    const s = asked('cease', 0, { scenario: 'balkan-campaign', own: { lostGovernments: [ATHENAI] } })
    expect([...engine.choices(s)].map(({ action }) => action.kind).sort()).toEqual(['cease', 'goOn'])
    const over = engine.apply(s, { kind: 'cease' } as never).state
    expect(over.outcome).not.toBeNull()
    const never = asked('cease', 0, { scenario: 'balkan-campaign', at: { 4417: ['gr-mtn-1'], 3818: ['it-inf-19'] } })
    expect(never.frames.some(({ step }) => step === 'cease')).toBe(false)
  })

  it('31.A.2, R-31A a campaign that runs out counts as ceased on Aug II 41', () => {
    const s = position({ scenario: 'balkan-campaign', turn: turnNumber('Aug II 41') })
    const { go, ended } = ending()
    endTurn(s, go)
    expect(ended).toHaveLength(1)
    const marita = ending()
    endTurn(position({ scenario: 'operation-marita', turn: turnNumber('Apr II 41') }), marita.go)
    expect(marita.ended).toHaveLength(1)
  })

  it('33.B.3 Marita ends after Apr II 41 and is scored by the chart, without the price of ceasing', () => {
    const s = position({ scenario: 'operation-marita', turn: turnNumber('Apr II 41') })
    const { go, ended, logged } = ending()
    endTurn(s, go)
    const points = totalsOf(tally(s, null))
    expect(ended).toEqual([levelOf(points)])
    expect(logged.find(({ kind }) => kind === 'ended')?.facts).toMatchObject({ points })
    const early = ending()
    endTurn(position({ scenario: 'operation-marita', turn: turnNumber('Apr I 41') }), early.go)
    expect(early.ended).toEqual([])
  })

  it('VP.B.5, VP.B.6, R-VP4 two points once when an Albanian city is Allied; five a turn for all its ports', () => {
    const s = { ...position({ scenario: 'balkan-campaign' }) }
    const { go, logged } = flow()
    const albania = TURN_END.find(({ id }) => id === 'albania')
    albania?.play(s, 0, go)
    expect(logged).toEqual([])
    const ports = new Set<number>(hexesOfLand('Albania').filter(each => portAt(each) !== null))
    s.owner = s.owner.map((owner, id) => (ports.has(id) || id === hex('4216') ? 1 : owner))
    albania?.play(s, 0, go)
    albania?.play(s, 0, go)
    expect(s.vp.map(({ line, halves }) => [line, halves])).toEqual([
      ['albanian-city', 4],
      ['albanian-ports', 10],
      ['albanian-ports', 10],
    ])
  })
})

describe('33.F Plan Y', () => {
  it('33.F.3 by the turn on which the capital falls: decisive, major, marginal', () => {
    const levels = TURNS.slice(0, 10).map(turn => capitalLevel(turnNumber(turn)).level)
    expect(levels).toEqual([
      ...Array(6).fill('Decisive victory'),
      ...Array(2).fill('Major victory'),
      ...Array(2).fill('Marginal victory'),
    ])
  })

  it('33.F.3, R-PY1 a ZOC alone takes the capital, and the game ends at once (example 173)', () => {
    const s = { ...position({ scenario: 'plan-y', turn: turnNumber('Jan II 41'), own: { capital: BEOGRAD } }) }
    const { go, ended } = ending()
    takeCity(s, go, { hex: BEOGRAD, from: 1, to: 0, entered: false })
    expect(ended).toEqual([{ winner: 0, level: 'Decisive victory' }])
  })

  it('33.F.3 a capital that holds out is a major victory for the Allies', () => {
    const { go, ended } = ending()
    endTurn(position({ scenario: 'plan-y', turn: turnNumber('Mar II 41') }), go)
    expect(ended).toEqual([{ winner: 1, level: 'Major victory' }])
  })

  it('33.F.2.4 the capital moves by own railways to another city, once a phase', () => {
    const s = position({ scenario: 'plan-y', own: { capital: BEOGRAD } })
    expect(capitalMoves(s)).toContain(hex('3009'))
    expect(capitalMoves(s)).not.toContain(BEOGRAD)
    const cut = { ...s, owner: s.owner.map((owner, id) => (id === BEOGRAD ? owner : 2)) as typeof s.owner }
    expect(capitalMoves(cut)).toEqual([])
    const at = { 2211: ['yu-inf-gd'], 3818: ['it-inf-19'] }
    const asks = asked('politics', 1, { scenario: 'plan-y', at, own: { capital: BEOGRAD } })
    const moved = engine.apply(asks, { kind: 'capital', hex: hex('3009'), dice: [1] } as never).state
    expect(moved.capital).toBe(hex('3009'))
    expect(moved.frames.some(({ step, side }) => step === 'politics' && side === 1)).toBe(false)
  })

  it('33.F.2.2 captures are noted for Greek and Yugoslav cities only', () => {
    const s = { ...position({ scenario: 'operation-marita' }) }
    const { go } = flow()
    takeCity(s, go, { hex: hex('4510'), from: 1, to: 0, entered: true })
    takeCity(s, go, { hex: hex('3606'), from: 1, to: 0, entered: true })
    expect(s.captures.map(each => each.hex)).toEqual(hexes('4510'))
    takeCity(s, go, { hex: hex('4510'), from: 0, to: 1, entered: true })
    expect(s.captures).toEqual([])
  })
})
