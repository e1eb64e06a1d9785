import { useMemo } from 'react'
import type { OverlayPicture } from '../../../../../core/engine/game-look'
import type { HexId } from '../../../../../core/ids'
import { type OverlaySwitch, overlaysOf } from '../../drawers/generic-overlays'
import { lossLines } from '../../losses'
import { useDesk, useTable, useViews } from '../../table-context'
import { useBoard } from '../board-position'
import { useHeldKey } from '../held-keys'
import { areasPicture, lossesPicture, OWNERS, THREATS, terrainPicture } from './map-overlays'

export type ShownOverlay = OverlaySwitch & { readonly picture: OverlayPicture | null }

/** The overlays that are switched on, with what they show now. */
export function useOverlayPictures(): readonly ShownOverlay[] {
  const table = useTable()
  const wanted = useDesk(desk => desk.overlays)
  const [areThreats, areOwners] = [useHeldKey('z'), useHeldKey('w')]
  const shown = overlaysOf(table.look.overlays).filter(
    ({ id }) =>
      (wanted.includes(id) && id !== 'trail') ||
      (areThreats && THREATS.includes(id)) ||
      (areOwners && OWNERS.includes(id)),
  )
  const followsPointer = shown.some(({ hover }) => hover)
  const at = useDesk(desk => (followsPointer ? (desk.hovered ?? desk.focused ?? desk.inspected) : null))
  const makers = useMakers()
  return shown.map(info => ({ ...info, picture: makers(info.id, at) }))
}

function useMakers(): (id: string, at: HexId | null) => OverlayPicture | null {
  const { look, sheet } = useTable()
  const { known } = useBoard()
  const log = useViews((views, s) => views.log(s))
  return useMemo(() => {
    return (id, at) => {
      const own = look.overlays.find(each => each.id === id)
      if (own !== undefined) return own.picture(known, at)
      if (id === 'areas') return areasPicture(sheet.map)
      if (id === 'terrain') return terrainPicture(sheet.map)
      return id === 'losses' ? lossesPicture(lossLines(look, log)) : null
    }
  }, [look, sheet, known, log])
}
