import { describe, expect, it } from 'vitest'
import type { Front } from '../../../src/games/balkan-front/state'
import { asked, type Build, hex, owed, play, refusals, unit, where } from './positions'

// 9.I: who must pay. 1713 is open country with 1712 and 1812 beside it; others stand elsewhere so that the phase goes on.

const ELSEWHERE = { '3031': ['gr-cav-1'], '3131': ['it-inf-11'] }
const attack = (at: { [hex: string]: readonly string[] }, die: number, own: Build['own'] = {}): Front =>
  play(asked('attack', 0, { at: { ...at, ...ELSEWHERE }, own }), { kind: 'target', hex: '1713' }, 'launch', {
    kind: 'roll',
    dice: [die],
  })
const cadre = (s: Front, id: string): boolean => s.units[unit(id)]?.cadre === true

describe('9.I required losses', () => {
  it('10.H, 9.I the armour pays though another could', () => {
    // 20 against 10 is 2:1, +2 for armour of one half: a die of 3 is HX, and 5 points are owed.
    const s = attack({ '1713': ['gr-mtn-1', 'gr-mtn-2'], '1712': ['ge-pz-2', 'ge-inf-72'] }, 3)
    expect([cadre(s, 'ge-pz-2'), cadre(s, 'ge-inf-72')]).toEqual([true, false])
  })

  it('10.H where several could, the owner names which, and nobody else', () => {
    // 39 against 14 is 2:1, +2 for armour: a die of 3 is HX, and 7 points are owed.
    const at = {
      '1713': ['gr-mtn-1', 'gr-mtn-2', 'gr-mtn-12'],
      '1712': ['ge-pz-2', 'ge-inf-72'],
      '1812': ['ge-pz-9', 'ge-inf-73'],
    }
    const s = attack(at, 3)
    expect(owed(s)).toBe('pay')
    expect(refusals(play(s, { kind: 'name', unit: 'ge-inf-72' }), 'pay')).toEqual(['10.H'])
    const paid = play(s, { kind: 'name', unit: 'ge-pz-9' }, 'pay')
    expect([cadre(paid, 'ge-pz-9'), cadre(paid, 'ge-pz-2'), cadre(paid, 'ge-inf-72')]).toEqual([true, false, false])
  })

  it('10.H without half of the REs anybody pays', () => {
    // 28 against 14 is 2:1, +1 for a third: a die of 4 is HX, and 7 points are owed.
    const at = { '1713': ['gr-mtn-1', 'gr-mtn-2', 'gr-mtn-12'], '1712': ['ge-pz-2', 'ge-inf-72', 'ge-inf-73'] }
    const s = attack(at, 4)
    expect(owed(s)).toBe('pay')
    expect(refusals(play(s, { kind: 'name', unit: 'ge-inf-72' }), 'pay')).toEqual([])
  })

  it('14.A.2.3 engineers who helped against a fort pay half', () => {
    // 10 against 4 is 2:1; the fort and the engineers cancel out: a die of 5 is HX, and 2 points are owed.
    const at = { '1713': ['gr-mtn-12'], '1712': ['ge-eng-70', 'ge-inf-72'] }
    const s = attack(at, 5, { forts: [{ hex: hex('1713'), side: 1 }] })
    expect([where(s, 'ge-eng-70'), cadre(s, 'ge-inf-72')]).toEqual(['dead', false])
  })

  it('14.A.2.3 in the open they need not', () => {
    const s = attack({ '1713': ['gr-mtn-12'], '1712': ['ge-eng-70', 'ge-inf-72'] }, 5)
    expect(owed(s)).toBe('pay')
  })
})
