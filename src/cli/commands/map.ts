import type { HexId } from '../../core/ids'
import { type EntryCosts, entryFacts } from '../../core/map/entry-costs'
import { hexFacts } from '../../core/map/hex-facts'
import type { HexMap } from '../../core/map/hex-map'
import { isInPlay, terrainAt } from '../../core/map/map-queries'
import { readMapSource } from '../../core/map/read-map-source'
import { maps } from '../../games/maps'
import type { Command } from '../command'
import { CommandError } from '../command-error'
import { findGame } from '../find-game'
import { neededText, textOf } from '../flags'
import { type Io, printJson } from '../io'

export const mapCommand: Command = {
  name: 'map',
  about: 'Tell what a map holds, or everything about one hex',
  operands: [],
  flags: [
    { name: 'game', value: 'GAME', about: 'id of the game or path of its module' },
    { name: 'hex', value: 'HEX', about: 'a hex by its printed number' },
  ],
  async run(io, flags) {
    const { map, entryCosts } = await findMap(io, neededText(flags, 'game'))
    const number = textOf(flags, 'hex')
    printJson(io, number === null ? mapSummary(map) : hexAnswer(map, entryCosts, hexNumbered(map, number)))
    return 0
  },
}

/** The maps of shipped games are there before the games can be played; a game by its path brings its own. */
async function findMap(io: Io, name: string): Promise<{ map: HexMap; entryCosts: EntryCosts | null }> {
  const load = maps[name]
  if (load === undefined) return { map: (await findGame(io, name)).map, entryCosts: null }
  const { source, entryCosts } = await load()
  return { map: readMapSource(await source()), entryCosts }
}

const hexAnswer = (map: HexMap, costs: EntryCosts | null, hex: HexId) => ({
  ...hexFacts(map, hex),
  ...(costs === null ? {} : { entry: map.periods.flatMap((name, period) => entryOf(map, costs, hex, name, period)) }),
})

const entryOf = (map: HexMap, costs: EntryCosts, hex: HexId, name: string, period: number) =>
  entryFacts(costs, map, hex, period).map(facts => ({ period: name, ...facts }))

function hexNumbered(map: HexMap, number: string): HexId {
  const hex = map.hexNumbered(number)
  if (hex !== null) return hex
  throw new CommandError(`--hex: expected a hex number of the map '${map.name}', found '${number}'`)
}

function mapSummary(map: HexMap) {
  const hexes = map.grid.numbers.map((_, hex) => hex as HexId)
  return {
    name: map.name,
    hexes: hexes.length,
    inPlay: hexes.filter(hex => isInPlay(map, hex)).length,
    terrains: counts(hexes.map(hex => terrainAt(map, hex).name)),
    areas: map.periods.map((period, index) => ({ period, hexes: areaCounts(map, hexes, index) })),
    places: { total: map.places.length, kinds: counts(map.places.map(place => place.kind)) },
    rivers: map.rivers.map(river => ({ name: river.name, class: river.class.name, hexsides: river.sides.length })),
    lines: map.lines.map(line => ({ name: line.name, class: line.class.name, hexes: line.hexes.length })),
    boxes: map.boxes.map(box => ({ id: box.id, name: box.name, links: box.links.length })),
    marks: Object.fromEntries([...map.marks].map(([name, mark]) => [name, mark.hexes.length])),
  }
}

const areaCounts = (map: HexMap, hexes: readonly HexId[], period: number) =>
  counts(hexes.map(hex => map.areas[map.tables.area[period]?.[hex] ?? -1]?.name ?? 'none'))

function counts(names: readonly string[]): Readonly<Record<string, number>> {
  const found = new Map<string, number>()
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1)
  return Object.fromEntries(found)
}
