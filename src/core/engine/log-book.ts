import type { HexId, UnitId } from '../ids'
import { isObject, type Json } from '../json'
import type { Loss } from './game-look'
import type { Telling, Viewer } from './module'
import { SEATS } from './seats'
import { STAGE_FACT } from './stages'
import { STANDING } from './standing'
import type { FactsOf, GameState, LogEntry } from './state'
import { UMPIRE } from './umpire'

/** The way a unit went. */
export type Trail = { readonly unit: UnitId; readonly hexes: readonly HexId[] }

/** How a battle ends, in words; `code` as the table prints it: 'DR'. */
export type BattleOutcome = {
  readonly label: string
  readonly code?: string
  /** The hex fought for is empty of defenders then. */
  readonly clears?: true
}

/** All that is said of one kind of log entry. Entries that move or reduce a unit must say so, or that they do not (null). */
export type Words<Facts> = {
  tell(facts: Facts, entry: LogEntry): Telling
  /** What random games count. */
  milestone?(facts: Facts, entry: LogEntry): string | readonly string[] | null
  /** Where a battle begins and ends in the log. */
  readonly edge?: 'begins' | 'ends'
  /** Where something that is no battle begins and ends that folds into one line, which is told by its end. */
  readonly folds?: 'begins' | 'ends'
  /** What a battle came to, where this entry decides it: what an outlook gives the chances of. */
  outcome?(facts: Facts, entry: LogEntry): BattleOutcome | null
  /**
   * Facts that only the owner may read, where the entry has one (`owner`, a side; null: all may read all). null: the other side
   * reads nothing of it.
   */
  readonly secret?: Secret<Facts> | ((facts: Facts) => Secret<Facts> | null) | null
  /** A headline of the diary. */
  heading?(facts: Facts): { readonly level: 'turn' | 'phase'; readonly text: string }
} & TrailWords<Facts> &
  LossWords<Facts>

type Secret<Facts> = readonly (keyof Facts & string)[]

type TrailOf<Facts> = ((facts: Facts) => Trail | null) | null
type TrailWords<Facts> = [Facts] extends [{ readonly from: unknown; readonly to: unknown }]
  ? { readonly trail: TrailOf<Facts> }
  : { readonly trail?: TrailOf<Facts> }

type LossOf<Facts> = ((facts: Facts, entry: LogEntry) => Loss | null) | null
type LossWords<Facts> = [Facts] extends [{ readonly unit: unknown; readonly steps: unknown }]
  ? { readonly loss: LossOf<Facts> }
  : { readonly loss?: LossOf<Facts> }

export type LogBook = {
  /** Every kind of entry there can be. */
  readonly kinds: readonly string[]
  tell(entry: LogEntry): Telling
  milestones(entry: LogEntry): readonly string[]
  trail(entry: LogEntry): Trail | null
  loss(entry: LogEntry): Loss | null
  heading(entry: LogEntry): { readonly level: 'turn' | 'phase'; readonly text: string } | null
  battleEdge(entry: LogEntry): 'begins' | 'ends' | null
  folds(entry: LogEntry): 'begins' | 'ends' | null
  outcome(entry: LogEntry): BattleOutcome | null
  /** The entry as the viewer may read it. */
  read(entry: LogEntry, viewer: Viewer): LogEntry | null
}

/** What the core itself writes down. */
const CORE: { readonly [kind: string]: Words<Json> } = {
  roll: { tell: facts => [`${capital(String(told(facts).why))}: rolled ${String(told(facts).value)}`] },
  [STAGE_FACT]: {
    tell: facts => [String(told(facts).title)],
    heading: facts => ({ level: 'phase', text: String(told(facts).title) }),
  },
  [UMPIRE]: { tell: () => ['The umpire set something by hand.'] },
  [STANDING]: {
    tell: facts => [
      told(facts).is === 'ended'
        ? `No longer: ${String(told(facts).label)}.`
        : `From here on: ${String(told(facts).label)}.`,
    ],
  },
  [SEATS]: {
    tell: facts => [
      facts === 'one'
        ? 'Both players agreed: one person plays both sides from here, without a curtain.'
        : 'Two players sit here again: the curtain falls between them.',
    ],
  },
}

/** The diary of a game from what is said of each kind of entry; every kind the game can log must be there. */
export function logBook<S extends GameState>(
  words: { readonly [Kind in keyof FactsOf<S>]: Words<FactsOf<S>[Kind]> },
): LogBook {
  const all = { ...CORE, ...words } as { readonly [kind: string]: Words<Json> }
  const of = ({ kind }: LogEntry): Words<Json> | undefined => (Object.hasOwn(all, kind) ? all[kind] : undefined)
  return {
    kinds: Object.keys(all),
    tell: entry => of(entry)?.tell(entry.facts, entry) ?? [entry.kind],
    milestones(entry) {
      const found = of(entry)?.milestone?.(entry.facts, entry) ?? []
      return typeof found === 'string' ? [found] : found
    },
    trail: entry => of(entry)?.trail?.(entry.facts) ?? null,
    loss: entry => creditedTo(entry, of(entry)?.loss?.(entry.facts, entry) ?? null),
    heading: entry => of(entry)?.heading?.(entry.facts) ?? null,
    battleEdge: entry => of(entry)?.edge ?? null,
    folds: entry => of(entry)?.folds ?? null,
    outcome: entry => of(entry)?.outcome?.(entry.facts, entry) ?? null,
    read(entry, viewer) {
      const { facts } = entry
      const secret = of(entry)?.secret
      if (secret === undefined || !isObject(facts) || typeof facts.owner !== 'number' || facts.owner === viewer)
        return entry
      const kept: readonly string[] | null = typeof secret === 'function' ? secret(facts) : secret
      if (kept === null) return null
      return { ...entry, facts: Object.fromEntries(Object.entries(facts).filter(([fact]) => !kept.includes(fact))) }
    },
  }
}

/** A loss counts against whoever had the unit then. */
export const creditedTo = ({ owner }: LogEntry, loss: Loss | null): Loss | null =>
  loss === null || loss.side !== undefined || owner === undefined ? loss : { ...loss, side: owner }

const told = (facts: Json): { readonly [fact: string]: Json } => (isObject(facts) ? facts : {})

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
