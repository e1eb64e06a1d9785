import { createContext, type RefObject, useContext } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { UnitId } from '../../../../core/ids'
import { isCompact } from '../../../counters/counter'
import { COUNTER_SIDE } from '../../../counters/counter-place'
import type { MapHandle } from '../../../map/map-view'
import type { Glides } from './gliding'

/** How counters are drawn at the zoom at hand. It changes only when the map rests. */
export type CounterScale = { readonly compact: boolean; readonly side: number }

export type BoardParts = {
  readonly map: RefObject<MapHandle | null>
  readonly scale: StoreApi<CounterScale>
  readonly glides: StoreApi<Glides>
}

export const FULL_SIZE: CounterScale = { compact: false, side: COUNTER_SIDE.play }
const SMALL: CounterScale = { compact: true, side: COUNTER_SIDE.far }

/** Under a size at which the small print can be read counters are larger for their hex, and simpler. */
export const counterScaleAt = (scale: number): CounterScale =>
  isCompact(COUNTER_SIDE.play * scale) ? SMALL : FULL_SIZE

const NO_GLIDES: Glides = new Map()

export const createBoardParts = (map: RefObject<MapHandle | null>): BoardParts => ({
  map,
  scale: createStore<CounterScale>(() => FULL_SIZE),
  glides: createStore<Glides>(() => NO_GLIDES),
})

const BoardContext = createContext<BoardParts | null>(null)

export const BoardProvider = BoardContext.Provider

export function useBoardParts(): BoardParts {
  const parts = useContext(BoardContext)
  if (parts === null) throw new Error('a part of the board stands outside of a board')
  return parts
}

export const useCounterScale = (): CounterScale => useStore(useBoardParts().scale)

export const useGlides = (): Glides => useStore(useBoardParts().glides)

export const isGliding = (glides: Glides, unit: UnitId): boolean => glides.has(unit)
