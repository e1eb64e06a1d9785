import { useEffect } from 'react'
import { toggleOverlay } from '../desk'
import { KeyCap } from '../panel/key-cap'
import { RuleLink } from '../rule-link'
import { useDesk, useTable } from '../table-context'
import drawer from './drawer.module.css'
import { type OverlaySwitch, overlaysOf } from './generic-overlays'
import styles from './overlays-drawer.module.css'

/** What can be drawn over the map. While the list is open its numbers are keys. */
export function OverlaysDrawer() {
  const { desk, look } = useTable()
  const shown = useDesk(({ overlays }) => overlays)
  const all = overlaysOf(look.overlays)
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const isHere = event.target instanceof Element && event.target.closest('[data-drawer="overlays"]') !== null
      const chosen = overlaysOf(look.overlays)[Number(event.key) - 1]
      if (!isHere || chosen === undefined || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      event.stopImmediatePropagation()
      toggleOverlay(desk, chosen.id)
    }
    window.addEventListener('keydown', hear, { capture: true })
    return () => window.removeEventListener('keydown', hear, { capture: true })
  }, [desk, look])
  return (
    <div className={drawer.body}>
      <ul className={styles.list}>
        {all.map((overlay, at) => (
          <Switch
            key={overlay.id}
            overlay={overlay}
            isOn={shown.includes(overlay.id)}
            shortcut={at < 9 ? `${at + 1}` : ''}
          />
        ))}
      </ul>
      {shown.length > 0 && (
        <button type="button" className={styles.clear} onClick={() => desk.setState({ overlays: [] })}>
          Take all away
        </button>
      )}
    </div>
  )
}

type SwitchProps = { readonly overlay: OverlaySwitch; readonly isOn: boolean; readonly shortcut: string }

function Switch({ overlay: { id, title, about, rule, hover }, isOn, shortcut }: SwitchProps) {
  const { desk } = useTable()
  return (
    <li className={styles.row}>
      <button type="button" role="switch" aria-checked={isOn} onClick={() => toggleOverlay(desk, id)}>
        <i aria-hidden="true" />
        <span>
          <b>{title}</b>
          <small>
            {about}
            {hover ? '. Point at a hex.' : '.'}
          </small>
        </span>
        {shortcut !== '' && <KeyCap shown={shortcut} />}
      </button>
      {rule !== null && <RuleLink rule={rule} />}
    </li>
  )
}
