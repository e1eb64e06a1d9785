import type { CSSProperties } from 'react'
import { RuleLink } from '../rule-link'
import { OpenSeat } from '../seats/open-seat'
import styles from './panel.module.css'
import { SubLine } from './sub-line'
import { useWhoDecides } from './who-decides'

/** The question of the moment, of whom it is asked, and by which rule. */
export function PromptHead() {
  const { who, rule, sentence, nation } = useWhoDecides()
  return (
    <section className={styles.prompt} style={{ '--side': `var(--n-${nation})` } as CSSProperties} aria-label="Prompt">
      <div className={styles.who}>
        <span>{who}</span>
        {rule !== null && <RuleLink rule={rule} lead="rule " />}
      </div>
      <div aria-live="polite" aria-atomic="true">
        <span className={styles.aloud}>{who}: </span>
        <h2>{sentence}</h2>
      </div>
      <OpenSeat />
      <SubLine />
    </section>
  )
}
