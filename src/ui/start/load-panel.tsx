import { type ReactNode, useEffect, useRef } from 'react'
import styles from './load-panel.module.css'
import type { LoadReport } from './load-report'

type LoadPanelProps = {
  readonly report: LoadReport | null
  readonly isOver: boolean
  readonly onPickFile: () => void
  readonly onDismiss: () => void
}

/** Where a save is put down, and what was found in it. */
export function LoadPanel({ report, isOver, onPickFile, onDismiss }: LoadPanelProps) {
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
      <div role="status">{report && report.is !== 'damaged' && <Told report={report} onDismiss={onDismiss} />}</div>
      <div role="alert">{report?.is === 'damaged' && <Told report={report} onDismiss={onDismiss} />}</div>
    </section>
  )
}

function Told({ report, onDismiss }: { readonly report: LoadReport; readonly onDismiss: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  // The button that brought the file may stand far above on a small screen.
  useEffect(() => {
    if (report.is !== 'reading') box.current?.scrollIntoView({ block: 'nearest' })
  }, [report])
  return (
    <div ref={box} className={styles.report} data-is={report.is}>
      <div className={styles.said}>{wordsFor(report)}</div>
      <button type="button" className={styles.close} onClick={onDismiss} aria-label="Close this message">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6L18 18M18 6L6 18" />
        </svg>
      </button>
    </div>
  )
}

function wordsFor(report: LoadReport): ReactNode {
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
      return <ReadWords report={report} />
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

function ReadWords({ report }: { readonly report: LoadReport & { readonly is: 'read' } }) {
  const { engine, opened } = report.imported
  return (
    <p>
      <b className={styles.file}>{report.file}</b> is a sound game of {engine.game.title}.{' '}
      {opened.is === 'parted' &&
        `Its history parts from the rules after action ${opened.parting.after}: ${opened.parting.why}.`}
    </p>
  )
}
