import { RuleLink, RulingLink } from '../rule-link'
import { Icon } from '../strip/icons'
import { useSession, useTable, useViews } from '../table-context'
import { GlossedText } from './glossed-text'
import styles from './panel.module.css'

/** What was refused and why, what went wrong, and why nothing can be done here. */
export function Alerts() {
  const { desk, session } = useTable()
  const refused = useSession(s => s.refused)
  const fault = useSession(s => s.fault)
  const stumbled = useViews((views, s) => views.fault(s))
  const locked = useSession(s => s.locked)
  return (
    <div role="alert" className={styles.alerts}>
      {locked !== null && (
        <div className={styles.notice}>
          <b>This game can only be looked at here</b>
          <p>{locked}</p>
        </div>
      )}
      {fault !== null && (
        <div className={styles.refusal}>
          <b>The rules stumbled; the game stands where it stood</b>
          <p>{fault}</p>
          <div className={styles.ways}>
            <button type="button" onClick={() => desk.setState({ drawer: 'files' })}>
              Save the game to a file
            </button>
            <button type="button" onClick={session.dismiss}>
              Close this message
            </button>
          </div>
        </div>
      )}
      {stumbled !== null && (
        <div className={styles.refusal}>
          <b>The rules stumble over this position: undo what led to it, or save the game</b>
          <p>{stumbled}</p>
          <div className={styles.ways}>
            <button type="button" onClick={() => desk.setState({ drawer: 'files' })}>
              Save the game to a file
            </button>
          </div>
        </div>
      )}
      {refused !== null && (
        <div className={styles.refusal}>
          <b>That cannot be done</b>
          <button type="button" className={styles.close} aria-label="Close this message" onClick={session.dismiss}>
            <Icon name="cross" size={16} />
          </button>
          <ul>
            {refused.reasons.map(({ rule, why, ruling }) => (
              <li key={`${rule} ${why}`}>
                <RuleLink rule={rule} />
                <span>
                  <GlossedText text={asSentence(why)} /> <RulingLink ruling={ruling} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

const asSentence = (why: string): string => `${why.charAt(0).toUpperCase()}${why.slice(1)}.`
