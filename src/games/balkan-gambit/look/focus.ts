import { recent } from '../../../core/engine/derived'
import type { Focus } from '../../../core/engine/game-look'
import { type Frame, owedFrame } from '../../../core/engine/state'
import type { HexId, UnitId } from '../../../core/ids'
import { heldFocus, hexesUnder, NO_FOCUS } from '../../../core/look/focus-parts'
import { hexesAt, unitsAt } from '../../../core/look/frame-parts'
import { attackersLeft, defendersLeft } from '../combat/fire'
import { nextOut } from '../mutual/clear-out'
import { type Gambit, hexOf } from '../state'
import { force10 } from '../support/force-10'

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

const hexesOf = (s: Gambit, units: readonly UnitId[]): HexId[] => hexesUnder(units, id => hexOf(s, id))

/** The steps of a battle: who has to act, the hex fought for, the hex attacked from. */
function inBattle(s: Gambit, hand: readonly UnitId[]): Focus {
  const { battle } = s
  if (battle === null) return NO_FOCUS
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
  fire: (s, frame) => inBattle(s, unitsAt(frame, 'local.shooter')),
  breakOff: s => inBattle(s, s.battle ? attackersLeft(s, s.battle) : []),
  stand: s => inBattle(s, s.battle ? defendersLeft(s, s.battle) : []),
  retreat: (_s, frame) => retreating(frame),
  force10: () => ({ ...NO_FOCUS, hand: [force10] }),
  clearOut(s, frame) {
    const id = nextOut(s, unitsAt(frame, 'local.stuck'))
    return id === null ? NO_FOCUS : heldFocus([id], each => hexOf(s, each))
  },
}

export const focus = recent((s: Gambit): Focus => {
  const frame = owedFrame(s)
  if (frame === null) return NO_FOCUS
  const special = SPECIAL[frame.step]
  if (special) return special(s, frame)
  const parts = PARTS[frame.step] ?? {}
  const hand = parts.hand === undefined ? [] : unitsAt(frame, parts.hand)
  const from = parts.from === undefined ? [] : hexesAt(frame, parts.from)
  return {
    hand,
    targets: parts.targets === undefined ? [] : hexesAt(frame, parts.targets),
    from:
      from.length > 0 ? from : frame.step === 'advance' ? hexesOf(s, unitsAt(frame, 'args.units')) : hexesOf(s, hand),
  }
})
