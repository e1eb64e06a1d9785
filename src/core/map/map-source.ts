import * as v from 'valibot'
import type { GridSpec } from '../hex/grid'
import type { Json } from '../json'

/**
 * The text form of a map's rules side: what the compiler writes and people read in diffs. Hexes go by their printed
 * numbers, hexsides by the two hexes they part ('1334/1335'). How it is laid out in text: `writeMapSource`.
 */
export const MAP_FORMAT = 'powderkeg-map/1'

const NUMBER = String.raw`(?:[^:/\s]+:)?\d{4}`

const isJson = (value: unknown): value is Json => {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (Array.isArray(value)) return value.every(isJson)
  return typeof value === 'object' && Object.values(value).every(isJson)
}

export const nameSchema = v.pipe(v.string(), v.nonEmpty('a name that is not empty'))
export const hexSchema = v.pipe(v.string(), v.regex(new RegExp(`^${NUMBER}$`), 'a hex number of four digits'))
const sideSchema = v.pipe(
  v.string(),
  v.regex(new RegExp(`^${NUMBER}/${NUMBER}$`), 'two hex numbers with a slash between them'),
)
const jsonSchema = v.custom<Json>(isJson, 'a JSON value')
const attributesSchema = v.record(v.string(), jsonSchema)
const attributes = v.exactOptional(attributesSchema)
const counting = v.pipe(v.number(), v.integer('a whole number'))

const gridSchema = v.strictObject({
  shape: v.picklist(['flat', 'pointy']),
  digits: v.picklist(['CCRR', 'RRCC']),
  rowsGrow: v.picklist(['north', 'south']),
  columnsGrow: v.picklist(['east', 'west']),
  shifted: v.picklist(['odd', 'even']),
  sheets: v.exactOptional(
    v.array(v.strictObject({ name: nameSchema, rows: v.tuple([counting, counting]), rowOffset: counting })),
  ),
}) satisfies v.GenericSchema<unknown, GridSpec>

const terrainSchema = v.strictObject({ name: nameSchema, ground: v.picklist(['land', 'sea', 'lake']), attributes })
const seaSchema = v.strictObject({ name: nameSchema, attributes })
/** Without `periods` an area exists in all of them. */
const areaSchema = v.strictObject({ name: nameSchema, periods: v.exactOptional(v.array(nameSchema)), attributes })
const groupSchema = v.strictObject({ name: nameSchema, areas: v.array(nameSchema), attributes })
const riverClassSchema = v.strictObject({
  name: nameSchema,
  rank: v.pipe(counting, v.minValue(1, 'a rank of 1 or more'), v.maxValue(255, 'a rank of 255 at most')),
})
const lineClassSchema = v.strictObject({ name: nameSchema, kind: v.picklist(['road', 'rail']) })

const hexEntrySchema = v.strictObject({
  hex: hexSchema,
  terrain: nameSchema,
  /** One name for all periods, or a name by period. */
  area: v.exactOptional(v.union([nameSchema, v.record(v.string(), nameSchema)])),
  /** Further areas that hold a part of a border hex. */
  alsoIn: v.exactOptional(v.union([v.array(nameSchema), v.record(v.string(), v.array(nameSchema))])),
  coast: v.exactOptional(v.array(nameSchema)),
  sea: v.exactOptional(nameSchema),
  lake: v.exactOptional(nameSchema),
  outOfPlay: v.exactOptional(v.literal(true)),
})

const hexsideEntrySchema = v.strictObject({
  side: sideSchema,
  strait: v.exactOptional(nameSchema),
  /** Why nothing crosses. */
  blocked: v.exactOptional(nameSchema),
  bridge: v.exactOptional(v.array(v.picklist(['road', 'rail']))),
  /** `behind`: the hex whose defenders the wall covers; it faces the other one. */
  walls: v.exactOptional(
    v.array(v.strictObject({ behind: hexSchema, owner: nameSchema, name: v.exactOptional(nameSchema) })),
  ),
  marks: v.exactOptional(attributesSchema),
})

/** Hexsides in order from source to mouth. A river that changes class or forks has one entry for each stretch. */
const riverSchema = v.strictObject({ name: nameSchema, class: nameSchema, sides: v.array(sideSchema) })

const lineSchema = v.strictObject({
  name: nameSchema,
  class: nameSchema,
  periods: v.exactOptional(v.array(nameSchema)),
  hexes: v.pipe(v.array(hexSchema), v.minLength(1, 'at least one hex')),
  /** Ends of the chain that go on beyond the rim of the map. */
  runsOff: v.exactOptional(v.picklist(['start', 'end', 'both'])),
})

const placeSchema = v.strictObject({
  name: nameSchema,
  hex: hexSchema,
  kind: nameSchema,
  /** Further hexes of a place that fills more than one. */
  alsoHexes: v.exactOptional(v.array(hexSchema)),
  /** Other names it is searched by. */
  aliases: v.exactOptional(v.array(nameSchema)),
  /** For drawing: 1 is set in the largest type and never dropped. */
  rank: v.exactOptional(counting),
  port: v.exactOptional(v.union([v.literal(true), nameSchema])),
  capital: v.exactOptional(v.union([v.literal(true), nameSchema])),
  value: v.exactOptional(jsonSchema),
  attributes,
})

const markSchema = v.strictObject({
  name: nameSchema,
  hexes: v.array(v.union([hexSchema, v.strictObject({ hex: hexSchema, value: jsonSchema })])),
})

const boxSchema = v.strictObject({
  id: nameSchema,
  name: nameSchema,
  attributes,
  links: v.exactOptional(
    v.array(
      v.strictObject({
        hex: v.exactOptional(hexSchema),
        box: v.exactOptional(nameSchema),
        distance: v.exactOptional(v.number()),
        means: v.exactOptional(v.array(nameSchema)),
        /** in: only into this box. out: only out of it. */
        way: v.exactOptional(v.picklist(['in', 'out'])),
      }),
    ),
  ),
})

export const mapSourceSchema = v.strictObject({
  format: v.literal(MAP_FORMAT),
  name: nameSchema,
  notes: v.exactOptional(v.array(v.string())),
  grid: gridSchema,
  periods: v.pipe(v.array(nameSchema), v.minLength(1, 'at least one period')),
  terrains: v.pipe(v.array(terrainSchema), v.maxLength(255, 'at most 255 terrains')),
  seas: v.pipe(v.array(seaSchema), v.maxLength(31, 'at most 31 seas')),
  areas: v.array(areaSchema),
  groups: v.array(groupSchema),
  riverClasses: v.array(riverClassSchema),
  lineClasses: v.pipe(v.array(lineClassSchema), v.maxLength(16, 'at most 16 line classes')),
  hexes: v.pipe(v.array(hexEntrySchema), v.minLength(1, 'at least one hex')),
  hexsides: v.array(hexsideEntrySchema),
  rivers: v.array(riverSchema),
  lines: v.array(lineSchema),
  places: v.array(placeSchema),
  marks: v.array(markSchema),
  boxes: v.array(boxSchema),
})

export type MapSource = v.InferOutput<typeof mapSourceSchema>
export type HexEntry = MapSource['hexes'][number]
export type HexsideEntry = MapSource['hexsides'][number]
