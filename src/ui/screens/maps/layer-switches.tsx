import { SHEET_PARTS, type SheetPart } from '../../map/map-view'
import styles from './maps-page.module.css'

type LayerSwitchesProps = {
  readonly hidden: readonly SheetPart[]
  readonly onChange: (hidden: readonly SheetPart[]) => void
}

const WORDS: Readonly<Record<SheetPart, string>> = {
  terrain: 'Terrain',
  marks: 'Terrain marks',
  rivers: 'Rivers',
  roads: 'Roads',
  railways: 'Railways',
  borders: 'Borders',
  names: 'Names',
  numbers: 'Numbers',
  grid: 'Grid',
}

export function LayerSwitches({ hidden, onChange }: LayerSwitchesProps) {
  const toggle = (part: SheetPart): void =>
    onChange(hidden.includes(part) ? hidden.filter(each => each !== part) : [...hidden, part])
  return (
    <fieldset className={styles.layers}>
      <legend>Layers</legend>
      {SHEET_PARTS.map(part => (
        <label key={part}>
          <input type="checkbox" checked={!hidden.includes(part)} onChange={() => toggle(part)} />
          {WORDS[part]}
        </label>
      ))}
    </fieldset>
  )
}
