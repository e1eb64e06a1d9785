import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type LogEntry, owedFrame } from '../../../../../src/core/engine/state'
import type { Choice } from '../../../../../src/core/engine/step'
import { GrowingList } from '../../../../../src/core/growing-list'
import { hexLabel } from '../../../../../src/core/map/map-queries'
import { Diary } from '../../../../../src/ui/screens/table/diary/diary'
import { pointsOf, wordsOf } from '../../../../../src/ui/screens/table/diary/sentence'
import { AgreementHost } from '../../../../../src/ui/screens/table/panel/agreement-dialog'
import type { Table } from '../../../../../src/ui/screens/table/table-context'
import { attackFromLarissa, larissa, order, tableAt } from '../battle/battle-table'
import { alliedCommands, choiceOf, choicesOf, play, present, show } from '../panel/show-panel'

afterEach(() => {
  cleanup()
  watched.clear()
  vi.unstubAllGlobals()
})

const diary = () => within(screen.getByRole('region', { name: 'War diary' }))
const logOf = (table: Table) => [...table.views.log(table.session.store.getState())]
const lineOf = (table: Table, kind: string) => {
  const found = logOf(table).findLast(({ entry }) => entry.kind === kind)
  if (found === undefined) throw new Error(`nothing of the kind '${kind}' was logged`)
  return { ...found, words: wordsOf(table, found.entry) }
}
const cover = (words: string) => diary().getByRole('button', { name: `Show on the map: ${words}` })
const rowOf = (words: string): HTMLElement => cover(words).closest('li') as HTMLElement

/** The British of 1732 have moved. */
async function afterOneMove(): Promise<Table> {
  const table = await tableAt(larissa, false)
  order(table, { kind: 'move', hex: '1732' })
  play(table, choiceOf(table, 'pick'))
  play(table, choiceOf(table, 'to'))
  return table
}

/** The British of 1732 have attacked 1733, whoever had to answer what. */
async function afterOneBattle(): Promise<Table> {
  const table = await tableAt(larissa, false)
  order(table, ...attackFromLarissa, 'launch')
  const isOver = () => logOf(table).some(({ entry }) => entry.kind === 'battleOver')
  for (let count = 0; count < 60 && !isOver(); count++) play(table, choicesOf(table).at(-1) as Choice)
  return table
}

/** The parts of a page that are watched for coming into view. */
const watched = new Map<Element, (near: boolean) => void>()

class Watcher {
  readonly tell: (entries: readonly object[]) => void
  constructor(tell: (entries: readonly object[]) => void) {
    this.tell = tell
  }
  observe(target: Element): void {
    watched.set(target, near => this.tell([{ isIntersecting: near, boundingClientRect: { height: 300 } }]))
  }
  disconnect(): void {}
}

const scrollTo = (heading: string): void => {
  const section = diary().getByRole('heading', { name: heading }).closest('section') as HTMLElement
  act(() => watched.get(section)?.(true))
}

beforeEach(() => void vi.stubGlobal('IntersectionObserver', Watcher))

