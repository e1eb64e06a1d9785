import { describe, expect, it } from 'vitest'
import { columnOf, fireGroup, gather, groupsOf, isUp, laden } from '../../../../src/games/balkan-front/air/air-combat'
import type { AirBattle } from '../../../../src/games/balkan-front/air/air-state'
import { lettersModifier, strengthsOf } from '../../../../src/games/balkan-front/air/air-strengths'
import { isChoice, ontoOf, placersOf, usualPlaces, whyNotPlace } from '../../../../src/games/balkan-front/air/placing'
import type { Front } from '../../../../src/games/balkan-front/state'
import { flow, names, unit, units } from '../positions'
import { airPosition, flight, spot } from './aloft'

const HURRI = ['br-air-hurri-1', 'br-air-hurri-2', 'br-air-hurri-r'] as const
const over = (...flights: ReturnType<typeof flight>[]): Front => airPosition({ flights })
const shots = (logged: readonly { kind: string; facts: unknown }[]) =>
  logged.filter(({ kind }) => kind === 'airFire').map(({ facts }) => (facts as { result: string }).result)

describe('21.B.3 differentials and dice', () => {
  it('21.B.3 a Hurricane is +2 against a Ju 87B, which is -3 against it (vectors 70, 211)', () => {
    const s = over()
    const [hurri, stuka] = units('br-air-hurri-1', 'ge-air-ju87b-g1') as [never, never]
    expect([columnOf(s, hurri, stuka).differential, columnOf(s, stuka, hurri).differential]).toEqual([2, -3])
    expect(lettersModifier(hurri, stuka)).toBe(0)
  })

  it('21.B.3, 24.G letters change the dice as the table says (vectors 88a, 88b)', () => {
    const [hurri, sm79, me110, sm81] = units('br-air-hurri-1', 'it-air-sm79-1', 'ge-air-me110-g1', 'it-air-sm81-1')
    expect(lettersModifier(hurri as never, sm79 as never)).toBe(-1)
    expect(lettersModifier(sm79 as never, hurri as never)).toBe(1)
    expect(lettersModifier(me110 as never, hurri as never)).toBe(1)
    expect(lettersModifier(me110 as never, sm79 as never)).toBe(-1)
    expect(lettersModifier(hurri as never, me110 as never)).toBe(-1)
    expect(lettersModifier(sm79 as never, me110 as never)).toBe(0)
    // 24.E.1: NB is B
    expect(lettersModifier(hurri as never, sm81 as never)).toBe(-1)
  })

  it('21.B.3 the printed example, shot by shot (vectors 71 to 74)', () => {
    const s = over(flight('it-air-mc200-1', 'escort', '4510'), flight('br-air-hurri-1', 'interception', '4510'))
    const [hurri, macchi] = units('br-air-hurri-1', 'it-air-mc200-1') as [never, never]
    const first = flow([4, 5, 2, 3])
    fireGroup(s, first.go, { single: macchi, several: [hurri] }, hurri, true)
    expect(shots(first.logged)).toEqual(['-', 'A'])
    expect([isUp(s, macchi), isUp(s, hurri), names(s.inoperative)]).toEqual([false, true, ['it-air-mc200-1']])
    const t = over(flight('it-air-sm79-1', 'airbase', '4510'), flight('br-air-hurri-2', 'interception', '4510'))
    const [second, sm79] = units('br-air-hurri-2', 'it-air-sm79-1') as [never, never]
    const last = flow([3, 4, 2, 2])
    fireGroup(t, last.go, { single: sm79, several: [second] }, second, true)
    expect(shots(last.logged)).toEqual(['-', 'K'])
    expect(t.units[sm79]?.at.is).toBe('dead')
  })

  it('24.A.1, 24.B.3, R-24A type F loses 2 with bombs, a heavy fighter nothing; both lose it far off (vectors 82, 210)', () => {
    const s = over(
      flight('ge-air-me109-g1', 'airbase', '4510'),
      flight('ge-air-me110-g1', 'airbase', '4510'),
      flight('ge-air-me109-g2', 'escort', '4510', { extended: true }),
      flight('it-air-cr32-1', 'airbase', '4510'),
    )
    expect(strengthsOf(s, unit('ge-air-me109-g1'))).toEqual({ attack: 5, defence: 3 })
    expect(strengthsOf(s, unit('ge-air-me110-g1'))).toEqual({ attack: 6, defence: 5 })
    expect(strengthsOf(s, unit('ge-air-me109-g2'))).toEqual({ attack: 5, defence: 3 })
    expect(strengthsOf(s, unit('it-air-cr32-1'))).toEqual({ attack: 1, defence: 1 })
  })

  it('21.B.3 an Me 109E against a laden Hurricane, and a P.24F against an Me 109E (vectors 233, 234)', () => {
    const s = over(
      flight('br-air-hurri-1', 'airbase', '4510'),
      flight('ge-air-me109-g1', 'interception', '4510'),
      flight('gr-air-p24', 'escort', '4510'),
    )
    const [hurri, me109, p24] = units('br-air-hurri-1', 'ge-air-me109-g1', 'gr-air-p24') as [never, never, never]
    expect([columnOf(s, me109, hurri).differential, columnOf(s, hurri, me109).differential]).toEqual([4, -2])
    expect(columnOf(s, p24, me109).differential).toBe(-1)
    const { go, logged } = flow([3, 3, 3, 3])
    fireGroup(s, go, { single: hurri, several: [me109] }, me109, true)
    expect(shots(logged)).toEqual(['-', 'A'])
  })
})

