import { expect, it } from 'vitest'
import { hexOf } from '../../../../../src/core/map/map-queries'
import { nearestTo } from '../../../../../src/ui/screens/table/hand/nearest'
import { buildTable } from '../build-table'

it('the first that comes to hand stands at the main front, though a lone unit elsewhere is nearer to an enemy', async () => {
  const table = await buildTable({ game: 'operation-gertrud', scenario: 'early-1941' })
  const known = table.views.position(table.session.store.getState())
  const hex = (number: string) => hexOf(table.sheet.map, number)
  const waiting = (number: string) => ({ units: [], at: hex(number), take: null })
  // Beside the Turks at Kars, and three stacks behind the border of Thrace.
  const [lone, ...front] = ['2533', '3003', '3004', '3104'].map(waiting)
  const all = [lone, ...front].filter(each => each !== undefined)
  expect(front).toContain(nearestTo(table, known, all, null))
  // Whoever was just there goes on there.
  expect(nearestTo(table, known, all, hex('2533'))).toBe(lone)
})
