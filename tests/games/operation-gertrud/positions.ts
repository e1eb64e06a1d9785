import { createEngine } from '../../../src/core/engine/engine'
import { DiceWanted } from '../../../src/core/engine/errors'
import { outlookOf } from '../../../src/core/engine/outlook'
import type { Frame, Setting } from '../../../src/core/engine/state'
import type { HexId, UnitId } from '../../../src/core/ids'
import type { Json } from '../../../src/core/json'
import { operationGertrud } from '../../../src/games/operation-gertrud'
import { counters, unitNamed } from '../../../src/games/operation-gertrud/forces/counters'
import type { ScenarioId } from '../../../src/games/operation-gertrud/forces/scenarios/scenario'
import { grid, hexNamed } from '../../../src/games/operation-gertrud/map/geography'
import type { Gertrud, Unit } from '../../../src/games/operation-gertrud/state'
import { type Order, ordersFor } from '../orders'

// Positions are written down as players would: units by their counters, hexes by their numbers.
//
// Most battles are fought on the plain of Konya: 2116 and its six neighbours 2217, 2117, 2017, 2016, 2115 and 2216 (clockwise from
// the north-east) are clear, without rivers or cities.

export const engine = createEngine(operationGertrud)

export const unit = (id: string): UnitId => unitNamed(id)
export const hex = (number: string): HexId => hexNamed(number)
export const hexes = (...numbers: string[]): HexId[] => numbers.map(hex)
export const numbers = (ids: readonly HexId[]): string[] => ids.map(id => grid.numbers[id]).sort()
export const names = (ids: readonly UnitId[]): string[] => ids.map(id => counters[id].id)

export type Options = { [option: string]: Json }

/** Rules are proved question by question; what is not asked in ordinary play has its own tests (`battle-questions.test.ts`). */
const USUAL: Options = { 'free-deployment': false, 'soviet-duplicity': false, 'own-dice': true, 'every-question': true }

export const settingOf = (scenario: ScenarioId, options: Options = {}): Setting => ({
  scenario,
  options: { ...USUAL, ...options },
  charts: null,
})

/** A game as it begins: the Axis sets up. */
export const begin = (scenario: ScenarioId, options: Options = {}): Gertrud =>
  engine.begin(settingOf(scenario, options), 1).state

export type Build = {
  scenario?: ScenarioId
  options?: Options
  turn?: number
  /** Whose phase it is. */
  side?: 'german' | 'allied'
  at?: { [hex: string]: readonly string[] }
  reduced?: readonly string[]
  dead?: readonly string[]
  gone?: readonly string[]
  waiting?: readonly string[]
  /** CAS and NGS ready for use. */
  pool?: readonly string[]
  /** CAS and NGS used this turn. */
  used?: readonly string[]
  unsupplied?: readonly string[]
  captured?: readonly string[]
  /** Own fields of the position as they are inside. */
  own?: Partial<Gertrud>
}

const frame = (step: string, side: 0 | 1, local: Json, asker: number, entered = true, args: Json = null): Frame => ({
  step,
  side,
  args,
  local,
  asker,
  entered,
})

function unitsOf(build: Build): Unit[] {
  const units = counters.map((): Unit => ({ at: { is: 'absent' }, steps: 0 }))
  const put = (id: string, at: Unit['at']) => {
    const isGone = at.is === 'dead' || at.is === 'gone'
    const full = counters[unit(id)].kind === 'land' ? 2 : 1
    units[unit(id)] = { at, steps: isGone ? 0 : build.reduced?.includes(id) ? 1 : full }
  }
  for (const [number, ids] of Object.entries(build.at ?? {}))
    for (const id of ids) put(id, { is: 'hex', hex: hex(number) })
  for (const id of build.dead ?? []) put(id, { is: 'dead' })
  for (const id of build.gone ?? []) put(id, { is: 'gone' })
  for (const id of build.waiting ?? []) put(id, { is: 'waiting' })
  for (const id of build.pool ?? []) put(id, { is: 'pool', used: false })
  for (const id of build.used ?? []) put(id, { is: 'pool', used: true })
  return units
}

/** A position without a phase: for rules that are asked directly. */
export function position(build: Build = {}): Gertrud {
  const { scenario = 'early-1941', side = 'german', turn = 3 } = build
  const begun = begin(scenario, build.options ?? {})
  return {
    ...begun,
    turn,
    units: unitsOf(build),
    active: side === 'german' ? 0 : 1,
    unsupplied: (build.unsupplied ?? []).map(unit),
    captured: hexes(...(build.captured ?? [])),
    raid: 'over',
    ...build.own,
    frames: [frame('turn', 0, { next: 'victory' }, -1), frame('harbour', 0, null, 0, false)],
  }
}

