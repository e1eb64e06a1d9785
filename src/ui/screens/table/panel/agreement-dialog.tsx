import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Side } from '../../../../core/ids'
import type { TakingBack } from '../desk'
import { agrees } from '../seats/wins'
import { useSides } from '../sides'
import { useDesk, useSession, useTable } from '../table-context'
import styles from './agreement-dialog.module.css'
import { takeBackAgreed } from './taking-back'

type AgreementDialogProps = {
  readonly title: string
  readonly children: ReactNode
  /** What the button says. */
  readonly deed: string
  readonly onAgreed: () => void
  readonly onClose: () => void
}

const SIDES: readonly Side[] = [0, 1]

/** Something both players must agree to. One who plays both sides is asked only once. */
export function AgreementDialog({ title, children, deed, onAgreed, onClose }: AgreementDialogProps) {
  const sides = useSides()
  const isSolo = useSession(s => s.solo)
  const heading = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [agreed, setAgreed] = useState<readonly Side[]>([])
  const isAgreed = isSolo || agreed.length === SIDES.length
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [])
  const tick = (side: Side, on: boolean): void =>
    setAgreed(on ? [...agreed, side] : agreed.filter(each => each !== side))
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={heading}
      onClose={onClose}
      onCancel={onClose}
      // Keys pressed in here are not for the table behind it.
      onKeyDown={event => {
        event.stopPropagation()
        if (event.key === 'Escape') onClose()
      }}
    >
      <h2 id={heading}>{title}</h2>
      <div className={styles.words}>{children}</div>
      {!isSolo && (
        <fieldset className={styles.ticks}>
          <legend>Both players agree</legend>
          {SIDES.map(side => (
            <label key={side}>
              <input
                type="checkbox"
                checked={agreed.includes(side)}
                onChange={event => tick(side, event.target.checked)}
              />
              The {agrees(sides[side].name)}
            </label>
          ))}
        </fieldset>
      )}
      <div className={styles.ways}>
        <button type="button" onClick={onClose}>
          Leave it
        </button>
        <button type="button" className={styles.deed} disabled={!isAgreed} onClick={onAgreed}>
          {deed}
        </button>
      </div>
    </dialog>
  )
}

const TITLES: { readonly [what in TakingBack['is']]: string } = {
  one: 'Undo the last act?',
  turn: 'Restart the turn?',
  freely: 'Undo?',
  line: 'Undo to here?',
}

/** Asks when something is to be taken back that both must agree to. */
export function AgreementHost() {
  const table = useTable()
  const what = useDesk(desk => desk.agreement)
  if (what === null) return null
  return (
    <AgreementDialog
      title={TITLES[what.is]}
      deed="Undo it"
      onAgreed={() => takeBackAgreed(table, what)}
      onClose={() => table.desk.setState({ agreement: null })}
    >
      <p>Since then dice fell, something hidden was shown, or the other side has decided.</p>
      <p>Dice that are rolled again for the same act fall as they fell.</p>
    </AgreementDialog>
  )
}
