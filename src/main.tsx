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
import { KeepOffline } from './ui/offline/keep-offline'
import { followPreferences } from './ui/theme/follow-preferences'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element for the app')

const preferences = createPreferences(browserStorage())
followPreferences(preferences, document.documentElement)

createRoot(root).render(
  <StrictMode>
    <App entries={games} preferences={preferences} shelf={createShelf(() => openSavedGames())} />
    {import.meta.env.PROD && <KeepOffline />}
  </StrictMode>,
)
