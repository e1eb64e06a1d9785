import type { CounterSymbol } from '../../../core/engine/counter-face'
import { AIRCRAFT_ART } from './aircraft-symbols'
import { GROUND_ART } from './ground-symbols'
import { MARKER_ART } from './marker-symbols'
import type { SymbolArt } from './pen'
import { SHIP_ART } from './ship-symbols'

export const SYMBOL_ART: Readonly<Record<CounterSymbol, SymbolArt>> = {
  ...GROUND_ART,
  ...AIRCRAFT_ART,
  ...SHIP_ART,
  ...MARKER_ART,
}

/** Faces come from files too: a name nobody draws is shown as unknown, never as nothing. */
export const drawnSymbol = (symbol: CounterSymbol): CounterSymbol =>
  Object.hasOwn(SYMBOL_ART, symbol) ? symbol : 'unknown'

export const symbolId = (symbol: CounterSymbol): string => `symbol-${symbol}`
