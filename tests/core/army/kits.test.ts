import { describe, expect, it } from 'vitest'
import { advancePrimary, advancing, canAnyGo } from '../../../src/core/army/advancing'
import { declaring } from '../../../src/core/army/declaring'
import { deploying, focusOnHand, onlyPlace } from '../../../src/core/army/deploying'
import { isForced, leastLoss, paying, payPrimary, type RequiredGroup, whyNotPaid } from '../../../src/core/army/losses'
import { picking } from '../../../src/core/army/picking'
import { retreating } from '../../../src/core/army/retreating'
import type { Answer } from '../../../src/core/engine/answer'
import type { Frame, GameState } from '../../../src/core/engine/state'
import { type Action, type Flow, refusal } from '../../../src/core/engine/step'
import type { HexId, UnitId } from '../../../src/core/ids'
import type { Json } from '../../../src/core/json'

type S = GameState & { at: readonly HexId[]; told: readonly string[] }
const unit = (id: number) => id as UnitId
const hex = (id: number) => id as HexId
const U = [0, 1, 2, 3].map(unit)
const begun = (): S => ({ at: [10, 10, 11, 12].map(hex), told: [] }) as unknown as S
const frame = <Local extends Json>(local: Local): Frame<null, Local> =>
  ({ step: 'x', side: 0, args: null, local, asker: -1, entered: true }) as Frame<null, Local>
const ended: string[] = []
const go = { end: () => void ended.push('end') } as unknown as Flow<S>
const hexOf = (s: S, id: UnitId): HexId => s.at[id] as HexId
const nameOf = (id: UnitId): string => `unit ${id}`

const why = <L extends Json>(answer: Answer<S, null, L>, s: S, f: Frame<null, L>, a: Omit<Action, 'kind'>) =>
  answer.check(s, f, { kind: 'x', ...a }).map(each => each.why)
const listed = <L extends Json>(answer: Answer<S, null, L>, s: S, f: Frame<null, L>) =>
  [...answer.choices('x', s, f)].map(({ action: { unit: u, hex: h } }) => [u, h].filter(each => each !== undefined))
const give = <L extends Json>(answer: Answer<S, null, L>, s: S, f: Frame<null, L>, a: Omit<Action, 'kind'> = {}) =>
  answer.apply(s, f, { kind: 'x', ...a }, go)

describe('picking units into the hand', () => {
  const { pick, stack, back } = picking<S, null, { picked: readonly UnitId[] }>({
    rule: 'K.1',
    hexes: s => new Set(s.at),
    unitsIn: (s, _f, where) => U.filter(id => hexOf(s, id) === where),
    hexOf,
    whyNot: (_s, _f, id) => id === U[3] && refusal('K.2', 'it is tired'),
    letGo: s => {
      s.told = [...s.told, 'let go']
    },
    unitLabel: nameOf,
    stackLabel: where => `stack ${where}`,
    back: 'Put back',
  })

  it('adds those of one hex, and takes out what is in hand', () => {
    const [s, f] = [begun(), frame({ picked: [] as readonly UnitId[] })]
    give(pick, s, f, { unit: unit(0) })
    give(pick, s, f, { unit: unit(1) })
    expect(f.local.picked).toEqual([0, 1])
    give(pick, s, f, { unit: unit(0) })
    expect(f.local.picked).toEqual([1])
  })

  it('lets go of them when one of another hex is picked', () => {
    const [s, f] = [begun(), frame({ picked: [unit(0)] as readonly UnitId[] })]
    give(pick, s, f, { unit: unit(2) })
    expect(f.local.picked).toEqual([2])
    expect(s.told).toEqual(['let go'])
  })

  it('takes a whole stack at once, and says why there is none', () => {
    const [s, f] = [begun(), frame({ picked: [] as readonly UnitId[] })]
    expect(listed(stack, s, f)).toEqual([[10]])
    give(stack, s, f, { hex: hex(10) })
    expect(f.local.picked).toEqual([0, 1])
    expect(why(stack, s, f, { hex: hex(10) })).toEqual(['the stack is picked already'])
    expect(why(stack, s, f, { hex: hex(11) })).toEqual(['there is no stack that can move together'])
    expect(why(stack, s, f, { hex: hex(40) })).toEqual(['you have no unit there'])
  })

  it('puts back only what is in hand, and refuses who may not', () => {
    const [s, f] = [begun(), frame({ picked: [] as readonly UnitId[] })]
    expect(why(back, s, f, {})).toEqual(['nothing is in hand'])
    expect(why(pick, s, f, { unit: unit(3) })).toEqual(['it is tired'])
    give(pick, s, f, { unit: unit(0) })
    give(back, s, f)
    expect(f.local.picked).toEqual([])
  })
})

