import type { GameModule } from '../engine/module'
import type { ChartPack, GameState, Setting } from '../engine/state'
import { isObject, type Json } from '../json'
import { withoutMark } from './open-file'
import { type Problem, problem, type Read } from './problems'
import { readChartPack } from './setting'

const FORMAT = 'powderkeg-charts/1'

/** Every chart that may be replaced, as it is in force: a file to be edited and loaded again. */
export function writeChartPack<S extends GameState>(game: GameModule<S>, { charts: pack }: Setting): string {
  const inForce = game.charts
    .filter(chart => chart.problems !== undefined)
    .map(chart => [chart.id, pack?.charts[chart.id] ?? chart.data] as const)
  const file = { format: FORMAT, game: game.id, name: pack?.name ?? 'My charts', charts: Object.fromEntries(inForce) }
  return `${JSON.stringify(file, null, 2)}\n`
}

/** Never throws: what is wrong is told by its place in the file. */
export function readChartPackFile<S extends GameState>(game: GameModule<S>, text: string): Read<ChartPack> {
  let content: Json
  try {
    content = JSON.parse(withoutMark(text)) as Json
  } catch (error) {
    return refused(problem('', 'JSON', error instanceof Error ? error.message : 'something else'))
  }
  if (!isObject(content)) return refused(problem('', 'a chart pack', content))
  if (content.format !== FORMAT) return refused(problem('format', FORMAT, content.format))
  if (content.game !== game.id) return refused(problem('game', game.id, content.game))
  const problems: Problem[] = []
  const pack = readChartPack(game, { name: content.name ?? null, charts: content.charts ?? null }, problems)
  if (problems.length > 0 || pack === null) return refused(...problems.map(inFile))
  return { ok: true, value: pack }
}

/** The charts lie one level higher in their own file than in a save. */
const inFile = (found: Problem): Problem => ({ ...found, path: found.path.replace(/^charts\.(charts|name)/, '$1') })

const refused = (...problems: readonly Problem[]): Read<ChartPack> => ({ ok: false, problems })
