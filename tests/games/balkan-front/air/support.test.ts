import { describe, expect, it } from 'vitest'
import type { Flight } from '../../../../src/games/balkan-front/air/air-state'
import {
  canFireAtSupport,
  flakAgainstSupport,
  supportersOf,
  supportPoints,
} from '../../../../src/games/balkan-front/air/support'
import { planBattle } from '../../../../src/games/balkan-front/combat/attack'
import { oddsOf } from '../../../../src/games/balkan-front/combat/odds'
import type { Front } from '../../../../src/games/balkan-front/state'
import { engine, hex, names, owed, play, units } from '../positions'
import { airPosition, flight } from './aloft'

const CLEAR = { D: 'C', E: 'C' } as const
const POOR = { D: 'P', E: 'P' } as const
/** Two German divisions next to a Greek one; 4309 and 4409 face 4409's neighbour. */
const at = { 4410: ['ge-inf-46', 'ge-inf-72'], 4510: ['gr-mtn-2'] }
const fight = (flights: readonly Flight[], weather: typeof CLEAR | typeof POOR = CLEAR, more = {}) => {
  const s = airPosition({ at: { ...at, ...more }, own: { weather }, flights })
  return { s, battle: planBattle(s, 0, hex('4510'), units('ge-inf-46', 'ge-inf-72')) }
}
const gs = (id: string, more = {}) => flight(id, 'groundSupport', '4510', more)
const ds = (id: string, more = {}) => flight(id, 'defensiveSupport', '4510', more)

describe('20.F.2.b ground support', () => {
  it('20.F.2.b.2 tactical points are added to the attack, whatever the ground', () => {
    const plain = fight([])
    const { s, battle } = fight([gs('ge-air-ju87b-g1')])
    expect(oddsOf(s, battle).attack).toBe(oddsOf(plain.s, plain.battle).attack + 5)
    expect(oddsOf(s, battle).air).toEqual({ attack: 5, defence: 0 })
  })

  it('20.F.2.b.2, R-GS capped by what the ground units print, then halved in poor weather, a third far off', () => {
    const { s } = fight([])
    const stukas = ['g1', 'g2', 'g3'].map(id => gs(`ge-air-ju87b-${id}`))
    expect(supportPoints(s, stukas, 99, hex('4510'))).toBe(15)
    expect(supportPoints(s, stukas, 8, hex('4510'))).toBe(8)
    expect(supportPoints({ ...s, weather: POOR }, stukas, 8, hex('4510'))).toBe(4)
    expect(supportPoints(s, [{ ...stukas[0], extended: true } as Flight], 99, hex('4510'))).toBeCloseTo(5 / 3)
    // Those at normal range fill the room first.
    expect(supportPoints(s, [{ ...stukas[0], extended: true } as Flight, stukas[1] as Flight], 5, hex('4510'))).toBe(5)
  })

  it('20.F.2.b.1, 21.B.2.2 who was turned back, or supports another hex, adds nothing', () => {
    const { s, battle } = fight([
      gs('ge-air-ju87b-g1', { fate: 'back' }),
      flight('ge-air-ju87b-g2', 'groundSupport', '4913'),
    ])
    expect(oddsOf(s, battle).air.attack).toBe(0)
  })
})

describe('20.F.2.c defensive support', () => {
  it('20.F.2.c.2 is added to the defence, capped by what the defenders print', () => {
    const plain = fight([])
    const { s, battle } = fight([ds('br-air-blen1-1'), ds('yu-air-do17-1')])
    expect(names(supportersOf(s, battle, 'defend').map(({ unit }) => unit))).toEqual([
      'br-air-blen1-1',
      'yu-air-do17-1',
    ])
    expect(oddsOf(s, battle).defence).toBe(oddsOf(plain.s, plain.battle).defence + 5)
  })

  it('22.B.3.1 the guns of the attackers are divided by their hexes (vector 80)', () => {
    const guns = { 4410: ['ge-inf-46', 'ge-haa-38'], 4411: ['ge-inf-72'] }
    const s = airPosition({
      at: { ...guns, 4510: ['gr-mtn-2'] },
      own: { weather: CLEAR },
      flights: [ds('br-air-blen1-1')],
    })
    const with2 = { hex: hex('4510'), attackers: units('ge-inf-46', 'ge-haa-38', 'ge-inf-72') }
    const with1 = { hex: hex('4510'), attackers: units('ge-inf-46', 'ge-haa-38') }
    expect(flakAgainstSupport(s, with2)).toBe(flakAgainstSupport(s, with1) / 2)
    expect(canFireAtSupport(s, with1)).toBe(true)
    expect(canFireAtSupport(s, { ...with1, attackers: units('ge-inf-46') })).toBe(false)
  })

  it('20.F.2.c.3, 22.B.3.1 the attacker is asked once the die is ordered; who is hit is out of it', () => {
    const placed = { 4410: ['ge-inf-46', 'ge-haa-38'], 4510: ['gr-mtn-2'] }
    const s = airPosition({ at: placed, own: { weather: CLEAR }, flights: [ds('br-air-blen1-1')] })
    const begun = engine.carryOn({
      ...s,
      battle: planBattle(s, 0, hex('4510'), units('ge-inf-46', 'ge-haa-38')),
      frames: [
        { step: 'turn', side: 0, args: null, local: { next: 'end' }, asker: -1, entered: true },
        { step: 'battle', side: 0, args: null, local: { next: 'roll' }, asker: 0, entered: false },
      ],
    } as Front).state
    const ordered = play(begun, 'roll')
    expect(owed(ordered)).toBe('flakSupport')
    const odds = (state: Front) => oddsOf(state, state.battle as never).air.defence
    expect(odds(ordered)).toBe(2)
    const held = engine.apply(ordered, { kind: 'hold', dice: [3] }).log
    const shot = engine.apply(ordered, { kind: 'fire', dice: [1, 1, 3] }).log
    const defence = (log: typeof shot) =>
      (log.find(({ kind }) => kind === 'fought') as unknown as { facts: { defence: number } }).facts.defence
    expect(shot.map(({ kind }) => kind)).toContain('flak')
    expect(defence(held) - defence(shot)).toBe(2)
  })
})
