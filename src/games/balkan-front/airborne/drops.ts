import { including } from '../../../core/army/lists'
import type { HexId, Side, UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import type { Flight } from '../air/air-state'
import { changeFlight } from '../air/air-units'
import { NO_CARGO } from '../air/lifts'
import { landOnCrete } from '../arrivals/crete-landing'
import { stackIn } from '../board'
import { sideOf } from '../countries'
import { enter, settle } from '../ownership'
import { type Front, type Go, hexOf } from '../state'
import { eliminate, put } from '../units'
import { bringSupply, spendGlider } from './carrying'
import { dropModifier, dropResult, isScattered } from './disruption'
import { cancelPlan } from './plans'

const isOverTarget = (s: Front, side: Side, { unit, mission, fate }: Flight): boolean =>
  mission === 'drop' && fate === 'flying' && sideOf(s, unit) === side && s.flown.includes(unit)

/** 25.A: one die for each unit. */
function dropUnit(s: Front, go: Go, id: UnitId, hex: HexId, side: Side, byGlider: boolean): void {
  const modifier = dropModifier(s, hex, side, byGlider)
  const die = go.roll(6, 'disruption')
  const met = stackIn(s, hex, otherSide(side)).length > 0
  const result = dropResult(die + modifier, met)
  go.log('airDrop', { unit: id, hex, die, modifier, result, glider: byGlider, met }, '25.A.1')
  cancelPlan(s, id)
  if (result === 'eliminated') {
    eliminate(s, go, [id], '25.A.2')
    return
  }
  s.dropped = including(s.dropped, id)
  if (result !== 'sound') s.disrupted = [...s.disrupted, { unit: id, how: result }]
  put(s, go, [id], hex)
  // 28.B.1.c.2: they are there, though they own nothing yet.
  landOnCrete(s, go, hex, side)
}

/** 25.A.4: one die for each RE, or what there is of one. */
function dropSupply(s: Front, go: Go, hex: HexId, side: Side, re: number): void {
  let kept = 0
  for (let left = re; left > 0; left -= 1) {
    const modifier = dropModifier(s, hex, side, false)
    const die = go.roll(6, 'disruption')
    const lost = isScattered(die + modifier)
    go.log('supplyDrop', { hex, die, modifier, lost }, '25.A.4')
    if (!lost) kept += Math.min(1, left)
  }
  if (kept > 0) bringSupply(s, go, hex, side, kept)
}

/** P.4, 20.E.2.2: what is over its drop hex goes down, hex by hex in the order of take-off; gliders are spent (24.C.6). */
export function dropAll(s: Front, side: Side, go: Go): void {
  const flights = s.flights.filter(flight => isOverTarget(s, side, flight))
  for (const hex of new Set(flights.flatMap(({ to }) => (to.is === 'hex' ? [to.hex] : [])))) {
    const here = flights.filter(({ to }) => to.is === 'hex' && to.hex === hex)
    const gliderborne = new Set(here.flatMap(({ cargo }) => cargo.inGlider))
    const units = new Set(here.flatMap(({ cargo }) => cargo.units))
    const supply = here.reduce((sum, { cargo }) => sum + cargo.supply, 0)
    for (const { unit, tow } of here) {
      changeFlight(s, unit, { cargo: NO_CARGO, tow: null })
      if (tow !== null) spendGlider(s, go, tow, '24.C.6')
    }
    for (const id of units) dropUnit(s, go, id, hex, side, gliderborne.has(id))
    dropSupply(s, go, hex, side, supply)
  }
}

/** 25.A.3, R-25G: at the start of its own initial phase a side’s airborne troops are as others, and own what they hold. */
export function recover(s: Front, side: Side, go: Go): void {
  const mine = s.dropped.filter(id => sideOf(s, id) === side)
  if (mine.length === 0) return
  s.dropped = s.dropped.filter(id => !mine.includes(id))
  s.disrupted = s.disrupted.filter(({ unit }) => !mine.includes(unit))
  // The hexes themselves become theirs now, so that nothing falls back to the enemy in between.
  s.airheads = s.airheads.filter(each => each.side !== side)
  const hexes = [...new Set(mine.flatMap(id => hexOf(s, id) ?? []))]
  settle(s, go, hexes)
  for (const hex of hexes) if (s.outcome === null && stackIn(s, hex, side).length > 0) enter(s, go, hex, side)
}
