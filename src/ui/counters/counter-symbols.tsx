import { memo } from 'react'
import './tinctures.css'
import { COUNTER_NATIONS, COUNTER_SYMBOLS } from '../../core/engine/counter-face'
import { COCKADES, cockadeId, hasCockade } from './cockades'
import styles from './counter-symbols.module.css'
import { ActedSymbol, BadgeSymbols, MarkSymbols } from './state-symbols'
import { BOX_HEIGHT, BOX_WIDTH, type Stroke } from './symbols/pen'
import { SYMBOL_ART, symbolId } from './symbols/symbol-table'

const strokeProps = ({ as, d, width, dash }: Stroke) => ({
  className: styles[as],
  d,
  ...(width === undefined ? {} : { strokeWidth: width }),
  ...(dash === undefined ? {} : { strokeDasharray: dash }),
})

const RINGS = [10, 6.7, 3.4] as const

/** What counters are drawn from. Stands once on a page, before the first counter. */
export const CounterSymbols = memo(function CounterSymbols() {
  return (
    <svg className={styles.sheet} aria-hidden="true" focusable="false">
      <defs>
        {COUNTER_SYMBOLS.map(symbol => (
          <symbol
            key={symbol}
            id={symbolId(symbol)}
            className={styles.symbol}
            viewBox={`0 0 ${BOX_WIDTH} ${BOX_HEIGHT}`}
            preserveAspectRatio="none"
          >
            {SYMBOL_ART[symbol].strokes.map(stroke => (
              <path key={stroke.as + stroke.d} {...strokeProps(stroke)} />
            ))}
          </symbol>
        ))}
        {COUNTER_NATIONS.filter(hasCockade).map(nation => (
          <symbol key={nation} id={cockadeId(nation)} className={styles.symbol} viewBox="-10 -10 20 20">
            {RINGS.map((radius, ring) => (
              <circle key={radius} r={radius} fill={`var(--h-${COCKADES[nation][ring]})`} />
            ))}
            <circle className={styles.rim} r={10} />
          </symbol>
        ))}
        <ActedSymbol />
        <BadgeSymbols />
        <MarkSymbols />
      </defs>
    </svg>
  )
})
