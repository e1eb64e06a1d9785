import type { CounterNation } from '../../core/engine/counter-face'
import { cockadeId, hasCockade } from './cockades'

type CockadeProps = { readonly nation: CounterNation; readonly x: number; readonly y: number; readonly radius: number }

/** Tells the nation without its colour. */
export const Cockade = ({ nation, x, y, radius }: CockadeProps) =>
  hasCockade(nation) && (
    <use href={`#${cockadeId(nation)}`} x={x - radius} y={y - radius} width={2 * radius} height={2 * radius} />
  )
