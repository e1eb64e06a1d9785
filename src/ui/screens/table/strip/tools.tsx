import { useCallback, useRef, useState } from 'react'
import { useNight } from '../../../theme/use-night'
import { type DrawerName, toggleDrawer } from '../desk'
import { Menu, type MenuItem } from '../panel/menu'
import { type Table, useDesk, useTable } from '../table-context'
import { Icon } from './icons'
import { PreferencesPopover } from './preferences-popover'
import styles from './strip.module.css'

type Tool = { readonly drawer: DrawerName; readonly label: string; readonly shown?: string }

/** In the order in which they are wanted in play. */
export const TOOLS: readonly Tool[] = [
  { drawer: 'charts', label: 'Charts', shown: 'C' },
  { drawer: 'rules', label: 'Rules', shown: 'R' },
  { drawer: 'score', label: 'Score', shown: 'V' },
  { drawer: 'overlays', label: 'Overlays', shown: 'L' },
  { drawer: 'forces', label: 'Forces', shown: 'F' },
  { drawer: 'sequence', label: 'Order of play', shown: 'Q' },
  { drawer: 'war', label: 'The war so far' },
  { drawer: 'notes', label: 'Notes', shown: 'T' },
  { drawer: 'files', label: 'Save and load', shown: 'G' },
  { drawer: 'keys', label: 'Keys', shown: '?' },
]

/** Those that have a button of their own beside the menu where there is room. */
const AT_HAND = 4

const preferencesOf = ({ preferences }: Table) => preferences.getState()

const turnNight = ({ preferences }: Table, isNight: boolean): void =>
  preferences.setState({ theme: isNight ? 'day' : 'night' })

/** Four drawers that are wanted every turn, each with its word, and all the rest in one menu. */
export function ToolButtons() {
  const table = useTable()
  const open = useDesk(desk => desk.drawer)
  return (
    <div role="toolbar" aria-label="Drawers and preferences" className={styles.tools}>
      {TOOLS.slice(0, AT_HAND).map(({ drawer, label, shown }) => (
        <button
          key={drawer}
          type="button"
          className={styles.tool}
          aria-expanded={open === drawer}
          aria-keyshortcuts={shown}
          title={shown === undefined ? label : `${label} (${shown})`}
          onClick={() => toggleDrawer(table.desk, drawer)}
        >
          <Icon name={drawer} />
          <span>{label}</span>
        </button>
      ))}
      <ToolMenu />
    </div>
  )
}

/** Everything that is not the map, by name. */
export function ToolMenu() {
  const table = useTable()
  const isNight = useNight()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<'menu' | 'preferences' | null>(null)
  const close = useCallback(() => setOpen(null), [])
  const anchor = button.current
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.tool}
        aria-haspopup="menu"
        aria-expanded={open !== null}
        title="Menu"
        onClick={() => setOpen(open === null ? 'menu' : null)}
      >
        <Icon name="menu" />
        <span>Menu</span>
      </button>
      {open === 'menu' && anchor !== null && (
        <Menu
          anchor={anchor}
          label="Menu"
          items={menuItems(table, isNight, () => setOpen('preferences'))}
          onClose={close}
        />
      )}
      {open === 'preferences' && anchor !== null && <PreferencesPopover anchor={anchor} onClose={close} />}
    </>
  )
}

const menuItems = (table: Table, isNight: boolean, openPreferences: () => void): readonly MenuItem[] => [
  ...TOOLS.map(({ drawer, label, shown }) => ({
    label,
    ...(shown === undefined ? {} : { shown }),
    icon: drawer,
    onPick: () => toggleDrawer(table.desk, drawer),
  })),
  {
    label: isNight ? 'Day colours' : 'Night colours',
    icon: isNight ? 'sun' : 'moon',
    onPick: () => turnNight(table, isNight),
  },
  {
    label: preferencesOf(table).goalLine ? 'Hide the goal' : 'Show the goal',
    icon: 'star',
    onPick: () => table.preferences.setState(({ goalLine }) => ({ goalLine: !goalLine })),
  },
  { label: 'Preferences', icon: 'preferences', onPick: openPreferences },
]
