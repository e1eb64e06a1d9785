import { describe, expect, it } from 'vitest'
import { atHex, inBox } from '../../../../src/games/balkan-front/air/spots'
import { halvesOf, pointsFor } from '../../../../src/games/balkan-front/sea/cargo'
import { fleetSize, fleetsOn, pointsLeft } from '../../../../src/games/balkan-front/sea/fleets'
import { portCapacity, portRoom } from '../../../../src/games/balkan-front/sea/ports'
import { seaDistance, seaOf } from '../../../../src/games/balkan-front/sea/routes'
import { hex, logOf, offered, play, position, refusals, unit, units, where } from '../positions'
import { ATHENAI, board, IRAKLION, KHANIA, PATRAI, pick, sail, sailBox, shipping } from './at-sea'

const at = (number: string) => atHex(hex(number))
const leftTo = (s: Parameters<typeof play>[0], id: string): number => {
  const local = s.frames.at(-1)?.local as unknown as { left: { unit: number; quarters: number }[] }
  return (local.left.find(each => each.unit === unit(id))?.quarters ?? Number.NaN) / 4
}

describe('26.A seas, ports and beaches', () => {
  it('26.A.1.1, 26.A.1.2 vector 130: Patrai lies on the Aegean, Kerkyra on the Adriatic, and nothing sails between them', () => {
    expect([seaOf(hex(PATRAI)), seaOf(hex('4621'))]).toEqual(['Aegean', 'Adriatic'])
    const s = play(shipping(1, { at: { [PATRAI]: ['gr-for-ist'] } }), pick('gr-for-ist'))
    expect(refusals(s, sail('4621'))).toEqual(['26.B.1.1'])
    expect(seaDistance(s, at(PATRAI), at('4621'))).toBe(null)
  })

  it('26.B.1.2 vectors 129 and 229: 14 hexes from Athenai to Iraklion, 8 from Patrai to Athenai through the canal', () => {
    const s = position()
    expect(seaDistance(s, at(ATHENAI), at(IRAKLION))).toBe(14)
    expect(seaDistance(s, at(PATRAI), at(ATHENAI))).toBe(8)
  })

  it('26.A.3.1 vector 96: a standard port takes 5 REs, less one for each hit, both ways together', () => {
    const s = shipping(1, { at: { [IRAKLION]: ['br-inf-14'] }, own: { portHits: [{ at: at(IRAKLION), count: 3 }] } })
    expect([portCapacity(position(), at(IRAKLION)), portCapacity(s, at(IRAKLION))]).toEqual([5, 2])
    const gone = play(s, pick('br-inf-14'), sailBox('middle-east'))
    expect(portRoom(gone, at(IRAKLION))).toBe(4 - halvesOf(s, units('br-inf-14'), false))
    expect(portRoom(gone, inBox('middle-east'))).toBeGreaterThan(100)
  })

  it('26.A.3.1 a full port takes no more cargo', () => {
    const s = shipping(1, { at: { [IRAKLION]: ['br-ltk-3h'] }, own: { portHits: [{ at: at(IRAKLION), count: 5 }] } })
    expect(refusals(play(s, pick('br-ltk-3h')), sailBox('middle-east'))).toEqual(['26.A.3.1'])
  })

  it('26.A.3.2 a port serves who owned it when his initial phase began', () => {
    const s = shipping(1, { at: { [IRAKLION]: ['br-ltk-3h'] }, own: { openPorts: [], storePorts: [] } })
    expect(refusals(play(s, pick('br-ltk-3h')), sailBox('middle-east'))).toEqual(['26.B.1.6'])
  })

  it('26.A.4, 26.B.1.6 over a beach goes who has no heavy equipment, with all its points and no other move', () => {
    const s = shipping(1, { at: { '15B:2212': ['gr-inf-k4', 'br-ltk-3h'], '15B:2211': ['gr-inf-k5'] } })
    const gone = play(s, pick('gr-inf-k4'), sail('15B:2407'))
    expect(where(gone, 'gr-inf-k4')).toBe('15B:2407')
    expect(leftTo(gone, 'gr-inf-k4')).toBe(0)
    expect(refusals(play(s, pick('br-ltk-3h')), sail('15B:2407'))).toEqual(['26.B.1.6'])
    const moved = play(s, pick('gr-inf-k4'), { kind: 'go', hex: '15B:2211' })
    expect(refusals(moved, sail('15B:2407'))).toContain('26.B.1.6')
  })
})

