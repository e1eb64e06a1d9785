import type { SortieHand } from '../../../../core/engine/mission-board'
import { useTable, useViews } from '../table-context'
import { choiceOf, take } from './board-acts'
import styles from './missions.module.css'

/** What those in hand are to do, and where: every word a button. */
export function MissionHand({ hand }: { readonly hand: SortieHand }) {
  const table = useTable()
  const { desk } = table
  const choices = useViews((views, s) => views.choices(s))
  const missions = hand.missions.flatMap(each => {
    const choice = choiceOf(choices, each.action)
    return each.isNow || choice !== null ? [{ ...each, choice }] : []
  })
  const loads = hand.loads.flatMap(each => {
    const choice = choiceOf(choices, each.action)
    return choice === null ? [] : [{ ...each, choice }]
  })
  const targets = hand.targets.flatMap(each => {
    const choice = choiceOf(choices, each.action)
    return choice === null ? [] : [{ ...each, choice }]
  })
  return (
    <section className={styles.hand} aria-label="In hand">
      <b>{hand.title}</b>
      {missions.length > 0 && (
        <ul aria-label="Mission">
          {missions.map(({ title, isNow, choice }) => (
            <li key={title}>
              <button
                type="button"
                aria-pressed={isNow}
                onClick={() => {
                  if (choice !== null) take(table, choice)
                }}
              >
                {title}
              </button>
            </li>
          ))}
        </ul>
      )}
      {loads.length > 0 && (
        <ul aria-label="Load">
          {loads.map(({ title, isOn, choice }) => (
            <li key={title}>
              <button type="button" aria-pressed={isOn} onClick={() => take(table, choice)}>
                {title}
              </button>
            </li>
          ))}
        </ul>
      )}
      <ul aria-label="Target" data-targets>
        {targets.map(({ title, note, choice }) => (
          <li key={title}>
            <button
              type="button"
              onClick={() => take(table, choice)}
              onPointerEnter={() => desk.setState({ preview: choice })}
              onPointerLeave={() => desk.setState({ preview: null })}
            >
              {title} {note !== '' && <small>{note}</small>}
            </button>
          </li>
        ))}
        {hand.more > 0 && <li className={styles.more}>{hand.more} more on the map</li>}
        {targets.length === 0 && hand.more === 0 && <li className={styles.more}>no target in reach</li>}
      </ul>
    </section>
  )
}
