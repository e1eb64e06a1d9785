import type { HexId, Side } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { fleeBase } from '../air/escape'
import { atHex } from '../air/spots'
import { stackIn } from '../board'
import { cityAt } from '../map/geography'
import { type Front, type Go, NOBODY, type Owner } from '../state'
import { disruptionOf } from './airborne-units'

/** 17.C: what can be captured there: a city or a permanent airfield, no temporary one. */
const canBeHeld = (s: Front, hex: HexId): boolean => {
  const city = cityAt(hex)
  return (
    (city !== null && city.class !== 'point') ||
    s.airfields.some(field => field.hex === hex && field.kind === 'permanent')
  )
}

/** 25.B.1, R-25G: undisrupted, in a hex without enemies that is not theirs yet. */
const holds = (s: Front, hex: HexId, side: Side): boolean =>
  s.owner[hex] !== side &&
  canBeHeld(s, hex) &&
  stackIn(s, hex, otherSide(side)).length === 0 &&
  stackIn(s, hex, side).some(id => s.dropped.includes(id) && disruptionOf(s, id) === null)

function lose(s: Front, go: Go, hex: HexId, side: Side): void {
  s.airheads = s.airheads.filter(each => each.hex !== hex)
  const owner: Owner = s.owner[hex] ?? NOBODY
  if (owner === side || owner === NOBODY) return
  go.log('airheadLost', { hex, side }, '25.B.1')
  fleeBase(s, go, atHex(hex), owner as Side)
}

function win(s: Front, go: Go, hex: HexId, side: Side): void {
  s.airheads = [...s.airheads, { hex, side }]
  go.log('airheadTaken', { hex, side }, '25.B.1')
  fleeBase(s, go, atHex(hex), side)
}

/** R-25G: looks again at the bases of hexes where units came, went or were lost. */
export function settleAirheads(s: Front, go: Go, touched: readonly HexId[]): void {
  for (const { hex, side } of s.airheads) if (!holds(s, hex, side)) lose(s, go, hex, side)
  if (s.dropped.length === 0) return
  for (const hex of new Set(touched))
    for (const side of [0, 1] as const)
      if (!s.airheads.some(each => each.hex === hex) && holds(s, hex, side)) win(s, go, hex, side)
}
