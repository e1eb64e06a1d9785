import { memo, useLayoutEffect, useRef } from 'react'
import type { UnitId } from '../../../../core/ids'
import type { LogLine } from '../../../../store/session-view'
import { CounterTile } from '../../../counters/counter-tile'
import { wordsOf } from '../diary/sentence'
import { RuleLink } from '../rule-link'
import { useKnown, useTable } from '../table-context'
import { type CourseLine, courseOf, type Shot } from './battle-account'
import styles from './course.module.css'
import { Die } from './die'
import { inBattle } from './in-battle'

/** What has happened in this battle so far: shot by shot, each with its die, and in sentences for the rest. */
export function Course({ lines }: { readonly lines: readonly LogLine[] }) {
  const list = useRef<HTMLOListElement>(null)
  const course = courseOf(lines)
  // The newest stands last and must be seen.
  useLayoutEffect(() => {
    if (list.current && course.length > 0) list.current.scrollTop = list.current.scrollHeight
  }, [course.length])
  return (
    <ol ref={list} className={styles.course} aria-label="The battle so far">
      {course.map(each => (
        <li key={each.line.line}>
          {each.shot === null ? <Told each={each} /> : <ShotRow each={each} shot={each.shot} />}
        </li>
      ))}
    </ol>
  )
}

const Dice = ({ dice }: Pick<CourseLine, 'dice'>) =>
  dice.map(({ line, sides, value }) => <Die key={line} sides={sides} value={value} pixels={30} />)

function Told({ each }: { readonly each: CourseLine }) {
  const table = useTable()
  return (
    <p className={styles.told}>
      <span>{wordsOf(table, each.line.entry)}</span>
      {each.line.entry.rule !== null && <RuleLink rule={each.line.entry.rule} />}
      <Dice dice={each.dice} />
    </p>
  )
}

function ShotRow({ each, shot }: { readonly each: CourseLine; readonly shot: Shot }) {
  return (
    <p className={styles.shot} data-hit={shot.hit}>
      <Small unit={shot.shooter} />
      <svg className={styles.arrow} width={20} height={14} viewBox="0 0 20 14" role="img" aria-label="at">
        <path d="M1 7H18M12 1.5L18.5 7L12 12.5" />
      </svg>
      {shot.target === null ? <span className={styles.nobody}>–</span> : <Small unit={shot.target} />}
      <span className={styles.needs}>
        needs <b>{shot.number}</b> or less
      </span>
      <Dice dice={each.dice} />
      <strong className={styles.came}>{shot.hit ? 'hit' : 'miss'}</strong>
    </p>
  )
}

const Small = memo(function Small({ unit }: { readonly unit: UnitId }) {
  const { look } = useTable()
  return <CounterTile face={inBattle(look.face(useKnown(), unit))} pixels={30} />
})
