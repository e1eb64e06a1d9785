import { ofHex } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { HexId } from '../../../core/ids'
import { unitsIn } from '../board'
import { unitNamed } from '../forces/counters'
import { hexName, isLand, isRiver, landHexes, neighbourSteps } from '../map/hexes'
import { enterHex } from '../movement/entering'
import { hasRoad } from '../movement/ground'
import { ALLIED, type Gambit, hexOf, isYugoslavia, type Log, onHex, putUnit, unitOf } from '../state'

export const force10Unit = unitNamed('uk-f10')
const ARRIVES = 7

/** 13.6.1, R-F10: from turn 7 in clear weather, in a Yugoslav hex without any unit. */
export function force10Hexes(s: Gambit): HexId[] {
  if (unitOf(s, force10Unit).at.is !== 'waiting' || s.turn < ARRIVES || s.weather === 'poor') return []
  return landHexes.filter(hex => whyNotArrive(s, hex).length === 0)
}

const whyNotArrive = (s: Gambit, hex: HexId): Refusal[] =>
  firstOf(
    () => !isLand(hex) && refusal('7.9.1', 'it drops on land', { hex }),
    () => !isYugoslavia(s, hex) && refusal('13.6.1', 'it arrives in Yugoslavia', { hex }),
    () => unitsIn(s, hex).length > 0 && refusal('13.6.1', 'the hex must be unoccupied', { hex }, 'R-F10'),
  )

/** 13.6.2: why the bridge between Force 10 and a neighbouring hex cannot be blown. */
export function whyNotDemolish(s: Gambit, hex: HexId): Refusal[] {
  const at = hexOf(s, force10Unit)
  if (at === null) return [refusal('13.6.2', 'Force 10 is not on the map')]
  const step = neighbourSteps(at).find(each => each.to === hex)
  return step && isRiver(step.side) && hasRoad(s, step.side)
    ? []
    : [refusal('13.6.2', 'no bridge leads there from Force 10', { hex })]
}

export const bridges = (s: Gambit): HexId[] => {
  const at = hexOf(s, force10Unit)
  return at === null
    ? []
    : neighbourSteps(at).flatMap(step => (whyNotDemolish(s, step.to).length === 0 ? [step.to] : []))
}

/** The counter leaves play as a unit and marks the hexside. */
export function demolish(s: Gambit, go: Log, hex: HexId): void {
  const at = hexOf(s, force10Unit)
  if (at === null) return
  s.blown = { a: at, b: hex }
  putUnit(s, force10Unit, { at: { is: 'spent' }, steps: 0 })
  go.log('demolished', { from: at, hex }, '13.6.2')
}

/** 13.6.1: Force 10 drops into Yugoslavia. */
export const force10 = step<Gambit>({
  prompt: () => ({
    text: 'Pick the empty Yugoslav hex where Force 10 drops.',
    rule: '13.6.1',
    ruling: 'R-F10',
    waiting: 'is dropping Force 10',
  }),
  answers: {
    drop: ofHex({
      among: force10Hexes,
      whyNot: (s, _f, hex) => whyNotArrive(s, hex),
      label: hexName,
      title: 'Drop zones',
      intent: 'act',
      do(s, _f, hex, go) {
        putUnit(s, force10Unit, { at: onHex(hex) })
        go.log('force10', { unit: force10Unit, hex }, '13.6.1')
        if (enterHex(s, go, force10Unit, hex)) return go.become({ step: 'port', side: ALLIED, args: { hex } })
        go.end()
      },
    }),
  },
  focus: () => ({ hand: [force10Unit] }),
  needs: s => force10Hexes(s).length > 0,
})
