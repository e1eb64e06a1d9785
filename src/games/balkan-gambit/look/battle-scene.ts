import { recent } from '../../../core/engine/derived'
import type { BattleParty, BattleScene, BattleSupport, BattleUnit } from '../../../core/engine/game-look'
import { type Frame, owedFrame } from '../../../core/engine/state'
import type { HexId, UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import * as query from '../../../core/map/map-queries'
import { isHeldBy } from '../board'
import { planBattle } from '../combat/attack'
import { hasNaval, type Stage, toHit, type Volley, volleys } from '../combat/fire'
import { grid, groundAt, hexName, isCoastal, isRiver, map } from '../map/hexes'
import { ALLIED, AXIS, type Battle, type Gambit, isAlive, isImproved, isSupport, tacLeft } from '../state'
import { huntScene } from './hunt-scene'
import { navalFace, positionFace, tacFace } from './marker-faces'
import { sideName } from './nations'

const STAGES = [
  'Plan',
  'TAC',
  'Barrage',
  'Defensive fire',
  'Break-off',
  'Offensive fire',
  'Stand or retreat',
  'Retreat',
  'Advance',
] as const

const FIRE_STAGES: { readonly [stage in Stage]: number } = { barrage: 2, defence: 3, offence: 5 }
const STEP_STAGES: { readonly [step: string]: number } = {
  attack: 0,
  assault: 0,
  tac: 1,
  breakOff: 4,
  stand: 6,
  retreat: 7,
  push: 7,
  advance: 8,
  port: 8,
}
/** Steps answered by pointing at the map. */
const ON_MAP: readonly string[] = ['attack', 'assault', 'retreat', 'push', 'advance']

type Firing = { readonly stage: Stage; readonly volleys: readonly Volley[]; readonly shooter: UnitId | null }

function firingOf(frame: Frame): Firing | null {
  if (frame.step !== 'fire') return null
  const { stage } = frame.args as { readonly stage: Stage }
  return { stage, ...(frame.local as { readonly volleys: readonly Volley[]; readonly shooter: UnitId | null }) }
}

const stageOf = (s: Gambit, frame: Frame): number => {
  const firing = firingOf(frame)
  // 9.3.5: a port may be captured in a retreat as well as in an advance.
  if (frame.step === 'port' && s.frames.some(each => each.step === 'retreat')) return STEP_STAGES.retreat
  return firing ? FIRE_STAGES[firing.stage] : (STEP_STAGES[frame.step] ?? 0)
}

type Scene = { readonly s: Gambit; readonly battle: Battle; readonly frame: Frame }

/** The fire a unit takes part in. */
const fireOf = (battle: Battle, id: UnitId): Stage =>
  battle.defenders.includes(id) ? 'defence' : isSupport(id) ? 'barrage' : 'offence'

/** '2 shots left', 'fired'; nothing before its fire. */
function shotsNote({ s, frame }: Scene, id: UnitId, fire: Stage): string {
  const firing = firingOf(frame)
  if (firing?.stage !== fire) return stageOf(s, frame) > FIRE_STAGES[fire] ? 'has fired' : ''
  const left = firing.volleys.find(each => each.unit === id)?.left ?? 0
  const shots = left === 0 ? 'has fired' : `${left} ${left === 1 ? 'shot' : 'shots'} left`
  return firing.shooter === id ? `fires now, ${shots}` : shots
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
function supportOf({ s, battle, frame }: Scene): BattleSupport[] {
  if (battle.kind === 'air') return []
  const isAsked = frame.step === 'tac'
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
          stands: 'committed',
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

/** Hits to be expected if all who can still fire at full strength did so now. */
function expected(s: Gambit, battle: Battle, stages: readonly Stage[]): string {
  const hits = stages.flatMap(stage =>
    volleys(s, battle, stage).map(({ unit, left }) => (left * Math.min(10, toHit(s, battle, unit, stage))) / 10),
  )
  return hits.reduce((sum, each) => sum + each, 0).toFixed(1)
}

/** An attack that is being planned, once it has a target and somebody to make it. */
function planned(s: Gambit, frame: Frame): Battle | null {
  const { target } = frame.local as { readonly target: HexId | null }
  if (target === null) return null
  if (frame.step === 'assault') {
    const { kind } = frame.args as { readonly kind: string }
    const { units } = frame.local as { readonly units: readonly UnitId[] }
    const isFought = units.length > 0 && isHeldBy(s, target, AXIS)
    const way = kind === 'airborne' ? 'air' : 'sea'
    return isFought ? planBattle(s, { kind: way, attacker: ALLIED, hex: target, from: null, attackers: units }) : null
  }
  const { joined, hunt } = frame.local as { readonly joined: readonly UnitId[]; readonly hunt: boolean }
  const { from } = frame.args as { readonly from: HexId }
  return hunt || joined.length === 0
    ? null
    : planBattle(s, { kind: 'ground', attacker: frame.side, hex: target, from, attackers: joined })
}

function sceneOf(scene: Scene): BattleScene {
  const { s, battle, frame } = scene
  return {
    key: `${s.turn}-${grid.numbers[battle.hex]}-${battle.attacker}-${Math.min(...battle.attackers)}`,
    title: `${TITLES[battle.kind]} ${hexName(battle.hex)}`,
    about: aboutOf(scene),
    rule: '12.2.0',
    hex: battle.hex,
    stages: STAGES,
    stage: stageOf(s, frame),
    attacker: partyOf(scene, 'attacker'),
    defender: partyOf(scene, 'defender'),
    balance: {
      left: expected(s, battle, ['barrage', 'offence']),
      right: expected(s, battle, ['defence']),
      word: 'hits to be expected',
    },
    shift: null,
    onMap: ON_MAP.includes(frame.step),
  }
}

export const battle = recent((s: Gambit): BattleScene | null => {
  const frame = owedFrame(s)
  if (frame === null) return null
  const isPlanned = frame.step === 'attack' || frame.step === 'assault'
  const fought = isPlanned ? planned(s, frame) : s.battle
  return fought === null ? huntScene(s, frame) : sceneOf({ s, battle: fought, frame })
})
