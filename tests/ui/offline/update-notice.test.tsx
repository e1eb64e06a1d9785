import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { UpdateNotice } from '../../../src/ui/offline/update-notice'
import type { Standing } from '../../../src/ui/offline/updates'

afterEach(cleanup)

const show = (standing: Standing) => {
  const store = createStore<{ readonly standing: Standing }>(() => ({ standing }))
  const asked: string[] = []
  const takeOver = async () => {
    asked.push('take over')
  }
  render(<UpdateNotice updates={{ store, takeOver }} />)
  return { store, asked }
}

describe('the line about a new version', () => {
  it('is not there while there is none, and appears when there is', () => {
    const { store } = show('none')
    expect(screen.queryByRole('status')).toBeNull()
    act(() => store.setState({ standing: 'ready' }))
    expect(screen.getByRole('status').textContent).toContain('A new version is ready.')
  })

  it('uses it on demand', async () => {
    const { asked } = show('ready')
    await userEvent.click(screen.getByRole('button', { name: 'Use it now' }))
    expect(asked).toEqual(['take over'])
  })

  it('says what it waits for when a game is open in another tab', () => {
    show('game elsewhere')
    expect(screen.getByRole('status').textContent).toContain('a game is open in another tab')
  })

  it('is not there in a browser that keeps no versions', () => {
    render(<UpdateNotice />)
    expect(screen.queryByRole('status')).toBeNull()
  })
})
