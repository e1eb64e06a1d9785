import { chanceOf, distribution, thenRoll } from '../../../core/distribution'
import { otherSide, type Side, type UnitId } from '../../../core/ids'
import { columnHolding, shiftColumn } from '../../../core/results-table'
import { airFates } from '../air/duels'
import { casFor, ngsFor } from '../air/support'
import { combatTable, resultEffects, shifts } from '../charts'
import { EVERY_QUESTION, isChosen } from '../forces/options'
import { ALLIED, counterOf, type Gertrud } from '../state'
import { areSoviets } from './attack'
import type { Battle, Role } from './battle-state'
import { oddsOf, rollCombat } from './odds'

export type SupportKind = 'ngs' | 'cas'

const sideIn = (battle: Battle, role: Role): Side => (role === 'attack' ? battle.attacker : otherSide(battle.attacker))

/** The pieces of a kind that a side could send into a battle. */
export function piecesFor(s: Gertrud, battle: Battle, kind: SupportKind, role: Role): UnitId[] {
  const side = sideIn(battle, role)
  const soviets = areSoviets(battle, role)
  return kind === 'cas' ? casFor(s, side, soviets) : ngsFor(s, side, soviets, battle.hex)
}

/** 13.3: ULTRA serves a beige CAS in an air combat; R-67: on land any beige unit, or CAS or NGS still over the hex. */
const anyBeige = (units: readonly (UnitId | null)[]): boolean => units.some(id => id !== null && counterOf(id).beige)

export const isBeigeFlight = ({ cas: { attack, defend } }: Battle): boolean =>
  attack !== null && defend !== null && anyBeige([attack, defend])

/** whether ULTRA could be spent on the land combat as the battle stands. */
export const canUseUltra = (s: Gertrud, { attackers, defenders, ngs, cas }: Battle): boolean =>
  s.ultra > 0 && anyBeige([...attackers, ...defenders, ngs.attack, ngs.defend, cas.attack, cas.defend])

type Reach = { readonly left: number; readonly right: number }

/** Columns that what is still to be answered, the piece asked for included, may move the odds by. */
function stillOpen(s: Gertrud, battle: Battle, asked: SupportKind): Reach {
  const open = { left: 0, right: 0 }
  for (const kind of ['ngs', 'cas'] as const) {
    const columns = kind === 'cas' ? shifts.airSupport : shifts.navalGunfire
    for (const role of ['attack', 'defend'] as const) {
      const isSettled = asked === 'cas' && kind === 'ngs'
      if (isSettled || battle[kind][role] !== null || piecesFor(s, battle, kind, role).length === 0) continue
      open[role === 'attack' ? 'right' : 'left'] += columns
    }
  }
  const flies = (role: Role) => anyBeige(piecesFor(s, battle, 'cas', role))
  if (canUseUltra(s, battle) || (s.ultra > 0 && (flies('attack') || flies('defend'))))
    open[battle.attacker === ALLIED ? 'right' : 'left'] += shifts.ultra
  return open
}

/**
 * Whether a piece could change a cell of the table, whatever else is still answered; or could shoot down or sink what the enemy has
 * sent, which is lost whatever the die says.
 */
export function couldMatter(s: Gertrud, battle: Battle, kind: SupportKind, role: Role): boolean {
  const foe: Role = role === 'attack' ? 'defend' : 'attack'
  if (battle[kind][foe] !== null || (kind === 'cas' && battle.ngs[foe] !== null)) return true
  const table = combatTable(s)
  const { percent, shifts: all } = oddsOf(s, battle)
  const start = columnHolding(table.columns, percent)
  const net = all.reduce((sum, each) => sum + Number(each.value), 0)
  const { left, right } = stillOpen(s, battle, kind)
  const columns = new Set<string>()
  for (let moved = net - left; moved <= net + right; moved++) {
    const { column } = shiftColumn(table.columns, start, moved)
    columns.add(
      Object.values(table.rows)
        .map(cells => cells[column])
        .join(),
    )
  }
  return columns.size > 1
}

/** The chance that the defenders are thrown out of the hex, an air combat that is still to be fought included. */
function chanceToClear(s: Gertrud, battle: Battle): number {
  const { attack, defend } = battle.cas
  const cleared = (now: Battle) =>
    distribution(roll => {
      const { defender } = resultEffects[rollCombat(s, now, roll)]
      return defender === 'eliminated' || defender === 'retreat'
    })
  const fought =
    attack === null || defend === null
      ? cleared(battle)
      : thenRoll(airFates(s, [attack, defend]), ([one, other]) =>
          cleared({
            ...battle,
            cas: { attack: one === 'stays' ? attack : null, defend: other === 'stays' ? defend : null },
          }),
        )
  return chanceOf(fought, isCleared => isCleared)
}

/** By how much the best aircraft of a side changes the chance that the hex is cleared, if nothing is sent after it. */
export function gainOf(s: Gertrud, battle: Battle, role: Role): number {
  const before = chanceToClear(s, battle)
  const sign = role === 'attack' ? 1 : -1
  const pieces = piecesFor(s, battle, 'cas', role)
  // Where no enemy is in the air, one shifts as much as another.
  const isOpposed = battle.cas[role === 'attack' ? 'defend' : 'attack'] !== null
  const gains = (isOpposed ? pieces : pieces.slice(0, 1)).map(
    id => sign * (chanceToClear(s, { ...battle, cas: { ...battle.cas, [role]: id } }) - before),
  )
  return Math.max(0, ...gains)
}

/** Whether a side is asked for a piece: it has one, and it could matter. */
export const isAskedFor = (s: Gertrud, battle: Battle, kind: SupportKind, role: Role): boolean =>
  piecesFor(s, battle, kind, role).length > 0 && (isChosen(s, EVERY_QUESTION) || couldMatter(s, battle, kind, role))

/** 11.0 step 7: whether the enemy of the attacker still has a word before the die. */
export const hasEnemyUltra = (s: Gertrud, battle: Battle): boolean =>
  battle.attacker !== ALLIED && canUseUltra(s, battle)

/** Whether the die falls at once when the attacker sends nothing of this kind: nobody else has an answer. */
export function rollsAfterPass(s: Gertrud, battle: Battle, kind: SupportKind): boolean {
  if (isChosen(s, EVERY_QUESTION)) return false
  const isFollowed =
    isAskedFor(s, battle, kind, 'defend') ||
    (kind === 'ngs' && (isAskedFor(s, battle, 'cas', 'attack') || isAskedFor(s, battle, 'cas', 'defend')))
  return !isFollowed && !canUseUltra(s, battle)
}

/** The same when he sends neither ships nor aircraft. */
export const rollsWithout = (s: Gertrud, battle: Battle): boolean =>
  !isAskedFor(s, battle, 'ngs', 'defend') && !isAskedFor(s, battle, 'cas', 'defend') && !canUseUltra(s, battle)
