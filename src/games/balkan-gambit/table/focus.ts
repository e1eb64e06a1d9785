import type { Focus } from '../../../core/engine/game-table'
import { type Frame, owedFrame } from '../../../core/engine/state'
import type { HexId, UnitId } from '../../../core/ids'
import { isObject, type Json } from '../../../core/json'
import { attackersLeft, defendersLeft } from '../fire'
import { force10 } from '../force-10'
import { type Gambit, hexOf } from '../state'
import { nextOut } from '../steps/clear-out'
import { perPosition } from './remember'

/** Where a frame keeps the units held, the hexes aimed at and those it starts from: 'args.from', 'local.picked'. */
type Parts = { readonly hand?: string; readonly targets?: string; readonly from?: string }

const PARTS: { readonly [step: string]: Parts } = {
  deploy: { hand: 'local.picked' },
  relocate: { hand: 'local.picked' },
  move: { hand: 'local.picked', from: 'args.from' },
  sail: { hand: 'args.unit' },
  march: { hand: 'args.unit' },
  port: { targets: 'args.hex' },
  assault: { hand: 'local.units', targets: 'local.target' },
  reclaim: { hand: 'args.unit' },
  attack: { hand: 'local.joined', targets: 'local.target', from: 'args.from' },
  advance: { hand: 'local.going', targets: 'args.hex' },
  hunt: { hand: 'args.units', targets: 'args.hex', from: 'args.from' },
  slip: { hand: 'args.unit' },
  push: { hand: 'args.unit' },
  overstack: { from: 'args.hex' },
}

function numbersAt(frame: Frame, path: string | undefined): readonly number[] {
  if (path === undefined) return []
  const [part, key = ''] = path.split('.')
  const whole: Json = part === 'args' ? frame.args : frame.local
  const value = isObject(whole) ? (whole[key] ?? null) : null
  return (Array.isArray(value) ? value : [value]).filter(each => typeof each === 'number')
}

const hexesOf = (s: Gambit, units: readonly UnitId[]): HexId[] => [
  ...new Set(units.map(id => hexOf(s, id)).filter(hex => hex !== null)),
]

const NOTHING: Focus = { hand: [], targets: [], from: [] }

/** The steps of a battle: who has to act, the hex fought for, the hex attacked from. */
function inBattle(s: Gambit, hand: readonly UnitId[]): Focus {
  const { battle } = s
  if (battle === null) return NOTHING
  return { hand, targets: [battle.hex], from: battle.from === null ? [] : [battle.from] }
}

function retreating(frame: Frame): Focus {
  const { from } = frame.args as { readonly from: HexId }
  const { left, split } = frame.local as { readonly left: readonly UnitId[]; readonly split: boolean }
  return { hand: split ? left.slice(0, 1) : left, targets: [], from: [from] }
}

/** Steps whose hand does not simply stand in their frame. */
const SPECIAL: { readonly [step: string]: (s: Gambit, frame: Frame) => Focus } = {
  tac: s => inBattle(s, []),
  fire: (s, frame) => inBattle(s, numbersAt(frame, 'local.shooter') as UnitId[]),
  breakOff: s => inBattle(s, s.battle ? attackersLeft(s, s.battle) : []),
  stand: s => inBattle(s, s.battle ? defendersLeft(s, s.battle) : []),
  retreat: (_s, frame) => retreating(frame),
  force10: () => ({ ...NOTHING, hand: [force10] }),
  clearOut(s, frame) {
    const id = nextOut(s, numbersAt(frame, 'local.stuck') as UnitId[])
    return id === null ? NOTHING : { hand: [id], targets: [], from: hexesOf(s, [id]) }
  },
}

export const focus = perPosition((s: Gambit): Focus => {
  const frame = owedFrame(s)
  if (frame === null) return NOTHING
  const special = SPECIAL[frame.step]
  if (special) return special(s, frame)
  const parts = PARTS[frame.step] ?? {}
  const hand = numbersAt(frame, parts.hand) as UnitId[]
  const from = numbersAt(frame, parts.from) as HexId[]
  return {
    hand,
    targets: numbersAt(frame, parts.targets) as HexId[],
    from:
      from.length > 0
        ? from
        : frame.step === 'advance'
          ? hexesOf(s, numbersAt(frame, 'args.units') as UnitId[])
          : hexesOf(s, hand),
  }
})
