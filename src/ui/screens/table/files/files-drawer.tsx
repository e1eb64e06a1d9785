import { type ReactNode, useState } from 'react'
import { writeChartPack } from '../../../../core/save/chart-pack-file'
import { beginFrom, stateAt } from '../../../../core/save/history'
import { games } from '../../../../games'
import { exportText } from '../../../../store/save-text'
import { downloadText } from '../../../download-text'
import { PageLink } from '../../../page-link'
import { goTo } from '../../../route'
import type { SaveFile } from '../../../start/load-report'
import { LoadTold } from '../../../start/load-told'
import { useSaveLoader } from '../../../start/use-save-loader'
import { type Table, useSession, useTable } from '../table-context'
import { UmpireEditor } from '../umpire/umpire-editor'
import styles from './files-drawer.module.css'

/** Saving, loading, positions, chart packs, and setting things by hand. */
export function FilesDrawer() {
  const table = useTable()
  const [told, setTold] = useState<string | null>(null)
  const loader = useSaveLoader(games, table.shelf)
  const pack = useSession(s => s.history.setting.charts)
  return (
    <div className={styles.files}>
      <div role="status" className={styles.done}>
        {told}
      </div>
      <LoadTold loader={loader} />
      <Part title="This game">
        <p>
          {table.keeper === null
            ? 'It is not stored in this browser: save it to a file.'
            : `“${table.title}” is stored in this browser after every action.`}
        </p>
        <button type="button" onClick={() => saveToFile(table)}>
          Save to a file
        </button>
        <LoadButton onLoad={loader.load} />
        <PageLink to={{ page: 'start' }} className={styles.link}>
          All saved games
        </PageLink>
      </Part>
      <Part title="Positions">
        <p>A position alone is enough to play on. It can be edited by hand or made by other tools.</p>
        <button type="button" onClick={() => copyPosition(table).then(setTold)}>
          Copy this position
        </button>
        <button type="button" onClick={() => startFromHere(table)}>
          Start a new game from it
        </button>
        <PasteBox onPaste={text => loader.load(pasted(text))} />
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

function saveToFile(table: Table): void {
  const { engine } = table
  const { turn } = stateAt(historyOf(table))
  downloadText(`${engine.game.id}-turn-${turn}.json`, exportText(historyOf(table)))
}

/** A text in the form in which files come. */
const pasted = (text: string): SaveFile => ({ name: 'The text', size: text.length, text: async () => text })

/** The position without how it came about. */
function positionText(table: Table): string {
  const { actions: _actions, marks: _marks, start: _start, ...rest } = JSON.parse(exportText(historyOf(table)))
  return `${JSON.stringify(rest, null, 1)}\n`
}

async function copyPosition(table: Table): Promise<string> {
  try {
    await navigator.clipboard.writeText(positionText(table))
    return 'The position is on the clipboard.'
  } catch {
    downloadText(`${table.engine.game.id}-position.json`, positionText(table))
    return 'The clipboard is closed to this page: the position was saved as a file instead.'
  }
}

async function startFromHere(table: Table): Promise<void> {
  const history = historyOf(table)
  goTo({ page: 'play', id: await table.shelf.put(beginFrom(table.engine, history.seed, stateAt(history))) })
}
