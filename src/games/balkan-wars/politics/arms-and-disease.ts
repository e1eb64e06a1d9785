import { ofUnit, ofUnitAndHex, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import { firstOf, refusal } from '../../../core/engine/step'
import type { HexId, Side, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { hexesOf, unitsOnMap } from '../board'
import { eliminate } from '../combat/losses'
import { nameOf, sideOf } from '../countries'
import { hexName } from '../map/geography'
import { secretOwner } from '../secrets/sight'
import {
  counterOf,
  type Go,
  hexOf,
  isDemoralized,
  isType,
  onHex,
  putUnit,
  unitIds,
  unitList,
  unitOf,
  type Wars,
} from '../state'

/** EV.11: heavy artillery of a side's countries in its Pools. */
export const armsFor = (s: Wars, side: Side): UnitId[] =>
  unitIds.filter(id => isType(id, 'artillery') && unitOf(s, id).at.is === 'pool' && sideOf(s, id) === side)

/** D82: any friendly Depot unit on the map, of whatever nation and in whatever order. */
export const depotsFor = (s: Wars, side: Side): HexId[] =>
  hexesOf(
    s,
    unitsOnMap(s, side).filter(id => isType(id, 'depot')),
  )

/** EV.11: one unit, if he likes. */
export const armsDeal = step<Wars>({
  // Pools are closed, and Depots lie face down.
  seat: 'private',
  prompt: () => ({
    text: 'Arms deal: put a heavy artillery unit on a Depot',
    rule: 'EV.11',
    ruling: 'D82',
    waiting: 'makes an arms deal',
  }),
  answers: {
    put: ofUnitAndHex({
      title: 'Artillery',
      intent: 'act',
      *among(s, f) {
        for (const unit of armsFor(s, f.side)) for (const hex of depotsFor(s, f.side)) yield { unit, hex }
      },
      whyNot: (s, f, { unit, hex }) =>
        firstOf(
          () => !armsFor(s, f.side).includes(unit) && refusal('EV.11', 'it is no artillery of your Pool', { unit }),
          () => !depotsFor(s, f.side).includes(hex) && refusal('EV.11', 'no Depot of yours is there', { hex }, 'D82'),
        ),
      label: ({ unit, hex }) => `${nameOf(unit)} to ${hexName(hex)}`,
      do(s, _f, { unit, hex }, go) {
        putUnit(s, unit, { at: onHex(hex), demoralized: false, open: false })
        s.fresh = [...s.fresh, unit]
        go.log('armsDeal', { unit, hex, owner: secretOwner(s, unit) }, 'EV.11')
        go.end()
      },
    }),
    decline: plain({
      intent: 'pass',
      forGood: true,
      label: 'No deal',
      leaves: () => 'an artillery unit',
      do: (_s, _f, go) => go.end(),
    }),
  },
  primary: () => null,
  needs: (s, f) => armsFor(s, f.side).length > 0 && depotsFor(s, f.side).length > 0,
})

type Local = { left: number; ill: readonly UnitId[] }

/** D66: on the map, not in a box. */
const healthy = (s: Wars, side: Side, ill: readonly UnitId[]): UnitId[] =>
  unitsOnMap(s, side).filter(id => !ill.includes(id))

function fallIll(s: Wars, local: Local, id: UnitId, go: Go): void {
  const hex = hexOf(s, id)
  const lost = isDemoralized(s, id)
  local.left--
  local.ill = [...local.ill, id]
  if (hex !== null) go.log('diseased', { unit: id, hex, lost, owner: secretOwner(s, id) }, 'EV.15')
  if (lost) eliminate(s, go, id, 'EV.15')
  else putUnit(s, id, { demoralized: true })
}

/** EV.15: as many units as a die says, by their owner's choice, each once; a Demoralized one dies. */
export const disease = step<Wars, null, Local>({
  seat: 'private',
  local: shape.fields({ left: shape.whole(0, 6), ill: unitList }) as shape.Shape<Local>,
  fresh: () => ({ left: 0, ill: [] }),
  enter(s, f, go) {
    f.local.left = go.roll(6, 'disease')
    const all = unitsOnMap(s, f.side)
    if (all.length > f.local.left) return
    for (const id of all) fallIll(s, f.local, id, go)
    go.end()
  },
  prompt: (_s, f) => ({
    text: `Disease: pick ${f.local.left} ${f.local.left === 1 ? 'unit' : 'units'} to be Demoralized`,
    rule: 'EV.15',
    waiting: 'suffers disease',
  }),
  answers: {
    fallIll: ofUnit({
      title: 'Units',
      intent: 'act',
      among: (s, f) => healthy(s, f.side, f.local.ill),
      whyNot: (s, f, id) =>
        firstOf(
          () =>
            !unitsOnMap(s, f.side).includes(id) && refusal('EV.15', 'it is no unit of yours on the map', { unit: id }),
          () => f.local.ill.includes(id) && refusal('EV.15', 'it has fallen ill already', { unit: id }),
        ),
      label: id => nameOf(id),
      warn: (s, _f, id) => (isDemoralized(s, id) ? 'it is Demoralized and would be lost' : null),
      do(s, f, id, go) {
        fallIll(s, f.local, id, go)
        if (f.local.left === 0) go.end()
      },
    }),
    // The cheapest way out: those who are worth least in a fight and in good order.
    weakest: plain({
      intent: 'act',
      label: 'The weakest fall ill',
      do(s, f, go) {
        const order = healthy(s, f.side, f.local.ill).toSorted((a, b) => worth(s, a) - worth(s, b))
        for (const id of order.slice(0, f.local.left)) fallIll(s, f.local, id, go)
        go.end()
      },
    }),
  },
  primary: () => 'weakest',
  needs: (s, f) => f.local.left > 0 && healthy(s, f.side, f.local.ill).length >= f.local.left,
})

/** Those already Demoralized last, then by strength, HQs and Depots after fighting units. */
function worth(s: Wars, id: UnitId): number {
  const { combat, cadre, type } = counterOf(id)
  const kept = type === 'hq' || type === 'depot' || type === 'fortification' || type === 'artillery' ? 50 : 0
  return (isDemoralized(s, id) ? 1000 : 0) + kept + combat + cadre
}
