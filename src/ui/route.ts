import { useSyncExternalStore } from 'react'

/** Where in the app we are. The map page remembers its map, and a hex on it, behind the `#`. */
export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'maps'; readonly game: string | null; readonly hex: string | null }

type Address = Pick<Location, 'pathname' | 'hash'>

const MAPS_PATH = /\/maps\/?$/

/** `/maps#balkan-front/14A:0118`; on a server that knows no fallback `/#/maps/balkan-front` does the same. */
export function routeOf({ pathname, hash }: Address): Route {
  const parts = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent)
  const isHashPath = parts[0] === 'maps'
  if (!isHashPath && !MAPS_PATH.test(pathname)) return { page: 'start' }
  const [game = '', hex = ''] = isHashPath ? parts.slice(1) : parts
  return { page: 'maps', game: game || null, hex: hex || null }
}

/** Relative, as the app may be served from any folder. */
export function hrefOf(route: Route): string {
  if (route.page === 'start') return './'
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
