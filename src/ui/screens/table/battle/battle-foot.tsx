import type { Choice } from '../../../../core/engine/step'
import { play } from '../acting'
import { KeyCap } from '../panel/key-cap'
import { ONE, takeBack } from '../panel/taking-back'
import { RuleLink } from '../rule-link'
import { useSides } from '../sides'
import { Icon } from '../strip/icons'
import { useSession, useTable, useViews } from '../table-context'
import type { KeyedChoice } from './battle-choices'
import styles from './battle-foot.module.css'
import { DiceTray } from './dice-tray'
import type { BattleNews } from './use-battle-news'

type BattleFootProps = {
  readonly buttons: readonly KeyedChoice[]
  /** What a click on the unit pointed at would do. */
  readonly hint: Choice | null
  /** How many units in the forces are answers. */
  readonly pickable: number
  readonly news: BattleNews
  readonly falling: boolean
}

/** What is asked and of whom, and every answer that is no unit. */
export function BattleFoot({ buttons, hint, pickable, news, falling }: BattleFootProps) {
  const table = useTable()
  return (
    <footer className={styles.foot}>
      <Asked hint={hint} pickable={pickable} />
      <div className={styles.acts}>
        {buttons.map(({ choice, shown, key }, at) => (
          <button
            key={`${choice.action.kind} ${choice.label}`}
            type="button"
            className={at === 0 ? `${styles.act} ${styles.go}` : styles.act}
            aria-keyshortcuts={key === '' ? undefined : key}
            title={choice.warn}
            onClick={() => play(table, choice)}
          >
            {choice.label}
            {choice.cost !== undefined && <span className={styles.cost}>{choice.cost}</span>}
            {shown !== '' && <KeyCap shown={shown} />}
          </button>
        ))}
        <TakeBack />
      </div>
      <DiceTray dice={news.dice} falling={falling} />
    </footer>
  )
}

function Asked({ hint, pickable }: Pick<BattleFootProps, 'hint' | 'pickable'>) {
  const sides = useSides()
  const side = useViews((views, s) => views.deciding(s))
  const prompt = useViews((views, s) => views.prompt(s))
  const waiting = useViews((views, s) => views.waiting(s))
  const refused = useSession(s => s.refused)
  if (side === null) return <div className={styles.asked} />
  const { name, colour } = sides[side]
  return (
    <div className={styles.asked} style={{ borderColor: `var(--n-${colour})` }}>
      <p className={styles.prompt}>
        <b>{name}</b>
        {prompt === null ? ` ${waiting ?? ''}` : `: ${prompt.text}`}
      </p>
      <p className={styles.below}>
        {refused !== null ? (
          <span role="alert" className={styles.refused}>
            {refused.reasons.map(({ why }) => why).join('; ')}
          </span>
        ) : (
          (hint !== null || pickable > 0) && (
            <span>{hint === null ? <Help /> : [hint.label, hint.warn].filter(Boolean).join(' · ')}</span>
          )
        )}
        {prompt !== null && <RuleLink rule={prompt.rule} lead="rule " />}
      </p>
    </div>
  )
}

const Help = () => (
  <>
    Pick a lit unit above<span className={styles.byKey}>, or press its number</span>.
  </>
)

/** Free as far as it is free; after dice both players are asked. */
function TakeBack() {
  const table = useTable()
  const isPossible = useSession((_s, { session }) => session.undoStatus() !== 'impossible')
  return (
    <button
      type="button"
      className={`${styles.act} ${styles.square}`}
      aria-label="Take back"
      aria-keyshortcuts="u"
      title="Take back (U)"
      disabled={!isPossible}
      onClick={() => takeBack(table, ONE)}
    >
      <Icon name="undo" size={22} />
    </button>
  )
}
