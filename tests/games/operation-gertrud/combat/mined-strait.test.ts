import { describe, expect, it } from 'vitest'
import { attack, type Build, combat, fight, hex, offered, owed, refusals, where } from '../positions'

// 2709 and 2710 face each other over the Bosphorus.

const MINED = [{ a: hex('2709'), b: hex('2710') }]
const TURKS = ['tr-inf-1', 'tr-inf-2', 'tr-inf-4']

/** The Germans in 2709 are beaten from 2710 by whoever attacks, and the hex lies empty. */
const beaten = (attackers: readonly string[], build: Build = {}) => {
  const at = { '2709': ['de-kurd'], '2710': attackers, ...build.at }
  const done = fight(attack(combat({ side: 'allied', reduced: ['de-kurd'], ...build, at }), '2709'), 6)
  expect(where(done, 'de-kurd')).toBe('dead')
  return done
}

describe('R-24 an advance over the Bosphorus', () => {
  it('11.3.1 is made over open water by whoever attacked over it', () => {
    const s = beaten(TURKS)
    expect([owed(s), offered(s, 'join').sort()]).toEqual(['advance', TURKS])
  })

  it('11.3.1 is refused to Turks once the strait is mined', () => {
    // 2809 touches 2709 by land: those who attacked from there may go in
    const s = beaten(TURKS, { at: { '2809': ['tr-inf-11'] }, own: { mined: MINED } })
    expect([owed(s), offered(s, 'join')]).toEqual(['advance', ['tr-inf-11']])
    expect(refusals(s, { kind: 'join', unit: 'tr-inf-1' })).toEqual(['11.3.1'])
  })

  it('11.3.1 is not asked for when mines stop all who attacked', () => {
    expect(owed(beaten(TURKS, { own: { mined: MINED } }))).not.toBe('advance')
  })

  it('11.3.1 stays open to the British', () => {
    const s = beaten(['al-inf-2', 'al-inf-8'], { scenario: 'early-1943', own: { mined: MINED } })
    expect([owed(s), offered(s, 'join')]).toEqual(['advance', ['al-inf-2', 'al-inf-8']])
  })
})
