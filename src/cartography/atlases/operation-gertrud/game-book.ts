import * as v from 'valibot'
import { gertrudGrid } from '../../formulas'
import { readProjectJson } from '../../project-files'

const hexes = v.array(v.string())
const pair = v.tuple([v.string(), v.string()])
const point = v.tuple([v.number(), v.number()])

/** The parts of the game book's atlas that the map is made of. */
export const gameBookSchema = v.object({
  grid: gertrudGrid,
  places: v.array(
    v.object({
      name: v.string(),
      kind: v.picklist(['city', 'town']),
      port: v.boolean(),
      capital: v.boolean(),
      lon: v.number(),
      lat: v.number(),
      hex: v.string(),
      area: v.string(),
      rank: v.number(),
      value: v.number(),
    }),
  ),
  roads: v.array(v.object({ name: v.string(), hexes })),
  railways: v.array(v.object({ name: v.string(), hexes })),
  rivers: v.array(v.object({ name: v.string(), major: v.boolean(), hexsides: hexes })),
  ranges: v.array(
    v.object({
      name: v.string(),
      kind: v.picklist(['mountain', 'rough']),
      halfWidthKm: v.number(),
      via: v.array(point),
    }),
  ),
  areas: v.array(v.object({ name: v.string() })),
  regions: v.record(v.string(), hexes),
  special: v.object({
    crossingArrows: v.array(v.object({ strait: v.string(), hexes: pair })),
    blockedHexsides: v.array(v.object({ hexes: pair, why: v.string() })),
    riverHexsides: hexes,
    objectives: v.array(v.object({ hex: v.string(), name: v.string(), value: v.number() })),
    supplySources: v.record(v.string(), hexes),
    yavuzBerth: v.string(),
    lakes: v.array(v.object({ hex: v.string(), name: v.string(), impassable: v.boolean() })),
    outOfPlay: hexes,
    seas: v.object({ permissions: v.record(v.string(), v.array(v.string())) }),
    mapEdgeEntries: v.array(v.object({ who: v.string(), hexes })),
    offMapBoxes: v.array(v.string()),
  }),
  hexes: v.array(
    v.object({
      hex: v.string(),
      terrain: v.string(),
      area: v.exactOptional(v.string()),
      sea: v.exactOptional(v.string()),
      coast: v.exactOptional(v.array(v.string())),
    }),
  ),
})

export type GameBook = v.InferOutput<typeof gameBookSchema>

export const readGameBook = (): GameBook =>
  v.parse(gameBookSchema, readProjectJson('src/cartography/atlases/operation-gertrud/book.json'))
