import { cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { chunkPage } from '../../src/ui/chunk-page'

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
})
