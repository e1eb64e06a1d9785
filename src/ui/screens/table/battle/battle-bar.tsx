import type { BattleScene } from '../../../../core/engine/game-look'
import { RuleLink } from '../rule-link'
import { useSides } from '../sides'
import { useViews } from '../table-context'
import styles from './battle-bar.module.css'

type BattleBarProps = { readonly scene: BattleScene; readonly onOpen: () => void }

/** A battle whose next answer is given on the map, which must stay in view. */
export function BattleBar({ scene: { title, rule, stages, stage, balance }, onOpen }: BattleBarProps) {
  const isAsked = useViews((views, s) => views.choices(s).length > 0)
  return (
    <section className={styles.bar} aria-label={title} data-battle-bar>
      <h2>{title}</h2>
      <b className={styles.stage}>{stages[stage]}</b>
      {isAsked && <Whose says="the answer is given on the map" />}
      {balance !== null && (
        <span className={styles.balance} title={balance.word}>
          {balance.right === '' ? `${balance.left}: ${balance.word}` : `${balance.left} to ${balance.right}`}
        </span>
      )}
      <button type="button" className={styles.open} onClick={onOpen}>
        Forces and odds
      </button>
      <RuleLink rule={rule} />
    </section>
  )
}

type BattlePillProps = { readonly scene: BattleScene; readonly onOpen: () => void }

/** Brings back a battle that was put aside to look at the map. */
export function BattlePill({ scene: { title, stages, stage }, onOpen }: BattlePillProps) {
  return (
    <button type="button" className={`${styles.bar} ${styles.pill}`} onClick={onOpen}>
      <h2>{title}</h2>
      <b className={styles.stage}>{stages[stage]}</b>
      <span>back to the battle</span>
    </button>
  )
}

function Whose({ says }: { readonly says: string }) {
  const sides = useSides()
  const side = useViews((views, s) => views.deciding(s))
  if (side === null) return null
  return (
    <span className={styles.whose}>
      <i style={{ background: `var(--n-${sides[side].colour})` }} />
      {sides[side].name}: {says}
    </span>
  )
}
