import type { Focus } from '../../../core/engine/game-look'
import { type Frame, owedFrame } from '../../../core/engine/state'
import type { HexId, UnitId } from '../../../core/ids'
import { heldFocus, hexesUnder, NO_FOCUS } from '../../../core/look/focus-parts'
import { hexesAt, unitsAt } from '../../../core/look/frame-parts'
import { perPosition } from '../../../core/look/per-position'
import { attackersLeft } from '../combat/battle-effects'
import { companyOf } from '../forces/arrivals'
import { matesOf, type Who } from '../forces/deployment'
import { BERTH } from '../map/geography'
import { type Gertrud, hexOf, KOMMANDO } from '../state'
import { objectivesHeld } from '../victory/victory'

const hexesOf = (s: Gertrud, units: readonly UnitId[]): HexId[] => hexesUnder(units, id => hexOf(s, id))
const held = (s: Gertrud, hand: readonly UnitId[], targets?: readonly HexId[]): Focus =>
  heldFocus(hand, id => hexOf(s, id), targets)

/** The steps of a battle: the hex fought for, and where the attackers stand. */
const inBattle = (s: Gertrud): Focus =>
  s.battle === null
    ? NO_FOCUS
    : {
        hand: [],
        targets: [s.battle.hex],
        from: hexesOf(s, attackersLeft(s, s.battle)).filter(hex => hex !== s.battle?.hex),
      }

/** 17.1: the Kommando goes from its city, or from where it is to be put, at what is aimed at. */
function onMission(s: Gertrud, frame: Frame): Focus {
  const put = hexesAt(frame, 'local.hex')
  const prey = hexesOf(s, unitsAt(frame, 'local.prey'))
  return {
    hand: [KOMMANDO, ...unitsAt(frame, 'local.cas')],
    targets: [...hexesAt(frame, 'local.to'), ...prey],
    from: put.length > 0 ? put : hexesOf(s, [KOMMANDO]),
  }
}

function retreating(s: Gertrud, frame: Frame): Focus {
  const left = unitsAt(frame, 'local.left')
  // Where several go, each is picked with its hex.
  return { ...held(s, left), hand: left.length === 1 ? left : [] }
}

const FOCUS: { readonly [step: string]: (s: Gertrud, frame: Frame) => Focus } = {
  deploy(s, frame) {
    const { who } = frame.args as { readonly who: Who }
    return held(
      s,
      unitsAt(frame, 'local.picked').flatMap(id => matesOf(s, who, id)),
    )
  },
  muster: (s, frame) => held(s, unitsAt(frame, 'local.taken')),
  interdict: (s, frame) => held(s, unitsAt(frame, 'local.cas')),
  intercept: (_s, frame) => ({ ...NO_FOCUS, targets: hexesAt(frame, 'args.hex') }),
  movement: (s, frame) => held(s, unitsAt(frame, 'local.picked')),
  arrive: (s, frame) =>
    held(
      s,
      unitsAt(frame, 'args.unit').flatMap(id => companyOf(s, id)),
    ),
  drop: (s, frame) => held(s, unitsAt(frame, 'args.unit')),
  mission: onMission,
  raid: s => held(s, [KOMMANDO], [BERTH]),
  harbour: s => held(s, [KOMMANDO]),
  combat: (s, frame) => held(s, unitsAt(frame, 'local.joined'), hexesAt(frame, 'local.target')),
  support: s => inBattle(s),
  ultra: (s, frame) => (s.battle === null ? { ...NO_FOCUS, targets: hexesAt(frame, 'args.hex') } : inBattle(s)),
  press: s => inBattle(s),
  loss: s => inBattle(s),
  stand: s => inBattle(s),
  retreat: retreating,
  advance: (s, frame) => ({
    hand: unitsAt(frame, 'local.going'),
    targets: hexesAt(frame, 'args.hex'),
    from: hexesOf(s, unitsAt(frame, 'args.units')),
  }),
  victoryRoll: s => ({ ...NO_FOCUS, from: objectivesHeld(s) }),
}

export const focus = perPosition((s: Gertrud): Focus => {
  const frame = owedFrame(s)
  return frame === null ? NO_FOCUS : (FOCUS[frame.step]?.(s, frame) ?? NO_FOCUS)
})
