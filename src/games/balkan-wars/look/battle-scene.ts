import { recent } from '../../../core/engine/derived'
import { knownFrame } from '../../../core/engine/frames'
import type { BattleParty, BattleScene } from '../../../core/engine/game-look'
import { battleStageOf } from '../../../core/engine/hand'
import { owedFrame } from '../../../core/engine/state'
import type { BattleStage } from '../../../core/engine/step'
import { otherSide, type Side } from '../../../core/ids'
import { markerFace } from '../../../core/look/marker-face'
import { signed } from '../../../core/look/signed'
import { bombard } from '../bombardment/bombard-step'
import { barrageOdds, barrageOf } from '../bombardment/bombardment'
import { dateOf } from '../calendar'
import { displayOf } from '../charts'
import { bombardmentResults } from '../charts/combat-and-terrain'
import { attack, declared } from '../combat/attack-step'
import type { Combat } from '../combat/combat-state'
import { columnName, type Odds, oddsOf, resultWords } from '../combat/odds'
import { planCombat } from '../combat/target'
import { sideAdjective, sideName } from '../countries'
import { CONSTANTINOPLE, hexName, hexNumber, placeAt, terrainAt } from '../map/geography'
import { alliesOf, strengthOf } from '../politics/powers'
import type { Wars } from '../state'
import { steps } from '../steps'
import { partyOf, type Scene } from './battle-parties'
import { COLOURS } from './nations'

const STAGES: readonly string[] = ['Declare', 'Screen', 'Supply', 'Charge', 'Morale', 'Losses', 'Retreat', 'Advance']

/** 'City -2, artillery +1' */
const shiftNote = ({ shifts }: Odds): string =>
  shifts.map(({ label, value }) => `${label} ${signed(Number(value))}`).join(', ')

/** Once the die has fallen the result stands in the place of the odds. */
function weighed(s: Wars, combat: Combat): Pick<BattleScene, 'balance' | 'shift'> {
  if (combat.result !== null)
    return { balance: { left: combat.result, right: '', word: resultWords(combat.result) }, shift: null }
  if (combat.defenders.length === 0) return { balance: null, shift: null }
  const odds = oddsOf(s, combat)
  return {
    balance: { left: `${odds.attack}`, right: `${odds.defence}`, word: odds.base },
    shift: odds.shifts.length === 0 ? null : { from: odds.base, to: columnName(odds), note: shiftNote(odds) },
  }
}

const groundLine = (s: Wars, combat: Combat): string => {
  const place = placeAt(combat.hex)
  const trench = s.entrenchments.some(each => each.hex === combat.hex) ? ', Entrenchment' : ''
  const fort = combat.forts.includes(combat.hex) ? ', Fortification' : ''
  return `${terrainAt(combat.hex)}${place === null ? '' : `, ${place.kind}`}${fort}${trench}`
}

function sceneOf(scene: Scene & { readonly stage: BattleStage }): BattleScene {
  const { s, combat, stage } = scene
  const number = hexNumber(combat.hex)
  return {
    // A hex attacks once in a segment, so two combats for one hex come from elsewhere; and both sides know from where.
    key: `${s.turn}-${number}-${combat.attacker}-${combat.origins.map(hexNumber).join('+')}`,
    title: placeAt(combat.hex) === null ? `Combat at ${number}` : `Combat at ${hexName(combat.hex)}`,
    about: `${number}, ${groundLine(s, combat)} · ${dateOf(s, s.turn)}, ${sideAdjective(s, combat.attacker)} attack`,
    rule: '6.G.1',
    hex: combat.hex,
    stages: STAGES,
    stage: Math.max(0, STAGES.indexOf(stage.stage)),
    attacker: partyOf(scene, 'attack'),
    defender: partyOf(scene, 'defend'),
    ...weighed(s, combat),
    onMap: stage.onMap === true,
  }
}

/** M.BB: guns that are being aimed. */
function barrageScene(s: Wars, stage: BattleStage): BattleScene | null {
  const frame = knownFrame(s, 'bombard', bombard)
  const hex = frame?.local.target ?? frame?.local.aim ?? null
  if (frame === null || hex === null) return null
  const guns = frame.local.target === null ? frame.local.shooting : frame.local.joined
  if (guns.length === 0) return null
  const { total, column } = barrageOdds(s, barrageOf(s, hex, guns, frame.side))
  const scene = sceneOf({ s, combat: planCombat(s, frame.side, hex, guns), stage })
  return {
    ...scene,
    key: `bombardment ${scene.key}`,
    title: `Bombardment of ${hexName(hex)}`,
    rule: 'M.BB.2a',
    stages: ['Bombard', 'Losses'],
    stage: stage.stage === 'Losses' ? 1 : 0,
    balance: { left: `${total}`, right: '', word: `column ${bombardmentResults.columns[column]}` },
    shift: null,
  }
}

const powersOf = (s: Wars, side: Side): BattleParty => ({
  side,
  title: `${sideName(s, side)}: strength ${strengthOf(s, side)}`,
  groups: [],
  support: alliesOf(s, side).map(power => ({
    face: markerFace({ symbol: 'flag', nation: COLOURS[power], designation: power, label: power }),
    title: power,
    note: `strength ${displayOf(s)[power].strength}${s.powers[power].committed ? ', units in play' : ''}`,
    stands: 'here' as const,
  })),
})

/** 3.5: what both sides could put into a Diplomatic Conflict, while they decide unseen. */
function conflictScene(s: Wars, side: Side): BattleScene {
  const second = otherSide(s.first)
  return {
    key: `conflict ${s.turn}`,
    title: 'Diplomatic Conflict',
    about: `${dateOf(s, s.turn)} · both write down how much they commit, add a die each, and none of it is spent`,
    rule: '3.5.6',
    hex: CONSTANTINOPLE,
    stages: [`${sideName(s, s.first)} commits`, `${sideName(s, second)} commits`, 'Dice'],
    stage: side === s.first ? 0 : 1,
    attacker: powersOf(s, s.first),
    defender: powersOf(s, second),
    balance: { left: `${strengthOf(s, s.first)}`, right: `${strengthOf(s, second)}`, word: 'strength of the powers' },
    shift: null,
    onMap: false,
  }
}

function combatAt(s: Wars): Combat | null {
  if (s.combat !== null) return s.combat
  const planned = knownFrame(s, 'attack', attack)
  return planned === null ? null : declared(s, planned)
}

/** The combat that is fought, or the attack that is being declared. */
export const battle = recent((s: Wars): BattleScene | null => {
  const stage = battleStageOf({ steps }, s)
  const owed = owedFrame(s)
  if (stage === null || owed === null) return null
  if (owed.step === 'commitStrength') return conflictScene(s, owed.side)
  const combat = combatAt(s)
  return combat === null ? barrageScene(s, stage) : sceneOf({ s, combat, stage })
})
