import type { SortieDuel, SortieFight } from '../../../../core/engine/mission-board'
import { CounterTile } from '../../../counters/counter-tile'
import { RuleLink } from '../rule-link'
import { useKnown, useTable } from '../table-context'
import styles from './missions.module.css'

/** An air combat in pairs, with the chances of each shot; those who are paired with nobody stand beside it. */
export function MissionFight({ fight: { title, note, rule, duels, others } }: { readonly fight: SortieFight }) {
  const { look } = useTable()
  const known = useKnown()
  return (
    <section className={styles.fight} aria-label={title}>
      <h3>
        {title} <small>{note}</small> <RuleLink rule={rule} />
      </h3>
      <ul className={styles.duels}>
        {duels.map(each => (
          <Duel key={`${each.left} ${each.right}`} duel={each} />
        ))}
        {others.map(({ caption, units }) => (
          <li key={caption} className={styles.others}>
            <small>{caption}</small>
            <ul className={styles.units}>
              {units.map(({ unit, note: worth }) => (
                <li key={unit}>
                  <CounterTile face={look.face(known, unit)} pixels={30} />
                  <small>{worth}</small>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Duel({ duel: { left, right, there, back, isProposed } }: { readonly duel: SortieDuel }) {
  const { look } = useTable()
  const known = useKnown()
  return (
    <li className={styles.duel} data-proposed={isProposed}>
      <CounterTile face={look.face(known, left)} pixels={36} />
      <div>
        {back !== null && (
          <p>
            <b>{back.column}</b> → <span>{back.chances}</span>
          </p>
        )}
        <p data-back>
          <span>{there.chances}</span> ← <b>{there.column}</b>
        </p>
      </div>
      <CounterTile face={look.face(known, right)} pixels={36} />
    </li>
  )
}
