import { Suspense } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { GameEntry } from '../games'
import type { Preferences } from '../store/preferences'
import type { Shelf } from '../store/shelf'
import { chunkPage } from './chunk-page'
import { ErrorBoundary } from './error-boundary'
import { playChunk } from './play-chunk'
import { useRoute } from './route'
import { StartPage } from './start/start-page'
import { UnknownPage } from './unknown-page'

type AppProps = {
  readonly entries: readonly GameEntry[]
  readonly preferences: StoreApi<Preferences>
  readonly shelf: Shelf
}

const mapsChunk = chunkPage(async () => (await import('./screens/maps/maps-page')).MapsPage)

const howToChunk = chunkPage(async () => (await import('./screens/howto/how-to-page')).HowToPage)

export function App(props: AppProps) {
  return (
    <ErrorBoundary>
      <Suspense>
        <Page {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Page({ entries, preferences, shelf }: AppProps) {
  const route = useRoute()
  const chooseTheme = (theme: 'day' | 'night') => preferences.setState({ theme })
  switch (route.page) {
    case 'maps':
      return <mapsChunk.Page entries={entries} game={route.game} hex={route.hex} onChooseTheme={chooseTheme} />
    case 'play':
      return <playChunk.Page id={route.id} shelf={shelf} entries={entries} preferences={preferences} />
    case 'how-to':
      return <howToChunk.Page onChooseTheme={chooseTheme} />
    case 'start':
      return <StartPage entries={entries} preferences={preferences} shelf={shelf} onChooseTheme={chooseTheme} />
    case 'unknown':
      return <UnknownPage why={route.why} />
    default:
      return route satisfies never
  }
}
