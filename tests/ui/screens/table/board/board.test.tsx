import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { focusOf } from '../../../../../src/core/engine/hand'
import { textUnder } from '../../../../../src/ui/screens/table/board/choice-menu'
import type { Table } from '../../../../../src/ui/screens/table/table-context'
import { resize } from '../battle/battle-table'
import { buildTable } from '../build-table'
import { rendered } from './count-faces'
import { axisTurn, showBoard } from './show-board'

vi.mock('../../../../../src/ui/counters/full-face', async original => {
  const { FullFace } = await original<typeof import('../../../../../src/ui/counters/full-face')>()
  const { counted } = await import('./count-faces')
  return { FullFace: counted(FullFace) }
})

vi.mock('../../../../../src/ui/counters/compact-face', async original => {
  const real = await original<typeof import('../../../../../src/ui/counters/compact-face')>()
  const { counted } = await import('./count-faces')
  return { ...real, CompactFace: counted(real.CompactFace) }
})

// The printed sheet is large, never changes and has its own tests.
vi.mock('../../../../../src/ui/map/map-sheet', () => ({ MapSheet: () => null }))

let table: Table
beforeEach(async () => {
  document.documentElement.dataset.motion = 'reduced'
  table = await axisTurn()
})
afterEach(cleanup)

describe('the board', () => {
  it('draws every stack in its hex, with its name and how many more there are', () => {
    const { stackAt, layer } = showBoard(table)
    const stacks = table.look.stacks(table.views.position(table.session.store.getState()))
    expect(layer('counters').querySelectorAll('[data-hex]')).toHaveLength(stacks.size)
    expect(stackAt('1610')?.getAttribute('aria-label')).toMatch(/^173 Infantry Division.*; and 2 more in the stack$/)
  })

  it('marks the turn at hand on the track', async () => {
    const { layer } = showBoard(await buildTable({ game: 'operation-gertrud', scenario: 'early-1941' }))
    expect(layer('turn').querySelectorAll('[data-now]')).toHaveLength(1)
    expect(layer('turn').textContent).toMatch(/^1/)
  })

  it('sets a stack around the middle of its hex', () => {
    const { stackAt, hex } = showBoard(table)
    const { x, y } = table.sheet.layout.centre(hex('1610'))
    expect(stackAt('1610')?.parentElement?.getAttribute('transform')).toBe(`translate(${x - 33} ${y - 33}) scale(0.66)`)
  })

  it('lights as many hexes as the choices name, and writes what each costs', () => {
    const { layer, placed } = showBoard(table)
    expect(layer('lit').getAttribute('data-lit')).toBe(String(placed().lit.size))
    expect(layer('costs').querySelectorAll('text')).toHaveLength(placed().byHex.size)
    expect(new Set([...layer('costs').querySelectorAll('text')].map(each => each.textContent))).toEqual(
      new Set(['1', '2']),
    )
  })

  it('opens at a zoom at which counters are not compact', () => {
    const { map, stackAt } = showBoard(table)
    expect(map.dataset.level).toBe('play')
    expect(stackAt('1610')?.textContent).toContain('173')
  })

  it('shows the units of a box in its panel', () => {
    const { layer } = showBoard(table)
    const box = within(layer('boxes')).getByRole('group', { name: /Med/ })
    expect(within(box).getAllByRole('button').length).toBeGreaterThan(5)
  })

  it('takes a whole stack in hand by one click, and every unit of it can be left out', () => {
    const { pick, press, stackAt, placed } = showBoard(table)
    pick('1610')
    expect(screen.queryByRole('menu')).toBeNull()
    const units = table.look
      .stacks(table.views.position(table.session.store.getState()))
      .get(table.sheet.map.hexNumbered('1610') as never)
    expect(units?.every(unit => placed().byUnit.has(unit))).toBe(true)
    expect(stackAt('1610')?.getAttribute('aria-label')).toContain('selected')
    press('Escape')
  })

  it('lifts what is held above all else, and draws the way to the hex that is pointed at', () => {
    const { pick, layer, stackAt, map, hex } = showBoard(table)
    pick('1707')
    expect(map.querySelector('[data-layer=path]')).toBeNull()
    expect(layer('hand').querySelector('[data-hex]')?.getAttribute('data-hex')).toBe('1707')
    expect(layer('counters').querySelector('[data-hex="1707"]')).toBeNull()
    expect(stackAt('1707')?.getAttribute('aria-label')).toContain('selected')
    act(() => table.desk.setState({ hovered: hex('1508') }))
    const way = layer('path').getAttribute('data-hexes')?.split(' ')
    expect([way?.[0], way?.at(-1)]).toEqual(['1707', '1508'])
    expect(layer('ghost')).not.toBeNull()
  })

  it('shows the trail of the last move until it is put away', () => {
    const { pick, play, map, hex } = showBoard(table)
    pick('1707')
    play(({ action }) => action.kind === 'to' && action.hex === hex('1608'))
    expect(map.querySelector('[data-trail]')?.getAttribute('data-trail')).toBe('1707 1608')
    act(() => table.desk.setState({ overlays: [] }))
    expect(map.querySelector('[data-trail]')).toBeNull()
  })
})

