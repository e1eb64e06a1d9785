import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import { distance } from '../../../core/hex/measure'
import type { HexId, RuleId, UnitId } from '../../../core/ids'
import { grid, hexNamed, isLand, isSettled, landHexes, regionOf, terrainAt } from '../map/hexes'
import { isHeldBy } from '../movement/board'
import { whyBanned } from '../movement/limits'
import { whyNotJoin } from '../movement/stacking'
import {
  AXIS,
  derived,
  type Go,
  hexOf,
  isIn,
  isPartisan,
  onHex,
  type Partizan,
  putUnit,
  TITO,
  type Units,
  unitsWhere,
} from '../state'
import { campaign } from './campaign'
import { unitNamed } from './counters'
import { readyAxis, readyPartisan } from './ready-set-ups'
import type { SetUpGroup } from './scenario'

const groups: ReadonlyMap<UnitId, SetUpGroup> = new Map(
  campaign.axis.flatMap(group => group.units.map(name => [unitNamed(name), group] as const)),
)
export const axisStarters: readonly UnitId[] = [...groups.keys()]
const { quota, free, drawn } = campaign.partisan
const pool = campaign.partisan.pool.map(unitNamed)

const isInGroup = (group: SetUpGroup, hex: HexId): boolean =>
  (group.regions as readonly (string | null)[]).includes(regionOf(hex))

const comrades = (s: Partizan, group: SetUpGroup, id: UnitId, hex: HexId): boolean =>
  group.units.map(unitNamed).some(other => {
    const at = hexOf(s, other)
    return other !== id && at !== null && regionOf(at) === regionOf(hex)
  })

const SPREADS: { readonly [spread in SetUpGroup['spread']]: (nation: string) => string } = {
  apart: nation => `each ${nation} unit in a region of its own`,
  cover: nation => `at least one ${nation} unit in each region`,
  any: () => '',
}

/** 3.1-3.6: how the units of its nation must be spread. */
export function spreadOf(id: UnitId): { readonly words: string; readonly rule: RuleId } | null {
  const group = groups.get(id)
  const words = group === undefined ? '' : SPREADS[group.spread](group.nation)
  return group === undefined || words === '' ? null : { words, rule: group.rule }
}

/** 3.1-3.6: why an Axis unit may not start in a hex. */
export function whyNotDeploy(s: Partizan, id: UnitId, hex: HexId): Refusal[] {
  const group = groups.get(id)
  if (group === undefined) return [refusal('3.1', 'it does not start on the map', { unit: id })]
  const at = { hex }
  return firstOf(
    () => !isLand(hex) && refusal(group.rule, 'land units stand on land', at),
    () => !isInGroup(group, hex) && refusal(group.rule, `${group.nation} units do not start in this region`, at),
    () => hexOf(s, id) === hex && refusal(group.rule, 'it stands there already', at),
    () =>
      group.spread === 'apart' &&
      comrades(s, group, id, hex) &&
      refusal(
        group.rule,
        `another ${group.nation} unit starts in ${regionOf(hex)}; each needs its own region`,
        at,
        'R-6',
      ),
    () => whyBanned(s, id, hex) ?? whyNotJoin(s, [id], hex),
  )
}

/** 3.2, 3.3: regions in which nobody stands yet of those who must. */
export const bareRegions = (s: Units): readonly string[] =>
  campaign.axis.flatMap(group => {
    const held = group.units.map(unitNamed).flatMap(id => hexOf(s, id) ?? [])
    return group.spread === 'cover' ? group.regions.filter(region => !held.some(hex => regionOf(hex) === region)) : []
  })

/** 3.7.4: regions with fewer Partisans than they must have. */
export const shortRegions = (s: Partizan): readonly string[] =>
  quota.filter(each => inRegion(s, each.region, null) < each.units).map(each => each.region)

/** 3.2, 3.3: what is still missing before the Axis set-up is done. */
export function whyNotDeployed(s: Partizan): Refusal[] {
  if (axisStarters.some(id => hexOf(s, id) === null)) return [refusal('3.1', 'units are still waiting to be set up')]
  return campaign.axis.flatMap(group => {
    const held = new Set(group.units.map(unitNamed).map(id => regionOf(hexOf(s, id) as HexId)))
    const bare = group.spread === 'cover' ? group.regions.filter(region => !held.has(region)) : []
    return bare.length === 0 ? [] : [refusal(group.rule, `no ${group.nation} unit in ${bare.join(', ')}`)]
  })
}

/** The twelve that were drawn, and Tito. */
export const hiders = (s: Units): UnitId[] =>
  unitsWhere(id => isPartisan(id) && (isIn(s, id, 'hand') || hexOf(s, id) !== null))

/**
 * The order in which they come to hand. Tito stands somewhere among the others, by who was drawn: whoever sees counters laid down one
 * after the other must not know him by his place.
 */
export function hidingOrder(s: Units): readonly UnitId[] {
  const others = hiders(s).filter(id => id !== TITO)
  if (others.length === hiders(s).length) return others
  const before = 1 + (others.reduce((sum, id) => sum + id, 0) % Math.max(1, others.length - 1))
  return [...others.slice(0, before), TITO, ...others.slice(before)]
}

/** 3.7.1, R-46: twelve of the pool, blind. */
export function drawPartisans(s: Partizan, go: Go): void {
  const left = [...pool]
  for (let nth = 0; nth < drawn; nth++) {
    const [id] = left.splice(go.draw(left.length), 1)
    putUnit(s, id as UnitId, { at: { is: 'hand' }, steps: 1 })
  }
}

type ByRegion = ReadonlyMap<string | null, readonly UnitId[]>

