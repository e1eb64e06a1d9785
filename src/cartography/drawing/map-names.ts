import { LEVELS, type Level, type MapDrawing } from '../../core/map/map-drawing'
import type { FreeLabel } from '../atlas'
import type { SheetProjection } from '../sheet-projection'
import { areaLabels, type Distance, LEVELS_AT } from './area-names'
import { freeLabels } from './free-names'
import { type NameGround, nameGround, type Surroundings } from './name-ground'
import { type PlaceNames, placeLabels, setPlaceNames } from './place-names'
import type { PlaceSymbol } from './place-symbols'
import { riverLabels } from './river-names'
import type { DrawnRiver } from './rivers'

type Label = MapDrawing['labels'][number]

type Named = {
  readonly labels: readonly FreeLabel[]
  readonly symbols: readonly PlaceSymbol[]
  readonly rivers: readonly DrawnRiver[]
  readonly furniture: readonly MapDrawing['furniture'][number][]
}

/** Seas and countries first, then places by rank, then ranges, islands and rivers: whoever comes later gives way. */
export function setNames(
  { labels, symbols, rivers, furniture }: Named,
  projection: SheetProjection,
  around: Surroundings,
): Label[] {
  const { map, lines } = around
  const grounds = new Map(LEVELS.map(level => [level, nameGround(around, symbols, level, furniture)]))
  const at = (distance: Distance) => LEVELS_AT[distance].map(level => grounds.get(level) as NameGround)
  const free = (distance: Distance, isWanted: (label: FreeLabel) => boolean) =>
    freeLabels(labels.filter(isWanted), projection, distance, at(distance), around)
  const isSea = ({ kind }: FreeLabel) => kind === 'sea'
  const large = (['far', 'closer'] as const).flatMap(distance => [
    ...free(distance, isSea),
    ...map.periods.flatMap((_, period) => areaLabels(period, distance, at(distance), around)),
  ])
  const places = new Map<Level, PlaceNames>()
  for (const [level, ground] of grounds) places.set(level, setPlaceNames(symbols, level, ground, around))
  const areas = new Set(large.filter(({ kind }) => kind === 'area').map(({ text }) => text))
  const small = (['far', 'closer'] as const).flatMap(distance =>
    free(distance, label => !isSea(label) && !(label.kind === 'island' && areas.has(label.text))),
  )
  return [...large, ...small, ...riverLabels(rivers, at('closer'), lines), ...placeLabels(map, places, symbols)]
}
