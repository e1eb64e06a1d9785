import { useSyncExternalStore } from 'react'

/** Where in the app we are. What is open stands behind the `#`: a map and a hex on it, or a game. */
export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'maps'; readonly game: string | null; readonly hex: string | null }
  | { readonly page: 'play'; readonly id: string }
  | { readonly page: 'how-to' }
  | { readonly page: 'unknown'; readonly why: string }

type Address = Pick<Location, 'pathname' | 'hash'>

/** `/maps#balkan-front/14A:0118`, `/play#<saved game>`; on a server that knows no fallback `/#/maps/balkan-front` does the same. */
export function routeOf({ pathname, hash }: Address): Route {
  const parts = partsOf(hash)
  if (parts === null) return { page: 'unknown', why: 'What stands behind its # cannot be read.' }
  const isHashPath = parts[0] === 'maps' || parts[0] === 'play' || parts[0] === 'how-to'
  const page = isHashPath ? parts[0] : pathname.slice(pathname.lastIndexOf('/') + 1)
  const [first = '', second = ''] = isHashPath ? parts.slice(1) : parts
  if (page === 'maps') return { page, game: first || null, hex: second || null }
  if (page === 'how-to') return { page }
  if (page === 'play' && first !== '') return { page, id: first }
  if (page === 'play') return { page: 'unknown', why: 'It names no game.' }
  return page === '' || page === 'index.html'
    ? { page: 'start' }
    : { page: 'unknown', why: 'The app has no such page.' }
}

/** null when it was not written by a browser. */
function partsOf(hash: string): readonly string[] | null {
  try {
    return hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent)
  } catch {
    return null
  }
}

/** Relative, as the app may be served from any folder. */
export function hrefOf(route: Route): string {
  if (route.page === 'start' || route.page === 'unknown') return './'
  if (route.page === 'how-to') return './how-to'
  if (route.page === 'play') return `./play#${route.id}`
  const parts = [route.game, route.hex].filter(part => part !== null)
  return parts.length === 0 ? './maps' : `./maps#${parts.join('/')}`
}

const CHANGED = 'powderkeg:route'

/** Goes there without loading the page anew. `replace` leaves no step in the history. */
export function goTo(route: Route, { replace = false } = {}): void {
  if (replace) window.history.replaceState(null, '', hrefOf(route))
  else window.history.pushState(null, '', hrefOf(route))
  window.dispatchEvent(new Event(CHANGED))
}

function subscribe(changed: () => void): () => void {
  const events = ['popstate', 'hashchange', CHANGED]
  for (const event of events) window.addEventListener(event, changed)
  return () => {
    for (const event of events) window.removeEventListener(event, changed)
  }
}

/** The address is a string, so that the same address never renders twice. */
export function useRoute(): Route {
  const address = useSyncExternalStore(subscribe, () => `${window.location.pathname}${window.location.hash}`)
  const at = address.indexOf('#')
  return routeOf({
    pathname: at < 0 ? address : address.slice(0, at),
    hash: at < 0 ? '' : address.slice(at),
  })
}
