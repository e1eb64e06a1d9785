import { useEffect } from 'react'
import { useTable } from '../table-context'

export const HEADING = '[data-prompt-heading]'

/** Where the focus is left alone: what is open over the table, and what is typed into. */
const KEEPS = 'dialog, [role=dialog], [role=menu], [role=listbox], search, input, textarea, select, [data-fan]'

function goHome(): void {
  const at = document.activeElement
  if (at !== null && at !== document.body && at.closest(KEEPS) !== null) return
  document.querySelector<HTMLElement>(HEADING)?.focus({ preventScroll: true })
}

/**
 * After every act the focus is on the question, never on nothing: what had it may be gone. A button that was clicked by the pointer
 * does not keep it either, or Enter would press it again.
 */
export function useFocusHome(): void {
  const { session } = useTable()
  useEffect(() => {
    let pending = 0
    const soon = (): void => {
      cancelAnimationFrame(pending)
      pending = requestAnimationFrame(goHome)
    }
    const unfollow = session.store.subscribe((now, before) => {
      if (now.history !== before.history) soon()
    })
    const click = (event: MouseEvent): void => {
      const target = event.target instanceof Element ? event.target : null
      if (event.detail > 0 && target?.closest('button') != null) soon()
    }
    window.addEventListener('click', click)
    soon()
    return () => {
      cancelAnimationFrame(pending)
      unfollow()
      window.removeEventListener('click', click)
    }
  }, [session])
}
