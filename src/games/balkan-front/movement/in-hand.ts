import { recent } from '../../../core/engine/derived'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import { type Reach, reach } from '../../../core/hex/reach'
import type { HexId, UnitId } from '../../../core/ids'
import { nameOf } from '../countries'
import { grid } from '../map/geography'
import { type Front, hexOf } from '../state'
import { QUARTERS } from './allowance'
import { type Gait, reachOf } from './marching'
import { canMove, whyNotLeave, whyNotMove } from './movers'
import { leftOf, type Marching, type MarchLocal, movedUnits, purseOf } from './purses'
import { type Train, trainOf } from './rail'

// What units in hand can do. Every hex of the map is asked about by itself, so it is found once while a position is looked at.

const NOTHING: Refusal[] = []

export const canPick = (s: Front, f: Marching, id: UnitId): boolean =>
  leftOf(f, id)?.quarters !== 0 && canMove(s, id, f.side, f.args.phase)

/** Why a unit cannot be taken in hand. */
export const whyNotPick = (s: Front, f: Marching, id: UnitId): Refusal[] =>
  canPick(s, f, id)
    ? NOTHING
    : firstOf(
        () => whyNotMove(s, id, f.side, f.args.phase),
        () => refusal('6.2', `${nameOf(id)} has finished its move`, { unit: id }),
      )

/** 6.B.1, R-6B2: the first points that are spent decide between ordinary and administrative movement. */
export function whyWrongGait(f: Marching, id: UnitId, gait: Gait): Refusal | false {
  const left = leftOf(f, id)
  if (gait === 'admin' && f.args.phase === 'exploitation')
    return refusal('6.B.0', 'there is no administrative movement in the exploitation phase')
  if (gait === 'admin' && left?.near === true)
    return refusal('6.B.3', `${nameOf(id)} was next to an enemy unit this phase`, { unit: id }, 'R-6B2')
  if (left === undefined || left.mode === 'rail' || left.mode === gait) return false
  return gait === 'admin'
    ? refusal('6.B.1', `${nameOf(id)} has moved in the ordinary way this phase`, { unit: id }, 'R-6B2')
    : refusal('6.B.1', `${nameOf(id)} has moved administratively this phase`, { unit: id }, 'R-6B2')
}

/** What a unit in hand can do at a gait: every hex is asked about by itself. */
type Walk = { readonly reach: Reach; readonly from: HexId | null; readonly isAble: boolean; readonly points: number }
/** What was found of those in hand while a position is looked at. */
type Looked = {
  readonly units: Front['units']
  readonly owner: Front['owner']
  readonly local: MarchLocal
  readonly walks: Map<number, Walk>
  train: Train | null | undefined
}
const looks = recent((_s: Front): { at: Looked | null } => ({ at: null }))
function lookedAt(s: Front, { local }: Marching): Looked {
  const look = looks(s)
  const { at } = look
  // A position that is being changed is the same object before and after: what it holds tells.
  const isSame =
    at !== null &&
    at.units === s.units &&
    at.owner === s.owner &&
    at.local.left === local.left &&
    at.local.picked === local.picked
  if (isSame) return at
  const fresh: Looked = { units: s.units, owner: s.owner, local: { ...local }, walks: new Map(), train: undefined }
  look.at = fresh
  return fresh
}

/** R-26B5: in a box, where it goes nowhere on foot. */
const NOWHERE: Reach = reach(grid, 0 as HexId, { points: 0, cost: () => Number.POSITIVE_INFINITY })

export function walkOf(s: Front, f: Marching, id: UnitId, gait: Gait): Walk {
  const { walks } = lookedAt(s, f)
  const key = id * 2 + (gait === 'admin' ? 1 : 0)
  const known = walks.get(key)
  if (known !== undefined) return known
  const purse = purseOf(s, f, id)
  const from = hexOf(s, id)
  const made: Walk = {
    reach: from === null ? NOWHERE : reachOf(s, id, purse, gait),
    from,
    isAble: canPick(s, f, id) && whyWrongGait(f, id, gait) === false,
    points: purse.quarters / QUARTERS,
  }
  walks.set(key, made)
  return made
}

export const tripOf = (s: Front, f: Marching, unit: UnitId) => ({
  unit,
  quarters: purseOf(s, f, unit).quarters,
  riding: f.local.picked,
  moved: movedUnits(f),
})

/** Those in hand as one train; null: they ride nowhere. */
export function trainInHand(s: Front, f: Marching): Train | null {
  const look = lookedAt(s, f)
  if (look.train !== undefined) return look.train
  const { picked } = f.local
  const canRide =
    picked.length > 0 &&
    f.args.phase === 'movement' &&
    s.kind !== 'surprise' &&
    picked.every(id => canPick(s, f, id)) &&
    whyNotLeave(s, picked) === false
  look.train = canRide
    ? trainOf(
        s,
        picked.map(id => tripOf(s, f, id)),
      )
    : null
  return look.train
}
