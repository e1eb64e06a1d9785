import { ofUnitAndHex, type UnitAndHex } from '../../../core/engine/answer'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { successesOf } from '../charts'
import { otherCosts } from '../charts/works'
import { nameOf } from '../countries'
import { hexName } from '../map/geography'
import { type Front, type Go, hexOf, NOBODY } from '../state'
import { eliminate, isBrandenburger, isPositionAa } from '../units'
import { isPoor } from '../weather/weather'
import {
  type Bridge,
  bridgeBetween,
  bridgeHits,
  bridgeOwner,
  bridgesAt,
  damageBridge,
  farEnd,
  HITS_THAT_DEMOLISH,
  hasBridges,
  isDown,
  mendBridge,
  seize,
} from '../works/bridges'
import { QUARTERS } from './allowance'
import { isBrandenburgPlayed } from './brandenburg'
import { leftOf, type MarchArgs, type Marching, type MarchLocal, pay, purseOf } from './purses'
import { notBuilder } from './works-on-the-way'

/** Work at a bridge next to the unit, in the middle of its move. */
type BridgeTask = {
  readonly rule: string
  readonly title: string
  readonly seals?: true
  label(unit: UnitId, to: HexId): string
  cost(s: Front, bridge: Bridge, hex: HexId): number
  whyNot(s: Front, f: Marching, id: UnitId, bridge: Bridge): Refusal[]
  do(s: Front, go: Go, id: UnitId, bridge: Bridge, at: { readonly hex: HexId; readonly to: HexId }): void
}

function whyNot(s: Front, f: Marching, task: BridgeTask, { unit, hex: to }: UnitAndHex): Refusal[] {
  const hex = hexOf(s, unit)
  const at = { unit }
  if (!hasBridges(s)) return [refusal('32.C.1', 'bridges are not played', { hex: to }, 'R-32C1')]
  if (hex === null || !f.local.picked.includes(unit)) return [refusal(task.rule, 'pick a unit first', at)]
  const bridge = bridgeBetween(hex, to)
  if (bridge === null) return [refusal('32.C.1', `no bridge leads to ${hexName(to)}`, { hex: to })]
  const cost = task.cost(s, bridge, hex)
  const points = purseOf(s, f, unit).quarters / QUARTERS
  return firstOf(
    () =>
      leftOf(f, unit)?.mode === 'admin' &&
      refusal('6.B.1', `${nameOf(unit)} has moved administratively this phase`, at, 'R-6B2'),
    () => task.whyNot(s, f, unit, bridge),
    () => points < cost && refusal(task.rule, `it takes ${cost} MPs, ${nameOf(unit)} has ${points}`, at),
  )
}

const answerTo = (task: BridgeTask) =>
  ofUnitAndHex<Front, MarchArgs, MarchLocal>({
    title: task.title,
    intent: 'act',
    // A click on the hex beyond the bridge is a move.
    onRequest: true,
    ...(task.seals === true ? { seals: true } : {}),
    among: (s, f) =>
      hasBridges(s)
        ? f.local.picked.flatMap(unit => {
            const hex = hexOf(s, unit)
            return hex === null ? [] : bridgesAt(hex).map(bridge => ({ unit, hex: farEnd(bridge, hex) }))
          })
        : [],
    whyNot: (s, f, named) => whyNot(s, f, task, named),
    label: ({ unit, hex }) => task.label(unit, hex),
    cost(s, _f, { unit, hex: to }) {
      const hex = hexOf(s, unit)
      const bridge = hex === null ? null : bridgeBetween(hex, to)
      return hex === null || bridge === null ? null : task.cost(s, bridge, hex)
    },
    do(s, f, { unit, hex: to }, go) {
      const hex = hexOf(s, unit) as HexId
      const bridge = bridgeBetween(hex, to) as Bridge
      pay(s, f, unit, hex, purseOf(s, f, unit).quarters - task.cost(s, bridge, hex) * QUARTERS, 'foot')
      task.do(s, go, unit, bridge, { hex, to })
      f.local.picked = f.local.picked.filter(id => (leftOf(f, id)?.quarters ?? 1) > 0 && hexOf(s, id) !== null)
    },
  })

