import { describe, expect, it } from 'vitest'
import { flakAt, flakOf } from '../../../src/games/balkan-front/air/flak'
import { armourEffects } from '../../../src/games/balkan-front/combat/armour-effects'
import { fightersOf, totalOf } from '../../../src/games/balkan-front/combat/strengths'
import type { GroundCounter } from '../../../src/games/balkan-front/forces/counter'
import { counters, groundOf } from '../../../src/games/balkan-front/forces/counters'
import { atecOf } from '../../../src/games/balkan-front/forces/unit-types'
import { railCharge } from '../../../src/games/balkan-front/movement/rail-capacity'
import { halvesOf, pointsFor } from '../../../src/games/balkan-front/sea/cargo'
import { fits, stackLimit } from '../../../src/games/balkan-front/stacking'
import { componentsOf, eliminate, hasHeavy, isPositionAa } from '../../../src/games/balkan-front/units'
import { lostHalves } from '../../../src/games/balkan-front/victory/tally'
import { spot } from './air/aloft'
import {
  asked,
  flow,
  hex,
  kindsOf,
  localOf,
  moving,
  names,
  offered,
  play,
  position,
  refusals,
  unit,
  units,
  where,
} from './positions'
import { board, pick, sail, shipping } from './sea/at-sea'

// 22.A.2 and 22.A.3: guns that move as units, and those that guard a place.

const LARISA = '4913'
const ATHENAI = '15B:0911'
const GUNS = 'gr-paa-athenai'
const POINTS = names(componentsOf(GUNS))
const breakDown = (id: string) => ({ kind: 'breakDown', unit: id, pick: 'supported' })
const left = (s: ReturnType<typeof moving>) =>
  Object.fromEntries(
    localOf<{ left: { unit: number; quarters: number }[] }>(s).left.map(each => [
      names([each.unit as never])[0],
      each.quarters / 4,
    ]),
  )

describe('22.A.2 combat antiaircraft', () => {
  it('22.0 heavy and light differ against armour alone: point for point they fire alike', () => {
    const [heavy, light] = (['heavyAA', 'lightAA'] as const).map(of =>
      counters.filter((each): each is GroundCounter => each.kind === 'ground' && each.type === of),
    )
    expect([new Set(heavy?.map(atecOf)), new Set(light?.map(atecOf))]).toEqual([new Set(['full']), new Set(['none'])])
    const s = position()
    for (const { id, aa = 0 } of [...(heavy ?? []), ...(light ?? [])])
      expect([id, flakOf(s, unit(id))]).toEqual([id, aa])
  })

  it('22.A.2 has a size, a strength and the points of its corner, even where its strength is 0', () => {
    const s = position({ at: { [LARISA]: ['br-haa-2', 'br-paa-1'] } })
    const guns = groundOf(unit('br-haa-2'))
    expect([guns.size, guns.full.defense, flakOf(s, unit('br-haa-2'))]).toEqual(['II', 1, guns.aa])
    expect(guns.aa).toBeGreaterThan(0)
    expect(isPositionAa(unit('br-haa-2'))).toBe(false)
    expect(flakAt(s, spot(LARISA), 1)).toBe((guns.aa ?? 0) + 2)
  })

  it('22.A.2, 22.A.3.2 it takes room in a stack; position antiaircraft takes none', () => {
    const s = position()
    const full = units('gr-mtn-1', 'gr-mtn-2', 'gr-mtn-3', 'gr-inf-k4', 'gr-inf-k5', 'gr-for-ist')
    const limit = stackLimit(hex('1713'))
    expect(fits(s, full, limit)).toBe(true)
    expect(fits(s, [...full, ...units(GUNS, 'gr-paa-larisa', 'gr-paa-volos')], limit)).toBe(true)
    expect(fits(s, [...full, unit('br-haa-2')], limit)).toBe(false)
  })
})

