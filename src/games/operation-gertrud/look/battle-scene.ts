import type { BattleScene } from '../../../core/engine/game-look'
import { type Frame, owedFrame } from '../../../core/engine/state'
import type { HexId, UnitId } from '../../../core/ids'
import { perPosition } from '../../../core/look/per-position'
import * as query from '../../../core/map/map-queries'
import { columnHolding } from '../../../core/results-table'
import { combatTable, resultName } from '../charts'
import { planBattle } from '../combat/attack'
import type { Battle } from '../combat/battle-state'
import { type Odds, oddsOf } from '../combat/odds'
import { grid, hexName, map } from '../map/geography'
import type { Gertrud } from '../state'
import { partyOf, type Scene } from './battle-parties'
import { groundLine } from './inspection'
import { sideAdjective } from './nations'
import { otherScene } from './other-scenes'

const STAGES = ['Declare', 'Naval', 'Air', 'Dice', 'Losses', 'Retreat', 'Advance'] as const
type StageName = (typeof STAGES)[number]

const STEP_STAGES: { readonly [step: string]: StageName } = {
  combat: 'Declare',
  press: 'Dice',
  loss: 'Losses',
  stand: 'Losses',
  retreat: 'Retreat',
  advance: 'Advance',
}
/** Steps answered by pointing at the map. */
const ON_MAP: readonly string[] = ['combat', 'retreat', 'advance']

function stageOf({ step, args }: Frame): number {
  const { kind = '' } = (args ?? {}) as { readonly kind?: string }
  const byKind = step === 'support' ? (kind === 'ngs' ? 'Naval' : 'Air') : kind === 'air' ? 'Air' : 'Dice'
  return STAGES.indexOf(STEP_STAGES[step] ?? byKind)
}

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
  if (drop !== null) return `Drop on ${place?.name ?? hexName(hex)}`
  return place === undefined ? `Battle at ${hexName(hex)}` : `Battle of ${place.name}`
}

function sceneOf(scene: Scene): BattleScene {
  const { s, battle, frame } = scene
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
    stage: stageOf(frame),
    attacker: partyOf(scene, 'attack'),
    defender: partyOf(scene, 'defend'),
    ...weighed(s, battle),
    onMap: ON_MAP.includes(frame.step),
  }
}

/** An attack that is being declared, once it has a target and somebody to make it. */
function declared(s: Gertrud, frame: Frame): Battle | null {
  const { target, joined } = frame.local as { readonly target: HexId | null; readonly joined: readonly UnitId[] }
  return target === null || joined.length === 0 ? null : planBattle(s, frame.side, target, joined)
}

export const battle = perPosition((s: Gertrud): BattleScene | null => {
  const frame = owedFrame(s)
  if (frame === null) return null
  const fought = frame.step === 'combat' ? declared(s, frame) : s.battle
  return fought === null ? otherScene(s, frame) : sceneOf({ s, battle: fought, frame })
})
