import type { ChartTable } from '../engine/game-look'

type Column = ChartTable['columns'][number]
type Row = ChartTable['rows'][number]

export const column = (id: string, label = id): Column => ({ id, label })

export const row = (id: string, label: string, ...cells: (string | number)[]): Row => ({
  id,
  label,
  cells: cells.map(String),
})
