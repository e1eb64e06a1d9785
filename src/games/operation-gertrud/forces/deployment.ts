import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import { nearestFit } from '../../../core/hex/nearest'
import type { HexId, UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { stackIn, unitsIn } from '../board'
import { grid, hexNamed, isIn, isLand, landHexes } from '../map/geography'
import { whyClosed } from '../movement/borders'
import { whyNotJoin } from '../movement/stacking'
import {
  ALLIED,
  derived,
  GERMAN,
  type Gertrud,
  hexOf,
  isSoviet,
  isTurkish,
  nameOf,
  nationOf,
  onHex,
  type Part,
  putUnit,
  sideOf,
  unitOf,
} from '../state'
import { landIds, unitNamed } from './counters'
import { FREE_DEPLOYMENT, isChosen } from './options'
import { scenarioOf } from './scenarios'
import { freeDeployment } from './scenarios/free-deployment'
import {
  type ReadyDeployment,
  readyGerman,
  readyGermanBehindItalians,
  readySoviet,
  readyTurkish,
  readyTurkishFree,
} from './scenarios/ready'
import type { SetUpGroup, Support } from './scenarios/scenario'
import { sovietGroups } from './second-game'

/** the Axis sets up first, then the Turks, then the Soviets. */
export const WHO = ['axis', 'turkish', 'soviet'] as const
export type Who = (typeof WHO)[number]

const groupsOf = (s: Part<'setting' | 'duplicity'>, who: Who): readonly SetUpGroup[] => {
  if (who === 'soviet') return sovietGroups(s)
  const side = who === 'axis' ? GERMAN : ALLIED
  return scenarioOf(s).groups.filter(
    each => each.side === side && !('box' in each.at) && !isSoviet(unitNamed(each.units[0])),
  )
}

const groupsByUnit = derived(
  ['setting', 'duplicity'],
  (s, who: Who): ReadonlyMap<UnitId, SetUpGroup> =>
    new Map(groupsOf(s, who).flatMap(each => each.units.map(name => [unitNamed(name), each]))),
)

export const groupOf = (s: Gertrud, who: Who, id: UnitId): SetUpGroup | null => groupsByUnit(s, who).get(id) ?? null

const isFree = (s: Gertrud, who: Who): boolean => who === 'turkish' && isChosen(s, FREE_DEPLOYMENT)

/** 3.4: units the owner places by hand; those with a printed hex stand there already. */
export const toDeploy = (s: Gertrud, who: Who): UnitId[] =>
  groupsOf(s, who)
    .filter(each => isFree(s, who) || 'region' in each.at)
    .flatMap(each => each.units.map(unitNamed))

/** All that a set-up still puts somewhere, placed by hand or not. */
export const setUpBy = (s: Gertrud, who: Who): UnitId[] => [
  ...groupsOf(s, who).flatMap(each => each.units.map(unitNamed)),
  ...choosable(s, who).flatMap(each => each.units.map(unitNamed)),
]

/** Those who are put down with it. */
export const matesOf = (s: Gertrud, who: Who, id: UnitId): UnitId[] => {
  const group = groupOf(s, who, id)
  return group?.together && !isFree(s, who) ? group.units.map(unitNamed) : [id]
}

/** 3.0.1: units with a printed hex. */
export function placeFixed(s: Gertrud, who: Who): void {
  if (isFree(s, who)) return
  for (const { units, at } of groupsOf(s, who))
    if ('hex' in at) for (const name of units) putUnit(s, unitNamed(name), { at: onHex(hexNamed(at.hex)) })
}

const turksIn = (s: Gertrud, region: string, but: UnitId | null = null): number =>
  landIds.filter(id => {
    const hex = hexOf(s, id)
    return id !== but && isTurkish(id) && hex !== null && isIn(hex, region)
  }).length

/** 3.4: what binds a free set-up hex by hex. */
function whyNotFreely(s: Gertrud, id: UnitId, hex: HexId): Refusal | null {
  const { within, forbidden, most } = freeDeployment
  if (!isIn(hex, within)) return refusal('3.4.1', 'Turkish units set up in Turkey', { hex })
  if (forbidden.some(number => hexNamed(number) === hex)) return refusal('3.4.2', 'not where the Yavuz lies', { hex })
  return isIn(hex, most.region) && turksIn(s, most.region, id) >= most.units
    ? refusal('3.4.3', `no more than ${most.units} units between Istanbul and the border`, { hex }, 'R-40')
    : null
}

function whyNotInGroup(s: Gertrud, group: SetUpGroup, hex: HexId): Refusal | null {
  const { at, alone, rule } = group
  if ('hex' in at) return refusal(rule, `it sets up in ${at.hex}`, { hex })
  if ('region' in at && !isIn(hex, at.region)) return refusal(rule, 'it does not set up there', { hex })
  const ids = group.units.map(unitNamed)
  return alone && unitsIn(s, hex).some(other => !ids.includes(other))
    ? refusal(rule, 'a corps sets up in a hex of its own', { hex }, 'R-37')
    : null
}

/** a corps keeps its hex to itself. */
const isTakenByCorps = (s: Gertrud, who: Who, id: UnitId, hex: HexId): boolean =>
  unitsIn(s, hex).some(other => groupOf(s, who, other)?.alone && groupOf(s, who, other) !== groupOf(s, who, id))

/** 3.0, 3.4: why a unit may not set up in a hex. */
export function whyNotDeploy(s: Gertrud, who: Who, id: UnitId, hex: HexId): Refusal[] {
  const group = groupOf(s, who, id)
  if (group === null) return [refusal('3.0.1', `${nameOf(id)} is not set up now`, { unit: id })]
  return firstOf(
    () => !isLand(hex) && refusal('3.0.2', 'units stand on land in play', { hex }),
    () => (isFree(s, who) ? whyNotFreely(s, id, hex) : whyNotInGroup(s, group, hex)),
    () => hexOf(s, id) === hex && refusal('3.0.2', 'it stands there already', { hex }),
    () => isTakenByCorps(s, who, id, hex) && refusal('3.0.2', 'a corps has this hex to itself', { hex }, 'R-37'),
    () => stackIn(s, hex, otherSide(sideOf(s, id))).length > 0 && refusal('3.0.2', 'an enemy unit is there', { hex }),
    () => whyClosed(s, id, hex),
    () => whyNotJoin(s, matesOf(s, who, id), hex),
  )
}

export function deployTo(s: Gertrud, who: Who, id: UnitId, hex: HexId): void {
  for (const each of matesOf(s, who, id)) putUnit(s, each, { at: onHex(hex) })
}

/** the pools of turn 1 from which this player picks. */
export const choosable = (s: Gertrud, who: Who): Support[] =>
  who === 'axis' ? scenarioOf(s).support.filter(each => each.turn === 1 && each.choose < each.units.length) : []

export const poolOf = (s: Gertrud, who: Who, id: UnitId): Support | null =>
  choosable(s, who).find(each => each.units.some(name => unitNamed(name) === id)) ?? null

const isTaken = (s: Gertrud, id: UnitId): boolean => unitOf(s, id).at.is === 'pool'
const takenOf = (s: Gertrud, { units }: Support): number => units.filter(name => isTaken(s, unitNamed(name))).length

export const whyNotTake = (s: Gertrud, who: Who, id: UnitId): Refusal[] => {
  const pool = poolOf(s, who, id)
  return firstOf(
    () => pool === null && refusal('3.1.1', `${nameOf(id)} is not yours to pick`, { unit: id }),
    () =>
      pool !== null &&
      !isTaken(s, id) &&
      takenOf(s, pool) >= pool.choose &&
      refusal(pool.rule, `only ${pool.choose} of these take part`, { unit: id }, 'R-44'),
  )
}

export function take(s: Gertrud, id: UnitId): void {
  putUnit(s, id, { at: isTaken(s, id) ? { is: 'waiting' } : { is: 'pool', used: false } })
  if (s.experten === id && !isTaken(s, id)) s.experten = null
}

/** 13.2.1: one German CAS of those that take part. */
export const whyNotName = (s: Gertrud, who: Who, id: UnitId): Refusal[] =>
  firstOf(
    () => who !== 'axis' && refusal('13.2.1', 'only the German player has an Experten', { unit: id }),
    () =>
      (nationOf(id) !== 'German' || !isTaken(s, id)) &&
      refusal('13.2.1', 'the Experten is a German CAS that takes part', { unit: id }),
    () => s.experten === id && refusal('13.2.1', 'it is the Experten already', { unit: id }),
  )

/** What is missing before play can begin. */
export function whyNotBegin(s: Gertrud, who: Who): Refusal[] {
  const idle = toDeploy(s, who).find(id => hexOf(s, id) === null)
  const { least } = freeDeployment
  return firstOf(
    () => idle !== undefined && refusal('3.0.1', `${nameOf(idle)} is still to be set up`, { unit: idle }),
    () => {
      const short = choosable(s, who).find(pool => takenOf(s, pool) < pool.choose)
      return short ? refusal(short.rule, `${short.choose} of ${short.units.length} CAS or NGS are to be picked`) : null
    },
    () => who === 'axis' && s.experten === null && refusal('13.2.1', 'name the Experten'),
    () =>
      isFree(s, who) &&
      turksIn(s, least.region) < least.units &&
      refusal('3.4.4', `at least ${least.units} units within five hexes of the Soviet border`),
  )
}

/** pieces that were not picked play no part. */
export function leaveRest(s: Gertrud, who: Who): void {
  for (const { units } of choosable(s, who))
    for (const name of units)
      if (!isTaken(s, unitNamed(name))) putUnit(s, unitNamed(name), { at: { is: 'absent' }, steps: 0 })
}

function readyFor(s: Gertrud, who: Who): ReadyDeployment {
  if (who === 'soviet') return readySoviet
  if (who === 'turkish') return isFree(s, who) ? readyTurkishFree : readyTurkish
  const hasItalians = groupsOf(s, who).some(each => nationOf(unitNamed(each.units[0])) === 'Italian')
  return hasItalians ? readyGermanBehindItalians : readyGerman
}

/** One click: every unit where the ready deployment has it, or as near as the rules allow. */
export function deployReady(s: Gertrud, who: Who): void {
  const units = toDeploy(s, who)
  for (const id of units) putUnit(s, id, { at: { is: 'waiting' } })
  for (const [number, names] of Object.entries(readyFor(s, who)))
    for (const id of names.map(unitNamed)) {
      if (hexOf(s, id) !== null) continue
      const hex = nearestFit(grid, hexNamed(number), landHexes, each => whyNotDeploy(s, who, id, each).length === 0)
      if (hex !== null) deployTo(s, who, id, hex)
    }
  for (const { units: names, choose } of choosable(s, who))
    for (const [index, name] of names.entries())
      putUnit(s, unitNamed(name), { at: index < choose ? { is: 'pool', used: false } : { is: 'waiting' } })
  if (who === 'axis') s.experten = unitNamed('de-cas-1')
}
