import type { BattleScene } from '../../../../core/engine/game-look'
import type { GameState } from '../../../../core/engine/state'
import type { Action, Choice, Forecast } from '../../../../core/engine/step'
import type { HexId } from '../../../../core/ids'
import { presentState } from '../../../../store/session-state'
import { placedChoices } from '../acting'
import { partnersFor } from '../partners'
import type { Table } from '../table-context'
import { positionOf } from './board-position'
import { isOwn } from './carrying'

/** An attack that nobody has declared yet: '39 : 13 → 400 %', 'DE 33 %'. */
export type OddsAhead = { readonly balance: string; readonly results: readonly string[] }

const RESULTS_TOLD = 2

/** The odds of an attack on a hex by all who could join in, played out on a copy; null: it cannot be attacked now. */
export function oddsAhead(table: Table, hex: HexId): OddsAhead | null {
  const placed = placedChoices(table)
  const known = remembered.get(placed) ?? new Map<HexId, OddsAhead | null>()
  remembered.set(placed, known)
  const found = known.get(hex)
  if (found !== undefined) return found
  const made = playedOut(table, hex)
  known.set(hex, made)
  return made
}

/** Of the decision at hand: what was played out once is not played out again. */
const remembered = new WeakMap<object, Map<HexId, OddsAhead | null>>()

function playedOut(table: Table, hex: HexId): OddsAhead | null {
  if (isOwn(table, hex)) return null
  for (const course of coursesTo(table, hex)) {
    const told = oddsAfter(table, course)
    if (told !== null) return told
  }
  return null
}

/** What would be answered to plan the attack: the target at once, or who attacks and then the target. */
function* coursesTo(table: Table, hex: HexId): Iterable<readonly Action[]> {
  const isTarget = ({ intent }: Choice): boolean => intent === 'pick'
  const named = (placedChoices(table).byHex.get(hex) ?? []).filter(isTarget)
  for (const { action } of named) yield [action]
  if (named.length > 0 || positionOf(table).hand.size > 0) return
  for (const { action } of partnersFor(table, { hex, units: [] }, isTarget)) yield [action, { kind: '', hex }]
}

function oddsAfter({ engine, look, session, views }: Table, course: readonly Action[]): OddsAhead | null {
  let s: GameState = presentState(session.store.getState())
  try {
    for (const action of course)
      s = engine.apply(s, action.kind === '' ? targetIn(engine.choices(s), action.hex) : action).state
    const viewer = views.viewer(session.store.getState())
    return told(look.battle(engine.view(s, viewer)), engine.forecast(s))
  } catch {
    // What is hidden, or refused after all, has no odds.
    return null
  }
}

function targetIn(choices: Iterable<Choice>, hex: HexId | undefined): Action {
  for (const { action, intent } of choices) if (intent === 'pick' && action.hex === hex) return action
  throw new Error('it is no target')
}

function told(scene: BattleScene | null, forecast: Forecast | null): OddsAhead | null {
  if (scene === null || scene.balance === null) return null
  const { left, right, word } = scene.balance
  const to = scene.shift?.to ?? word
  const results = [...(forecast?.results ?? [])]
    .sort((a, b) => b.chance - a.chance)
    .slice(0, RESULTS_TOLD)
    .map(({ code, label, chance }) => `${code ?? label} ${Math.round(chance * 100)} %`)
  return { balance: `${right === '' ? left : `${left} : ${right}`} → ${to}`, results }
}
