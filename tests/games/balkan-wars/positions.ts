import { joining } from '../../../src/core/army/countries'
import { createEngine } from '../../../src/core/engine/engine'
import type { Frame, Setting } from '../../../src/core/engine/state'
import type { HexId, Side, UnitId } from '../../../src/core/ids'
import type { Json } from '../../../src/core/json'
import { defaultSetting } from '../../../src/core/save/setting'
import { balkanWars } from '../../../src/games/balkan-wars'
import type { Country, Power } from '../../../src/games/balkan-wars/forces/counter'
import { counters, unitNamed } from '../../../src/games/balkan-wars/forces/counters'
import type { ScenarioId } from '../../../src/games/balkan-wars/forces/scenarios'
import { grid, hexNamed } from '../../../src/games/balkan-wars/map/geography'
import type { Place, PowerState, Unit, Wars } from '../../../src/games/balkan-wars/state'
import { type Order, ordersFor } from '../orders'

// Positions are written down as players would: units by their counters, hexes by their numbers.

export const engine = createEngine(balkanWars)

export const unit = (id: string): UnitId => unitNamed(id)
export const hex = (number: string): HexId => hexNamed(number)
export const hexes = (...numbers: string[]): HexId[] => numbers.map(hex)
export const numbers = (ids: readonly HexId[]): string[] => ids.map(id => grid.numbers[id]).sort()
export const names = (ids: readonly UnitId[]): string[] => ids.map(id => counters[id].id)

export type Options = { [option: string]: Json }

/** As usual, but without fog, and the players roll their own dice. */
export const settingOf = (scenario: ScenarioId, options: Options = {}): Setting => {
  const usual = defaultSetting(balkanWars, scenario)
  return { ...usual, options: { ...usual.options, fog: false, 'own-dice': true, ...options } }
}

/** A game as it begins: the side that deploys first sets up. */
export const begin = (scenario: ScenarioId, options: Options = {}): Wars =>
  engine.begin(settingOf(scenario, options), 1).state

export type Build = {
  scenario?: ScenarioId
  options?: Options
  turn?: number
  /** Whose player turn it is; 0: League or Serbia. */
  side?: Side
  at?: { [hex: string]: readonly string[] }
  demoralized?: readonly string[]
  open?: readonly string[]
  pool?: readonly string[]
  display?: readonly string[]
  holding?: readonly string[]
  /** By captor. */
  prisoners?: { readonly [captor in Side]?: readonly string[] }
  track?: { readonly [unit: string]: number }
  morale?: { readonly [country in Country]?: number }
  joined?: { readonly [country in Country]?: Side }
  powers?: { readonly [power in Power]?: PowerState }
  /** Own fields of the position as they are inside. */
  own?: Partial<Wars>
}

const frame = (step: string, side: Side, local: Json, asker: number, entered = true, args: Json = null): Frame => ({
  step,
  side,
  args,
  local,
  asker,
  entered,
})

function unitsOf(build: Build): Unit[] {
  const units = counters.map((): Unit => ({ at: { is: 'absent' }, demoralized: false, open: false }))
  const put = (id: string, at: Place) => {
    const demoralized = build.demoralized?.includes(id) ?? false
    units[unit(id)] = { at, demoralized, open: build.open?.includes(id) ?? at.is === 'prisoner' }
  }
  for (const [number, ids] of Object.entries(build.at ?? {}))
    for (const id of ids) put(id, { is: 'hex', hex: hex(number) })
  for (const id of build.pool ?? []) put(id, { is: 'pool' })
  for (const id of build.display ?? []) put(id, { is: 'display' })
  for (const id of build.holding ?? []) put(id, { is: 'holding' })
  for (const of of [0, 1] as const) for (const id of build.prisoners?.[of] ?? []) put(id, { is: 'prisoner', of })
  for (const [id, turn] of Object.entries(build.track ?? {})) put(id, { is: 'track', turn })
  return units
}

const idle = (asker: number): Frame => frame('place', 0, { left: [] }, asker, false, { units: [], why: 'home' })

/** A position without a segment: for rules that are asked directly. */
export function position(build: Build = {}): Wars {
  const { scenario = 'first-war', turn = 3 } = build
  const begun = begin(scenario, build.options ?? {})
  let { countries } = begun
  for (const [country, side] of Object.entries(build.joined ?? {}))
    countries = joining(countries, country as Country, side as Side)
  return {
    ...begun,
    turn,
    units: unitsOf(build),
    active: build.side ?? begun.first,
    countries,
    morale: { ...begun.morale, ...build.morale },
    powers: { ...begun.powers, ...build.powers },
    ...build.own,
    frames: [frame('turn', 0, { next: 'end' }, -1), idle(0)],
  }
}

/** The position at the first decision after a stage of the turn has begun. */
export const stage = (next: string, build: Build = {}): Wars =>
  engine.carryOn({ ...position(build), frames: [frame('turn', 0, { next }, -1), idle(0)] }).state

/** Stands and waits behind what is asked, so that the turn does not go on. */
const waiting: Frame = frame('proposeArmistice', 0, null, 0, false)

/** The first decision of a step that is asked by itself; behind it the game waits. */
export const asked = (step: string, side: Side, build: Build = {}, args: Json = null): Wars => {
  const local = balkanWars.steps[step]?.fresh?.(args) ?? null
  return engine.carryOn({
    ...position(build),
    frames: [frame('turn', 0, { next: 'end' }, -1), waiting, frame(step, side, local, 0, false, args)],
  }).state
}

/** A step that runs by itself, with dice that fall as said. */
export function rolled(step: string, dice: readonly number[], build: Build = {}): Wars {
  const s = position(build)
  const left = [...dice]
  const before = { ...waiting, entered: true }
  const local = balkanWars.steps[step]?.fresh?.(null) ?? null
  const frames = [frame('turn', 0, { next: 'end' }, -1), waiting, frame(step, s.first, local, 0, false), before]
  return engine.applyWith({ ...s, frames }, { kind: 'goOn' }, () => left.shift() ?? 1).state
}

export type { Order }
export const { action, play, logOf, kindsOf, refusals, offered, owed } = ordersFor(engine, unit, hex)

export const owedBy = (s: Wars): Side | undefined => s.frames.at(-1)?.side

export const where = (s: Wars, id: string): string => {
  const { at } = s.units[unit(id)]
  if (at.is === 'hex') return grid.numbers[at.hex]
  return at.is === 'prisoner' ? `prisoner of ${at.of}` : at.is === 'track' ? `turn ${at.turn}` : at.is
}

/** What the decision owed now has noted down. */
export const localOf = <T>(s: Wars): T => (s.frames.at(-1) as Frame).local as T

/** Both sides take the ready set-up. */
export const deployed = (scenario: ScenarioId, options: Options = {}): Wars =>
  ['ready', 'done', 'ready'].reduce((s, kind) => play(s, kind), begin(scenario, options))

/** A flow for rules that are asked directly: it notes what is logged and throws these dice. */
export function flow(...dice: number[]) {
  const log: { kind: string; facts: Json }[] = []
  const left = [...dice]
  const throwDie = () => left.shift() ?? 1
  return {
    log: (kind: string, facts: unknown) => void log.push({ kind, facts: facts as Json }),
    roll: throwDie,
    draw: () => throwDie() - 1,
    reveal: () => {},
    ask: () => {},
    become: () => {},
    end: () => {},
    finish: () => {},
    pending: 0,
    told: log,
  }
}
