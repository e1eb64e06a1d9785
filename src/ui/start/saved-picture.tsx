import type { Glimpse } from '../../store/glimpse'
import { useNight } from '../theme/use-night'
import { pictureOf } from './pictures'
import sheets from './pictures/sheets.json'
import styles from './saved-picture.module.css'

/** What part of the map's own units the little maps show: they are made together. */
const SHEETS: { readonly [game: string]: readonly number[] | undefined } = sheets

type SavedPictureProps = { readonly game: string; readonly glimpse: Glimpse | null }

/** The map in little with the armies where they stood. */
export function SavedPicture({ game, glimpse }: SavedPictureProps) {
  const map = pictureOf('map', game, useNight())
  const sheet = SHEETS[game]
  if (map === null || sheet === undefined) return <span className={styles.picture} />
  const [x = 0, y = 0, width = 1, height = 1] = sheet
  const side = Math.max(width, height) / 34
  return (
    <span className={styles.picture} aria-hidden="true">
      <img src={map} alt="" loading="lazy" decoding="async" />
      <svg viewBox={`${x} ${y} ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {(glimpse?.dots ?? []).map(([left, top, nation]) => (
          <rect
            key={`${left} ${top} ${nation}`}
            x={left - side / 2}
            y={top - side / 2}
            width={side}
            height={side}
            rx={side / 8}
            strokeWidth={side / 9}
            style={{ fill: `var(--n-${nation})` }}
          />
        ))}
      </svg>
    </span>
  )
}
