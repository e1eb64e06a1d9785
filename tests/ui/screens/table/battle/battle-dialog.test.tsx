import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { printedNumber } from '../../../../../src/core/engine/booklet'
import { stateAt } from '../../../../../src/core/save/history'
import { BattleDialog } from '../../../../../src/ui/screens/table/battle/battle-dialog'
import { type Table, TableProvider } from '../../../../../src/ui/screens/table/table-context'
import { hex, unit } from '../../../../games/balkan-gambit/positions'
import { attackFromLarissa, choicesOf, larissa, order, resize, show, tableAt } from './battle-table'

beforeEach(() => {
  resize(1440)
  document.documentElement.dataset.motion = 'reduced'
})
afterEach(() => {
  cleanup()
  delete document.documentElement.dataset.motion
})

const dialog = () => screen.getByRole('dialog', { name: 'Battle for 1733' })
const steps = ({ session, look, views }: Table, id: string) =>
  look.face(views.position(session.store.getState()), unit(id)).steps?.left

/** The Germans fire first: no air, no artillery. */
async function defensiveFire() {
  const table = await tableAt(larissa)
  const shown = show(table)
  order(table, ...attackFromLarissa, 'launch')
  return { table, ...shown }
}

describe('the battle dialog', () => {
  it('stays away while there is no battle', async () => {
    show(await tableAt(larissa))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('has the attacker on the left and the defender on the right, and lights the stage the battle has come to', async () => {
    await defensiveFire()
    const [left, , right] = within(dialog()).getAllByRole('region')
    expect(left?.getAttribute('aria-label')).toBe('Allies, attacking')
    expect(right?.getAttribute('aria-label')).toBe('Axis, defending')
    const stage = within(dialog()).getByRole('list', { name: 'Stages of the battle' }).querySelector('[aria-current]')
    expect(stage?.textContent).toBe('Defensive fire')
  })

  it('names the side that must answer, with the sentence and its rule', async () => {
    const { table } = await defensiveFire()
    const prompt = table.engine.prompt(stateAt(table.session.store.getState().history))
    expect(dialog().querySelector('footer')?.textContent).toContain(`Axis: ${prompt?.text}`)
    expect(
      within(dialog()).getByRole('button', {
        name: `Rule ${printedNumber(table.engine.game.booklet, prompt?.rule ?? '')}`,
      }),
    ).toBeDefined()
  })

  it('12.3.1 shows the number a shot needs, what it is made of, and its exact chance', async () => {
    await defensiveFire()
    const modifiers = within(dialog()).getByRole('region', { name: 'Modifiers' })
    // German infantry has a combat factor of 3, 4 of the 297th: nothing changes the fire of a supplied defender.
    expect(
      within(modifiers)
        .getAllByRole('listitem')
        .map(each => each.textContent),
    ).toEqual(['4combat factor12.3'])
    const chances = within(dialog()).getByRole('region', { name: 'Exact chances' })
    expect(
      within(chances)
        .getAllByRole('listitem')
        .map(each => each.textContent)
        .sort(),
    ).toEqual(['hit40.0%', 'miss60.0%'])
  })

  it('takes a click on a lit unit for the answer, and the die for a hit or a miss', async () => {
    const { table, user } = await defensiveFire()
    await user.click(within(dialog()).getByRole('button', { name: /^At 5 Infantry/ }))
    // The players roll their own dice here, so the shot waits for one.
    expect(table.session.store.getState().diceWanted?.action).toEqual({ kind: 'at', unit: unit('uk-5-inf') })
    act(() => void table.session.giveDie(4))
    expect(steps(table, 'uk-5-inf')).toBe(1)
    expect(steps(table, 'uk-50-inf')).toBe(2)
    const [shot] = within(dialog()).getByRole('list', { name: 'The battle so far' }).children
    expect(shot?.textContent).toContain('needs 4 or less')
    expect(shot?.textContent).toContain('hit')
    expect(within(shot as HTMLElement).getByRole('img', { name: 'd10 shows 4' })).toBeDefined()
  })

  it('offers only what is legal as buttons: a unit that is no choice is a picture', async () => {
    const { table } = await defensiveFire()
    const named = choicesOf(table)
      .filter(choice => !choice.batch)
      .map(choice => choice.label)
    const pressed = within(dialog())
      .getAllByRole('button')
      .map(button => button.getAttribute('aria-label') ?? '')
      .filter(name => name.startsWith('At ') || name.startsWith('Fire '))
    expect(pressed.map(name => name.split(':')[0]).sort()).toEqual([...named].sort())
    expect(within(dialog()).getByRole('img', { name: /^297 Infantry.*fires now/ })).toBeDefined()
  })

  it('is played by keys: numbers aim, and answers at the foot have their letters', async () => {
    const { table } = await defensiveFire()
    fireEvent.keyDown(document.body, { key: '1' })
    expect(table.session.store.getState().diceWanted?.action.kind).toBe('at')
    act(() => void table.session.giveDie(1))
    order(table, { kind: 'at', unit: 'uk-50-inf', dice: [9] })
    const keyOf = (name: RegExp) =>
      within(dialog()).getAllByRole('button', { name }).at(-1)?.getAttribute('aria-keyshortcuts') ?? ''
    // Each answer costs something: two equal buttons with letters of their own, and Enter does nothing.
    expect([keyOf(/^Press on/), keyOf(/^Break off/)]).toEqual(['p', 'b'])
    fireEvent.keyDown(document.body, { key: 'Enter' })
    expect(dialog().querySelector('[aria-current]')?.textContent).toBe('Break-off')
    fireEvent.keyDown(document.body, { key: 'p' })
    expect(dialog().querySelector('[aria-current]')?.textContent).toBe('Offensive fire')
  })

  it('does nothing twice when a key is held down', async () => {
    const { table } = await defensiveFire()
    fireEvent.keyDown(document.body, { key: '1', repeat: true })
    expect(table.session.store.getState().diceWanted).toBeNull()
  })

  it('12.2.4.1 shows a fallen unit as fallen, and lets it be the step that is won back', async () => {
    const table = await tableAt({ ...larissa, reduced: ['uk-5-inf'] })
    const { user } = show(table)
    order(table, ...attackFromLarissa, 'launch')
    order(table, { kind: 'at', unit: 'uk-5-inf', dice: [1] }, { kind: 'at', unit: 'uk-50-inf', dice: [10] })
    const fallen = within(dialog()).getByRole('button', { name: /^Break off.*5 Infantry.*fallen/ })
    expect(
      within(dialog()).getByRole('button', { name: /^Break off, restoring 5 Infantry Division( B)?$/ }),
    ).toBeDefined()
    await user.click(fallen)
    expect(steps(table, 'uk-5-inf')).toBe(1)
  })
})

describe('putting the battle aside', () => {
  it('the eye and Esc clear the map, and a pill brings the battle back', async () => {
    const { user } = await defensiveFire()
    await user.click(within(dialog()).getByRole('button', { name: 'Look at the map' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('button', { name: /Battle for 1733/ }))
    expect(dialog()).toBeDefined()
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('a plan is made on the map: a bar names the battle, and the odds are one click away', async () => {
    const table = await tableAt(larissa)
    const { user } = show(table)
    order(table, ...attackFromLarissa)
    expect(screen.queryByRole('dialog')).toBeNull()
    const bar = screen.getByRole('region', { name: 'Battle for 1733' })
    expect(bar.textContent).toContain('the answer is given on the map')
    await user.click(within(bar).getByRole('button', { name: 'Forces and odds' }))
    const chances = within(dialog()).getByRole('region', { name: 'Exact chances' })
    const all = [...chances.querySelectorAll('em')].map(each => Number.parseFloat(each.textContent ?? ''))
    expect(all.length).toBeGreaterThan(4)
    expect(all.reduce((sum, each) => sum + each, 0)).toBeCloseTo(100, 0)
  })

  it('whoever looks at an earlier moment sees the map', async () => {
    const { table } = await defensiveFire()
    act(() => table.session.viewAt(1))
    expect(screen.queryByRole('dialog')).toBeNull()
    act(() => table.session.viewAt(null))
    expect(dialog()).toBeDefined()
  })
})

describe('focus in the battle dialog', () => {
  it('comes in when it opens and goes round inside', async () => {
    const { user } = await defensiveFire()
    expect(document.activeElement).toBe(dialog())
    for (let presses = 0; presses < 20; presses++) {
      await user.tab()
      expect(dialog().contains(document.activeElement)).toBe(true)
    }
    await user.tab({ shift: true })
    expect(dialog().contains(document.activeElement)).toBe(true)
  })

  it('goes to a drawer opened from it and comes back', async () => {
    const { user } = await defensiveFire()
    const link = within(dialog()).getByRole('button', { name: 'Rule 12.3' })
    await user.click(link)
    const drawer = await screen.findByRole('dialog', { name: 'Rules' })
    await within(drawer).findByRole('searchbox')
    await waitFor(() => expect(document.activeElement?.getAttribute('data-rule')).toBe('12.3.1'))
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog', { name: 'Rules' })).toBeNull()
    await waitFor(() => expect(dialog().contains(document.activeElement)).toBe(true))
  })
})

describe('on a small screen', () => {
  it('the columns become tabs, chances first, moved through by arrows', async () => {
    resize(1024)
    const { user } = await defensiveFire()
    const tabs = within(dialog()).getAllByRole('tab')
    expect(tabs.map(tab => tab.textContent)).toEqual(['Exact chances', 'Modifiers'])
    expect(within(dialog()).getByRole('tabpanel', { name: 'Exact chances' }).textContent).toContain('40.0%')
    tabs[0]?.focus()
    await user.keyboard('{ArrowRight}')
    expect(within(dialog()).getByRole('tabpanel', { name: 'Modifiers' }).textContent).toContain('combat factor')
    expect(document.activeElement?.textContent).toBe('Modifiers')
  })

  it('on a wide one they stand side by side', async () => {
    await defensiveFire()
    expect(within(dialog()).queryByRole('tab')).toBeNull()
    expect(within(dialog()).getByRole('region', { name: 'Modifiers' })).toBeDefined()
  })
})

describe('what is drawn anew', () => {
  it('pointing about on the map draws nothing of the battle, and a shot draws it', async () => {
    const table = await tableAt(larissa)
    order(table, ...attackFromLarissa, 'launch')
    let commits = 0
    render(
      <TableProvider value={table}>
        <Profiler id="battle" onRender={() => commits++}>
          <BattleDialog />
        </Profiler>
      </TableProvider>,
    )
    const before = commits
    act(() =>
      table.desk.setState({ hovered: hex('1733'), inspected: hex('1733'), preview: choicesOf(table)[0] ?? null }),
    )
    expect(commits).toBe(before)
    order(table, { kind: 'at', unit: 'uk-5-inf', dice: [9] })
    expect(commits).toBeGreaterThan(before)
  })
})
