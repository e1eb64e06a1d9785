import { focusOf } from '../../../../core/engine/hand'
import type { SortieBase } from '../../../../core/engine/mission-board'
import { CounterTile } from '../../../counters/counter-tile'
import { flyTo } from '../desk'
import { useKnown, useTable, useViews } from '../table-context'
import { choiceOf, take } from './board-acts'
import styles from './missions.module.css'

/** Bases with what can still begin there; every air unit on them is a button. */
export function MissionBases({ bases }: { readonly bases: readonly SortieBase[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where there is little room it scrolls, by keys too
    <section className={styles.bases} aria-label="Airbases" tabIndex={0}>
      <ul>
        {bases.map(base => (
          <Base key={base.id} base={base} />
        ))}
      </ul>
    </section>
  )
}

function Base({ base: { title, hex, figures, units, all } }: { readonly base: SortieBase }) {
  const table = useTable()
  const choices = useViews((views, s) => views.choices(s))
  const whole = choiceOf(choices, all)
  return (
    <li className={styles.base}>
      <header>
        {hex === null ? (
          <b>{title}</b>
        ) : (
          <button type="button" className={styles.place} onClick={() => flyTo(table.desk, hex)}>
            {title}
          </button>
        )}
        {figures.map(({ title: what, left, of }) => (
          <span key={what} data-none={left === 0 || undefined}>
            <b>
              {left}/{of}
            </b>{' '}
            {what}
          </span>
        ))}
        {whole !== null && (
          <button type="button" className={styles.all} aria-label={whole.label} onClick={() => take(table, whole)}>
            All
          </button>
        )}
      </header>
      <ul className={styles.units}>
        {units.map(each => (
          <BaseUnit key={each.unit} of={each} />
        ))}
      </ul>
    </li>
  )
}

function BaseUnit({ of: { unit, stands, note, pick } }: { readonly of: SortieBase['units'][number] }) {
  const table = useTable()
  const known = useKnown()
  const choices = useViews((views, s) => views.choices(s))
  const inHand = focusOf(table.engine.game, known).hand.includes(unit)
  const choice = choiceOf(choices, pick)
  const face = table.look.face(known, unit)
  if (choice === null || stands !== 'ready')
    return (
      <li data-stands={stands} title={note}>
        <CounterTile face={face} pixels={30} />
        <small>{stands === 'ordered' ? '✓' : ''}</small>
      </li>
    )
  return (
    <li data-stands={stands} title={note}>
      <button
        type="button"
        aria-pressed={inHand}
        aria-label={`${choice.label}, ${note}`}
        onClick={() => take(table, choice)}
      >
        <CounterTile face={face} pixels={30} silent />
      </button>
    </li>
  )
}
