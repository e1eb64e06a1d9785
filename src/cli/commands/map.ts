import type { HexId } from '../../core/ids'
import { hexFacts } from '../../core/map/hex-facts'
import type { HexMap } from '../../core/map/hex-map'
import { isInPlay, terrainAt } from '../../core/map/map-queries'
import type { Command } from '../command'
import { CommandError } from '../command-error'
import { findGame } from '../find-game'
import { neededText, textOf } from '../flags'
import { printJson } from '../io'

export const mapCommand: Command = {
  name: 'map',
  about: 'Tell what a map holds, or everything about one hex',
  operands: [],
  flags: [
    { name: 'game', value: 'GAME', about: 'id of the game or path of its module' },
    { name: 'hex', value: 'HEX', about: 'a hex by its printed number' },
  ],
  async run(io, flags) {
    const { map } = await findGame(io, neededText(flags, 'game'))
    const number = textOf(flags, 'hex')
    printJson(io, number === null ? mapSummary(map) : hexFacts(map, hexNumbered(map, number)))
    return 0
  },
}

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
