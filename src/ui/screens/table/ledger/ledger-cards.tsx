import type { LedgerCard, LedgerCards } from '../../../../core/engine/game-look'
import { CounterTile } from '../../../counters/counter-tile'
import { flyTo } from '../desk'
import { SixFace } from '../diary/die-face'
import { RuleLink } from '../rule-link'
import { useSides } from '../sides'
import { useKnown, useTable } from '../table-context'
import { Flag } from './flag'
import styles from './ledger.module.css'

/** Event, powers and armies where there is no room for a dock. */
export function LedgerGroups() {
  const { look } = useTable()
  const groups = look.ledger?.(useKnown()).cards ?? []
  return groups.map(group => <LedgerCardGroup key={group.id} group={group} />)
}

export function LedgerCardGroup({ group: { title, note, cards } }: { readonly group: LedgerCards }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where there is little room it scrolls, by keys too
    <section className={styles.group} aria-label={title} tabIndex={0}>
      <h3>
        {title} {note !== undefined && <small>{note}</small>}
      </h3>
      <ul>
        {cards.map(card => (
          <Card key={card.id} card={card} />
        ))}
      </ul>
    </section>
  )
}

function Card({ card }: { readonly card: LedgerCard }) {
  const { desk } = useTable()
  const sides = useSides()
  const { title, text, figure, face, nation, side, dice, rule, hex, isAmiss } = card
  const whose = side === undefined || side === null ? undefined : { borderLeftColor: `var(--n-${sides[side].colour})` }
  return (
    <li className={styles.card} style={whose} data-amiss={isAmiss}>
      {face !== undefined && <CounterTile face={face} pixels={30} silent />}
      {nation !== undefined && <Flag nation={nation} />}
      <div>
        <b>
          {dice?.map((value, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in their order
            <SixFace key={at} value={value} name={`Die ${value}`} />
          ))}
          {hex === undefined ? (
            title
          ) : (
            <button type="button" onClick={() => flyTo(desk, hex)}>
              {title}
            </button>
          )}{' '}
          {rule !== undefined && <RuleLink rule={rule} />}
        </b>
        <small>{text}</small>
      </div>
      {figure !== undefined && <strong>{figure}</strong>}
    </li>
  )
}
