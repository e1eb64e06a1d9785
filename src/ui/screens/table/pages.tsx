import { Suspense } from 'react'
import { type ChunkPage, chunkPage } from '../../chunk-page'
import { ErrorBoundary } from '../../error-boundary'
import type { Desk } from './desk'
import { useDesk } from './table-context'

type PageName = NonNullable<Desk['page']>

const PAGES: { readonly [name in PageName]: ChunkPage<object> } = {
  war: chunkPage(async () => (await import('./war/war-page')).WarPage),
  print: chunkPage(async () => (await import('./print/print-page')).PrintPage),
}

/** What lies over all of the table to be read; each comes when it is opened first, or ahead of that. */
export function Pages() {
  const name = useDesk(desk => desk.page)
  if (name === null) return null
  const { Page } = PAGES[name]
  return (
    <ErrorBoundary key={name} what="drawer">
      <Suspense>
        <Page />
      </Suspense>
    </ErrorBoundary>
  )
}

/** See fetchDrawers. */
export async function fetchPages(): Promise<void> {
  await Promise.allSettled(Object.values(PAGES).map(({ fetch }) => fetch()))
}