describe('the war diary', () => {
  it('says how much of what came before has been read, as long as that goes on', async () => {
    const table = await alliedCommands()
    const whole = table.session.store.getState().history
    const { cursor, log } = whole
    const atOnce = { ...whole, grownFrom: cursor, log: GrowingList.of<LogEntry>(), logFrom: log.length }
    table.session.store.setState({ replayed: 0.437, history: atOnce })
    show(table, <Diary />)
    expect(diary().getByRole('status').textContent).toBe('What came before is being read: 43 %')
    act(() => table.session.joinPast(() => whole))
    expect(document.querySelector('[aria-live=polite]')?.textContent).toBe('')
    expect(diary().queryByRole('status')).toBeNull()
    act(() => table.session.joinPast(now => ({ ...now, isPastLost: true })))
    expect(diary().getByRole('status').textContent).toContain('under older rules')
  })

  it('tells what happened under headlines of turn and phase', async () => {
    const table = await alliedCommands()
    show(table, <Diary />)
    expect(diary().getByRole('heading', { level: 3, name: 'Turn 1' })).toBeDefined()
    const phases = logOf(table).flatMap(({ entry }) => {
      const heading = table.look.heading(entry)
      return heading?.level === 'phase' ? [heading.text] : []
    })
    expect(phases.length).toBeGreaterThan(1)
    const shown = diary().getAllByRole('heading', { level: 4 })
    // Its rule stands behind the name.
    expect(shown.map(heading => heading.firstChild?.textContent?.trim())).toEqual(phases)
  })

  it('leaves a phase far from view undrawn until the reader comes near', async () => {
    const table = await alliedCommands()
    show(table, <Diary />)
    const { words } = lineOf(table, 'attitude')
    expect(diary().queryByRole('button', { name: `Show on the map: ${words}` })).toBeNull()
    scrollTo('Turn 1')
    expect(cover(words)).toBeDefined()
  })

  it('lights the hexes and units of the line pointed at', async () => {
    const table = await afterOneMove()
    show(table, <Diary />)
    const { entry, words } = lineOf(table, 'moved')
    fireEvent.pointerEnter(rowOf(words))
    expect(table.desk.getState().pointing).toEqual(pointsOf(table.engine, entry))
    expect(table.desk.getState().pointing.hexes.length).toBeGreaterThan(0)
    fireEvent.pointerLeave(rowOf(words))
    expect(table.desk.getState().pointing).toEqual({ hexes: [], units: [] })
  })

  it('flies where a line ended when it is pressed, and to a hex when that is pressed', async () => {
    const table = await afterOneMove()
    const { user } = show(table, <Diary />)
    const { entry, words } = lineOf(table, 'moved')
    const [from, to] = pointsOf(table.engine, entry).hexes
    await user.click(cover(words))
    expect(table.desk.getState().flight?.hex).toBe(to)
    const row = within(rowOf(words))
    await user.click(row.getByRole('button', { name: hexLabel(table.sheet.map, from as never) }))
    expect(table.desk.getState().flight?.hex).toBe(from)
  })

  it('shows dice as faces beside what they decided, not as lines', async () => {
    const table = await alliedCommands()
    show(table, <Diary />)
    scrollTo('Turn 1')
    const rolls = logOf(table).filter(({ entry }) => entry.kind === 'roll')
    expect(rolls.length).toBeGreaterThan(0)
    expect(diary().getAllByRole('img', { name: /^Die \d+ of 10/ })).toHaveLength(rolls.length)
    for (const { entry } of rolls)
      expect(diary().queryByRole('button', { name: `Show on the map: ${wordsOf(table, entry)}` })).toBeNull()
  })

  it('folds a battle that is over into one line, which opens', async () => {
    const table = await afterOneBattle()
    const { user } = show(table, <Diary />)
    const { words } = lineOf(table, 'battleOver')
    const fold = diary().getByRole('button', { expanded: false, name: new RegExp(`^${words.slice(0, 20)}`) })
    expect(fold.textContent).toMatch(/[Ss]teps lost/)
    const began = lineOf(table, 'battle').words
    expect(diary().queryByRole('button', { name: `Show on the map: ${began}` })).toBeNull()
    await user.click(fold)
    expect(cover(began)).toBeDefined()
  })

  it('keeps the battle that is being fought open', async () => {
    const table = await afterOneBattle()
    const begun = lineOf(table, 'battle').line
    const over = lineOf(table, 'battleOver').line
    const { moments } = table.session.store.getState().history
    const amid = [...moments].findIndex(({ logged }) => logged > begun && logged <= over)
    table.session.viewAt(amid)
    show(table, <Diary />)
    expect(cover(lineOf(table, 'battle').words)).toBeDefined()
  })

  it('finds lines by their words', async () => {
    const table = await afterOneMove()
    const { user } = show(table, <Diary />)
    const { words } = lineOf(table, 'moved')
    await user.click(diary().getByRole('button', { name: 'Search the diary' }))
    await user.type(diary().getByRole('searchbox', { name: 'Search the diary' }), words.slice(0, 24).toUpperCase())
    expect(cover(words)).toBeDefined()
    await user.clear(diary().getByRole('searchbox', { name: 'Search the diary' }))
    await user.type(diary().getByRole('searchbox', { name: 'Search the diary' }), 'Samarkand')
    expect(diary().getByText('No line has these words.')).toBeDefined()
  })

  it('says the newest lines to those who hear the page', async () => {
    const table = await afterOneMove()
    act(() => table.session.undo())
    show(table, <Diary />)
    act(() => table.session.redo())
    const { words } = lineOf(table, 'moved')
    const said = [...document.querySelectorAll('[aria-live=polite]')].map(each => each.textContent)
    expect(said.join()).toContain(words)
  })

  it('leaves the lines it has on the page when one is added', async () => {
    const table = await afterOneMove()
    show(table, <Diary />)
    const { words } = lineOf(table, 'moved')
    const row = rowOf(words)
    act(() => table.session.dispatch(choiceOf(table, 'done').action))
    act(() => table.session.dispatch(choiceOf(table, 'end').action))
    expect(logOf(table).at(-1)?.entry.kind).not.toBe('moved')
    expect(rowOf(words)).toBe(row)
  })

  it('offers the way to the newest line once the reader has scrolled up', async () => {
    const table = await afterOneMove()
    const { user } = show(table, <Diary />)
    const scroller = rowOf(lineOf(table, 'moved').words).closest('section')?.parentElement?.parentElement as HTMLElement
    expect(diary().queryByRole('button', { name: 'Newest' })).toBeNull()
    Object.defineProperty(scroller, 'scrollTop', { value: -200, writable: true })
    fireEvent.scroll(scroller)
    await user.click(diary().getByRole('button', { name: 'Newest' }))
    expect(diary().queryByRole('button', { name: 'Newest' })).toBeNull()
  })

  it('draws nothing when something is pointed at on the map', async () => {
    const table = await afterOneMove()
    let drawn = 0
    show(
      table,
      <Profiler id="diary" onRender={() => void drawn++}>
        <Diary />
      </Profiler>,
    )
    const before = drawn
    act(() => table.desk.setState({ hovered: 5 as never }))
    expect(drawn).toBe(before)
  })
})

