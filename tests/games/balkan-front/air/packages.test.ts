import { describe, expect, it } from 'vitest'
import { noteRepeats } from '../../../../src/games/balkan-front/air/packages'
import { hex, localOf, offered, play, refusals, unit } from '../positions'
import { airPosition, facing, flight } from './aloft'

const CLEAR = { D: 'C', E: 'C' } as const
const at = { 4208: ['ge-air-ju87b-g1', 'ge-air-ju88-g1', 'ge-air-me109-g1'] }
const listed = (s: ReturnType<typeof facing>) =>
  localOf<{ listed: { unit: number; mission: string }[] }>(s).listed.map(({ unit: id, mission }) => [id, mission])

describe('R-AIR11 packages by one act', () => {
  const flown = airPosition({
    flights: [
      flight('ge-air-me109-g1', 'escort', '4510'),
      flight('ge-air-ju88-g1', 'airbase', '4510', { fate: 'back' }),
      flight('ge-air-ju87b-g1', 'harassment', '4510'),
      flight('ge-air-do17-g1', 'transfer', '3606'),
    ],
  })
  noteRepeats(flown, 0)

  it('R-AIR11 what was flown is noted, transfers aside; a side that flies nothing keeps what it had', () => {
    expect(flown.repeats.map(({ unit: id, mission }) => [id, mission])).toEqual([
      [unit('ge-air-me109-g1'), 'escort'],
      [unit('ge-air-ju88-g1'), 'airbase'],
      [unit('ge-air-ju87b-g1'), 'harassment'],
    ])
    const still = { ...flown, flights: [] }
    noteRepeats(still, 0)
    expect(still.repeats).toEqual(flown.repeats)
  })

  it('R-AIR11, 17.A, 20.C last turn’s missions are listed again by one act, escorts last, as far as each is legal now', () => {
    const { repeats } = flown
    const s = facing('airBoard', 0, {
      at,
      own: { weather: CLEAR, repeats, airfields: [{ hex: hex('4208'), kind: 'temporary' }] },
    })
    expect(listed(play(s, 'again'))).toEqual([
      [unit('ge-air-ju88-g1'), 'airbase'],
      [unit('ge-air-ju87b-g1'), 'harassment'],
      [unit('ge-air-me109-g1'), 'escort'],
    ])
    // Who is inoperative stays; without a charge the escort does too.
    const hurt = { ...s, inoperative: [unit('ge-air-ju88-g1'), unit('ge-air-ju87b-g1')] }
    expect(refusals(hurt, 'again')).toEqual(['18.3'])
    expect(refusals(facing('airBoard', 0, { at, own: { weather: CLEAR } }), 'again')).toEqual(['18.3'])
    expect(offered(play(s, 'again'), 'again')).toEqual([])
  })

  it('20.D.1.1, 17.A all others are sent forward, no more to a base than missions can begin there', () => {
    const far = facing('airBoard', 0, {
      at: { 3606: ['ge-air-ju88-g1', 'ge-air-ju88-g2', 'ge-air-do17-g1'], 4510: ['gr-inf-k1'] },
      own: { weather: CLEAR },
    })
    const sent = localOf<{ listed: { mission: string; to: { hex: never } }[] }>(play(far, 'forward')).listed
    expect(sent.length).toBeGreaterThan(0)
    expect(sent.every(({ mission }) => mission === 'transfer')).toBe(true)
    expect(offered(play(far, 'forward'), 'forward')).toEqual([])
  })
})
