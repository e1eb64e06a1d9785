import { useMemo } from 'react'
import type { HexId } from '../../../../core/ids'
import { useTable, useViews } from '../table-context'
import { spotOf } from './spot'
import type { Coach } from './use-coach'

/** The hex that the card means; null: it means none. */
export function useMapSpot(coach: Coach | null): HexId | null {
  const table = useTable()
  const choices = useViews((views, s) => views.choices(s))
  // biome-ignore lint/correctness/useExhaustiveDependencies: other choices have other places
  return useMemo(() => {
    // What no lesson is about needs no light on the map.
    const spot = coach?.is === 'card' ? spotOf(table, coach) : null
    return spot?.is === 'hex' ? spot.hex : null
  }, [table, coach, choices])
}