describe('declaring an attack', () => {
  type Local = { target: HexId | null; joined: readonly UnitId[] }
  const launched: unknown[] = []
  const { target, join, launch } = declaring<S, null, Local>({
    rule: 'K.3',
    targets: () => [hex(20), hex(21)],
    whyNotTarget: (_s, _f, where) => where === 21 && refusal('K.4', 'too strong'),
    candidates: () => U,
    whyNotJoin: (_s, _f, id) => id === U[3] && refusal('K.2', 'it is tired'),
    whyNotWithhold: (_s, _f, id) => id === U[0] && refusal('K.6', 'it has sworn to'),
    whyNotLaunch: (_s, f) => f.local.joined.length === 3 && refusal('K.5', 'three are a crowd'),
    targetLabel: where => `Attack ${where}`,
    joinLabel: (id, isIn) => `${isIn ? 'Withhold' : 'Add'} ${nameOf(id)}`,
    launchLabel: where => `Launch at ${where}`,
    launch: (_s, _f, where, joined) => void launched.push([where, joined]),
  })

  it('takes all who can unless some are withheld, then launches', () => {
    const [s, f] = [begun(), frame<Local>({ target: null, joined: [] })]
    expect(listed(target, s, f)).toEqual([[20]])
    expect(why(join, s, f, { unit: unit(0) })).toEqual(['pick a target first'])
    expect(why(launch, s, f, {})).toEqual(['pick a target first'])
    give(target, s, f, { hex: hex(20) })
    expect(f.local.joined).toEqual([0, 1, 2])
    expect(why(launch, s, f, {})).toEqual(['three are a crowd'])
    expect(why(target, s, f, { hex: hex(20) })).toEqual(['it is the target already'])
    expect(why(join, s, f, { unit: unit(3) })).toEqual(['it is tired'])
    give(join, s, f, { unit: unit(2) })
    give(launch, s, f)
    expect(launched).toEqual([[20, [0, 1]]])
    expect(f.local).toEqual({ target: null, joined: [] })
  })

  it('withholds and adds whole stacks, and all who are to spare', () => {
    const kit = declaring<S, null, Local>({
      rule: 'K.3',
      targets: () => [hex(20)],
      whyNotTarget: () => null,
      candidates: () => U,
      whyNotJoin: (_s, _f, id) => id === U[3] && refusal('K.2', 'it is tired'),
      spare: (_s, f) => f.local.joined.slice(1),
      stacks: { hexOf: (s, id) => s.at[id] ?? null, hexName: where => `${where}` },
      targetLabel: where => `Attack ${where}`,
      joinLabel: nameOf,
      launchLabel: where => `Attack ${where}`,
      launch: () => {},
    })
    const [s, f] = [begun(), frame<Local>({ target: hex(20), joined: [unit(0), unit(1), unit(2)] })]
    const labels = () => [...kit.stack.choices('stack', s, f)].map(each => each.label)
    expect(labels()).toEqual(['Withhold all 2 in 10'])
    give(kit.stack, s, f, { hex: hex(10) })
    expect([f.local.joined, labels()]).toEqual([[2], ['Add all 2 in 10']])
    give(kit.stack, s, f, { hex: hex(10) })
    expect(f.local.joined).toEqual([2, 0, 1])
    expect([...kit.trim.choices('trim', s, f)].map(each => each.label)).toEqual(['Withhold 2 to spare'])
    give(kit.trim, s, f)
    expect(f.local.joined).toEqual([2])
    expect(why(kit.trim, s, f, {})).toEqual(['nobody is to spare'])
  })

  it('withholds nobody who must attack', () => {
    const [s, f] = [begun(), frame<Local>({ target: hex(20), joined: [unit(0), unit(1)] })]
    expect(why(join, s, f, { unit: unit(0) })).toEqual(['it has sworn to'])
    expect(listed(join, s, f)).toEqual([[1], [2]])
  })

  it('is not launched by nobody', () => {
    expect(why(launch, begun(), frame<Local>({ target: hex(20), joined: [] }), {})).toEqual(['nobody attacks'])
  })
})

