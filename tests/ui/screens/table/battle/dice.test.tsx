import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { throwsOf } from '../../../../../src/ui/screens/table/battle/dice-tray'
import { Die } from '../../../../../src/ui/screens/table/battle/die'
import { attackFromLarissa, larissa, order, show, tableAt } from './battle-table'

const page = document.documentElement

beforeEach(() => {
  page.dataset.motion = 'full'
})
afterEach(() => {
  cleanup()
  delete page.dataset.motion
  vi.useRealTimers()
})

const thrown = () => screen.getByRole('dialog').querySelector('footer svg[data-state]')

async function shot() {
  const table = await tableAt(larissa)
  show(table)
  order(table, ...attackFromLarissa, 'launch')
  // An empty one lies there before the first falls.
  expect(thrown()?.getAttribute('aria-label')).toBe('d10, not thrown yet')
  vi.useFakeTimers()
  order(table, { kind: 'at', unit: 'uk-5-inf', dice: [7] })
  return table
}

describe('dice', () => {
  it('fall after an action that threw them, then lie still and stay', async () => {
    await shot()
    expect(thrown()?.getAttribute('data-state')).toBe('falling')
    act(() => void vi.advanceTimersByTime(500))
    expect(thrown()?.getAttribute('data-state')).toBe('fallen')
    expect(thrown()?.getAttribute('aria-label')).toBe('d10 shows 7')
    expect(screen.getByRole('dialog').querySelector('footer')?.textContent).toContain(': 7')
  })

  it('lie still at once when a key is pressed, and the key does nothing else', async () => {
    const table = await shot()
    fireEvent.keyDown(document.body, { key: '1' })
    expect(thrown()?.getAttribute('data-state')).toBe('fallen')
    expect(table.session.store.getState().diceWanted).toBeNull()
  })

  it('appear fallen for those who want no motion', async () => {
    page.dataset.motion = 'reduced'
    await shot()
    expect(thrown()?.getAttribute('data-state')).toBe('fallen')
  })

  it('of the past lie still: opening a table in mid-battle and taking back throw nothing', async () => {
    const table = await shot()
    act(() => void vi.advanceTimersByTime(500))
    cleanup()
    show(table)
    expect(thrown()?.getAttribute('data-state')).toBe('empty')
    act(() => void table.session.undo({ agreed: true }))
    expect(thrown()?.getAttribute('data-state')).toBe('empty')
  })

  it('are added up only where they were thrown for one thing', () => {
    const roll = (line: number, value: number, why: string) => ({ line, sides: 6, value, why })
    expect(throwsOf([roll(1, 6, 'victory'), roll(2, 4, 'victory')])).toEqual(['victory: 6 + 4'])
    const sortie = [roll(1, 5, 'air combat, JG 54'), roll(2, 2, 'air combat, PZL'), roll(3, 6, 'interdiction')]
    expect(throwsOf(sortie)).toEqual(['air combat, JG 54: 5', 'air combat, PZL: 2', 'interdiction: 6'])
  })

  it('have pips on six sides and a figure on ten', () => {
    const { container } = render(
      <>
        <Die sides={6} value={5} pixels={40} />
        <Die sides={10} value={10} pixels={40} />
      </>,
    )
    const [six, ten] = container.querySelectorAll('svg')
    expect(six?.querySelectorAll('circle')).toHaveLength(5)
    expect(ten?.querySelectorAll('circle')).toHaveLength(0)
    expect(ten?.textContent).toBe('10')
  })
})
