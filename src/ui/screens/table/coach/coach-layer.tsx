import { memo } from 'react'
import { useBoard } from '../board/board-position'
import { useTable } from '../table-context'
import styles from './coach-layer.module.css'
import { useCoach } from './use-coach'
import { useMapSpot } from './use-map-spot'

/** So much of a hex's width is cut out of the veil. */
const RADIUS = 66

/** On the map: a ring around what the card means, and a veil over the rest while nothing is in hand. Clicks go through it. */
export const CoachLayer = memo(function CoachLayer() {
  const coach = useCoach()
  const hex = useMapSpot(coach)
  const { layout, map, paper } = useTable().sheet
  const isEmpty = useBoard().focus.hand.length === 0
  if (hex === null) return null
  const { x, y } = layout.centre(hex)
  return (
    <g className={styles.layer} data-layer="coach" data-hex={map.grid.numbers[hex]}>
      {isEmpty && (
        <path
          className={styles.veil}
          d={`M${paper.x} ${paper.y}h${paper.width}v${paper.height}h${-paper.width}ZM${x - RADIUS} ${y}a${RADIUS} ${RADIUS} 0 1 0 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0 ${-2 * RADIUS} 0Z`}
        />
      )}
      <circle className={styles.ringCase} cx={x} cy={y} r={RADIUS} />
      <circle className={styles.ring} cx={x} cy={y} r={RADIUS} />
    </g>
  )
})
