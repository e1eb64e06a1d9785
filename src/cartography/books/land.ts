import * as v from 'valibot'
import { readSharedJson } from './shared-files'

const ringsSchema = v.array(v.array(v.tuple([v.number(), v.number()])))
const landSchema = v.object({
  features: v.array(
    v.object({
      geometry: v.variant('type', [
        v.object({ type: v.literal('Polygon'), coordinates: ringsSchema }),
        v.object({ type: v.literal('MultiPolygon'), coordinates: v.array(ringsSchema) }),
      ]),
    }),
  ),
})

/** The rings of the shoreline (GSHHG, LGPL): the one layer of the base geography that may be committed. */
export function landRings(): [number, number][][] {
  const { features } = v.parse(landSchema, readSharedJson('geo/land.geojson'))
  return features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat(),
  )
}
