import { useEffect, useRef, useState } from 'react'
import type { DiceRequest } from '../../../../store/session-state'
import { useSession, useTable } from '../table-context'
import styles from './dice-entry.module.css'

/** The players rolled their own dice: what they show is put in here, one die after the other. */
export function DiceEntry() {
  const wanted = useSession(s => s.diceWanted)
  // Each die is its own question, so that nothing typed for one stays for the next.
  return wanted === null ? null : <OneDie key={wanted.given.length} wanted={wanted} />
}

function OneDie({ wanted }: { readonly wanted: DiceRequest }) {
  const { session } = useTable()
  const first = useRef<HTMLButtonElement>(null)
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => first.current?.focus(), [])
  const faces = Array.from({ length: wanted.sides }, (_, at) => at + 1)
  return (
    <div className={styles.scrim}>
      <div role="dialog" aria-modal="true" aria-labelledby="dice-heading" className={styles.dialog}>
        <h2 id="dice-heading">Roll one d{wanted.sides}</h2>
        <p>{wanted.why}</p>
        {wanted.given.length > 0 && <p className={styles.given}>So far: {wanted.given.join(', ')}</p>}
        <div className={styles.faces}>
          {faces.map(face => (
            <button key={face} ref={face === 1 ? first : undefined} type="button" onClick={() => session.giveDie(face)}>
              {face}
            </button>
          ))}
        </div>
        {isLeaving ? (
          <div className={styles.leave}>
            <span>Both players agree that this roll does not count?</span>
            <button type="button" onClick={() => session.undo({ agreed: true })}>
              We agree
            </button>
            <button type="button" onClick={() => setLeaving(false)}>
              No
            </button>
          </div>
        ) : (
          <button type="button" className={styles.back} onClick={() => setLeaving(true)}>
            Take the action back
          </button>
        )}
      </div>
    </div>
  )
}
