import { toggled } from '../../../core/army/lists'
import { ofBox, ofHex, ofUnit, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { type Forecast, type Refusal, refusal } from '../../../core/engine/step'
import { countTold } from '../../../core/engine/telling'
import * as shape from '../../../core/save/shape'
import {
  bombConvoy,
  flakOfShips,
  leaveShips,
  meetShips,
  seaPatrolsOnWay,
  seaPatrolsOver,
  shipsNeed,
} from '../air/ship-raids'
import { atHex, hexOfSpot, inBox, refusedAt, type Spot, sameSpot, spotName, spotShape } from '../air/spots'
import { nameOf } from '../countries'
import { unitList } from '../forces/counters'
import type { Front, Go, Units } from '../state'
import { isPoor } from '../weather/weather'
import { hitConvoy, isSunk } from './convoy-hits'

/** `at`: the hex of the way where they strike; `picked`: who does. */
type Local = { at: Spot | null; picked: Units }
type Striking = Frame<null, Local>

const wayOf = (s: Front): readonly Spot[] => s.voyage?.way ?? []
const able = (s: Front, f: Striking): Units => seaPatrolsOnWay(s, f.side, wayOf(s))
const over = (s: Front, f: Striking): Units => (f.local.at === null ? [] : seaPatrolsOver(s, f.side, f.local.at))
const places = (s: Front, f: Striking): readonly Spot[] =>
  wayOf(s).filter(at => seaPatrolsOver(s, f.side, at).length > 0)

/** Where most of them come, under a clear sky if there is one. */
function bestPlace(s: Front, f: Striking): Spot | null {
  const worth = (at: Spot): number =>
    2 * seaPatrolsOver(s, f.side, at).length - (at.is === 'hex' && isPoor(s, at.hex) ? 1 : 0)
  const [first, ...others] = places(s, f)
  return first === undefined ? null : others.reduce((best, at) => (worth(at) > worth(best) ? at : best), first)
}

function aim(s: Front, f: Striking, at: Spot | null): void {
  f.local.at = at
  f.local.picked = over(s, f)
}

const chanceOf = (s: Front, f: Striking, units: Units): number => {
  const needs = f.local.at === null || units.length === 0 ? null : shipsNeed(s, units, f.local.at)
  return needs === null ? 0 : Math.min(6, Math.max(0, 7 - needs)) / 6
}
const percent = (chance: number): string => `${Math.round(100 * chance)} %`

const cargoTold = (s: Front): string => {
  const item = s.voyage
  if (item === null) return ''
  return item.units.length > 0 ? item.units.map(nameOf).join(' and ') : `${item.supply} REs of supply`
}

/** 20.F.2.h.3, 22.B.3.2: the ships fire, then each group bombs; all who have met them fly home (R-NAV1). */
function strike(s: Front, f: Striking, groups: (bombers: Units) => readonly Units[], go: Go): void {
  const { at, picked } = f.local
  if (at === null || s.voyage === null) return
  const bombers = meetShips(s, go, picked, at, s.voyage.points)
  for (const group of groups(bombers)) if (!isSunk(s.voyage) && bombConvoy(s, go, group, at)) hitConvoy(s, go)
  if (s.outcome !== null) return
  const asks = leaveShips(s, picked, at)
  f.local.picked = []
  if (asks.length > 0) go.ask(...asks)
  else goOn(s, f, go)
}

function goOn(s: Front, f: Striking, go: Go): void {
  if (isSunk(s.voyage) || able(s, f).length === 0) go.end()
  else aim(s, f, bestPlace(s, f))
}

function forecast(s: Front, f: Striking): Forecast | null {
  const { at, picked } = f.local
  if (at === null || picked.length === 0) return null
  const hit = chanceOf(s, f, picked)
  return {
    title: `${countTold(picked.length, 'air unit')} together against ${cargoTold(s)}`,
    modifiers: [{ label: 'Guns of the ships at each', value: flakOfShips(s.voyage?.points ?? 0), rule: '22.A.4' }],
    results: [
      { label: 'Hit', chance: hit },
      { label: 'Miss', chance: 1 - hit },
    ].filter(({ chance }) => chance > 0),
  }
}

const NONE = refusal('20.F.2.h.2', 'pick air units first')
const whyNotThere = (s: Front, f: Striking, at: Spot): Refusal | false =>
  !places(s, f).some(each => sameSpot(each, at)) &&
  refusedAt('20.F.2.h.2', 'no naval patrol meets the ships there', at, 'R-NAV1')

/** 20.F.2.h.2: whoever patrols the sea near the way of an item may bomb it; the whole way is open to him (R-NAV1). */
export const seaStrike = step<Front, null, Local>({
  local: shape.fields({ at: shape.nullable(spotShape), picked: unitList }) as unknown as shape.Shape<Local>,
  fresh: () => ({ at: null, picked: [] }),
  enter: (s, f, go) => goOn(s, f, go),
  resume: (s, f, _value, go) => goOn(s, f, go),
  prompt: (s, f) => ({
    text: `${cargoTold(s)} at sea for ${s.voyage === null ? '' : spotName(s.voyage.to)}: strike at ${f.local.at === null ? 'it' : spotName(f.local.at)}, or let it pass`,
    rule: '20.F.2.h.2',
    ruling: 'R-NAV1',
    waiting: 'may strike a convoy',
  }),
  answers: {
    together: plain({
      intent: 'act',
      label: (s, f) =>
        `${countTold(f.local.picked.length, 'air unit')} together: a hit ${percent(chanceOf(s, f, f.local.picked))}`,
      whyNot: (_s, f) => f.local.picked.length === 0 && NONE,
      do: (s, f, go) => strike(s, f, bombers => (bombers.length === 0 ? [] : [bombers]), go),
    }),
    apart: plain({
      intent: 'act',
      label: (s, f) => `Each alone: ${f.local.picked.map(id => percent(chanceOf(s, f, [id]))).join(', ')}`,
      whyNot: (_s, f) => f.local.picked.length < 2 && refusal('20.F.0.2', 'only one is picked'),
      do: (s, f, go) => strike(s, f, bombers => bombers.map(id => [id]), go),
    }),
    pick: ofUnit<Front, null, Local>({
      intent: 'pick',
      toggles: true,
      title: 'Naval patrols',
      among: over,
      whyNot: (s, f, id) =>
        !over(s, f).includes(id) && refusal('20.F.2.h.2', `${nameOf(id)} does not get there`, { unit: id }),
      label: (id, s, f) => `${nameOf(id)}: a hit ${percent(chanceOf(s, f, [id]))}`,
      do(_s, f, id) {
        f.local.picked = toggled(f.local.picked, id)
      },
    }),
    at: ofHex<Front, null, Local>({
      intent: 'pick',
      title: 'Where on its way',
      among: (s, f) => places(s, f).flatMap(at => hexOfSpot(at) ?? []),
      whyNot: (s, f, hex) => whyNotThere(s, f, atHex(hex)),
      label: hex => `Strike at ${spotName(atHex(hex))}`,
      do: (s, f, hex) => aim(s, f, atHex(hex)),
    }),
    atBox: ofBox<Front, null, Local>({
      intent: 'pick',
      title: 'In a box',
      among: (s, f) => places(s, f).flatMap(at => (at.is === 'box' ? [at.box] : [])),
      whyNot: (s, f, box) => whyNotThere(s, f, inBox(box)),
      label: box => `Strike at ${spotName(inBox(box))}`,
      do: (s, f, box) => aim(s, f, inBox(box)),
    }),
    pass: plain({ intent: 'pass', label: 'Let it pass', do: (_s, _f, go) => go.end() }),
  },
  primary: (s, f) => (chanceOf(s, f, f.local.picked) > 0 ? 'together' : null),
  focus: (s, f) => ({
    hand: f.local.picked,
    targets: f.local.at === null ? [] : [hexOfSpot(f.local.at)].flatMap(hex => hex ?? []),
    from: wayOf(s)
      .slice(0, 1)
      .flatMap(at => hexOfSpot(at) ?? []),
  }),
  forecast,
  needs: s => s.voyage !== null,
})