/** 32.C.3 */
const demolish: BridgeTask = {
  rule: '32.C.3',
  title: 'Demolish a bridge',
  label: (id, to) => `${nameOf(id)} demolishes the bridge to ${hexName(to)}`,
  cost: () => otherCosts.demolishBridge,
  whyNot: (s, f, id, bridge) =>
    firstOf(
      () => isPositionAa(id) && refusal('22.A.3.5', 'position antiaircraft demolishes no bridge', { unit: id }),
      () => isDown(s, bridge) && refusal('32.C.3', 'the bridge is down already', { unit: id }),
      () =>
        ![f.side, NOBODY].includes(bridgeOwner(s, bridge)) &&
        refusal('32.C.3', 'the bridge is the enemy’s', { unit: id }),
    ),
  do(s, go, unit, bridge, at) {
    damageBridge(s, bridge, HITS_THAT_DEMOLISH)
    go.log('bridgeDown', { unit, ...at }, '32.C.3')
  },
}

/** 32.C.5, 14.A.1.10 */
const mend: BridgeTask = {
  rule: '32.C.5',
  title: 'Repair a bridge',
  label: (id, to) => `${nameOf(id)} repairs the bridge to ${hexName(to)}`,
  cost(s, { isMajor }, hex) {
    const { river, majorRiver } = otherCosts.repairBridge
    return (isMajor ? majorRiver : river) * (isPoor(s, hex) ? 2 : 1)
  },
  whyNot: (s, f, id, bridge) =>
    firstOf(
      () => notBuilder('32.C.5', id),
      () => bridgeHits(s, bridge) === 0 && refusal('32.C.5', 'the bridge is whole', { unit: id }),
      () =>
        [bridge.a, bridge.b].some(hex => s.owner[hex] !== f.side) &&
        refusal('32.C.5', 'both ends of the bridge must be yours', { unit: id }),
    ),
  do(s, go, unit, bridge, at) {
    mendBridge(s, bridge)
    go.log('bridgeMended', { unit, ...at }, '32.C.5')
  },
}

/** 32.B.2.3, 32.C.6 */
const seizing: BridgeTask = {
  rule: '32.B.2.3',
  title: 'Seize a bridge',
  seals: true,
  label: (id, to) => `${nameOf(id)} tries to seize the bridge to ${hexName(to)}`,
  cost: () => otherCosts.seizeBridge,
  whyNot: (s, f, id, bridge) =>
    firstOf(
      () => !isBrandenburger(id) && refusal('32.C.6', `${nameOf(id)} seizes no bridges`, { unit: id }),
      () => !isBrandenburgPlayed(s) && refusal('32.B.2.3', 'the Brandenburgers have no such skills', { unit: id }),
      () => isDown(s, bridge) && refusal('32.C.6', 'the bridge is down', { unit: id }),
      () =>
        [f.side, NOBODY].includes(bridgeOwner(s, bridge)) &&
        refusal('32.B.2.3', 'the bridge is not the enemy’s', { unit: id }),
    ),
  do(s, go, unit, bridge, at) {
    const die = go.roll(6, 'bridge')
    const success = die >= successesOf(s).commandoSeizesBridge
    go.log('bridgeSeized', { unit, ...at, die, success }, '32.B.2.3')
    if (success) seize(s, bridge, 0)
    else eliminate(s, go, [unit], '32.B.2.3')
  },
}

/** What units in hand do to the bridges next to them. */
export const bridgeAnswers = {
  demolishBridge: answerTo(demolish),
  mendBridge: answerTo(mend),
  seizeBridge: answerTo(seizing),
}