describe('22.A.3 position antiaircraft', () => {
  it('22.A.3.0, 22.A.3.1 it has neither size nor strength, and its points in its corner', () => {
    const { size, full, aa } = groundOf(unit(GUNS))
    expect([size, full.attack, full.defense, aa]).toEqual(['-', 0, 0, 3])
    const s = position({ at: { 1713: [GUNS, 'gr-mtn-1'] } })
    expect(totalOf(fightersOf(s, units(GUNS), 'defend', hex('1713')))).toBe(0)
    expect(totalOf(fightersOf(s, units(GUNS, 'gr-mtn-1'), 'defend', hex('1713')))).toBe(5)
  })

  it('22.A.3.3, 3.A.3.1 each point is half an RE on trains and ships', () => {
    const s = position()
    expect([railCharge(s, unit(GUNS), false), railCharge(s, unit('gr-paa-larisa'), false)]).toEqual([1.5, 0.5])
    expect(halvesOf(s, units(GUNS, 'gr-paa-larisa'), false)).toBe(4)
    expect(pointsFor(s, { units: units(GUNS), supply: 0, landing: false })).toBe(2)
  })

  it('22.A.3.4 it has heavy equipment and does nothing against armour', () => {
    const s = position({ at: { 1713: [GUNS, 'gr-mtn-1'], 1712: ['ge-pz-2'] } })
    expect(hasHeavy(s, unit(GUNS))).toBe(true)
    const alone = armourEffects(s, units('ge-pz-2'), units('gr-mtn-1'), hex('1713'))
    expect(armourEffects(s, units('ge-pz-2'), units(GUNS, 'gr-mtn-1'), hex('1713')).defence).toEqual(alone.defence)
  })
})

