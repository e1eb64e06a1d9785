import type { ChartTable } from '../../../core/engine/game-look'
import type { Setting } from '../../../core/engine/state'
import { column, row } from '../../../core/look/chart-lines'
import { ratingsOf } from '../charts'
import { counters, type Ratings } from '../forces/counters'

const line = ({ attack, defence, move }: Ratings): string => `${attack}-${defence}-${move}`

/** What is printed on both sides of each counter. */
export function ratingsTable(setting: Setting): Omit<ChartTable, 'id' | 'title'> {
  const chart = ratingsOf({ setting })
  return {
    rule: '11.6.1',
    corner: 'Unit',
    columns: [column('nation', 'Nation'), column('full', 'Full strength'), column('reduced', 'Reduced')],
    rows: counters.map(({ id, name, nation, ...printed }) => {
      const { full, reduced } = chart[id] ?? printed
      return row(id, name, nation, line(full), reduced === null ? '–' : line(reduced))
    }),
    notes: ['Attack, defence, movement.'],
  }
}
