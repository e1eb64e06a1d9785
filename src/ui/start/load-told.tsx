import { type ReactNode, useEffect, useRef } from 'react'
import type { GameState } from '../../core/engine/state'
import type { History } from '../../core/save/history'
import type { Opened } from '../../core/save/opening'
import styles from './load-panel.module.css'
import type { LoadReport } from './load-report'
import type { SaveLoader } from './use-save-loader'

type LoadToldProps = { readonly loader: SaveLoader }

/** How far the reading of a file is, and what was found in it. */
export function LoadTold({ loader }: LoadToldProps) {
  const { report } = loader
  return (
    <>
      <div role="status">{report && report.is !== 'damaged' && <Told report={report} loader={loader} />}</div>
      <div role="alert">{report?.is === 'damaged' && <Told report={report} loader={loader} />}</div>
    </>
  )
}

type ToldProps = LoadToldProps & { readonly report: LoadReport }

function Told({ report, loader }: ToldProps) {
  const box = useRef<HTMLDivElement>(null)
  // The button that brought the file may stand far above on a small screen.
  useEffect(() => {
    if (report.is !== 'reading') box.current?.scrollIntoView({ block: 'nearest' })
  }, [report])
  return (
    <div ref={box} className={styles.report} data-is={report.is}>
      <div className={styles.said}>{wordsFor(report, loader)}</div>
      {report.is === 'reading' ? (
        <button type="button" className={styles.cancel} onClick={loader.dismiss}>
          Cancel
        </button>
      ) : (
        <button type="button" className={styles.close} onClick={loader.dismiss} aria-label="Close this message">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6L18 18M18 6L6 18" />
          </svg>
        </button>
      )}
    </div>
  )
}

function wordsFor(report: LoadReport, loader: SaveLoader): ReactNode {
  const file = <b className={styles.file}>{report.file}</b>
  switch (report.is) {
    case 'reading':
      return report.share === null ? (
        <p>Reading {file}…</p>
      ) : (
        <p>
          Playing {file} again under today’s rules: {Math.floor(report.share * 100)} %
        </p>
      )
    case 'unplayable':
      return (
        <p>
          {file} is a game of {report.game}, which is not playable yet. Keep the file: it will open once it is.
        </p>
      )
    case 'read':
      return <ReadWords report={report} loader={loader} />
    case 'damaged':
      return (
        <>
          <p>{file} cannot be opened. Nothing else has changed.</p>
          <ul className={styles.problems}>
            {report.problems.map(each => (
              <li key={`${each.path} ${each.expected} ${each.found}`}>
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

type ReadWordsProps = LoadToldProps & { readonly report: LoadReport & { readonly is: 'read' } }

/** A game whose actions no longer lead to its position: the players decide what counts, and it opens as a game of its own. */
function ReadWords({ report, loader }: ReadWordsProps) {
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
        <button key={words} type="button" className={styles.pick} onClick={() => loader.open(imported, history)}>
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
