import { isObject, type Json } from '../core/json'
import { FORMAT } from '../core/save/open-file'
import type { SavedParts } from './saved-games'

type Row = { readonly [field: string]: Json }

/**
 * What lies in storage of a game that cannot be opened, as a file: as a saved game as far as its rows tell one, so that it may open
 * there or be mended by hand; and as the bare rows where not even its game is known.
 */
export function rescueText(parts: SavedParts): string {
  const game = isObject(parts.game as Json) ? (parts.game as Row) : {}
  const isKnown = typeof game.game === 'string' && typeof game.scenario === 'string'
  return `${JSON.stringify(isKnown ? asSave(game, parts) : { rows: parts }, null, 1)}\n`
}

export const rescueName = ({ game }: SavedParts): string => {
  const id = isObject(game as Json) ? (game as Row).game : null
  return `${typeof id === 'string' && /^[a-z0-9-]+$/.test(id) ? id : 'saved-game'}.json`
}

function asSave(game: Row, parts: SavedParts): object {
  const { seed, scenario, options, game: id } = game
  const rows = (parts.moments as readonly Json[]).filter(isObject) as readonly Row[]
  const cursor = typeof game.cursor === 'number' ? game.cursor : rows.length - 1
  const played = rows.filter(({ index }) => typeof index === 'number' && index <= cursor)
  const begins = played.findLast(({ action }) => action === null)
  const since = played.slice(begins === undefined ? 0 : played.indexOf(begins) + 1)
  const keyframes = (parts.keyframes as readonly Json[]).filter(isObject) as readonly Row[]
  const last = keyframes.findLast(({ index }) => since.length === 0 || index === cursor)
  return {
    format: `powderkeg/${FORMAT}`,
    game: id,
    rules: last?.rules ?? since.at(-1)?.rules,
    scenario,
    options,
    seed,
    ...(parts.charts === null ? {} : { charts: parts.charts }),
    ...(begins === undefined || begins.start === null ? {} : { start: begins.start }),
    ...(since.length === 0 ? {} : { actions: since.map(({ action }) => action), marks: marksOf(since) }),
    ...(last === undefined ? {} : { position: last.position }),
  }
}

const marksOf = (since: readonly Row[]): object[] =>
  since.flatMap(({ sum }, at) => (typeof sum === 'string' ? [{ after: at + 1, sum }] : []))
