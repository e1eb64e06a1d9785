import type { CSSProperties } from 'react'
import { isAnythingHidden, isAskedOpenly, presentState } from '../../../../store/session-state'
import { useSides } from '../sides'
import { useSession, useViews } from '../table-context'
import styles from './open-seat.module.css'

/** Says who answers where no curtain falls though something is hidden: both may look, so each sees only what both may know. */
export function OpenSeat() {
  const sides = useSides()
  const side = useViews((views, s) => views.deciding(s))
  const isShown = useSession((s, { engine }) => {
    const present = presentState(s)
    return !s.solo && s.looking === null && isAskedOpenly(engine, present) && isAnythingHidden(engine, present)
  })
  if (side === null || !isShown) return null
  const { name, colour } = sides[side]
  return (
    <p role="note" className={styles.seat} style={{ '--side': `var(--n-${colour})` } as CSSProperties}>
      <span>
        <b>{name}</b> to answer. Both may look: what is hidden stays covered.
      </span>
    </p>
  )
}
