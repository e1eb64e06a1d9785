import { memo, useEffect, useMemo, useState } from 'react'
import type { WeatherZone } from '../../../../../core/engine/game-look'
import { toMap, toScreen } from '../../../../map/viewport'
import { Icon } from '../../strip/icons'
import { useTable } from '../../table-context'
import { useBoardParts } from '../board-context'
import { useBoard } from '../board-position'
import { weatherEdges, weatherPosts } from '../weather-line'
import styles from './weather-layer.module.css'

/** The zones of a game that has several; none where all have one weather. */
function useZones(): readonly WeatherZone[] {
  const { look } = useTable()
  const { known } = useBoard()
  const zones = look.weather?.(known) ?? NONE
  return zones.length > 1 ? zones : NONE
}

const NONE: readonly WeatherZone[] = []

/** Zones keep their hexes: the line is made anew only where these differ. */
const useEdges = (zones: readonly WeatherZone[]) => {
  const { sheet } = useTable()
  const key = zones.map(({ id, hexes }) => `${id} ${hexes.length} ${hexes[0]} ${hexes.at(-1)}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says whether they are the same
  return useMemo(() => weatherEdges(sheet, zones), [sheet, key])
}

/** A dash-dot line between weather zones; the ground keeps its colour. */
export const WeatherLayer = memo(function WeatherLayer() {
  const edges = useEdges(useZones())
  if (edges.length === 0) return null
  const path = edges.map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join('')
  return (
    <g data-layer="weather" className={styles.line}>
      <path className={styles.lineCase} d={path} />
      <path d={path} />
    </g>
  )
})

/** What weather each zone has, at the left edge of the view over and under the line. */
export const WeatherLabels = memo(function WeatherLabels() {
  const zones = useZones()
  const edges = useEdges(zones)
  const { map } = useBoardParts()
  const [posts, setPosts] = useState<ReturnType<typeof weatherPosts>>([])
  useEffect(() => {
    if (edges.length === 0) return setPosts([])
    let told = ''
    return map.current?.listen((view, screen, restedAt) => {
      if (restedAt !== view.scale) return
      const [from, to] = [toMap(view, { x: 0, y: 0 }), toMap(view, { x: screen.width, y: screen.height })]
      const found = weatherPosts(edges, { ...from, width: to.x - from.x, height: to.y - from.y }).map(post => ({
        ...post,
        y: Math.round(toScreen(view, { x: 0, y: post.y }).y),
      }))
      const key = JSON.stringify(found)
      if (key !== told) setPosts(found)
      told = key
    })
  }, [map, edges])
  const zoneOf = (id: string) => zones.find(zone => zone.id === id)
  return posts.map(({ y, above, below }) => (
    <div key={`${above} ${below}`} className={styles.post} style={{ top: y }} data-weather-post>
      <ZoneLabel zone={zoneOf(above)} />
      <ZoneLabel zone={zoneOf(below)} />
    </div>
  ))
})

function ZoneLabel({ zone }: { readonly zone: WeatherZone | undefined }) {
  if (zone === undefined) return null
  return (
    <p className={styles.zone}>
      <Icon name={zone.mark} size={15} /> {zone.title} <b>{zone.words}</b>
    </p>
  )
}
