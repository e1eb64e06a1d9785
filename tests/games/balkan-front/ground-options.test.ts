import { describe, expect, it } from 'vitest'
import { targetsFor } from '../../../src/games/balkan-front/air/missions'
import { hexOfSpot } from '../../../src/games/balkan-front/air/spots'
import { audit } from '../../../src/games/balkan-front/audit'
import { retreatHexes } from '../../../src/games/balkan-front/combat/retreat'
import { allowance } from '../../../src/games/balkan-front/movement/allowance'
import { reachOf } from '../../../src/games/balkan-front/movement/marching'
import { railWay } from '../../../src/games/balkan-front/movement/rail'
import { ownerOf, settleAll } from '../../../src/games/balkan-front/ownership'
import type { Front } from '../../../src/games/balkan-front/state'
import {
  type Bridge,
  bridgeBetween,
  bridgeHits,
  bridgeOwner,
  bridgesAtStart,
  damageBridge,
  isDown,
  seize,
} from '../../../src/games/balkan-front/works/bridges'
import {
  asked,
  type Build,
  flow,
  hex,
  localOf,
  moving,
  offered,
  play,
  position,
  refusals,
  settingOf,
  unit,
  where,
} from './positions'

// The options of the ground war that change movement and ownership: 32.A.1, 32.B.2, 32.C and 32.D.

const pick = (id: string) => ({ kind: 'pick', unit: id })
const go = (number: string) => ({ kind: 'go', hex: number })

/** Everything chosen that is named, from the first move on. */
function choosing<S extends Front>(s: S, ...options: string[]): S {
  const chosen = Object.fromEntries(options.map(option => [option, true]))
  return { ...s, setting: { ...s.setting, options: { ...s.setting.options, ...chosen } } }
}

describe('32.A.1 ownership of territory', () => {
  const owned = (s: Front, number: string) => ownerOf(s, hex(number))
  it('32.A.1.1 a zone of control alone wins no city and no airbase of the enemy; a unit that enters does', () => {
    // Larisa is a Greek city; the division stands next to it.
    const build: Build = { at: { 4912: ['ge-inf-72'] } }
    expect(owned(position(build), '4913')).toBe(0)
    const s = choosing({ ...position(), units: position(build).units }, 'ownership')
    settleAll(s, flow().go)
    expect([owned(s, '4913'), owned(s, '4812')]).toEqual([1, 0])
    const inside = choosing({ ...position(), units: position({ at: { 4913: ['ge-inf-72'] } }).units }, 'ownership')
    settleAll(inside, flow().go)
    expect(owned(inside, '4913')).toBe(0)
  })

  it('32.A.1.2, R-32A1 half an RE owns an enemy hex only while it stands there', () => {
    const start = choosing(moving(0, { at: { 4110: ['ge-cdo-br'] }, owners: { axis: ['4110'] } }), 'ownership')
    const there = play(start, pick('ge-cdo-br'), go('4210'))
    expect([owned(there, '4210'), there.lent]).toEqual([0, [hex('4210')]])
    const gone = play(there, go('4110'))
    expect([owned(gone, '4210'), gone.lent]).toEqual([1, []])
    const plain = play(
      moving(0, { at: { 4110: ['ge-cdo-br'] }, owners: { axis: ['4110'] } }),
      pick('ge-cdo-br'),
      go('4210'),
      go('4110'),
    )
    expect(owned(plain, '4210')).toBe(0)
  })

  it('32.A.1.2 1 RE keeps it, and so does an uncontested zone of control', () => {
    const whole = choosing(moving(0, { at: { 4110: ['ge-inf-72'] }, owners: { axis: ['4110'] } }), 'ownership')
    const left = play(whole, pick('ge-inf-72'), go('4210'), go('4110'))
    expect([owned(left, '4210'), left.lent]).toEqual([0, []])
  })
})

const bridge = (a: string, b: string): Bridge => bridgeBetween(hex(a), hex(b)) as Bridge

/** Greeks at Serrai, from where a road leads over the Strymon to 4408. */
const atSerrai = (id: string, ...options: string[]): Front =>
  play(choosing(moving(1, { at: { 4407: [id] } }), 'bridges', ...options), pick(id))

