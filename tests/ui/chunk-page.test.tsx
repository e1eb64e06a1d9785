import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { chunkPage } from '../../src/ui/chunk-page'
import { ErrorBoundary } from '../../src/ui/error-boundary'

afterEach(cleanup)

const greeting = () =>
  chunkPage(async () => ({ name }: { name: string }) => <p>Hello {name}</p>)

describe('a page in a chunk of its own', () => {
  it('is there at once when it was fetched before', async () => {
    const { Page, fetch } = greeting()
    await fetch()
    render(<Page name="Tito" />)
    expect(screen.getByText('Hello Tito')).toBeDefined()
  })

  it('is waited for when it was not', async () => {
    const { Page } = greeting()
    render(
      <Suspense fallback="waiting">
        <Page name="Tito" />
      </Suspense>,
    )
    expect(screen.getByText('waiting')).toBeDefined()
    expect(await screen.findByText('Hello Tito')).toBeDefined()
  })

  it('that the server refuses after a while is asked for once, until the failure is put away', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    let asked = 0
    const { Page } = chunkPage<object>(async () => {
      asked++
      await new Promise(resolve => setTimeout(resolve, 5))
      throw new TypeError('Failed to fetch dynamically imported module')
    })
    const shown = () =>
      render(
        <ErrorBoundary>
          <Suspense>
            <Page />
          </Suspense>
        </ErrorBoundary>,
      )
    const first = shown()
    await screen.findByRole('alert')
    expect(asked).toBe(1)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('alert')
    expect(asked).toBe(2)
    first.unmount()
    shown()
    await screen.findByRole('alert')
    expect(asked).toBe(3)
    told.mockRestore()
  })

  it('that cannot be fetched offers to load the page anew, and comes when it is tried again', async () => {
    // React tells the console of every error it catches.
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    const server = { isNew: true }
    const { Page } = chunkPage(async () => {
      if (server.isNew) throw new TypeError('Failed to fetch dynamically imported module')
      return () => <p>Hello</p>
    })
    render(
      <ErrorBoundary>
        <Suspense>
          <Page />
        </Suspense>
      </ErrorBoundary>,
    )
    expect((await screen.findByRole('alert')).textContent).toContain('A new version of Powderkeg may be there')
    expect(screen.getByRole('button', { name: 'Load the page anew' })).toBeDefined()
    server.isNew = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Hello')).toBeDefined()
    told.mockRestore()
  })
})
