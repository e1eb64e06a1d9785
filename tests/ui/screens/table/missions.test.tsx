import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { primaryOf } from '../../../../src/core/engine/hand'
import { type GameState, owedFrame } from '../../../../src/core/engine/state'
import type { Action } from '../../../../src/core/engine/step'
import { balkanFront } from '../../../../src/games/balkan-front'
import type { Front } from '../../../../src/games/balkan-front/state'
import { presentState } from '../../../../src/store/session-state'
import { MissionDock } from '../../../../src/ui/screens/table/missions/mission-dock'
import type { Table } from '../../../../src/ui/screens/table/table-context'
import { buildTable } from './build-table'
import { show } from './panel/show-panel'

afterEach(cleanup)

const MOST = 60

/** Assault on Crete up to the first air movement of the Axis, without plans. */
async function airMovement(): Promise<Table> {
  const table = await buildTable({
    game: 'balkan-front',
    scenario: 'assault-on-crete',
    seed: 3,
    solo: true,
    actions: [{ kind: 'zone', pick: 'tight' }, { kind: 'done' }],
  })
  const now = (): GameState => presentState(table.session.store.getState())
  for (let count = 0; count < MOST && owedFrame(now())?.step !== 'airBoard'; count++) {
    const choices = [...table.engine.choices(now())]
    const passing = choices.find(({ intent }) => intent === 'pass')?.action
    table.session.dispatch(passing ?? primaryOf<Front>(balkanFront, now() as Front) ?? (choices[0]?.action as Action))
  }
  return table
}

const dock = () => within(screen.getByRole('region', { name: 'Air missions' }))
const base = (name: string) =>
  within(
    within(dock().getByRole('region', { name: 'Airbases' }))
      .getByRole('button', { name })
      .closest('li') as HTMLElement,
  )
const missions = () =>
  dock()
    .queryAllByRole('rowheader')
    .map(each => each.textContent)

describe('the board of missions', () => {
  let table: Table
  beforeAll(async () => {
    table = await airMovement()
  })

  it('has the bases with what can begin there, and takes an air unit in hand by its button', () => {
    show(table, <MissionDock />)
    const molaoi = base('Molaoi')
    expect(molaoi.getByText(/starts/).textContent).toBe('3/3 starts')
    const [stuka] = molaoi.getAllByRole('button', { name: /^German Ju 87B, range 8/ }) as [HTMLElement]
    fireEvent.click(stuka)
    expect(base('Molaoi').getAllByRole('button', { pressed: true })).toHaveLength(1)
    fireEvent.click(base('Molaoi').getAllByRole('button', { pressed: true })[0] as HTMLElement)
    expect(base('Molaoi').queryAllByRole('button', { pressed: true })).toEqual([])
  })

  it('lists a mission with its escort as one row, with range, chance and flak, and takes it back whole', () => {
    show(table, <MissionDock />)
    fireEvent.click(base('Molaoi').getByRole('button', { name: /^All air units at/ }))
    const inHand = () => within(dock().getByRole('region', { name: 'In hand' }))
    expect(inHand().getByRole('button', { pressed: true }).textContent).toBe('Bomb the airbase')
    fireEvent.click(inHand().getByRole('button', { name: 'Maleme 8 hexes, flak 3' }))
    fireEvent.click(base('Melos').getAllByRole('button', { name: /^German Me 109E/ })[0] as HTMLElement)
    expect(inHand().getByRole('button', { pressed: true }).textContent).toBe('Escort')
    fireEvent.click(inHand().getByRole('button', { name: /^Maleme/ }))
    expect(missions()).toEqual(['Bomb the airbase Malemecapacity 6, nobody on it'])
    const row = within(dock().getAllByRole('rowheader')[0]?.closest('tr') as HTMLElement)
    expect(row.getAllByRole('cell').map(each => each.textContent?.replaceAll(/\s+/gu, ' '))).toEqual([
      '1',
      expect.stringContaining('5'),
      expect.stringContaining('7'),
      'none in reach',
      '3 points',
      expect.stringMatching(/8 of 8 hexesa hit 83 % together/),
    ])
    expect(base('Molaoi').getByText(/starts/).textContent).toBe('3/3 starts')
    fireEvent.click(row.getByRole('button', { name: 'Take back: Bomb the airbase, Maleme' }))
    expect(missions()).toEqual([])
  })

  it('folds, and sends the others forward by one act', () => {
    show(table, <MissionDock />)
    fireEvent.click(dock().getByRole('button', { name: /^Fold/ }))
    expect(dock().queryByRole('region', { name: 'Airbases' })).toBeNull()
    fireEvent.click(dock().getByRole('button', { name: /^Unfold/ }))
    fireEvent.click(dock().getByRole('button', { name: /^Transfer all others forward/ }))
    expect(missions().every(each => each?.startsWith('Transfer'))).toBe(true)
    expect(missions().length).toBeGreaterThan(0)
  })
})
