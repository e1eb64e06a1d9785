import { memo, useId } from 'react'
import type { OverlayPicture } from '../../../../../core/engine/game-look'
import { toggleOverlay } from '../../desk'
import { RuleLink } from '../../rule-link'
import { useTable } from '../../table-context'
import layer from './overlay-layer.module.css'
import styles from './overlay-notes.module.css'
import { AreaPattern, fillOf } from './patterns'
import { useOverlayPictures } from './use-overlay-pictures'

/** A legend for the overlays that are on, and the way to put them away. */
export const OverlayNotes = memo(function OverlayNotes() {
  const { desk } = useTable()
  const shown = useOverlayPictures()
  if (shown.length === 0) return null
  return (
    <ul className={styles.notes} aria-label="Overlays" data-over-map>
      {shown.map(({ id, title, rule, about, hover, picture }) => (
        <li key={id}>
          <p className={styles.head}>
            <b>{title}</b>
            {rule !== null && <RuleLink rule={rule} />}
            <button type="button" aria-label={`Put ${title} away`} onClick={() => toggleOverlay(desk, id)}>
              ×
            </button>
          </p>
          <p>{picture?.note ?? (hover ? 'Point at a hex.' : about)}</p>
          {picture !== null && picture.areas.length > 0 && (
            <ul className={styles.legend}>
              {picture.areas.map(area => (
                <LegendEntry key={`${area.label} ${area.tone} ${area.pattern}`} area={area} />
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
})

function LegendEntry({ area }: { readonly area: OverlayPicture['areas'][number] }) {
  const id = useId()
  return (
    <li data-tone={area.tone}>
      <svg width={26} height={16} aria-hidden="true">
        <AreaPattern id={id} pattern={area.pattern} />
        <rect
          className={area.pattern === 'plain' ? layer.wash : undefined}
          fill={fillOf(id, area.pattern)}
          width={26}
          height={16}
        />
        <rect className={styles.frame} x={1} y={1} width={24} height={14} />
      </svg>
      {area.label}
    </li>
  )
}
