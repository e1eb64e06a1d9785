import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { MapDesk } from '../../../../src/ui/screens/maps/map-desk'
import { sampleOpenMap } from './sample-open-map'

afterEach(cleanup)

const show = (hex: string | null = null) => {
  render(<MapDesk map={sampleOpenMap()} hexNumber={hex} />)
  return userEvent.setup()
}

const panel = () => within(screen.getByRole('region', { name: 'Hex' }))

describe('the map page', () => {
  it('says what to do while no hex is picked', () => {
    show()
    expect(panel().getByText(/Point at a hex/)).toBeDefined()
  })

  it('tells everything about the hex of its address', () => {
    show('0202')
    expect(panel().getByRole('heading', { name: '0202 Edirne' })).toBeDefined()
    const facts = panel()
      .getAllByRole('definition')
      .map(each => each.textContent)
    expect(facts).toEqual([
      'Clear',
      'Edirne: city, capital of Thrace, value first 5',
      'Thrace, Rumelia',
      'Thrace',
      'Orient line (high)',
      'Supply source: side Axis',
    ])
  })

  it('tells what it costs to enter by class, and from each neighbour, with rule and source', () => {
    show('0102')
    const costs = within(panel().getByRole('region', { name: 'Cost to enter' }))
    expect(costs.getAllByRole('columnheader').map(each => each.textContent)).toEqual(['foot', 'wheels'])
    expect(costs.getAllByRole('cell').map(each => each.textContent)).toEqual(['3', 'closed'])
    expect(costs.getByRole('heading').textContent).toBe('Cost to enter 5.2reconstructed')
    const rows = within(panel().getByRole('region', { name: 'Neighbours' })).getAllByRole('listitem')
    expect(rows.map(each => each.textContent)).toEqual([
      'NEedge of the map',
      'E0103Clear3 / closed',
      'SE0203Clear · Maritsa (great)5 / closed',
      'SW0202Clear · Maritsa (great) · rail bridge · high5 / closed',
      'W0101Mountain3 / closed',
      'NWedge of the map',
    ])
  })

  it('goes to a neighbour by its button', async () => {
    const user = show('0202')
    await user.click(panel().getByRole('button', { name: '0203' }))
    expect(panel().getByRole('heading', { level: 2 }).textContent).toBe('0203')
  })

  it('finds places by their other names, with keys alone', async () => {
    const user = show()
    await user.type(screen.getByRole('combobox', { name: 'Search by place or hex number' }), 'aino')
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('0303 Enos town, Ainos')
    await user.keyboard('{Enter}')
    expect(panel().getByRole('heading', { name: '0303 Enos' })).toBeDefined()
  })

  it('says so when a search finds nothing', async () => {
    const user = show()
    await user.type(screen.getByRole('combobox'), 'Atlantis')
    expect(screen.getByRole('status').textContent).toBe('Nothing on this map is called “Atlantis”.')
  })

  it('changes the year: the railway of 1913 is told only then', async () => {
    const user = show('0203')
    const railways = () => panel().queryByText(/New branch/)
    expect(railways()).toBeNull()
    await user.click(screen.getByRole('radio', { name: '1913' }))
    expect(railways()).not.toBeNull()
  })

  it('hides and shows a layer', async () => {
    const user = show()
    const map = screen.getByRole('region', { name: /^Map of Sample/ })
    const rivers = screen.getByRole('checkbox', { name: 'Rivers' })
    await user.click(rivers)
    expect(map.dataset.hidden).toBe('rivers')
    await user.click(rivers)
    expect(map.dataset.hidden).toBe('')
  })
})
