import type { Warning } from '../../../../core/engine/game-look'
import { RuleLink, RulingLink } from '../rule-link'
import { useKnown, useTable } from '../table-context'
import { GlossedText } from './glossed-text'
import styles from './panel.module.css'

const NONE: readonly Warning[] = []

/** What threatens the score while it can still be mended. */
export function ScoreWarnings() {
  const { look } = useTable()
  const known = useKnown()
  const warnings = look.warnings?.(known) ?? NONE
  return warnings.map(({ text, rule, ruling }) => (
    <p key={text} role="note" className={styles.warning}>
      <GlossedText text={text} /> <RuleLink rule={rule} /> <RulingLink ruling={ruling} />
    </p>
  ))
}
