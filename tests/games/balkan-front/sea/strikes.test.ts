import { describe, expect, it } from 'vitest'
import { atHex } from '../../../../src/games/balkan-front/air/spots'
import { fleetSize } from '../../../../src/games/balkan-front/sea/fleets'
import { hitWarships, inZone, isInterdictionOver } from '../../../../src/games/balkan-front/sea/interdiction'
import { touchesZone } from '../../../../src/games/balkan-front/sea/routes'
import { beginSeaTurn } from '../../../../src/games/balkan-front/sea/sea-turn'
import { creteLevel, creteStanding } from '../../../../src/games/balkan-front/victory/crete'
import { flight } from '../air/aloft'
import { asked, deployed, flow, hex, kindsOf, owed, play, position, refusals, unit, where } from '../positions'
import { ATHENAI, IRAKLION, KHANIA, pick, sail, shipping } from './at-sea'

const GREEK_SEA = { axis: [ATHENAI, IRAKLION, KHANIA] }
/** A German division at Athenai, bound for a port of Crete that is the Axis’s. */
const convoy = (own: object = {}, flights: ReturnType<typeof flight>[] = []) =>
  play(
    shipping(0, {
      at: { [ATHENAI]: ['ge-mtn-5'] },
      owners: GREEK_SEA,
      flights,
      own: { portsTaken: [hex(ATHENAI), hex('4510')], openPorts: [hex(ATHENAI), hex(IRAKLION)], ...own },
    }),
    pick('ge-mtn-5'),
  )

describe('26.C the interdiction zone', () => {
  it('26.C.1, R-26C loose south of line D, tight within two hexes of Crete', () => {
    expect([inZone('loose', hex('15B:1510')), inZone('tight', hex('15B:1510'))]).toEqual([true, false])
    expect([inZone('loose', hex(IRAKLION)), inZone('tight', hex(IRAKLION))]).toEqual([true, true])
    expect([inZone('loose', hex('4505')), inZone('none', hex(IRAKLION))]).toEqual([false, false])
  })

  it('26.C.1 the Allies declare it in their initial phase, and it ends when the next begins', () => {
    const s = asked('interdict', 1, {}, { before: false })
    expect(kindsOf(s, { kind: 'zone', pick: 'tight', dice: [3] })).toContain('zoneDeclared')
    const next = { ...position({ own: { interdiction: 'tight' } }) }
    beginSeaTurn(next, 0)
    expect(next.interdiction).toBe('tight')
    beginSeaTurn(next, 1)
    expect(next.interdiction).toBe('none')
  })

  it('26.B.0.4, VP.B.11 the emergency transports are called out in an initial phase, once, for 5 points', () => {
    const s = asked('interdict', 1, {}, { before: false })
    const called = play(s, 'emergency')
    expect([called.emergency, called.vp.at(-1)]).toEqual(['now', { line: 'emergency', halves: -10, turn: s.turn }])
    expect(refusals(called, 'emergency')).toEqual(['26.B.0.4'])
    expect(refusals(asked('interdict', 1, {}, { before: true }), 'emergency')).toEqual(['26.B.0.4'])
    const next = { ...called }
    beginSeaTurn(next, 0)
    expect(next.emergency).toBe('spent')
  })

  it('26.C.2, R-NAV5 it is the way that counts, its first hex left out', () => {
    const s = position({ own: { interdiction: 'tight' } })
    expect(touchesZone(s, [atHex(hex(IRAKLION)), atHex(hex('15B:1710'))])).toBe(false)
    expect(touchesZone(s, [atHex(hex(ATHENAI)), atHex(hex(IRAKLION))])).toBe(true)
  })

  it('26.C.2 vector 103: a loose zone lets a four through, turns a five back and sinks on a six', () => {
    const s = convoy({ interdiction: 'loose' })
    expect(where(play(s, sail(IRAKLION, 4)), 'ge-mtn-5')).toBe(IRAKLION)
    expect(where(play(s, sail(IRAKLION, 5)), 'ge-mtn-5')).toBe(ATHENAI)
    expect(where(play(s, sail(IRAKLION, 6)), 'ge-mtn-5')).toBe('dead')
  })

  it('26.C.2, R-NAV6 vector 141: turned back it moves no more in this phase', () => {
    const back = play(convoy({ interdiction: 'loose' }), sail(IRAKLION, 5))
    expect(refusals(back, pick('ge-mtn-5'))).toEqual(['6.2'])
  })

  it('26.C.2, 26.B.1.3, VP.B.3 what is sunk takes its points with it for good, 2 victory points each', () => {
    const s = convoy({ interdiction: 'tight' })
    const sunk = play(s, sail(IRAKLION, 6))
    expect(fleetSize(s, 'axisAegean') - fleetSize(sunk, 'axisAegean')).toBe(3)
    expect(sunk.vp.filter(({ line }) => line === 'axis-transports').map(({ halves }) => halves)).toEqual([4, 4, 4])
  })

  it('20.F.2.i.1, 20.F.2.i.2, VP.A.6 vector 220: a hit on the warships is 2 points, the fifteenth ends it after the zone that stands', () => {
    const s = position({ scenario: 'marita-merkur', own: { interdiction: 'loose', warshipHits: 14 } })
    hitWarships(s, flow().go)
    expect([s.interdiction, isInterdictionOver(s), s.vp.at(-1)?.halves]).toEqual(['loose', true, 4])
    const next = asked('interdict', 1, { own: { warshipHits: 15 } }, { before: false })
    expect(refusals(next, { kind: 'zone', pick: 'tight' })).toEqual(['20.F.2.i.2'])
    expect(refusals(next, { kind: 'zone', pick: 'none' })).toEqual([])
  })
})

