import { type ReactNode, useState } from 'react'
import type { GameState } from '../../../../core/engine/state'
import { writeChartPack } from '../../../../core/save/chart-pack-file'
import { beginFrom, type History, stateAt } from '../../../../core/save/history'
import type { Problem } from '../../../../core/save/problems'
import { games } from '../../../../games'
import { exportText, type Imported, importText } from '../../../../store/save-text'
import { downloadText } from '../../../download-text'
import { PageLink } from '../../../page-link'
import { goTo } from '../../../route'
import { readSaveFile } from '../../../start/load-report'
import { type Table, useSession, useTable } from '../table-context'
import { UmpireEditor } from '../umpire/umpire-editor'
import styles from './files-drawer.module.css'
import { saveToFile } from './save-to-file'
import { useIsStored } from './use-is-stored'

type Told =
  | { readonly is: 'done'; readonly words: string }
  | { readonly is: 'wrong'; readonly problems: readonly Problem[] }

/** Saving, loading, positions, chart packs, and setting things by hand. */
export function FilesDrawer() {
  const table = useTable()
  const [told, setTold] = useState<Told | null>(null)
  const isStored = useIsStored()
  const pack = useSession(s => s.history.setting.charts)
  return (
    <div className={styles.files}>
      <Answer told={told} />
      <Part title="This game">
        <p>
          {isStored
            ? `“${table.title}” is stored in this browser after every action.`
            : 'It is not stored in this browser: save it to a file.'}
        </p>
        <button type="button" onClick={() => saveToFile(table)}>
          Save to a file
        </button>
        <LoadButton onLoad={file => loadFile(table, file).then(setTold)} />
        <PageLink to={{ page: 'start' }} className={styles.link}>
          All saved games
        </PageLink>
      </Part>
      <Part title="Positions">
        <p>A position alone is enough to play on. It can be edited by hand or made by other tools.</p>
        <button type="button" onClick={() => copyPosition(table).then(setTold)}>
          Copy this position
        </button>
        <button type="button" onClick={() => startFromHere(table).then(setTold)}>
          Start a new game from it
        </button>
        <PasteBox onPaste={text => startFromText(table, text).then(setTold)} />
      </Part>
      <Part title="Charts">
        <p>
          {pack === null
            ? 'Played with the charts of the app.'
            : `Played with the chart pack “${pack.name}”, which goes into the save.`}{' '}
          A chart pack is loaded before a game begins, on the start page.
        </p>
        <button type="button" onClick={() => downloadText(`${table.engine.game.id}-charts.json`, chartsText(table))}>
          Export the charts as a pack
        </button>
      </Part>
      <Part title="By agreement">
        <UmpireEditor />
      </Part>
    </div>
  )
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles.part}>
    <h3>{title}</h3>
    {children}
  </section>
)

function Answer({ told }: { readonly told: Told | null }) {
  return (
    <>
      <div role="status" className={styles.done}>
        {told?.is === 'done' && told.words}
      </div>
      <div role="alert">
        {told?.is === 'wrong' && (
          <div className={styles.wrong}>
            <p>It cannot be opened. The game on the table is untouched.</p>
            <ul>
              {told.problems.map(each => (
                <li key={`${each.path} ${each.expected}`}>
                  <code>{each.path || 'the file'}</code>: expected {each.expected}, found {each.found}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </>
  )
}

function LoadButton({ onLoad }: { readonly onLoad: (file: File) => void }) {
  return (
    <label className={styles.pick}>
      Load a file
      <input
        type="file"
        accept=".json,application/json"
        onChange={event => {
          const [file] = event.target.files ?? []
          if (file) onLoad(file)
          event.target.value = ''
        }}
      />
    </label>
  )
}

function PasteBox({ onPaste }: { readonly onPaste: (text: string) => void }) {
  const [text, setText] = useState('')
  return (
    <details className={styles.paste}>
      <summary>Start from a text</summary>
      <textarea
        aria-label="A saved game or position as text"
        rows={5}
        value={text}
        onChange={event => setText(event.target.value)}
        placeholder='{ "format": "powderkeg/2", … }'
      />
      <button type="button" disabled={text.trim() === ''} onClick={() => onPaste(text)}>
        Start from this
      </button>
    </details>
  )
}

const chartsText = ({ engine, session }: Table): string =>
  writeChartPack(engine.game, session.store.getState().history.setting)

const historyOf = ({ session }: Table) => session.store.getState().history

async function loadFile(table: Table, file: File): Promise<Told> {
  const report = await readSaveFile(file, games)
  if (report.is === 'read') {
    return openImported(table, report.imported)
  }
  if (report.is === 'damaged') return { is: 'wrong', problems: report.problems }
  return wrong('game', 'a game that can be played', file.name)
}

async function openImported(table: Table, { opened, past }: Imported): Promise<Told> {
  const history = opened.is === 'whole' ? opened.history : (opened.asSaved ?? opened.agreed)
  return history === null ? wrong('position', 'a position that can be played on', 'none') : open(table, history, past)
}

async function open(table: Table, history: History<GameState>, past: Imported['past'] = null): Promise<Told> {
  goTo({ page: 'play', id: await table.shelf.put(history, undefined, past) })
  return { is: 'done', words: 'Opened as a game of its own; this one is kept.' }
}

/** The position without how it came about. */
function positionText(table: Table): string {
  const { actions: _actions, marks: _marks, start: _start, ...rest } = JSON.parse(exportText(historyOf(table)))
  return `${JSON.stringify(rest, null, 1)}\n`
}

async function copyPosition(table: Table): Promise<Told> {
  try {
    await navigator.clipboard.writeText(positionText(table))
    return { is: 'done', words: 'The position is on the clipboard.' }
  } catch {
    downloadText(`${table.engine.game.id}-position.json`, positionText(table))
    return { is: 'done', words: 'The clipboard is closed to this page: the position was saved as a file instead.' }
  }
}

async function startFromHere(table: Table): Promise<Told> {
  const history = historyOf(table)
  return open(table, beginFrom(table.engine, history.seed, stateAt(history)))
}

async function startFromText(table: Table, text: string): Promise<Told> {
  const read = await importText(text)
  if (!read.ok) return { is: 'wrong', problems: read.problems }
  return openImported(table, read.value)
}

const wrong = (path: string, expected: string, found: string): Told => ({
  is: 'wrong',
  problems: [{ path, expected, found }],
})
