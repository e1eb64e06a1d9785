import { useCallback, useRef, useState } from 'react'
import type { GameEntry } from '../../games'
import { type LoadReport, readSaveFile, type SaveFile } from './load-report'

/** Reads files one after the other; the report is always of the last one given. */
export function useSaveLoader(entries: readonly GameEntry[]) {
  const [report, setReport] = useState<LoadReport | null>(null)
  const latest = useRef(0)
  const load = useCallback(
    async (file: SaveFile) => {
      const turn = ++latest.current
      setReport({ is: 'reading', file: file.name })
      const found = await readSaveFile(file, entries)
      if (turn === latest.current) setReport(found)
    },
    [entries],
  )
  return { report, load, dismiss: useCallback(() => setReport(null), []) }
}
