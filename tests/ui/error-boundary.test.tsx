import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ErrorBoundary } from '../../src/ui/error-boundary'

const trouble = { on: true }

function Fragile() {
  if (trouble.on) throw new Error('the lamp fell over')
  return <p>All is well</p>
}

describe('the error boundary', () => {
  beforeEach(() => {
    trouble.on = true
    // React tells the console of every error it catches.
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })

  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
  })

  it('says what happened instead of leaving the page blank', () => {
    render(
      <ErrorBoundary>
        <Fragile />
      </ErrorBoundary>,
    )
    expect(screen.getByRole('alert').textContent).toContain('the lamp fell over')
  })

  it('shows the page again once it can', async () => {
    render(
      <ErrorBoundary>
        <Fragile />
      </ErrorBoundary>,
    )
    trouble.on = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('All is well')).toBeDefined()
  })

  it('of a page leads to the start page', () => {
    render(
      <ErrorBoundary>
        <Fragile />
      </ErrorBoundary>,
    )
    expect(screen.getByRole('link', { name: 'To the start page' }).getAttribute('href')).toBe('./')
  })

  it('of something that shows nothing stays silent', () => {
    const { container } = render(
      <ErrorBoundary what={null}>
        <Fragile />
      </ErrorBoundary>,
    )
    expect(container.textContent).toBe('')
  })
})
