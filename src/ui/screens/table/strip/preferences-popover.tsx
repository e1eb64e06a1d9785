import { useStore } from 'zustand'
import type { Preferences } from '../../../../store/preferences'
import { Popover } from '../panel/popover'
import { useSession, useTable } from '../table-context'
import styles from './preferences-popover.module.css'

type PreferencesPopoverProps = { readonly anchor: HTMLElement; readonly onClose: () => void }

const MOTIONS: readonly { readonly value: Preferences['motion']; readonly label: string }[] = [
  { value: 'system', label: 'As the system says' },
  { value: 'full', label: 'Counters and dice move' },
  { value: 'reduced', label: 'Nothing moves' },
]

/** How the table behaves for those who sit at it. */
export function PreferencesPopover({ anchor, onClose }: PreferencesPopoverProps) {
  const { preferences, session } = useTable()
  const { motion, confirm } = useStore(preferences)
  const isSolo = useSession(s => s.solo)
  return (
    <Popover anchor={anchor} label="Preferences" role="dialog" onClose={onClose}>
      <div className={styles.preferences}>
        <label>
          <input
            type="checkbox"
            checked={confirm}
            onChange={event => preferences.setState({ confirm: event.target.checked })}
          />
          <span>
            Ask before what cannot be taken back freely
            <small>Dice, or a decision that passes to the other side.</small>
          </span>
        </label>
        <label>
          <input type="checkbox" checked={isSolo} onChange={event => session.setSolo(event.target.checked)} />
          <span>
            One person plays both sides
            <small>No curtain falls between them.</small>
          </span>
        </label>
        <fieldset>
          <legend>Motion</legend>
          {MOTIONS.map(({ value, label }) => (
            <label key={value}>
              <input
                type="radio"
                name="motion"
                checked={motion === value}
                onChange={() => preferences.setState({ motion: value })}
              />
              {label}
            </label>
          ))}
        </fieldset>
      </div>
    </Popover>
  )
}
