import { useEffect, useRef, useState } from 'react'
import { exportText } from '../../../../store/save-text'
import { downloadText } from '../../../download-text'
import { PageLink } from '../../../page-link'
import { points, pointsOrDash } from '../points'
import { RuleLink } from '../rule-link'
import { sidesOf } from '../sides'
import { useKnown, useSession, useTable, useViews } from '../table-context'
import styles from './game-end.module.css'
import { wins } from './wins'

/** Who won and how it came about, as soon as the game is over. It can be put aside to look at the map. */
export function GameEnd() {
  const isOver = useViews((views, s) => views.position(s).outcome !== null)
  const isLooking = useSession(s => s.looking !== null)
  const [isAside, setAside] = useState(false)
  if (!isOver || isLooking) return null
  if (isAside)
    return (
      <button type="button" className={styles.pill} onClick={() => setAside(false)}>
        The game is over: show the result
      </button>
    )
  return <Result onLeave={() => setAside(true)} />
}

function Result({ onLeave }: { readonly onLeave: () => void }) {
  const table = useTable()
  const { desk, engine, look, session } = table
  const known = useKnown()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { outcome } = known
  if (outcome === null) return null
  const sides = sidesOf(table, known)
  const score = look.score(known)
  const winner = outcome.winner === null ? 'A draw' : wins(sides[outcome.winner].name)
  const save = () => downloadText(`${engine.game.id}.json`, exportText(session.store.getState().history))
  return (
    <div className={styles.scrim}>
      <div role="dialog" aria-modal="true" aria-labelledby="end-heading" className={styles.dialog}>
        <p className={styles.game}>{engine.game.title} is over</p>
        <h2 id="end-heading" ref={heading} tabIndex={-1}>
          {winner}
        </h2>
        <p className={styles.level}>
          {outcome.level} <RuleLink rule={outcome.rule} />
        </p>
        <table className={styles.score}>
          <caption>{score.standing}</caption>
          <thead>
            <tr>
              <th scope="col">For</th>
              <th scope="col">{sides[0].name}</th>
              <th scope="col">{sides[1].name}</th>
            </tr>
          </thead>
          <tbody>
            {score.rows.map(row => (
              <tr key={`${row.rule} ${row.label}`}>
                <th scope="row">
                  {row.label} <RuleLink rule={row.rule} />
                </th>
                <td>{pointsOrDash(row.values[0])}</td>
                <td>{pointsOrDash(row.values[1])}</td>
              </tr>
            ))}
          </tbody>
          {score.totals !== null && (
            <tfoot>
              <tr>
                <th scope="row">Total</th>
                <td>{points(score.totals[0])}</td>
                <td>{points(score.totals[1])}</td>
              </tr>
            </tfoot>
          )}
        </table>
        <div className={styles.ways}>
          <button type="button" onClick={onLeave}>
            Look at the map
          </button>
          <button type="button" onClick={() => desk.setState({ page: 'war' })}>
            The war in figures
          </button>
          <button type="button" onClick={() => session.viewAt(0)}>
            Step through the game
          </button>
          <button type="button" onClick={save}>
            Save to a file
          </button>
          <PageLink to={{ page: 'start' }} className={styles.next}>
            Another game
          </PageLink>
        </div>
      </div>
    </div>
  )
}
