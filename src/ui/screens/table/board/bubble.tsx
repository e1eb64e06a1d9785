import { memo, useRef } from 'react'
import { choose } from '../acting'
import type { Explanation } from '../desk'
import { PASSING } from '../desk'
import { GlossedText } from '../panel/glossed-text'
import { RuleLink, RulingLink } from '../rule-link'
import { useDesk, useTable } from '../table-context'
import styles from './bubble.module.css'
import { usePopupPlace } from './use-popup-place'

/** Why what was clicked is no answer: one line for each reason, the rule first. It stays until the next thing is done. */
export const Bubble = memo(function Bubble() {
  const explanation = useDesk(desk => desk.explanation)
  return explanation === null ? null : <OpenBubble explanation={explanation} />
})

function OpenBubble({ explanation }: { readonly explanation: Explanation }) {
  const table = useTable()
  const { desk } = table
  const popup = useRef<HTMLDivElement>(null)
  const { title, hex, reasons, help, offers = [] } = explanation
  usePopupPlace(popup, hex, explanation)
  return (
    <div ref={popup} role="alert" className={styles.bubble} data-over-map data-free={hex === null ? '' : undefined}>
      <p className={styles.title}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6L18 18M18 6L6 18" />
        </svg>
        <span>
          Not here: <b>{title}</b>
        </span>
        <button type="button" className={styles.close} aria-label="Close" onClick={() => desk.setState(PASSING)}>
          ×
        </button>
      </p>
      <ul>
        {reasons.map(({ rule, why, ruling }) => (
          <li key={`${rule} ${why}`}>
            <span className={styles.rule}>
              <RuleLink rule={rule} />
            </span>
            <span>
              <GlossedText text={sentence(why)} /> <RulingLink ruling={ruling} />
            </span>
          </li>
        ))}
      </ul>
      {help !== undefined && (
        <p className={styles.help}>
          <GlossedText text={help} />
        </p>
      )}
      {offers.length > 0 && (
        <div className={styles.offers}>
          {offers.map(({ label, choice }) => (
            <button type="button" key={label} onClick={() => choose(table, choice)}>
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

const sentence = (why: string): string => {
  const begun = why.charAt(0).toUpperCase() + why.slice(1)
  return /[.!?]$/.test(begun) ? begun : `${begun}.`
}
