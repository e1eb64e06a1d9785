import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import styles from './popover.module.css'

type PopoverProps = {
  /** The button it belongs to. */
  readonly anchor: HTMLElement
  readonly label: string
  readonly role: 'menu' | 'dialog'
  readonly onClose: () => void
  readonly children: ReactNode
}

/** From the anchor and from the edge of the window. */
const GAP = 6

/** A small sheet beside a button. It stands outside of what scrolls, takes the focus and gives it back. */
export function Popover({ anchor, label, role, onClose, children }: PopoverProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (box.current === null) return
    place(box.current, anchor)
    const first = box.current.querySelector<HTMLElement>('button, input') ?? box.current
    first.focus()
  }, [anchor])
  useEffect(() => {
    const leave = (event: Event): void => {
      const target = event.target as Node
      if (!box.current?.contains(target) && !anchor.contains(target)) onClose()
    }
    document.addEventListener('pointerdown', leave)
    window.addEventListener('resize', onClose)
    return () => {
      document.removeEventListener('pointerdown', leave)
      window.removeEventListener('resize', onClose)
    }
  }, [anchor, onClose])
  const onKeyDown = (event: KeyboardEvent): void => {
    // The keys of the table are not for those who are in here.
    event.stopPropagation()
    if (event.key === 'Escape' || (event.key === 'Tab' && role === 'menu')) {
      event.preventDefault()
      onClose()
      anchor.focus()
    } else moveFocus(event, role)
  }
  const voice = { role, 'aria-label': label }
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: its role is a menu or a dialog
    <div ref={box} {...voice} tabIndex={-1} className={styles.popover} onKeyDown={onKeyDown}>
      {children}
    </div>,
    document.body,
  )
}

/** Below the anchor and flush with its right edge; above it where the window ends. */
function place(box: HTMLElement, anchor: HTMLElement): void {
  const at = anchor.getBoundingClientRect()
  const { width, height } = box.getBoundingClientRect()
  const left = Math.min(Math.max(GAP, at.right - width), window.innerWidth - width - GAP)
  const below = at.bottom + GAP
  const top = below + height > window.innerHeight - GAP ? Math.max(GAP, at.top - height - GAP) : below
  box.style.left = `${left}px`
  box.style.top = `${top}px`
}

/** Arrows go round a menu, Tab goes round a dialog. */
function moveFocus(event: KeyboardEvent, role: PopoverProps['role']): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^=menuitem], input, button')]
  const now = items.indexOf(document.activeElement as HTMLElement)
  const steps: { readonly [key: string]: number } =
    role === 'dialog'
      ? { Tab: event.shiftKey ? now - 1 : now + 1 }
      : { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: items.length - 1 }
  const to = steps[event.key]
  if (to === undefined) return
  event.preventDefault()
  items.at(to % items.length)?.focus()
}
