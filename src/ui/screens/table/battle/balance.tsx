import type { BattleScene } from '../../../../core/engine/game-look'
import styles from './balance.module.css'

/** How the forces stand against each other, and how the column moved from there. */
export function Balance({ balance, shift }: Pick<BattleScene, 'balance' | 'shift'>) {
  return (
    <section className={styles.balance} aria-label="Balance">
      {balance !== null && (
        <>
          <p className={styles.numbers}>
            <b>{balance.left}</b>
            {balance.right !== '' && (
              <>
                <i>to</i>
                <b>{balance.right}</b>
              </>
            )}
          </p>
          <p className={styles.word}>{balance.word}</p>
        </>
      )}
      {shift !== null && (
        <>
          <p className={styles.shift}>
            {shift.from}
            <svg width={64} height={18} viewBox="0 0 64 18" role="img" aria-label="becomes">
              <path d="M2 9H58M50 2L59 9L50 16" />
            </svg>
            <b>{shift.to}</b>
          </p>
          <p className={styles.why}>{shift.note}</p>
        </>
      )}
      {balance === null && shift === null && <p className={styles.against}>against</p>}
    </section>
  )
}
