import type { RefObject } from 'react'
import type { MapHandle } from '../../map/map-view'
import styles from './maps-page.module.css'

const STEP = 1.5

/** Zoom by button, for those who have neither wheel nor keys at hand. */
export function MapTools({ map }: { readonly map: RefObject<MapHandle | null> }) {
  return (
    <div role="toolbar" aria-label="Zoom" className={styles.tools}>
      <button type="button" aria-label="Zoom in" onClick={() => map.current?.zoomBy(STEP)}>
        +
      </button>
      <button type="button" aria-label="Zoom out" onClick={() => map.current?.zoomBy(1 / STEP)}>
        −
      </button>
      <button type="button" aria-label="Show the whole map" onClick={() => map.current?.fit()}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15" />
        </svg>
      </button>
    </div>
  )
}
