import { isHashed, PAGE } from './build'

/** An origin may hold the app in several folders: each keeps its own caches. */
const prefixOf = (folder: string): string => `powderkeg ${folder} `

export const cacheName = (folder: string, version: string): string => prefixOf(folder) + version

export const isOldCache = (name: string, folder: string, version: string): boolean =>
  name.startsWith(prefixOf(folder)) && name !== cacheName(folder, version)

/** Some servers redirect from index.html to the folder, and a browser shows no page out of a redirect. */
const addressOf = (path: string): string => (path === PAGE ? './' : path)

/** A server that answers every unknown address with the page must not have that page stored as a script. */
export const isAnswer = (path: string, { ok, headers }: Pick<Response, 'ok' | 'headers'>): boolean =>
  ok && (path.endsWith('.html') || !(headers.get('Content-Type') ?? '').startsWith('text/html'))

/** Where files come from and go to. */
export type Depot = {
  readonly folder: string
  readonly caches: CacheStorage
  readonly fetch: typeof fetch
}

async function obtain(path: string, { folder, caches, fetch }: Depot): Promise<Response> {
  const kept = isHashed(path) ? await caches.match(folder + path, { ignoreVary: true }) : undefined
  if (kept) return kept
  const response = await fetch(new URL(addressOf(path), folder).href, {
    cache: isHashed(path) ? 'default' : 'no-cache',
  })
  if (!isAnswer(path, response)) throw new Error(`${path}: the server answered ${response.status}`)
  return response
}

/** One after the other, to leave the line to the page. Throws when a file cannot be had. */
export async function storeAll(paths: readonly string[], version: string, depot: Depot): Promise<void> {
  const cache = await depot.caches.open(cacheName(depot.folder, version))
  for (const path of paths) await cache.put(depot.folder + path, await obtain(path, depot))
}

/** Stores what is not there yet. What cannot be had now is left for the next time. */
export async function storeMissing(paths: readonly string[], version: string, depot: Depot): Promise<void> {
  const cache = await depot.caches.open(cacheName(depot.folder, version))
  for (const path of paths) {
    if (await cache.match(depot.folder + path, { ignoreVary: true })) continue
    await storeAll([path], version, depot).catch(() => {})
  }
}

export async function deleteOldCaches(version: string, { folder, caches }: Depot): Promise<void> {
  for (const name of await caches.keys()) if (isOldCache(name, folder, version)) await caches.delete(name)
}
