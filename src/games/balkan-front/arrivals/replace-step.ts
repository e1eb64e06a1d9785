import { ofBox, ofHex, ofUnit, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { atHex, inBox, MIDDLE_EAST, type Spot, spotName } from '../air/spots'
import { nameOf, nationOf } from '../countries'
import { isGroundUnit, unit } from '../forces/counters'
import { hexName } from '../map/geography'
import { settle } from '../ownership'
import { type Front, type Go, hexOf, putUnit, putUnits } from '../state'
import { put } from '../units'
import {
  CADRE_PRICE,
  hasCadre,
  homesFor,
  pay,
  pointsFor,
  priceOf,
  REBUILD_PRICE,
  rebuildable,
  replaceable,
} from './replacing'

type Local = { picked: UnitId | null }

const told = (s: Front): string => s.rps.map(({ nation, kind, points }) => `${nation} ${kind} ${points}`).join(', ')

function bringBack(s: Front, f: Frame<null, Local>, go: Go, at: Spot, asCadre: boolean): void {
  const id = f.local.picked
  if (id === null) return
  f.local.picked = null
  const rp = pay(s, id, asCadre ? CADRE_PRICE : priceOf(id))
  putUnit(s, id, { cadre: asCadre })
  if (isGroundUnit(id) && at.is === 'hex') put(s, go, [id], at.hex)
  else putUnits(s, [id], () => ({ at }))
  go.log('replaced', { unit: id, at, cadre: asCadre, rp }, '29.B.3')
  if (s.outcome === null && !isAnything(s, f.side)) go.end()
}

/** 29.B.3, R-29B: the home of the British. */
const boxesFor = (id: UnitId | null): readonly string[] =>
  id !== null && nationOf(id) === 'British' ? [MIDDLE_EAST] : []

const whyNotWhole = (s: Front, id: UnitId | null): Refusal | false =>
  id !== null && pointsFor(s, id) < priceOf(id) && refusal('29.B.2', 'the points are too few', { unit: id })
const whyNoCadre = (id: UnitId | null): Refusal | false =>
  (id === null || !hasCadre(id)) && refusal('29.B.3', 'it has no cadre')
const whyNotThere = (id: UnitId | null, box: string): Refusal | false =>
  !boxesFor(id).includes(box) && refusal('29.B.3', 'only the British come back there', { box })

const isAnything = (s: Front, side: 0 | 1): boolean => replaceable(s, side).length + rebuildable(s, side).length > 0

/** 29.B: replacement points are spent, unit by unit; what is left is kept. */
export const replace = step<Front, null, Local>({
  local: shape.fields({ picked: shape.nullable(unit) }),
  fresh: () => ({ picked: null }),
  enter(s, f, go) {
    if (!isAnything(s, f.side)) go.end()
  },
  prompt: (s, f) => ({
    text:
      f.local.picked === null
        ? `Replacements (${told(s)}): rebuild a cadre, or bring back a unit`
        : `${nameOf(f.local.picked)}: pick a city`,
    rule: '29.B.1',
    waiting: 'is spending replacements',
  }),
  answers: {
    rebuild: ofUnit({
      intent: 'act',
      title: 'Cadres',
      among: (s, f) => rebuildable(s, f.side),
      whyNot: (s, f, id) =>
        !rebuildable(s, f.side).includes(id) &&
        refusal('29.B.4', 'only a cadre in supply, in no enemy ZOC, with 2 points', { unit: id }),
      label: id => `Rebuild ${nameOf(id)} for 2`,
      do(s, f, id, go) {
        const rp = pay(s, id, REBUILD_PRICE)
        putUnit(s, id, { cadre: false })
        const hex = hexOf(s, id)
        if (hex !== null) {
          go.log('rebuilt', { unit: id, hex, rp }, '29.B.4')
          settle(s, go, [hex])
        }
        f.local.picked = null
        if (s.outcome === null && !isAnything(s, f.side)) go.end()
      },
    }),
    pick: ofUnit({
      intent: 'pick',
      title: 'Eliminated units',
      among: (s, f) => replaceable(s, f.side),
      whyNot: (s, f, id) =>
        firstOf(
          () => f.local.picked === id && refusal('29.B.3', 'it is picked already', { unit: id }),
          () => !replaceable(s, f.side).includes(id) && refusal('29.B.2', 'the points do not pay for it', { unit: id }),
        ),
      label: id => `${nameOf(id)} for ${priceOf(id)}`,
      do(_s, f, id) {
        f.local.picked = id
      },
    }),
    to: ofHex({
      intent: 'act',
      title: 'At full strength',
      among: (s, f) => (f.local.picked === null ? [] : homesFor(s, f.local.picked, f.side)),
      whyNot: (s, f, hex) =>
        firstOf(
          () => f.local.picked === null && refusal('29.B.3', 'pick a unit first'),
          () =>
            f.local.picked !== null &&
            !homesFor(s, f.local.picked, f.side).includes(hex) &&
            refusal('29.B.3', 'it comes back in a dot or major city at home', { hex }),
          () => whyNotWhole(s, f.local.picked),
        ),
      label: hex => hexName(hex),
      do: (s, f, hex, go) => bringBack(s, f, go, atHex(hex), false),
    }),
    toBox: ofBox({
      intent: 'act',
      title: 'At full strength off the map',
      among: (_s, f) => boxesFor(f.local.picked),
      whyNot: (s, f, box) =>
        firstOf(
          () => whyNotThere(f.local.picked, box),
          () => whyNotWhole(s, f.local.picked),
        ),
      label: box => spotName(inBox(box)),
      do: (s, f, box, go) => bringBack(s, f, go, inBox(box), false),
    }),
    cadreToBox: ofBox({
      intent: 'act',
      title: 'As a cadre off the map',
      among: (_s, f) => boxesFor(f.local.picked),
      whyNot: (_s, f, box) =>
        firstOf(
          () => whyNotThere(f.local.picked, box),
          () => whyNoCadre(f.local.picked),
        ),
      label: box => `As a cadre in ${spotName(inBox(box))}, for 1`,
      do: (s, f, box, go) => bringBack(s, f, go, inBox(box), true),
    }),
    cadre: ofHex({
      intent: 'act',
      title: 'As a cadre',
      among: (s, f) => (f.local.picked === null ? [] : homesFor(s, f.local.picked, f.side)),
      whyNot: (s, f, hex) =>
        firstOf(
          () => whyNoCadre(f.local.picked),
          () =>
            f.local.picked !== null &&
            !homesFor(s, f.local.picked, f.side).includes(hex) &&
            refusal('29.B.3', 'it comes back in a dot or major city at home', { hex }),
        ),
      label: hex => `As a cadre at ${hexName(hex)}, for 1`,
      do: (s, f, hex, go) => bringBack(s, f, go, atHex(hex), true),
    }),
    back: plain({
      intent: 'cancel',
      label: 'Put it back',
      whyNot: (_s, f) => f.local.picked === null && refusal('29.B.3', 'nothing is in hand'),
      do(_s, f) {
        f.local.picked = null
      },
    }),
    done: plain({ intent: 'pass', label: 'Keep the rest', do: (_s, _f, go) => go.end() }),
  },
  primary: (_s, f) => (f.local.picked === null ? 'done' : null),
  focus: (_s, f) => ({ hand: f.local.picked === null ? [] : [f.local.picked] }),
})