describe('26.B transport points', () => {
  it('26.B.0.1, 26.B.0.2, 26.A.2 vector 97: 15 in the Adriatic; 3, and 3 with the intervention, and 2 for a first capture', () => {
    const s = position({ own: { intervened: true, portsTaken: [hex('4510')] } })
    expect([fleetSize(s, 'axisAdriatic'), fleetSize(s, 'axisAegean')]).toEqual([15, 8])
    expect(fleetSize({ ...s, intervened: false, portsTaken: [] }, 'axisAegean')).toBe(3)
  })

  it('26.B.0.3 vector 98: the Allies have 20 in the Aegean, 16 when both ports have fallen, none in the Adriatic', () => {
    const s = position({ own: { portsTaken: [] } })
    expect(fleetSize(s, 'alliedAegean')).toBe(20)
    expect(fleetSize({ ...s, portsTaken: [hex('4510'), hex(ATHENAI)] }, 'alliedAegean')).toBe(16)
    expect(fleetsOn('Adriatic', 1)).toEqual([])
  })

  it('26.B.0.2, 26.B.0.3 Thessalonike counts once, when the Axis takes it first', () => {
    const s = shipping(0, { at: { '4509': ['ge-mtn-5'] }, owners: { axis: ['4509'] } })
    const taken = play(s, pick('ge-mtn-5'), { kind: 'go', hex: '4510' })
    expect(taken.portsTaken).toEqual([hex('4510')])
    expect(fleetSize(taken, 'alliedAegean')).toBe(18)
  })

  it('26.B.1.1, 3.A.3.4 vectors 3 and 217: a cavalry regiment takes 2 points and 2 REs of each port', () => {
    const s = position()
    expect(halvesOf(s, units('it-cav-aos'), false)).toBe(4)
    expect(pointsFor(s, { units: units('it-cav-aos'), supply: 0, landing: false })).toBe(2)
  })

  it('26.B.2.1 vector 99: who lands counts double', () => {
    expect(pointsFor(position(), { units: units('it-ccnn-201'), supply: 0, landing: true })).toBe(2)
  })

  it('26.B.1.1 two battalions share a point, each point sails once, and a unit too', () => {
    const s = shipping(1, { at: { [KHANIA]: ['br-cdo-50', 'br-cdo-lay'] } })
    const gone = play(s, { kind: 'stack', hex: KHANIA }, sail(IRAKLION))
    expect([where(gone, 'br-cdo-50'), where(gone, 'br-cdo-lay')]).toEqual([IRAKLION, IRAKLION])
    expect(gone.shipped.alliedAegean).toBe(1)
    expect(refusals(play(gone, pick('br-cdo-50')), sail(KHANIA))).toEqual(['26.B.1.1'])
  })

  it('26.B.1.1 no more sail than there are points', () => {
    const s = shipping(1, {
      at: { [KHANIA]: ['br-inf-5nz'] },
      own: { sunk: { axisAdriatic: 0, axisAegean: 0, alliedAegean: 20, emergency: 0 } },
    })
    expect(refusals(play(s, pick('br-inf-5nz')), sail(IRAKLION))).toEqual(['26.B.1.1'])
  })

  it('26.B.1.4, 26.B.1.5 vector 100: port to port costs 2 MPs, c/m units 4, and they may go on', () => {
    const s = shipping(1, { at: { [KHANIA]: ['br-inf-5nz', 'br-ltk-3h'] } })
    const foot = play(s, pick('br-inf-5nz'), sail(IRAKLION))
    const tanks = play(s, pick('br-ltk-3h'), sail(IRAKLION))
    const rating = (id: string) => leftTo(play(s, pick(id), sail(IRAKLION)), id)
    expect([rating('br-inf-5nz'), rating('br-ltk-3h')]).toEqual([
      leftTo(foot, 'br-inf-5nz'),
      leftTo(tanks, 'br-ltk-3h'),
    ])
    expect(leftTo(foot, 'br-inf-5nz')).toBeGreaterThan(0)
    expect(offered(foot, 'go').length).toBeGreaterThan(0)
  })

  it('26.B.1.5, 6.A vector 218: an enemy zone of control at the port costs its points besides', () => {
    const free = shipping(1, { at: { [IRAKLION]: ['br-inf-14'] } })
    const watched = shipping(1, { at: { [IRAKLION]: ['br-inf-14'], '15B:2311': ['ge-mtn-5'] } })
    const left = (s: typeof free) => leftTo(play(s, pick('br-inf-14'), sail(KHANIA)), 'br-inf-14')
    expect(left(free) - left(watched)).toBe(2)
  })

  it('26.B.3, 12.C.3.1 supply is shipped from a port with a line to a full source, 2 REs a point', () => {
    const s = shipping(1, { at: { [KHANIA]: ['br-inf-5nz'] } })
    const gone = play(s, { kind: 'load', hex: KHANIA }, sail('15B:2212'))
    expect(gone.tokens).toEqual([{ hex: hex('15B:2212'), side: 1, re: 2, phases: 2 }])
    expect(gone.shipped.alliedAegean).toBe(1)
    const one = play(s, { kind: 'load', hex: KHANIA }, 'lighten', sail('15B:2212'))
    expect(one.tokens[0]?.re).toBe(1)
    expect(refusals({ ...s, storePorts: [] }, { kind: 'load', hex: KHANIA })).toEqual(['26.B.3'])
  })

  it('28.B.2.2, 26.B.1.5 the British come from the Middle East by ship', () => {
    const s = shipping(1, { at: { [KHANIA]: ['gr-inf-k1'] }, inBoxes: { 'middle-east': ['br-inf-16'] } })
    const gone = play(s, board('br-inf-16'), sail(IRAKLION))
    expect(where(gone, 'br-inf-16')).toBe(IRAKLION)
    expect(refusals(play(s, board('br-inf-16')), { kind: 'go', hex: IRAKLION })).toEqual(['6.1'])
  })

  it('26.B.1.1 aircraft in a box do not sail (seed 500030 of Operation Marita)', () => {
    const s = shipping(0, { at: { '15B:1702': ['it-mar-sm'] }, inBoxes: { rhodes: ['it-air-mxdb-r'] } })
    expect(refusals(s, board('it-air-mxdb-r'))).toEqual(['26.B.1.1'])
  })

  it('28.A.1.c.2 the garrison of Rhodes stays until the Greek government is gone', () => {
    const build = { at: { '15B:1702': ['it-sta-leros', 'it-mar-sm'] }, inBoxes: { rhodes: ['it-ccnn-201'] } }
    const s = shipping(0, { scenario: 'balkan-campaign', ...build })
    expect(refusals(play(s, board('it-ccnn-201')), sail('15B:1702'))).toEqual(['28.A.1.c.2'])
    const free = { ...s, lostGovernments: [hex(ATHENAI)] }
    expect(where(play(free, board('it-ccnn-201'), sail('15B:1702')), 'it-ccnn-201')).toBe('15B:1702')
  })

  it('26.B.0.4, VP.B.11 once a game the Allies have 15 more for one turn, which are used first and cost 5 points', () => {
    const s = shipping(1, { at: { [KHANIA]: ['br-inf-5nz'] }, own: { emergency: 'now' } })
    expect(pointsLeft(s, 'emergency')).toBe(15)
    const gone = play(s, pick('br-inf-5nz'), sail(IRAKLION))
    expect([gone.shipped.emergency, gone.shipped.alliedAegean]).toEqual([1, 0])
    expect(fleetSize({ ...gone, emergency: 'spent' }, 'emergency')).toBe(0)
  })

  it('28.A.2.b.6 nothing sails in the surprise turn', () => {
    const s = shipping(0, { at: { '4510': ['ge-mtn-5'] }, own: { kind: 'surprise' } })
    expect(offered(s, 'sail')).toEqual([])
  })

  it('26.B.1.1 the diary tells what sailed where', () => {
    const s = play(shipping(1, { at: { [KHANIA]: ['br-inf-5nz'] } }), pick('br-inf-5nz'))
    expect(logOf(s, sail(IRAKLION)).map(({ kind }) => kind)).toContain('sailed')
  })
})
