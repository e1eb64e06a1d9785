import type { BattleScene, BattleUnit } from '../../../core/engine/game-look'
import { battleStageOf } from '../../../core/engine/hand'
import { countTold } from '../../../core/engine/telling'
import type { HexId, UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { dispersedIn } from '../board'
import { grid, groundAt, hexName } from '../map/hexes'
import { huntTotal } from '../partisans/hunt'
import { type Gambit, isAlive } from '../state'
import { frames, steps } from '../steps'
import { sideName } from './nations'

const STAGES = ['Plan', 'Hunt', 'Slip away']

type Hunt = {
  readonly hex: HexId
  readonly from: HexId
  readonly units: readonly UnitId[]
  readonly total: number
  readonly struck: readonly UnitId[]
  readonly side: 0 | 1
}

/** A hunt that is being planned: an attack step aimed at dispersed partisans. */
function plannedHunt(s: Gambit): Hunt | null {
  const frame = frames.owed(s, 'attack')
  if (frame === null) return null
  const { target, hunt, joined } = frame.local
  const { from } = frame.args
  if (!hunt || target === null || joined.length === 0) return null
  const total = huntTotal(s, { hex: target, from, units: joined })
  return { hex: target, from, units: joined, total, struck: [], side: frame.side }
}

function runningHunt(s: Gambit): Hunt | null {
  const frame = frames.owed(s, 'hunt') ?? (frames.owed(s, 'slip') === null ? null : frames.topmost(s, 'hunt'))
  return frame === null ? null : { ...frame.args, struck: frame.local.struck, side: frame.side }
}

const preyNote = (s: Gambit, { struck, total }: Hunt, id: UnitId): BattleUnit =>
  isAlive(s, id)
    ? { unit: id, note: struck.includes(id) ? 'was missed' : `caught on ${Math.min(total, 10)} or less` }
    : { unit: id, note: 'eliminated', fallen: true }

/** 12.15: each dispersed unit is rolled for; it does not fire back. */
export function huntScene(s: Gambit): BattleScene | null {
  const hunt = plannedHunt(s) ?? runningHunt(s)
  const now = battleStageOf<Gambit>({ steps }, s)
  if (hunt === null || now === null) return null
  const prey = otherSide(hunt.side)
  const quarry = [...new Set([...hunt.struck, ...dispersedIn(s, hunt.hex, prey)])]
  return {
    key: `${s.turn}-hunt-${grid.numbers[hunt.hex]}-${Math.min(...hunt.units)}`,
    title: `Hunt in ${hexName(hunt.hex)}`,
    about: `The ${sideName(hunt.side)} comb ${groundAt(hunt.hex)} ground for dispersed partisans, who do not fire back.`,
    rule: '12.15.3',
    hex: hunt.hex,
    stages: STAGES,
    stage: STAGES.indexOf(now.stage),
    attacker: {
      side: hunt.side,
      title: `${sideName(hunt.side)}, hunting`,
      groups: [
        {
          caption: hunt.from === hunt.hex ? 'in the same hex' : `from ${hexName(hunt.from)}`,
          units: hunt.units.map(unit => ({ unit })),
        },
      ],
      support: [],
    },
    defender: {
      side: prey,
      title: `${sideName(prey)}, in hiding`,
      groups: [{ caption: `in ${hexName(hunt.hex)}`, units: quarry.map(id => preyNote(s, hunt, id)) }],
      support: [],
    },
    balance: {
      left: `${hunt.total}`,
      right: '',
      word: `or less on the die catches each of ${countTold(quarry.length, 'unit')}`,
    },
    shift: null,
    onMap: now.onMap === true,
    die: 10,
  }
}