const priceOf = (s: Front, id: string, number: string): number =>
  reachOf(s, unit(id), { quarters: allowance(s, unit(id)), isFresh: false }, 'foot').costTo(hex(number))

describe('32.C bridges', () => {
  it('32.C.1 a road or railway over a river is a bridge, owned with both of its hexes or by who owned both last', () => {
    const s = choosing(position(), 'bridges')
    expect(bridgeBetween(hex('4407'), hex('4307'))).toBe(null)
    expect(bridgeOwner(s, bridge('4407', '4408'))).toBe(1)
    const split = choosing(moving(0, { at: { 4408: [], 4308: ['ge-inf-72'] }, owners: { axis: ['4308'] } }), 'bridges')
    const one = play(split, pick('ge-inf-72'), go('4408'))
    // The division in 4408 holds Serrai beside it by its zone too, so both ends change hands.
    expect(bridgeOwner(one, bridge('4407', '4408'))).toBe(0)
  })

  it('32.C.1 one end alone does not win it', () => {
    const s = choosing(moving(0, { at: { 4409: ['ge-cdo-br'] }, owners: { axis: ['4409'] } }), 'bridges')
    const one = play(s, pick('ge-cdo-br'), go('4408'))
    expect([ownerOf(one, hex('4408')), ownerOf(one, hex('4407'))]).toEqual([0, 1])
    expect(bridgeOwner(one, bridge('4407', '4408'))).toBe(1)
    expect(audit(one)).toEqual([])
  })

  it('32.C.1 the bridges on the frontiers of Yugoslavia belong to nobody at the start', () => {
    const notes = bridgesAtStart({ setting: settingOf('operation-marita', { bridges: true }) })
    expect(notes.length).toBeGreaterThan(0)
    expect(notes.every(({ owner, hits }) => owner === 2 && hits === 0)).toBe(true)
    expect(notes.some(({ a, b }) => a === bridge('1318', '1319').a && b === bridge('1318', '1319').b)).toBe(true)
    expect(bridgesAtStart({ setting: settingOf('operation-marita') })).toEqual([])
  })

  it('32.C.3 a unit next to an own or unowned bridge demolishes it for 4 MPs, an enemy’s never', () => {
    const s = atSerrai('gr-mtn-18')
    const down = play(s, { kind: 'demolishBridge', unit: 'gr-mtn-18', hex: '4408' })
    expect(isDown(down, bridge('4407', '4408'))).toBe(true)
    expect(refusals(down, { kind: 'demolishBridge', unit: 'gr-mtn-18', hex: '4408' })).toEqual(['32.C.3'])
    const seized = { ...s }
    seize(seized, bridge('4407', '4408'), 0)
    expect(refusals(seized, { kind: 'demolishBridge', unit: 'gr-mtn-18', hex: '4408' })).toEqual(['32.C.3'])
    expect(refusals(s, { kind: 'demolishBridge', unit: 'gr-mtn-18', hex: '4307' })).toEqual(['32.C.1'])
  })

  it('32.C.1, R-32C1 without the option there are none', () => {
    const s = play(moving(1, { at: { 4407: ['gr-mtn-18'] } }), pick('gr-mtn-18'))
    expect(offered(s, 'demolishBridge')).toEqual([])
    expect(refusals(s, { kind: 'demolishBridge', unit: 'gr-mtn-18', hex: '4408' })).toEqual(['32.C.1'])
  })

  it('32.C.2 a hex at the end of several bridges is offered once', () => {
    const s = choosing(position(), 'bridges')
    const hexes = targetsFor(s, { side: 0, mission: 'bridge' }).flatMap(hexOfSpot)
    expect(hexes.length).toBeGreaterThan(10)
    expect(new Set(hexes).size).toBe(hexes.length)
  })

  it('32.C.4 vector 15: where it is down the road ends: the hex and the river are paid, and no train runs', () => {
    const s = choosing(position({ at: { 4407: ['gr-inf-10r'], 4310: ['gr-mtn-13'] } }), 'bridges')
    expect(priceOf(s, 'gr-inf-10r', '4408')).toBe(1)
    const down = { ...s }
    damageBridge(down, bridge('4407', '4408'), 3)
    // Rough ground 2, the river 1.
    expect(priceOf(down, 'gr-inf-10r', '4408')).toBe(3)
    const trip = { unit: unit('gr-mtn-13'), quarters: 24, riding: [unit('gr-mtn-13')], moved: [] }
    expect(railWay(s, trip, hex('4409'))?.path.length).toBe(2)
    const cut = { ...s }
    damageBridge(cut, bridge('4310', '4409'), 3)
    expect(railWay(cut, trip, hex('4409'))?.path.length).not.toBe(2)
  })

  it('32.C.4 two hits leave it whole; R-32C2 the third brings it down and they stay', () => {
    const s = { ...choosing(position(), 'bridges') }
    damageBridge(s, bridge('4407', '4408'), 2)
    expect([bridgeHits(s, bridge('4407', '4408')), isDown(s, bridge('4407', '4408'))]).toEqual([2, false])
    damageBridge(s, bridge('4407', '4408'), 2)
    expect([bridgeHits(s, bridge('4407', '4408')), isDown(s, bridge('4407', '4408'))]).toEqual([3, true])
  })

  it('32.C.5 a construction unit with both ends in its hands repairs it for 4 MPs, others do not', () => {
    const down = { ...atSerrai('gr-con-1') }
    damageBridge(down, bridge('4407', '4408'), 3)
    const order = { kind: 'mendBridge', unit: 'gr-con-1', hex: '4408' }
    expect(bridgeHits(play(down, order), bridge('4407', '4408'))).toBe(0)
    expect(refusals(atSerrai('gr-con-1'), order)).toEqual(['32.C.5'])
    const foot = { ...atSerrai('gr-mtn-18') }
    damageBridge(foot, bridge('4407', '4408'), 3)
    expect(refusals(foot, { ...order, unit: 'gr-mtn-18' })).toEqual(['32.C.5'])
    const half = { ...down, owner: down.owner.map((owner, id) => (id === hex('4408') ? 0 : owner)) }
    expect(refusals(half, order)).toEqual(['32.C.5'])
  })
})

