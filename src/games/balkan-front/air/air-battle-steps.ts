import { toggled } from '../../../core/army/lists'
import { ofBox, ofHex, ofUnit, plain } from '../../../core/engine/answer'
import { step, yesNo } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { refusal } from '../../../core/engine/step'
import { countTold } from '../../../core/engine/telling'
import type { UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { nameOf } from '../countries'
import { unit, unitList } from '../forces/counters'
import type { Front, Go, Units } from '../state'
import { battlesOf, columnOf, gather, laden } from './air-combat'
import { strengthsOf } from './air-strengths'
import { atHex, hexOfSpot, inBox, refusedAt, type Spot, sameSpot, spotName, spotShape } from './spots'

const over = (s: Front): string => (s.airBattle === null ? '' : ` over ${spotName(s.airBattle.at)}`)
const targetOf = (s: Front) => {
  const hex = s.airBattle === null ? null : hexOfSpot(s.airBattle.at)
  return { targets: hex === null ? [] : [hex] }
}

/** 21.A.1: the mission player may call it off; all his units there go home at once. */
export const abandon = yesNo<Front>({
  prompt: s => ({
    text: `${countTold((s.airBattle?.past.length ?? 0) + (s.airBattle?.against.length ?? 0), 'interceptor')}${over(s)}: fight it out, or abandon the operation?`,
    rule: '21.A.1',
    waiting: 'decides whether to fight',
  }),
  yes: { kind: 'abandon', label: 'Abandon: all of them fly home', intent: 'spend' },
  no: { kind: 'fight', label: 'Fight it out', intent: 'act' },
  decide(s, _f, isYes, go) {
    const { airBattle } = s
    if (!isYes || airBattle === null) return
    const units = [...airBattle.screen, ...airBattle.force]
    s.flights = s.flights.map(flight => (units.includes(flight.unit) ? { ...flight, fate: 'back' } : flight))
    s.airBattle = { ...airBattle, screen: [], force: [] }
    go.log('airAbandoned', { units, at: airBattle.at }, '21.A.1')
  },
  primary: () => 'fight',
  focus: targetOf,
  needs: s => s.airBattle !== null,
})

type Chosen = { chosen: Units }
const chosenShape = shape.fields({ chosen: unitList })

/** 24.A.2: bombing fighters may drop their bombs and join the screen. */
export const jettison = step<Front, null, Chosen>({
  local: chosenShape,
  fresh: () => ({ chosen: [] }),
  prompt: s => ({
    text: `Fighters with bombs${over(s)}: which of them drop them and join the escorts?`,
    rule: '24.A.2',
    waiting: 'decides about bombs',
  }),
  answers: {
    toggle: ofUnit({
      intent: 'pick',
      toggles: true,
      title: 'Fighters with bombs',
      among: s => (s.airBattle === null ? [] : laden(s, s.airBattle)),
      whyNot: (s, _f, id) =>
        (s.airBattle === null || !laden(s, s.airBattle).includes(id)) &&
        refusal('24.A.2', `${nameOf(id)} has no bombs to drop`, { unit: id }),
      label: (id, s, f) =>
        f.local.chosen.includes(id)
          ? `${nameOf(id)} keeps its bombs`
          : `${nameOf(id)} drops its bombs (${strengthsOf(s, id).attack} now)`,
      do(_s, f, id) {
        f.local.chosen = toggled(f.local.chosen, id)
      },
    }),
    go: plain({
      intent: 'act',
      label: (_s, f) =>
        f.local.chosen.length === 0
          ? 'All keep their bombs'
          : `${countTold(f.local.chosen.length, 'fighter')} join the screen`,
      do(s, f, go) {
        dropBombs(s, go, f.local.chosen)
        go.end()
      },
    }),
  },
  primary: () => 'go',
  focus: targetOf,
  needs: s => s.airBattle !== null && laden(s, s.airBattle).length > 0,
})

function dropBombs(s: Front, go: Go, units: Units): void {
  if (s.airBattle === null || units.length === 0) return
  s.flights = s.flights.map(flight => (units.includes(flight.unit) ? { ...flight, mission: 'escort' } : flight))
  const { screen, force } = s.airBattle
  s.airBattle = { ...s.airBattle, screen: [...screen, ...units], force: force.filter(id => !units.includes(id)) }
  go.log('jettisoned', { units }, '24.A.2')
}

/** 21.A.3: the interceptors part: some attack the screen, some try to get past it. */
export const split = step<Front, null, Chosen>({
  local: chosenShape,
  fresh: () => ({ chosen: [] }),
  prompt: s => ({
    text: `${countTold(s.airBattle?.past.length ?? 0, 'interceptor')}${over(s)} against ${countTold(s.airBattle?.screen.length ?? 0, 'escort')}: who tries to get past them?`,
    rule: '21.A.3',
    waiting: 'is parting the interceptors',
  }),
  answers: {
    toggle: ofUnit({
      intent: 'pick',
      toggles: true,
      title: 'Interceptors',
      among: s => s.airBattle?.past ?? [],
      whyNot: (s, _f, id) =>
        s.airBattle?.past.includes(id) !== true &&
        refusal('21.A.3', `${nameOf(id)} is no interceptor here`, { unit: id }),
      label: (id, _s, f) =>
        f.local.chosen.includes(id) ? `${nameOf(id)} attacks the escorts` : `${nameOf(id)} goes past`,
      do(_s, f, id) {
        f.local.chosen = toggled(f.local.chosen, id)
      },
    }),
    go: plain({
      intent: 'act',
      label(s, f) {
        const past = f.local.chosen.length
        const against = (s.airBattle?.past.length ?? 0) - past
        return past === 0 ? 'All attack the escorts' : `${against} on the escorts, ${past} past them`
      },
      do(s, f, go) {
        if (s.airBattle !== null) {
          const { past } = s.airBattle
          const { chosen } = f.local
          s.airBattle = { ...s.airBattle, against: past.filter(id => !chosen.includes(id)), past: chosen }
        }
        go.end()
      },
    }),
  },
  primary: () => 'go',
  focus: targetOf,
  needs: s => s.airBattle !== null,
})

type Aiming = { readonly single: UnitId; readonly several: Units }

/** 21.B.1.b.2, R-AIR17: who is alone against several names the one it fires at. */
export const aim = step<Front, Aiming>({
  args: shape.fields({ single: unit, several: unitList }) as unknown as shape.Shape<Aiming>,
  prompt: (s, f) => ({
    text: `${nameOf(f.args.single)}${over(s)} stands alone: which one does it fire at?`,
    rule: '21.B.1.b.2',
    waiting: 'is taking aim',
  }),
  answers: {
    aim: ofUnit({
      intent: 'act',
      title: 'Fire at',
      among: (_s, f) => f.args.several,
      whyNot: (_s, f, id) =>
        !f.args.several.includes(id) && refusal('21.B.1.b.2', `${nameOf(id)} is not in this fight`, { unit: id }),
      label: (id, s, f) => `${nameOf(id)} (${columnOf(s, f.args.single, id).differential})`,
      do(s, f, on, go) {
        if (s.airBattle !== null)
          s.airBattle = { ...s.airBattle, aims: [...s.airBattle.aims, { unit: f.args.single, on }] }
        go.end()
      },
    }),
  },
  primary: () => null,
  focus: targetOf,
  needs: s => s.airBattle !== null,
})

type Fought = { fought: readonly Spot[] }
type Order = Frame<null, Fought>

const left = (s: Front, f: Order): Spot[] =>
  battlesOf(s, f.side).filter(at => !f.local.fought.some(each => sameSpot(each, at)))

function fight(s: Front, f: Order, at: Spot, go: Go): void {
  f.local.fought = [...f.local.fought, at]
  s.airBattle = gather(s, f.side, at)
  go.ask({ step: 'airBattle', side: f.side })
}

function next(s: Front, f: Order, go: Go): void {
  const [only, ...others] = left(s, f)
  if (only === undefined) go.end()
  else if (others.length === 0) fight(s, f, only, go)
}

const whyNotThere = (s: Front, f: Order, at: Spot) =>
  !left(s, f).some(each => sameSpot(each, at)) && refusedAt('21.0', 'no air combat is left to fight there', at)

/** P.3: hex by hex, as the intercepting player likes (21.0). */
export const airCombats = step<Front, null, Fought>({
  local: shape.fields({ fought: shape.list(spotShape, 199) as unknown as shape.Shape<readonly Spot[]> }),
  fresh: () => ({ fought: [] }),
  enter: next,
  resume: (s, f, _value, go) => next(s, f, go),
  prompt: () => ({ text: 'Air combat: where first?', rule: '21.0', waiting: 'picks the next air combat' }),
  answers: {
    at: ofHex({
      intent: 'act',
      title: 'Air combats',
      among: (s, f) => left(s, f).flatMap(at => hexOfSpot(at) ?? []),
      whyNot: (s, f, hex) => whyNotThere(s, f, atHex(hex)),
      label: hex => `Over ${spotName(atHex(hex))}`,
      do: (s, f, hex, go) => fight(s, f, atHex(hex), go),
    }),
    atBox: ofBox({
      intent: 'act',
      title: 'Air combats',
      among: (s, f) => left(s, f).flatMap(at => (at.is === 'box' ? [at.box] : [])),
      whyNot: (s, f, box) => whyNotThere(s, f, inBox(box)),
      label: box => `Over ${spotName(inBox(box))}`,
      do: (s, f, box, go) => fight(s, f, inBox(box), go),
    }),
  },
  primary(s, f) {
    const [first] = left(s, f)
    if (first === undefined) return null
    return first.is === 'hex' ? { kind: 'at', hex: first.hex } : { kind: 'atBox', box: first.box }
  },
  focus: (s, f) => ({ targets: left(s, f).flatMap(at => hexOfSpot(at) ?? []) }),
})
