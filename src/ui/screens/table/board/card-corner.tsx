import { type ReactNode, useEffect, useRef } from 'react'
import { placedChoices } from '../acting'
import { useTable } from '../table-context'
import styles from './board.module.css'
import { useBoardParts } from './board-context'
import { type Corner, emptiestCorner } from './corners'
import { onScreen } from './popup-place'
import { usePlaced } from './use-placed'

const GAP = 14
/** The overview with its margin. */
const OVERVIEW = 210

/** Holds the stack, the tray and the docks; lies in the corner where it hides the fewest lit hexes. */
export function CardCorner({ children }: { readonly children: ReactNode }) {
  const table = useTable()
  const { map } = useBoardParts()
  const placed = usePlaced()
  const card = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other choices light other hexes
  useEffect(() => {
    let restedAt = ''
    return map.current?.listen((view, screen, rested) => {
      const element = card.current
      // Only when the map rests: a card that jumps while it moves is worse than one in the way.
      const key = `${rested} ${Math.round(view.x)} ${Math.round(view.y)} ${element?.offsetHeight}`
      if (element === null || rested !== view.scale || key === restedAt || element.offsetWidth === 0) return
      restedAt = key
      const lit = onScreen(view, [...placedChoices(table).lit].map(table.sheet.layout.centre))
      const size = { width: element.offsetWidth, height: element.offsetHeight }
      const now = (element.dataset.corner ?? 'bottom-left') as Corner
      element.dataset.corner = emptiestCorner(lit, { card: size, screen, gap: GAP, taken: OVERVIEW }, now)
    })
  }, [table, map, placed])
  return (
    <div ref={card} className={styles.card} data-corner="bottom-left">
      {children}
    </div>
  )
}
