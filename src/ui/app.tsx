import { lazy, Suspense } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { GameEntry } from '../games'
import type { Preferences } from '../store/preferences'
import { ErrorBoundary } from './error-boundary'
import { useRoute } from './route'
import { StartPage } from './start/start-page'

type AppProps = { readonly entries: readonly GameEntry[]; readonly preferences: StoreApi<Preferences> }

const MapsPage = lazy(async () => ({ default: (await import('./screens/maps/maps-page')).MapsPage }))

export function App({ entries, preferences }: AppProps) {
  const route = useRoute()
  const chooseTheme = (theme: 'day' | 'night') => preferences.setState({ theme })
  return (
    <ErrorBoundary>
      {route.page === 'maps' ? (
        <Suspense>
          <MapsPage entries={entries} game={route.game} hex={route.hex} onChooseTheme={chooseTheme} />
        </Suspense>
      ) : (
        <StartPage entries={entries} onChooseTheme={chooseTheme} />
      )}
    </ErrorBoundary>
  )
}