describe('what is rendered anew', () => {
  it('when the board opens: every counter that can be seen', () => {
    rendered.length = 0
    showBoard(table)
    expect(rendered.length).toBeGreaterThan(
      table.look.stacks(table.views.position(table.session.store.getState())).size,
    )
  })

  it('when a hex is hovered: no counter at all', () => {
    const { hex } = showBoard(table)
    rendered.length = 0
    act(() => table.desk.setState({ hovered: hex('1610') }))
    act(() => table.desk.setState({ hovered: hex('1408') }))
    expect(rendered).toEqual([])
  })

  it('when a unit is picked or moved: no other stack than its own', () => {
    const { pick, play, hex } = showBoard(table)
    rendered.length = 0
    pick('1707')
    expect(new Set(rendered.map(label => label.split(',')[0]))).toEqual(new Set(['Slovenian collaborators 2']))
    rendered.length = 0
    play(({ action }) => action.kind === 'to' && action.hex === hex('1608'))
    expect(new Set(rendered.map(label => label.split(',')[0]))).toEqual(new Set(['Slovenian collaborators 2']))
  })
})

describe('keys on the map', () => {
  it('step from hex to hex, and the ring goes with them', () => {
    const { press, layer, hex } = showBoard(table)
    act(() => table.desk.setState({ focused: hex('1610') }))
    press('ArrowUp')
    expect(layer('focus').getAttribute('data-hex')).toBe('1609')
    press('ArrowDown')
    press('ArrowDown')
    expect(layer('focus').getAttribute('data-hex')).toBe('1611')
  })

  it('leave the hex alone and move the map with Shift', () => {
    const { press, hex } = showBoard(table)
    act(() => table.desk.setState({ focused: hex('1610') }))
    press('ArrowUp', { shiftKey: true })
    expect(table.desk.getState().focused).toBe(hex('1610'))
  })

  it('say where they stand: hex, whether it is an answer, its price, who is there', () => {
    const { hex } = showBoard(table)
    act(() => table.desk.setState({ focused: hex('1610') }))
    const voice = screen.getByTestId('focus-voice')
    expect(voice.getAttribute('aria-live')).toBe('polite')
    expect(voice.textContent).toMatch(/^1610 Zagreb\. lit\. costs 1\. city.*173 Infantry Division/)
    act(() => table.desk.setState({ focused: hex('1609') }))
    expect(voice.textContent).toMatch(/^1609\. not an answer/)
  })

  it('Space opens the stack: each unit a button of its own, and pins it in the inspector', () => {
    const { press, hex } = showBoard(table)
    act(() => table.desk.setState({ focused: hex('1610') }))
    press(' ')
    const fan = within(screen.getByRole('toolbar', { name: 'Stack in 1610 Zagreb' }))
    expect(fan.getAllByRole('button').map(each => each.getAttribute('aria-label')?.split(',')[0])).toEqual([
      '173 Infantry Division',
      'Croatian collaborators 1',
      'Croatian collaborators 2',
    ])
    expect(screen.getByRole('region', { name: 'Stack in 1610 Zagreb' })).toBeDefined()
  })

  it('held down pick nothing twice', () => {
    const { pick, press } = showBoard(table)
    const before = table.session.store.getState().history.cursor
    pick('1707')
    press('Enter', { repeat: true })
    expect(table.session.store.getState().history.cursor).toBe(before + 1)
  })

  it('a full stop goes to the next lit hex', () => {
    const { press, placed } = showBoard(table)
    press('.')
    const first = table.desk.getState().focused
    press('.')
    const second = table.desk.getState().focused
    expect(first).not.toBe(second)
    expect([first, second].every(each => each !== null && placed().lit.has(each))).toBe(true)
  })
})

