import { isObject, type Json } from '../json'
import type { HexsideEntry, MapSource } from './map-source'

/**
 * One thing a line: a hex, a hexside, a river, a line, a place. Keys stand in the order of the schema, hexes and
 * hexsides in the order of their numbers, so that two compilations differ only where the maps do. Declared lists,
 * rivers and lines keep their order: it is the order of their codes and of drawing.
 */
export const writeMapSource = (source: MapSource): string => {
  const sections = [
    `"format": ${text(source.format)}`,
    `"name": ${text(source.name)}`,
    ...(source.notes === undefined ? [] : [`"notes": ${list(source.notes.map(text))}`]),
    `"grid": ${inline(record(source.grid, ['shape', 'digits', 'rowsGrow', 'columnsGrow', 'shifted', 'sheets']))}`,
    `"periods": ${inline(source.periods)}`,
    section(source, 'terrains', ['name', 'ground', 'attributes']),
    section(source, 'seas', ['name', 'attributes']),
    section(source, 'areas', ['name', 'periods', 'attributes']),
    section(source, 'groups', ['name', 'areas', 'attributes']),
    section(source, 'riverClasses', ['name', 'rank']),
    section(source, 'lineClasses', ['name', 'kind']),
    `"hexes": ${list(sortedBy(source.hexes, entry => entry.hex).map(hexText))}`,
    `"hexsides": ${list(sortedBy(source.hexsides.map(tidySide), entry => entry.side).map(hexsideText))}`,
    section(source, 'rivers', ['name', 'class', 'sides']),
    section(source, 'lines', ['name', 'class', 'periods', 'runsOff', 'hexes']),
    `"places": ${list(sortedBy(source.places, entry => `${entry.hex} ${entry.name}`).map(placeText))}`,
    `"marks": ${list(sortedBy(source.marks, mark => mark.name).map(markText))}`,
    section(source, 'boxes', ['id', 'name', 'attributes', 'links']),
  ]
  return `{\n${sections.map(one => `  ${one}`).join(',\n')}\n}\n`
}

type JsonObject = { readonly [key: string]: Json }

const text = (value: string): string => JSON.stringify(value)

/** By code unit: the same on every machine. */
const sortedBy = <T>(items: readonly T[], key: (item: T) => string): T[] =>
  items
    .map(item => ({ item, key: key(item) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ item }) => item)

/** The keys of a schema in its order, those without a value left out; keys further in by name. */
const record = (value: object, keys: readonly string[]): JsonObject => {
  const given = value as JsonObject
  return Object.fromEntries(keys.filter(key => given[key] !== undefined).map(key => [key, keysByName(given[key])]))
}

const keysByName = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(keysByName)
  if (!isObject(value)) return value
  return Object.fromEntries(sortedBy(Object.entries(value), ([key]) => key).map(([key, own]) => [key, keysByName(own)]))
}

/** On one line, with spaces to read by. */
const inline = (value: Json): string => {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`
  if (!isObject(value)) return JSON.stringify(value)
  const entries = Object.entries(value).map(([key, inner]) => `${text(key)}: ${inline(inner)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}

const list = (lines: readonly string[]): string =>
  lines.length === 0 ? '[]' : `[\n${lines.map(line => `    ${line}`).join(',\n')}\n  ]`

type Listed = 'terrains' | 'seas' | 'areas' | 'groups' | 'riverClasses' | 'lineClasses' | 'rivers' | 'lines' | 'boxes'

const section = (source: MapSource, name: Listed, keys: readonly string[]): string =>
  `${text(name)}: ${list(source[name].map(entry => inline(record(entry, keys))))}`

const hexText = (entry: MapSource['hexes'][number]): string =>
  inline(record(entry, ['hex', 'terrain', 'area', 'alsoIn', 'coast', 'sea', 'lake', 'outOfPlay']))

const hexsideText = (entry: HexsideEntry): string =>
  inline(record(entry, ['side', 'strait', 'blocked', 'bridge', 'walls', 'marks']))

const placeText = (entry: MapSource['places'][number]): string =>
  inline(
    record(entry, ['name', 'hex', 'kind', 'alsoHexes', 'aliases', 'rank', 'port', 'capital', 'value', 'attributes']),
  )

/** The lower number first. */
const tidySide = (entry: HexsideEntry): HexsideEntry => ({ ...entry, side: entry.side.split('/').sort().join('/') })

/** Plain hexes share a line while their first digits agree; a hex with a value has its own. */
const markText = ({ name, hexes }: MapSource['marks'][number]): string => {
  const numberOf = (entry: (typeof hexes)[number]): string => (typeof entry === 'string' ? entry : entry.hex)
  const lines: string[] = []
  let open = ''
  for (const entry of sortedBy(hexes, numberOf)) {
    const start = typeof entry === 'string' ? entry.slice(0, -2) : ''
    if (start !== '' && start === open) lines[lines.length - 1] += `, ${inline(entry)}`
    else lines.push(inline(entry))
    open = start
  }
  const body = lines.length === 0 ? '[]' : `[\n${lines.map(line => `      ${line}`).join(',\n')}\n    ]`
  return `{ "name": ${text(name)}, "hexes": ${body} }`
}
