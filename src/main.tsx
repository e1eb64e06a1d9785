import './ui/theme/fonts.css'
import './ui/theme/tokens.css'
import './ui/theme/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { games } from './games'
import { browserStorage, createPreferences } from './store/preferences'
import { openSavedGames } from './store/saved-games'
import { createShelf } from './store/shelf'
import { App } from './ui/app'
import { ErrorBoundary } from './ui/error-boundary'
import { guardLeaving } from './ui/guard-leaving'
import { KeepOffline } from './ui/offline/keep-offline'
import { followPreferences } from './ui/theme/follow-preferences'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element for the app')

const preferences = createPreferences(browserStorage())
followPreferences(preferences, document.documentElement)
// Absent on a page that came over plain http.
const shelf = createShelf(() => openSavedGames(), { persist: async () => navigator.storage?.persist() })
guardLeaving(shelf)

createRoot(root).render(
  <StrictMode>
    <App entries={games} preferences={preferences} shelf={shelf} />
    <ErrorBoundary what={null}>{import.meta.env.PROD && <KeepOffline />}</ErrorBoundary>
  </StrictMode>,
)
