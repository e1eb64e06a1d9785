import { joining } from '../../../src/core/army/countries'
import { createEngine } from '../../../src/core/engine/engine'
import type { Frame, Setting } from '../../../src/core/engine/state'
import type { HexId, Side, UnitId } from '../../../src/core/ids'
import type { Json } from '../../../src/core/json'
import { defaultSetting } from '../../../src/core/save/setting'
import { balkanFront } from '../../../src/games/balkan-front'
import type { Land } from '../../../src/games/balkan-front/forces/counter'
import { counters, unitNamed } from '../../../src/games/balkan-front/forces/counters'
import { grid, hexNamed } from '../../../src/games/balkan-front/map/geography'
import { settleAll } from '../../../src/games/balkan-front/ownership'
import type { Front, Go, Owner, Unit } from '../../../src/games/balkan-front/state'
import { componentsOf, setNames } from '../../../src/games/balkan-front/units'
import { ordersFor } from '../orders'

// Positions are written down as players would: units by their counters, hexes by their numbers ('4510' is on sheet 14A).

export const engine = createEngine(balkanFront)

const full = (number: string): string => (number.includes(':') ? number : `14A:${number}`)
export const unit = (id: string): UnitId => unitNamed(id)
export const units = (...ids: string[]): UnitId[] => ids.map(unit)
export const hex = (number: string): HexId => hexNamed(full(number))
export const hexes = (...numbers: string[]): HexId[] => numbers.map(hex)
export const numbers = (ids: readonly HexId[]): string[] => ids.map(id => grid.numbers[id] as string).sort()
export const names = (ids: readonly UnitId[]): string[] => ids.map(id => counters[id].id)

export type ScenarioId =
  | 'plan-y'
  | 'operation-marita'
  | 'balkan-campaign'
  | 'italo-greek-war'
  | 'plan-g'
  | 'greek-appeasement'
  | 'marita-merkur'
  | 'assault-on-crete'

export const settingOf = (scenario: ScenarioId, options: { [option: string]: Json } = {}): Setting => {
  const usual = defaultSetting(balkanFront, scenario)
  return { ...usual, options: { ...usual.options, 'own-dice': true, ...options } }
}

export type Build = {
  scenario?: ScenarioId
  /** Whose player turn it is. */
  side?: Side
  turn?: number
  at?: { [hex: string]: readonly string[] }
  cadres?: readonly string[]
  dead?: readonly string[]
  joined?: { readonly [land in Land]?: Side }
  /** Hexes whose owner is not as the scenario begins, before units and zones claim theirs. */
  owners?: { readonly axis?: readonly string[]; readonly allied?: readonly string[] }
  own?: Partial<Front>
}

/** A flow for rules that are asked directly: it notes what is logged and throws these dice. */
export function flow(dice: readonly number[] = []) {
  const logged: { kind: string; facts: unknown }[] = []
  const left = [...dice]
  const go = {
    pending: 0,
    ask: () => {},
    become: () => {},
    end: () => {},
    roll: () => left.shift() ?? 1,
    draw: () => 0,
    reveal: () => {},
    log: (kind: string, facts: unknown) => logged.push({ kind, facts }),
    finish: () => {},
  } as unknown as Go
  return { go, logged }
}

const frame = (step: string, side: Side, local: Json, asker: number, entered = true, args: Json = null): Frame => ({
  step,
  side,
  args,
  local,
  asker,
  entered,
})

function unitsOf({ at = {}, cadres = [], dead = [] }: Build): Unit[] {
  const all = counters.map((): Unit => ({ at: { is: 'absent' }, cadre: false }))
  for (const set of setNames) for (const id of componentsOf(set)) all[id] = { at: { is: 'set', set }, cadre: false }
  for (const [number, ids] of Object.entries(at))
    for (const id of ids) all[unit(id)] = { at: { is: 'hex', hex: hex(number) }, cadre: cadres.includes(id) }
  for (const id of dead) all[unit(id)] = { at: { is: 'dead' }, cadre: false }
  return all
}

/** A position between decisions, units and zones having won their hexes. */
export function position(build: Build = {}): Front {
  const { scenario = 'operation-marita', side = 0, joined = {}, owners = {} } = build
  const begun = engine.begin(settingOf(scenario), 1).state
  let { countries } = begun
  for (const [land, of] of Object.entries(joined)) countries = joining(countries, land as Land, of as Side)
  const owner: Owner[] = [...begun.owner]
  for (const number of owners.axis ?? []) owner[hex(number)] = 0
  for (const number of owners.allied ?? []) owner[hex(number)] = 1
  const s: Front = {
    ...begun,
    ...(build.turn === undefined ? {} : { turn: build.turn }),
    units: unitsOf(build),
    owner,
    countries,
    active: side,
    special: null,
    ...build.own,
    frames: [frame('turn', 0, { next: 'end' }, -1)],
  }
  settleAll(s, flow().go)
  return s
}

/** The first decision of a step that is asked by itself; behind it the turn would end. */
export const asked = (step: string, side: Side, build: Build = {}, args: Json = null): Front => {
  const local = balkanFront.steps[step]?.fresh?.(args) ?? null
  const s = position({ side, ...build })
  return engine.carryOn({
    ...s,
    frames: [frame('turn', 0, { next: 'end' }, -1), frame(step, side, local, 0, false, args)],
  }).state
}

/** A movement phase of a side. */
export const moving = (side: Side, build: Build = {}): Front => asked('march', side, build, { phase: 'movement' })
export const exploiting = (side: Side, build: Build = {}): Front =>
  asked('march', side, build, { phase: 'exploitation' })

export const { action, play, logOf, kindsOf, refusals, offered, owed } = ordersFor(engine, unit, hex)

export const where = (s: Front, id: string): string => {
  const at = s.units[unit(id)]?.at
  return at?.is === 'hex' ? (grid.numbers[at.hex] as string) : (at?.is ?? 'nowhere')
}

/** What the decision owed now has noted down. */
export const localOf = <T>(s: Front): T => (s.frames.at(-1) as Frame).local as T

const READY: readonly string[] = ['ready', 'done', 'ready', 'done']

const isMarita = (scenario: ScenarioId): boolean => scenario === 'operation-marita' || scenario === 'marita-merkur'

/** A game after both sides took the ready set-up. */
export const deployed = (scenario: ScenarioId): Front =>
  (isMarita(scenario) ? [...READY, ...READY] : READY).reduce<Front>(
    (s, kind) => play(s, kind),
    engine.begin(settingOf(scenario, { 'own-dice': false }), 1).state,
  )
