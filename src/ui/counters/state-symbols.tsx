import { badgeId } from './badges'
import type { CounterMark } from './counter-name'
import styles from './counter-symbols.module.css'
import { FIGHTER } from './symbols/aircraft-symbols'
import { mirrored } from './symbols/pen'

export const ACTED_ID = 'counter-acted'

export const markId = (mark: CounterMark): string => `mark-${mark}`

/** A corner folded and ticked, clear of the ratings; the counter itself is drawn in paler colours. */
export function ActedSymbol() {
  return (
    <symbol id={ACTED_ID} className={styles.symbol} viewBox="0 0 100 100">
      <path className={styles.fold} d="M100 72V93A7 7 0 0 1 93 100H72Z" />
      <path className={styles.tick} d="M84 90.5L88.5 94.5L95.5 85" />
    </symbol>
  )
}

const PLANE = mirrored(FIGHTER.map(([aside, y]) => [aside * 0.42, y * 0.42]))

/** Around the origin, within a radius of 19: a circle, a triangle, a square and a diamond. */
export function BadgeSymbols() {
  return (
    <>
      <symbol id={badgeId('out-of-supply')} className={styles.symbol} viewBox="-20 -20 40 40">
        <circle className={`${styles.badge} ${styles.outOfSupply}`} r={17} />
        <path className={styles.badgeLine} strokeWidth={2.6} d="M-6.5-8.5H6.5V8.5H-6.5ZM-6.5-3H6.5M-6.5 3H6.5" />
        <path className={styles.outOfSupplyCut} strokeWidth={7} d="M-11 11L11-11" />
        <path className={styles.badgeLine} strokeWidth={3.2} d="M-11.5 11.5L11.5-11.5" />
      </symbol>
      <symbol id={badgeId('demoralized')} className={styles.symbol} viewBox="-20 -20 40 40">
        <path className={`${styles.badge} ${styles.demoralized}`} d="M-18.5-14.5H18.5L0 19Z" />
        <path className={styles.badgeLine} strokeWidth={3.2} d="M-8.5-9L0-1.5L8.5-9M-5.5.5L0 5.5L5.5.5" />
      </symbol>
      <symbol id={badgeId('engaged')} className={styles.symbol} viewBox="-20 -20 40 40">
        <rect className={`${styles.badge} ${styles.engaged}`} x={-15} y={-15} width={30} height={30} rx={3} />
        <path className={styles.badgeLine} strokeWidth={4} d="M-8-8L8 8M8-8L-8 8" />
      </symbol>
      <symbol id={badgeId('interdicted')} className={styles.symbol} viewBox="-20 -20 40 40">
        <path className={`${styles.badge} ${styles.interdicted}`} d="M0-19.5L19.5 0L0 19.5L-19.5 0Z" />
        <path className={styles.badgeFill} d={PLANE} transform="translate(-28 -8)" />
      </symbol>
    </>
  )
}

const BRACKETS = 'M-8 19V-8H19M81-8H108V19M108 81V108H81M19 108H-8V81'

const Ring = ({ className, inset, width }: { className: string | undefined; inset: number; width: number }) => (
  <rect
    className={className}
    x={inset}
    y={inset}
    width={100 - 2 * inset}
    height={100 - 2 * inset}
    rx={5 - inset}
    strokeWidth={width}
  />
)

/** Seven units outside the body, so that they also fit around a stack's top counter. */
export function MarkSymbols() {
  return (
    <>
      <symbol id={markId('lit')} className={`${styles.symbol} ${styles.mark}`} viewBox="0 0 100 100">
        <path className={styles.litCase} strokeLinecap="square" strokeWidth={10} d={BRACKETS} />
        <path className={styles.lit} strokeLinecap="square" strokeWidth={6} d={BRACKETS} />
      </symbol>
      <symbol id={markId('selected')} className={`${styles.symbol} ${styles.mark}`} viewBox="0 0 100 100">
        <Ring className={styles.litCase} inset={-7} width={11} />
        <Ring className={styles.lit} inset={-7} width={7} />
        <Ring className={styles.litCore} inset={-5} width={1.6} />
      </symbol>
      <symbol id={markId('target')} className={`${styles.symbol} ${styles.mark}`} viewBox="0 0 100 100">
        <Ring className={styles.targetCase} inset={-7} width={11} />
        <Ring className={styles.target} inset={-7} width={7} />
      </symbol>
    </>
  )
}
