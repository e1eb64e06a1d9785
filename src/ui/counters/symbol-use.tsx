import type { CounterSymbol } from '../../core/engine/counter-face'
import styles from './counter.module.css'
import { drawnSymbol, symbolId } from './symbols/symbol-table'

type SymbolUseProps = {
  readonly symbol: CounterSymbol
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly onStripe?: boolean
}

/** A symbol that stands free on the body, or on the stripe across it. */
export function SymbolUse({ symbol, onStripe = false, ...place }: SymbolUseProps) {
  return (
    <use className={onStripe ? styles.onBox : styles.onBody} href={`#${symbolId(drawnSymbol(symbol))}`} {...place} />
  )
}
