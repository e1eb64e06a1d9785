import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { BattleScene, ChartTable } from '../../../../../src/core/engine/game-look'
import type { Choice, Forecast, Modifier } from '../../../../../src/core/engine/step'
import type { HexId, UnitId } from '../../../../../src/core/ids'
import { Balance } from '../../../../../src/ui/screens/table/battle/balance'
import { BattleBar } from '../../../../../src/ui/screens/table/battle/battle-bar'
import { sortChoices, withKeys } from '../../../../../src/ui/screens/table/battle/battle-choices'
import { BattleColumns } from '../../../../../src/ui/screens/table/battle/battle-columns'
import { Chances, chanceRows } from '../../../../../src/ui/screens/table/battle/chances'
import { Modifiers, signed } from '../../../../../src/ui/screens/table/battle/modifiers'
import { resultsTable } from '../../../../../src/ui/screens/table/battle/results-table'
import { TableProvider } from '../../../../../src/ui/screens/table/table-context'
import { TABLE_KEYS } from '../../../../../src/ui/screens/table/use-table-keys'
import { buildTable } from '../build-table'
import { resize } from './battle-table'

beforeEach(() => resize(1440))
afterEach(cleanup)

/** A results table as odds games have it. */
const crt: ChartTable = {
  id: 'terrain',
  title: 'Combat results',
  rule: '12.2.0',
  columns: [
    { id: '2-1', label: '2:1' },
    { id: '3-1', label: '3:1' },
    { id: '4-1', label: '4:1' },
  ],
  rows: [
    { id: '1', label: '1', cells: ['AR', 'NE', 'EX'] },
    { id: '2', label: '2', cells: ['NE', 'DR', 'DE'] },
  ],
}

const forecast: Forecast = {
  title: 'One die',
  modifiers: [{ label: 'river', value: -1, rule: '12.12' }],
  chart: { id: 'terrain', column: '3-1', possible: ['2-1'] },
  results: [
    { label: 'No effect', code: 'NE', chance: 0.5 },
    { label: 'Defender retreats', code: 'DR', chance: 0.5 },
  ],
  otherwise: {
    now: 'if it stands aside',
    label: 'if the air brigade fights',
    results: [
      { label: 'No effect', code: 'NE', chance: 1 / 3 },
      { label: 'Attacker retreats', code: 'AR', chance: 2 / 3 },
    ],
  },
}

const choice = (label: string, unit?: number): Choice => ({
  action: { kind: label, ...(unit === undefined ? {} : { unit: unit as UnitId }) },
  label,
})

const party = (side: 0 | 1, ...units: number[]) => ({
  side,
  title: `Side ${side}`,
  groups: [{ caption: 'here', units: units.map(unit => ({ unit: unit as UnitId })) }],
  support: [],
})

const scene: BattleScene = {
  key: 'a',
  title: 'Battle',
  about: '',
  rule: '12.2.0',
  hex: 0 as HexId,
  stages: ['Fire'],
  stage: 0,
  attacker: party(0, 10, 11),
  defender: party(1, 20),
  balance: null,
  shift: null,
  onMap: false,
}

