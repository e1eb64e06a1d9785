import { useEffect, useMemo, useState } from 'react'
import { useDesk, useTable, useViews } from '../table-context'
import { elementAt, type Spot, spotOf } from './spot'
import type { Coach } from './use-coach'

const MARK = 'data-coach-spot'

/** Where the card points. What is no hex gets a ring for as long as it is meant; `isAtHand`: it is on the screen. */
export function useSpot(coach: Coach): { readonly spot: Spot | null; readonly isAtHand: boolean } {
  const table = useTable()
  const choices = useViews((views, s) => views.choices(s))
  // What waits for a second word has another button.
  const waits = useDesk(({ armed, ending }) => armed ?? ending)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other choices have other places
  const spot = useMemo(() => spotOf(table, coach), [table, coach, choices])
  const selector = spot?.is === 'part' ? spot.selector : null
  const [isFound, setFound] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => (selector === null ? undefined : ringed(selector, setFound)), [selector, waits])
  return { spot, isAtHand: spot?.is === 'hex' || isFound }
}

/** The ring around something that is not in question. */
export const useRing = (selector: string): void => useEffect(() => ringed(selector, () => {}), [selector])

/** Keeps the ring on whatever the selector finds while the page changes around it. Returns how to take it away. */
function ringed(selector: string, tell: (isFound: boolean) => void): () => void {
  let at: HTMLElement | null = null
  let pending = 0
  const look = (): void => {
    pending = 0
    const found = elementAt(selector)
    if (found !== at) {
      at?.removeAttribute(MARK)
      found?.setAttribute(MARK, '')
      at = found
    }
    tell(found !== null)
  }
  const soon = (): void => {
    if (pending === 0) pending = requestAnimationFrame(look)
  }
  const watcher = new MutationObserver(soon)
  watcher.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-answer', 'data-height', 'data-confirms'],
  })
  look()
  return () => {
    watcher.disconnect()
    cancelAnimationFrame(pending)
    at?.removeAttribute(MARK)
  }
}
