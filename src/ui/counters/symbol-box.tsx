import type { CounterFace } from '../../core/engine/counter-face'
import styles from './counter.module.css'
import { drawnSymbol, SYMBOL_ART, symbolId } from './symbols/symbol-table'

type SymbolBoxProps = {
  readonly face: CounterFace
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A ground unit's symbol in its box; one that is no ground symbol stands in a box all the same. */
export function SymbolBox({ face, ...place }: SymbolBoxProps) {
  const symbol = drawnSymbol(face.symbol)
  const broken = SYMBOL_ART[symbol].frame === 'dashed'
  return (
    <>
      <rect className={broken ? `${styles.box} ${styles.dashed}` : styles.box} {...place} />
      <use className={styles.onBox} href={`#${symbolId(symbol)}`} {...place} />
    </>
  )
}
