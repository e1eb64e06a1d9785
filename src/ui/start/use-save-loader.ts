import { useCallback, useEffect, useRef, useState } from 'react'
import type { GameState } from '../../core/engine/state'
import type { History } from '../../core/save/history'
import type { GameEntry } from '../../games'
import type { Imported } from '../../store/save-text'
import type { Shelf } from '../../store/shelf'
import { goTo } from '../route'
import { type LoadReport, readSaveFile, type SaveFile } from './load-report'

export type SaveLoader = {
  readonly report: LoadReport | null
  /** Reads files one after the other; the report is always of the last one given. */
  readonly load: (file: SaveFile) => Promise<void>
  /** Puts the report away; what is still being read is called off. */
  readonly dismiss: () => void
  /** Puts it on the shelf as a game of its own and goes to its table. */
  readonly open: (imported: Imported, history: History<GameState>) => Promise<void>
}

/** Files on their way to the table. A sound one of a game that has a table goes straight there. */
export function useSaveLoader(entries: readonly GameEntry[], shelf: Shelf): SaveLoader {
  const [report, setReport] = useState<LoadReport | null>(null)
  const latest = useRef<AbortController | null>(null)
  const dismiss = useCallback(() => {
    latest.current?.abort()
    setReport(null)
  }, [])
  const open = useCallback(
    async ({ past }: Imported, history: History<GameState>) =>
      goTo({ page: 'play', id: await shelf.put(history, undefined, past) }),
    [shelf],
  )
  const load = useCallback(
    async (file: SaveFile) => {
      latest.current?.abort()
      const reading = new AbortController()
      const { signal } = reading
      latest.current = reading
      setReport({ is: 'reading', file: file.name, share: null })
      const onProgress = (share: number) => {
        if (!signal.aborted) setReport({ is: 'reading', file: file.name, share })
      }
      const found = await readSaveFile(file, entries, { signal, onProgress })
      if (signal.aborted) return
      setReport(found)
      if (found.is !== 'read' || found.imported.engine.game.look === undefined) return
      const { opened } = found.imported
      if (opened.is === 'whole') await open(found.imported, opened.history)
    },
    [entries, open],
  )
  useEffect(() => () => latest.current?.abort(), [])
  return { report, load, dismiss, open }
}