type Stage =
  | 'refresh'
  | 'yavuz'
  | 'germanReplace'
  | 'germanInterdicted'
  | 'germanMove'
  | 'germanCombat'
  | 'alliedReplace'
  | 'alliedInterdicted'
  | 'alliedMove'
  | 'alliedCombat'
  | 'victory'

/** The position at the first decision after a stage of the turn has begun. */
export const stage = (next: Stage, build: Build = {}): Gertrud =>
  engine.carryOn({
    ...position({ side: next.startsWith('allied') ? 'allied' : 'german', ...build }),
    frames: [frame('turn', 0, { next }, -1), frame('harbour', 0, null, 0, false)],
  }).state

export const movement = (build: Build = {}): Gertrud =>
  stage(build.side === 'allied' ? 'alliedMove' : 'germanMove', build)
export const combat = (build: Build = {}): Gertrud =>
  stage(build.side === 'allied' ? 'alliedCombat' : 'germanCombat', build)
/** The Replacement Phase of a side. */
export const replacement = (build: Build = {}): Gertrud =>
  stage(build.side === 'allied' ? 'alliedReplace' : 'germanReplace', build)
/** Interdiction against the side whose player turn it is. */
export const interdiction = (build: Build = {}): Gertrud =>
  stage(build.side === 'allied' ? 'alliedInterdicted' : 'germanInterdicted', build)

export type { Order }
export const { action, play, logOf, kindsOf, refusals, offered, owed } = ordersFor(engine, unit, hex)

/** What a march to a hex would cost the picked units. */
export const costTo = (s: Gertrud, number: string): number | undefined =>
  [...engine.choices(s)].find(each => each.action.kind === 'to' && each.action.hex === hex(number))?.cost

export const owedBy = (s: Gertrud): 'german' | 'allied' => (s.frames.at(-1)?.side === 0 ? 'german' : 'allied')

export const where = (s: Gertrud, id: string): string => {
  const { at } = s.units[unit(id)]
  if (at.is === 'hex') return grid.numbers[at.hex]
  return at.is === 'pool' ? (at.used ? 'used' : 'ready') : at.is
}
export const steps = (s: Gertrud, id: string): number => s.units[unit(id)].steps

/** What the decision owed now has noted down. */
export const localOf = <T>(s: Gertrud): T => (s.frames.at(-1) as Frame).local as T

const JOIN_ALL = 'all'

/** An attack on a hex by all who can, or by those named, up to the first decision after it is launched. */
export function attack(s: Gertrud, target: string, attackers: readonly string[] | typeof JOIN_ALL = JOIN_ALL): Gertrud {
  const aimed = play(s, { kind: 'target', hex: target })
  const { joined } = localOf<{ joined: UnitId[] }>(aimed)
  const toggled =
    attackers === JOIN_ALL
      ? []
      : [...names(joined).filter(id => !attackers.includes(id)), ...attackers.filter(id => !joined.includes(unit(id)))]
  return play(aimed, ...toggled.map(id => ({ kind: 'join', unit: id })), 'launch')
}

/** The labels and values of the shifts in the forecast of the decision at hand. */
export const shifts = (s: Gertrud): { [label: string]: number | string } =>
  Object.fromEntries(
    (engine.forecast(s)?.modifiers ?? [])
      .filter(each => !each.label.startsWith('attacker:') && !each.label.startsWith('defender:'))
      .map(({ label, value }) => [label, value]),
  )
export const column = (s: Gertrud): string | undefined => engine.forecast(s)?.chart?.column

/** The exact chances of an answer, by the codes of the results or their words. */
export function chances(s: Gertrud, order: Order): { readonly [result: string]: number } {
  const outlook = outlookOf(engine, s, s.frames.at(-1)?.side ?? 0)
  if (outlook.is !== 'known') throw new Error(outlook.why)
  const wanted = JSON.stringify(action(order))
  const found = outlook.prospects.find(each => JSON.stringify(each.choice.action) === wanted)
  if (found === undefined) throw new Error(`${wanted} is not offered`)
  return Object.fromEntries(found.outcomes.map(({ outcome, chance }) => [outcome.code ?? outcome.label, chance]))
}

/** Passes every offer of support, presses on, keeps ULTRA, and rolls this die. */
export function fight(s: Gertrud, die: number): Gertrud {
  for (let now = s; ; ) {
    const step = owed(now)
    const order = step === 'support' ? 'pass' : step === 'ultra' ? 'keep' : 'roll'
    if (step !== 'support' && step !== 'ultra' && step !== 'press') return now
    try {
      now = play(now, order)
    } catch (error) {
      if (!(error instanceof DiceWanted)) throw error
      return play(now, { kind: order, dice: [die] })
    }
  }
}
