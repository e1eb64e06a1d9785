import { createEngine } from '../../../src/core/engine/engine'
import type { Frame, LogEntry, Setting } from '../../../src/core/engine/state'
import type { Action } from '../../../src/core/engine/step'
import type { HexId, UnitId } from '../../../src/core/ids'
import type { Json } from '../../../src/core/json'
import { partizan } from '../../../src/games/partizan'
import { counters, unitNamed } from '../../../src/games/partizan/forces/counters'
import { grid, hexNamed } from '../../../src/games/partizan/map/hexes'
import type { Partizan, Target, Unit } from '../../../src/games/partizan/state'

// Positions are written down as players would: units by their counters, hexes by their numbers.

export const engine = createEngine(partizan)

export const unit = (id: string): UnitId => unitNamed(id)
export const units = (...ids: string[]): UnitId[] => ids.map(unit)
export const hex = (number: string): HexId => hexNamed(number)
export const hexes = (...numbers: string[]): HexId[] => numbers.map(hex)
export const numbers = (ids: readonly HexId[]): string[] => ids.map(id => grid.numbers[id]).sort()
export const idsOf = (ids: readonly UnitId[]): string[] => ids.map(id => counters[id].id)

type Options = { [option: string]: Json }

export const settingOf = (options: Options = {}): Setting => ({
  scenario: 'campaign',
  options: {
    titoPrestige: false,
    armpit: false,
    force10: false,
    titoPenalty: false,
    openPartisans: false,
    'own-dice': true,
    // Rules are proved question by question; what is not asked in ordinary play has its own tests.
    everyQuestion: true,
    ...options,
  },
  charts: null,
})

type Build = {
  turn?: number
  options?: Options
  /** Whose segment it is; Partisan unless told. */
  side?: 'partisan' | 'axis'
  at?: { [hex: string]: readonly string[] }
  pool?: readonly string[]
  waiting?: readonly string[]
  gone?: readonly string[]
  reduced?: readonly string[]
  unsupplied?: readonly string[]
  targets?: { [hex: string]: Target['objective'] }
  /** Weapons caches in stock. */
  caches?: readonly number[]
  surrendered?: number | null
  /** Own fields of the position as they are inside. */
  own?: Partial<Partizan>
  frames?: Frame[]
}

export const frame = (step: string, side: 0 | 1, args: Json = null, local: Json = null, asker = 0): Frame => ({
  step,
  side,
  args,
  local,
  asker,
  entered: true,
})

export const turnFrame = (next: string): Frame => ({ ...frame('turn', 0, null, { next, net: null }), asker: -1 })

function unitsOf(build: Build): Unit[] {
  const all = counters.map((): Unit => ({ at: { is: 'gone' }, steps: 0, unsupplied: 0 }))
  const put = (id: string, at: Unit['at']) => {
    const isOff = at.is === 'pool' || at.is === 'gone'
    const steps = isOff ? 0 : build.reduced?.includes(id) ? 1 : counters[unit(id)].steps
    all[unit(id)] = { at, steps, unsupplied: build.unsupplied?.includes(id) ? 1 : 0 }
  }
  // A war without Tito is another war: he sits far off unless a test moves him.
  if (!build.gone?.includes('pa-tito')) put('pa-tito', { is: 'hex', hex: hex('2113') })
  for (const id of build.pool ?? []) put(id, { is: 'pool' })
  for (const id of build.waiting ?? []) put(id, { is: 'waiting' })
  for (const [number, ids] of Object.entries(build.at ?? {}))
    for (const id of ids) put(id, { is: 'hex', hex: hex(number) })
  return all
}

const MOVING = { hand: [] }
const ATTACKING = { target: null, joined: [] }

/** A position in the middle of a movement phase, own dice, turn 3. */
export function position(build: Build = {}): Partizan {
  const begun = engine.begin(settingOf(build.options), 1).state
  const side = build.side === 'axis' ? 1 : 0
  return {
    ...begun,
    turn: build.turn ?? 3,
    units: unitsOf(build),
    targets: Object.entries(build.targets ?? {}).map(([number, objective]) => ({ objective, hex: hex(number) })),
    chits: (build.caches ?? []).map(strength => ({ strength, unit: null, hex: null })),
    surrendered: build.surrendered ?? null,
    titoDied: build.gone?.includes('pa-tito') ? 1 : null,
    ...build.own,
    frames: build.frames ?? [
      turnFrame(side === 0 ? 'partisanAttacks' : 'axisAttacks'),
      frame('move', side, null, MOVING),
    ],
  }
}

