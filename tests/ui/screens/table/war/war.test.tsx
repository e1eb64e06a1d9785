import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { REPO } from '../../../../../scripts/ensure-dependencies.mjs'
import { seededPick } from '../../../../../src/cli/fuzz/random-action'
import { createEngine } from '../../../../../src/core/engine/engine'
import { type GameState, owedSide } from '../../../../../src/core/engine/state'
import { beginFrom } from '../../../../../src/core/save/history'
import { openFile } from '../../../../../src/core/save/open-file'
import { readSave } from '../../../../../src/core/save/save-file'
import { loadGame } from '../../../../../src/games'
import { createSession } from '../../../../../src/store/session'
import { isAnythingHidden } from '../../../../../src/store/session-state'
import { Pages } from '../../../../../src/ui/screens/table/pages'
import type { Table } from '../../../../../src/ui/screens/table/table-context'
import { lossRows } from '../../../../../src/ui/screens/table/turn-end/turn-account'
import { firstFigure, warAccount } from '../../../../../src/ui/screens/table/war/war-account'
import { battlesThatMattered, warBattles } from '../../../../../src/ui/screens/table/war/war-battles'
import { diaryMarkdown, warMarkdown } from '../../../../../src/ui/screens/table/war/war-text'
import { buildTable } from '../build-table'
import { showDrawer } from '../drawers/show-drawer'
import { present, show } from '../panel/show-panel'

afterEach(cleanup)

/** A recorded game on the table, played as far as `isEnough` says. */
async function recorded(game: string, file: string, isEnough: (s: GameState) => boolean): Promise<Table> {
  const opened = openFile(readFileSync(join(REPO, 'tests/fixtures/games', game, file), 'utf8'))
  const read = opened.ok ? readSave(await loadGame(game), opened.value) : opened
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const { actions, seed, setting } = read.value
  const options = setting.options as { readonly [option: string]: boolean | string }
  const table = await buildTable({ game, scenario: setting.scenario, seed, options, deployed: false })
  for (const action of actions) {
    if (isEnough(present(table))) break
    if (!table.session.dispatch(action)) throw new Error(`not played: ${action.kind}`)
  }
  return table
}

const linesOf = (table: Table) => table.views.log(table.session.store.getState())

let gambit: Table

beforeAll(async () => {
  gambit = await recorded('balkan-gambit', '1943-axis-victory.json', ({ turn }) => turn === 8)
})

describe('the account of a war', () => {
  it('has a row for each turn up to the present, whose steps come to those of the losses', () => {
    const { rows, isWhole } = warAccount(gambit)
    expect(isWhole).toBe(true)
    expect(rows.map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    for (const { turn, lost, regained } of rows) {
      const [steps, back] = lossRows(gambit.look, linesOf(gambit), turn)
      expect({ turn, lost, regained }).toEqual({ turn, lost: steps?.turn, regained: back?.turn })
    }
    expect(rows.some(({ lost }) => lost[0] + lost[1] > 0)).toBe(true)
  })

  it('has the score as the sheet has it now, and the dice that have fallen', () => {
    const row = warAccount(gambit).rows.at(-1)
    const known = gambit.views.position(gambit.session.store.getState())
    expect(row?.score).toEqual(gambit.look.score(known).totals)
    const rolled = [...linesOf(gambit)].filter(({ entry }) => entry.kind === 'roll')
    expect((row?.dice[0] ?? 0) + (row?.dice[1] ?? 0)).toBe(rolled.length)
  })

  it.each([
    ['10-5', 10],
    ['7(9)-5', 7],
    ['6-3-6', 6],
    ['(3)4-6', 0],
    ['1/3', 0],
    ['r2', 0],
    ['–', 0],
  ])('takes for the strength of %s %i', (ratings, strength) => expect(firstFigure(ratings)).toBe(strength))

  it('names the battles that cost most in the order in which they were fought, and no others', () => {
    const all = warBattles(gambit)
    const costly = all.filter(({ lost }) => lost[0] + lost[1] > 0)
    expect(all.length).toBeGreaterThan(costly.length)
    expect(battlesThatMattered(all)).toEqual(costly)
    const shown = battlesThatMattered([...all, ...costly.map(each => ({ ...each, line: each.line - 1 }))], 1)
    expect(shown).toHaveLength(1)
    expect(shown.map(({ line }) => line)).toEqual([...shown.map(({ line }) => line)].sort((a, b) => a - b))
    const least = Math.min(...shown.map(({ lost }) => lost[0] + lost[1]))
    for (const battle of all)
      if (!shown.includes(battle)) expect(battle.lost[0] + battle.lost[1]).toBeLessThanOrEqual(least)
  })
})

describe('the page of the war', () => {
  const open = async () => {
    const page = show(gambit, <Pages />)
    await act(async () => gambit.desk.setState({ page: 'war' }))
    return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'The war so far' })) }
  }

  it('has every plot as a table for those who hear it', async () => {
    const { dialog } = await open()
    for (const name of ['Score', 'Strength on the map', 'Losses', 'Luck with the dice']) {
      const rows = within(dialog.getByRole('table', { name })).getAllByRole('row')
      expect(rows).toHaveLength(1 + warAccount(gambit).rows.length)
    }
  })

  it('shows the armies turn by turn', async () => {
    const { dialog, user } = await open()
    expect(dialog.getByRole('img', { name: /^The war at the end of turn 8/ })).toBeDefined()
    dialog.getByRole('slider', { name: 'Turn of the war' }).focus()
    await user.click(dialog.getByRole('button', { name: 'Play the war' }))
    expect(dialog.getByRole('img', { name: /^The war at the end of turn 1/ })).toBeDefined()
  })

  it('leads from a battle into the replay', async () => {
    const { dialog, user } = await open()
    const [first] = dialog.getAllByRole('button', { name: /^Play it again/ })
    if (first === undefined) throw new Error('no battle')
    await user.click(first)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(gambit.session.store.getState().looking).not.toBeNull()
    gambit.session.viewAt(null)
  })

  it('keeps its keys from the game, and Esc closes it', async () => {
    const { user } = await open()
    const { cursor } = gambit.session.store.getState().history
    await user.keyboard('uE1')
    expect(gambit.session.store.getState().history.cursor).toBe(cursor)
    await user.keyboard('{Escape}')
    expect(gambit.desk.getState().page).toBeNull()
  })

  it('is a drawer during play, from which the page opens', async () => {
    const { drawer, user } = await showDrawer(gambit, 'war')
    await within(drawer).findByRole('table', { name: 'Losses' })
    await user.click(within(drawer).getByRole('button', { name: 'All of it on one page' }))
    expect(gambit.desk.getState()).toMatchObject({ drawer: null, page: 'war' })
    gambit.desk.setState({ page: null })
  })
})

