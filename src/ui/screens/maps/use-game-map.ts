import { useEffect, useState } from 'react'
import type { EntryCosts } from '../../../core/map/entry-costs'
import { readMapDrawing } from '../../../core/map/map-drawing'
import { readMapSource } from '../../../core/map/read-map-source'
import { maps } from '../../../games/maps'
import { openSheet, type Sheet } from '../../map/sheet'

export type OpenMap = { readonly game: string; readonly sheet: Sheet; readonly entryCosts: EntryCosts }

export type MapState =
  | { readonly is: 'loading'; readonly game: string }
  | { readonly is: 'open'; readonly game: string; readonly map: OpenMap }
  | { readonly is: 'failed'; readonly game: string; readonly why: string }

const opened = new Map<string, Promise<OpenMap>>()

/** Loads and reads a map once; a map that was looked at before is there at once. */
export function openMap(game: string): Promise<OpenMap> {
  const known = opened.get(game)
  if (known !== undefined) return known
  const opening = readMap(game)
  opened.set(game, opening)
  // What could not be loaded may be loadable later.
  opening.catch(() => opened.delete(game))
  return opening
}

async function readMap(game: string): Promise<OpenMap> {
  const load = maps[game]
  if (load === undefined) throw new Error(`there is no map of '${game}'`)
  const { entryCosts, source, drawing } = await load()
  const [sourceJson, drawingJson] = await Promise.all([source(), fetchJson(drawing)])
  const map = readMapSource(sourceJson)
  return { game, sheet: openSheet(map, readMapDrawing(drawingJson, map)), entryCosts }
}

async function fetchJson(from: URL): Promise<unknown> {
  const answer = await fetch(from)
  if (!answer.ok) throw new Error(`the drawing of the map could not be loaded (${answer.status})`)
  return answer.json()
}

export function useGameMap(game: string): MapState {
  const [state, setState] = useState<MapState>({ is: 'loading', game })
  useEffect(() => {
    let isWanted = true
    const set = (next: MapState): void => {
      if (isWanted) setState(next)
    }
    openMap(game).then(
      map => set({ is: 'open', game, map }),
      error => set({ is: 'failed', game, why: error instanceof Error ? error.message : String(error) }),
    )
    return () => {
      isWanted = false
    }
  }, [game])
  return state.game === game ? state : { is: 'loading', game }
}
