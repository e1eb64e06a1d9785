import type { CounterFace } from '../../core/engine/counter-face'
import styles from './counter.module.css'
import { lettered } from './lettering'
import { SymbolBox } from './symbol-box'
import { SymbolUse } from './symbol-use'

/** What can still be read at 28 pixels: what it is, and its chief rating. */
export function CompactFace({ face }: { readonly face: CounterFace }) {
  const rating = chiefRating(face)
  if (face.kind === 'marker' && face.symbol === 'number') return <Rating text={rating} largest={74} baseline={76} />
  if (rating === '') return <SymbolUse symbol={face.symbol} x={7} y={22.5} width={86} height={55} />
  const striped = face.state.reduced === true
  return (
    <>
      {striped && <rect className={styles.stripe} x={2.4} y={2.4} width={95.2} height={56} rx={4} />}
      {face.kind === 'ground' ? (
        <SymbolBox face={face} x={13} y={11} width={74} height={45} />
      ) : (
        <SymbolUse symbol={face.symbol} x={15} y={13} width={70} height={45} onStripe={striped} />
      )}
      <Rating text={rating} largest={40} baseline={93} />
    </>
  )
}

function Rating({ text, largest, baseline }: { text: string; largest: number; baseline: number }) {
  const fit = lettered(text, { weight: '800', width: 88, largest, smallest: 24 })
  return (
    <text className={`${styles.ratings} ${styles.heavy}`} x={50} y={baseline} fontSize={fit.size}>
      {fit.text}
    </text>
  )
}

/** Of '7(9)-5' the 7, of '(5)-5' the 5 with its brackets, of '+2' all of it. */
export const chiefRating = ({ chiefRating, ratings }: CounterFace): string =>
  chiefRating ?? /^[+-]?\(?\d+\)?/.exec(ratings)?.[0] ?? ratings
