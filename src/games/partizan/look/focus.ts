import { recent } from '../../../core/engine/derived'
import type { Focus } from '../../../core/engine/game-look'
import { type Frame, owedFrame } from '../../../core/engine/state'
import type { HexId, UnitId } from '../../../core/ids'
import { heldFocus, hexesUnder, NO_FOCUS } from '../../../core/look/focus-parts'
import { hexesAt, unitsAt } from '../../../core/look/frame-parts'
import { F10, hexOf, type Partizan, SAS, SS_500 } from '../state'

const held = (s: Partizan, hand: readonly UnitId[], targets?: readonly HexId[]): Focus =>
  heldFocus(hand, id => hexOf(s, id), targets)

/** The steps of a combat: who has to act, the hex fought for, the hexes it is attacked from. */
const inCombat = (s: Partizan, hand: readonly UnitId[] = []): Focus =>
  s.combat === null
    ? NO_FOCUS
    : { hand, targets: [s.combat.hex], from: hexesUnder(s.combat.attackers, id => hexOf(s, id)) }

const picked = (s: Partizan, frame: Frame): Focus => held(s, unitsAt(frame, 'local.picked'))

/** What the other side has in hand is masked, and so is empty here. */
const FOCUS: { readonly [step: string]: (s: Partizan, frame: Frame) => Focus } = {
  deploy: picked,
  hide: picked,
  arrive: picked,
  rebuild: picked,
  replace: picked,
  move: picked,
  attack: (s, frame) => held(s, unitsAt(frame, 'local.joined'), hexesAt(frame, 'local.target')),
  landing: (s, frame) => held(s, unitsAt(frame, 'local.units'), hexesAt(frame, 'args.hex')),
  retreat: (s, frame) => inCombat(s, unitsAt(frame, 'local.picked')),
  chits: s => inCombat(s),
  plan: s => inCombat(s),
  losses: s => inCombat(s),
  advance: s => inCombat(s),
  eis: (s, frame) => held(s, unitsAt(frame, 'args.unit')),
  sas: s => held(s, [SAS]),
  force10: s => held(s, [F10]),
  drop: (s, frame) => held(s, [SS_500], hexesAt(frame, 'local.aim')),
  respond: (s, frame) => held(s, [...new Set(unitsAt(frame, 'local.taken'))]),
}

export const focus = recent((s: Partizan): Focus => {
  const frame = owedFrame(s)
  return frame === null ? NO_FOCUS : (FOCUS[frame.step]?.(s, frame) ?? NO_FOCUS)
})
