import type { ChartTable } from '../../../../core/engine/game-look'
import type { BattleOutcome } from '../../../../core/engine/log-book'
import type { GameModule } from '../../../../core/engine/module'
import type { GameState } from '../../../../core/engine/state'
import type { Forecast } from '../../../../core/engine/step'
import type { LogLine } from '../../../../store/session-view'
import type { Roll } from './battle-account'

/** What the dice came to, and the line of the log that says so. */
export type ToldResult = { readonly outcome: BattleOutcome; readonly line: LogLine }

export function resultIn(game: Pick<GameModule<GameState>, 'outcome'>, lines: readonly LogLine[]): ToldResult | null {
  // The first decides; what is logged after it, as that the hex was cleared, follows from it.
  for (const line of lines) {
    const outcome = game.outcome?.(line.entry) ?? null
    if (outcome !== null) return { outcome, line }
  }
  return null
}

/** The row of the table whose cell was hit: it says what came of it, and of several that do the one the die shows. */
export function hitRow(
  table: ChartTable | null,
  chart: Forecast['chart'] | undefined,
  code: string | undefined,
  dice: readonly Roll[],
): string | null {
  const at = table?.columns.findIndex(column => column.id === chart?.column) ?? -1
  if (table === null || at < 0 || code === undefined) return null
  const rows = table.rows.filter(row => row.cells[at] === code)
  const shown = String(dice.at(-1)?.value)
  return (rows.find(row => row.id === shown || row.label === shown) ?? rows[0])?.id ?? null
}
