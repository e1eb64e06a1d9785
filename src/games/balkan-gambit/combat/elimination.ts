import type { HexId, RuleId, UnitId } from '../../../core/ids'
import { counterOf, type Gambit, hexOf, type Log, type Pile, type Place, putUnit, unitOf } from '../state'

type Cause = {
  readonly rule: RuleId
  /** 8.3.B2: lost while out of supply. */
  readonly unsupplied?: boolean
  readonly pile?: Pile
}

/** 8.3: only some brigades ever come back, and only if they were in supply. */
const pileOf = (id: UnitId, { unsupplied, pile }: Cause): Pile =>
  pile ?? (counterOf(id).traits.includes('reclaimable') && !unsupplied ? 'reclaimable' : 'permanent')

/** Where a loss is remembered: units that come by sea or by air are lost where they fight. */
const fellAt = (s: Gambit, id: UnitId): HexId | null => hexOf(s, id) ?? s.battle?.hex ?? null

export function eliminate(s: Gambit, go: Log, id: UnitId, cause: Cause): void {
  const facts = { unit: id, hex: fellAt(s, id), pile: pileOf(id, cause), steps: unitOf(s, id).steps }
  putUnit(s, id, { at: { is: 'dead', pile: facts.pile }, steps: 0, dispersed: false })
  go.log('eliminated', facts, cause.rule)
}

/** 2.12.2: the first hit reduces a division, any other removes the unit. */
export function loseStep(s: Gambit, go: Log, id: UnitId, cause: Cause): void {
  const { steps } = unitOf(s, id)
  if (steps > 1) {
    putUnit(s, id, { steps: steps - 1 })
    go.log('reduced', { unit: id, hex: fellAt(s, id) }, cause.rule)
  } else eliminate(s, go, id, cause)
}

/** 12.9.2: one lost step comes back: the unit flips up, or returns from the dead to `home`. */
export function regainStep(s: Gambit, go: Log, id: UnitId, home: Place): void {
  const { steps, at } = unitOf(s, id)
  putUnit(s, id, { steps: steps + 1, at: at.is === 'dead' ? home : at })
  go.log('regained', { unit: id, hex: fellAt(s, id) }, '12.9.2')
}

/** 4.0.4, S43.10: a Beachhead or Port marker falls to the Axis. */
export function loseMarker(s: Gambit, go: Log, hex: HexId): void {
  const lost = s.markers.find(each => each.hex === hex)
  if (!lost) return
  s.markers = s.markers.filter(each => each.hex !== hex)
  s.markersLost++
  go.log('markerLost', { hex, port: lost.port }, '4.0.4')
}
