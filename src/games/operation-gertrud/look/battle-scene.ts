import { recent } from '../../../core/engine/derived'
import { knownFrame } from '../../../core/engine/frames'
import type { BattleScene } from '../../../core/engine/game-look'
import { battleStageOf } from '../../../core/engine/hand'
import type { BattleStage } from '../../../core/engine/step'
import * as query from '../../../core/map/map-queries'
import { columnHolding } from '../../../core/results-table'
import { combatTable, resultName } from '../charts'
import { attack, declared } from '../combat/attack-step'
import type { Battle } from '../combat/battle-state'
import { type Odds, oddsOf } from '../combat/odds'
import { grid, hexName, map } from '../map/geography'
import { type Gertrud, sideAdjective } from '../state'
import { steps } from '../steps'
import { partyOf, type Scene } from './battle-parties'
import { groundLine } from './inspection'
import { otherScene } from './other-scenes'

const STAGES: readonly string[] = ['Declare', 'Support', 'Roll', 'Losses', 'Retreat', 'Advance']

/** '300%', the least a column holds; '≤ 49%' for the first. */
const odds = (column: string): string =>
  column.endsWith(' or less') ? `≤ ${Number.parseInt(column, 10)}%` : `${Number.parseInt(column, 10)}%`

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'] as const

/** 'shifts +3 −2 = one column right' */
function shiftNote({ shifts }: Odds, moved: number): string {
  const sum = (isWanted: (value: number) => boolean) =>
    shifts
      .map(each => Number(each.value))
      .filter(isWanted)
      .reduce((total, value) => total + value, 0)
  const [right, left] = [sum(value => value > 0), sum(value => value < 0)]
  const parts = [right > 0 ? `+${right}` : '', left < 0 ? `−${-left}` : ''].filter(Boolean).join(' ')
  const count = COUNTS[Math.abs(moved)] ?? `${Math.abs(moved)}`
  const way =
    moved === 0
      ? 'no change'
      : `${count} ${Math.abs(moved) === 1 ? 'column' : 'columns'} ${moved > 0 ? 'right' : 'left'}`
  return `shifts ${parts} = ${way}${moved === right + left ? '' : ', where the table ends'}`
}

/** Once the die has fallen the result stands in the place of the odds, which losses would change. */
function weighed(s: Gertrud, battle: Battle): Pick<BattleScene, 'balance' | 'shift'> {
  if (battle.result !== null)
    return {
      balance: { left: battle.result, right: '', word: resultName(battle.result, battle.defenders.length === 0) },
      shift: null,
    }
  const found = oddsOf(s, battle)
  const { columns } = combatTable(s)
  const unshifted = columnHolding(columns, found.percent)
  return {
    balance: { left: `${found.attack}`, right: `${found.defence}`, word: `${found.percent}%` },
    shift:
      found.shifts.length === 0
        ? null
        : {
            from: odds(columns[unshifted]),
            to: odds(columns[found.column]),
            note: shiftNote(found, found.column - unshifted),
          },
  }
}

function titleOf({ hex, drop }: Battle): string {
  const [place] = query.placesAt(map, hex)
  if (drop.length > 0) return `Drop on ${place?.name ?? hexName(hex)}`
  return place === undefined ? `Battle at ${hexName(hex)}` : `Battle of ${place.name}`
}

function sceneOf(scene: Scene & { readonly stage: BattleStage }): BattleScene {
  const { s, battle, stage } = scene
  const { hex, attacker } = battle
  const number = grid.numbers[hex]
  return {
    // Who has fought in this phase grows with every battle, so two battles for one hex have two keys.
    key: `${s.duplicity ? 'second ' : ''}${s.turn}-${number}-${attacker}-${s.attacked.length}-${s.defended.length}`,
    title: titleOf(battle),
    about: `${number}, ${groundLine(s, hex)} · turn ${s.turn}, ${sideAdjective(s, attacker)} combat`,
    rule: '11.0.1',
    hex,
    stages: STAGES,
    stage: STAGES.indexOf(stage.stage),
    attacker: partyOf(scene, 'attack'),
    defender: partyOf(scene, 'defend'),
    ...weighed(s, battle),
    onMap: stage.onMap === true,
  }
}

/** The battle that is fought, or the attack that is being declared. */
function battleAt(s: Gertrud): Battle | null {
  if (s.battle !== null) return s.battle
  const planned = knownFrame(s, 'combat', attack)
  return planned === null ? null : declared(s, planned)
}

export const battle = recent((s: Gertrud): BattleScene | null => {
  const stage = battleStageOf({ steps }, s)
  if (stage === null) return null
  const fought = battleAt(s)
  return fought === null ? otherScene(s, stage) : sceneOf({ s, battle: fought, stage })
})
