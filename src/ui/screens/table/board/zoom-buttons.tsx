import styles from './board.module.css'
import { useBoardParts } from './board-context'

const STEP = 1.4

/** For those who have neither wheel nor keys at hand. */
export function ZoomButtons() {
  const { map } = useBoardParts()
  return (
    <div role="toolbar" aria-label="Zoom" className={styles.zoom} data-over-map>
      <button type="button" aria-label="Zoom in" title="Zoom in (+)" onClick={() => map.current?.zoomBy(STEP)}>
        <Icon d="M12 5V19M5 12H19" />
      </button>
      <button type="button" aria-label="Zoom out" title="Zoom out (−)" onClick={() => map.current?.zoomBy(1 / STEP)}>
        <Icon d="M5 12H19" />
      </button>
      <button
        type="button"
        aria-label="Show the whole map"
        title="Show the whole map (0)"
        onClick={() => map.current?.fit()}
      >
        <Icon d="M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15" />
      </button>
    </div>
  )
}

export const Icon = ({ d }: { readonly d: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} />
  </svg>
)