describe('32.B.2 the Brandenburgers', () => {
  const commandos = (at: Build['at'], ...options: string[]): Front =>
    play(choosing(moving(0, { at: at ?? {} }), 'brandenburg', ...options), pick('ge-cdo-br'))
  const toSeize = { kind: 'seizeBridge', unit: 'ge-cdo-br', hex: '4408' }

  it('32.B.2.3, 32.C.6 they seize an enemy bridge on a 3 or more, and are lost on less', () => {
    const s = { ...commandos({ 4407: ['ge-cdo-br'] }, 'bridges') }
    seize(s, bridge('4407', '4408'), 1)
    const won = play(s, { ...toSeize, dice: [3] })
    expect([bridgeOwner(won, bridge('4407', '4408')), where(won, 'ge-cdo-br')]).toEqual([0, '14A:4407'])
    const lost = play(s, { ...toSeize, dice: [2] })
    expect([bridgeOwner(lost, bridge('4407', '4408')), where(lost, 'ge-cdo-br')]).toEqual([1, 'dead'])
    expect(refusals(won, toSeize)).toEqual(['32.B.2.3'])
    const infantry = play(
      choosing(moving(0, { at: { 4407: ['ge-inf-72'] } }), 'brandenburg', 'bridges'),
      pick('ge-inf-72'),
    )
    expect(refusals(infantry, { ...toSeize, unit: 'ge-inf-72' })).toEqual(['32.C.6'])
  })

  // The Greek division in 4309 reaches 4209 and 4210.
  const watched = { 4209: ['ge-cdo-br'], 4309: ['gr-mtn-18'] }
  const leftTo = (s: Front): number =>
    localOf<{ left: { unit: number; quarters: number }[] }>(s).left.find(each => each.unit === unit('ge-cdo-br'))
      ?.quarters ?? -1

  it('32.B.2.1 on a 3 or more they leave a zone of control without paying for it, otherwise they pay', () => {
    const s = commandos(watched)
    const free = play(s, { kind: 'slip', hex: '4210', dice: [3] })
    const seen = play(s, { kind: 'slip', hex: '4210', dice: [2] })
    expect([where(free, 'ge-cdo-br'), where(seen, 'ge-cdo-br')]).toEqual(['14A:4210', '14A:4210'])
    expect(leftTo(free)).toBeGreaterThan(leftTo(seen))
    const paying = play(s, go('4210'))
    expect(leftTo(paying)).toBe(leftTo(seen))
  })

  it('32.B.2.1 who cannot pay stays where he is', () => {
    const s = commandos(watched)
    const [frame] = [s.frames.at(-1)]
    const poor: Front = {
      ...s,
      frames: [
        ...s.frames.slice(0, -1),
        {
          ...frame,
          local: {
            picked: [unit('ge-cdo-br')],
            left: [{ unit: unit('ge-cdo-br'), quarters: 12, mode: 'foot', near: true }],
          },
        } as never,
      ],
    }
    const stays = play(poor, { kind: 'slip', hex: '4210', dice: [1] })
    expect([where(stays, 'ge-cdo-br'), leftTo(stays)]).toEqual(['14A:4209', 0])
  })

  it('32.B.2.1, R-32B2 only they, only out of a zone, only if it is played', () => {
    expect(offered(play(moving(0, { at: watched }), pick('ge-cdo-br')), 'slip')).toEqual([])
    expect(refusals(play(moving(0, { at: watched }), pick('ge-cdo-br')), { kind: 'slip', hex: '4210' })).toEqual([
      '32.B.2.1',
    ])
    expect(refusals(commandos({ 4108: ['ge-cdo-br'] }), { kind: 'slip', hex: '4109' })).toEqual(['32.B.2.1'])
  })

  it('32.B.2.2 they retreat through a zone to a hex that friends hold, by a die', () => {
    const at = {
      4409: ['ge-cdo-br'],
      4410: ['ge-inf-72'],
      4510: ['gr-mtn-6'],
      4309: ['gr-mtn-18'],
      4408: ['gr-mtn-14'],
    }
    const s = choosing(position({ at }), 'brandenburg')
    const plain = position({ at })
    expect(retreatHexes(plain, unit('ge-cdo-br'), []).priority).toBe(3)
    expect(retreatHexes(s, unit('ge-cdo-br'), [])).toEqual({ hexes: [hex('4410')], priority: 3 })
    const args = { role: 'attack', units: [unit('ge-cdo-br')] }
    expect(where(asked('retreat', 0, { at }, args), 'ge-cdo-br')).toBe('dead')
    // With a second hex that friends hold there is something to choose, and a die to fall.
    const own = { setting: settingOf('operation-marita', { brandenburg: true }) }
    const two = asked('retreat', 0, { at: { ...at, 4310: ['ge-inf-73'] }, own }, args)
    const order = { kind: 'retreat', unit: 'ge-cdo-br', hex: '4310' }
    expect(where(play(two, { ...order, dice: [3, 3] }), 'ge-cdo-br')).toBe('14A:4310')
    expect(where(play(two, { ...order, dice: [2, 3] }), 'ge-cdo-br')).toBe('dead')
  })
})

describe('32.D Italian railways', () => {
  const anItalian = 'it-inf-19'
  it('32.D, R-32D off the map by one western line and back by another for 25 hexes of track', () => {
    const s = position({ scenario: 'balkan-campaign', at: { 2733: [anItalian] } })
    const trip = { unit: unit(anItalian), quarters: 24, riding: [unit(anItalian)], moved: [] }
    expect(railWay(s, trip, hex('0233'))).toBe(null)
    const way = railWay(choosing(s, 'italian-rail'), trip, hex('0233'))
    // 25 hexes at ten a point.
    expect([way?.points, way?.path.map(String)]).toEqual([3, [hex('2733'), hex('0233')].map(String)])
  })
})