describe('21.B.1 several on one', () => {
  it('21.B.1.b.2 the several stop at the first result, the single fires once all the same (vector 76)', () => {
    const s = over(flight('it-air-mc200-1', 'escort', '4510'), ...HURRI.map(id => flight(id, 'interception', '4510')))
    const escort = unit('it-air-mc200-1')
    const several = units(...HURRI)
    const { go, logged } = flow([1, 1, 5, 4, 2, 3])
    fireGroup(s, go, { single: escort, several }, several[2] as never, true)
    expect(shots(logged)).toEqual(['K', '-', 'A'])
    expect(s.units[several[2] as never]?.at.is).toBe('dead')
    expect(isUp(s, escort)).toBe(false)
  })

  it('21.B.1.d those who pass the screen are fired at and do not fire', () => {
    const s = over(flight('it-air-mc200-1', 'escort', '4510'), flight(HURRI[0], 'interception', '4510'))
    const { go, logged } = flow([1, 1])
    fireGroup(s, go, { single: unit(HURRI[0]), several: [unit('it-air-mc200-1')] }, unit('it-air-mc200-1'), false)
    expect(shots(logged)).toEqual(['K'])
  })
})

describe('21.A, 21.B.1 who is placed on whom', () => {
  const force = [flight('it-air-sm79-1', 'airbase', '4510'), flight('it-air-g50-1', 'airbase', '4510')]
  const screen = [flight('it-air-mc200-1', 'escort', '4510'), flight('it-air-cr42-1', 'escort', '4510')]
  const up = [...HURRI, 'gr-air-p24'].map(id => flight(id, 'interception', '4510'))
  const s = over(...force, ...screen, ...up)
  const met = gather(s, 1, spot('4510'))
  const battle: AirBattle = { ...met, against: met.past, past: [] }

  it('16.B.3, 21.A.2, 24.A.2 escorts are the screen, the rest the mission force, in it fighters with bombs', () => {
    expect(names(met.screen)).toEqual(['it-air-mc200-1', 'it-air-cr42-1'])
    expect(names(met.force)).toEqual(['it-air-sm79-1', 'it-air-g50-1'])
    expect(names(laden(s, met))).toEqual(['it-air-g50-1'])
  })

  it('21.B.1.a.1 every escort is met by one before any is met by two (vector 75)', () => {
    const [a, b, c] = battle.against as [never, never, never]
    const [first, second] = battle.screen as [never, never]
    const one: AirBattle = { ...battle, placed: [{ unit: a, on: first }] }
    expect(whyNotPlace(s, one, 'screen', { unit: b, on: first })).toMatchObject({ rule: '21.B.1.a.1' })
    expect(whyNotPlace(s, one, 'screen', { unit: b, on: second })).toBe(false)
    const two: AirBattle = { ...one, placed: [...one.placed, { unit: b, on: second }] }
    expect(whyNotPlace(s, two, 'screen', { unit: c, on: first })).toBe(false)
    const all: AirBattle = { ...battle, placed: usualPlaces(s, battle, 'screen') }
    expect(groupsOf(all, all.screen).map(({ several }) => several.length)).toEqual([2, 2])
  })

  it('21.B.1.a.2 escorts to spare may join in or be kept for those who pass', () => {
    const few: AirBattle = { ...battle, against: battle.against.slice(0, 1), past: battle.against.slice(1) }
    const paired: AirBattle = { ...few, placed: [{ unit: few.against[0] as never, on: few.screen[0] as never }] }
    expect(names(placersOf(s, paired, 'extras'))).toEqual(['it-air-cr42-1'])
    expect(isChoice(s, paired, 'extras')).toBe(true)
    expect(names(placersOf(s, { ...paired, done: [few.screen[0] as never] }, 'bypass'))).toContain('it-air-cr42-1')
    expect(placersOf(s, battle, 'extras')).toEqual([])
  })

  it('21.B.1.e who got through picks among the mission force; alone against one there is nothing to ask', () => {
    const through: AirBattle = { ...battle, against: [], past: battle.against }
    expect(names(ontoOf(s, through, 'force'))).toEqual(names(met.force))
    expect(isChoice(s, through, 'force')).toBe(true)
    expect(isChoice(s, { ...through, force: through.force.slice(0, 1) }, 'force')).toBe(false)
  })
})
