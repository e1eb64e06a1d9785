import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { type DrawerName, POINTING_AT_NOTHING } from '../desk'
import { Icon } from '../strip/icons'
import { useTable } from '../table-context'
import styles from './drawer.module.css'

type DrawerProps = { readonly name: DrawerName; readonly title: string; readonly children: ReactNode }

/** A sheet that slides over the map. It takes the focus and gives it back; the game beside it goes on. */
export function Drawer({ name, title, children }: DrawerProps) {
  const { desk } = useTable()
  const titleId = useId()
  const sheet = useRef<HTMLElement>(null)
  // Before its content, which may send the focus to what was cited.
  useLayoutEffect(() => {
    const before = document.activeElement
    const node = sheet.current
    node?.focus({ preventScroll: true })
    return () => {
      desk.setState({ pointing: POINTING_AT_NOTHING })
      // Whoever has gone elsewhere meanwhile is left there.
      const isHere = document.activeElement === document.body || node?.contains(document.activeElement)
      if (isHere && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [desk])
  const close = (): void => desk.setState({ drawer: null })
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    close()
  }
  return (
    <section
      ref={sheet}
      className={styles.drawer}
      data-drawer={name}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <header className={styles.header}>
        <h2 id={titleId}>{title}</h2>
        <button type="button" className={styles.close} aria-label="Close" title="Close (Esc)" onClick={close}>
          <Icon name="cross" />
        </button>
      </header>
      {children}
    </section>
  )
}
