import { useEffect } from 'react'
import { useRoute } from '../route'
import { appUpdates } from './app-updates'
import { followWorker, workerContainer } from './follow-worker'
import { isOfAnotherVersion } from './page-version'

const afterLoad = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise(resolve => window.addEventListener('load', resolve, { once: true }))

/** The worker's downloads wait until the page itself has loaded. */
async function startWorker(): Promise<void> {
  const container = workerContainer()
  if (!container) return
  await afterLoad()
  const folder = new URL('./', window.location.href).href
  await followWorker(container, folder, appUpdates, () => isOfAnotherVersion(folder))
}

async function lookForUpdate(): Promise<void> {
  const registration = await workerContainer()?.getRegistration()
  await registration?.update()
}

/** A browser that refuses the worker, or is offline, leaves the player with an app that works. */
const unheard = () => {}

/** Keeps the app in the browser, for playing without a network. Shows nothing. */
export function KeepOffline() {
  const { page } = useRoute()
  useEffect(() => {
    startWorker().catch(unheard)
  }, [])
  useEffect(() => {
    appUpdates.moved()
    if (page !== 'play') return
    // An installed app may stay open for weeks without being loaded: it looks for news when a game is left.
    return () => {
      lookForUpdate().catch(unheard)
    }
  }, [page])
  return null
}