/** The same in the middle of a combat phase. */
export const combatPhase = (build: Build = {}): Partizan => {
  const side = build.side === 'axis' ? 1 : 0
  const next = side === 0 ? 'alliedSupply' : 'axisSupply'
  return position({ ...build, frames: [turnFrame(next), frame('attack', side, null, ATTACKING)] })
}

/** A position whose next phase is `next`; `dice` fall until somebody must decide. */
export function phase(next: string, build: Build = {}, ...dice: number[]): Partizan {
  const s = position({
    ...build,
    frames: [turnFrame(next), frame('attack', build.side === 'axis' ? 1 : 0, null, ATTACKING)],
  })
  return play(s, { kind: 'done', dice })
}

export type Order = {
  readonly kind: string
  readonly unit?: string
  readonly hex?: string
  readonly pick?: Json
  readonly dice?: readonly number[]
}

export const action = (order: Order | string): Action => {
  const { kind, unit: id, hex: number, pick, dice } = typeof order === 'string' ? ({ kind: order } as Order) : order
  return {
    kind,
    ...(id === undefined ? {} : { unit: unit(id) }),
    ...(number === undefined ? {} : { hex: hex(number) }),
    ...(pick === undefined ? {} : { pick }),
    ...(dice === undefined || dice.length === 0 ? {} : { dice }),
  }
}

export const pick = (id: string): Order => ({ kind: 'pick', unit: id })
export const to = (number: string, ...dice: number[]): Order => ({ kind: 'to', hex: number, dice })

/** Plays orders one after the other. */
export const play = (s: Partizan, ...orders: (Order | string)[]): Partizan =>
  orders.reduce((now, order) => engine.apply(now, action(order)).state, s)

/** The log of the last order. */
export const logOf = (s: Partizan, order: Order | string): readonly LogEntry[] => engine.apply(s, action(order)).log

/** The facts of the first entry of a kind that an order brings. */
export const factsOf = (s: Partizan, order: Order | string, kind: string): Json =>
  logOf(s, order).find(entry => entry.kind === kind)?.facts ?? null

/** The rules that speak against an order; none: it is legal. */
export const refusals = (s: Partizan, order: Order | string): string[] =>
  engine.check(s, action(order)).map(each => each.rule)

/** The rulings that what speaks against an order rests on. */
export const rulingsAgainst = (s: Partizan, order: Order | string): (string | undefined)[] =>
  engine.check(s, action(order)).map(each => each.ruling)

/** The orders of a kind that are offered, by their hex or unit. */
export const offered = (s: Partizan, kind: string): string[] =>
  [...engine.choices(s)].flatMap(({ action: each }) => {
    if (each.kind !== kind) return []
    if (each.unit !== undefined) return [counters[each.unit].id]
    return each.hex === undefined ? [''] : [grid.numbers[each.hex]]
  })

export const costOf = (s: Partizan, kind: string, number: string): number | undefined =>
  [...engine.choices(s)].find(({ action: each }) => each.kind === kind && each.hex === hex(number))?.cost

/** What the step owed now has noted down. */
export const localOf = <Local>(s: Partizan): Local => (s.frames.at(-1) as Frame).local as Local

export const owed = (s: Partizan): string => s.frames.at(-1)?.step ?? 'over'
export const owedBy = (s: Partizan): 'partisan' | 'axis' => (s.frames.at(-1)?.side === 0 ? 'partisan' : 'axis')

export const where = (s: Partizan, id: string): string => {
  const { at } = s.units[unit(id)]
  return at.is === 'hex' ? grid.numbers[at.hex] : at.is
}
export const steps = (s: Partizan, id: string): number => s.units[unit(id)].steps

/** An attack on a hex by exactly these units; the first die is the initiative's. */
export function attack(s: Partizan, target: string, attackers: readonly string[], ...dice: number[]): Partizan {
  const named = play(s, { kind: 'target', hex: target })
  const { joined } = localOf<{ joined: UnitId[] }>(named)
  const toggled = counters.map(each => each.id).filter(id => joined.includes(unit(id)) !== attackers.includes(id))
  return play(named, ...toggled.map(id => ({ kind: 'join', unit: id })), { kind: 'launch', dice })
}

/** The same, fought on a table with the side that holds the initiative and no support. */
export function battle(
  s: Partizan,
  target: string,
  attackers: readonly string[],
  table: 'assault' | 'closeCombat',
  ...[initiative, die]: [number, number]
): Partizan {
  let now = attack(s, target, attackers, initiative)
  if (owed(now) === 'retreat') now = play(now, 'done')
  if (owed(now) === 'chits') now = play(now, 'done')
  if (table === 'closeCombat') now = play(now, { kind: 'table', pick: table })
  return play(now, { kind: 'fight', dice: [die] })
}