describe('the war as a text', () => {
  it('has a line for each turn with its date, and the battles with their cost', () => {
    const text = warMarkdown(gambit)
    for (const { turn, date } of warAccount(gambit).rows) expect(text).toContain(`| ${turn} | ${date} |`)
    expect(text).toContain('## The battles that cost most')
    expect(text).toMatch(/Steps lost: .+ \d+, .+ \d+\./)
  })

  it('is a diary with the dates of its turns, the battles and the losses, without any HTML', () => {
    const text = diaryMarkdown(gambit)
    for (const { turn, date } of warAccount(gambit).rows) {
      expect(text).toMatch(new RegExp(`^## .*\\b${turn}\\b`, 'm'))
      expect(text).toContain(date)
    }
    expect(text.match(/^\*Losses of the turn: /gm)).toHaveLength(8)
    expect(text.match(/^- \*\*/gm)).toHaveLength(warBattles(gambit).length)
    expect(text).not.toMatch(/<[a-z/]/i)
  })
})

describe('the account tells no secret', () => {
  const HIDING = [
    { game: 'partizan', options: {} },
    { game: 'balkan-wars', options: { fog: true } },
  ] as const

  it.each(HIDING)('in $game it is the same whatever is hidden', async ({ game, options }) => {
    const engine = createEngine(await loadGame(game))
    const base = await buildTable({ game, options, seed: 5 })
    const pick = seededPick(7)
    let compared = 0
    for (let moment = 0; moment < 7; moment++) {
      for (let count = 0; count < 9; count++) {
        const choices = [...engine.choices(present(base))]
        base.session.dispatch(choices[pick(choices.length)]?.action ?? { kind: 'none' })
      }
      const truth = present(base)
      const side = owedSide(truth)
      if (side === null || !isAnythingHidden(engine, truth)) continue
      for (const seated of [side, null]) {
        const other = engine.game.otherTruth?.(truth, seated ?? 'table', pick)
        if (other === undefined) throw new Error('it hides nothing')
        const [one, two] = [truth, other].map(state => told(base, engine, state, seated))
        expect(two).toEqual(one)
        compared++
      }
    }
    expect(compared).toBeGreaterThan(4)
  })

  it('adds up face-down counters for nobody who may not know them, and for who plays both sides', async () => {
    const table = await buildTable({ game: 'partizan', seed: 5 })
    const side = owedSide(present(table))
    if (side === null) throw new Error('nobody decides')
    table.session.lowerCurtain()
    const hidden = warAccount(table).rows.at(-1)?.strength[1 - side]
    expect(hidden?.faceDown).toBeGreaterThan(0)
    const solo = {
      ...table,
      session: createSession(table.engine, table.session.store.getState().history, { solo: true }),
    }
    const open = warAccount(solo).rows.at(-1)?.strength[1 - side]
    expect(open?.faceDown).toBe(0)
    expect(open?.points).toBeGreaterThan(hidden?.points ?? 0)
  })
})

/** All that is told of a position to whoever sits there, or to both. */
function told(base: Table, engine: Table['engine'], state: GameState, seated: 0 | 1 | null): unknown {
  const session = createSession(engine, beginFrom(engine, 1, state))
  if (seated !== null) session.lowerCurtain()
  const table = { ...base, engine, session }
  const { rows, scored } = warAccount(table)
  return JSON.parse(JSON.stringify({ rows, scored, battles: warBattles(table), text: warMarkdown(table) }))
}
