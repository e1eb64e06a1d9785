import type { Order } from '../../service-worker/messages'
import type { Updates } from './updates'

type Container = Pick<
  ServiceWorkerContainer,
  'addEventListener' | 'controller' | 'getRegistration' | 'ready' | 'register'
>

/** The browser's service workers; null where it has none: on plain http, in a file, where cookies are forbidden. */
export function workerContainer(): ServiceWorkerContainer | null {
  try {
    return window.isSecureContext && window.location.protocol.startsWith('http')
      ? (navigator.serviceWorker ?? null)
      : null
  } catch {
    return null
  }
}

/**
 * Registers the worker of the app in `folder` and reports its versions. Without it the app runs as before, online.
 * `isPageOld` says whether the version in force has another page than the one that is shown.
 */
export async function followWorker(
  container: Container,
  folder: string,
  updates: Updates,
  isPageOld: () => Promise<boolean>,
): Promise<void> {
  const known = await container.getRegistration(folder)
  let isFirstVersion = known?.scope !== folder || known.active === null
  container.addEventListener('controllerchange', () => {
    // The first version only takes charge of the page that it came with.
    if (!isFirstVersion) updates.replaced()
    isFirstVersion = false
  })

  const registration = await container.register(`${folder}service-worker.js`, { updateViaCache: 'none' })
  const watch = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && registration.active) updates.found(registration, 'later')
    })
  watch(registration.installing)
  registration.addEventListener('updatefound', () => watch(registration.installing))
  if (registration.waiting && registration.active) {
    // It has everything already; and orders to the old version would only keep it from ending.
    updates.found(registration, 'at load')
    return
  }
  // The version may have changed after this page was given out and before anybody here listened.
  if (container.controller !== null && (await isPageOld().catch(() => false))) updates.outdated()
  const { active } = await container.ready
  active?.postMessage('fetch the rest' satisfies Order)
}
