import type { ChartTable } from '../../../../core/engine/game-look'
import type { Forecast } from '../../../../core/engine/step'

/** The table the dice will be read on: one that holds the results that are forecast. Tables of modifiers do not. */
export function resultsTable(tables: readonly ChartTable[], forecast: Forecast | null): ChartTable | null {
  const { chart, results = [] } = forecast ?? {}
  if (chart === undefined) return null
  const said = new Set(results.flatMap(({ code, label }) => [code ?? label, label]))
  return (
    tables.find(({ id, columns, rows }) => {
      const at = columns.findIndex(column => column.id === chart.column)
      return id === chart.id && at >= 0 && rows.some(row => said.has(row.cells[at] ?? ''))
    }) ?? null
  )
}
