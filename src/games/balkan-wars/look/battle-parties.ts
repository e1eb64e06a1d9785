import type { BattleParty, BattleUnit } from '../../../core/engine/game-look'
import type { UnitId } from '../../../core/ids'
import { sideIn, unitsIn } from '../combat/charge'
import type { Combat, Role } from '../combat/combat-state'
import { isGun, shockOf, shockTotal } from '../combat/odds'
import { adjectiveOf, nationOf, sideAdjective } from '../countries'
import { hexName, isRiver, isStrait, sideBetween } from '../map/geography'
import { coverOf, standInsOf } from '../secrets/sight'
import { counterOf, hexOf, isType, unitOf, type Wars } from '../state'

export type Scene = { readonly s: Wars; readonly combat: Combat }

const LOST: { readonly [place: string]: string } = {
  pool: 'eliminated',
  gone: 'lost for good',
  prisoner: 'taken prisoner',
  track: 'lost, comes back',
}

/** What differs from the counter's face, and what was decided for it. */
function noted({ s, combat }: Scene, role: Role, id: UnitId): BattleUnit {
  const { at, demoralized } = unitOf(s, id)
  if (at.is !== 'hex') return { unit: id, note: LOST[at.is] ?? 'off the map', fallen: true }
  const { bombardment = 0 } = counterOf(id)
  const isShelling = isGun(id) || isType(id, 'fortification')
  const notes = [
    demoralized ? 'Demoralized' : '',
    combat.unsupplied.includes(id) ? 'without supply' : '',
    isShelling && !demoralized && !combat.unsupplied.includes(id) ? `bombards ${bombardment}` : '',
    combat.charges[role]?.includes(id) ? `charges ${shockOf(s, id)}` : '',
  ].filter(Boolean)
  return notes.length > 0 ? { unit: id, note: notes.join(', ') } : { unit: id }
}

/** 'from Kirk Kilisse, over a river' */
function originOf({ s, combat }: Scene, id: UnitId): string {
  const from = hexOf(s, id)
  if (from === null) return 'lost'
  if (from === combat.hex) return isType(id, 'fleet') ? `off ${hexName(from)}` : `in ${hexName(from)}`
  const over = sideBetween(from, combat.hex)
  if (over === null) return `back in ${hexName(from)}`
  return `from ${hexName(from)}${isStrait(over) ? ', over the strait' : isRiver(over) ? ', over a river' : ''}`
}

function groupsOf(scene: Scene, role: Role): BattleParty['groups'] {
  const { s, combat } = scene
  const inside = unitsIn(combat, role)
  // 9.4.1: HQs that lend their Shock from elsewhere.
  const lenders = (combat.charges[role] ?? []).filter(id => !inside.includes(id))
  const groups = new Map<string, BattleUnit[]>()
  const put = (caption: string, unit: BattleUnit): void => {
    groups.set(caption, [...(groups.get(caption) ?? []), unit])
  }
  for (const id of inside) put(originOf(scene, id), noted(scene, role, id))
  for (const id of lenders) put('lends its Shock', noted(scene, role, id))
  if (role === 'defend')
    for (const unit of standInsOf(s))
      if (coverOf(unit)?.hex === combat.hex) put('face down', { unit, note: 'not known' })
  return [...groups].map(([caption, units]) => ({ caption, units }))
}

/** 'Bulgarian attackers', 'League attackers' */
function titleOf({ s, combat }: Scene, role: Role): string {
  const nations = [...new Set(unitsIn(combat, role).map(id => nationOf(s, id)))]
  const [only] = nations
  const whose = nations.length === 1 && only !== undefined ? adjectiveOf(only) : sideAdjective(s, sideIn(combat, role))
  const shock = shockTotal(s, combat.charges[role])
  return `${whose} ${role === 'attack' ? 'attackers' : 'defenders'}${shock > 0 ? ` · Shock ${shock}` : ''}`
}

export const partyOf = (scene: Scene, role: Role): BattleParty => ({
  side: sideIn(scene.combat, role),
  title: titleOf(scene, role),
  groups: groupsOf(scene, role),
  support: [],
})
