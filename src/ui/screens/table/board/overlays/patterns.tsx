import type { OverlayPicture } from '../../../../../core/engine/game-look'
import styles from './overlay-layer.module.css'

type Pattern = OverlayPicture['areas'][number]['pattern']

export const fillOf = (id: string, pattern: Pattern): string =>
  pattern === 'plain' ? 'var(--tone)' : `url(#${CSS.escape(id)})`

/** A shape tells areas apart where colours do not. */
export function AreaPattern({ id, pattern }: { readonly id: string; readonly pattern: Pattern }) {
  if (pattern === 'plain') return null
  return (
    <pattern
      id={id}
      width={14}
      height={14}
      patternUnits="userSpaceOnUse"
      patternTransform={pattern === 'hatch' ? 'rotate(45)' : undefined}
    >
      {pattern === 'hatch' ? (
        <path className={styles.hatch} d="M0 7H14" />
      ) : (
        <circle className={styles.dot} cx={7} cy={7} r={2.6} />
      )}
    </pattern>
  )
}
