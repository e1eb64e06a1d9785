import { ofHex } from '../../../core/engine/answer'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { HexId, Side, UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { isHeldBy } from '../board'
import { successesOf, zocCostsOf } from '../charts'
import { whyClosed } from '../closed-ground'
import { nameOf } from '../countries'
import { BRANDENBURG, isChosen } from '../forces/options'
import { allSteps, hexName, isClosedSide, neighboursOf, whyClosedSide } from '../map/geography'
import { type Front, hexOf, type Part } from '../state'
import { isBrandenburger, isCm } from '../units'
import { isInEnemyZoc } from '../zoc'
import { QUARTERS } from './allowance'
import { moveClassOf, stepCostsNow } from './ground'
import { harassmentOn } from './harassment'
import { whyNotPick, whyWrongGait } from './in-hand'
import { leftOf, type MarchArgs, type Marching, type MarchLocal, pay, purseOf } from './purses'
import { takeWays } from './taking-ways'

export const isBrandenburgPlayed = (s: Part<'setting'>): boolean => isChosen(s, BRANDENBURG)

/** What the step itself costs, and what leaving the zone costs besides (6.A). Harassment is always paid. */
function pricesOf(s: Front, id: UnitId, hex: HexId, side: Side): { readonly step: number; readonly zone: number } {
  const from = hexOf(s, id) as HexId
  const over = allSteps[from]?.find(({ to }) => to === hex)
  const entering =
    over === undefined
      ? Number.POSITIVE_INFINITY
      : (stepCostsNow(s, moveClassOf(id))[from * 6 + over.direction] as number)
  return { step: entering + harassmentOn(s, from, side), zone: isCm(id) ? zocCostsOf(s).cm : zocCostsOf(s).nonCm }
}

function whyNot(s: Front, f: Marching, hex: HexId): Refusal[] {
  const [id, ...others] = f.local.picked
  if (id === undefined || others.length > 0) return [refusal('32.B.2.1', 'pick the Brandenburgers alone')]
  const from = hexOf(s, id) as HexId
  const over = allSteps[from]?.find(({ to }) => to === hex)?.side
  const at = { hex }
  return firstOf(
    () => !isBrandenburgPlayed(s) && refusal('32.B.2.1', 'the Brandenburgers have no such skills', { unit: id }),
    () => !isBrandenburger(id) && refusal('32.B.2.1', `${nameOf(id)} does not slip through`, { unit: id }, 'R-32B2'),
    () => whyNotPick(s, f, id),
    () => whyWrongGait(f, id, 'foot'),
    () => over === undefined && refusal('32.B.2.1', `${hexName(hex)} is not next to it`, at),
    () => over !== undefined && isClosedSide(over) && refusal('6.5', `nothing crosses the ${whyClosedSide(over)}`, at),
    () => !isInEnemyZoc(s, from, f.side) && refusal('32.B.2.1', 'it is in no enemy zone of control', { unit: id }),
    () => whyClosed(s, id, hex) ?? false,
    () => isHeldBy(s, hex, otherSide(f.side)) && refusal('6.6', 'enemy units are there', at),
    () => {
      const [{ step }, points] = [pricesOf(s, id, hex, f.side), purseOf(s, f, id).quarters / QUARTERS]
      return step > points && refusal('6.2', `${nameOf(id)} needs ${step} MPs and has ${points}`, at)
    },
  )
}

/** 32.B.2.1, R-32B2: one die for every hex that is left; who is seen pays, or stays where he is. */
export const slip = ofHex<Front, MarchArgs, MarchLocal>({
  title: 'Slip out of a zone of control',
  intent: 'act',
  onRequest: true,
  seals: true,
  among(s, f) {
    const [id, ...others] = f.local.picked
    if (!isBrandenburgPlayed(s) || id === undefined || others.length > 0 || !isBrandenburger(id)) return []
    return neighboursOf(hexOf(s, id) as HexId)
  },
  whyNot,
  label: hex => `Slip through to ${hexName(hex)}`,
  cost: (s, f, hex) => pricesOf(s, f.local.picked[0] as UnitId, hex, f.side).step,
  do(s, f, hex, go) {
    const id = f.local.picked[0] as UnitId
    const from = hexOf(s, id) as HexId
    const { step, zone } = pricesOf(s, id, hex, f.side)
    const die = go.roll(6, 'slipping through')
    const free = die >= successesOf(s).commandoLeavesZoc
    const left = purseOf(s, f, id).quarters - (step + (free ? 0 : zone)) * QUARTERS
    go.log('slipped', { unit: id, from, hex, die, free, stays: left < 0 }, '32.B.2.1')
    if (left >= 0) takeWays(s, f, go, [{ unit: id, path: [from, hex], quarters: left, way: 'on foot' }])
    else {
      pay(s, f, id, from, 0, 'foot')
      f.local.picked = f.local.picked.filter(each => (leftOf(f, each)?.quarters ?? 1) > 0)
    }
  },
})
