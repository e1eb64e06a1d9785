import { vi } from 'vitest'

/** The drawing of the chosen map is fetched ahead; here is no server to ask, and nobody waits for it. */
export const withoutNetwork = (): void => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('there is no network here')))
}
