import { memo } from 'react'
import { printedTip } from '../../../../core/engine/booklet'
import type { RuleId } from '../../../../core/ids'
import { GlossedText } from '../panel/glossed-text'
import { RuleLink } from '../rule-link'
import { useTable } from '../table-context'
import { citedIn, type Rule } from './rule-index'
import styles from './rules-drawer.module.css'

/** Text in which the numbers of other rules are links. */
export function CitingText({ says }: { readonly says: string }) {
  const { engine } = useTable()
  return citedIn(says, engine.game).map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence never move
    typeof part === 'string' ? <GlossedText key={at} text={part} isInList /> : <RuleLink key={at} rule={part.rule} />,
  )
}

type RuleRowProps = { readonly rule: Rule; readonly isCited: boolean; readonly onCite: (id: RuleId) => void }

/** One statement of our summary, under the printed number it belongs to. */
export const RuleRow = memo(
  function RuleRow({ rule: { id, says, noEffect, place }, isCited, onCite }: RuleRowProps) {
    const { engine } = useTable()
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: a click only marks where one is reading; the row has the focus anyway
      <li
        className={styles.rule}
        data-rule={id}
        data-cited={isCited || undefined}
        aria-current={isCited ? 'true' : undefined}
        tabIndex={-1}
        onClick={() => onCite(id)}
      >
        <span className={styles.place} title={printedTip(engine.game.booklet, id)}>
          {place.heading !== null && <b>{place.heading.replace(/^, /, '')}</b>}
          {place.statement !== null && <small>·{place.statement}</small>}
        </span>
        <span>
          <CitingText says={says} />
          {noEffect !== undefined && <em className={styles.idle}>no effect on play: {noEffect}</em>}
        </span>
      </li>
    )
  },
  (a, b) => a.rule === b.rule && a.isCited === b.isCited,
)
