import { PAGE } from './build'

type Asked = Pick<Request, 'method' | 'mode' | 'url'>

/** The file of the app that answers a request, or null when the network must. `folder` is where the app lives. */
export function fileFor({ method, mode, url }: Asked, folder: string, files: ReadonlySet<string>): string | null {
  if (method !== 'GET' || !url.startsWith(folder)) return null
  const path = url.slice(folder.length).replace(/[?#].*$/s, '')
  if (files.has(path)) return path
  // Deeper addresses may be another app's, as the app's own pages all lie directly in its folder.
  return mode === 'navigate' && /^[^/.]*$/.test(path) ? PAGE : null
}

/** Where a page of the app is that was asked for as a folder, as hosts that know only files have it; null when it was not. */
export function pageBehind({ method, mode, url }: Asked, folder: string): string | null {
  if (method !== 'GET' || mode !== 'navigate' || !url.startsWith(folder)) return null
  const [, page] = /^(maps|play|how-to)\/(?:[?#]|$)/.exec(url.slice(folder.length)) ?? []
  return page === undefined ? null : folder + page
}
