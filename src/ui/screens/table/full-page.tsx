import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import styles from './full-page.module.css'
import { Icon } from './strip/icons'

type FullPageProps = {
  readonly title: string
  /** Buttons beside the title. */
  readonly tools?: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

const STOPS = 'button:not([disabled]), input, select, textarea, a[href], summary, [tabindex="0"]'

/** Something to be read at leisure, over all of the table: its keys are its own, and Esc leads back. */
export function FullPage({ title, tools, onClose, children }: FullPageProps) {
  const page = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const before = document.activeElement
    heading.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  const keepKeys = (event: KeyboardEvent<HTMLElement>): void => {
    event.stopPropagation()
    event.nativeEvent.stopImmediatePropagation()
    if (event.key === 'Escape') {
      event.preventDefault()
      onClose()
    } else if (event.key === 'Tab') {
      const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)]
      const at = stops.indexOf(document.activeElement as HTMLElement)
      event.preventDefault()
      stops.at(at < 0 && event.shiftKey ? -1 : (at + (event.shiftKey ? -1 : 1)) % stops.length)?.focus()
    }
  }
  return (
    <div
      ref={page}
      role="dialog"
      aria-modal="true"
      aria-labelledby="full-page-heading"
      className={styles.page}
      data-full-page
      onKeyDown={keepKeys}
    >
      <header className={styles.head}>
        <h2 id="full-page-heading" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <div className={styles.tools}>
          {tools}
          <button type="button" onClick={onClose}>
            <Icon name="cross" size={18} /> Close
          </button>
        </div>
      </header>
      <div className={styles.body}>{children}</div>
    </div>
  )
}