describe('undo to here', () => {
  const open = async (user: ReturnType<typeof show>['user'], words: string) =>
    user.click(within(rowOf(words)).getByRole('button', { name: 'What can be done from here' }))

  it('takes back freely to before the line was written', async () => {
    const table = await afterOneMove()
    const { user } = show(table, <Diary />)
    const { line, words } = lineOf(table, 'moved')
    await open(user, words)
    const item = screen.getByRole('menuitem', { name: /^Undo to here/ })
    expect(item.textContent).toContain('Free')
    await user.click(item)
    expect(present(table).logged).toBeLessThanOrEqual(line)
    expect(owedFrame(present(table))?.step).toBe('command')
  })

  it('asks both players when dice or the other side came between', async () => {
    const table = await alliedCommands()
    const { words, line } = lineOf(table, 'attitude')
    const { user } = show(
      table,
      <>
        <Diary />
        <AgreementHost />
      </>,
    )
    const before = present(table)
    scrollTo('Turn 1')
    await open(user, words)
    const item = screen.getByRole('menuitem', { name: /^Undo to here/ })
    expect(item.textContent).toContain('Both players must agree')
    await user.click(item)
    expect(present(table)).toBe(before)
    const dialog = within(screen.getByRole('dialog', { name: 'Undo to here?' }))
    for (const box of dialog.getAllByRole('checkbox')) await user.click(box)
    await user.click(dialog.getByRole('button', { name: 'Undo it' }))
    expect(present(table).logged).toBeLessThan(line)
  })

  it('looks at the moment of a line without changing the game', async () => {
    const table = await alliedCommands()
    play(table, choiceOf(table, 'amphibious'))
    const before = present(table)
    const { user } = show(table, <Diary />)
    const { words, line } = lineOf(table, 'commandPoints')
    await open(user, words)
    await user.click(screen.getByRole('menuitem', { name: /^Look at this moment/ }))
    const { looking, history } = table.session.store.getState()
    expect(looking).not.toBeNull()
    expect(history.moments.at(looking ?? 0)?.logged).toBeGreaterThan(line)
    expect(present(table)).toBe(before)
  })
})