describe('20.F.2.h strikes on convoys', () => {
  const patrol = () => [flight('br-air-hurri-1', 'navalPatrol', IRAKLION)]

  it('20.F.2.h.2 the owner of a naval patrol near the way is asked, and may let it pass', () => {
    const s = play(convoy({}, patrol()), sail(IRAKLION))
    expect(owed(s)).toBe('seaStrike')
    expect(where(play(s, 'pass'), 'ge-mtn-5')).toBe(IRAKLION)
  })

  it('22.A.4, 22.B.1.2, 22.B.3.2, 20.F.2.h.3 vector 81: the three points that carry a division fire, just before the bombs', () => {
    const s = play(convoy({}, patrol()), sail(IRAKLION))
    const kinds = kindsOf(s, { kind: 'together', dice: [4, 4, 6] })
    expect(kinds.indexOf('flak')).toBeGreaterThanOrEqual(0)
    expect(kinds.indexOf('flak')).toBeLessThan(kinds.indexOf('convoyBombed'))
  })
})

describe('33.D Assault on Crete', () => {
  it('33.D.2.1 the Navy is asked after both set-ups, before the first turn', () => {
    const s = deployed('assault-on-crete')
    expect(owed(s)).toBe('interdict')
    expect(fleetSize(s, 'axisAegean')).toBe(10)
    expect(fleetSize(s, 'alliedAegean')).toBe(16)
  })

  it('33.D.1, 33.D.2.2 three turns on map 15B; Crete, Andikythera and Gavdos are Allied, all other Greek land is not', () => {
    const s = deployed('assault-on-crete')
    expect([s.owner[hex(KHANIA)], s.owner[hex('15B:1815')], s.owner[hex('15B:2414')], s.owner[hex(ATHENAI)]]).toEqual([
      1, 1, 1, 0,
    ])
  })

  it('33.D.3.1, 33.D.3.2 all airbases, or four British REs for two of airborne troops: major; both: decisive; neither: Allied', () => {
    const s = deployed('assault-on-crete')
    expect(creteStanding(s)).toEqual({ bases: 4, axisBases: 0, british: 0, airborne: 0 })
    expect(creteLevel(s)).toEqual({ winner: 1, level: 'Major victory' })
    const owner = [...s.owner]
    for (const number of ['15B:2113', '15B:2114', '15B:2212', '15B:2310']) owner[hex(number)] = 0
    expect(creteLevel({ ...s, owner })).toEqual({ winner: 0, level: 'Major victory' })
    const dead = (ids: string[]) =>
      s.units.map((each, id) =>
        ids.map(unit).includes(id as never) ? { at: { is: 'dead' as const }, cadre: false } : each,
      )
    const bled = dead(['br-inf-5nz', 'br-inf-4nz', 'br-inf-10nz', 'br-inf-14'])
    expect(creteLevel({ ...s, units: bled })).toEqual({ winner: 0, level: 'Major victory' })
    expect(creteLevel({ ...s, units: bled, owner })).toEqual({ winner: 0, level: 'Decisive victory' })
    const dear = dead(['br-inf-5nz', 'br-inf-4nz', 'br-inf-10nz', 'br-inf-14', 'ge-par-1', 'ge-par-2', 'ge-par-3'])
    expect(creteLevel({ ...s, units: dear })).toEqual({ winner: 1, level: 'Major victory' })
  })
})
