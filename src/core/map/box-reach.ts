import { type Reach, type ReachRules, reach, type SpentStart } from '../hex/reach'
import type { HexId } from '../ids'
import type { Box, BoxLink, HexMap } from './hex-map'

/** A hex of the map or a box beside it. */
export type MapPlace = { readonly hex: HexId } | { readonly box: string }

export interface BoxReachRules extends ReachRules {
  /** Cost of a link of a box, on the way into it or out of it; Infinity closes it. */
  readonly link: (link: BoxLink, box: Box, way: 'in' | 'out') => number
}

/** Where a unit can go over the map and through the boxes beside it. */
export interface BoxReach {
  readonly hexes: readonly HexId[]
  readonly boxes: readonly string[]
  /** Cost of the cheapest arrival; Infinity when out of reach. */
  costTo(place: MapPlace): number
  /** From the start on, both ends included; empty when out of reach. */
  wayTo(place: MapPlace): readonly MapPlace[]
  /** The walk over the hexes alone, boxes passed on the way counted in its costs. */
  readonly onMap: Reach
}

/** Cost of a link by what may travel along it: the cheapest of its means for each hex of its length. */
export const linkByMeans =
  (costs: { readonly [means: string]: number }) =>
  ({ means, distance }: BoxLink): number =>
    Math.min(Number.POSITIVE_INFINITY, ...means.map(each => costs[each] ?? Number.POSITIVE_INFINITY)) * (distance ?? 1)

/** `way`: all that was passed before it, start included. */
type Arrival = { readonly cost: number; readonly way: readonly MapPlace[] }
type Boxes = Map<string, Arrival>
type Landings = ReadonlyMap<HexId, Arrival>

const isOpen = ({ way }: BoxLink, wanted: 'in' | 'out'): boolean => way === null || way === wanted

const costOf = <Key>(found: ReadonlyMap<Key, Arrival>, key: Key): number =>
  found.get(key)?.cost ?? Number.POSITIVE_INFINITY

/**
 * Everywhere a unit can go from a hex or a box, links of boxes included. There are few boxes: the map is walked again whenever one
 * of them can be reached more cheaply than before.
 */
export function reachWithBoxes(map: HexMap, start: MapPlace, rules: BoxReachRules): BoxReach {
  const boxes: Boxes = new Map()
  if ('box' in start) boxes.set(start.box, { cost: 0, way: [] })
  const most = typeof rules.points === 'number' ? rules.points : rules.points[0]
  for (;;) {
    passLinkedBoxes(map, boxes, rules, most)
    const landings = landingsOf(map, boxes, rules)
    const onMap = reach(map.grid, startsOf(start, landings), rules)
    const walk = (path: readonly HexId[]) => wayBefore(start, landings, path)
    if (!enterBoxes(map, boxes, onMap, walk, rules, most)) return answers(boxes, onMap, walk)
  }
}

/** From box to box. */
function passLinkedBoxes(map: HexMap, boxes: Boxes, rules: BoxReachRules, most: number): void {
  const queue = [...boxes]
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const [from, { cost: spent, way }] = next
    for (const [to, cost] of linkedBoxes(map, from, rules)) {
      if (spent + cost > most || spent + cost >= costOf(boxes, to)) continue
      const arrival = { cost: spent + cost, way: [...way, { box: from }] }
      boxes.set(to, arrival)
      queue.push([to, arrival])
    }
  }
}

/** A link stands with either of the two boxes it joins. */
function linkedBoxes(map: HexMap, id: string, rules: BoxReachRules): readonly (readonly [string, number])[] {
  return map.boxes.flatMap(box =>
    box.links.flatMap((link): (readonly [string, number])[] => {
      if (!('box' in link.to)) return []
      if (box.id === id && isOpen(link, 'out')) return [[link.to.box, rules.link(link, box, 'out')]]
      return link.to.box === id && isOpen(link, 'in') ? [[box.id, rules.link(link, box, 'in')]] : []
    }),
  )
}

/** The hexes one comes to from the boxes, each by the cheapest way. */
function landingsOf(map: HexMap, boxes: Boxes, rules: BoxReachRules): Landings {
  const landings = new Map<HexId, Arrival>()
  for (const box of map.boxes) {
    const arrival = boxes.get(box.id)
    for (const link of arrival === undefined ? [] : box.links) {
      if (arrival === undefined || !('hex' in link.to) || !isOpen(link, 'out')) continue
      const { hex } = link.to
      // Back to where the box was entered from leads nowhere, even where it costs nothing.
      if (arrival.way.some(place => 'hex' in place && place.hex === hex)) continue
      const cost = arrival.cost + rules.link(link, box, 'out')
      if (cost < costOf(landings, hex)) landings.set(hex, { cost, way: [...arrival.way, { box: box.id }] })
    }
  }
  return landings
}

function startsOf(start: MapPlace, landings: Landings): (HexId | SpentStart)[] {
  const spent = [...landings].map(([hex, { cost }]): SpentStart => ({ hex, spent: cost }))
  return 'hex' in start ? [start.hex, ...spent] : spent
}

/** A walk over the map, with what was passed before its first hex. */
function wayBefore(start: MapPlace, landings: Landings, path: readonly HexId[]): readonly MapPlace[] {
  const [first] = path
  if (first === undefined) return []
  const isStart = 'hex' in start && start.hex === first
  return [...(isStart ? [] : (landings.get(first)?.way ?? [])), ...path.map(hex => ({ hex }))]
}

/** Whether a box is now reached more cheaply. Only who is free to go on leaves the map. */
function enterBoxes(
  map: HexMap,
  boxes: Boxes,
  onMap: Reach,
  walk: (path: readonly HexId[]) => readonly MapPlace[],
  rules: BoxReachRules,
  most: number,
): boolean {
  let isCheaper = false
  for (const box of map.boxes)
    for (const link of box.links) {
      if (!('hex' in link.to) || !isOpen(link, 'in')) continue
      const cost = onMap.costThrough(link.to.hex) + rules.link(link, box, 'in')
      if (cost > most || cost >= costOf(boxes, box.id)) continue
      boxes.set(box.id, { cost, way: walk(onMap.pathThrough(link.to.hex)) })
      isCheaper = true
    }
  return isCheaper
}

function answers(boxes: Boxes, onMap: Reach, walk: (path: readonly HexId[]) => readonly MapPlace[]): BoxReach {
  return {
    hexes: onMap.hexes,
    boxes: [...boxes.keys()],
    costTo: place => ('hex' in place ? onMap.costTo(place.hex) : costOf(boxes, place.box)),
    wayTo(place) {
      if ('hex' in place) return walk(onMap.pathTo(place.hex))
      const arrival = boxes.get(place.box)
      return arrival === undefined ? [] : [...arrival.way, place]
    },
    onMap,
  }
}
