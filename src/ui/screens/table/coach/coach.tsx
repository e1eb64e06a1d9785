import { useEffect, useId, useState } from 'react'
import { cardId } from '../../../../core/engine/coach'
import type { CoachCard } from '../../../../core/engine/first-game'
import type { GameState } from '../../../../core/engine/state'
import { endLessons, noteLesson } from '../../../../store/lessons'
import { play } from '../acting'
import { shortName } from '../hand/labels'
import { isSame } from '../hand/primary'
import { doAgain, ONE, takeBack } from '../panel/taking-back'
import { useWidth } from '../panel/use-width'
import { RuleLink } from '../rule-link'
import { Icon } from '../strip/icons'
import { type Table, useDesk, useKnown, useTable } from '../table-context'
import styles from './coach.module.css'
import { CoachText, inHand } from './coach-words'
import { followLessons } from './follow-lessons'
import { LEAVES_DICE } from './spot'
import { type Coach as CoachSays, useCoach, useDone } from './use-coach'
import { useRing, useSpot } from './use-spot'

/** Under this the dialog of a battle leaves no room beside it. */
const NO_ROOM_BESIDE = '(max-width: 1423px)'

/** The card within the dialog of a battle, where that leaves no room beside it. */
export function CoachInBattle() {
  const coach = useCoach()
  const isInside = useWidth(NO_ROOM_BESIDE)
  return coach === null || !isInside ? null : <Shown coach={coach} isInside />
}

/** Under what the dice decided: the next card comes when that has been read. */
export function CoachAtDice() {
  const coach = useCoach()
  return coach === null ? null : <AtDice />
}

function AtDice() {
  useRing(LEAVES_DICE)
  return (
    <section className={styles.coach} aria-label="First game" data-coach="dice" data-inside>
      <div className={styles.card}>
        <p>The dice have fallen: what came of it stands here, and in the war diary for good. The button leads on.</p>
      </div>
    </section>
  )
}

/** The coach of a first game: a card beside the map that follows what is asked. It never stands in the way of another answer. */
export function Coach() {
  const table = useTable()
  const done = useDone()
  const hasLessons = done !== null
  useEffect(() => (hasLessons ? followLessons(table) : undefined), [table, hasLessons])
  const coach = useCoach()
  const isAway = useDesk(desk => desk.turnEnded !== null || desk.umpire !== null || desk.agreement !== null)
  if (coach === null || isAway) return null
  return <Shown coach={coach} />
}

function Shown({ coach, isInside = false }: { readonly coach: CoachSays; readonly isInside?: boolean }) {
  const titleId = useId()
  const { spot, isAtHand } = useSpot(coach)
  const [isFolded, setFolded] = useState(false)
  const [back, setBack] = useState<CoachCard<GameState> | null>(null)
  // Another card ends looking back.
  const [seen, setSeen] = useState(coach)
  if (seen !== coach) {
    setSeen(coach)
    setBack(null)
  }
  return (
    <section
      className={styles.coach}
      aria-labelledby={titleId}
      data-coach={coach.is === 'card' ? coach.now.id : 'between'}
      data-spot={spot?.is}
      data-folded={isFolded || undefined}
      data-over-map
      data-inside={isInside || undefined}
    >
      <header className={styles.head}>
        <Icon name="lessons" size={20} />
        <b id={titleId}>First game</b>
        <Dots />
        <button
          type="button"
          className={styles.fold}
          aria-expanded={!isFolded}
          aria-label={isFolded ? 'Open the card' : 'Fold the card'}
          onClick={() => setFolded(!isFolded)}
        >
          <Icon name={isFolded ? 'up' : 'down'} size={18} />
        </button>
      </header>
      {isFolded ? (
        <p className={styles.folded}>{titleOf(coach)}</p>
      ) : back !== null ? (
        <Card card={back} />
      ) : coach.is === 'card' ? (
        <Card card={coach.now.card} />
      ) : (
        <Between coach={coach} />
      )}
      {!isFolded && <Acts coach={coach} back={back} isAtHand={isAtHand} onBack={setBack} />}
    </section>
  )
}

const titleOf = (coach: CoachSays): string => (coach.is === 'card' ? coach.now.card.title : 'Between lessons')

function Card({ card }: { readonly card: CoachCard<GameState> }) {
  return (
    <div className={styles.card} aria-live="polite">
      <h2>{inHand(card.title)}</h2>
      {card.says.map((words, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a card never move
        <p key={at}>
          <CoachText words={words} />
        </p>
      ))}
      {card.why !== undefined && (
        <p className={styles.why}>
          <b>Why here?</b> <CoachText words={card.why} />
        </p>
      )}
      <p className={styles.rule}>
        <RuleLink rule={card.rule} lead="rule " />
      </p>
    </div>
  )
}

