import type { HexId, UnitId } from '../../../core/ids'
import { TITO_PRESTIGE } from '../forces/options'
import {
  type Go,
  hasSurrendered,
  hasTrait,
  hexOf,
  isChosen,
  isOnMap,
  nationOf,
  type Partizan,
  putUnit,
  SAS,
  TITO,
  unitOf,
} from '../state'

/** 6.0.3, 13.3, 13.5.3: who may come back. */
export const mayReturn = (id: UnitId): boolean =>
  !hasTrait(id, 'never-rebuilt') && nationOf(id) !== 'Croatian' && nationOf(id) !== 'Ustashi'

const without = (list: readonly UnitId[], id: UnitId): readonly UnitId[] =>
  list.includes(id) ? list.filter(each => each !== id) : list

/** A unit that leaves a combat, alive or not, is turned down again. */
export function leaveBattle(s: Partizan, id: UnitId): void {
  s.faceUp = without(s.faceUp, id)
  if (s.combat === null) return
  s.combat = {
    ...s.combat,
    attackers: without(s.combat.attackers, id),
    defenders: without(s.combat.defenders, id),
  }
}

/** Takes a unit off the map, with all that lay on it (11.9.3). */
function takeOff(s: Partizan, id: UnitId): void {
  leaveBattle(s, id)
  s.tops = without(s.tops, id)
  s.exposed = without(s.exposed, id)
  s.retreated = without(s.retreated, id)
  s.moved = without(s.moved, id)
  s.attacked = without(s.attacked, id)
  s.ferried = without(s.ferried, id)
  if (s.chits.some(chit => chit.unit === id)) s.chits = s.chits.filter(chit => chit.unit !== id)
}

export function eliminate(s: Partizan, go: Go, id: UnitId): void {
  const hex = hexOf(s, id)
  takeOff(s, id)
  putUnit(s, id, { at: { is: mayReturn(id) ? 'pool' : 'gone' }, steps: 0, unsupplied: 0 })
  if (id === TITO) titoDies(s, go, hex)
}

/** 2.1.2, 2.1.3: the first loss turns a two-step unit over, the last removes it. True when it is gone. */
export function loseStep(s: Partizan, go: Go, id: UnitId): boolean {
  const { steps } = unitOf(s, id)
  if (steps > 1) putUnit(s, id, { steps: steps - 1 })
  else eliminate(s, go, id)
  return steps <= 1
}

/** 17.3.1, 19.1.3.3, R-28: announced whatever the cause. Without him his prestige is gone, and before the surrender the SAS too. */
function titoDies(s: Partizan, go: Go, hex: HexId | null): void {
  s.titoDied = s.turn
  go.reveal()
  go.log('titoDied', { turn: s.turn, unit: TITO, hex }, '17.3.1')
  if (!isChosen(s, TITO_PRESTIGE)) return
  s.prestige = 0
  if (hasSurrendered(s) || !isOnMap(s, SAS)) return
  takeOff(s, SAS)
  putUnit(s, SAS, { at: { is: 'waiting' }, unsupplied: 0 })
  go.log('sasRecalled', {}, '19.1.3.3')
}
