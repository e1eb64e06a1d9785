import { type PerSide, perSide } from '../../../core/army/board'
import { deploying, focusOnHand, type InHand, onlyPlace, puttingBack } from '../../../core/army/deploying'
import { ofHex, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import { nearestFit } from '../../../core/hex/nearest'
import { type HexId, otherSide, type Side, type UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { fortIn, isHeldBy, isNeutralHeld, STACK_LIMIT, unitsIn } from '../board'
import { nameOf, nationOf, sideAdjective, sideOf } from '../countries'
import {
  grid,
  hasSoil,
  hexesApart,
  hexName,
  hexNamed,
  isInside,
  isLand,
  isMarked,
  isMountain,
  landHexes,
  type Period,
  placeAt,
  stepsFrom,
} from '../map/geography'
import {
  derived,
  hexOf,
  isType,
  onHex,
  type Part,
  periodOf,
  putUnit,
  putUnits,
  unit,
  unitIds,
  unitOf,
  type Wars,
} from '../state'
import type { Country } from './counter'
import { unitsNamed } from './counters'
import { ENTRENCHMENTS, isChosen } from './options'
import { type Group, type GroupPlace, scenarioOf } from './scenarios'
import { groupsOf } from './set-up'

type InGroup = { readonly group: Group; readonly ids: readonly UnitId[] }

const isBox = (at: GroupPlace): boolean => at === 'display' || at === 'pool' || at === 'holding'
const isFixed = (at: GroupPlace): at is { readonly hex: string } => typeof at === 'object' && 'hex' in at

type Lists = {
  readonly groups: readonly InGroup[]
  readonly of: ReadonlyMap<UnitId, InGroup>
  /** By side: units that it puts where it likes. */
  readonly free: PerSide<ReadonlySet<UnitId>>
}

/** The groups that are put on the map, by a side or by both. */
const listsOf = derived(['setting'], (s): Lists => {
  const groups = groupsOf(s)
    .filter(({ at }) => !isBox(at))
    .map(group => ({ group, ids: unitsNamed(group.units) }))
  const isFree = ({ group }: InGroup, side: Side) => group.keeper === side && !isFixed(group.at)
  return {
    groups,
    of: new Map(groups.toReversed().flatMap(each => each.ids.map(id => [id, each]))),
    free: perSide(side => new Set(groups.filter(each => isFree(each, side)).flatMap(({ ids }) => ids))),
  }
})

const groupsBy = (s: Part<'setting'>, side: Side): InGroup[] =>
  listsOf(s).groups.filter(({ group }) => group.keeper === side)

export const groupOf = (s: Part<'setting'>, id: UnitId): InGroup | null => listsOf(s).of.get(id) ?? null

/** Units that a side puts where it likes. */
export const toDeploy = (s: Part<'setting'>, side: Side): ReadonlySet<UnitId> => listsOf(s).free[side]

/** SC.3: what has one hex only stands there from the start, Depots and Fortifications too. */
export function placeFixed(s: Wars, side: Side): void {
  for (const { group, ids } of groupsBy(s, side))
    if (isFixed(group.at)) putUnits(s, ids, () => ({ at: onHex(hexNamed((group.at as { hex: string }).hex)) }))
  // C9: more than four by the list itself.
  s.fresh = unitIds.filter(id => {
    const hex = hexOf(s, id)
    return hex !== null && isType(id, 'depot') && unitsIn(s, hex).length > STACK_LIMIT
  })
}

const touches = (hex: HexId, country: Country, period: Period): boolean =>
  hasSoil(hex, country, period) || stepsFrom(hex).some(({ to }) => hasSoil(to, country, period))

/** C11: on the frontier, or next to such a hex. */
const isAtFrontier = (hex: HexId, own: Country, other: Country, period: Period): boolean => {
  const isOn = (each: HexId) => hasSoil(each, own, period) && touches(each, other, period)
  return isOn(hex) || stepsFrom(hex).some(({ to }) => isOn(to))
}

/** The words for why a hex is not where a group sets up. */
function whyNotThere(s: Part<'setting'>, { at, nation }: Group, hex: HexId): string | null {
  const period = periodOf(s)
  const own = nation as Country
  const place = placeAt(hex)
  if (!hasSoil(hex, own, period)) return `it sets up in ${nation}`
  // C35
  if (place !== null && place.country[period] !== own) return `${place.name} is a place of another country`
  if (at === 'inside') return isInside(hex, own, period) ? null : `it sets up wholly inside ${nation}`
  if (at === 'places') return place === null ? 'it sets up in cities and towns' : null
  if (typeof at === 'string') return null
  if ('hex' in at) return `it sets up in ${hexName(hexNamed(at.hex))}`
  if ('within' in at)
    return hexesApart(hex, hexNamed(at.of)) > at.within
      ? `it sets up within ${at.within} of ${hexName(hexNamed(at.of))}`
      : null
  if ('bank' in at) return isMarked(hex, `${at.bank} of the Strumo`) ? null : `it sets up ${at.bank} of the Strumo`
  return isAtFrontier(hex, own, at.frontier, period) ? null : `it sets up at the frontier with the ${at.frontier}`
}

const placedOf = (s: Part<'units'>, { ids }: InGroup): number => ids.filter(id => hexOf(s, id) !== null).length
const wantedOf = ({ group, ids }: InGroup): number => group.choose ?? ids.length

/** Why a unit may not stand in a hex, whoever else does. */
const whyNotOnGround = (s: Wars, id: UnitId, group: Group, hex: HexId): Refusal[] =>
  firstOf(
    () => !isLand(hex) && refusal('SC.2', 'units stand on land', { hex }),
    () => {
      const why = whyNotThere(s, group, hex)
      return why !== null && refusal('SC.2', why, { hex })
    },
    () =>
      isMountain(hex) &&
      !isType(id, 'alpine') &&
      refusal(scenarioOf(s).alpineOnly, 'only Alpine units start in Mountains', { hex }),
  )

/** Why it may not stand among those who are set up, itself apart. */
function whyNotAmong(s: Wars, id: UnitId, found: InGroup, hex: HexId): Refusal[] {
  const { group, ids } = found
  const there = unitsIn(s, hex).filter(other => other !== id)
  const others = placedOf(s, found) - (hexOf(s, id) === null ? 0 : 1)
  return firstOf(
    () => others >= wantedOf(found) && refusal('S2.SR2', `only ${wantedOf(found)} of these take part`, { unit: id }),
    () => isTaken(s, id, hex, there) && refusal('SC.2', 'others stand there', { hex }, 'C12'),
    () => there.length >= STACK_LIMIT && refusal('7.1.1', 'four units stand there', { hex }),
    () =>
      group.most !== undefined &&
      there.filter(other => ids.includes(other)).length >= group.most &&
      refusal('SC.2', `no more than ${group.most} of these in a hex`, { hex }, 'C32'),
  )
}

/** SC.2, C12, C32: why a unit may not set up in a hex. */
export function whyNotDeploy(s: Wars, id: UnitId, hex: HexId): Refusal[] {
  const found = groupOf(s, id)
  if (found === null) return [refusal('SC.2', `${nameOf(id)} is not set up by hand`, { unit: id })]
  return firstOf(
    () => whyNotOnGround(s, id, found.group, hex),
    () => hexOf(s, id) === hex && refusal('SC.2', 'it stands there already', { hex }),
    () => whyNotAmong(s, id, found, hex),
  )
}

/** C12: by the enemy, or by a neutral of another country. */
function isTaken(s: Wars, id: UnitId, hex: HexId, there: readonly UnitId[]): boolean {
  const own = sideOf(s, id)
  if (own === null)
    return isHeldBy(s, hex, 0) || isHeldBy(s, hex, 1) || there.some(each => nationOf(s, each) !== nationOf(s, id))
  return isHeldBy(s, hex, otherSide(own)) || isNeutralHeld(s, hex)
}

/** Hexes that could be the group's at all. */
const spotsOf = derived(['setting'], (s, group: Group) => landHexes.filter(hex => whyNotThere(s, group, hex) === null))
export function spotsFor(s: Part<'setting'>, id: UnitId): readonly HexId[] {
  const found = groupOf(s, id)
  return found === null ? [] : spotsOf(s, found.group)
}

const canBePlaced = (s: Wars, id: UnitId): boolean => spotsFor(s, id).some(hex => whyNotDeploy(s, id, hex).length === 0)

/** The next unit that is still to be set up; null: nobody, or nobody finds a place (C28). */
export function nextToDeploy(s: Wars, side: Side): UnitId | null {
  for (const each of groupsBy(s, side)) {
    if (isFixed(each.group.at) || placedOf(s, each) >= wantedOf(each)) continue
    const open = each.ids.find(id => hexOf(s, id) === null && canBePlaced(s, id))
    if (open !== undefined) return open
  }
  return null
}

/** What was not taken goes to the Pool (S2.SR2, C28). */
export function poolRest(s: Wars, side: Side): void {
  const mine = groupsOf(s).filter(group => group.keeper === side)
  const left = mine.flatMap(({ units }) => unitsNamed(units)).filter(id => unitOf(s, id).at.is === 'waiting')
  putUnits(s, new Set(left), () => ({ at: { is: 'pool' } }))
}

type Spot = readonly [UnitId, HexId]

/** Whether all stand well where they have been put. */
const standWell = (s: Wars, spots: readonly Spot[]): boolean =>
  spots.every(([id, hex]) => {
    const found = groupOf(s, id) as InGroup
    return whyNotOnGround(s, id, found.group, hex).length === 0 && whyNotAmong(s, id, found, hex).length === 0
  })

/** All at once where they fit, so that the board is laid once; else one after the other, as near as the rules allow. */
function putReady(s: Wars, spots: readonly Spot[]): void {
  const before = s.units
  const wanted = new Map(spots)
  putUnits(s, wanted.keys(), (_unit, id) => ({ at: onHex(wanted.get(id) as HexId) }))
  if (standWell(s, spots)) return
  s.units = before
  for (const [id, at] of spots) {
    const hex = nearestFit(grid, at, spotsFor(s, id), each => whyNotDeploy(s, id, each).length === 0)
    if (hex !== null) putUnit(s, id, { at: onHex(hex) })
  }
}

/** By side: where the ready set-up has its units. */
const readySpots = derived(['setting'], s =>
  perSide((side): readonly Spot[] =>
    Object.entries(scenarioOf(s).ready[side])
      .flatMap(([number, names]) => unitsNamed(names).map((id): Spot => [id, hexNamed(number)]))
      .filter(([id]) => groupOf(s, id) !== null),
  ),
)

/** Nothing would change: a file may say it twenty thousand times. */
const standsReady = (s: Wars, side: Side): boolean =>
  readySpots(s)[side].every(([id, hex]) => hexOf(s, id) === hex) &&
  nextToDeploy(s, side) === null &&
  trenchHexes(s, side).length === 0

/** One click: every unit where the ready set-up has it, or as near as the rules allow; all dug in where they may be. */
export function deployReady(s: Wars, side: Side): void {
  putUnits(s, toDeploy(s, side), () => ({ at: { is: 'waiting' } }))
  const ready = readySpots(s)[side].filter(([id]) => hexOf(s, id) === null)
  putReady(s, ready)
  for (let id = nextToDeploy(s, side); id !== null; id = nextToDeploy(s, side)) {
    const unit = id
    const hex = spotsFor(s, unit).find(each => whyNotDeploy(s, unit, each).length === 0)
    if (hex !== undefined) putUnit(s, unit, { at: onHex(hex) })
  }
  s.entrenchments = s.entrenchments.filter(each => each.side !== side)
  for (const hex of trenchHexes(s, side)) s.entrenchments = [...s.entrenchments, { hex, side }]
}

/** S2.SR1, C15: hexes with a combat unit of the side and without a Fortification, that are not dug in yet. */
export function trenchHexes(s: Wars, side: Side): HexId[] {
  if (!scenarioOf(s).entrenched || !isChosen(s, ENTRENCHMENTS)) return []
  const found = new Set<HexId>()
  for (const id of toDeploy(s, side)) {
    const hex = hexOf(s, id)
    if (hex === null || sideOf(s, id) !== side || isType(id, 'depot', 'supply', 'fortification')) continue
    if (fortIn(s, hex) === null && !s.entrenchments.some(each => each.hex === hex)) found.add(hex)
  }
  return [...found]
}

/** Trenches that nobody stands in any more, while units are still moved about. */
export function dropIdleTrenches(s: Wars): void {
  s.entrenchments = s.entrenchments.filter(({ hex, side }) => unitsIn(s, hex).some(id => sideOf(s, id) === side))
}

/** SC.2: each side puts its units, then the neutrals in its care, where the scenario lets it; the other does not look (12.1.1). */
export const deploy = step<Wars, null, InHand>({
  seat: 'private',
  local: shape.fields({ picked: shape.nullable(unit) }),
  fresh: () => ({ picked: null }),
  enter: (s, f) => placeFixed(s, f.side),
  prompt: (s, f) => ({
    text:
      f.local.picked !== null
        ? `Set up the ${nameOf(f.local.picked)}: pick a hex`
        : nextToDeploy(s, f.side) === null
          ? 'All stand ready: change what you like, or end the set-up'
          : 'Set up: pick a unit, or take the ready set-up',
    rule: 'SC.2',
    waiting: 'is setting up',
  }),
  answers: {
    ...deploying<Wars, null, InHand>({
      rule: 'SC.2',
      units: (s, f) => toDeploy(s, f.side),
      whyNotPick: (s, f, id) =>
        !toDeploy(s, f.side).has(id) &&
        refusal('SC.2', `the ${nameOf(id)} is not yours to set up by hand`, { unit: id }),
      hexes: (s, _f, id) => spotsFor(s, id),
      whyNotTo: (s, _f, id, hex) => whyNotDeploy(s, id, hex),
      unitLabel: id => `Set up ${nameOf(id)}`,
      hexLabel: hex => hexName(hex),
      place(s, _f, id, hex) {
        putUnit(s, id, { at: onHex(hex) })
        dropIdleTrenches(s)
      },
      next: (s, f) => nextToDeploy(s, f.side),
    }),
    entrench: ofHex({
      title: 'Entrenchments',
      intent: 'act',
      among: (s, f) => trenchHexes(s, f.side),
      whyNot: (s, f, hex) =>
        !trenchHexes(s, f.side).includes(hex) && refusal('S2.SR1', 'nobody of yours can start dug in there', { hex }),
      label: hex => `Dig in at ${hexName(hex)}`,
      do(s, f, hex) {
        s.entrenchments = [...s.entrenchments, { hex, side: f.side }]
      },
    }),
    entrenchAll: plain({
      intent: 'act',
      label: 'Dig in everywhere',
      whyNot: (s, f) => trenchHexes(s, f.side).length === 0 && refusal('S2.SR1', 'nobody is left to dig in'),
      do(s, f) {
        const dug = trenchHexes(s, f.side).map(hex => ({ hex, side: f.side }))
        s.entrenchments = [...s.entrenchments, ...dug]
      },
    }),
    back: puttingBack('SC.2'),
    ready: plain({
      intent: 'act',
      label: 'Ready set-up',
      do(s, f) {
        if (!standsReady(s, f.side)) deployReady(s, f.side)
        f.local.picked = null
      },
    }),
    done: plain({
      intent: 'pass',
      label: 'Set-up is done',
      whyNot(s, f) {
        const idle = nextToDeploy(s, f.side)
        return idle !== null && refusal('SC.2', `the ${nameOf(idle)} is still to be set up`, { unit: idle })
      },
      leaves(s, f) {
        const hexes = trenchHexes(s, f.side).length
        return hexes === 0 ? null : `${hexes} hexes could be dug in`
      },
      do(s, f, go) {
        poolRest(s, f.side)
        go.log('deployed', { side: f.side, name: sideAdjective(s, f.side) }, 'SC.2')
        go.end()
      },
    }),
  },
  primary(s, f) {
    if (f.local.picked !== null)
      return onlyPlace(
        spotsFor(s, f.local.picked).filter(hex => whyNotDeploy(s, f.local.picked ?? (0 as never), hex).length === 0),
      )
    const next = nextToDeploy(s, f.side)
    if (next !== null)
      return [...toDeploy(s, f.side)].some(id => hexOf(s, id) !== null) ? { kind: 'pick', unit: next } : 'ready'
    return trenchHexes(s, f.side).length > 0 ? 'entrenchAll' : 'done'
  },
  focus: focusOnHand,
})
