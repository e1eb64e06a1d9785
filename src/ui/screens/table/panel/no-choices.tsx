import { useSession } from '../table-context'
import styles from './choices.module.css'

/** Why there is nothing to choose from. */
export function NoChoices() {
  const why = useSession((s, { views }) => {
    // The banner above says so already.
    if (s.looking !== null) return null
    if (s.diceWanted !== null) return `A die is waited for: ${s.diceWanted.why}.`
    if (views.fault(s) !== null) return null
    return views.deciding(s) === null ? null : 'The other side decides.'
  })
  if (why === null) return null
  return (
    <section className={styles.choices} aria-label="Choices">
      <p className={styles.none}>{why}</p>
    </section>
  )
}