describe('the choices of a battle', () => {
  it('every choice can be answered: units that stand here are clicked, all else is a button', () => {
    const hold = choice('Hold')
    const sorted = sortChoices(scene, [hold, choice('At', 20), choice('Reserve', 99)], 0, hold)
    expect([...sorted.byUnit.keys()]).toEqual([20])
    expect(sorted.buttons.map(each => [each.choice.label, each.isPrimary])).toEqual([
      ['Reserve', false],
      ['Hold', true],
    ])
  })

  it('where each answer costs something every one has a button, and none has Enter', () => {
    const sorted = sortChoices(scene, [choice('Press on'), choice('Break off', 10), choice('Break off', 11)], 0, null)
    expect(sorted.buttons.map(each => [each.choice.label, each.choice.action.unit])).toEqual([
      ['Press on', undefined],
      ['Break off', 10],
      ['Break off', 11],
    ])
    const keys = sorted.buttons.map(each => each.key)
    expect([keys.length, new Set(keys).size, keys.includes('Enter')]).toEqual([3, 3, false])
    expect([...sorted.byUnit.keys()]).toEqual([10, 11])
  })

  it('the usual loss has a button beside the units that can be clicked', () => {
    const usual = choice('Lose', 11)
    const sorted = sortChoices(scene, [choice('Lose', 10), usual], 0, usual)
    expect(sorted.buttons.map(each => [each.choice.action.unit, each.key])).toEqual([[11, 'Enter']])
  })

  it('what is answered on the map is no button of the dialog over it', () => {
    const to: Choice = { action: { kind: 'to', hex: 7 as HexId }, label: 'Kommando to 2411' }
    const choices = [to, choice('Give up', 99), choice('Undertake'), choice('No mission')]
    const labels = (onMap: boolean) =>
      sortChoices({ ...scene, onMap }, choices, 0, null).buttons.map(each => each.choice.label)
    expect(labels(true)).toEqual(['Undertake', 'No mission'])
    expect(labels(false)).toHaveLength(4)
  })

  it('ten units have the ten digits, as ten aircraft may stand ready; the eleventh has none', () => {
    const units = Array.from({ length: 11 }, (_, at) => 10 + at)
    const crowd = { ...scene, attacker: party(0, ...units), defender: party(1) }
    const keys = sortChoices(
      crowd,
      units.map(unit => choice('Send', unit)),
      0,
      null,
    ).unitKeys
    expect([...keys.values()].join('')).toBe('1234567890')
  })

  it('numbers go to the enemy of whoever decides before they go to his own', () => {
    const choices = [choice('With', 10), choice('At', 20)]
    expect([...sortChoices(scene, choices, 0, null).unitKeys]).toEqual([
      [20, '1'],
      [10, '2'],
    ])
    expect([...sortChoices(scene, choices, 1, null).unitKeys]).toEqual([
      [10, '1'],
      [20, '2'],
    ])
  })

  it('the primary has Enter and stands last, the others a letter of their own that no key of the table has', () => {
    const all = [choice('Commit'), choice('Stand aside'), choice('Stand fast'), choice('U')]
    const keys = withKeys(all, all[0] ?? null).map(each => each.key)
    expect(keys.at(-1)).toBe('Enter')
    expect(new Set(keys).size).toBe(keys.length)
    const taken = TABLE_KEYS.map(each => each.key)
    for (const key of keys.slice(0, -1)) expect(taken).not.toContain(key)
    // Every letter of 'U' is taken, so it has no key at all rather than a wrong one.
    expect(keys[2]).toBe('')
    expect(withKeys(all, null).map(each => each.key)).not.toContain('Enter')
  })
})

describe('the results table of a battle', () => {
  it('is the one that holds the results; a table of modifiers is none', () => {
    expect(resultsTable([crt], forecast)).toBe(crt)
    const hitOrMiss = { ...forecast, results: [{ label: 'hit', chance: 1 }] }
    expect(resultsTable([crt], hitOrMiss)).toBeNull()
    expect(resultsTable([crt], null)).toBeNull()
  })

  it('stands in the middle with the column lit, possible columns outlined, and a reconstructed one marked with its basis', async () => {
    const table = await buildTable()
    const basis = table.engine.game.charts.find(chart => chart.id === 'terrain')?.basis ?? 'none'
    render(
      <TableProvider value={{ ...table, look: { ...table.look, tables: () => [crt] } }}>
        <BattleColumns forecast={forecast} lines={[]} looked={null} outlook={null} isCompared={false} />
      </TableProvider>,
    )
    const results = screen.getByRole('region', { name: 'Combat results' })
    const lights = within(results)
      .getAllByRole('columnheader')
      .map(each => each.getAttribute('data-light'))
    expect(lights).toEqual([null, 'may', 'lit', null])
    expect(within(results).getByRole('columnheader', { name: '3:1 now' })).toBeDefined()
    expect(within(results).getByRole('button', { name: 'reconstructed' }).title).toBe(basis)
  })
})

