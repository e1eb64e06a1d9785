import type { GameModule } from '../../core/engine/module'
import type { GameState } from '../../core/engine/state'
import type { Preferences } from '../../store/preferences'
import { ChartPackField } from './chart-pack-field'
import { type GamePlan, scenarioOf } from './game-plan'
import styles from './plan-form.module.css'
import { PlanOptions, Switch } from './plan-options'

type PlanFormProps = {
  readonly game: GameModule<GameState>
  readonly plan: GamePlan
  readonly seats: Preferences['seats']
  readonly isStarting: boolean
  readonly onChange: (plan: GamePlan) => void
  readonly onChooseSeats: (seats: Preferences['seats']) => void
  readonly onStart: () => void
}

/** Players, options, and the way to the table. */
export function PlanForm({ game, plan, seats, isStarting, onChange, onChooseSeats, onStart }: PlanFormProps) {
  return (
    <section aria-labelledby="plan-heading" className={styles.form}>
      <h2 id="plan-heading">Players and options</h2>
      <Seats seats={seats} onChoose={onChooseSeats} />
      <div className={styles.startShelf}>
        <button type="button" className={styles.start} onClick={onStart} disabled={isStarting}>
          {isStarting ? 'Laying out the map…' : `Start ${scenarioOf(game, plan)?.title ?? ''}`}
        </button>
      </div>
      <Switch
        title="Ready deployments"
        about="both sides stand at once; untick to set up by hand"
        isOn={plan.deployed}
        onChange={deployed => onChange({ ...plan, deployed })}
      />
      <PlanOptions game={game} plan={plan} onChange={onChange} />
      <ChartPackField game={game} pack={plan.charts} onChange={charts => onChange({ ...plan, charts })} />
    </section>
  )
}

const SEATS = [
  { id: 'hotseat', title: 'Two players', about: 'at this screen, in turn' },
  { id: 'solo', title: 'Solo', about: 'you play both sides' },
] as const

function Seats({
  seats,
  onChoose,
}: {
  readonly seats: Preferences['seats']
  readonly onChoose: PlanFormProps['onChooseSeats']
}) {
  return (
    <fieldset className={styles.seats}>
      <legend className={styles.hidden}>Seats</legend>
      {SEATS.map(({ id, title, about }) => (
        <label key={id} className={styles.seat}>
          <input type="radio" name="seats" checked={seats === id} onChange={() => onChoose(id)} />
          <b>{title}</b>
          <span>{about}</span>
        </label>
      ))}
    </fieldset>
  )
}
