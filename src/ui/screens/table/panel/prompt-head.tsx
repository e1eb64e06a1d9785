import type { CSSProperties } from 'react'
import { RuleLink, RulingLink } from '../rule-link'
import { OpenSeat } from '../seats/open-seat'
import { ChanceBar } from './chance-bar'
import { GlossedText } from './glossed-text'
import styles from './panel.module.css'
import { PromptNotes } from './prompt-notes'
import { ScoreWarnings } from './score-warnings'
import { SubLine } from './sub-line'
import { useWhoDecides } from './who-decides'

/** The question of the moment, of whom it is asked, and by which rule. */
export function PromptHead() {
  const { who, rule, ruling, sentence, nation } = useWhoDecides()
  return (
    <section className={styles.prompt} style={{ '--side': `var(--n-${nation})` } as CSSProperties} aria-label="Prompt">
      <div className={styles.who}>
        <span>{who}</span>
        {rule !== null && <RuleLink rule={rule} lead="rule " />}
        <RulingLink ruling={ruling} />
      </div>
      <div aria-live="polite" aria-atomic="true">
        <span className={styles.aloud}>{who}: </span>
        <h2 tabIndex={-1} data-prompt-heading>
          <GlossedText text={sentence} />
        </h2>
      </div>
      <PromptNotes />
      <OpenSeat />
      <SubLine />
      <ChanceBar />
      <ScoreWarnings />
    </section>
  )
}
