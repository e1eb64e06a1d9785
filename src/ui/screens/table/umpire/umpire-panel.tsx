import { type ReactNode, useId, useState } from 'react'
import type { HandField } from '../../../../core/engine/game-look'
import type { UnitId } from '../../../../core/ids'
import { hexLabel } from '../../../../core/map/map-queries'
import { CounterTile } from '../../../counters/counter-tile'
import type { Umpiring } from '../desk'
import { useSides } from '../sides'
import { Icon } from '../strip/icons'
import { useDesk, useKnown, useTable } from '../table-context'
import {
  chooseUnit,
  dropEdit,
  endUmpiring,
  fieldValue,
  putInPlace,
  putOnHex,
  setField,
  settle,
  unitsToSet,
} from './hand-edits'
import styles from './umpire-panel.module.css'

/** In place of the panel: both players put counters where they belong, by dragging them on the map or by name, and set figures. */
export function UmpirePanel() {
  const umpire = useDesk(desk => desk.umpire)
  return umpire === null ? null : <OpenPanel umpire={umpire} />
}

function OpenPanel({ umpire: { unit, edits } }: { readonly umpire: Umpiring }) {
  const table = useTable()
  const fields = table.look.byHand?.game ?? []
  return (
    <section className={styles.panel} aria-labelledby="umpire-heading" data-umpire>
      <header>
        <h2 id="umpire-heading">Set by hand</h2>
        <button type="button" aria-label="Close without setting anything" onClick={() => endUmpiring(table)}>
          <Icon name="cross" />
        </button>
      </header>
      <div className={styles.body}>
        <p>
          Drag a counter to another hex or to a place below, or choose it by name. Nothing happens before both agree.
        </p>
        <h3>To be set</h3>
        {edits.length === 0 && <p>Nothing yet.</p>}
        <ul className={styles.edits}>
          {edits.map(edit => (
            <li key={edit.path.join('/')}>
              {edit.words}
              <button type="button" aria-label={`Leave out: ${edit.words}`} onClick={() => dropEdit(table, edit)}>
                <Icon name="cross" size={16} />
              </button>
            </li>
          ))}
        </ul>
        <UnitChoice unit={unit} />
        {unit !== null && <UnitForm key={unit} unit={unit} />}
        {fields.length > 0 && (
          <details>
            <summary>Points and markers of the game</summary>
            {fields.map(field => (
              <Field key={field.path.join('/')} field={field} unit={null} />
            ))}
          </details>
        )}
      </div>
      <Agreement isEmpty={edits.length === 0} />
    </section>
  )
}

function UnitChoice({ unit }: { readonly unit: UnitId | null }) {
  const table = useTable()
  const id = useId()
  const units = unitsToSet(table)
  const choose = (name: string): void => {
    const found = units.find(each => each.name === name)
    if (found !== undefined) chooseUnit(table, found.unit)
  }
  return (
    <label className={styles.field} htmlFor={id}>
      Unit
      <input
        key={unit}
        id={id}
        list={`${id}-units`}
        defaultValue={units.find(each => each.unit === unit)?.name ?? ''}
        placeholder="Name of a unit"
        onChange={event => choose(event.target.value)}
      />
      <datalist id={`${id}-units`}>
        {units.map(each => (
          <option key={each.unit} value={each.name} />
        ))}
      </datalist>
    </label>
  )
}

/** Where it is, where it may go, and what can be set of it. */
function UnitForm({ unit }: { readonly unit: UnitId }) {
  const table = useTable()
  const { look, sheet } = table
  const known = useKnown()
  const spot = look.spot(known, unit)
  const [number, setNumber] = useState('')
  const where =
    spot.is === 'hex' ? hexLabel(sheet.map, spot.hex) : spot.is === 'box' ? sheet.map.boxById.get(spot.box)?.name : null
  const hex = sheet.map.hexNumbered(number)
  return (
    <fieldset className={styles.unit}>
      <legend>{look.face(known, unit).label}</legend>
      <CounterTile face={look.face(known, unit)} pixels={44} silent />
      <p>Now: {where ?? 'off the map'}</p>
      <div className={styles.toHex}>
        <label className={styles.field}>
          To hex
          <input inputMode="numeric" value={number} onChange={event => setNumber(event.target.value)} />
        </label>
        <button type="button" disabled={hex === null} onClick={() => hex !== null && putOnHex(table, unit, hex)}>
          Put it there
        </button>
      </div>
      <ul className={styles.places} aria-label="Places off the map">
        {(look.byHand?.places ?? []).map(place => (
          <li key={place.id}>
            <button type="button" data-hand-place={place.id} onClick={() => putInPlace(table, unit, place)}>
              {place.title}
            </button>
          </li>
        ))}
      </ul>
      {(look.byHand?.unit ?? []).map(field => (
        <Field key={field.path.join('/')} field={field} unit={unit} />
      ))}
    </fieldset>
  )
}

function Field({ field, unit }: { readonly field: HandField; readonly unit: UnitId | null }) {
  const table = useTable()
  const value = fieldValue(table, field, unit)
  if (value === undefined) return null
  if (field.is === 'flag')
    return (
      <label className={styles.flag}>
        <input
          type="checkbox"
          checked={value === true}
          onChange={event => setField(table, field, event.target.checked, unit)}
        />
        {field.title}
      </label>
    )
  return (
    <Titled title={field.title}>
      {field.is === 'number' ? (
        <input
          type="number"
          min={field.least}
          max={field.most}
          value={Number(value)}
          onChange={event => setField(table, field, Number(event.target.value), unit)}
        />
      ) : (
        <select value={String(value)} onChange={event => setField(table, field, event.target.value, unit)}>
          {field.options.map(option => (
            <option key={option.value} value={option.value}>
              {option.title}
            </option>
          ))}
        </select>
      )}
    </Titled>
  )
}

const Titled = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is its child
  <label className={styles.field}>
    {title}
    {children}
  </label>
)

/** Both say yes, then all of it is one action of the diary. */
function Agreement({ isEmpty }: { readonly isEmpty: boolean }) {
  const table = useTable()
  const sides = useSides()
  const [agreed, setAgreed] = useState<readonly [boolean, boolean]>([false, false])
  const [refused, setRefused] = useState<readonly string[]>([])
  return (
    <footer className={styles.agree}>
      <div role="alert" className={styles.refused}>
        {refused.map(why => (
          <p key={why}>{why}</p>
        ))}
      </div>
      {sides.map(({ name }, side) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={agreed[side] ?? false}
            onChange={event => setAgreed(agreed.with(side, event.target.checked) as [boolean, boolean])}
          />
          {name}: agreed
        </label>
      ))}
      <button
        type="button"
        className={styles.set}
        disabled={isEmpty || !agreed.every(Boolean)}
        onClick={() => setRefused(settle(table) ?? [])}
      >
        Set it
      </button>
    </footer>
  )
}
