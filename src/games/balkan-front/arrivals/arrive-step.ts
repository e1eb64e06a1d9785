import { ofHex, ofUnit, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import { reasons, refusal } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { unitsIn } from '../board'
import { nameOf } from '../countries'
import { counterOf, unit, unitList } from '../forces/counters'
import * as deployments from '../forces/scenarios/ready-deployments'
import { hexName, hexNamed } from '../map/geography'
import { type Front, unitOf } from '../state'
import { bringIn } from './arriving'
import { placesFor } from './lists'

type Args = { readonly units: readonly UnitId[] }
type Local = { picked: readonly UnitId[] }

const left = (s: Front, { units }: Args): UnitId[] => units.filter(id => unitOf(s, id).at.is === 'waiting')

/** F35: the ready place of forces that come together. */
const READY = new Map(
  Object.values(deployments).flatMap(ready =>
    Object.entries(ready).flatMap(([hex, ids]) => ids.split(' ').map(id => [id, hex] as const)),
  ),
)
const readyHex = (s: Front, id: UnitId, side: 0 | 1): HexId | null => {
  const number = READY.get(counterOf(id).id)
  const hex = number === undefined ? null : hexNamed(number)
  return hex !== null && placesFor(s, id, side).includes(hex) ? hex : null
}

/** Hexes where all of these may come. */
const sharedPlaces = (s: Front, units: readonly UnitId[], side: 0 | 1): readonly HexId[] => {
  const [first, ...others] = units.map(id => placesFor(s, id, side))
  return (first ?? []).filter(hex => others.every(places => places.includes(hex)))
}

/** Where the fewest stand already. */
const roomiest = (s: Front, hexes: readonly HexId[]): HexId | null => {
  const crowd = (hex: HexId): number => unitsIn(s, hex).length
  return hexes.reduce<HexId | null>((best, hex) => (best === null || crowd(hex) < crowd(best) ? hex : best), null)
}

/** Those in hand, or all that are left. */
const inHand = (s: Front, f: { readonly args: Args; readonly local: Local }): readonly UnitId[] =>
  f.local.picked.length > 0 ? f.local.picked : left(s, f.args)

/** 29.A.1, 28.C.2.b: reinforcements and mobilized units are placed where their lists say. */
export const arrive = step<Front, Args, Local>({
  args: shape.fields({ units: unitList }) as unknown as shape.Shape<Args>,
  local: shape.fields({ picked: shape.distinct(unit) }) as unknown as shape.Shape<Local>,
  fresh: () => ({ picked: [] }),
  prompt: (s, f) => ({
    text:
      f.local.picked.length > 0
        ? `${f.local.picked.map(nameOf).join(', ')}: pick a hex`
        : `${left(s, f.args).length} units arrive: pick some, then a hex, or a hex for all of them`,
    rule: '29.A.1',
    waiting: 'is bringing in reinforcements',
  }),
  answers: {
    pick: ofUnit({
      intent: 'pick',
      title: 'Units',
      toggles: true,
      among: (s, f) => left(s, f.args),
      whyNot: (s, f, id) =>
        !left(s, f.args).includes(id) && refusal('29.A.1', `${nameOf(id)} does not arrive now`, { unit: id }),
      label: id => nameOf(id),
      do(_s, f, id) {
        f.local.picked = f.local.picked.includes(id)
          ? f.local.picked.filter(each => each !== id)
          : [...f.local.picked, id]
      },
    }),
    to: ofHex({
      intent: 'act',
      title: 'Where they arrive',
      among: (s, f) => sharedPlaces(s, inHand(s, f), f.side),
      whyNot: (s, f, hex) =>
        !sharedPlaces(s, inHand(s, f), f.side).includes(hex) &&
        refusal('29.A.1', 'they do not all arrive there', { hex }),
      label: hex => hexName(hex),
      do(s, f, hex, go) {
        const units = inHand(s, f)
        f.local.picked = []
        bringIn(s, go, units, hex)
        if (s.outcome === null && left(s, f.args).length === 0) go.end()
      },
    }),
    ready: plain({
      intent: 'act',
      label: 'Ready places',
      whyNot: (s, f) =>
        left(s, f.args).some(id => readyHex(s, id, f.side) === null) &&
        refusal('29.A.1', 'there are none for all of them'),
      do(s, f, go) {
        for (const id of left(s, f.args)) bringIn(s, go, [id], readyHex(s, id, f.side) as HexId)
        go.end()
      },
    }),
    rest: plain({
      intent: 'act',
      batch: true,
      label: (s, f) => `Place all ${left(s, f.args).length}`,
      whyNot: (s, f) =>
        reasons(
          f.local.picked.length > 0 && refusal('29.A.1', 'those in hand are placed first'),
          left(s, f.args).length < 2 && refusal('29.A.1', 'there is one alone'),
          left(s, f.args).some(id => placesFor(s, id, f.side).length === 0) &&
            refusal('29.A.1', 'not all of them have a place'),
        ),
      do(s, f, go) {
        for (const id of left(s, f.args)) {
          const hex = roomiest(s, placesFor(s, id, f.side))
          if (hex !== null) bringIn(s, go, [id], hex)
        }
        if (s.outcome === null && left(s, f.args).length === 0) go.end()
      },
    }),
    back: plain({
      intent: 'cancel',
      label: 'Put them back',
      whyNot: (_s, f) => f.local.picked.length === 0 && refusal('29.A.1', 'nobody is in hand'),
      do(_s, f) {
        f.local.picked = []
      },
    }),
  },
  primary: (s, f) =>
    left(s, f.args).every(id => readyHex(s, id, f.side) !== null) && f.local.picked.length === 0 ? 'ready' : null,
  focus: (_s, f) => ({ hand: f.local.picked }),
  needs: (s, f) => left(s, f.args).length > 0,
})
