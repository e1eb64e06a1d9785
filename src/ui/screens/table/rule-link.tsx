import { printedNumber, printedTip } from '../../../core/engine/booklet'
import type { RuleId } from '../../../core/ids'
import { openRule } from './desk'
import styles from './rule-link.module.css'
import { useTable } from './table-context'

/** The printed number of a rule; it opens the rules drawer there. What the app itself refuses has no rule in the book. */
export function RuleLink({ rule, lead = '' }: { readonly rule: RuleId; readonly lead?: string }) {
  const { desk, engine } = useTable()
  const { rules, booklet } = engine.game
  const entry = rules[rule]
  if (entry === undefined) return null
  const number = printedNumber(booklet, rule)
  return (
    <button
      type="button"
      className={styles.rule}
      title={`${printedTip(booklet, rule)}: ${entry.says}`}
      aria-label={`Rule ${number}`}
      onClick={() => openRule(desk, rule)}
    >
      {lead}
      {number}
    </button>
  )
}

/** A ruling of ours that something rests on, never to be taken for a number of the booklet. */
export function RulingLink({ ruling }: { readonly ruling: string | null | undefined }) {
  const { desk, engine } = useTable()
  const found = engine.game.rulings?.find(each => each.id === ruling)
  if (found === undefined) return null
  const name = `${found.isHouse ? 'house rule' : 'ruling'} ${found.id}`
  return (
    <button
      type="button"
      className={styles.ruling}
      title={`${found.title}: ${found.says}`}
      aria-label={`${name}: ${found.title}`}
      onClick={() => openRule(desk, found.id)}
    >
      {name}
    </button>
  )
}
