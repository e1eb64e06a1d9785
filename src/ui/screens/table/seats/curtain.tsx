import { useEffect, useRef } from 'react'
import { KegLogo } from '../../../start/keg-logo'
import { useSides } from '../sides'
import { useTable, useViews } from '../table-context'
import styles from './curtain.module.css'

/** Covers everything while the seats change: the table behind it is not on the page at all. */
export function Curtain() {
  const { session } = useTable()
  const sides = useSides()
  const side = useViews((views, s) => views.curtain(s))
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  if (side === null) return null
  const { name } = sides[side]
  return (
    <main className={styles.curtain} aria-label="The seats change">
      <KegLogo className={styles.logo} />
      <h1>{name}, it is your turn</h1>
      <p>Change seats. What the other player may not see stays covered until you say so.</p>
      <button ref={button} type="button" className={styles.sit} onClick={session.lowerCurtain}>
        I play the {name}: show my table
      </button>
      <button type="button" className={styles.solo} onClick={() => session.setSolo(true)}>
        I play both sides: no more curtains in this game
      </button>
    </main>
  )
}
