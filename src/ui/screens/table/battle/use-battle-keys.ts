import { type RefObject, useEffect } from 'react'

type Acts = { readonly [key: string]: () => void }

export const NO_ACTS: Acts = {}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')

/** A button takes Enter itself. */
const isPressing = ({ key, target }: KeyboardEvent): boolean =>
  key === 'Enter' && target instanceof HTMLElement && target.matches('button, a, summary, [role=option]')

/**
 * Keys of the battle come before those of the table and of the list of choices under it, which mean the same answers; but not
 * while another dialog or a drawer has the focus. A key that is held down answers once.
 */
export function useBattleKeys(dialog: RefObject<HTMLElement | null>, acts: Acts): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target) || isPressing(event)) return
      const over = event.target instanceof Element ? event.target.closest('dialog, [role=dialog], [role=menu]') : null
      if (over !== null && over !== dialog.current) return
      const act = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (act === undefined) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (!event.repeat) act()
    }
    window.addEventListener('keydown', hear, { capture: true })
    return () => window.removeEventListener('keydown', hear, { capture: true })
  }, [dialog, acts])
}

const REACHABLE = 'button:not([disabled]), [href], input, select, textarea, [tabindex="0"]'

/** Tab goes round inside. Opening takes the focus, and it is given back at the end; a focus that is lost comes back here. */
export function useFocusInside(dialog: RefObject<HTMLElement | null>, opened: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another battle opens the dialog anew
  useEffect(() => {
    const before = document.activeElement
    dialog.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [dialog, opened])
  useEffect(() => {
    if (document.activeElement === document.body) dialog.current?.focus({ preventScroll: true })
  })
  useEffect(() => {
    const node = dialog.current
    if (node === null) return
    const goRound = (event: KeyboardEvent): void => {
      if (event.key !== 'Tab') return
      const all = [...node.querySelectorAll<HTMLElement>(REACHABLE)].filter(each => each.tabIndex >= 0)
      const [first, last] = [all[0], all.at(-1)]
      const at = document.activeElement
      const isLeaving = event.shiftKey ? at === first || at === node : at === last
      if (!isLeaving || first === undefined || last === undefined) return
      event.preventDefault()
      ;(event.shiftKey ? last : first).focus()
    }
    node.addEventListener('keydown', goRound)
    return () => node.removeEventListener('keydown', goRound)
  }, [dialog])
}