/** What no lesson is about: how to get over it, and what comes next. */
function Between({ coach }: { readonly coach: CoachSays & { readonly is: 'between' } }) {
  const table = useTable()
  const known = useKnown()
  const { choice, next } = coach
  return (
    <div className={styles.card} aria-live="polite">
      <h2>Between lessons</h2>
      <p>
        Answer as you like; the coach waits.
        {choice !== null && (
          <>
            {' '}
            The quickest way on is <b>{shortName(table, known, choice)}</b>.
          </>
        )}
      </p>
      {next !== null && (
        <p>
          Next lesson: <b>{next.title}</b>.
        </p>
      )}
    </div>
  )
}

function Dots() {
  const { engine } = useTable()
  const done = useDone() ?? []
  const coach = useCoach()
  const lessons = engine.game.firstGame?.lessons ?? []
  const at = coach?.is === 'card' ? coach.now.at : -1
  const isDone = (index: number): boolean => {
    const lesson = lessons[index]
    return lesson !== undefined && done.includes(cardId(lesson, lesson.cards.at(-1) ?? lesson.cards[0]))
  }
  const count = at < 0 ? lessons.filter((_, index) => isDone(index)).length : at + 1
  return (
    <span className={styles.dots}>
      {lessons.map((lesson, index) => (
        <i key={lesson.id} data-stands={index === at ? 'now' : isDone(index) ? 'done' : 'ahead'} aria-hidden="true" />
      ))}
      <small>
        {count} of {lessons.length}
      </small>
    </span>
  )
}

type ActsProps = {
  readonly coach: CoachSays
  readonly back: CoachCard<GameState> | null
  /** What is pointed at can be pressed just now. */
  readonly isAtHand: boolean
  readonly onBack: (card: CoachCard<GameState> | null) => void
}

function Acts({ coach, back, isAtHand, onBack }: ActsProps) {
  const table = useTable()
  const before = useBefore(coach)
  const { id, preferences } = table
  const isLast = coach.is === 'card' && coach.now.lesson === table.engine.game.firstGame?.lessons.at(-1)
  if (back !== null)
    return (
      <footer className={styles.acts}>
        <button type="button" className={styles.go} onClick={() => onBack(null)}>
          On with it
        </button>
      </footer>
    )
  const isRead = coach.is === 'card' && coach.now.card.asks === 'read'
  const read = (): void => {
    if (coach.is === 'card') noteLesson(preferences, id, coach.now.id)
    if (isLast) endLessons(preferences, id)
  }
  return (
    <footer className={styles.acts}>
      {isRead ? (
        <button type="button" className={styles.go} data-read onClick={read}>
          {isLast ? 'Play on without me' : 'Got it'}
        </button>
      ) : (
        <button type="button" data-for-me data-at-hand={isAtHand || undefined} onClick={() => doIt(table, coach)}>
          Do it for me
        </button>
      )}
      {before !== null && (
        <button type="button" onClick={() => onBack(before)}>
          Back
        </button>
      )}
      {!isLast && (
        <button type="button" className={styles.skip} data-skip onClick={() => endLessons(preferences, id)}>
          Skip the lessons
        </button>
      )}
    </footer>
  )
}

/** The card that was done last. */
function useBefore(coach: CoachSays): CoachCard<GameState> | null {
  const { engine } = useTable()
  const last = useDone()?.at(-1)
  const cards = (engine.game.firstGame?.lessons ?? []).flatMap(lesson =>
    lesson.cards.map(card => ({ card, id: cardId(lesson, card) })),
  )
  const found = cards.find(({ id }) => id === last)?.card ?? null
  return coach.is === 'card' && coach.now.card === found ? null : found
}

/** The same act that the card asks for. */
function doIt(table: Table, coach: CoachSays): void {
  const { session, views } = table
  const action = coach.is === 'card' ? coach.now.action : (coach.choice?.action ?? null)
  const asks = coach.is === 'card' ? coach.now.card.asks : null
  if (asks === 'undo') takeBack(table, ONE)
  else if (asks === 'redo') doAgain(table)
  else if (action !== null) {
    const choice = views.choices(session.store.getState()).find(each => isSame(each.action, action))
    if (choice !== undefined) play(table, choice)
  }
}
