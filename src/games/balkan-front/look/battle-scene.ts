import { recent } from '../../../core/engine/derived'
import { knownFrame } from '../../../core/engine/frames'
import type { BattleParty, BattleScene, BattleUnit } from '../../../core/engine/game-look'
import { battleStageOf } from '../../../core/engine/hand'
import type { HexId, UnitId } from '../../../core/ids'
import { supportersOf } from '../air/support'
import { COLUMNS, resultNames } from '../charts/combat-results'
import { attack, declaredAttack } from '../combat/attack-step'
import { sideOfRole } from '../combat/battle'
import type { Battle, Role } from '../combat/combat-state'
import { type Odds, oddsOf, strengthTold } from '../combat/odds'
import { type Fighter, sidesOver } from '../combat/strengths'
import { nameOf, nationOf, sideAdjective } from '../countries'
import { airOf } from '../forces/counters'
import { cityAt, hexName, hexNumber, shownNumber, sideBetween, terrainAt } from '../map/geography'
import { type Front, hexOf, type Units, unitOf } from '../state'
import { steps } from '../steps'
import { SKY_NAMES } from '../turn-words'
import { skyAt } from '../weather/weather'
import { face } from './faces'

const STAGES: readonly string[] = ['Declare', 'Roll', 'Losses', 'Retreat', 'Advance']

/** What differs from the counter's face, and what has become of it. */
function noted(s: Front, id: UnitId, fighter: Fighter | undefined): BattleUnit {
  if (hexOf(s, id) === null) return { unit: id, note: 'eliminated', fallen: true }
  if (fighter === undefined) return unitOf(s, id).cadre ? { unit: id, note: 'cadre' } : { unit: id }
  const { counted, printed, factors, isExcess } = fighter
  if (counted === printed && !isExcess) return { unit: id }
  // What lies on the hexside stands in the caption of all who come over it.
  const own = factors.filter(({ of }) => of !== 'hexside').map(({ why }) => why)
  const why = isExcess ? ['too many guns'] : own
  return { unit: id, note: [strengthTold(counted), ...why].join(', ') }
}

function grouped(
  s: Front,
  units: Units,
  fighters: readonly Fighter[],
  captionOf: (id: UnitId) => string,
): BattleParty['groups'] {
  const groups = new Map<string, BattleUnit[]>()
  for (const id of units) {
    const caption = captionOf(id)
    const fighter = fighters.find(each => each.unit === id)
    groups.set(caption, [...(groups.get(caption) ?? []), noted(s, id, fighter)])
  }
  return [...groups].map(([caption, all]) => ({ caption, units: all }))
}

/** 'from 4107, at a fortified hexside' */
function originOf(s: Front, id: UnitId, hex: HexId): string {
  const from = hexOf(s, id)
  if (from === null) return 'eliminated'
  const over = sideBetween(from, hex)
  if (from === hex) return `in ${hexName(hex)}`
  const sides = over === null ? [] : sidesOver(s, from, hex, over)
  return [
    `from ${hexName(from)}`,
    ...sides.map(kind => `${kind === 'fortified' ? 'at a' : 'over a'} ${kind} hexside`),
  ].join(', ')
}

/** 'German and Italian attackers' */
function titleOf(units: Units, role: Role): string {
  const nations = [...new Set(units.map(nationOf))]
  const last = nations.at(-1)
  const named = nations.length > 1 ? `${nations.slice(0, -1).join(', ')} and ${last}` : (last ?? '')
  return `${named} ${role === 'attack' ? 'attackers' : 'defenders'}`
}

/** 20.F.2.b, 20.F.2.c: air units over the hex. */
const supportIn = (s: Front, battle: Battle, role: Role): BattleParty['support'] =>
  supportersOf(s, battle, role).map(({ unit, extended }) => ({
    face: face(s, unit),
    title: nameOf(unit),
    note: `${airOf(unit).tactical} points${extended ? ', a third of them' : ''}`,
    stands: 'here',
  }))

function partyOf(s: Front, battle: Battle, role: Role, odds: Odds | null): BattleParty {
  const isAttack = role === 'attack'
  const units = isAttack ? battle.attackers : battle.defenders
  const fighters = (isAttack ? odds?.attackers : odds?.defenders) ?? []
  const placed = (id: UnitId, there: string) => {
    const hex = hexOf(s, id)
    return hex === null ? 'eliminated' : hex === battle.hex ? there : `back in ${hexName(hex)}`
  }
  return {
    side: sideOfRole(battle, role),
    title: titleOf(units, role),
    groups: isAttack
      ? grouped(s, units, fighters, id => originOf(s, id, battle.hex))
      : [
          ...grouped(s, units, fighters, id => placed(id, `in ${hexName(battle.hex)}`)),
          ...grouped(s, battle.sharers, [], id => placed(id, 'fell back into the hex, count for nothing')),
        ],
    support: supportIn(s, battle, role),
  }
}

/** Once the die has fallen the result stands in the place of the odds, which losses would change. */
function weighed({ result }: Battle, odds: Odds | null): Pick<BattleScene, 'balance' | 'shift'> {
  if (result !== null || odds === null)
    return { balance: { left: result ?? '', right: '', word: result === null ? '' : resultNames[result] }, shift: null }
  const word = odds.column === null ? (odds.automatic === 'DE' ? 'no defence' : 'below 1:4') : COLUMNS[odds.column]
  return {
    balance: { left: strengthTold(odds.attack), right: strengthTold(odds.defence), word: word ?? '' },
    shift: null,
  }
}

function sceneOf(s: Front, battle: Battle, stage: { readonly stage: string; readonly onMap?: boolean }): BattleScene {
  const { hex, attacker } = battle
  const city = cityAt(hex)
  const odds = battle.result === null ? oddsOf(s, battle) : null
  return {
    // Who has fought in this phase grows with every battle, so two battles for one hex have two keys.
    key: `${s.turn}-${s.kind}-${hexNumber(hex)}-${attacker}-${s.attacked.length}-${s.defended.length}`,
    title: city === null ? `Battle at ${hexName(hex)}` : `Battle of ${city.name}`,
    about: `${shownNumber(hex)}, ${terrainAt(hex)}, ${SKY_NAMES[skyAt(s, hex)]} weather · ${sideAdjective(attacker)} combat`,
    rule: '9.A.0',
    hex,
    stages: STAGES,
    stage: STAGES.indexOf(stage.stage),
    attacker: partyOf(s, battle, 'attack', odds),
    defender: partyOf(s, battle, 'defend', odds),
    ...weighed(battle, odds),
    onMap: stage.onMap === true,
  }
}

/** The battle that is fought, or the attack that is being declared. */
export const battle = recent((s: Front): BattleScene | null => {
  const stage = battleStageOf({ steps }, s)
  if (stage === null) return null
  const planned = s.battle === null ? knownFrame(s, 'attack', attack) : null
  const fought = s.battle ?? (planned === null ? null : declaredAttack(s, planned))
  return fought === null ? null : sceneOf(s, fought, stage)
})
