import type { ChartTable } from '../../../core/engine/game-look'
import type { RuleId } from '../../../core/ids'
import { charts } from '../charts'

/** A table under the title of its chart. */
export const tableOf = (id: string, rule: RuleId, rest: Omit<ChartTable, 'id' | 'title' | 'rule'>): ChartTable => ({
  id,
  title: charts.find(chart => chart.id === id)?.title ?? id,
  rule,
  ...rest,
})
