import type { StepFocus } from '../../../core/engine/step'
import { type HexId, otherSide, type Side, type UnitId } from '../../../core/ids'
import { stackIn } from '../movement/board'
import { noteDown } from '../secrets/sight'
import { type Battle, type Go, hexOf, isPartisan, PARTISAN, type Partizan, secretOf, unitOf } from '../state'

/** 11.2.3: attackers are seen where they stand; a landing comes from nowhere on the map. */
function noteOrigins(s: Partizan, side: Side, attackers: readonly UnitId[]): void {
  for (const from of new Set(attackers.map(id => hexOf(s, id)))) {
    const units = attackers.filter(id => hexOf(s, id) === from)
    if (from !== null) noteDown(s, side, from, 'attacked from', units)
  }
}

/** R-8 1-2, 11.2: the declaration binds, and turns up the attackers and everyone in the attacked hex. */
export function beginBattle(
  s: Partizan,
  go: Go,
  { attacker, hex, attackers, landing }: Pick<Battle, 'attacker' | 'hex' | 'attackers' | 'landing'>,
): void {
  // on what a side knows nothing is reckoned ahead that lies face down.
  if (s.hidden.some(each => each.hex === hex)) throw new RangeError('who defends is not known before the declaration')
  const defender = otherSide(attacker)
  const defenders = stackIn(s, hex, defender)
  s.combat = {
    attacker,
    hex,
    attackers,
    defenders,
    landing,
    purelyPartisan: attackers.every(isPartisan),
    net: null,
    table: null,
    support: [],
    result: null,
  }
  s.faceUp = [...attackers, ...defenders]
  s.attackedHexes = [...s.attackedHexes, hex]
  if (!landing) s.attacked = [...s.attacked, ...attackers]
  if (attacker === PARTISAN) s.hasAttacked = true
  noteDown(s, defender, hex, 'attacked', attackers)
  noteOrigins(s, defender, attackers)
  noteDown(s, attacker, hex, 'defended', defenders)
  go.reveal()
  const again = defenders.filter(id => s.retreated.includes(id)).length
  const steps = [...attackers, ...defenders].map(id => unitOf(s, id).steps)
  go.log('attack', { hex, attackers, defenders, steps, landing, again, owner: secretOf(s, PARTISAN) }, '11.2.1')
}

/** The hex fought for, the hexes it is attacked from, and who has to act. */
export function battleFocus(s: Partizan, hand: readonly UnitId[] = []): StepFocus {
  if (s.combat === null) return {}
  const from = s.combat.attackers.map(id => hexOf(s, id)).filter((hex): hex is HexId => hex !== null)
  return { hand, targets: [s.combat.hex], from: [...new Set(from)] }
}
