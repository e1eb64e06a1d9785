import { ofHex, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { HexId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { driftOf } from '../charts'
import { eliminate } from '../combat/casualties'
import { holderOf, initiativeForecast, rollInitiative } from '../combat/initiative'
import { grid, hexName, isYugoslav, landHexes } from '../map/hexes'
import { isHeldBy, stackIn, unitsIn } from '../movement/board'
import { placeUnit } from '../movement/marching'
import { mayStack, whyNotShare } from '../movement/stacking'
import { AXIS, type Go, hex, isIn, nationOf, PARTISAN, type Partizan, SS_500, TITO } from '../state'

/** 17.1.3: one hex in the direction of the die; null off the map. */
export function driftFrom(s: Partizan, hex: HexId, die: number): HexId | null {
  const name = driftOf(s)[die as 1 | 2 | 3 | 4 | 5 | 6]
  const direction = grid.directionNames.indexOf(name)
  const to = grid.neighbour[hex * 6 + direction]
  return to < 0 ? null : (to as HexId)
}

export const rollDrift = (s: Partizan, go: Go, hex: HexId, who: string): HexId | null =>
  driftFrom(s, hex, go.roll(6, `drift of ${who}`))

/** why the 500 SS may not be sent to a hex. */
export const whyNotDrop = (s: Partizan, hex: HexId): Refusal[] =>
  firstOf(
    () => !isYugoslav(hex) && refusal('17.1.1', 'the drop is made in Yugoslavia', { hex }, 'R-29'),
    () =>
      isHeldBy(s, hex, AXIS) &&
      stackIn(s, hex, AXIS).some(id => !mayStack('German', nationOf(id))) &&
      refusal('10.2', 'Italians, Bulgarians or Hungarians are there', { hex }, 'R-29'),
    () => !isHeldBy(s, hex, PARTISAN) && whyNotShare(s, [SS_500], hex),
  )

/** 17.1.3: whether the hex takes a unit that has drifted there. */
const isFit = (s: Partizan, hex: HexId | null): hex is HexId =>
  hex !== null && (isYugoslav(hex) && isHeldBy(s, hex, PARTISAN) ? true : whyNotDrop(s, hex).length === 0)

/** 17.1, R-29: on enemies an initiative die decides between the hex aimed at and a drift; nothing is turned up. */
function jump(s: Partizan, go: Go, aim: HexId): void {
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

type Local = { aim: HexId | null }

/** 17.1: the 500 SS must jump on turn 8, before other Germans arrive. */
export const drop = step<Partizan, null, Local>({
  seat: 'private',
  local: shape.fields({ aim: shape.nullable(hex) }),
  fresh: () => ({ aim: null }),
  prompt: (_s, f) => ({
    text:
      f.local.aim === null
        ? 'The 500 SS jumps: name a hex of Yugoslavia.'
        : `The 500 SS will jump over ${hexName(f.local.aim)}: jump, or name another hex.`,
    rule: '17.1.1',
    ruling: 'R-29',
    waiting: 'is planning a paradrop',
  }),
  answers: {
    aim: ofHex({
      title: 'Where to jump',
      intent: 'pick',
      among: () => landHexes,
      whyNot: (s, f, aim) =>
        f.local.aim === aim ? refusal('17.1.1', 'this hex is named already', { hex: aim }) : whyNotDrop(s, aim),
      label: hexName,
      do(_s, f, aim) {
        f.local.aim = aim
      },
    }),
    jump: plain({
      label: (_s, f) => (f.local.aim === null ? 'Jump' : `Jump over ${hexName(f.local.aim)}`),
      intent: 'act',
      whyNot: (_s, f) => f.local.aim === null && refusal('17.1.1', 'name a hex first'),
      do(s, f, go) {
        if (f.local.aim !== null) jump(s, go, f.local.aim)
        go.end()
      },
    }),
  },
  primary: (_s, f) => (f.local.aim === null ? null : 'jump'),
  focus: (_s, f) => ({ hand: [SS_500], targets: f.local.aim === null ? [] : [f.local.aim] }),
  needs: s => isIn(s, SS_500, 'waiting'),
  forecast: (s, f) =>
    f.local.aim !== null && isHeldBy(s, f.local.aim, PARTISAN)
      ? {
          ...initiativeForecast(s, f.local.aim, PARTISAN),
          title: `Drop on ${hexName(f.local.aim)}: with Axis initiative it lands there, otherwise it drifts`,
        }
      : null,
})
