import type { Viewer } from '../core/engine/module'
import type { LogEntry, Outcome } from '../core/engine/state'
import type { Action, Refusal, Target } from '../core/engine/step'
import type { HexId, HexsideId, UnitId } from '../core/ids'
import type { Json } from '../core/json'
import { actionShape } from '../core/save/action'
import { describeProblem, readShape } from '../core/save/problems'
import { CommandError, messageOf } from './command-error'
import type { AnyGame } from './find-game'
import type { AnyEngine } from './game-file'

/** Numbers inside become names on the way out, and names numbers on the way in. */

export const sideName = (game: AnyGame, viewer: Viewer | null): string | null =>
  viewer === null || viewer === 'table' ? viewer : game.sideIds[viewer]

const hexName = (game: AnyGame, hex: HexId): string => game.map.grid.numbers[hex] ?? `hex ${hex}`
const unitName = (game: AnyGame, unit: UnitId): string => game.counters[unit]?.name ?? `unit ${unit}`

export const actionByName = (game: AnyGame, action: Action): Json => actionShape(game).write(action)

export function readAction(game: AnyGame, text: string): Action {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch (error) {
    throw new CommandError(`--action: expected JSON such as {"kind":"pass"}: ${messageOf(error)}`)
  }
  const read = readShape(actionShape(game), given, '--action')
  if (!read.ok) throw new CommandError(read.problems.map(describeProblem).join('; '))
  return read.value
}

export const refusalByName = (game: AnyGame, { rule, why, at }: Refusal): Json => ({
  rule,
  why,
  ...(at === undefined ? {} : { at: targetByName(game, at) }),
})

const targetByName = (game: AnyGame, { hex, unit, hexside, box }: Target): Json => ({
  ...(hex === undefined ? {} : { hex: hexName(game, hex) }),
  ...(unit === undefined ? {} : { unit: game.counters[unit]?.id ?? unit }),
  ...(hexside === undefined ? {} : { hexside: hexsideName(game, hexside) }),
  ...(box === undefined ? {} : { box }),
})

/** A hexside has no printed name: it is the two hexes it parts, one of them beyond the rim perhaps. */
function hexsideName(game: AnyGame, side: HexsideId): string {
  const { hexsideHexes } = game.map.grid
  return [hexsideHexes[side * 2], hexsideHexes[side * 2 + 1]]
    .map(hex => (hex === undefined || hex < 0 ? 'rim' : hexName(game, hex as HexId)))
    .join('/')
}

export const outcomeByName = (game: AnyGame, outcome: Outcome | null): Json =>
  outcome && { winner: sideName(game, outcome.winner), level: outcome.level, rule: outcome.rule, facts: outcome.facts }

/** What a viewer may read of some log entries, in words. */
export const toldLog = (engine: AnyEngine, log: readonly LogEntry[], viewer: Viewer): Json[] =>
  log.flatMap(entry => {
    const read = engine.read(entry, viewer)
    return read === null ? [] : [toldEntry(engine.game, read)]
  })

const toldEntry = (game: AnyGame, entry: LogEntry): Json => ({
  turn: entry.turn,
  side: sideName(game, entry.side),
  text: sentence(
    game.tell(entry).map(part => {
      if (typeof part === 'string') return part
      if ('hex' in part) return hexName(game, part.hex)
      return 'unit' in part ? unitName(game, part.unit) : part.rule
    }),
  ),
  rule: entry.rule,
})

/** The parts of a telling may bring their own spaces or leave them to the reader. */
const sentence = (parts: readonly string[]): string =>
  parts.reduce((text, part) => {
    const isJoined = text === '' || /\s$/.test(text) || /^[\s.,;:!?)’]/.test(part)
    return isJoined ? text + part : `${text} ${part}`
  }, '')
