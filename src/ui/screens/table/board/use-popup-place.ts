import { type RefObject, useLayoutEffect } from 'react'
import type { HexId } from '../../../../core/ids'
import { toScreen } from '../../../map/viewport'
import { placedChoices } from '../acting'
import { useTable } from '../table-context'
import { useBoardParts } from './board-context'
import { positionOf } from './board-position'
import { onScreen, type PopupSide, placePopup } from './popup-place'

/** Half of a hex from flat to flat, and a little. */
const HALF_HEX = 56

/** Keeps a popup beside its hex while the map moves, without rendering. One without a hex stands where its style puts it. */
export function usePopupPlace(popup: RefObject<HTMLElement | null>, hex: HexId | null, what: unknown): void {
  const table = useTable()
  const { map } = useBoardParts()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another content has another size
  useLayoutEffect(() => {
    const element = popup.current
    if (element === null || hex === null) return
    const { layout } = table.sheet
    const lit = [...placedChoices(table).lit].filter(each => each !== hex).map(each => layout.centre(each))
    const stacks = [...positionOf(table).stacks.keys()].filter(each => each !== hex).map(each => layout.centre(each))
    let fixed: PopupSide | undefined
    return map.current?.listen((view, screen) => {
      const place = placePopup({
        at: toScreen(view, layout.centre(hex)),
        clearance: HALF_HEX * view.scale + 10,
        size: { width: element.offsetWidth, height: element.offsetHeight },
        screen,
        keepFree: onScreen(view, lit),
        betterFree: onScreen(view, stacks),
        ...(fixed === undefined ? {} : { fixed }),
      })
      fixed = place.side
      element.dataset.side = place.side
      // As properties of their own, so that the style may place it otherwise on a small screen.
      element.style.setProperty('--tip', `${place.tip}px`)
      element.style.setProperty('--left', `${Math.round(place.left)}px`)
      element.style.setProperty('--top', `${Math.round(place.top)}px`)
    })
  }, [popup, hex, what, table, map])
}