describe('chances', () => {
  it('name every result of both answers once, in percent to one decimal', () => {
    expect(chanceRows(forecast).map(({ result, now, other }) => [result.code, now, other])).toEqual([
      ['NE', 0.5, 1 / 3],
      ['DR', 0.5, 0],
      ['AR', 0, 2 / 3],
    ])
    render(<Chances forecast={forecast} />)
    const rows = screen.getAllByRole('listitem').map(each => each.textContent)
    expect(rows).toEqual(['NENo effect50.0%33.3%', 'DRDefender retreats50.0%0.0%', 'ARAttacker retreats0.0%66.7%'])
    // The solid bar is named as well as the hatched one.
    expect(screen.getByText('if it stands aside')).toBeDefined()
    expect(screen.getByText('if the air brigade fights')).toBeDefined()
  })

  it('what is merely counted stands apart from what changes the odds', async () => {
    const table = await buildTable()
    const modifiers: Modifier[] = [
      { label: 'attacker: 5th Panzer', value: '11', rule: '12.3.1' },
      { label: 'river', value: -1, rule: '12.12' },
      { label: 'defender: 8th Division', value: '5', rule: '12.3.1' },
    ]
    render(
      <TableProvider value={table}>
        <Modifiers modifiers={modifiers} />
      </TableProvider>,
    )
    const lists = screen.getAllByRole('list').map(list =>
      within(list)
        .getAllByRole('listitem')
        .map(each => each.textContent),
    )
    expect(lists).toEqual([['−1river12.12'], ['11attacker: 5th Panzer12.3', '5defender: 8th Division12.3']])
    expect(screen.getByRole('region', { name: 'Counted' }).textContent).toMatch(/^Counted: 2 figures11/)
  })

  it('a plus is good for the attacker, but bad where who rolls wants to roll low', async () => {
    const table = await buildTable()
    const tones = (lowIsGood: boolean) => {
      render(
        <TableProvider value={table}>
          <Modifiers
            lowIsGood={lowIsGood}
            modifiers={[
              { label: 'scenario', value: 4, rule: '12.12' },
              { label: 'second CAS', value: -1, rule: '12.12' },
            ]}
          />
        </TableProvider>,
      )
      const found = screen.getAllByRole('listitem').map(each => each.dataset.tone)
      cleanup()
      return found
    }
    expect(tones(false)).toEqual(['good', 'bad'])
    expect(tones(true)).toEqual(['bad', 'good'])
  })

  it('modifiers carry their sign, with a true minus; words stay words', () => {
    expect([signed(2), signed(-1), signed(0), signed('none')]).toEqual(['+2', '−1', '–', 'none'])
  })
})

describe('the bar of a battle that is answered on the map', () => {
  const showBar = async (balance: BattleScene['balance']) => {
    const table = await buildTable()
    render(
      <TableProvider value={table}>
        <BattleBar scene={{ ...scene, balance }} onOpen={() => {}} />
      </TableProvider>,
    )
    return screen.getByRole('region', { name: 'Battle' }).textContent
  }

  it('tells the odds, and once the die has fallen its result in words', async () => {
    expect(await showBar({ left: '39', right: '13', word: '300%' })).toContain('39 to 13')
    cleanup()
    expect(await showBar({ left: 'DE', right: '', word: 'Defender eliminated' })).toContain('DE: Defender eliminated')
  })
})

describe('the balance', () => {
  it('shows both numbers and how the column moved', () => {
    render(
      <Balance
        balance={{ left: '39', right: '13', word: '300%' }}
        shift={{ from: '300%', to: '400%', note: 'shifts +3 −2' }}
      />,
    )
    expect(screen.getByRole('region', { name: 'Balance' }).textContent).toBe('39to13300%300%400%shifts +3 −2')
  })
})