describe('22.A.3.7 guns broken down and built up', () => {
  const at = { [ATHENAI]: [GUNS, 'gr-mtn-1'] }

  it('22.A.3.7 three points become three counters of one, and the total stays', () => {
    const s = play(moving(1, { at }), pick(GUNS))
    expect(refusals(s, breakDown(GUNS))).toEqual([])
    expect(kindsOf(s, breakDown(GUNS))).toEqual(['brokeDown'])
    const apart = play(s, breakDown(GUNS))
    expect(POINTS.map(id => where(apart, id))).toEqual([ATHENAI, ATHENAI, ATHENAI])
    expect(where(apart, GUNS)).toBe('set')
    expect([flakAt(s, spot(ATHENAI), 1), flakAt(apart, spot(ATHENAI), 1)]).toEqual([3, 3])
  })

  it('22.A.3.7 not a single point, not with a headquarters', () => {
    const single = play(moving(1, { at: { [LARISA]: ['gr-paa-larisa'] } }), pick('gr-paa-larisa'))
    expect(refusals(single, breakDown('gr-paa-larisa'))).toEqual(['15.B.1'])
    const s = play(moving(1, { at }), pick(GUNS))
    expect(refusals(s, { ...breakDown(GUNS), pick: 'headquarters' })).toEqual(['22.A.3.7'])
  })

  it('22.A.3.6, 22.A.3.7 freely, after others have moved too; its points have what was left to it', () => {
    const walked = play(moving(1, { at }), pick('gr-mtn-1'), { kind: 'go', hex: '15B:0811' }, pick(GUNS))
    expect(refusals(walked, breakDown(GUNS))).toEqual([])
    const s = play(moving(1, { at }), pick(GUNS), { kind: 'go', hex: '15B:0811' }, breakDown(GUNS))
    const [first = ''] = POINTS
    expect(left(s)).toEqual(
      Object.fromEntries(
        POINTS.map(id => [id, left(play(moving(1, { at }), pick(GUNS), { kind: 'go', hex: '15B:0811' }))[GUNS]]),
      ),
    )
    // They have moved, and do not fire.
    expect(names(s.movedGuns)).toEqual(POINTS)
    expect(flakAt(s, spot('15B:0811'), 1)).toBe(0)
    const parted = play(s, pick(first), { kind: 'go', hex: ATHENAI })
    expect(POINTS.map(id => where(parted, id))).toEqual([ATHENAI, '15B:0811', '15B:0811'])
  })

  it('22.A.3.7, 7.A.2.4, R-BRK4 what they took of the rail capacity is not taken again', () => {
    const s = play(moving(1, { at }), pick(GUNS), { kind: 'rail', hex: '15B:0811' })
    // One and a half REs over a low-volume line.
    expect(s.railed).toEqual([{ unit: unit(GUNS), halves: 6 }])
    const apart = play(s, breakDown(GUNS))
    expect(apart.railed).toEqual(units(...POINTS).map(id => ({ unit: id, halves: 2 })))
  })

  it('22.A.3.7, 7.A.2.4 nor over high-volume lines, where each point took half an RE', () => {
    const beograd = 'yu-paa-beograd'
    const s = play(moving(1, { scenario: 'plan-y', at: { 1123: [beograd] } }), pick(beograd), {
      kind: 'rail',
      hex: '1222',
    })
    expect(s.railed).toEqual([{ unit: unit(beograd), halves: 3 }])
    const parts = componentsOf(beograd)
    expect(play(s, breakDown(beograd)).railed).toEqual(parts.map(id => ({ unit: id, halves: 1 })))
  })

  it('22.A.3.7, R-BRK5 a point that is lost counts half an RE', () => {
    const s = play(moving(1, { at }), pick(GUNS), breakDown(GUNS))
    const [first = ''] = POINTS
    const dead = {
      ...s,
      units: s.units.map((each, id) => (id === unit(first) ? { ...each, at: { is: 'dead' as const } } : each)),
    }
    expect([lostHalves(dead, unit(first)), lostHalves(dead, unit(GUNS))]).toEqual([1, 0])
  })

  it('22.A.3.7 where all points stand they are one counter again, at once if one likes', () => {
    const two = { [ATHENAI]: [GUNS, 'gr-paa-thessalonike', 'gr-mtn-1'] }
    const {
      units: parts,
      sets,
      justBroken,
    } = play(
      moving(1, { at: two }),
      pick(GUNS),
      breakDown(GUNS),
      pick('gr-paa-thessalonike'),
      breakDown('gr-paa-thessalonike'),
    )
    const s = asked('assemble', 1, { own: { units: parts, sets, justBroken } }, { phase: 'movement' })
    expect(offered(s, 'assemble')).toEqual([GUNS, 'gr-paa-thessalonike'])
    expect(kindsOf(s, { kind: 'assemble', unit: GUNS })).toEqual(['assembled'])
    const whole = play(s, { kind: 'assemble', unit: GUNS })
    expect([where(whole, GUNS), whole.sets.length]).toEqual([ATHENAI, 1])
    expect(POINTS.map(id => where(whole, id))).toEqual(['set', 'set', 'set'])
  })

  it('22.A.3.7 in a box too, so that half of it sails', () => {
    const [one = '', two = ''] = names(componentsOf('br-paa-1'))
    const s = shipping(1, { at: { [LARISA]: ['gr-mtn-1'] }, inBoxes: { 'middle-east': ['br-paa-1'] } })
    const apart = play(s, board('br-paa-1'), breakDown('br-paa-1'))
    expect([where(apart, one), where(apart, two)]).toEqual(['box', 'box'])
    const gone = play(apart, board(one), sail(ATHENAI))
    expect([where(gone, one), where(gone, two)]).toEqual([ATHENAI, 'box'])
  })
})

describe('22.A.3.7 what is told', () => {
  it('22.A.3.7 the last point lost, the counter lies in the box in their place (R-BRK6)', () => {
    const s = play(
      moving(1, { at: { [ATHENAI]: ['gr-paa-thessalonike', 'gr-mtn-1'] } }),
      pick('gr-paa-thessalonike'),
      breakDown('gr-paa-thessalonike'),
    )
    const { go, logged } = flow()
    const live = { ...s }
    eliminate(live, go, componentsOf('gr-paa-thessalonike'), '13.4')
    expect(where(live, 'gr-paa-thessalonike')).toBe('dead')
    expect(logged.map(({ kind }) => kind)).toContain('setLost')
  })
})
