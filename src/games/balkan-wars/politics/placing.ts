import { ofUnitAndHex } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { firstOf, refusal } from '../../../core/engine/step'
import { type HexId, otherSide, type Side, type UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { hexesOf, isHeldBy, unitsIn, unitsOnMap } from '../board'
import { countryOf, nameOf, nationOf, ownerOfPlace, powerOf } from '../countries'
import { GERMAN_HQ, landIds } from '../forces/counters'
import { isScenario } from '../forces/scenarios'
import { CONSTANTINOPLE, hexName, hexNumber, isCity, isInside, landHexes, placesWhere } from '../map/geography'
import { secretOwner } from '../secrets/sight'
import {
  counterOf,
  type Go,
  hexOf,
  isDemoralized,
  isType,
  onHex,
  periodOf,
  putUnit,
  unitList,
  type Wars,
} from '../state'
import { controllerOf } from '../victory/score'
import { enterPlace } from './morale'

/** Why a unit is placed: a power's unit comes, goes home, a prisoner returns, used up Mobile Supply returns. */
export const WHYS = ['power', 'home', 'prisoner', 'supply'] as const
export type Why = (typeof WHYS)[number]

/** S1.N.2, D34 */
const MOST_AT_HOME = 2

const isCombatUnit = (id: UnitId): boolean => !isType(id, 'depot', 'supply', 'fleet')

/** Hexes where units of a side stand that can fight; of the Ottomans only, or of all. */
const amongUnits = (s: Wars, side: Side, ottoman: boolean): HexId[] =>
  hexesOf(
    s,
    unitsOnMap(s, side).filter(id => isCombatUnit(id) && (!ottoman || nationOf(s, id) === 'Ottoman Empire')),
  )

/** 3.2.6: with the Ottomans at Constantinople, with others in any friendly City; else with any unit that can fight. */
function forGermanHq(s: Wars, side: Side): readonly HexId[] {
  const isOttomanSide = side === 1 && !isScenario(s, 'second-war')
  if (isOttomanSide) return isHeldBy(s, CONSTANTINOPLE, otherSide(side)) ? amongUnits(s, side, true) : [CONSTANTINOPLE]
  const cities = placesWhere(hex => isCity(hex) && controllerOf(s, hex) === side)
  const open = cities.filter(hex => ownerOfPlace(s, hex) !== 'Rumania' || isHeldBy(s, hex, side))
  return open.length > 0 ? open : amongUnits(s, side, false)
}

/** 3.2.9: on the Depot; the Depot itself anywhere in Austro-Hungary. */
function forAustrian(s: Wars, id: UnitId): readonly HexId[] {
  if (isType(id, 'depot')) return landHexes.filter(hex => isInside(hex, 'Austro-Hungary', periodOf(s)))
  const depot = landIds.find(each => powerOf(s, each) === 'Austro-Hungary' && isType(each, 'depot'))
  const hex = depot === undefined ? null : hexOf(s, depot)
  return hex === null ? [] : [hex]
}

/** D34: cities and towns of Austro-Hungary, two units in each. */
const atHome = (s: Wars): readonly HexId[] =>
  placesWhere(hex => ownerOfPlace(s, hex) === 'Austro-Hungary' && unitsIn(s, hex).length < MOST_AT_HOME)

/** 3.3.2: friendly-controlled places of its own country. */
const forPrisoner = (s: Wars, side: Side, id: UnitId): readonly HexId[] =>
  placesWhere(hex => ownerOfPlace(s, hex) === countryOf(s, id) && controllerOf(s, hex) === side)

/** M.SX.1b: own Depots, one unit for each; those that came this segment stand among the fresh ones. */
function forSupply(s: Wars, id: UnitId): readonly HexId[] {
  const depots = landIds
    .filter(each => isType(each, 'depot') && nationOf(s, each) === nationOf(s, id) && !isDemoralized(s, each))
    .flatMap(each => hexOf(s, each) ?? [])
  const come = s.fresh.filter(each => isType(each, 'supply')).map(each => hexOf(s, each))
  const countOf = (list: readonly (HexId | null)[], hex: HexId): number => list.filter(each => each === hex).length
  return [...new Set(depots)].filter(hex => countOf(come, hex) < countOf(depots, hex))
}

/** Where a unit may be placed. */
export function placesFor(s: Wars, side: Side, id: UnitId, why: Why): readonly HexId[] {
  if (why === 'prisoner') return forPrisoner(s, side, id)
  if (why === 'supply') return forSupply(s, id)
  if (why === 'home') return atHome(s)
  return id === GERMAN_HQ ? forGermanHq(s, side) : forAustrian(s, id)
}

type Args = { readonly units: readonly UnitId[]; readonly why: Why }
type Local = { left: readonly UnitId[] }
type F = Frame<Args, Local>

const RULES: { readonly [why in Why]: string } = {
  power: '3.2.6',
  home: '3.2.12',
  prisoner: '3.3.2',
  supply: 'M.SX.1b',
}

/** The first of them: with one place only it goes there, with none it stays where it is. The Depot comes before who needs it. */
function settle(s: Wars, f: F, go: Go): void {
  for (let [id] = f.local.left; id !== undefined; [id] = f.local.left) {
    const hexes = placesFor(s, f.side, id, f.args.why)
    if (hexes.length > 1) return
    const [only] = hexes
    if (only !== undefined) put(s, f, id, only, go)
    else {
      f.local.left = f.local.left.slice(1)
      if (f.args.why === 'prisoner') go.log('returned', { unit: id, hex: null, owner: null }, '3.3.2')
    }
  }
  go.end()
}

function put(s: Wars, f: F, id: UnitId, hex: HexId, go: Go): void {
  f.local.left = f.local.left.filter(each => each !== id)
  putUnit(s, id, { at: onHex(hex), demoralized: f.args.why === 'prisoner', open: false })
  if (f.args.why !== 'home') s.fresh = [...s.fresh.filter(each => each !== id), id]
  const kind = f.args.why === 'prisoner' ? 'returned' : 'redeployed'
  go.log(kind, { unit: id, hex, owner: secretOwner(s, id) }, RULES[f.args.why])
  enterPlace(s, go, hex, [id])
}

/** Units that come from a box are put on the map by their owner: powers that come or go home, prisoners, used up supply. */
export const place = step<Wars, Args, Local>({
  // Depots and units that it may go to lie face down.
  seat: 'private',
  args: shape.fields({ units: unitList, why: shape.oneOf(...WHYS) }) as shape.Shape<Args>,
  local: shape.fields({ left: unitList }) as shape.Shape<Local>,
  fresh: args => ({ left: args.units }),
  enter: settle,
  prompt: (_s, f) => ({
    text:
      f.local.left.length === 1
        ? `Place the ${nameOf(f.local.left[0] as UnitId)}: pick a hex`
        : `Place ${f.local.left.length} units: pick a unit and a hex`,
    rule: RULES[f.args.why],
    waiting: 'is placing units',
  }),
  answers: {
    put: ofUnitAndHex({
      title: 'Places',
      intent: 'act',
      *among(s, f) {
        for (const unit of f.local.left) for (const hex of placesFor(s, f.side, unit, f.args.why)) yield { unit, hex }
      },
      whyNot: (s, f, { unit, hex }) =>
        firstOf(
          () =>
            !f.local.left.includes(unit) &&
            refusal(RULES[f.args.why], `the ${nameOf(unit)} is not placed now`, { unit }),
          () =>
            !placesFor(s, f.side, unit, f.args.why).includes(hex) &&
            refusal(RULES[f.args.why], 'it may not come there', { hex }),
        ),
      label: ({ unit, hex }) => `${nameOf(unit)} to ${hexName(hex)}`,
      short: ({ unit, hex }) => `${counterOf(unit).name} to ${hexNumber(hex)}`,
      do(s, f, { unit, hex }, go) {
        put(s, f, unit, hex, go)
        settle(s, f, go)
      },
    }),
  },
  primary(s, f) {
    const [unit] = f.local.left
    const hex = unit === undefined ? undefined : placesFor(s, f.side, unit, f.args.why)[0]
    return unit === undefined || hex === undefined ? null : { kind: 'put', unit, hex }
  },
  focus: (_s, f) => ({ hand: f.local.left.slice(0, 1) }),
  needs: (s, f) => f.local.left.some(id => placesFor(s, f.side, id, f.args.why).length > 0),
})
