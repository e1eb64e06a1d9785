import { type ReactNode, useEffect, useState } from 'react'
import { seedDice } from '../../../../core/dice'
import { writeChartPack } from '../../../../core/save/chart-pack-file'
import { beginFrom, stateAt } from '../../../../core/save/history'
import { games } from '../../../../games'
import { positionText } from '../../../../store/save-text'
import { isAnythingHidden, presentState } from '../../../../store/session-state'
import { downloadText } from '../../../download-text'
import { PageLink } from '../../../page-link'
import { goTo } from '../../../route'
import type { SaveFile } from '../../../start/load-report'
import { LoadTold } from '../../../start/load-told'
import { useSaveLoader } from '../../../start/use-save-loader'
import { AgreementDialog } from '../panel/agreement-dialog'
import { type Table, useDesk, useSession, useTable } from '../table-context'
import { beginUmpiring } from '../umpire/hand-edits'
import styles from './files-drawer.module.css'
import { ForFriends } from './for-friends'
import { saveToFile } from './save-to-file'
import { useIsStored } from './use-is-stored'

/** Saving, loading, positions, chart packs, and setting things by hand. */
export function FilesDrawer() {
  const table = useTable()
  const [told, setTold] = useState<string | null>(null)
  const loader = useSaveLoader(games, table.shelf)
  const isStored = useIsStored()
  const pack = useSession(s => s.history.setting.charts)
  const isSecret = useSession((s, { engine }) => !s.solo && isAnythingHidden(engine, presentState(s)))
  const [isAsking, setAsking] = useState(false)
  const dropped = useDesk(desk => desk.dropped)
  const { load } = loader
  useEffect(() => {
    if (dropped === null) return
    table.desk.setState({ dropped: null })
    void load(dropped)
  }, [dropped, load, table])
  return (
    <div className={styles.files}>
      <div role="status" className={styles.done}>
        {told}
      </div>
      <LoadTold loader={loader} />
      <Part title="This game">
        <p>
          {isStored
            ? `“${table.title}” is stored in this browser after every action.`
            : 'It is not stored in this browser: save it to a file.'}
        </p>
        <button type="button" onClick={() => saveToFile(table)}>
          Save to a file
        </button>
        <LoadButton onLoad={loader.load} />
        <PageLink to={{ page: 'start' }} className={styles.link}>
          All saved games
        </PageLink>
      </Part>
      <Part title="For friends">
        <p>
          {isSecret
            ? 'The diary tells what both of you know. The picture and the print show what your side sees: mind who looks at them.'
            : 'The diary as Markdown, the map as it lies, charts and lists for the paper, and the war in plots.'}
        </p>
        <ForFriends onTold={setTold} />
      </Part>
      <Part title="Positions">
        <p>
          {isSecret
            ? 'A position alone is enough to play on. Something is hidden in this one, so files and copies are sealed: the app opens them behind the curtain.'
            : 'A position alone is enough to play on. It can be edited by hand or made by other tools.'}
        </p>
        <button type="button" onClick={() => copyPosition(table).then(setTold)}>
          Copy this position
        </button>
        <button type="button" onClick={() => (isSecret ? setAsking(true) : startFromHere(table))}>
          Start a new game from it
        </button>
        {isAsking && (
          <AgreementDialog
            title="Start a new game from this position?"
            deed="Start it"
            onAgreed={() => startFromHere(table)}
            onClose={() => setAsking(false)}
          >
            <p>Something is hidden in it, so both players agree to a second copy. It has dice of its own.</p>
          </AgreementDialog>
        )}
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
        <p>Both players may agree to put units elsewhere, and to set points, weather and the like by hand.</p>
        <button type="button" onClick={() => beginUmpiring(table)}>
          Set things by hand
        </button>
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

/** A text in the form in which files come. */
const pasted = (text: string): SaveFile => ({ name: 'The text', size: text.length, text: async () => text })

const positionNow = ({ session }: Table): string =>
  positionText(session.store.getState().history, session.store.getState().solo)

async function copyPosition(table: Table): Promise<string> {
  try {
    await navigator.clipboard.writeText(positionNow(table))
    return 'The position is on the clipboard.'
  } catch {
    downloadText(`${table.engine.game.id}-position.json`, positionNow(table))
    return 'The clipboard is closed to this page: the position was saved as a file instead.'
  }
}

/** Whoever tries things out in a copy must not learn the dice that are to come: it has its own. */
async function startFromHere(table: Table): Promise<void> {
  const history = historyOf(table)
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? history.seed
  const start = { ...stateAt(history), rng: seedDice(seed) }
  goTo({ page: 'play', id: await table.shelf.put(beginFrom(table.engine, seed, start)) })
}
