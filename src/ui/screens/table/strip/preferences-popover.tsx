import { useState } from 'react'
import { useStore } from 'zustand'
import type { Preferences } from '../../../../store/preferences'
import { isAnythingHidden, presentState } from '../../../../store/session-state'
import { AgreementDialog } from '../panel/agreement-dialog'
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
  const { motion, confirm, turnCard } = useStore(preferences)
  const isSolo = useSession(s => s.solo)
  const [isAsking, setAsking] = useState(false)
  const isHidden = useSession((s, { engine }) => isAnythingHidden(engine, presentState(s)))
  const changeSeats = (solo: boolean): void => {
    if (solo && isHidden) setAsking(true)
    else session.setSolo(solo)
  }
  if (isAsking)
    return (
      <AgreementDialog
        title="One person plays both sides?"
        deed="No more curtains"
        onAgreed={() => {
          session.setSolo(true, { agreed: true })
          onClose()
        }}
        onClose={onClose}
      >
        <p>All that is hidden is seen from now on, and it is written into the diary.</p>
      </AgreementDialog>
    )
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
            A click on what cannot be undone freely only names it
            <small>Dice, or a decision that passes to the other side.</small>
          </span>
        </label>
        <label>
          <input type="checkbox" checked={isSolo} onChange={event => changeSeats(event.target.checked)} />
          <span>
            One person plays both sides
            <small>No curtain falls between them.</small>
          </span>
        </label>
        <label>
          <input
            type="checkbox"
            checked={turnCard}
            onChange={event => preferences.setState({ turnCard: event.target.checked })}
          />
          <span>
            Sum up each turn
            <small>A card when a turn has ended; else a line of the diary.</small>
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
