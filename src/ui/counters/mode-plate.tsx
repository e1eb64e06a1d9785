import styles from './counter.module.css'
import { lettered, textWidth } from './lettering'

const HEIGHT = 19
const WIDEST = 60

/** A word on a plate at the foot of the counter: how the unit stands. */
export function ModePlate({ word }: { readonly word: string }) {
  const fit = lettered(word, { weight: '700', width: WIDEST - 10, largest: 15, smallest: 11 })
  const width = Math.round(textWidth(fit.text, '700', fit.size) + 10)
  return (
    <>
      <rect className={styles.plate} x={50 - width / 2} y={99} width={width} height={HEIGHT} rx={4} />
      <text className={styles.plateText} x={50} y={113.5} fontSize={fit.size}>
        {fit.text}
      </text>
    </>
  )
}
