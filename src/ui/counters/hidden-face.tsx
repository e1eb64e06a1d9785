import type { CounterNation } from '../../core/engine/counter-face'
import { Cockade } from './cockade'
import styles from './counter.module.css'

/** A counter's back: whose it is, and nothing more. */
export function HiddenFace({ nation }: { readonly nation: CounterNation }) {
  return (
    <>
      <path className={styles.gloss} d="M2.4 8A5.6 5.6 0 0 1 8 2.4H97.6L2.4 97.6Z" />
      <Cockade nation={nation} x={50} y={50} radius={32} />
      <text className={styles.question} x={50} y={66} fontSize={48}>
        ?
      </text>
    </>
  )
}
