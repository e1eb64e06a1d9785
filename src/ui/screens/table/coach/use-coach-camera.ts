import { type RefObject, useEffect } from 'react'
import type { MapHandle } from '../../../map/map-view'
import { REST } from '../board/following'
import { isWellSeen } from '../board/framing'
import { useTable } from '../table-context'
import { roomBesideCoach } from './room'
import { useCoach } from './use-coach'
import { useMapSpot } from './use-map-spot'

/** So much of the room beside the card shows well enough what it means. */
const SHARE = 0.86

/** Brings what the card means into view, beside the card; once more when the camera has followed the play. */
export function useCoachCamera(map: RefObject<MapHandle | null>): void {
  const { sheet } = useTable()
  const hex = useMapSpot(useCoach())
  useEffect(() => {
    if (hex === null) return
    const bring = (): void => {
      const now = map.current?.view()
      if (now === undefined || now === null) return
      const [at, room] = [sheet.layout.centre(hex), roomBesideCoach(now.screen)]
      if (!isWellSeen(at, now.view, room, SHARE)) map.current?.glide(at, now.view.scale, room)
    }
    const first = requestAnimationFrame(bring)
    const second = setTimeout(bring, REST + 500)
    return () => {
      cancelAnimationFrame(first)
      clearTimeout(second)
    }
  }, [map, sheet, hex])
}
