import styles from './maps-page.module.css'

type PeriodSwitchProps = {
  readonly periods: readonly string[]
  readonly chosen: number
  readonly onChoose: (period: number) => void
}

/** Only for a map that knows more than one state of the world. */
export function PeriodSwitch({ periods, chosen, onChoose }: PeriodSwitchProps) {
  if (periods.length < 2) return null
  return (
    <fieldset className={styles.periods}>
      <legend>Year</legend>
      {periods.map((name, period) => (
        <label key={name}>
          <input type="radio" name="period" checked={period === chosen} onChange={() => onChoose(period)} />
          {name}
        </label>
      ))}
    </fieldset>
  )
}
