import type { Engine } from '../../../../core/engine/engine'
import type { Telling } from '../../../../core/engine/module'
import type { GameState, LogEntry } from '../../../../core/engine/state'
import type { HexId, UnitId } from '../../../../core/ids'
import type { HexMap } from '../../../../core/map/hex-map'
import { hexLabel } from '../../../../core/map/map-queries'
import type { Pointing } from '../desk'
import type { Table } from '../table-context'

type Part = Telling[number]

const told = new WeakMap<LogEntry, Telling>()

/** What the game says of an entry, with spaces between its parts. */
export function sentenceOf(engine: Engine<GameState>, entry: LogEntry): Telling {
  const made = told.get(entry) ?? spaced(engine.game.tell(entry))
  told.set(entry, made)
  return made
}

/** Adds a space where neither of two neighbours has one and no punctuation binds them. */
export function spaced(telling: Telling): Telling {
  return telling.flatMap((part, at): Part[] => {
    const next = telling[at + 1]
    return next !== undefined && needsSpace(part, next) ? [part, ' '] : [part]
  })
}

function needsSpace(left: Part, right: Part): boolean {
  if (left === '' || right === '') return false
  const endsOpen = typeof left === 'string' && /[\s(“‘–/]$/.test(left)
  const beginsClosed = typeof right === 'string' && /^[\s,.;:!?)”’–/]/.test(right)
  return !endsOpen && !beginsClosed
}

export const unitName = (engine: Engine<GameState>, unit: UnitId): string =>
  engine.game.counters[unit]?.name ?? 'a unit'

/** The sentence without its links. */
export const wordsOf = ({ engine, sheet }: Pick<Table, 'engine' | 'sheet'>, entry: LogEntry): string =>
  sentenceOf(engine, entry)
    .map(part => partWords(engine, sheet.map, part))
    .join('')

function partWords(engine: Engine<GameState>, map: HexMap, part: Part): string {
  if (typeof part === 'string') return part
  if ('hex' in part) return hexLabel(map, part.hex)
  return 'unit' in part ? unitName(engine, part.unit) : part.rule
}

/** The hexes and units a sentence names. */
export function pointsOf(engine: Engine<GameState>, entry: LogEntry): Pointing {
  const hexes: HexId[] = []
  const units: UnitId[] = []
  for (const part of sentenceOf(engine, entry)) {
    if (typeof part === 'string') continue
    if ('hex' in part) hexes.push(part.hex)
    else if ('unit' in part) units.push(part.unit)
  }
  return { hexes, units }
}

/** Where to look for a sentence: its last hex, which is where it ended, or where the first unit named stands now. */
export function placeOf({ engine, look, session, views }: Table, entry: LogEntry): HexId | null {
  const { hexes, units } = pointsOf(engine, entry)
  const hex = hexes.at(-1)
  if (hex !== undefined) return hex
  const known = views.position(session.store.getState())
  for (const unit of units) {
    const spot = look.spot(known, unit)
    if (spot.is === 'hex') return spot.hex
  }
  return null
}
