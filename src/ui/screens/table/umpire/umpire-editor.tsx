import { useId, useState } from 'react'
import { UMPIRE } from '../../../../core/engine/umpire'
import { isObject, type Json } from '../../../../core/json'
import { writePosition } from '../../../../core/save/position'
import { useSides } from '../sides'
import { useKnown, useTable } from '../table-context'
import { changedLeaves } from './changed-leaves'
import styles from './umpire-editor.module.css'

/** What the engine keeps for itself. */
const KEPT = new Set(['frames', 'rng', 'seal', 'outcome', 'setting', 'logged'])

/** Anything of the position set by hand, by agreement of both players: an ordinary action, sealed and logged. */
export function UmpireEditor() {
  const { engine, session } = useTable()
  const sides = useSides()
  // Decisions under way cannot be set by hand; those of the other side may be covered, and then cannot even be written down.
  const position = writePosition(engine.game, { ...useKnown(), frames: [] })
  const [place, setPlace] = useState('')
  const [text, setText] = useState<string | null>(null)
  const [agreed, setAgreed] = useState<readonly [boolean, boolean]>([false, false])
  const [said, setSaid] = useState<{ readonly isDone: boolean; readonly words: string } | null>(null)
  const id = useId()
  if (!isObject(position)) return null
  const places = placesOf(position)
  const path = place.split('/')
  const current = valueAt(position, path)
  const isKnown = place !== '' && current !== undefined
  const shown = text ?? (isKnown ? JSON.stringify(current, null, 1) : '')
  const apply = () => {
    const edits = editsOf(current as Json, shown, path)
    if (typeof edits === 'string') return setSaid({ isDone: false, words: edits })
    const isDone = session.dispatch({ kind: UMPIRE, pick: edits as unknown as Json }, { agreed: true })
    const reasons = session.store.getState().refused?.reasons.map(each => each.why) ?? []
    setSaid({ isDone, words: isDone ? 'Set by hand; it stands in the diary.' : reasons.join(' ') })
    if (isDone) {
      setText(null)
      setAgreed([false, false])
    }
  }
  return (
    <div className={styles.editor}>
      <p>Both players may agree to set a unit or a marker by hand.</p>
      <label htmlFor={id}>What to set</label>
      <input
        id={id}
        list={`${id}-places`}
        value={place}
        placeholder="units/…"
        onChange={event => {
          setPlace(event.target.value)
          setText(null)
          setSaid(null)
        }}
      />
      <datalist id={`${id}-places`}>
        {places.map(({ path: each, name }) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </datalist>
      {isKnown && (
        <>
          <textarea
            aria-label={`New value of ${place}`}
            rows={7}
            value={shown}
            onChange={e => setText(e.target.value)}
          />
          <div className={styles.agree}>
            {sides.map(({ name }, side) => (
              <label key={name}>
                <input
                  type="checkbox"
                  checked={agreed[side] ?? false}
                  onChange={event => setAgreed(agreed.with(side, event.target.checked) as [boolean, boolean])}
                />
                {name} agree
              </label>
            ))}
            <button type="button" disabled={!agreed.every(Boolean) || text === null} onClick={apply}>
              Set it
            </button>
          </div>
        </>
      )}
      <p role="status" className={said?.isDone === false ? styles.refused : undefined}>
        {said?.words}
      </p>
    </div>
  )

  /** Units by their names, and every other part of the position by its own. */
  function placesOf(whole: { readonly [field: string]: Json }): readonly { path: string; name: string }[] {
    const { counters } = engine.game
    const names = new Map(counters.map(counter => [counter.id, counter.name]))
    const units = isObject(whole.units) ? Object.keys(whole.units) : []
    return [
      ...units.map(unit => ({ path: `units/${unit}`, name: names.get(unit) ?? unit })),
      ...Object.keys(whole)
        .filter(field => field !== 'units' && !KEPT.has(field))
        .map(field => ({ path: field, name: field })),
    ]
  }
}

function valueAt(whole: Json, path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>(
    (at, key) => (isObject(at) && Object.hasOwn(at, key) ? (at[key] as Json) : undefined),
    whole,
  )
}

/** The edits that make the typed text true, or what is wrong with it. */
function editsOf(before: Json, text: string, path: readonly string[]) {
  let after: Json
  try {
    after = JSON.parse(text) as Json
  } catch (error) {
    return `This is no JSON: ${error instanceof Error ? error.message : String(error)}`
  }
  const edits = changedLeaves(before, after, path)
  return edits.length === 0 ? 'Nothing was changed.' : edits
}
