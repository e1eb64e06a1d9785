import { Fragment, type ReactNode, useId } from 'react'
import { printedNumber } from '../../core/engine/booklet'
import { type GameModule, type OptionInfo, READINGS, type Ruling } from '../../core/engine/module'
import { missingNeed, needInWords } from '../../core/engine/option-needs'
import type { GameState } from '../../core/engine/state'
import { chosenOptions, type GamePlan, groupsOf, isPreset, optionsFor, presetsFor, withPreset } from './game-plan'
import styles from './plan-form.module.css'

type PlanOptionsProps = {
  readonly game: GameModule<GameState>
  readonly plan: GamePlan
  readonly onChange: (plan: GamePlan) => void
}

/** Every option of the scenario under its headline; what lacks its need is greyed out and says so. */
export function PlanOptions({ game, plan, onChange }: PlanOptionsProps) {
  const values = chosenOptions(game, plan)
  const options = optionsFor(game, plan.scenario)
  const set = (option: string, value: boolean | string) =>
    onChange({ ...plan, options: { ...plan.options, [option]: value } })
  return (
    <>
      <Presets game={game} plan={plan} onChange={onChange} />
      {groupsOf(options).map(([group, found]) => {
        const rows = found.map(option => {
          const need = missingNeed(option, values)
          return (
            <Option
              key={option.id}
              game={game}
              option={option}
              value={values[option.id] ?? option.default}
              lacks={need === null ? null : needInWords(options, need)}
              onChange={value => set(option.id, value)}
            />
          )
        })
        if (group === READINGS)
          return (
            <Readings key={group} chosen={found.filter(({ id }) => values[id] === true).length}>
              {rows}
            </Readings>
          )
        return (
          <Fragment key={group}>
            {group !== null && <h3 className={styles.group}>{group}</h3>}
            {rows}
          </Fragment>
        )
      })}
    </>
  )
}

/** What reads the booklet another way than our rulings do: for those who want it, folded away from the others. */
const Readings = ({ chosen, children }: { readonly chosen: number; readonly children: ReactNode }) => (
  <details className={styles.readings}>
    <summary>
      Other readings of the rules
      <small>{chosen === 0 ? 'none chosen' : `${chosen} chosen`}</small>
    </summary>
    {children}
  </details>
)

/** Options that go together, by one click. */
function Presets({ game, plan, onChange }: PlanOptionsProps) {
  const presets = presetsFor(game, plan.scenario)
  if (presets.length === 0) return null
  return (
    <fieldset className={styles.presets}>
      <legend className={styles.hidden}>Options that go together</legend>
      {presets.map(preset => (
        <button
          key={preset.id}
          type="button"
          title={preset.about}
          aria-pressed={isPreset(game, plan, preset)}
          onClick={() => onChange(withPreset(plan, preset))}
        >
          {preset.title}
        </button>
      ))}
    </fieldset>
  )
}

type OptionProps = {
  readonly game: GameModule<GameState>
  readonly option: OptionInfo
  readonly value: boolean | string
  /** What must be chosen first; null: nothing. */
  readonly lacks: string | null
  readonly onChange: (value: boolean | string) => void
}

function Option({ game, option, value, lacks, onChange }: OptionProps) {
  const id = useId()
  const says = game.rules[option.rule]?.says
  const rule = says === undefined ? undefined : { number: printedNumber(game.booklet, option.rule), says }
  const ruling = game.rulings?.find(each => each.id === option.ruling)
  if (option.values === undefined)
    return (
      <Switch
        title={option.title}
        about={option.about}
        rule={rule}
        ruling={ruling}
        isOn={value === true}
        lacks={lacks}
        onChange={onChange}
      />
    )
  return (
    <div className={styles.option} data-idle={lacks === null ? undefined : ''}>
      <label htmlFor={id}>
        {option.title} {rule && <RuleNumber {...rule} />}
        <small>{option.about}</small>
        <Lacks need={lacks} />
      </label>
      <select
        id={id}
        className={styles.select}
        value={String(value)}
        disabled={lacks !== null}
        onChange={event => onChange(event.target.value)}
      >
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
  /** What is played unless it is switched on. */
  readonly ruling?: Ruling | undefined
  readonly isOn: boolean
  readonly lacks?: string | null
  readonly onChange: (isOn: boolean) => void
}

export function Switch({ title, about, rule, ruling, isOn, lacks = null, onChange }: SwitchProps) {
  return (
    <label className={styles.switch} data-idle={lacks === null ? undefined : ''}>
      <input
        type="checkbox"
        checked={isOn}
        disabled={lacks !== null}
        onChange={event => onChange(event.target.checked)}
      />
      <span>
        {title} {rule && <RuleNumber {...rule} />}
        <small>{about}</small>
        {ruling !== undefined && (
          <small className={styles.ruling}>
            If not ticked, ruling {ruling.id}: {ruling.says}
          </small>
        )}
        <Lacks need={lacks} />
      </span>
    </label>
  )
}

const Lacks = ({ need }: { readonly need: string | null }) =>
  need === null ? null : <small className={styles.lacks}>Needs {need}.</small>

const RuleNumber = ({ number, says }: { readonly number: string; readonly says: string }) => (
  <abbr className={styles.rule} title={says}>
    {number}
  </abbr>
)
