import { deploying, focusOnHand, type InHand, onlyPlace } from '../../../core/army/deploying'
import { plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { hexName } from '../map/hexes'
import { type Go, nameOf, type Partizan, RESPONSE, secretOf, unit } from '../state'
import { arrivalHexes, canArrive, dueUnits, nearestArrival, putInPlace, whyNotArrive } from './arrivals'

/** 19.2.5: the German answer to a landing comes at once, alone. */
type Args = { readonly responseOnly: boolean }
type Arriving = Frame<Args, InHand>

const dueNow = (s: Partizan, f: Arriving): UnitId[] =>
  dueUnits(s, f.side).filter(id => !f.args.responseOnly || RESPONSE.includes(id))

const whyNotPick = (s: Partizan, f: Arriving, id: UnitId): Refusal[] =>
  firstOf(
    () => !dueNow(s, f).includes(id) && refusal('6.0.1', `${nameOf(id)} does not arrive now`, { unit: id }),
    () => !canArrive(s, id) && refusal('6.0.4', `${nameOf(id)} has no legal hex and waits`, { unit: id }, 'R-10'),
  )

const offer = (s: Partizan, f: Arriving): string => {
  const others = dueNow(s, f).filter(id => id !== f.local.picked && whyNotPick(s, f, id).length === 0).length
  if (others === 0) return 'pick a hex'
  return `pick a hex, or ${others === 1 ? 'the other unit' : `one of ${others} other units`}`
}

/** One who has a hex to arrive in; the others wait. Nothing is left when the step ends: whoever can arrive must (R-10). */
const nextUp = (s: Partizan, f: Arriving): UnitId | null => dueNow(s, f).find(id => canArrive(s, id)) ?? null

function takeNext(s: Partizan, f: Arriving, go: Go): void {
  f.local.picked = nextUp(s, f)
  if (f.local.picked === null) go.end()
}

const able = (s: Partizan, f: Arriving): UnitId[] => dueNow(s, f).filter(id => canArrive(s, id))

function bring(s: Partizan, f: Arriving, id: UnitId, hex: HexId, go: Go): void {
  putInPlace(s, id, hex)
  go.log('arrived', { unit: id, hex, owner: secretOf(s, f.side) }, '6.0.1')
}

/** All who are due at once, each where its nation is nearest: whoever wants them elsewhere places them one by one. */
const rest = plain<Partizan, Args, InHand>({
  label: (s, f) => `Place all ${able(s, f).length} beside their own`,
  short: (s, f) => `Place all ${able(s, f).length}`,
  intent: 'act',
  whyNot: (s, f) => able(s, f).length < 2 && refusal('6.0.1', 'only one unit arrives'),
  do(s, f, go) {
    for (let id = nextUp(s, f); id !== null; id = nextUp(s, f)) bring(s, f, id, nearestArrival(s, id), go)
    f.local.picked = null
    go.end()
  },
})

/** 6: units whose turn has come are put on the map, in any order. */
export const arrive = step<Partizan, Args, InHand>({
  seat: 'private',
  args: shape.fields({ responseOnly: shape.flag }),
  local: shape.fields({ picked: shape.nullable(unit) }),
  fresh: () => ({ picked: null }),
  enter: takeNext,
  prompt: (s, f) => ({
    text: f.local.picked === null ? 'Pick a unit that arrives.' : `${nameOf(f.local.picked)} arrives: ${offer(s, f)}.`,
    rule: '6.0.1',
    waiting: 'is placing arriving units',
  }),
  answers: {
    ...deploying<Partizan, Args, InHand>({
      rule: '6.0.1',
      units: dueNow,
      whyNotPick,
      hexes: (s, _f, id) => arrivalHexes(s, id),
      whyNotTo: (s, _f, id, hex) => whyNotArrive(s, id, hex),
      unitLabel: nameOf,
      hexLabel: hexName,
      place(s, f, id, hex, go) {
        bring(s, f, id, hex, go)
        if (nextUp(s, f) === null) go.end()
      },
      next: nextUp,
    }),
    rest,
  },
  primary: (s, f) => (f.local.picked === null ? null : onlyPlace(arrivalHexes(s, f.local.picked))),
  focus: focusOnHand,
})
