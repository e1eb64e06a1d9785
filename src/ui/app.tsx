import type { StoreApi } from 'zustand/vanilla'
import type { GameEntry } from '../games'
import type { Preferences } from '../store/preferences'
import { ErrorBoundary } from './error-boundary'
import { StartPage } from './start/start-page'

type AppProps = { readonly entries: readonly GameEntry[]; readonly preferences: StoreApi<Preferences> }

export function App({ entries, preferences }: AppProps) {
  return (
    <ErrorBoundary>
      <StartPage entries={entries} onChooseTheme={theme => preferences.setState({ theme })} />
    </ErrorBoundary>
  )
}
