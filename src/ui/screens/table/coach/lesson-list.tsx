import { isLessonDone } from '../../../../core/engine/coach'
import { Icon } from '../strip/icons'
import { useTable } from '../table-context'
import styles from './coach.module.css'
import { useCoach, useDone } from './use-coach'

/** The lessons of a first game, those that are done with a tick. */
export function LessonList() {
  const { engine } = useTable()
  const done = useDone()
  const coach = useCoach()
  if (done === null) return null
  const now = coach?.is === 'card' ? coach.now.lesson : null
  return (
    <section className={styles.lessons} aria-label="Lessons">
      <h2>Lessons</h2>
      <ol>
        {(engine.game.firstGame?.lessons ?? []).map(lesson => {
          const isDone = isLessonDone(lesson, done)
          return (
            <li
              key={lesson.id}
              data-stands={lesson === now ? 'now' : isDone ? 'done' : 'ahead'}
              aria-current={lesson === now ? 'step' : undefined}
            >
              {isDone ? <Icon name="check" size={15} /> : <i aria-hidden="true" />}
              {lesson.title}
              {isDone && <span className={styles.aloud}>, done</span>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
