import type { Flow } from '../../../core/engine/step'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { HexId } from '../../../core/ids'
import { eliminate } from '../combat/casualties'
import { holderOf, rollInitiative } from '../combat/initiative'
import { isYugoslav } from '../map/hexes'
import { isHeldBy, stackIn, unitsIn } from '../movement/board'
import { placeUnit } from '../movement/marching'
import { mayStack, whyNotShare } from '../movement/stacking'
import { AXIS, nationOf, PARTISAN, type Partizan, SS_500, TITO } from '../state'
import { rollDrift } from './drift'

/** why the 500 SS may not be sent to a hex. */
export const whyNotDrop = (s: Partizan, hex: HexId): Refusal[] =>
  firstOf(
    () => !isYugoslav(hex) && refusal('17.1.1', 'the drop is made in Yugoslavia', { hex }),
    () =>
      isHeldBy(s, hex, AXIS) &&
      stackIn(s, hex, AXIS).some(id => !mayStack('German', nationOf(id))) &&
      refusal('10.2', 'Italians, Bulgarians or Hungarians are there', { hex }),
    () => !isHeldBy(s, hex, PARTISAN) && whyNotShare(s, [SS_500], hex),
  )

/** 17.1.3: whether the hex takes a unit that has drifted there. */
const isFit = (s: Partizan, hex: HexId | null): hex is HexId =>
  hex !== null && (isYugoslav(hex) && isHeldBy(s, hex, PARTISAN) ? true : whyNotDrop(s, hex).length === 0)

/** 17.1, R-29: on enemies an initiative die decides between the hex aimed at and a drift; nothing is turned up. */
export function drop(s: Partizan, go: Flow, aim: HexId): void {
  go.log('dropped', { hex: aim }, '17.1.1')
  let hex: HexId | null = aim
  if (isHeldBy(s, aim, PARTISAN)) {
    const net = rollInitiative(s, aim, go.roll)
    go.log('initiative', { hex: aim, net, side: holderOf(net) }, '17.1.2')
    if (holderOf(net) === PARTISAN) hex = rollDrift(s, go, aim, 'the 500 SS')
  }
  if (!isFit(s, hex)) {
    eliminate(s, go, SS_500)
    go.log('dropLost', { hex, drifted: true, tito: false }, '17.1.3')
    return
  }
  if (!isHeldBy(s, hex, PARTISAN)) {
    placeUnit(s, SS_500, hex)
    go.log('dropLanded', { hex }, '17.1.5')
    return
  }
  const tito = unitsIn(s, hex).includes(TITO)
  eliminate(s, go, SS_500)
  if (tito) eliminate(s, go, TITO)
  go.reveal()
  go.log('dropLost', { hex, drifted: hex !== aim, tito }, tito ? '17.1.4' : '17.1.5')
}
