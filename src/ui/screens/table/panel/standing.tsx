import { STANDING, type StandingOffer, standingOf, type Term } from '../../../../core/engine/standing'
import type { Choice } from '../../../../core/engine/step'
import { play } from '../acting'
import { useSides } from '../sides'
import { useDesk, useKnown, useTable, useViews } from '../table-context'
import styles from './standing.module.css'

const UNTIL: { readonly [term in Term]: string } = {
  battle: 'in this battle',
  phase: 'in this phase',
  turn: 'in this turn',
}

const given = (label: string, pick: string | number): Choice => ({
  action: { kind: STANDING, pick },
  label,
  intent: 'pass',
})

const words = ({ label, term }: Pick<StandingOffer, 'label' | 'term'>): string => `${label} ${UNTIL[term]}`

/** Answers that may be given once for all questions of their kind to come. */
export function StandingOffers() {
  const table = useTable()
  const offers = useViews((views, s) => views.offers(s))
  const isDead = useDesk(desk => desk.isDead)
  if (offers.length === 0) return null
  return (
    <p className={styles.offers}>
      <span>Do not ask again:</span>
      {offers.map(offer => (
        <button
          key={offer.id}
          type="button"
          disabled={isDead}
          onClick={() => play(table, given(words(offer), offer.id))}
        >
          {words(offer)}
        </button>
      ))}
    </p>
  )
}

/** What was said once and stands, whoever said it; one press ends it. */
export function StandingChips() {
  const table = useTable()
  const sides = useSides()
  const standing = standingOf(useKnown())
  const isAsked = useViews((views, s) => views.choices(s).length > 0)
  if (standing.length === 0) return null
  return (
    <ul className={styles.chips} aria-label="Answers that stand">
      {standing.map((each, at) => {
        const { name, colour } = sides[each.side]
        return (
          <li key={`${each.side} ${each.step} ${each.offer}`}>
            <button
              type="button"
              disabled={!isAsked}
              title={`${name}: ${words(each)}. Press to be asked again.`}
              aria-label={`${name}: ${words(each)}. Ask again`}
              onClick={() => play(table, given(`Ask again: ${each.label}`, at))}
            >
              <i style={{ background: `var(--n-${colour})` }} />
              {words(each)}
              <b aria-hidden="true">×</b>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