describe('the unit to be placed', () => {
  it('is in hand for the map', () => {
    expect(focusOnHand(null, frame({ picked: unit(2) }))).toEqual({ hand: [2] })
    expect(focusOnHand(null, frame({ picked: null as UnitId | null }))).toEqual({ hand: [] })
  })

  it('is as good as placed where there is one hex only', () => {
    expect(onlyPlace([hex(7)])).toEqual({ kind: 'to', hex: 7 })
    expect(onlyPlace([hex(7), hex(8)])).toBeNull()
    expect(onlyPlace([])).toBeNull()
  })
})

describe('paying losses', () => {
  const payers = [3, 2, 2, 1].map((points, id) => ({ unit: unit(id), points }))
  const debt = (owed: number, ...required: RequiredGroup[]) => ({ owed, required })
  const armour = (points: number, ...units: UnitId[]): RequiredGroup => ({
    units,
    points,
    rule: 'K.7',
    why: 'armour pays half',
  })

  it('finds the choice that keeps most strength, with the fewest units', () => {
    expect(leastLoss(payers, debt(4))).toEqual([1, 2])
    expect(leastLoss(payers, debt(6))).toEqual([0, 1, 3])
    expect(leastLoss(payers, debt(3))).toEqual([0])
    expect(leastLoss(payers, debt(3.5))).toHaveLength(2)
    expect(leastLoss(payers, debt(99))).toEqual([0, 1, 2, 3])
    // What stays as a cadre is not lost.
    expect(
      leastLoss(
        [
          { unit: unit(0), points: 5, kept: 3 },
          { unit: unit(1), points: 3 },
        ],
        debt(3),
      ),
    ).toEqual([0])
  })

  it('has required groups pay their part, as far as they can', () => {
    expect(leastLoss(payers, debt(3, armour(1.5, unit(1))))).toEqual([1, 3])
    expect(leastLoss(payers, debt(3, armour(1.5, unit(3))))).toHaveLength(2)
    expect(leastLoss(payers, debt(4, armour(2, unit(3)), armour(2, unit(0))))).toEqual([0, 3])
  })

  it('says what is wrong with a choice', () => {
    const whyNot = (chosen: UnitId[], ...required: RequiredGroup[]) =>
      whyNotPaid(payers, debt(4, ...required), chosen, 'K.6')?.why ?? null
    expect(whyNot([unit(0)])).toBe('4 points are owed, 3 would be paid')
    expect(whyNot([unit(0), unit(1)])).toBeNull()
    expect(whyNot([unit(0), unit(1), unit(3)])).toBe('the others pay what is owed')
    expect(whyNot([unit(0), unit(3)], armour(2, unit(1)))).toBe('armour pays half')
    expect(whyNot([unit(1), unit(2)], armour(2, unit(1)))).toBeNull()
  })

  it('knows when there is only one way', () => {
    expect(isForced(payers, debt(8))).toBe(true)
    expect(isForced(payers, debt(4))).toBe(false)
    expect(isForced(payers.slice(0, 1), debt(1))).toBe(true)
    expect(isForced(payers, debt(7))).toBe(true)
    expect(isForced(payers, debt(5))).toBe(false)
  })

  it('is answered by the preset, or by those who are named', () => {
    type Local = { chosen: readonly UnitId[] }
    const rules = {
      rule: 'K.6',
      debt: () => debt(4),
      payers: () => payers,
      nameOf,
      shortNameOf: nameOf,
      pay: (s: S, _f: Frame<null, Local>, units: readonly UnitId[]) => {
        s.told = units.map(nameOf)
      },
    }
    const { preset, name, pay } = paying<S, null, Local>(rules)
    const [s, f] = [begun(), frame<Local>({ chosen: [] })]
    expect(payPrimary(rules, s, f)).toEqual({ kind: 'preset' })
    expect(why(pay, s, f, {})).toEqual(['nobody is named'])
    give(preset, s, f)
    expect(s.told).toEqual(['unit 1', 'unit 2'])
    give(name, s, f, { unit: unit(1) })
    expect(payPrimary(rules, s, f)).toBeNull()
    expect(why(preset, s, f, {})).toEqual(['others have been named'])
    give(name, s, f, { unit: unit(2) })
    expect(payPrimary(rules, s, f)).toEqual({ kind: 'pay' })
    s.told = []
    give(pay, s, f)
    expect(s.told).toEqual(['unit 1', 'unit 2'])
    give(name, s, f, { unit: unit(2) })
    expect(f.local.chosen).toEqual([1])
  })
})

