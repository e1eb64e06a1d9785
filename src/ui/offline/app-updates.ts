import { routeOf } from '../route'
import { createGameLock } from './game-lock'
import { createUpdates } from './updates'

const KEY = 'powderkeg.update-reloads'
const MOST_RELOADS = 3
const PATIENCE_MS = 3000

/** Counted for the tab. Where nothing can be counted, nothing is loaded again. */
function reloadAgain(): void {
  try {
    const reloads = Number(window.sessionStorage.getItem(KEY) ?? 0)
    if (reloads >= MOST_RELOADS) return
    window.sessionStorage.setItem(KEY, String(reloads + 1))
  } catch {
    return
  }
  window.location.reload()
}

/** The versions of the app that runs in this tab. */
export const appUpdates = createUpdates({
  pageNow: () => routeOf(window.location).page,
  // A page that came over plain http has no locks, and no worker either.
  lock: createGameLock(navigator.locks, new URL('./', window.location.href).pathname),
  reload: () => window.location.reload(),
  reloadAgain,
  patience: () => new Promise(resolve => setTimeout(resolve, PATIENCE_MS)),
})
