import { memo, useState } from 'react'
import { OverviewMap } from '../../../map/overview-map'
import { useMapPeriod, useTable } from '../table-context'
import styles from './board.module.css'
import { useBoardParts } from './board-context'
import { useBoard } from './board-position'
import { Icon } from './zoom-buttons'

/** The whole sheet in little with the armies on it. Where the window has no room for it, it lies behind a button. */
export const Minimap = memo(function Minimap() {
  const { sheet } = useTable()
  const { map } = useBoardParts()
  const period = useMapPeriod()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.minimap} data-open={isOpen ? '' : undefined} data-over-map>
      <button
        type="button"
        className={styles.minimapButton}
        aria-label="Overview of the map"
        aria-expanded={isOpen}
        onClick={() => setOpen(now => !now)}
      >
        <Icon d="M3 6L9 4L15 6L21 4V18L15 20L9 18L3 20ZM9 4V18M15 6V20" />
      </button>
      <div className={styles.overview}>
        <OverviewMap sheet={sheet} period={period} map={map}>
          <Dots />
        </OverviewMap>
      </div>
    </div>
  )
})

const DOT = 84

const Dots = memo(function Dots() {
  const { layout } = useTable().sheet
  const { stacks, face } = useBoard()
  return (
    <g className={styles.dots}>
      {[...stacks].map(([hex, [top]]) => {
        if (top === undefined) return null
        const { x, y } = layout.centre(hex)
        const fill = `var(--n-${face(top).nation})`
        return <rect key={hex} x={x - DOT / 2} y={y - DOT / 2} width={DOT} height={DOT} style={{ fill }} />
      })}
    </g>
  )
})
