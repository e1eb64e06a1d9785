import type { RuleId } from '../../../core/ids'
import { openRule } from './desk'
import styles from './rule-link.module.css'
import { ruleNumber } from './rule-number'
import { useTable } from './table-context'

/** The number of a rule; it opens the rules drawer there. What the app itself refuses has no rule in the book. */
export function RuleLink({ rule, lead = '' }: { readonly rule: RuleId; readonly lead?: string }) {
  const { desk, engine } = useTable()
  const entry = engine.game.rules[rule]
  if (entry === undefined) return null
  return (
    <button
      type="button"
      className={styles.rule}
      title={entry.says}
      aria-label={`Rule ${ruleNumber(rule)}`}
      onClick={() => openRule(desk, rule)}
    >
      {lead}
      {ruleNumber(rule)}
    </button>
  )
}
