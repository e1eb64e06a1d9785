import type { Ask } from '../../../core/engine/step'
import type { HexId, Side, UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { successesOf } from '../charts'
import { sideOf } from '../countries'
import { type Front, type Go, hexOf } from '../state'
import { type Bridge, bridgeOwner, bridgesAt, farEnd, hasBridges, isDown, seize } from '../works/bridges'
import { disruptionOf } from './airborne-units'

/** 32.C.7: bridges of the enemy at the hex where a unit came down in good order. */
export function seizable(s: Front, id: UnitId): readonly Bridge[] {
  const [hex, side] = [hexOf(s, id), sideOf(s, id)]
  if (!hasBridges(s) || hex === null || side === null || !s.dropped.includes(id) || disruptionOf(s, id) !== null)
    return []
  return bridgesAt(hex).filter(bridge => !isDown(s, bridge) && bridgeOwner(s, bridge) === otherSide(side))
}

/** 32.C.7: the die; a failure costs nothing. */
export function trySeizing(s: Front, go: Go, id: UnitId, bridge: Bridge): void {
  const hex = hexOf(s, id) as HexId
  const die = go.roll(6, 'bridge')
  const success = die >= successesOf(s).airborneSeizesBridge
  if (success) seize(s, bridge, sideOf(s, id) as Side)
  go.log('bridgeStormed', { unit: id, hex, to: farEnd(bridge, hex), die, success }, '32.C.7')
}

/** R-32C5: each unit tries one; asked only where there are several. */
export function seizeBridges(s: Front, side: Side, go: Go): Ask[] {
  const mine = s.dropped.filter(id => sideOf(s, id) === side)
  const asks: Ask[] = []
  for (const id of mine) {
    const [only, ...others] = seizable(s, id)
    if (only === undefined) continue
    if (others.length > 0) asks.push({ step: 'seizeBridge', side, args: { unit: id } })
    else trySeizing(s, go, id, only)
  }
  return asks
}
