import type { CounterNation } from '../../../../core/engine/counter-face'
import { Cockade } from '../../../counters/cockade'
import styles from './ledger.module.css'

/** A nation by its colour and its cockade; its name stands beside it. */
export const Flag = ({ nation }: { readonly nation: CounterNation }) => (
  <svg viewBox="0 0 16 16" className={styles.flag} aria-hidden="true">
    <rect width={16} height={16} rx={3} fill={`var(--n-${nation})`} />
    <Cockade nation={nation} x={8} y={8} radius={5.5} />
  </svg>
)
