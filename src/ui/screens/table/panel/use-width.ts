import { useSyncExternalStore } from 'react'

/** Below this there is room for one thing at a time over the map. */
export const NARROW_BELOW = '(max-width: 1099px)'
/** Below this the panel is a sheet over the map, and the strip keeps its tools in a menu. */
export const SHEET_BELOW = '(max-width: 1023px)'
/** Below this the strip shows turn and phase only. */
export const SMALL_BELOW = '(max-width: 719px)'

export function useWidth(query: string): boolean {
  return useSyncExternalStore(
    changed => {
      const media = window.matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => window.matchMedia(query).matches,
  )
}
