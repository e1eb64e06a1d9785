import { focusOf, pathOf } from '../../../../core/engine/hand'
import { type GameState, isFreeToTakeBack } from '../../../../core/engine/state'
import type { Action, Choice } from '../../../../core/engine/step'
import type { HexId } from '../../../../core/ids'
import { isAnythingHidden, presentState } from '../../../../store/session-state'
import type { Via } from '../desk'
import type { Table } from '../table-context'

/** A choice that goes by way points: what is answered before it, and the way as a whole. */
type Legs = { readonly before: readonly Action[]; readonly path: readonly HexId[] }

const legsOf = new WeakMap<Choice, Legs>()

/** All that a choice answers, in order: by way points it is more than one act. */
export const actsOf = (choice: Choice): readonly Action[] => [...(legsOf.get(choice)?.before ?? []), choice.action]

export const isByWayPoints = (choice: Choice): boolean => legsOf.has(choice)

/** The way of a choice by its way points; null: it has none. */
export const pathByPoints = (choice: Choice): readonly HexId[] | null => legsOf.get(choice)?.path ?? null

/** The way points that stand; those set for other choices are gone. */
export function viaOf({ desk, session, views }: Pick<Table, 'desk' | 'session' | 'views'>): Via | null {
  const { via } = desk.getState()
  return via?.among === views.choices(session.store.getState()) ? via : null
}

/** Whether an answer takes those in hand to a hex. */
export const isGoing = ({ intent, costIn, action: { hex, unit } }: Choice): boolean =>
  intent === 'act' && hex !== undefined && unit === undefined && costIn === undefined

const onwards = new WeakMap<Via, readonly Choice[]>()

/** The choices with way points: whoever is in hand goes on from the last of them, and pays for the whole way. */
export function byWayPoints({ engine }: Table, choices: readonly Choice[], via: Via): readonly Choice[] {
  const made = onwards.get(via) ?? via.ahead.filter(each => isGoing(each) && each.share === undefined).map(onward)
  onwards.set(via, made)
  return [...choices.filter(each => !isGoing(each)), ...made]

  function onward(choice: Choice): Choice {
    const whole: Choice = { ...choice, ...(choice.cost === undefined ? {} : { cost: via.cost + choice.cost }) }
    const last = pathOf(engine.game, via.known, choice.action) ?? []
    legsOf.set(whole, {
      before: via.points.map(({ action }) => action),
      path: [...via.points.flatMap(({ path }) => path.slice(0, -1)), ...last],
    })
    return whole
  }
}

/**
 * Shift+click: those in hand are to go by way of this hex. False: no more can be said of the way from there, so that they had better
 * go: dice fall on it, something hidden may lie there, or the move ends.
 */
export function setWayPoint(table: Table, hex: HexId, way: Choice): boolean {
  const { desk, engine, session, views } = table
  const s = session.store.getState()
  const before = presentState(s)
  if (!isGoing(way) || way.share !== undefined || isAnythingHidden(engine, before)) return false
  const points = viaOf(table)?.points ?? []
  const viewer = views.viewer(s)
  try {
    const [from, to] = [applied(table, before, points), applied(table, before, [...points, way])]
    const known = engine.view(to, viewer)
    const ahead = [...engine.choices(to)]
    const isOn = focusOf(engine.game, known).hand.length > 0 && ahead.some(isGoing)
    if (!isOn || !isFreeToTakeBack(before, to)) return false
    const path = pathOf(engine.game, engine.view(from, viewer), way.action) ?? [hex]
    const via: Via = {
      among: views.choices(s),
      points: [...points, { hex, action: way.action, path }],
      cost: way.cost ?? 0,
      known,
      ahead,
    }
    desk.setState({ via })
    return true
  } catch {
    // It would be refused, or dice are wanted.
    return false
  }
}

/** The position after these answers, on a copy. */
const applied = (
  { engine }: Pick<Table, 'engine'>,
  from: GameState,
  answers: readonly { readonly action: Action }[],
): GameState => answers.reduce((state, { action }) => engine.apply(state, action).state, from)

/** The position after a choice, on a copy. */
export const afterChoice = (table: Pick<Table, 'engine'>, from: GameState, choice: Choice): GameState =>
  applied(
    table,
    from,
    actsOf(choice).map(action => ({ action })),
  )

/** Esc: the last way point is taken away; false: there is none. */
export function dropWayPoint(table: Table): boolean {
  const via = viaOf(table)
  if (via === null) return false
  const { points } = via
  table.desk.setState({ via: null })
  for (const { hex, action } of points.slice(0, -1)) {
    const choices = placedWays(table, action)
    if (choices !== null) setWayPoint(table, hex, choices)
  }
  return true
}

/** The answer with this action among those at hand, way points included. */
function placedWays(table: Table, action: Action): Choice | null {
  const { session, views } = table
  const via = viaOf(table)
  const choices = views.choices(session.store.getState())
  const all = via === null ? choices : byWayPoints(table, choices, via)
  return all.find(each => each.action.kind === action.kind && each.action.hex === action.hex) ?? null
}
