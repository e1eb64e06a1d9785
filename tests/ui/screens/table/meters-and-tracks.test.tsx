import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { ForceGroup, Pool, Track } from '../../../../src/core/engine/game-look'
import { ForcesDrawer } from '../../../../src/ui/screens/table/drawers/forces-drawer'
import { ScoreDrawer } from '../../../../src/ui/screens/table/drawers/score-drawer'
import { Pools } from '../../../../src/ui/screens/table/panel/pools'
import type { Table } from '../../../../src/ui/screens/table/table-context'
import { alliedCommands, show } from './panel/show-panel'

afterEach(cleanup)

const withLook = (table: Table, look: Partial<Table['look']>): Table => ({ ...table, look: { ...table.look, ...look } })

describe('a pool that is a meter', () => {
  it('is a bar with what is left and of how much', async () => {
    const rail: Pool = {
      id: 'rail',
      title: 'Rail capacity',
      side: 0,
      note: 'this turn',
      rule: '7.1',
      items: [],
      meter: { left: 14, of: 60, unit: 'RE' },
    }
    const pools = [rail]
    show(withLook(await alliedCommands(), { pools: () => pools }), <Pools />)
    const bar = screen.getByRole('meter', { name: 'Rail capacity' })
    expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['14', '60'])
    expect(bar.getAttribute('aria-valuetext')).toBe('14 of 60 RE')
    expect(screen.getByText('14/60 RE')).toBeDefined()
  })
})

describe('tracks', () => {
  const morale = (country: string, value: number, nation: Track['nation']): Track => ({
    id: country,
    title: 'National morale',
    country,
    nation,
    value,
    range: { least: 0, most: 10 },
    rule: '5.1',
  })

  it('stand in the score drawer country by country under what they count', async () => {
    const tracks = () => [morale('Serbia', 7, null), morale('Italy', 3, 'italian')]
    show(withLook(await alliedCommands(), { tracks }), <ScoreDrawer />)
    const section = within(screen.getByRole('region', { name: 'National morale' }))
    const lines = section.getAllByRole('listitem').map(each => each.textContent)
    expect(lines).toEqual(['Serbia7 of 10', 'Italy3 of 10'])
    expect(section.getByRole('meter', { name: 'National morale, Serbia' }).getAttribute('value')).toBe('7')
  })

  it('are not there where the game has none', async () => {
    show(await alliedCommands(), <ScoreDrawer />)
    expect(screen.queryByRole('meter')).toBeNull()
  })
})

describe('forces by country', () => {
  it('stand under the name of the country, once for all its groups', async () => {
    const table = await alliedCommands()
    const group = (id: string, country: string, unit: number): ForceGroup => ({
      id,
      title: id,
      side: 0,
      units: [unit as ForceGroup['units'][number]],
      country,
    })
    const groups = [group('a', 'Serbia', 0), group('b', 'Serbia', 1), group('c', 'Greece', 2)]
    show(withLook(table, { forces: () => groups }), <ForcesDrawer />)
    expect(screen.getAllByRole('heading', { level: 2 }).map(each => each.textContent)).toEqual(['Serbia', 'Greece'])
    cleanup()
    show(table, <ForcesDrawer />)
    expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([])
  })
})
