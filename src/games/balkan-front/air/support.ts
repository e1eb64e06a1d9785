import type { HexId, Side, UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { sideOf } from '../countries'
import { airOf } from '../forces/counters'
import { type Front, type Go, hexOf, type Units } from '../state'
import { isPoor } from '../weather/weather'
import type { Flight } from './air-state'
import { fireFlak, flakColumn, flakOfAll } from './flak'
import { atHex } from './spots'

type Supported = { readonly hex: HexId; readonly attackers: Units }

const attackerOf = (s: Front, { attackers }: Supported): Side | null => sideOf(s, attackers[0] as UnitId)

const over = (s: Front, hex: HexId, side: Side, mission: Flight['mission']): readonly Flight[] =>
  s.flights.filter(
    ({ unit, mission: of, fate, to }) =>
      of === mission && fate === 'flying' && to.is === 'hex' && to.hex === hex && sideOf(s, unit) === side,
  )

/** Air units that support an attack on a hex, or its defence. */
export function supportersOf(s: Front, fight: Supported, role: 'attack' | 'defend'): readonly Flight[] {
  const attacker = fight.attackers.length === 0 ? null : attackerOf(s, fight)
  if (attacker === null) return []
  return role === 'attack'
    ? over(s, fight.hex, attacker, 'groundSupport')
    : over(s, fight.hex, otherSide(attacker), 'defensiveSupport')
}

/**
 * 20.F.2.b.2, 20.F.2.c.2, R-GS, R-DAS: printed points up to those of the ground units first, those at normal range before others; then
 * a third at extended range and half in poor weather. Terrain changes nothing.
 */
export function supportPoints(s: Front, flights: readonly Flight[], printed: number, hex: HexId): number {
  let room = printed
  let twelfths = 0
  for (const { unit, extended } of flights.toSorted((a, b) => Number(a.extended) - Number(b.extended))) {
    const taken = Math.min(room, airOf(unit).tactical)
    room -= taken
    twelfths += taken * (extended ? 4 : 12)
  }
  return twelfths / (isPoor(s, hex) ? 24 : 12)
}

/** 22.B.3.1: the guns of the attackers, by the number of their hexes; the hex itself is one where some attack from inside (R-25H). */
export function flakAgainstSupport(s: Front, { attackers }: Supported): number {
  const hexes = new Set(attackers.flatMap(id => hexOf(s, id) ?? []))
  return hexes.size === 0 ? 0 : flakOfAll(s, attackers) / hexes.size
}

/** R-AIR33: there is something to fire at and enough to fire with. */
export const canFireAtSupport = (s: Front, fight: Supported): boolean =>
  supportersOf(s, fight, 'defend').length > 0 && flakColumn(s, flakAgainstSupport(s, fight)) !== null

/** 22.B.3.1: once at each; who is hit is out at once and comes home with the others (R-AIR19). */
export function fireAtSupport(s: Front, go: Go, fight: Supported): void {
  const points = flakAgainstSupport(s, fight)
  for (const { unit } of supportersOf(s, fight, 'defend')) fireFlak(s, go, unit, atHex(fight.hex), points, '22.B.3.1')
}
