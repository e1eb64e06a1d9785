import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { attackFromLarissa, larissa, order, resize, show, tableAt } from './battle-table'

beforeEach(() => resize(1440))
afterEach(cleanup)

const withTac = async () => {
  const table = await tableAt({ ...larissa, own: { tacUsed: 0 } }, false)
  order(table, ...attackFromLarissa, 'launch')
  const page = show(table)
  await screen.findByRole('region', { name: 'Commit a TAC' })
  return page
}

describe('two answers side by side', () => {
  it('each has a column of its own: what is kept left, what is spent right, and what is taken for granted below', async () => {
    await withTac()
    const [kept, spent] = ['Fight without TAC', 'Commit a TAC'].map(name => screen.getByRole('region', { name }))
    const sum = (column: HTMLElement | undefined) =>
      [...(column?.querySelectorAll('ul em:not([data-tone])') ?? [])]
        .map(each => Number.parseFloat(each.textContent ?? '') || 0)
        .reduce((all, each) => all + each, 0)
    expect(sum(kept)).toBeCloseTo(100, 0)
    expect(sum(spent)).toBeCloseTo(100, 0)
    expect(kept?.compareDocumentPosition(spent as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByText(/if all fire at whoever hits best/)).toBeDefined()
    expect(within(spent as HTMLElement).getByText('Hex emptied', { exact: false })).toBeDefined()
  })

  it('on a smaller screen they stand in the first tab', async () => {
    resize(1024)
    await withTac()
    const [first] = screen.getAllByRole('tab')
    expect(first?.textContent).toBe('Exact chances')
    expect(screen.getByRole('tabpanel').contains(screen.getByRole('region', { name: 'Commit a TAC' }))).toBe(true)
  })

  it('on a phone what changes the odds is folded under them', async () => {
    resize(390)
    await withTac()
    expect(screen.queryByRole('tab')).toBeNull()
    expect(screen.getByRole('region', { name: 'Fight without TAC' })).toBeDefined()
  })
})
