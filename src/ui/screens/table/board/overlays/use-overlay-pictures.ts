import { useEffect, useMemo, useState } from 'react'
import type { OverlayPicture } from '../../../../../core/engine/game-look'
import type { HexId } from '../../../../../core/ids'
import { type OverlaySwitch, overlaysOf } from '../../drawers/generic-overlays'
import { lossLines } from '../../losses'
import { useDesk, useTable, useViews } from '../../table-context'
import { useBoard } from '../board-position'
import { areasPicture, lossesPicture, THREATS, terrainPicture } from './map-overlays'

export type ShownOverlay = OverlaySwitch & { readonly picture: OverlayPicture | null }

/** The overlays that are switched on, with what they show now. */
export function useOverlayPictures(): readonly ShownOverlay[] {
  const table = useTable()
  const wanted = useDesk(desk => desk.overlays)
  const isHeld = useHeldKey('z')
  const shown = overlaysOf(table.look.overlays).filter(
    ({ id }) => (wanted.includes(id) && id !== 'trail') || (isHeld && THREATS.includes(id)),
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

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select')

function useHeldKey(key: string): boolean {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    const isIt = (event: KeyboardEvent): boolean =>
      event.key.toLowerCase() === key && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target)
    const press = (event: KeyboardEvent): void => {
      if (isIt(event)) setHeld(true)
    }
    const release = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() === key) setHeld(false)
    }
    const letGo = (): void => setHeld(false)
    window.addEventListener('keydown', press)
    window.addEventListener('keyup', release)
    window.addEventListener('blur', letGo)
    return () => {
      window.removeEventListener('keydown', press)
      window.removeEventListener('keyup', release)
      window.removeEventListener('blur', letGo)
    }
  }, [key])
  return isHeld
}
