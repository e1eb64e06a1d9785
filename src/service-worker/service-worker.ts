import { fileFor, pageBehind } from './answer'
import type { Build } from './build'
import type { Order } from './messages'
import { cacheName, deleteOldCaches, storeAll, storeMissing } from './version-cache'

declare const self: ServiceWorkerGlobalScope
/** Filled in by the build. */
declare const __BUILD__: Build

const { version, shell, lazy } = __BUILD__
const all = [...shell, ...lazy]
const files = new Set(all)
const folder = self.registration.scope
const depot = { folder, caches: self.caches, fetch: (...asked: Parameters<typeof fetch>) => fetch(...asked) }

self.addEventListener('install', event => {
  // The first visit must not wait for the games. An update must have them: it takes the place of a version that has.
  event.waitUntil(storeAll(self.registration.active ? all : shell, version, depot))
})

self.addEventListener('activate', event => {
  event.waitUntil(deleteOldCaches(version, depot).then(() => self.clients.claim()))
})

self.addEventListener('message', event => {
  const order: Order = event.data
  if (order === 'take over') event.waitUntil(self.skipWaiting())
  if (order === 'fetch the rest') event.waitUntil(storeMissing(all, version, depot))
})

async function answer(path: string, request: Request): Promise<Response> {
  const cache = await self.caches.open(cacheName(folder, version))
  return (await cache.match(folder + path, { ignoreVary: true })) ?? fetch(request)
}

self.addEventListener('fetch', event => {
  const page = pageBehind(event.request, folder)
  if (page !== null) return event.respondWith(Response.redirect(page))
  const path = fileFor(event.request, folder, files)
  if (path !== null) event.respondWith(answer(path, event.request))
})
