import { choose, play, whyAsked } from '../acting'
import { answerMark } from '../coach/answer-mark'
import { PASSING } from '../desk'
import { type Beside, besides } from '../hand/do-primary'
import { endPhase } from '../hand/ending'
import { LONGEST_ON_TWO_LINES, shortName } from '../hand/labels'
import { waitingCount } from '../hand/next'
import { putBack } from '../hand/put-back'
import { RESERVED_LETTERS } from '../hand/reserved-letters'
import { useDesk, useKnown, useSession, useTable } from '../table-context'
import { EndingStrip, PassingChip } from './ending-strip'
import styles from './foot.module.css'
import { KeyCap } from './key-cap'
import { MenuButton } from './menu'
import { PrimaryButton } from './primary-button'
import { StandingChips, StandingOffers } from './standing'
import { TakeBackButtons } from './take-back-buttons'
import { FREELY, statusOf, TURN, takeBack } from './taking-back'

/** Undo, redo and the primary; beside it what puts back, what ends, and the ways of a fork. */
export function Foot() {
  const isArmed = useDesk(desk => desk.armed !== null)
  return (
    <div className={styles.foot} data-foot>
      <FootNotes />
      <div className={styles.acts}>
        {isArmed ? <PutBack /> : <TakeBackButtons />}
        <PrimaryButton />
        {!isArmed && <RestartMenu />}
      </div>
    </div>
  )
}

/** All that stands above the primary, also where the panel is a bar under the map. */
export function FootNotes() {
  return (
    <>
      <EndingStrip />
      <PassingChip />
      <WhyAsked />
      <StandingNotes />
      <BesideButtons />
    </>
  )
}

/** What stands, and what may stand from here on. */
function StandingNotes() {
  return (
    <div className={styles.standing}>
      <StandingChips />
      <StandingOffers />
    </div>
  )
}

export function PutBack() {
  const { desk } = useTable()
  return (
    <button type="button" className={styles.back} onClick={() => desk.setState(PASSING)}>
      Put back <KeyCap shown="Esc" />
    </button>
  )
}

/** More would not fit above the foot; they stand in the list. */
const MOST_BESIDE = 4

/** Two stand in a row, so that an end is named by what ends alone. */
const besideName = (name: string): string =>
  name.replace(/^End the (.+) Phase$/, (_, phase: string) => `End ${phase.toLowerCase()}`)

function BesideButtons() {
  const table = useTable()
  const known = useKnown()
  useDesk(desk => desk.armed ?? desk.tapped ?? desk.focused ?? desk.held)
  const isDead = useDesk(desk => desk.isDead)
  const isEnding = useDesk(desk => desk.ending !== null)
  const waiting = useSession((_, now) => waitingCount(now))
  useSession((s, { views }) => views.choices(s))
  const found = besides(table, RESERVED_LETTERS)
  if (isEnding || found.length === 0 || found.length > MOST_BESIDE) return null
  const press = ({ choice, key }: Beside): void => {
    if (key === 'Esc') putBack(table)
    else if (key === 'E') endPhase(table)
    else if (choice.intent === 'spend') choose(table, choice)
    else play(table, choice)
  }
  return (
    <div className={styles.beside}>
      {found.map(each => (
        <button
          key={JSON.stringify(each.choice.action)}
          type="button"
          data-answer={answerMark(each.choice.action)}
          disabled={isDead}
          title={each.choice.leaves}
          aria-keyshortcuts={each.key === 'Esc' ? 'Escape' : each.key}
          onClick={() => press(each)}
        >
          <span>{besideName(shortName(table, known, each.choice, LONGEST_ON_TWO_LINES))}</span>
          {each.key === 'E' && waiting > 0 && <small>{waiting} left</small>}
          {each.key !== '' && <KeyCap shown={each.key} />}
        </button>
      ))}
    </div>
  )
}

function RestartMenu() {
  const table = useTable()
  return (
    <MenuButton
      label="More ways to undo"
      icon="more"
      className={styles.slim}
      items={() => [
        {
          label: 'Restart the turn',
          icon: 'first',
          note: RESTART_WORDS[statusOf(table, TURN)],
          isOff: statusOf(table, TURN) === 'impossible',
          onPick: () => takeBack(table, TURN),
        },
        {
          label: 'Undo as far as is free',
          icon: 'undo',
          note: 'To the last dice or change of sides.',
          isOff: statusOf(table, FREELY) === 'impossible',
          onPick: () => takeBack(table, FREELY),
        },
      ]}
    />
  )
}

const RESTART_WORDS = {
  free: 'Free: no dice have fallen since.',
  agreement: 'Both players must agree.',
  impossible: 'There is nothing to undo.',
} as const

/** Why what waits to be confirmed is asked twice. */
export function WhyAsked() {
  const armed = useDesk(desk => desk.armed)
  const why = useSession((_, table) => (armed === null ? null : rememberedWhy(table, armed)))
  return <div role="status">{why !== null && <p className={styles.why}>{why}</p>}</div>
}

const reasons = new WeakMap<object, string>()

/** Finding out plays the choice on the side, so it is done once. */
const rememberedWhy: typeof whyAsked = (table, choice) => {
  const why = reasons.get(choice) ?? whyAsked(table, choice)
  reasons.set(choice, why)
  return why
}
