import { useCallback, useRef, useState } from 'react'
import { Icon, type IconName } from '../strip/icons'
import { KeyCap } from './key-cap'
import { Popover } from './popover'
import styles from './popover.module.css'

export type MenuItem = {
  readonly label: string
  readonly icon?: IconName
  readonly note?: string
  readonly shown?: string
  /** It can be pressed all the same and says why not. */
  readonly isOff?: boolean
  readonly onPick: () => void
}

type MenuProps = {
  readonly anchor: HTMLElement
  readonly label: string
  readonly items: readonly MenuItem[]
  readonly onClose: () => void
}

export function Menu({ anchor, label, items, onClose }: MenuProps) {
  const pick = (item: MenuItem): void => {
    onClose()
    anchor.focus()
    item.onPick()
  }
  return (
    <Popover anchor={anchor} label={label} role="menu" onClose={onClose}>
      {items.map(item => (
        <button
          key={item.label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          aria-disabled={item.isOff === true}
          className={styles.item}
          onClick={() => pick(item)}
        >
          {item.icon === undefined ? <span /> : <Icon name={item.icon} size={18} />}
          <span>{item.label}</span>
          {item.shown !== undefined && <KeyCap shown={item.shown} />}
          {item.note !== undefined && <small>{item.note}</small>}
        </button>
      ))}
    </Popover>
  )
}

type MenuButtonProps = {
  readonly label: string
  readonly icon: IconName
  readonly className?: string | undefined
  /** Asked when the menu opens. */
  readonly items: () => readonly MenuItem[]
}

export function MenuButton({ label, icon, className, items }: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={icon} size={22} />
      </button>
      {isOpen && button.current !== null && (
        <Menu anchor={button.current} label={label} items={items()} onClose={close} />
      )}
    </>
  )
}
