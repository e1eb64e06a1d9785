import type { GameModule } from '../../core/engine/module'
import type { GameState } from '../../core/engine/state'
import styles from './scenario-list.module.css'

type ScenarioListProps = {
  readonly game: GameModule<GameState>
  readonly chosen: string
  readonly onChoose: (scenario: string) => void
}

const HARDEST = 5

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
              {advice && <em>{advice.firstGame}</em>}
            </span>
            <span className={styles.scale}>
              <b>{turns} turns</b>
              {advice && (
                <>
                  <span>{advice.hours} hours</span>
                  <Complexity value={advice.complexity} />
                </>
              )}
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
      role="img"
      aria-label={`Complexity ${value} of ${HARDEST}`}
    >
      <path data-filled="true" d={hexes(0, value)} />
      <path d={hexes(value, HARDEST)} />
    </svg>
  )
}

const hexes = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, at) => `M${(from + at) * 14 + 7} 1.2l5 2.9v5.8l-5 2.9l-5 -2.9v-5.8z`).join('')
