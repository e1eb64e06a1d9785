import type { ReactNode } from 'react'
import type { GameState } from '../../../core/engine/state'
import type { History } from '../../../core/save/history'
import type { Problem } from '../../../core/save/problems'
import { PageLink } from '../../page-link'
import type { Parted } from './open-table'
import styles from './play-notices.module.css'

/** Something said in the middle of the page where the table will be. */
export const Notice = ({ children }: { readonly children: ReactNode }) => (
  <main className={styles.page}>
    <div className={styles.notice} role="status">
      {children}
    </div>
  </main>
)

type ProblemNoticeProps = {
  readonly problems: readonly Problem[]
  /** Saves what is stored of it to a file; null: nothing is stored. */
  readonly onRescue: (() => void) | null
}

export function ProblemNotice({ problems, onRescue }: ProblemNoticeProps) {
  return (
    <main className={styles.page}>
      <div className={styles.notice} role="alert">
        <h1>This game cannot be opened</h1>
        <p>Nothing of it was changed.</p>
        <ul>
          {problems.map(each => (
            <li key={`${each.path} ${each.expected} ${each.found}`}>
              {each.path === '' ? '' : `${each.path}: `}expected {each.expected}, found {each.found}
            </li>
          ))}
        </ul>
        <div className={styles.ways}>
          {onRescue !== null && (
            <button type="button" className={styles.way} onClick={onRescue}>
              Save what is there to a file
            </button>
          )}
          <PageLink to={{ page: 'start' }} className={styles.way}>
            To the start page
          </PageLink>
        </div>
      </div>
    </main>
  )
}

type PartedNoticeProps = {
  readonly title: string
  readonly parted: Parted
  readonly onChoose: (history: History<GameState>) => void
}

/** A game whose actions no longer lead to the position saved: the players decide what counts. */
export function PartedNotice({ title, parted, onChoose }: PartedNoticeProps) {
  const { agreed, asSaved, parting } = parted
  return (
    <main className={styles.page}>
      <div className={styles.notice} role="alert">
        <h1>{title}: its history and its rules part</h1>
        <p>
          After action {parting.after}: {parting.why}. Choose what to go on with: it becomes a saved game of its own,
          and this one is kept as it is.
        </p>
        <div className={styles.ways}>
          {asSaved !== null && (
            <button type="button" className={styles.way} onClick={() => onChoose(asSaved)}>
              Go on from the position as it was saved
            </button>
          )}
          {agreed !== null && agreed !== asSaved && (
            <button type="button" className={styles.way} onClick={() => onChoose(agreed)}>
              Go back to where they agree
            </button>
          )}
          <PageLink to={{ page: 'start' }} className={styles.way}>
            Leave it as it is
          </PageLink>
        </div>
      </div>
    </main>
  )
}