/** Who hides in each region, Tito apart. */
const hidersByRegion = derived(['units'], (s): ByRegion => {
  const found = new Map<string | null, UnitId[]>()
  for (const id of hiders(s)) {
    const hex = hexOf(s, id)
    if (id === TITO || hex === null) continue
    found.set(regionOf(hex), [...(found.get(regionOf(hex)) ?? []), id])
  }
  return found
})

const inRegion = (s: Partizan, region: string, except: UnitId | null): number =>
  (hidersByRegion(s).get(region) ?? []).filter(id => id !== except).length

/** 3.7.4: units beyond the quota of their region. */
const extras = (s: Partizan, except: UnitId | null): number =>
  quota.reduce((sum, each) => sum + Math.max(0, inRegion(s, each.region, except) - each.units), 0)

/** Where a unit could start at best, without a look at who stands there; in map order. */
export function startHexes(id: UnitId): readonly HexId[] {
  const group = groups.get(id)
  return group === undefined ? [] : landHexes.filter(hex => isInGroup(group, hex))
}
const hidingHexes = landHexes.filter(
  hex => quota.some(each => each.region === regionOf(hex)) && !isSettled(hex) && terrainAt(hex) !== 'clear',
)
export const lairs = (): readonly HexId[] => hidingHexes

/** 3.7: why a Partisan unit may not hide in a hex. */
export function whyNotHide(s: Partizan, id: UnitId, hex: HexId): Refusal[] {
  const at = { hex }
  const own = quota.find(each => each.region === regionOf(hex))
  return firstOf(
    () => !isLand(hex) && refusal('3.7.4', 'land units stand on land', at),
    () => own === undefined && refusal('3.7.4', 'no Partisans start in this region', at),
    () => hexOf(s, id) === hex && refusal('3.7.4', 'it stands there already', at),
    () => isSettled(hex) && refusal('3.7.3', 'no Partisans start in a town or city', at),
    () => terrainAt(hex) === 'clear' && refusal('3.7.3', 'no Partisans start in a clear hex', at),
    () => isHeldBy(s, hex, AXIS) && refusal('3.7.3', 'an Axis unit is there', at),
    () =>
      id !== TITO &&
      own !== undefined &&
      inRegion(s, own.region, id) >= own.units &&
      extras(s, id) >= free &&
      refusal('3.7.4', `${own.region} has its ${own.units}, and the ${free} free units are used`, at),
    () => whyNotJoin(s, [id], hex),
  )
}

export function whyNotHidden(s: Partizan): Refusal[] {
  if (hiders(s).some(id => hexOf(s, id) === null)) return [refusal('3.7.4', 'units are still waiting to be set up')]
  const short = shortRegions(s)
  return short.length === 0 ? [] : [refusal('3.7.4', `too few Partisans in ${short.join(', ')}`)]
}

type WhyNot = (s: Partizan, id: UnitId, hex: HexId) => Refusal[]

/** The wanted hex, or the nearest that is legal. */
function nearestLegal(s: Partizan, id: UnitId, wanted: HexId, whyNot: WhyNot, isFit: (hex: HexId) => boolean) {
  if (isFit(wanted) && whyNot(s, id, wanted).length === 0) return wanted
  const legal = landHexes.filter(hex => isFit(hex) && whyNot(s, id, hex).length === 0)
  const away = (hex: HexId) => distance(grid, hex, wanted)
  return legal.reduce<HexId | null>((best, hex) => (best === null || away(hex) < away(best) ? hex : best), null)
}

const lay = (s: Partizan, id: UnitId, hex: HexId): Partizan => ({
  ...s,
  units: s.units.with(id, { ...s.units[id], at: onHex(hex) }),
})

/** One click: the Axis as the ready deployment has it. */
export function deployReady(s: Partizan): void {
  let now = clear(s, axisStarters, 'waiting')
  for (const [number, names] of Object.entries(readyAxis))
    for (const id of names.map(unitNamed)) {
      const hex = nearestLegal(now, id, hexNamed(number), whyNotDeploy, () => true)
      if (hex !== null) now = lay(now, id, hex)
    }
  s.units = now.units
}

const clear = (s: Partizan, ids: readonly UnitId[], is: 'waiting' | 'hand'): Partizan => ({
  ...s,
  units: s.units.map((unit, id) => (ids.includes(id as UnitId) ? { ...unit, at: { is } } : unit)),
})

/** 3.7.4: of these places each region needs fewer for its quota than it has. */
const sparePlaces = readyPartisan.flatMap(({ region }, index) => {
  const places = readyPartisan.filter(each => each.region === region).length
  return places > (quota.find(each => each.region === region)?.units ?? 0) ? [index] : []
})

/** 3.7.6: who takes which place; Tito one that a quota can spare. */
function drawPlaces(all: readonly UnitId[], go: Go): UnitId[] {
  const others = all.filter(id => id !== TITO)
  const left = [...others]
  const order = others.map(() => left.splice(go.draw(left.length), 1)[0] as UnitId)
  return order.toSpliced(sparePlaces[go.draw(sparePlaces.length)] as number, 0, TITO)
}

/**
 * One click: the drawn units and Tito take the places of the ready deployment, or the nearest legal ones. Who has no place there, as
 * in a position set by hand, is left to the player.
 */
export function hideReady(s: Partizan, go: Go): void {
  const all = hiders(s)
  let now = clear(s, all, 'hand')
  for (const [index, id] of drawPlaces(all, go).slice(0, readyPartisan.length).entries()) {
    const { region, hex: number } = readyPartisan[index]
    const hex = nearestLegal(now, id, hexNamed(number), whyNotHide, each => regionOf(each) === region)
    if (hex !== null) now = lay(now, id, hex)
  }
  s.units = now.units
}
