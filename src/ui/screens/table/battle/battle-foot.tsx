import type { Choice } from '../../../../core/engine/step'
import { play } from '../acting'
import { answerMark } from '../coach/answer-mark'
import { LONGEST_ON_TWO_LINES, shortName } from '../hand/labels'
import { GlossedText } from '../panel/glossed-text'
import { KeyCap } from '../panel/key-cap'
import { StandingChips, StandingOffers } from '../panel/standing'
import { ONE, takeBack } from '../panel/taking-back'
import { RuleLink, RulingLink } from '../rule-link'
import { useSides } from '../sides'
import { Icon } from '../strip/icons'
import { useKnown, useSession, useTable, useViews } from '../table-context'
import type { KeyedChoice } from './battle-choices'
import styles from './battle-foot.module.css'
import { DiceTray } from './dice-tray'
import type { BattleNews } from './use-battle-news'

/** Longer names would push the buttons out of their places. */
const MOST_LETTERS = 28

const isLong = ({ label }: Choice): boolean => label.length > MOST_LETTERS

type BattleFootProps = {
  readonly buttons: readonly KeyedChoice[]
  /** What a click on the unit pointed at would do. */
  readonly hint: Choice | null
  /** How many units in the forces are answers. */
  readonly pickable: number
  /** Looks at the map, where answers are hexes; null: none are. */
  readonly onMap: (() => void) | null
  readonly news: BattleNews
  readonly falling: boolean
  /** Sides of the die that will be thrown. */
  readonly die: number
}

/** What is asked and of whom, and every answer that is no unit. */
export function BattleFoot({ buttons, hint, pickable, onMap, news, falling, die }: BattleFootProps) {
  const table = useTable()
  const known = useKnown()
  return (
    <footer className={styles.foot}>
      <Asked hint={hint} pickable={pickable} />
      <div className={styles.acts}>
        <TakeBack />
        {onMap !== null && (
          <button type="button" className={styles.act} aria-keyshortcuts="Escape" onClick={onMap}>
            Pick a hex on the map
            <KeyCap shown="Esc" />
          </button>
        )}
        {buttons.map(({ choice, shown, key, isPrimary }) => (
          <button
            key={`${choice.action.kind} ${choice.label}`}
            type="button"
            data-answer={answerMark(choice.action)}
            className={isPrimary ? `${styles.act} ${styles.go}` : styles.act}
            aria-keyshortcuts={key === '' ? undefined : key}
            aria-label={isLong(choice) ? choice.label : undefined}
            title={choice.warn ?? choice.label}
            onClick={() => play(table, choice)}
          >
            <span>{isLong(choice) ? shortName(table, known, choice, LONGEST_ON_TWO_LINES) : choice.label}</span>
            {choice.cost !== undefined && <span className={styles.cost}>{choice.cost}</span>}
            {shown !== '' && <KeyCap shown={shown} />}
          </button>
        ))}
      </div>
      <DiceTray dice={news.dice} falling={falling} sides={die} />
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
        {prompt === null ? (
          ` ${waiting ?? ''}`
        ) : (
          <>
            {': '}
            <GlossedText text={prompt.text} />
          </>
        )}
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
        <RulingLink ruling={prompt?.ruling} />
      </p>
      <StandingOffers />
      <StandingChips />
    </div>
  )
}

const Help = () => (
  <>
    Pick a lit unit above<span className={styles.byKey}>, or press its number</span>.
  </>
)

/** Free as far as it is free; after dice both players are asked. */
export function TakeBack() {
  const table = useTable()
  const isPossible = useSession((_s, { session }) => session.undoStatus() !== 'impossible')
  return (
    <button
      type="button"
      className={`${styles.act} ${styles.square}`}
      aria-label="Undo"
      aria-keyshortcuts="u"
      title="Undo (U)"
      disabled={!isPossible}
      onClick={() => takeBack(table, ONE)}
    >
      <Icon name="undo" size={22} />
    </button>
  )
}
