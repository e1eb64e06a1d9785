import { type CSSProperties, memo } from 'react'
import { type CounterFace, sameFace } from '../../core/engine/counter-face'
import { badgeId, badgesOf } from './badges'
import { CompactFace } from './compact-face'
import styles from './counter.module.css'
import { type CounterMark, counterName } from './counter-name'
import { FullFace } from './full-face'
import { HiddenFace } from './hidden-face'
import { ModePlate } from './mode-plate'
import { ACTED_ID, markId } from './state-symbols'

export type CounterProps = {
  readonly face: CounterFace
  /** For counters smaller than COMPACT_BELOW pixels: one rating, no small print. */
  readonly compact?: boolean
  readonly mark?: CounterMark | null
  /** Its name is said by what it stands in. */
  readonly silent?: boolean
}

/** Pixels of the side under which the small print cannot be read. */
export const COMPACT_BELOW = 40

export const isCompact = (pixels: number): boolean => pixels < COMPACT_BELOW

const badgePlace = (x: number, y: number, width: number) => ({
  x: x - width / 2,
  y: y - width / 2,
  width,
  height: width,
})

/** Down the right edge, above the ratings; the first covers the size mark only. Three are smaller, so that they end there too. */
const BADGES = [badgePlace(92, 8, 40), badgePlace(92, 43, 40)]
const MANY_BADGES = [badgePlace(93, 4, 32), badgePlace(93, 29, 32), badgePlace(93, 54, 32)]

/** Only the gravest, and large enough to be told by its shape. */
const COMPACT_BADGES = [badgePlace(93, 9, 54)]

/** A counter drawn on a field of 100 by 100; whoever places it wraps it in a transform, so that moving it draws nothing anew. */
export const Counter = memo(function Counter({ face, compact = false, mark = null, silent = false }: CounterProps) {
  const { state } = face
  const voice = silent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': counterName(face, mark) }
  const badges = badgesOf(state)
  const places = compact ? COMPACT_BADGES : badges.length > BADGES.length ? MANY_BADGES : BADGES
  return (
    <g
      className={mark === 'selected' ? `${styles.counter} ${styles.lifted}` : styles.counter}
      style={paints(face)}
      {...voice}
    >
      {state.acted !== true && <Drop lifted={mark === 'selected'} />}
      <rect className={styles.body} x={1.2} y={1.2} width={97.6} height={97.6} rx={5.8} />
      {!compact && <path className={styles.bevel} d="M3.4 97V8A4.6 4.6 0 0 1 8 3.4H97" />}
      <Front face={face} compact={compact} />
      {state.acted === true && <use href={`#${ACTED_ID}`} width={100} height={100} />}
      {mark !== null && <use href={`#${markId(mark)}`} width={100} height={100} />}
      {badges.slice(0, places.length).map((badge, i) => (
        <use key={badge} href={`#${badgeId(badge)}`} {...places[i]} />
      ))}
      {state.mode !== undefined && state.mode !== '' && !compact && <ModePlate word={state.mode} />}
    </g>
  )
}, sameCounter)

function sameCounter(a: CounterProps, b: CounterProps): boolean {
  return (
    (a.compact ?? false) === (b.compact ?? false) &&
    (a.mark ?? null) === (b.mark ?? null) &&
    (a.silent ?? false) === (b.silent ?? false) &&
    sameFace(a.face, b.face)
  )
}

function Front({ face, compact }: { readonly face: CounterFace; readonly compact: boolean }) {
  if (face.state.hidden === true) return <HiddenFace nation={face.nation} />
  return compact ? <CompactFace face={face} /> : <FullFace face={face} />
}

const Drop = ({ lifted }: { readonly lifted: boolean }) => (
  <rect className={styles.drop} x={lifted ? 5 : 3} y={lifted ? 15 : 5} width={100} height={100} rx={7} />
)

/** Drawn towards the ground: what can be read on it is not veiled. */
const acted = (colour: string, share: string): string => `color-mix(in srgb, ${colour} ${share}, var(--acted))`

/** The colours of a counter, for all that is drawn on it. */
export function paints({ nation, formation, state }: CounterFace): CSSProperties {
  const isActed = state.acted === true
  const ink = isActed ? 'var(--acted-ink)' : `var(--n-${nation}-ink)`
  const box = formation === null ? 'var(--box)' : `var(--f-${formation})`
  return {
    '--counter-body': isActed ? acted(`var(--n-${nation})`, 'var(--acted-share)') : `var(--n-${nation})`,
    '--counter-ink': ink,
    '--counter-box': isActed ? acted(box, '70%') : box,
    '--counter-box-ink': formation === 'black' ? 'var(--stripe)' : 'var(--box-ink)',
    // Steps and cockade stand on the stripe when there is one.
    '--counter-rim': state.reduced === true ? 'var(--box-ink)' : ink,
  } as CSSProperties
}
