import { knownFrame } from '../../../core/engine/frames'
import type { BattleParty, BattleSupport, BattleUnit } from '../../../core/engine/game-look'
import type { HexId, Side, UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import * as query from '../../../core/map/map-queries'
import type { Battle, Role } from '../combat/battle-state'
import { factorOf } from '../combat/odds'
import { support, supportOffered } from '../combat/support-step'
import { ultra } from '../combat/ultra-step'
import { landUnit } from '../forces/counters'
import { hexName, isRiver, map, sideBetween, straitOn } from '../map/geography'
import { ALLIED, counterOf, type Gertrud, hexOf, isReduced, unitOf } from '../state'
import { isUnsupplied } from '../supply/supply'
import { face, ratingsOf } from './faces'
import { forceAdjective, ultraFace } from './nations'

export type Scene = { readonly s: Gertrud; readonly battle: Battle }

/** What differs from the counter's face, and what the owner has decided. */
function noted({ s, battle }: Scene, id: UnitId): BattleUnit {
  if (unitOf(s, id).steps === 0) return { unit: id, note: 'eliminated', fallen: true }
  const { full, reduced } = landUnit(id)
  const factor = factorOf(s, id, battle.hex)
  const printed = (isReduced(s, id) ? reduced : full).combat
  const isLosing = (battle.losses.attack === id || battle.losses.defend === id) && battle.result !== null
  const notes = [
    isUnsupplied(s, id) ? `out of supply, ${factor}` : factor === printed ? '' : `${factor} in the hills`,
    isLosing ? 'loses a step' : '',
  ].filter(Boolean)
  return notes.length > 0 ? { unit: id, note: notes.join(', ') } : { unit: id }
}

/** 'Maritsa', of all the names a river has. */
const riverName = (a: HexId, b: HexId): string =>
  (query.riverBetween(map, a, b)?.name ?? 'river').replace(/ \(.*\)$/, '')

/** 'from 2905, over the Tundzha' */
function originOf({ s, battle }: Scene, id: UnitId): string {
  const from = hexOf(s, id)
  if (from === null) return 'eliminated'
  if (battle.drop.includes(id) && from === battle.hex) return 'dropped on the hex'
  if (from === battle.hex) return `in ${hexName(from)}`
  const over = sideBetween(from, battle.hex)
  if (over === null) return `back in ${hexName(from)}`
  const strait = straitOn(over)
  if (isRiver(over)) return `from ${hexName(from)}, over the ${riverName(from, battle.hex)}`
  return strait === null ? `from ${hexName(from)}` : `from ${hexName(from)}, over the ${strait}`
}

function grouped(scene: Scene, units: readonly UnitId[], captionOf: (id: UnitId) => string): BattleParty['groups'] {
  const groups = new Map<string, BattleUnit[]>()
  for (const id of units) {
    const caption = captionOf(id)
    groups.set(caption, [...(groups.get(caption) ?? []), noted(scene, id)])
  }
  return [...groups].map(([caption, all]) => ({ caption, units: all }))
}

function groupsOf(scene: Scene, role: Role): BattleParty['groups'] {
  const { s, battle } = scene
  if (role === 'attack') return grouped(scene, battle.attackers, id => originOf(scene, id))
  const placed = (id: UnitId, where: string) => {
    const hex = hexOf(s, id)
    return hex === null ? 'eliminated' : hex === battle.hex ? where : `back in ${hexName(hex)}`
  }
  return [
    ...grouped(scene, battle.defenders, id => placed(id, `in ${hexName(battle.hex)}`)),
    ...grouped(scene, battle.bystanders, id => placed(id, 'in the hex, attacked before')),
  ]
}

const TITLES = { cas: 'Close air support', ngs: 'Naval gunfire' } as const

/** The pieces a side may send, while it is asked for that kind. */
function offered({ s }: Scene, role: Role, kind: 'cas' | 'ngs'): UnitId[] {
  const asked = knownFrame(s, 'support', support)
  return asked?.args.kind === kind && asked.args.role === role ? supportOffered(s, asked) : []
}

/** The piece over the hex. */
function supportOf(scene: Scene, role: Role, kind: 'cas' | 'ngs'): BattleSupport[] {
  const { s, battle } = scene
  const title = TITLES[kind]
  const sent = battle[kind][role]
  if (sent !== null) {
    const note = [counterOf(sent).abbr, ratingsOf(s, sent), s.experten === sent ? 'Experten' : '']
    return [{ face: face(s, sent), title, note: note.filter(Boolean).join(', '), stands: 'committed' }]
  }
  return []
}

/** 14.0 */
const ultraOf = ({ s, battle }: Scene, side: Side): BattleSupport[] => {
  if (side !== ALLIED || (!battle.ultra && knownFrame(s, 'ultra', ultra) === null)) return []
  return [
    {
      face: ultraFace(),
      title: 'ULTRA',
      note: battle.ultra ? 'one column' : `${s.ultra} left`,
      stands: battle.ultra ? 'committed' : 'asked',
    },
  ]
}

/** 'German attackers', 'Turkish defenders' */
function titleOf({ s, battle }: Scene, role: Role, side: Side): string {
  const units = role === 'attack' ? battle.attackers : [...battle.defenders, ...battle.bystanders]
  if (units.length === 0) return 'An empty hex'
  return `${forceAdjective(s, side, units)} ${role === 'attack' ? 'attackers' : 'defenders'}`
}

const OFFERS = { cas: 'One CAS may fly here', ngs: 'One NGS may come' } as const

/** The pieces to choose from, laid out while their owner is asked. */
function offerOf(scene: Scene, role: Role): Pick<BattleParty, 'offer'> {
  for (const kind of ['ngs', 'cas'] as const) {
    const units = offered(scene, role, kind)
    if (units.length > 0) return { offer: { title: OFFERS[kind], units } }
  }
  return {}
}

export function partyOf(scene: Scene, role: Role): BattleParty {
  const { battle } = scene
  const side = role === 'attack' ? battle.attacker : otherSide(battle.attacker)
  return {
    side,
    title: titleOf(scene, role, side),
    groups: groupsOf(scene, role),
    ...offerOf(scene, role),
    support: [...supportOf(scene, role, 'ngs'), ...supportOf(scene, role, 'cas'), ...ultraOf(scene, side)],
  }
}
