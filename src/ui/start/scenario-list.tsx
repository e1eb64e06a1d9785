import type { GameModule } from '../../core/engine/module'
import type { GameState } from '../../core/engine/state'
import styles from './scenario-list.module.css'

type ScenarioListProps = {
  readonly game: GameModule<GameState>
  readonly chosen: string
  readonly onChoose: (scenario: string) => void
}

const HARDEST = 5

/** How much there is to know, in words; beside them as many hexes are filled. */
export const DIFFICULTY = ['easy to learn', 'not hard', 'middling', 'demanding', 'for old hands'] as const

export function ScenarioList({ game, chosen, onChoose }: ScenarioListProps) {
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>{game.title}: choose a scenario</legend>
      {game.scenarios.map(({ id, title, about, turns }) => {
        const advice = game.look?.advice[id]
        return (
          <label key={id} className={styles.row}>
            <input type="radio" name="scenario" value={id} checked={id === chosen} onChange={() => onChoose(id)} />
            <span className={styles.title}>{title}</span>
            <span className={styles.about}>
              {about}
              {advice && id === chosen && <em>{advice.firstGame}</em>}
            </span>
            {advice && (
              <span className={styles.difficulty}>
                <Complexity value={advice.complexity} />
                {DIFFICULTY[advice.complexity - 1]}
              </span>
            )}
            <span className={styles.scale}>
              <b>{turns} turns</b>
              {advice && <span>{advice.hours} hours</span>}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}

/** Five little hexes, as many filled as it is hard. */
function Complexity({ value }: { readonly value: number }) {
  return (
    <svg
      className={styles.complexity}
      viewBox={`0 0 ${HARDEST * 14} 14`}
      width={HARDEST * 14}
      height={14}
      aria-hidden="true"
    >
      <path data-filled="true" d={hexes(0, value)} />
      <path d={hexes(value, HARDEST)} />
    </svg>
  )
}

const hexes = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, at) => `M${(from + at) * 14 + 7} 1.2l5 2.9v5.8l-5 2.9l-5 -2.9v-5.8z`).join('')