describe('retreating', () => {
  type Local = { left: readonly UnitId[] }
  const room = 2
  const rules = {
    rule: 'K.8',
    /** Hex 30 has room for two, hex 31 for one; unit 2 knows only 31. */
    ways(_s: S, _f: Frame<null, Local>, id: UnitId, sent: readonly { readonly unit: UnitId; readonly hex: HexId }[]) {
      const taken = (where: number) => sent.filter(each => each.hex === where).length
      return [30, 31]
        .filter(where => taken(where) < (where === 30 ? room : 1) && (id !== U[2] || where === 31))
        .map(hex)
    },
    whyNot: (_s: S, _f: Frame<null, Local>, _id: UnitId, where: HexId) =>
      ![30, 31].includes(where) && refusal('K.9', 'too far'),
    hexOf,
    isBound: () => true,
    nameOf,
    hexName: (where: HexId) => `hex ${where}`,
    send(s: S, _f: Frame<null, Local>, id: UnitId, where: HexId) {
      s.at = s.at.with(id, where)
    },
    settle: (_s: S, f: Frame<null, Local>) => void (f.local.left.length === 0 && ended.push('gone')),
  }
  const { all, retreat } = retreating<S, null, Local>(rules)

  it('sends all to one hex where there is room for all', () => {
    const [s, f] = [begun(), frame<Local>({ left: [unit(0), unit(1)] })]
    expect(listed(all, s, f)).toEqual([[30]])
    expect(why(all, s, f, { hex: hex(31) })).toEqual(['they cannot all go there'])
    give(all, s, f, { hex: hex(30) })
    expect(s.at.slice(0, 2)).toEqual([30, 30])
    expect(f.local.left).toEqual([])
  })

  it('keeps a unit from taking the only place of another', () => {
    const [s, f] = [begun(), frame<Local>({ left: [unit(0), unit(2)] })]
    expect(listed(all, s, f)).toEqual([])
    expect(listed(retreat, s, f)).toEqual([
      [0, 30],
      [2, 31],
    ])
    expect(why(retreat, s, f, { unit: unit(0), hex: hex(31) })).toEqual(['another unit needs this place'])
    expect(why(retreat, s, f, { unit: unit(1), hex: hex(30) })).toEqual(['unit 1 does not retreat now'])
    expect(why(retreat, s, f, { unit: unit(0), hex: hex(40) })).toEqual(['too far'])
    expect(retreat.path(s, f, { kind: 'x', unit: unit(0), hex: hex(30) })).toEqual([10, 30])
  })
})

