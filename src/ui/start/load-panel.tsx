import { type ReactNode, useEffect, useRef } from 'react'
import type { GameState } from '../../core/engine/state'
import type { History } from '../../core/save/history'
import type { Opened } from '../../core/save/opening'
import type { Imported } from '../../store/save-text'
import styles from './load-panel.module.css'
import type { LoadReport } from './load-report'

type LoadPanelProps = {
  readonly report: LoadReport | null
  readonly isOver: boolean
  readonly onPickFile: () => void
  readonly onDismiss: () => void
  readonly onOpen: OpenLoaded
}

type OpenLoaded = (imported: Imported, history: History<GameState>) => void

/** Where a save is put down, and what was found in it. */
export function LoadPanel({ report, isOver, onPickFile, onDismiss, onOpen }: LoadPanelProps) {
  return (
    <section aria-labelledby="load-heading">
      <h2 className={styles.heading} id="load-heading">
        Load a game
      </h2>
      <div className={styles.drop} data-over={isOver}>
        <p className={styles.words}>
          {isOver ? 'Let go to read the file.' : 'Drop a saved game anywhere on this page, or pick the file.'}
        </p>
        <button type="button" className={styles.pick} onClick={onPickFile}>
          Pick a file
        </button>
      </div>
      <div role="status">
        {report && report.is !== 'damaged' && <Told report={report} onDismiss={onDismiss} onOpen={onOpen} />}
      </div>
      <div role="alert">
        {report?.is === 'damaged' && <Told report={report} onDismiss={onDismiss} onOpen={onOpen} />}
      </div>
    </section>
  )
}

type ToldProps = { readonly report: LoadReport; readonly onDismiss: () => void; readonly onOpen: OpenLoaded }

function Told({ report, onDismiss, onOpen }: ToldProps) {
  const box = useRef<HTMLDivElement>(null)
  // The button that brought the file may stand far above on a small screen.
  useEffect(() => {
    if (report.is !== 'reading') box.current?.scrollIntoView({ block: 'nearest' })
  }, [report])
  return (
    <div ref={box} className={styles.report} data-is={report.is}>
      <div className={styles.said}>{wordsFor(report, onOpen)}</div>
      <button type="button" className={styles.close} onClick={onDismiss} aria-label="Close this message">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6L18 18M18 6L6 18" />
        </svg>
      </button>
    </div>
  )
}

function wordsFor(report: LoadReport, onOpen: OpenLoaded): ReactNode {
  const file = <b className={styles.file}>{report.file}</b>
  switch (report.is) {
    case 'reading':
      return <p>Reading {file}…</p>
    case 'unplayable':
      return (
        <p>
          {file} is a game of {report.game}, which is not playable yet. Keep the file: it will open once it is.
        </p>
      )
    case 'read':
      return <ReadWords report={report} onOpen={onOpen} />
    case 'damaged':
      return (
        <>
          <p>{file} cannot be opened. Nothing else has changed.</p>
          <ul className={styles.problems}>
            {report.problems.map(each => (
              <li key={`${each.path} ${each.expected}`}>
                <code>{each.path || 'the file'}</code>: expected {each.expected}, found {each.found}
              </li>
            ))}
          </ul>
        </>
      )
    default:
      return report satisfies never
  }
}

type ReadWordsProps = { readonly report: LoadReport & { readonly is: 'read' }; readonly onOpen: OpenLoaded }

function ReadWords({ report, onOpen }: ReadWordsProps) {
  const { imported } = report
  const { engine, opened } = imported
  const parted = opened.is === 'parted' ? opened : null
  const ways = parted === null || engine.game.look === undefined ? [] : waysOn(parted)
  return (
    <>
      <p>
        <b className={styles.file}>{report.file}</b> is a sound game of {engine.game.title}.{' '}
        {parted && `Its history parts from the rules after action ${parted.parting.after}: ${parted.parting.why}.`}
      </p>
      {ways.map(({ words, history }) => (
        <button key={words} type="button" className={styles.pick} onClick={() => onOpen(imported, history)}>
          {words}
        </button>
      ))}
    </>
  )
}

type Way = { readonly words: string; readonly history: History<GameState> }

const waysOn = ({ agreed, asSaved }: Opened<GameState> & { readonly is: 'parted' }): readonly Way[] => [
  ...(asSaved ? [{ words: 'Go on from the position as saved', history: asSaved }] : []),
  ...(agreed && agreed !== asSaved ? [{ words: 'Go back to where they agree', history: agreed }] : []),
]
