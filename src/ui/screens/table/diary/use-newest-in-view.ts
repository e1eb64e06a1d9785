import { type RefObject, useCallback, useState } from 'react'

/** So close to the end counts as being there. */
const NEAR = 32

/**
 * Whether the reader has left the newest line. The list grows upwards from its foot (column-reverse), so the browser itself keeps the
 * newest in view without anything being measured; its scroll position is 0 at the foot and negative above.
 */
export function useNewestInView(scroller: RefObject<HTMLElement | null>) {
  const [isAway, setAway] = useState(false)
  const onScroll = useCallback(() => setAway((scroller.current?.scrollTop ?? 0) < -NEAR), [scroller])
  const goToNewest = useCallback(() => {
    setAway(false)
    scroller.current?.scrollTo({ top: 0 })
  }, [scroller])
  return { isAway, goToNewest, onScroll }
}