describe('advancing', () => {
  type Local = { going: readonly UnitId[] }
  const rules = {
    units: () => U,
    whyNotAdd: (_s: S, _f: Frame<null, Local>, id: UnitId) => id === U[3] && refusal('K.2', 'it is tired'),
    whyNotGo: (_s: S, f: Frame<null, Local>) => f.local.going.length === 0 && refusal('K.10', 'nobody goes'),
    rule: 'K.13',
    hexOf: () => hex(20),
    nameOf,
    shortNameOf: (id: UnitId) => `${id}`,
    advance: (s: S, _f: Frame<null, Local>, units: readonly UnitId[]) => {
      s.told = units.map(nameOf)
    },
  }
  const { join, go: advance, all, stay } = advancing<S, null, Local>(rules)

  it('names who goes, and says what staying leaves', () => {
    const [s, f] = [begun(), frame<Local>({ going: [] })]
    expect(why(advance, s, f, {})).toEqual(['nobody goes'])
    expect(why(join, s, f, { unit: unit(3) })).toEqual(['it is tired'])
    give(join, s, f, { unit: unit(1) })
    give(advance, s, f)
    expect(s.told).toEqual(['unit 1'])
    expect([...stay.choices('stay', s, f)]).toEqual([
      { action: { kind: 'stay' }, label: 'Nobody advances', intent: 'pass', leaves: 'the hex that was won' },
    ])
    expect(canAnyGo({ ...rules, units: () => [unit(3)] }, s, f)).toBe(false)
  })

  it('takes all who may when the hex that was won is pointed at, unless some are named', () => {
    const [s, f] = [begun(), frame<Local>({ going: [] })]
    expect([...all.choices('all', s, f)].map(each => each.label)).toEqual(['Advance with all 3'])
    expect(advancePrimary(rules, s, f)).toEqual({ kind: 'all', hex: 20 })
    give(all, s, f, { hex: hex(20) })
    expect(s.told).toEqual(['unit 0', 'unit 1', 'unit 2'])
    expect(why(all, s, f, { hex: hex(21) })).toEqual(['this is not the hex that was won'])
    give(join, s, f, { unit: unit(1) })
    expect(why(all, s, f, { hex: hex(20) })).toEqual(['those who advance have been named'])
    expect([...advance.choices('go', s, f)].map(each => each.label)).toEqual(['Advance with 1'])
    expect(advancePrimary(rules, s, f)).toEqual({ kind: 'go' })
  })

  it('sends who is worth most where there is no room for all', () => {
    const [s, f] = [begun(), frame<Local>({ going: [] })]
    const tight = {
      ...rules,
      worthOf: (_s: S, id: UnitId) => id,
      whyNotAdd: (_s: S, now: Frame<null, Local>) => now.local.going.length === 2 && refusal('K.14', 'full'),
    }
    give(advancing<S, null, Local>(tight).all, s, f, { hex: hex(20) })
    expect(s.told).toEqual(['unit 3', 'unit 2'])
  })
})

describe('deploying', () => {
  type Local = { picked: UnitId | null }
  const { pick, to } = deploying<S, null, Local>({
    rule: 'K.11',
    units: () => U,
    whyNotPick: (_s, _f, id) => id === U[3] && refusal('K.2', 'it is tired'),
    hexes: () => [hex(1), hex(2)],
    whyNotTo: (_s, _f, _id, where) => where === 2 && refusal('K.12', 'full'),
    unitLabel: nameOf,
    hexLabel: where => `hex ${where}`,
    place(s, _f, id, where) {
      s.at = s.at.with(id, where)
    },
    next: (_s, _f, placed) => (placed === U[0] ? unit(1) : null),
    path: (_s, _f, id, where) => [hex(id), where],
  })

  it('places what is in hand, and the next comes to hand', () => {
    const [s, f] = [begun(), frame<Local>({ picked: null })]
    expect(why(to, s, f, { hex: hex(1) })).toEqual(['pick a unit first'])
    expect(to.path(s, f, { kind: 'to', hex: hex(1) })).toBeNull()
    give(pick, s, f, { unit: unit(0) })
    expect(to.path(s, f, { kind: 'to', hex: hex(1) })).toEqual([0, 1])
    expect(why(pick, s, f, { unit: unit(0) })).toEqual(['it is picked already'])
    expect(listed(to, s, f)).toEqual([[1]])
    give(to, s, f, { hex: hex(1) })
    expect(s.at[0]).toBe(1)
    expect(f.local.picked).toBe(1)
    give(to, s, f, { hex: hex(1) })
    expect(f.local.picked).toBeNull()
  })
})
