import { createEngine } from '../../../src/core/engine/engine'
import type { Frame, LogEntry, Setting } from '../../../src/core/engine/state'
import type { Action } from '../../../src/core/engine/step'
import type { HexId, UnitId } from '../../../src/core/ids'
import type { Json } from '../../../src/core/json'
import { balkanGambit } from '../../../src/games/balkan-gambit'
import { NOBODY_ORDERED } from '../../../src/games/balkan-gambit/command/ordered'
import { counters, unitNamed } from '../../../src/games/balkan-gambit/forces/counters'
import { grid, hexNamed } from '../../../src/games/balkan-gambit/map/hexes'
import type { Gambit, Marker, Unit } from '../../../src/games/balkan-gambit/state'

// Positions are written down as players would: units by their counters, hexes by their numbers.

export const engine = createEngine(balkanGambit)

export const unit = (id: string): UnitId => unitNamed(id)
export const hex = (number: string): HexId => hexNamed(number)
export const hexes = (...numbers: string[]): HexId[] => numbers.map(hex)
export const numbers = (ids: readonly HexId[]): string[] => ids.map(id => grid.numbers[id]).sort()
export const unitIdsOf = (ids: readonly UnitId[]): string[] => ids.map(id => counters[id].id)

export type Scenario = '1943' | '1944' | '1945'

export const settingOf = (scenario: Scenario, options: { [option: string]: Json } = {}): Setting => ({
  scenario,
  options: { 'force-10': false, 'tenth-mountain': 'none', 'own-dice': true, ...options },
  charts: null,
})

type Build = {
  scenario?: Scenario
  options?: { [option: string]: Json }
  /** Whose player turn it is. */
  turn?: 'allied' | 'axis'
  at?: { [hex: string]: readonly string[] }
  med?: readonly string[]
  dead?: readonly string[]
  waiting?: readonly string[]
  reduced?: readonly string[]
  dispersed?: readonly string[]
  markers?: readonly (Partial<Omit<Marker, 'hex'>> & { hex: string })[]
  improved?: readonly string[]
  naval?: string
  allied?: readonly string[]
  /** Own fields of the position as they are inside. */
  own?: Partial<Gambit>
  frames?: Frame[]
}

const turnFrame = (next: string): Frame => ({
  step: 'turn',
  side: 0,
  args: null,
  local: { next },
  asker: -1,
  entered: true,
})

export const frame = (step: string, side: 0 | 1, args: Json = null, local: Json = null): Frame => ({
  step,
  side,
  args,
  local,
  asker: 0,
  entered: true,
})

function unitsOf(build: Build): Unit[] {
  const units = counters.map((): Unit => ({ at: { is: 'absent' }, steps: 0, dispersed: false }))
  const put = (id: string, at: Unit['at']) => {
    const steps = at.is === 'dead' ? 0 : build.reduced?.includes(id) ? 1 : counters[unit(id)].steps
    units[unit(id)] = { at, steps, dispersed: build.dispersed?.includes(id) ?? false }
  }
  for (const [number, ids] of Object.entries(build.at ?? {}))
    for (const id of ids) put(id, { is: 'hex', hex: hex(number) })
  for (const id of build.med ?? []) put(id, { is: 'med' })
  for (const id of build.dead ?? []) put(id, { is: 'dead', pile: 'reclaimable' })
  for (const id of build.waiting ?? []) put(id, { is: 'waiting' })
  return units
}

/** A position in the middle of a player turn, seven command points in hand. */
export function position(build: Build = {}): Gambit {
  const { scenario = '1944', turn = 'allied' } = build
  const begun = engine.begin(settingOf(scenario, build.options ?? {}), 1).state
  const side = turn === 'allied' ? 0 : 1
  return {
    ...begun,
    turn: 3,
    units: unitsOf(build),
    cp: turn === 'allied' ? { free: 6, reserved: 1 } : { free: 7, reserved: 0 },
    markers: (build.markers ?? []).map(each => ({
      port: false,
      open: true,
      since: 2,
      opens: null,
      ...each,
      hex: hex(each.hex),
    })),
    improved: hexes(...(build.improved ?? [])),
    naval: build.naval === undefined ? null : hex(build.naval),
    alliedPlaces: hexes(...(build.allied ?? [])),
    medAtStart: (build.med ?? []).map(unit),
    attitude: scenario === '1943' ? 'belligerent' : null,
    ...build.own,
    frames: build.frames ?? [
      turnFrame(turn === 'allied' ? 'alliedEnd' : 'axisEnd'),
      frame('command', side, null, NOBODY_ORDERED),
    ],
  }
}

/** A position at the start of a stage of the turn. */
export const stage = (next: string, build: Build = {}): Gambit =>
  engine.carryOn({
    ...position(build),
    frames: [
      { ...turnFrame(next), entered: true },
      { ...frame('command', 0, null, NOBODY_ORDERED), entered: true },
    ],
  }).state

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
    ...(dice === undefined ? {} : { dice }),
  }
}

/** Plays orders one after the other. */
export const play = (s: Gambit, ...orders: (Order | string)[]): Gambit =>
  orders.reduce((now, order) => engine.apply(now, action(order)).state, s)

/** The log of the last order. */
export const logOf = (s: Gambit, order: Order | string): readonly LogEntry[] => engine.apply(s, action(order)).log

/** The rules that speak against an order; none: it is legal. */
export const refusals = (s: Gambit, order: Order | string): string[] =>
  engine.check(s, action(order)).map(each => each.rule)

/** The orders of a kind that are offered, by their hex or unit. */
export const offered = (s: Gambit, kind: string): string[] =>
  [...engine.choices(s)].flatMap(({ action: each }) => {
    if (each.kind !== kind) return []
    if (each.unit !== undefined) return [counters[each.unit].id]
    return each.hex === undefined ? [''] : [grid.numbers[each.hex]]
  })

export const owed = (s: Gambit): string => s.frames.at(-1)?.step ?? 'over'
export const owedBy = (s: Gambit): 'allied' | 'axis' => (s.frames.at(-1)?.side === 0 ? 'allied' : 'axis')

export const where = (s: Gambit, id: string): string => {
  const { at } = s.units[unit(id)]
  return at.is === 'hex' ? grid.numbers[at.hex] : at.is === 'dead' ? `dead ${at.pile}` : at.is
}
export const steps = (s: Gambit, id: string): number => s.units[unit(id)].steps

/** An attack from one hex on another with all who can join, up to the first decision after it; no TAC unless told. */
export function attack(s: Gambit, from: string, to: string, tac: 'keep' | 'commit' = 'keep'): Gambit {
  const launched = play(s, { kind: 'attack', hex: from }, { kind: 'target', hex: to }, 'launch')
  return owed(launched) === 'tac' ? play(launched, tac) : launched
}

/** Fires all shots of the stage that is on at one target, with these dice. */
export const volley = (s: Gambit, target: string, ...dice: number[]): Gambit =>
  dice.reduce((now, die) => play(now, { kind: 'at', unit: target, dice: [die] }), s)
