import { useCallback, useRef, useState } from 'react'
import { useNight } from '../../../theme/use-night'
import { type DrawerName, toggleDrawer } from '../desk'
import { MenuButton } from '../panel/menu'
import { type Table, useDesk, useTable } from '../table-context'
import { Icon } from './icons'
import { PreferencesPopover } from './preferences-popover'
import styles from './strip.module.css'

type Tool = { readonly drawer: DrawerName; readonly label: string; readonly shown: string }

/** In the order in which they are wanted in play. */
export const TOOLS: readonly Tool[] = [
  { drawer: 'charts', label: 'Charts', shown: 'C' },
  { drawer: 'rules', label: 'Rules', shown: 'R' },
  { drawer: 'forces', label: 'Forces', shown: 'F' },
  { drawer: 'score', label: 'Score', shown: 'V' },
  { drawer: 'overlays', label: 'Overlays', shown: 'O' },
  { drawer: 'notes', label: 'Notes', shown: 'N' },
  { drawer: 'files', label: 'Save and load', shown: 'S' },
  { drawer: 'keys', label: 'Keys', shown: '?' },
]

const turnNight = ({ preferences }: Table, isNight: boolean): void =>
  preferences.setState({ theme: isNight ? 'day' : 'night' })

export function ToolButtons() {
  const table = useTable()
  const open = useDesk(desk => desk.drawer)
  const isNight = useNight()
  const colours = isNight ? 'Day colours' : 'Night colours'
  return (
    <div role="toolbar" aria-label="Drawers and preferences" className={styles.tools}>
      {TOOLS.map(({ drawer, label, shown }) => (
        <button
          key={drawer}
          type="button"
          className={styles.tool}
          aria-label={label}
          aria-expanded={open === drawer}
          aria-keyshortcuts={shown}
          data-tip={`${label}  ${shown}`}
          onClick={() => toggleDrawer(table.desk, drawer)}
        >
          <Icon name={drawer} />
        </button>
      ))}
      <button
        type="button"
        className={styles.tool}
        aria-label={colours}
        data-tip={colours}
        onClick={() => turnNight(table, isNight)}
      >
        <Icon name={isNight ? 'sun' : 'moon'} />
      </button>
      <PreferencesButton />
    </div>
  )
}

function PreferencesButton() {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.tool}
        aria-label="Preferences"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-tip="Preferences"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="preferences" />
      </button>
      {isOpen && button.current !== null && <PreferencesPopover anchor={button.current} onClose={close} />}
    </>
  )
}

/** The same where there is no room for ten buttons. */
export function ToolMenu() {
  const table = useTable()
  const isNight = useNight()
  return (
    <div className={styles.tools}>
      <PreferencesButton />
      <MenuButton
        label="Menu"
        icon="menu"
        className={styles.tool}
        items={() => [
          ...TOOLS.map(({ drawer, label, shown }) => ({
            label,
            shown,
            icon: drawer,
            onPick: () => toggleDrawer(table.desk, drawer),
          })),
          {
            label: isNight ? 'Day colours' : 'Night colours',
            icon: isNight ? ('sun' as const) : ('moon' as const),
            onPick: () => turnNight(table, isNight),
          },
        ]}
      />
    </div>
  )
}
