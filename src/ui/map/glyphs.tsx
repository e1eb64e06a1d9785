import type { BadgeLook } from '../../core/sheet/mark-badges'
import styles from './glyphs.module.css'

const STAR = starPath(1)

/** A five-pointed star of radius r around the origin. */
function starPath(r: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const turn = -Math.PI / 2 + (i * Math.PI) / 5
    const reach = i % 2 === 0 ? r : r * 0.42
    return `${(Math.cos(turn) * reach).toFixed(3)} ${(Math.sin(turn) * reach).toFixed(3)}`
  })
  return `M${points.join('L')}Z`
}

const ANCHOR = 'M0-4.2V5.6M-2.6-1.4H2.6M-5 1.8C-4.6 4.6-2.4 5.6 0 5.6C2.4 5.6 4.6 4.6 5 1.8'

export type PlaceLook = 'capital' | 'city' | 'town' | 'small'

/** Place symbols around the origin, in map units: told apart by shape and size alone. */
export function PlaceGlyph({ look }: { readonly look: PlaceLook }) {
  switch (look) {
    case 'capital':
      return (
        <>
          <rect className={styles.city} x={-7.1} y={-7.1} width={14.2} height={14.2} rx={1.4} />
          <path className={styles.core} d={STAR} transform="scale(5.9)" />
        </>
      )
    case 'city':
      return (
        <>
          <rect className={styles.city} x={-6.2} y={-6.2} width={12.4} height={12.4} rx={1.4} />
          <rect className={styles.core} x={-2.9} y={-2.9} width={5.8} height={5.8} />
        </>
      )
    case 'town':
      return <circle className={styles.town} r={4.7} />
    case 'small':
      return <circle className={styles.small} r={3.3} />
    default:
      return look satisfies never
  }
}

export function AnchorGlyph() {
  return (
    <g className={styles.anchor} transform="scale(.95)">
      <path className={styles.anchorCase} d={ANCHOR} />
      <circle className={styles.anchorCase} r={1.6} cy={-5.6} />
      <path d={ANCHOR} />
      <circle className={styles.anchorRing} r={1.6} cy={-5.6} />
    </g>
  )
}

/** Signs of marks around the origin, within a radius of 8.4 map units. */
export function BadgeGlyph({ look }: { readonly look: BadgeLook }) {
  switch (look) {
    case 'objective':
      return (
        <>
          <circle className={styles.objective} r={8.4} />
          <path className={styles.objectiveStar} d={STAR} transform="scale(6)" />
        </>
      )
    case 'fortress':
      return <path className={styles.solid} d="M-7.4 6.6V-6.6H-3.4V-3H-2V-6.6H2V-3H3.4V-6.6H7.4V6.6Z" />
    case 'airfield':
      return (
        <>
          <circle className={styles.lineCase} r={6.2} />
          <circle className={styles.line} r={6.2} />
          <path className={styles.line} d="M0-4.4V4.4M-4.4 0H4.4" />
        </>
      )
    case 'resource':
      return (
        <>
          <path className={styles.solid} d="M0-8L8 0L0 8L-8 0Z" />
          <path className={styles.pick} d="M-3.2 3.2L3.4-3.4M-2.4-2.8L2.6 2.2" />
        </>
      )
    case 'supply':
      return (
        <>
          <path className={styles.solid} d="M-7.4-7.4H7.4V7.4H-7.4Z" />
          <path className={styles.pick} d="M0-4.6V4.6M-4.2-1.6H4.2M-4.2 1.8H4.2" />
        </>
      )
    case 'beach':
      return (
        <>
          <path className={styles.waterCase} d="M-8 5.6Q-5.3 1.6-2.7 5.6T2.7 5.6T8 5.6M0 3V-7M-3.6-3.4L0-7L3.6-3.4" />
          <path className={styles.water} d="M-8 5.6Q-5.3 1.6-2.7 5.6T2.7 5.6T8 5.6M0 3V-7M-3.6-3.4L0-7L3.6-3.4" />
        </>
      )
    case 'exit':
      return (
        <>
          <path className={styles.lineCase} d="M-6.4-5V5M-6.4 0H6M2.4-3.8L6.4 0L2.4 3.8" />
          <path className={styles.line} d="M-6.4-5V5M-6.4 0H6M2.4-3.8L6.4 0L2.4 3.8" />
        </>
      )
    default:
      return look satisfies never
  }
}

/** A compass rose of radius 100 around the origin, its north upwards. */
export function CompassGlyph() {
  const turns = Array.from({ length: 72 }, (_, i) => i * 5)
  return (
    <g className={styles.compass}>
      <circle className={styles.compassDisc} r={84} />
      <circle className={styles.compassLine} r={76} />
      {turns.map(turn => (
        <path
          key={turn}
          className={styles.compassLine}
          d={`M0-76V${turn % 15 === 0 ? -68 : -72}`}
          transform={`rotate(${turn})`}
        />
      ))}
      {[45, 135, 225, 315].map(turn => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path className={styles.compassPale} d="M0-56L9-9L0 0Z" />
          <path className={styles.compassDark} d="M0-56L-9-9L0 0Z" />
        </g>
      ))}
      {[0, 90, 180, 270].map(turn => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path className={styles.compassPale} d="M0-74L11-11L0 0Z" />
          <path className={styles.compassDark} d="M0-74L-11-11L0 0Z" />
        </g>
      ))}
      <text className={styles.compassNorth} y={-90}>
        N
      </text>
    </g>
  )
}
