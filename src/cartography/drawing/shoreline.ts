import * as v from 'valibot'
import { readProjectJson } from '../project-files'
import type { SheetProjection } from '../sheet-projection'
import { type Coast, coastOf } from './coast'
import { areaOf, type Box, clipRing } from './geometry'
import { LAND_BEYOND } from './land-beyond'
import { joinPatches } from './ring-algebra'

export type LonLatRing = readonly (readonly [number, number])[]

const ringsSchema = v.array(v.array(v.tuple([v.number(), v.number()])))

/** The shoreline of the base geography (GSHHG), and the land beyond it that the sheets show. */
export const readShoreline = (): LonLatRing[] => [
  ...v.parse(ringsSchema, readProjectJson('src/cartography/drawing/land.json')),
  ...LAND_BEYOND,
]

/** In square map units: what is smaller would be a speck. */
export const SMALLEST_ISLAND = 14

/** The real coast, cut to the sheet. */
export function projectShoreline(land: readonly LonLatRing[], projection: SheetProjection, sheet: Box): Coast {
  const rings = land
    .map(ring => ring.map(([lon, lat]) => projection.toSheet(lon, lat)))
    .map(ring => clipRing(ring, sheet))
    .filter(ring => ring.length > 2 && areaOf(ring) > SMALLEST_ISLAND)
  return coastOf(
    joinPatches(
      [],
      rings.map(ring => [ring]),
    ),
  )
}
