import { focusOnHand, type InHand, puttingBack } from '../../../core/army/deploying'
import { ofUnit, ofUnitAndHex, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import { firstOf, refusal } from '../../../core/engine/step'
import { type Reach, reach } from '../../../core/hex/reach'
import type { HexId, Side, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { unitsOnMap } from '../board'
import { eliminate } from '../combat/losses'
import { nameOf, nationOf, sideOf } from '../countries'
import { ALBANIANS, counterOf } from '../forces/counters'
import { grid, hexName, inAlbania, landHexes, TIRANA } from '../map/geography'
import { CLOSED, isClimber, stepCosts } from '../movement/ground'
import { allowance, isBarred } from '../movement/marching'
import { reachByRail, whyNotEntrain } from '../movement/rail'
import { enterHexes } from '../movement/segment'
import { secretOwner } from '../secrets/sight'
import { type Go, hexOf, onHex, putUnit, unit, unitList, unitOf, type Wars } from '../state'

const isWithin = (hex: HexId): boolean => inAlbania(hex) === 'whole'

/** EV.26: units of a side in hexes that lie wholly in Albania. */
export const evacuees = (s: Wars, side: Side): UnitId[] =>
  unitsOnMap(s, side).filter(id => isWithin(hexOf(s, id) as HexId))

/** D28: an ordinary move that no zone of control hinders. */
const onFoot = (s: Wars, id: UnitId): Reach | null => {
  const from = hexOf(s, id)
  const side = sideOf(s, id)
  if (from === null || side === null || counterOf(id).movement === 0) return null
  const { climbing, plain: level } = stepCosts(s)
  const costs = isClimber(id) ? climbing : level
  return reach(grid, from, {
    points: allowance(s, id),
    minimumOneHex: true,
    fraction: 1,
    cost: (at, direction, to) =>
      isBarred(s, nationOf(s, id), side, to) ? CLOSED : (costs[at * 6 + direction] ?? CLOSED),
  })
}

const byRail = (s: Wars, id: UnitId): Reach | null => (whyNotEntrain(s, id).length === 0 ? reachByRail(s, id) : null)

const pathTo = (s: Wars, id: UnitId, hex: HexId): readonly HexId[] | null => {
  for (const way of [onFoot(s, id), byRail(s, id)]) if (way?.has(hex)) return way.pathTo(hex)
  return null
}

const waysOut = (s: Wars, id: UnitId): HexId[] => {
  const ways = [onFoot(s, id), byRail(s, id)]
  return landHexes.filter(hex => !isWithin(hex) && ways.some(way => way?.has(hex) === true))
}

/** D28: who is still inside is lost; Albania is neutral and closed from now on, its places and trenches nobody's. */
export function closeAlbania(s: Wars, go: Go): void {
  for (const side of [0, 1] as const)
    for (const id of evacuees(s, side)) {
      go.log('cutOff', { unit: id, hex: hexOf(s, id) as HexId, owner: secretOwner(s, id) }, 'EV.26')
      eliminate(s, go, id, 'EV.26')
    }
  s.albania = true
  s.entrenchments = s.entrenchments.filter(({ hex }) => !isWithin(hex))
  s.captured = s.captured.filter(({ hex }) => !isWithin(hex))
  if (unitOf(s, ALBANIANS).at.is === 'holding') putUnit(s, ALBANIANS, { at: onHex(TIRANA) })
}

type Local = InHand & { gone: readonly UnitId[] }

const left = (s: Wars, side: Side, local: Local): UnitId[] =>
  evacuees(s, side).filter(id => !local.gone.includes(id) && waysOut(s, id).length > 0)

/** EV.26: everybody leaves Albania by a move of its own. */
export const evacuate = step<Wars, null, Local>({
  seat: 'private',
  local: shape.fields({ picked: shape.nullable(unit), gone: unitList }) as shape.Shape<Local>,
  fresh: () => ({ picked: null, gone: [] }),
  enter(s, f, go) {
    if (left(s, f.side, f.local).length === 0) go.end()
  },
  prompt: (_s, f) => ({
    text:
      f.local.picked === null
        ? 'Albania becomes neutral: move every unit out of it, or lose it'
        : `${nameOf(f.local.picked)}: pick a hex outside Albania`,
    rule: 'EV.26',
    ruling: 'D28',
    waiting: 'leaves Albania',
  }),
  answers: {
    pick: ofUnit({
      title: 'Units',
      intent: 'pick',
      among: (s, f) => left(s, f.side, f.local),
      whyNot: (s, f, id) =>
        firstOf(
          () => !evacuees(s, f.side).includes(id) && refusal('EV.26', 'it is not inside Albania', { unit: id }),
          () => waysOut(s, id).length === 0 && refusal('EV.26', 'it finds no way out', { unit: id }),
          () => f.local.picked === id && refusal('EV.26', 'it is picked already', { unit: id }),
        ),
      label: id => nameOf(id),
      do(_s, f, id) {
        f.local.picked = id
      },
    }),
    to: ofUnitAndHex({
      title: 'Ways out',
      intent: 'act',
      *among(s, f) {
        const { picked } = f.local
        if (picked !== null) for (const hex of waysOut(s, picked)) yield { unit: picked, hex }
      },
      whyNot: (s, f, { unit: id, hex }) =>
        firstOf(
          () => f.local.picked !== id && refusal('EV.26', 'pick the unit first', { unit: id }),
          () => isWithin(hex) && refusal('EV.26', 'it lies in Albania', { hex }),
          () => !waysOut(s, id).includes(hex) && refusal('5.G.6', 'it cannot get there', { hex }),
        ),
      label: ({ unit: id, hex }) => `${nameOf(id)} to ${hexName(hex)}`,
      path: (s, _f, { unit: id, hex }) => pathTo(s, id, hex),
      do(s, f, { unit: id, hex }, go) {
        const from = hexOf(s, id) as HexId
        const path = pathTo(s, id, hex) ?? [from, hex]
        f.local.picked = null
        f.local.gone = [...f.local.gone, id]
        putUnit(s, id, { at: onHex(hex) })
        go.log('evacuated', { unit: id, from, to: hex, path, owner: secretOwner(s, id) }, 'EV.26')
        // D11, D28: places outside are entered as by any move; those of Albania change no Morale.
        const outside = path.slice(1).filter(each => !isWithin(each))
        enterHexes(s, go, [id], outside)
        if (left(s, f.side, f.local).length === 0) go.end()
      },
    }),
    back: puttingBack('EV.26'),
    done: plain({
      intent: 'pass',
      forGood: true,
      label: 'Leave the rest',
      leaves: (s, f) => `${evacuees(s, f.side).length} units are lost`,
      do: (_s, _f, go) => go.end(),
    }),
  },
  primary: (s, f) => (f.local.picked === null ? { kind: 'pick', unit: left(s, f.side, f.local)[0] as UnitId } : null),
  focus: focusOnHand,
  needs: (s, f) => left(s, f.side, f.local).length > 0,
})
