import { straightWay } from '../../../core/army/placing'
import { ofHex, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { BERTH, hexName, isIn, isLand, landHexes } from '../map/geography'
import {
  FLIEGER,
  type Gertrud,
  hexOf,
  isAirborne,
  isWaiting,
  KOMMANDO,
  nameOf,
  onHex,
  putUnit,
  sideOf,
  unit,
} from '../state'
import { liftMarkers } from '../supply/supply'
import { whyNotJoin } from './stacking'

/** 15.0, R-08, R-11: why a unit may not drop at all. */
export function whyNotJump(s: Gertrud, id: UnitId): Refusal[] {
  const at = { unit: id }
  return firstOf(
    () => !isAirborne(id) && refusal('15.0.1', `${nameOf(id)} is no airborne unit`, at),
    () => sideOf(s, id) !== s.active && refusal('15.0.1', 'it belongs to the other side', at),
    () => id === KOMMANDO && s.turn === 1 && refusal('17.0.1', 'on turn 1 the Kommando raids the Goeben', at, 'R-08'),
    () =>
      hexOf(s, id) === null &&
      !(id === FLIEGER && isWaiting(s, id)) &&
      refusal('15.0.1', `${nameOf(id)} is not in play`, at),
    () => s.dropping.includes(id) && refusal('15.0.1', 'it has dropped this turn', at, 'R-11'),
    () => s.moved.includes(id) && refusal('15.0.1', `${nameOf(id)} has moved this turn`, at, 'R-11'),
    () => s.interdicted.includes(id) && refusal('13.7.4', 'an interdicted unit cannot drop', at, 'R-03'),
  )
}

/** 15.0.1, R-11: why a unit that can drop may not drop there. */
export function whyNotDropOn(s: Gertrud, id: UnitId, hex: HexId): Refusal[] {
  return firstOf(
    () =>
      (!isLand(hex) || !isIn(hex, 'turkey')) && refusal('15.0.1', 'drops are made on land in Turkey', { hex }, 'R-11'),
    () =>
      hex === BERTH && s.turn === 1 && refusal('17.0.1', 'the berth is for the Kommando on turn 1', { hex }, 'R-16'),
    () => hexOf(s, id) === hex && refusal('15.0.1', 'it stands there', { hex }),
    () => whyNotJoin(s, [id], hex),
  )
}

export const dropHexes = (s: Gertrud, id: UnitId): HexId[] =>
  whyNotJump(s, id).length > 0 ? [] : landHexes.filter(hex => whyNotDropOn(s, id, hex).length === 0)

export const canDrop = (s: Gertrud, id: UnitId): boolean =>
  whyNotJump(s, id).length === 0 && landHexes.some(hex => whyNotDropOn(s, id, hex).length === 0)

type Args = { readonly unit: UnitId }

/** 15.0.1: where an airborne unit jumps. */
export const drop = step<Gertrud, Args>({
  args: shape.fields({ unit }),
  prompt: (_s, f) => ({
    text: `${nameOf(f.args.unit)} drops: pick a hex in Turkey; it must fight for it this turn`,
    rule: '15.0.1',
    ruling: 'R-61',
    waiting: 'plans a paradrop',
  }),
  answers: {
    to: ofHex({
      title: 'Drop hexes',
      intent: 'act',
      among: (s, f) => dropHexes(s, f.args.unit),
      whyNot: (s, f, hex) =>
        firstOf(
          () => whyNotJump(s, f.args.unit),
          () => whyNotDropOn(s, f.args.unit, hex),
        ),
      label: hex => hexName(hex),
      path: (s, f, hex) => straightWay(hexOf(s, f.args.unit), hex),
      /** The whole move; it must fight for the hex in the Combat Phase. R-10: a first drop is an arrival. */
      do(s, f, hex, go) {
        const id = f.args.unit
        const from = hexOf(s, id)
        if (from === null) s.arrived = [...s.arrived, id]
        putUnit(s, id, { at: onHex(hex) })
        s.moved = [...s.moved, id]
        s.dropping = [...s.dropping, id]
        go.log('dropped', { unit: id, from, hex }, '15.0.1')
        liftMarkers(s, go)
        go.end()
      },
    }),
    cancel: plain({ intent: 'cancel', label: 'Cancel the drop', do: (_s, _f, go) => go.end() }),
  },
  focus: (_s, f) => ({ hand: [f.args.unit] }),
  needs: (s, f) => canDrop(s, f.args.unit),
})
