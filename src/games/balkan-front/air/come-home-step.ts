import { ofBox, ofHex, ofUnit, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { refusal } from '../../../core/engine/step'
import { countTold } from '../../../core/engine/telling'
import type { UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { nameOf } from '../countries'
import { unit } from '../forces/counters'
import type { Front, Go } from '../state'
import type { Flight } from './air-state'
import { flightOf } from './air-units'
import { dueHome, homesOf, landAt, landForced, presetHome, type Return } from './returns'
import { atHex, hexOfSpot, inBox, refusedAt, type Spot, sameSpot, spotName, spotShape } from './spots'

const TIMES = ['interceptors', 'phase', 'combat', 'initial', 'abandoned', 'raid'] as const satisfies readonly Return[]

/** `over`: where operations were abandoned. */
type Args = { readonly when: Return; readonly over: Spot | null }
type Local = { picked: UnitId | null }
type Coming = Frame<Args, Local>

const due = (s: Front, f: Coming): readonly Flight[] => dueHome(s, f.side, f.args.when, f.args.over)
const pickedFlight = (s: Front, f: Coming): Flight | null => {
  const flight = f.local.picked === null ? null : flightOf(s, f.local.picked)
  return flight !== null && due(s, f).some(each => each.unit === flight.unit) ? flight : null
}
const homes = (s: Front, f: Coming): readonly Spot[] => {
  const flight = pickedFlight(s, f)
  return flight === null ? [] : homesOf(s, flight, f.args.when)
}

/** The landings of one go are told together, base by base. */
function landAll(s: Front, go: Go, landing: readonly { readonly flight: Flight; readonly base: Spot }[]): void {
  const bases: { base: Spot; units: UnitId[] }[] = []
  for (const { flight, base } of landing) {
    landAt(s, go, flight, base)
    const known = bases.find(each => sameSpot(each.base, base))
    if (known === undefined) bases.push({ base, units: [flight.unit] })
    else known.units.push(flight.unit)
  }
  for (const { base, units } of bases) go.log('landed', { units, at: base }, '18.4')
}

function whyNotHome(s: Front, f: Coming, to: Spot) {
  if (pickedFlight(s, f) === null) return refusal('18.4', 'pick an air unit first')
  return !homes(s, f).some(each => sameSpot(each, to)) && refusedAt('18.4', 'it is no base of yours in reach', to)
}

function bringHome(s: Front, f: Coming, to: Spot, go: Go): void {
  const flight = pickedFlight(s, f)
  if (flight === null) return
  landAll(s, go, [{ flight, base: to }])
  f.local.picked = null
  if (due(s, f).length === 0) go.end()
}

/** P.5, P.6, the end of combat and I.1: air units return, one confirmation for all who have a choice (18.4, R-AIR19). */
export const comeHome = step<Front, Args, Local>({
  args: shape.fields({ when: shape.oneOf(...TIMES), over: shape.nullable(spotShape) }),
  local: shape.fields({ picked: shape.nullable(unit) }),
  fresh: () => ({ picked: null }),
  enter(s, f, go) {
    if (landForced(s, go, due(s, f), f.args.when).length === 0) go.end()
  },
  prompt(s, f) {
    const flight = pickedFlight(s, f)
    const count = countTold(due(s, f).length, 'air unit')
    return {
      text: flight === null ? `${count} fly home` : `${nameOf(flight.unit)} comes home: pick a base`,
      rule: '18.4',
      ruling: 'R-AIR19',
      waiting: 'is bringing air units home',
    }
  },
  answers: {
    home: plain({
      intent: 'act',
      label: 'All land where they came from, or nearest',
      short: () => 'All land',
      do(s, f, go) {
        const { when } = f.args
        landAll(
          s,
          go,
          due(s, f).map(flight => ({ flight, base: presetHome(s, flight, homesOf(s, flight, when)) })),
        )
        go.end()
      },
    }),
    pick: ofUnit({
      intent: 'pick',
      title: 'Another base for',
      among: (s, f) => due(s, f).map(each => each.unit),
      whyNot: (s, f, id) =>
        !due(s, f).some(each => each.unit === id) &&
        refusal('18.4', `${nameOf(id)} is not coming home now`, { unit: id }),
      label(id, s, f) {
        const flight = flightOf(s, id)
        if (flight === null) return nameOf(id)
        return `${nameOf(id)} (${spotName(presetHome(s, flight, homesOf(s, flight, f.args.when)))})`
      },
      do(_s, f, id) {
        f.local.picked = id
      },
    }),
    at: ofHex({
      intent: 'act',
      title: 'Bases',
      among: (s, f) => homes(s, f).flatMap(at => hexOfSpot(at) ?? []),
      whyNot: (s, f, hex) => whyNotHome(s, f, atHex(hex)),
      label: hex => `Land at ${spotName(atHex(hex))}`,
      do: (s, f, hex, go) => bringHome(s, f, atHex(hex), go),
    }),
    atBox: ofBox({
      intent: 'act',
      title: 'Boxes',
      among: (s, f) => homes(s, f).flatMap(at => (at.is === 'box' ? [at.box] : [])),
      whyNot: (s, f, box) => whyNotHome(s, f, inBox(box)),
      label: box => `Land at ${spotName(inBox(box))}`,
      do: (s, f, box, go) => bringHome(s, f, inBox(box), go),
    }),
    back: plain({
      intent: 'cancel',
      label: 'Put back',
      whyNot: (_s, f) => f.local.picked === null && refusal('18.4', 'nothing is in hand'),
      do(_s, f) {
        f.local.picked = null
      },
    }),
  },
  primary: (_s, f) => (f.local.picked === null ? 'home' : null),
  focus: (_s, f) => ({ hand: f.local.picked === null ? [] : [f.local.picked] }),
  needs: (s, f) => due(s, f).length > 0,
})