describe('several answers for one hex', () => {
  const items = () => within(screen.getByRole('menu', { name: '1610 Zagreb' })).getAllByRole('menuitem')

  it('are offered beside it with their cost, the first under the focus', () => {
    const { ask } = showBoard(table)
    ask('1610')
    expect(items().map(each => each.getAttribute('aria-label'))).toEqual([
      'Move from 1610 Zagreb, costs 1 CP',
      'Improved Position in 1610 Zagreb, costs 1 CP',
    ])
    expect(document.activeElement).toBe(items()[0])
  })

  it('leave out what the headline says', () => {
    const { ask } = showBoard(table)
    ask('1610')
    expect(items().map(each => each.textContent)).toEqual(['1Move1 CP', '2Improved Position1 CP'])
    expect(textUnder('2704 Alexandroupolis', 'Pick the stack in 2704 Alexandroupolis')).toBe('Pick the stack')
    expect(textUnder('2704', 'By rail to 2704')).toBe('By rail')
    expect(textUnder('2704', '2704')).toBe('2704')
    expect(textUnder('2704', 'Stay')).toBe('Stay')
  })

  it('are walked with arrows, round the ends', () => {
    const { ask } = showBoard(table)
    ask('1610')
    const press = (key: string) => fireEvent.keyDown(screen.getByRole('menu'), { key })
    press('ArrowDown')
    expect(document.activeElement).toBe(items()[1])
    press('ArrowDown')
    expect(document.activeElement).toBe(items()[0])
    press('ArrowUp')
    expect(document.activeElement).toBe(items()[1])
  })

  it('are taken by their number', () => {
    const { ask } = showBoard(table)
    const before = table.session.store.getState().history.cursor
    ask('1610')
    fireEvent.keyDown(screen.getByRole('menu'), { key: '1' })
    expect(table.session.store.getState().history.cursor).toBe(before + 1)
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('go away with Escape, and the map has the focus again', () => {
    const { ask, map } = showBoard(table)
    map.focus()
    ask('1610')
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' })
    expect(screen.queryByRole('menu')).toBeNull()
    expect(document.activeElement).toBe(map)
  })
})

describe('a hex that is no answer', () => {
  it('says why, one line a reason, each with its rule, and is crossed out', () => {
    const { pick, layer } = showBoard(table)
    pick('1609')
    const bubble = within(screen.getByRole('alert'))
    const { explanation } = table.desk.getState()
    expect(bubble.getByText('1609')).toBeDefined()
    expect(bubble.getAllByRole('listitem')).toHaveLength(explanation?.reasons.length ?? 0)
    expect(bubble.getByText('Pick a unit first.')).toBeDefined()
    expect(layer('refused')).not.toBeNull()
    fireEvent.click(bubble.getByRole('button', { name: 'Rule 7.3 A' }))
    expect(table.desk.getState()).toMatchObject({ drawer: 'rules', rule: '7.3.A' })
  })

  it('is explained until the next thing is done', () => {
    const { pick } = showBoard(table)
    pick('1609')
    pick('1610')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('the inspector', () => {
  const inspect = (number: string) => {
    const board = showBoard(table)
    act(() => table.desk.setState({ inspected: board.hex(number) }))
    return within(screen.getByRole('region', { name: 'Stack in 1610 Zagreb' }))
  }

  it('names the hex, what is worth knowing of it, and each unit with how it stands', () => {
    const inspector = inspect('1610')
    expect(inspector.getByRole('heading', { name: '1610 Zagreb' })).toBeDefined()
    expect(inspector.getByText(/^city/)).toBeDefined()
    expect(inspector.getAllByRole('listitem')).toHaveLength(3)
    expect(inspector.getAllByText(/3 MP/)).toHaveLength(3)
  })

  it('tells all about a unit with its rules and its place in the order of battle', () => {
    const inspector = inspect('1610')
    const tell = inspector.getByRole('button', { name: 'About 173 Infantry Division' })
    expect(tell.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(tell)
    expect(tell.getAttribute('aria-expanded')).toBe('true')
    const facts = within(inspector.getByRole('region', { name: 'About 173 Infantry Division' }))
    expect(facts.getByText('Order of battle')).toBeDefined()
    expect(facts.getAllByRole('button', { name: /^Rule / }).length).toBeGreaterThan(0)
  })

  it('leaves out a unit of the stack in hand that is clicked', () => {
    const { pick } = showBoard(table)
    pick('1610')
    const inspector = within(screen.getByRole('region', { name: 'Stack in 1610 Zagreb' }))
    fireEvent.click(inspector.getByRole('button', { name: /^Croatian collaborators 1/ }))
    const { hand } = focusOf(table.engine.game, table.views.position(table.session.store.getState()))
    expect(hand.map(unit => table.engine.game.counters[unit]?.name)).toEqual([
      '173 Infantry Division',
      'Croatian collaborators 2',
    ])
  })

  it('makes room for what is asked of its stack where there is not enough for both', () => {
    const isShownAt = (width: number): boolean => {
      resize(width)
      const { pick, ask } = showBoard(table)
      pick('1610')
      ask('1610')
      expect(screen.getByRole('menu', { name: '1610 Zagreb' })).toBeDefined()
      const isShown = screen.queryByRole('region', { name: 'Stack in 1610 Zagreb' }) !== null
      cleanup()
      return isShown
    }
    expect([isShownAt(1440), isShownAt(1024)]).toEqual([true, false])
  })

  it('closes with its button', () => {
    const inspector = inspect('1610')
    fireEvent.click(inspector.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('region', { name: 'Stack in 1610 Zagreb' })).toBeNull()
  })
})

describe('overlays on request', () => {
  it('show their areas with a legend, and are put away there', () => {
    showBoard(table)
    act(() => table.desk.setState({ overlays: ['supply-axis'] }))
    const legend = screen.getByRole('list', { name: 'Overlays' })
    expect(within(legend).getByText('in supply')).toBeDefined()
    fireEvent.click(within(legend).getByRole('button', { name: /^Put .* away$/ }))
    expect(screen.queryByRole('list', { name: 'Overlays' })).toBeNull()
  })

  it('one that follows the pointer asks for a hex first', () => {
    const { hex } = showBoard(table)
    act(() => table.desk.setState({ overlays: ['trace'] }))
    expect(screen.getByText('Point at a hex.')).toBeDefined()
    act(() => table.desk.setState({ hovered: hex('1610') }))
    expect(screen.getByText(/^1610 Zagreb is supplied from/)).toBeDefined()
  })
})

describe('units that are asked for but lie nowhere on the map', () => {
  it('say once what is true of all of them', async () => {
    showBoard(await buildTable({ game: 'operation-gertrud', scenario: 'early-1941', deployed: false }))
    const tray = screen.getByRole('region', { name: 'Off the map' })
    expect(tray.textContent?.match(/not on the map yet/g)).toHaveLength(1)
    expect(within(tray).getByText(/^21 units: pick one · not on the map yet · /)).toBeDefined()
  })

  it('lie in a tray: picked there, they are set up on the lit hexes', async () => {
    table = await buildTable({ scenario: '1943', deployed: false, solo: true })
    const { placed } = showBoard(table)
    const tray = within(screen.getByRole('region', { name: 'Off the map' }))
    expect(tray.getAllByRole('listitem')).toHaveLength(placed().byUnit.size)
    expect(placed().lit.size).toBeGreaterThan(0)
    fireEvent.click(tray.getByRole('button', { name: /^1 Panzer Division/ }))
    expect(placed().lit.size).toBeGreaterThan(0)
    expect(tray.getAllByRole('listitem')[0]?.textContent).toContain('1 Panzer Division')
  })

  it('8.1 say what each of them costs, where that is no movement', async () => {
    const reinforcing = await buildTable({ scenario: '1943', solo: true })
    const { session, views } = reinforcing
    const isAsked = () => views.choices(session.store.getState()).some(({ costIn }) => costIn === 'VP')
    for (let count = 0; count < 9 && !isAsked(); count++) {
      const ends = views.choices(session.store.getState()).find(({ intent }) => intent === 'pass')
      session.dispatch(ends?.action ?? { kind: 'done' })
    }
    showBoard(reinforcing)
    const tray = within(screen.getByRole('region', { name: 'Off the map' }))
    expect(tray.getByRole('button', { name: /^5 Canadian Armoured Division|^5th Canadian/ }).textContent).toMatch(
      /3 VP$/,
    )
  })
})
