import { expected } from '../../../core/distribution'
import { recent } from '../../../core/engine/derived'
import type { BattleParty, BattleScene, BattleSupport, BattleUnit } from '../../../core/engine/game-look'
import { battleStageOf } from '../../../core/engine/hand'
import type { BattleStage } from '../../../core/engine/step'
import type { UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import * as query from '../../../core/map/map-queries'
import { plannedAttack } from '../combat/attack-step'
import { stages } from '../combat/battle'
import { type ShotsLeft, stepsLost } from '../combat/battle-forecast'
import { FIRES, type Fire, fireOf, hasNaval, toHit } from '../combat/fire'
import { grid, groundAt, hexName, isCoastal, isRiver, map } from '../map/hexes'
import { plannedAssault } from '../sea/assault-step'
import { ALLIED, AXIS, type Battle, type Gambit, isAlive, isImproved, isSupport, tacLeft } from '../state'
import { frames, steps } from '../steps'
import { huntScene } from './hunt-scene'
import { navalFace, positionFace, tacFace } from './marker-faces'
import { sideName } from './nations'

/** The stages of the order of battle; a retreat comes of the answer to one of them. */
const STAGES: readonly string[] = [
  'Plan',
  ...stages.flatMap(({ id, title }) =>
    typeof title === 'string' ? (id === 'aftermath' ? ['Retreat', title] : [title]) : [],
  ),
]

type Scene = { readonly s: Gambit; readonly battle: Battle; readonly now: BattleStage }

/** '2 shots left', 'fired'; nothing before its fire. */
function shotsNote({ s, now }: Scene, id: UnitId, fire: Fire): string {
  const firing = frames.owed(s, 'fire')
  if (firing?.args.stage !== fire)
    return STAGES.indexOf(now.stage) > STAGES.indexOf(FIRES[fire].title) ? 'has fired' : ''
  const left = firing.local.volleys.find(each => each.unit === id)?.left ?? 0
  const shots = left === 0 ? 'has fired' : `${left} ${left === 1 ? 'shot' : 'shots'} left`
  return firing.local.shooter === id ? `fires now, ${shots}` : shots
}

function noted(scene: Scene, id: UnitId): BattleUnit {
  const { s, battle } = scene
  const fire = fireOf(battle, id)
  const lost = [...battle.attackLosses, ...battle.defenceLosses].filter(each => each === id).length
  if (!isAlive(s, id)) return { unit: id, note: 'eliminated', fallen: true }
  const number = toHit(s, battle, id, fire)
  const isSilent = isSupport(id) && battle.unsupplied.includes(id)
  const notes = [
    isSilent ? 'cannot fire' : number > 0 ? `hits on ${Math.min(number, 10)}` : 'cannot hit',
    isSilent || number <= 0 ? '' : shotsNote(scene, id, fire),
    battle.unsupplied.includes(id) ? 'out of supply' : '',
    lost === 0 ? '' : lost === 1 ? 'lost a step' : `lost ${lost} steps`,
  ]
  return { unit: id, note: notes.filter(Boolean).join(', ') }
}

function groupsOf(scene: Scene, units: readonly UnitId[], where: string): BattleParty['groups'] {
  const made = (caption: string, ids: readonly UnitId[]) => ({ caption, units: ids.map(id => noted(scene, id)) })
  return [
    made(
      where,
      units.filter(id => !isSupport(id)),
    ),
    made(`Corps support ${where}`, units.filter(isSupport)),
  ].filter(group => group.units.length > 0)
}

/** 12.2.3.2: it helps on the coast, in its own hex and those next to it. */
const whyNoNaval = (s: Gambit, { hex }: Battle): string =>
  s.naval === null ? 'not on station' : isCoastal(hex) ? 'too far from the battle' : 'the battle is not on the coast'

/** 13.2: only the Allies have aircraft and ships; none of it counts in a drop (7.10.2). */
function supportOf({ s, battle }: Scene): BattleSupport[] {
  if (battle.kind === 'air') return []
  const isAsked = frames.owed(s, 'tac') !== null
  const inReach = hasNaval(s, battle)
  return [
    {
      face: tacFace(),
      title: 'Tactical air',
      note: battle.tac ? '+1 to hit' : `${tacLeft(s)} available`,
      stands: battle.tac ? 'committed' : isAsked ? 'asked' : 'out',
    },
    {
      face: navalFace(),
      title: 'Naval Support',
      note: inReach ? '+1 to hit' : whyNoNaval(s, battle),
      stands: inReach ? 'committed' : 'out',
    },
  ]
}

const works = ({ s, battle }: Scene): BattleSupport[] =>
  battle.attacker === ALLIED && isImproved(s, battle.hex)
    ? [
        {
          face: positionFace(),
          title: 'Improved Position',
          note: 'Allied attackers hit less often',
          stands: 'here',
        },
      ]
    : []

const WAYS: { readonly [kind in Battle['kind']]: string } = {
  ground: 'on the ground',
  sea: 'from the sea',
  air: 'from the air',
}
const TITLES: { readonly [kind in Battle['kind']]: string } = {
  ground: 'Battle for',
  sea: 'Landing at',
  air: 'Drop on',
}

const isAcross = ({ from, hex }: Battle): boolean =>
  from !== null && from !== hex && isRiver(query.sideOf(map, from, hex))

function aboutOf({ s, battle }: Scene): string {
  const where = battle.from === null ? WAYS[battle.kind] : `from ${hexName(battle.from)}`
  const ground = [
    groundAt(battle.hex),
    isAcross(battle) ? 'across a river' : '',
    isImproved(s, battle.hex) ? 'Improved Position' : '',
  ]
  return `The ${sideName(battle.attacker)} attack ${where}: ${ground.filter(Boolean).join(', ')}.`
}

function partyOf(scene: Scene, part: 'attacker' | 'defender'): BattleParty {
  const { battle } = scene
  const isAttacker = part === 'attacker'
  const side = isAttacker ? battle.attacker : otherSide(battle.attacker)
  const origin = battle.from === null ? WAYS[battle.kind] : `from ${hexName(battle.from)}`
  return {
    side,
    title: `${sideName(side)}, ${isAttacker ? 'attacking' : 'defending'}`,
    groups: groupsOf(
      scene,
      isAttacker ? battle.attackers : battle.defenders,
      isAttacker ? origin : `in ${hexName(battle.hex)}`,
    ),
    support: [...(side === ALLIED ? supportOf(scene) : []), ...(side === AXIS && !isAttacker ? works(scene) : [])],
  }
}

/** What a fire that is over, or on, has left of each unit's shots. */
function shotsLeft({ s, now }: Scene): ShotsLeft {
  const firing = frames.owed(s, 'fire')
  return (id, fire) => {
    if (firing?.args.stage === fire) return firing.local.volleys.find(each => each.unit === id)?.left ?? 0
    return STAGES.indexOf(now.stage) > STAGES.indexOf(FIRES[fire].title) ? 0 : null
  }
}

/** Hits that still count, on average: shooters who fall fire no more, and nobody loses more than he has. */
function hitsAhead(scene: Scene): { readonly left: string; readonly right: string } {
  const lost = stepsLost(scene.s, scene.battle, shotsLeft(scene))
  return {
    left: expected(lost, each => each.defender).toFixed(1),
    right: expected(lost, each => each.attacker).toFixed(1),
  }
}

/** Once all have fired there is nothing to be expected any more. */
function balanceOf(scene: Scene): BattleScene['balance'] {
  const ahead = hitsAhead(scene)
  return ahead.left === '0.0' && ahead.right === '0.0' ? null : { ...ahead, word: 'hits to be expected' }
}

/** An attack that is being planned, once it has a target and somebody to make it. */
function planned(s: Gambit): Battle | null {
  const attack = frames.owed(s, 'attack')
  if (attack !== null) return plannedAttack(s, attack)
  const assault = frames.owed(s, 'assault')
  return assault === null ? null : plannedAssault(s, assault)
}

function sceneOf(scene: Scene): BattleScene {
  const { s, battle, now } = scene
  return {
    key: `${s.turn}-${grid.numbers[battle.hex]}-${battle.attacker}-${Math.min(...battle.attackers)}`,
    title: `${TITLES[battle.kind]} ${hexName(battle.hex)}`,
    about: aboutOf(scene),
    rule: '12.2.0',
    hex: battle.hex,
    stages: STAGES,
    stage: STAGES.indexOf(now.stage),
    attacker: partyOf(scene, 'attacker'),
    defender: partyOf(scene, 'defender'),
    balance: balanceOf(scene),
    shift: null,
    onMap: now.onMap === true,
    die: 10,
  }
}

export const battle = recent((s: Gambit): BattleScene | null => {
  const now = battleStageOf<Gambit>({ steps }, s)
  const fought = s.battle ?? planned(s)
  return fought === null || now === null ? huntScene(s) : sceneOf({ s, battle: fought, now })
})
