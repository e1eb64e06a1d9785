import { useId } from 'react'
import type { GameModule, OptionInfo } from '../../core/engine/module'
import type { GameState } from '../../core/engine/state'
import type { Preferences } from '../../store/preferences'
import { ChartPackField } from './chart-pack-field'
import { chosenOptions, type GamePlan, optionsFor, scenarioOf } from './game-plan'
import styles from './plan-form.module.css'

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
  const values = chosenOptions(game, plan)
  const set = (option: string, value: boolean | string) =>
    onChange({ ...plan, options: { ...plan.options, [option]: value } })
  return (
    <section aria-labelledby="plan-heading" className={styles.form}>
      <h2 id="plan-heading">Players and options</h2>
      <Seats seats={seats} onChoose={onChooseSeats} />
      <Switch
        title="Ready deployments"
        about="both sides stand at once; untick to set up by hand"
        isOn={plan.deployed}
        onChange={deployed => onChange({ ...plan, deployed })}
      />
      {optionsFor(game, plan.scenario).map(option => (
        <Option
          key={option.id}
          option={option}
          says={game.rules[option.rule]?.says}
          value={values[option.id] ?? option.default}
          onChange={value => set(option.id, value)}
        />
      ))}
      <ChartPackField game={game} pack={plan.charts} onChange={charts => onChange({ ...plan, charts })} />
      <button type="button" className={styles.start} onClick={onStart} disabled={isStarting}>
        {isStarting ? 'Laying out the map…' : `Start ${scenarioOf(game, plan)?.title ?? ''}`}
      </button>
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

type OptionProps = {
  readonly option: OptionInfo
  readonly says: string | undefined
  readonly value: boolean | string
  readonly onChange: (value: boolean | string) => void
}

function Option({ option, says, value, onChange }: OptionProps) {
  const id = useId()
  const rule = says === undefined ? undefined : { number: option.rule, says }
  if (option.values === undefined)
    return <Switch title={option.title} about={option.about} rule={rule} isOn={value === true} onChange={onChange} />
  return (
    <div className={styles.option}>
      <label htmlFor={id}>
        {option.title} {rule && <RuleNumber {...rule} />}
        <small>{option.about}</small>
      </label>
      <select id={id} className={styles.select} value={String(value)} onChange={event => onChange(event.target.value)}>
        {option.values.map(each => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
    </div>
  )
}

type SwitchProps = {
  readonly title: string
  readonly about: string
  readonly rule?: { readonly number: string; readonly says: string } | undefined
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

function Switch({ title, about, rule, isOn, onChange }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <input type="checkbox" checked={isOn} onChange={event => onChange(event.target.checked)} />
      <span>
        {title} {rule && <RuleNumber {...rule} />}
        <small>{about}</small>
      </span>
    </label>
  )
}

const RuleNumber = ({ number, says }: { readonly number: string; readonly says: string }) => (
  <abbr className={styles.rule} title={says}>
    {number}
  </abbr>
)
