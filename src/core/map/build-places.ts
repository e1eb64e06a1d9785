import type { HexId } from '../ids'
import type { Json } from '../json'
import type { Box, BoxLink, HexMark, Place } from './hex-map'
import { addTo, declared, hexIn, lookUp, type MapDraft, present } from './map-draft'

export interface PlaceIndex {
  readonly places: readonly Place[]
  readonly placesByHex: ReadonlyMap<HexId, readonly Place[]>
  readonly placesByName: ReadonlyMap<string, readonly Place[]>
}

export const buildPlaces = (draft: MapDraft): PlaceIndex => {
  const placesByHex = new Map<HexId, Place[]>()
  const placesByName = new Map<string, Place[]>()
  const places: Place[] = []
  draft.source.places.forEach((entry, i) => {
    const hex = hexIn(draft, `places[${i}].hex`, entry.hex)
    const also = (entry.alsoHexes ?? []).map((number, h) => hexIn(draft, `places[${i}].alsoHexes[${h}]`, number))
    if (hex === null) return
    const { name, kind, aliases = [], rank = null, port = null, capital = null, value = null, attributes = {} } = entry
    const hexes = [hex, ...present(also)]
    const place: Place = { name, kind, hex, hexes, aliases, rank, port, capital, value, attributes }
    places.push(place)
    for (const at of new Set(hexes)) addTo(placesByHex, at, place)
    for (const called of new Set([name, ...aliases])) addTo(placesByName, called, place)
  })
  return { places, placesByHex, placesByName }
}

export const buildMarks = (draft: MapDraft): ReadonlyMap<string, HexMark> => {
  const { source, problems, grid } = draft
  declared(
    problems,
    'marks',
    source.marks.map(mark => mark.name),
  )
  const marks = new Map<string, HexMark>()
  source.marks.forEach(({ name, hexes }, m) => {
    const has = new Uint8Array(grid.size)
    const values = new Map<HexId, Json>()
    hexes.forEach((entry, i) => {
      const path = `marks[${m}].hexes[${i}]`
      const number = typeof entry === 'string' ? entry : entry.hex
      const hex = hexIn(draft, path, number)
      if (hex === null) return
      if (has[hex] === 1) problems.add(path, 'each hex of a mark once', `"${number}" again`)
      has[hex] = 1
      values.set(hex, typeof entry === 'string' ? null : entry.value)
    })
    marks.set(name, { name, hexes: [...values.keys()].sort((a, b) => a - b), has, values })
  })
  return marks
}

export const buildBoxes = (draft: MapDraft): readonly Box[] => {
  const ids = declared(
    draft.problems,
    'boxes',
    draft.source.boxes.map(box => box.id),
    'id',
  )
  return draft.source.boxes.map(({ id, name, attributes = {}, links = [] }, b) => ({
    id,
    name,
    attributes,
    links: links.flatMap((link, i): BoxLink[] => {
      const path = `boxes[${b}].links[${i}]`
      const { distance = null, means = [], way = null } = link
      if (link.hex !== undefined && link.box === undefined) {
        const hex = hexIn(draft, `${path}.hex`, link.hex)
        return hex === null ? [] : [{ to: { hex }, distance, means, way }]
      }
      if (link.box !== undefined && link.hex === undefined) {
        lookUp(draft.problems, `${path}.box`, 'box', ids, link.box)
        return [{ to: { box: link.box }, distance, means, way }]
      }
      draft.problems.add(path, 'either a hex or a box', link.hex === undefined ? 'neither' : 'both')
      return []
    }),
  }))
}
