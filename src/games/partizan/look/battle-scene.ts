import { recent } from '../../../core/engine/derived'
import { knownFrame } from '../../../core/engine/frames'
import type { BattleParty, BattleScene, BattleSupport, BattleUnit } from '../../../core/engine/game-look'
import { battleStageOf } from '../../../core/engine/hand'
import { type Frame, owedFrame } from '../../../core/engine/state'
import type { Refusal } from '../../../core/engine/step'
import type { Side, UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { attack } from '../combat/attack'
import { BATTLE_STAGES } from '../combat/battle'
import { stockOf } from '../combat/caches'
import { holderOf } from '../combat/initiative'
import { strengthOf } from '../combat/odds'
import { whyNotSupport } from '../combat/support'
import { landing } from '../landings/landing'
import { grid, hexName, isCity, isTown, settlementAt, terrainAt } from '../map/hexes'
import { isHeldBy } from '../movement/board'
import { isStandIn, sideOfAny } from '../secrets/stand-ins'
import {
  AXIS,
  type Battle,
  hasSurrendered,
  hexOf,
  isIn,
  PARTISAN,
  type Partizan,
  SUPPORTS,
  type Support,
} from '../state'
import { steps } from '../steps'
import { balanceOf, plannedBalance, planOf, shiftOf } from './battle-balance'
import { cacheFace, supportFace } from './marker-faces'
import { stacks } from './stacks'
import { sideName } from './words'

/** An attack that is declared or still being planned. */
type Fight = Pick<Battle, 'attacker' | 'hex' | 'attackers' | 'landing'> & {
  readonly defenders: readonly UnitId[]
  /** Declared: everybody in it has been turned up. */
  readonly combat: Battle | null
  readonly frame: Frame
}

/** What runs by itself stands under the first die. */
const stageOf = (s: Partizan): number => BATTLE_STAGES.indexOf(battleStageOf({ steps }, s)?.stage ?? 'Initiative')

/** R-8: everybody who was turned up when it was declared, those included who have left it since. */
function turnedUp(s: Partizan, fight: Fight, part: 'attackers' | 'defenders'): readonly UnitId[] {
  const { combat, attacker, hex } = fight
  if (combat === null) return fight[part]
  const [side, why] =
    part === 'attackers' ? ([otherSide(attacker), 'attacked'] as const) : ([attacker, 'defended'] as const)
  const note = s.notes.findLast(
    each => each.turn === s.turn && each.hex === hex && each.side === side && each.why === why,
  )
  return [...new Set([...(note?.units ?? []), ...fight[part]])]
}

/** R-34: losses in combat are named to both, though the enemy may only count the pool they go to. */
const isEliminated = (s: Partizan, id: UnitId): boolean =>
  isIn(s, id, 'pool') ||
  isIn(s, id, 'gone') ||
  s.notes.some(({ turn, why, units }) => turn === s.turn && why === 'was eliminated' && units.includes(id))

function noted(s: Partizan, fight: Fight, id: UnitId, rating: 'attack' | 'defence'): BattleUnit {
  if (isStandIn(id)) return { unit: id }
  const { combat, landing } = fight
  if (combat !== null && ![...combat.attackers, ...combat.defenders].includes(id)) {
    return isEliminated(s, id)
      ? { unit: id, note: 'eliminated', fallen: true }
      : { unit: id, note: 'out of the combat' }
  }
  // R-54: before the declaration a side sees its own strength and nobody else's.
  if (combat === null && rating === 'defence') return { unit: id }
  const why = [
    s.exposed.includes(id) ? 'exposed' : '',
    landing && rating === 'attack' ? 'from the sea' : '',
    (s.chits.find(each => each.unit === id)?.strength ?? 0) > 0 ? 'with a cache' : '',
  ].filter(Boolean)
  const strength = strengthOf(s, id, rating, landing && rating === 'attack')
  return { unit: id, note: `${rating} ${strength}${why.length === 0 ? '' : `, ${why.join(', ')}`}` }
}

/** Attackers by the hex they come from. */
function attackGroups(s: Partizan, fight: Fight): BattleParty['groups'] {
  const found = new Map<string, BattleUnit[]>()
  for (const id of turnedUp(s, fight, 'attackers')) {
    const from = hexOf(s, id)
    const caption = fight.landing
      ? 'from the sea'
      : from === null || !fight.attackers.includes(id)
        ? 'out of the combat'
        : from === fight.hex
          ? `in ${hexName(from)}`
          : `from ${hexName(from)}`
    found.set(caption, [...(found.get(caption) ?? []), noted(s, fight, id, 'attack')])
  }
  return [...found].map(([caption, units]) => ({ caption, units }))
}

const defenceGroups = (s: Partizan, fight: Fight): BattleParty['groups'] => {
  const units = turnedUp(s, fight, 'defenders').map(id => noted(s, fight, id, 'defence'))
  return units.length === 0 ? [] : [{ caption: `in ${hexName(fight.hex)}`, units }]
}

const OWNERS: { readonly [support in Support]: Side } = {
  'axis-bomber': AXIS,
  'allied-bomber': PARTISAN,
  'partisan-navy': PARTISAN,
}

/** Why support stays away, in as few words as stand beside its counter. */
function whyOut(s: Partizan, { rule }: Refusal): string {
  if (rule === '11.4.5') return 'no initiative'
  if (rule === '16.3') return 'not received yet'
  return hasSurrendered(s) ? 'not on the coast' : 'after the surrender'
}

/** 11.4.5: who may have support is known once the initiative is. */
function supportOf(s: Partizan, { combat, frame, hex }: Fight, side: Side): BattleSupport[] {
  const holder = combat?.net == null ? null : holderOf(combat.net)
  const committed = planOf(s).support
  return SUPPORTS.filter(each => OWNERS[each] === side).map(each => {
    const face = supportFace(each)
    const why = whyNotSupport(s, each, holder ?? side, hex)
    if (committed.includes(each)) return { face, title: face.label, note: 'one column', stands: 'committed' }
    if (why !== null) return { face, title: face.label, note: whyOut(s, why), stands: 'out' }
    if (holder === null) return { face, title: face.label, note: 'with the initiative', stands: 'asked' }
    if (frame.step === 'plan') return { face, title: face.label, note: '', stands: 'asked' }
    return {
      face,
      title: face.label,
      note: combat?.table == null ? 'chosen with the table' : 'kept back',
      stands: 'out',
    }
  })
}

/** 11.5, R-34: the stock is open to both; once caches have been given what is left of it is of no use here. */
function cachesOf(s: Partizan, fight: Fight, side: Side): BattleSupport[] {
  const stock = stockOf(s).toSorted((a, b) => b - a)
  const [best] = stock
  if (side !== PARTISAN || best === undefined || stageOf(s) > BATTLE_STAGES.indexOf('Caches')) return []
  const note = `${stock.map(each => `+${each}`).join(', ')} in stock`
  const stands = fight.combat === null ? 'here' : fight.frame.step === 'chits' ? 'asked' : 'out'
  return [{ face: cacheFace(best), title: 'Weapons caches', note, stands }]
}

function partyOf(s: Partizan, fight: Fight, part: 'attacker' | 'defender'): BattleParty {
  const isAttacker = part === 'attacker'
  const side = isAttacker ? fight.attacker : otherSide(fight.attacker)
  return {
    side,
    title: `${sideName(side)}, ${isAttacker ? 'attacking' : 'defending'}`,
    groups: isAttacker ? attackGroups(s, fight) : defenceGroups(s, fight),
    support: [...supportOf(s, fight, side), ...cachesOf(s, fight, side)],
  }
}

function aboutOf({ attacker, hex, combat, landing }: Fight): string {
  const place = isCity(hex) ? 'city' : isTown(hex) ? 'town' : ''
  const ground = [terrainAt(hex), place].filter(Boolean).join(', ')
  const way = landing ? ' from the sea' : ''
  const holder = combat?.net == null ? null : holderOf(combat.net)
  const initiative =
    holder === null ? '' : ` The ${sideName(holder)} ${holder === AXIS ? 'has' : 'have'} the initiative.`
  return `The ${sideName(attacker)} attack${attacker === AXIS ? 's' : ''}${way}: ${ground}.${initiative}`
}

/** An attack that is being planned, once it has a target and somebody to make it. */
function planned(s: Partizan, frame: Frame): Fight | null {
  const landingNow = frame.step === 'landing' ? knownFrame(s, 'landing', landing) : null
  const attackNow = frame.step === 'attack' ? knownFrame(s, 'attack', attack) : null
  const hex = landingNow?.args.hex ?? attackNow?.local.target ?? null
  const attackers = landingNow?.local.units ?? attackNow?.local.joined ?? []
  const enemy = otherSide(frame.side)
  if (hex === null || attackers.length === 0 || !isHeldBy(s, hex, enemy)) return null
  const defenders = (stacks(s).get(hex) ?? []).filter(id => sideOfAny(id) === enemy)
  return { attacker: frame.side, hex, attackers, defenders, landing: landingNow !== null, combat: null, frame }
}

function sceneOf(s: Partizan, fight: Fight): BattleScene {
  const { hex, attacker, landing: isLanding } = fight
  const nth = s.attackedHexes.length - (fight.combat === null ? 0 : 1)
  return {
    key: `${s.turn}-${attacker}-${grid.numbers[hex]}-${nth}`,
    title: `${isLanding ? 'Landing at' : 'Attack on'} ${settlementAt(hex)?.name ?? hexName(hex)}`,
    about: aboutOf(fight),
    rule: '11.1.2',
    hex,
    stages: BATTLE_STAGES,
    stage: stageOf(s),
    attacker: partyOf(s, fight, 'attacker'),
    defender: partyOf(s, fight, 'defender'),
    balance: fight.combat === null ? plannedBalance(s, fight) : balanceOf(s, fight.combat),
    shift: shiftOf(s, fight.combat),
    onMap: battleStageOf({ steps }, s)?.onMap === true,
  }
}

export const battle = recent((s: Partizan): BattleScene | null => {
  const frame = owedFrame(s)
  if (frame === null) return null
  const fight = s.combat === null ? planned(s, frame) : { ...s.combat, combat: s.combat, frame }
  return fight === null ? null : sceneOf(s, fight)
})
