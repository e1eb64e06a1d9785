import type { HandField, HandPlace } from '../../../../core/engine/game-look'
import { UMPIRE } from '../../../../core/engine/umpire'
import type { HexId, UnitId } from '../../../../core/ids'
import { isObject, type Json } from '../../../../core/json'
import { hexLabel } from '../../../../core/map/map-queries'
import { writePosition } from '../../../../core/save/position'
import type { HandEdit } from '../desk'
import { PASSING } from '../desk'
import type { Table } from '../table-context'

/** Puts the drawers away and lets both players set things. */
export const beginUmpiring = ({ desk }: Table): void =>
  desk.setState({ ...PASSING, drawer: null, fanned: null, umpire: { unit: null, edits: [] } })

export const endUmpiring = ({ desk }: Table): void => desk.setState({ umpire: null })

/** The position as its file would have it, as the one at the screen may know it. */
export function positionFile({ engine, session, views }: Table): Json {
  const known = views.position(session.store.getState())
  // Decisions under way cannot be set by hand; those of the other side may be covered, and then cannot even be written down.
  return writePosition(engine.game, { ...known, frames: [] })
}

export function valueAt(whole: Json, path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>(
    (at, key) => (isObject(at) && Object.hasOwn(at, key) ? (at[key] as Json) : undefined),
    whole,
  )
}

const pathOf = ({ engine }: Table, unit: UnitId): readonly string[] => ['units', engine.game.counters[unit]?.id ?? '']

const nameOf = ({ engine }: Table, unit: UnitId): string => engine.game.counters[unit]?.name ?? 'a unit'

/** Units that can be put somewhere: those of the scenario whose counters the one at the screen may see. */
export function unitsToSet(table: Table): readonly { readonly unit: UnitId; readonly name: string }[] {
  const { engine, look, session, views } = table
  const known = views.position(session.store.getState())
  const file = positionFile(table)
  return engine.game.counters.flatMap(({ name }, id) => {
    const unit = id as UnitId
    const isThere = valueAt(file, pathOf(table, unit)) !== undefined
    return isThere && look.face(known, unit).state.hidden !== true ? [{ unit, name }] : []
  })
}

/** Another edit; of one thing the last counts. */
function withEdits(table: Table, ...edits: readonly HandEdit[]): void {
  table.desk.setState(({ umpire }) => {
    if (umpire === null) return {}
    const paths = new Set(edits.map(({ path }) => path.join('/')))
    const kept = umpire.edits.filter(({ path }) => !paths.has(path.join('/')))
    return { umpire: { ...umpire, edits: [...kept, ...edits] } }
  })
}

export const dropEdit = ({ desk }: Table, edit: HandEdit): void =>
  desk.setState(({ umpire }) =>
    umpire === null ? {} : { umpire: { ...umpire, edits: umpire.edits.filter(each => each !== edit) } },
  )

export const chooseUnit = ({ desk }: Table, unit: UnitId | null): void =>
  desk.setState(({ umpire }) => (umpire === null ? {} : { umpire: { ...umpire, unit } }))

/** A unit is put on a hex; one that had no step left gets one, or it could not stand there. */
export function putOnHex(table: Table, unit: UnitId, hex: HexId): void {
  const { sheet } = table
  const path = pathOf(table, unit)
  const at = { is: 'hex', hex: sheet.map.grid.numbers[hex] ?? '' }
  const moved = { path: [...path, 'at'], value: at, words: `${nameOf(table, unit)} to ${hexLabel(sheet.map, hex)}` }
  const steps = valueAt(positionFile(table), [...path, 'steps'])
  const raised = { path: [...path, 'steps'], value: 1, words: `${nameOf(table, unit)}: one step` }
  withEdits(table, moved, ...(steps === 0 ? [raised] : []))
}

export function putInPlace(table: Table, unit: UnitId, { at, title }: HandPlace): void {
  withEdits(table, { path: [...pathOf(table, unit), 'at'], value: at, words: `${nameOf(table, unit)}: ${title}` })
}

/** A field of the game, or of a unit. */
export function setField(table: Table, field: HandField, value: Json, unit: UnitId | null = null): void {
  const path = unit === null ? field.path : [...pathOf(table, unit), ...field.path]
  const told = typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)
  const whose = unit === null ? '' : `${nameOf(table, unit)}: `
  withEdits(table, { path, value, words: `${whose}${field.title} ${told}` })
}

/** What a field will be: as set by hand, else as it stands. */
export function fieldValue(table: Table, field: HandField, unit: UnitId | null = null): Json | undefined {
  const path = unit === null ? field.path : [...pathOf(table, unit), ...field.path]
  const set = table.desk.getState().umpire?.edits.find(each => each.path.join('/') === path.join('/'))
  return set === undefined ? valueAt(positionFile(table), path) : set.value
}

/** Sets all of it in one action. Gives what was refused; null: it is done. */
export function settle(table: Table): readonly string[] | null {
  const { desk, session } = table
  const edits = desk.getState().umpire?.edits ?? []
  const pick = edits.map(({ path, value }) => ({ path: [...path], value }))
  const isDone = session.dispatch({ kind: UMPIRE, pick }, { agreed: true })
  const refused = session.store.getState().refused?.reasons.map(each => each.why) ?? []
  if (!isDone) return refused
  endUmpiring(table)
  return null
}
