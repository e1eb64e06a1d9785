import { recent } from '../../../core/engine/derived'
import { type Frame, type LogEntry, owedFrame } from '../../../core/engine/state'
import type { Action } from '../../../core/engine/step'
import type { HexId, Side, UnitId } from '../../../core/ids'
import { isObject, type Json } from '../../../core/json'
import { numbersAt } from '../../../core/look/frame-parts'
import { retreatWays } from '../combat/retreat-ways'
import { walkOf } from '../movement/move'
import { railFrom, type Ways } from '../movement/ways'
import { F10, hexOf, type Partizan } from '../state'
import { focus } from './focus'
import { isStandIn, standInId } from './stand-ins'

type Searches = { readonly walk: Ways; readonly rail: Ways | null }

/** The searches that price the move at hand; null when nobody is on the march. */
const waysNow = recent((s: Partizan): Searches | null => {
  const frame = owedFrame(s)
  const id = focus(s).hand[0]
  const from = id === undefined || isStandIn(id) ? null : hexOf(s, id)
  if (frame === null || id === undefined || from === null) return null
  if (frame.step === 'move') {
    const [left = 0] = numbersAt(frame, 'local.left')
    return { walk: walkOf(s, id, left), rail: railFrom(s, id, from, left) }
  }
  return frame.step === 'retreat' && s.combat !== null
    ? { walk: retreatWays(s, s.combat, id, isWithdrawal(frame)), rail: null }
    : null
})

const isWithdrawal = ({ args }: Frame): boolean => isObject(args) && args.re === true

const wayOf = (ways: Ways | null, hex: HexId): readonly HexId[] | null => {
  const way = ways?.has(hex) === true ? ways.pathTo(hex) : []
  return way.length > 1 ? way : null
}

export function path(s: Partizan, action: Action): readonly HexId[] | null {
  const { kind, hex, unit } = action
  if (kind === 'advance' && unit !== undefined && s.combat !== null) {
    const from = hexOf(s, unit)
    return from === null || from === s.combat.hex ? null : [from, s.combat.hex]
  }
  if (hex === undefined) return null
  const from = focus(s).from[0]
  const ways = waysNow(s)
  if (ways === null) return null
  if (kind === 'to') return wayOf(ways.walk, hex)
  if (kind === 'rail') return wayOf(ways.rail, hex)
  return kind === 'sea' && from !== undefined ? [from, hex] : null
}

const isNumber = (value: Json | undefined): value is number => typeof value === 'number'

const TRAILS: readonly string[] = ['moved', 'retreated', 'advanced']

/** Whose counter it was, where its name is not for the reader's eyes: the one that lies there now. */
const someone = (owner: Json | undefined, hex: HexId): UnitId =>
  standInId({ side: (owner === 1 ? 1 : 0) satisfies Side, hex, nth: 0 })

export function trail({ kind, facts }: LogEntry): { readonly unit: UnitId; readonly hexes: readonly HexId[] } | null {
  if (!isObject(facts)) return null
  if (kind === 'force10' && isNumber(facts.aim) && isNumber(facts.hex))
    return { unit: F10, hexes: [facts.aim, facts.hex] as HexId[] }
  if (!TRAILS.includes(kind) || !isNumber(facts.from) || !isNumber(facts.to)) return null
  const to = facts.to as HexId
  const unit = isNumber(facts.unit) ? (facts.unit as UnitId) : someone(facts.owner, to)
  const hexes = Array.isArray(facts.path) ? facts.path.filter(isNumber) : [facts.from, to]
  return { unit, hexes: hexes as HexId[] }
}
