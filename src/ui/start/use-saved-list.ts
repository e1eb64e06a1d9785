import { useCallback, useEffect, useState } from 'react'
import type { GameEntry } from '../../games'
import { exportSaved } from '../../store/export-saved'
import type { ListedGame, SavedGames, SavedParts } from '../../store/saved-games'
import type { Shelf } from '../../store/shelf'
import { downloadText } from '../download-text'
import { rescueToFile } from '../rescue-to-file'

export type SavedShelf = {
  readonly games: readonly ListedGame[]
  /** False where the browser stores nothing. */
  readonly isStored: boolean
  /** The name of what was deleted last and can be put back; null: nothing. */
  readonly removed: string | null
  /** Why what was asked for last was not done. */
  readonly failed: string | null
  rename(id: string, title: string): void
  copy(id: string, title: string): void
  export(id: string): void
  remove(id: string, title: string): void
  putBack(): void
  /** Hands what lies in storage of a game that cannot be read to the player as a file. */
  rescue(id: string): void
}

type Removed = { readonly id: string; readonly title: string; readonly parts: SavedParts }

/** The saved games, read when the page opens and after each change. What is deleted can be put back as long as the page is open. */
export function useSavedList(shelf: Shelf, entries: readonly GameEntry[]): SavedShelf {
  const [games, setGames] = useState<readonly ListedGame[]>([])
  const [isStored, setStored] = useState(true)
  const [removed, setRemoved] = useState<Removed | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const change = useCallback(
    async (act: (saved: SavedGames) => Promise<unknown>) => {
      const saved = await shelf.saved()
      setStored(saved !== null)
      if (saved === null) return
      await act(saved)
      setGames(await saved.list())
    },
    [shelf],
  )
  useEffect(() => {
    change(async () => undefined).catch(() => setStored(false))
  }, [change])
  const doing = (act: (saved: SavedGames) => Promise<unknown>): void => {
    setFailed(null)
    change(act).catch(error => setFailed(error instanceof Error ? error.message : String(error)))
  }
  return {
    games,
    isStored,
    removed: removed?.title ?? null,
    failed,
    rename: (id, title) => doing(saved => saved.rename(id, title)),
    copy: (id, title) => doing(saved => saved.copy(id, copyName(title, games))),
    export: id =>
      doing(async saved => {
        const file = await exportSaved(saved, id, entries)
        if (file === null) throw new Error('This game cannot be opened as it lies: look at it at the table first.')
        downloadText(file.name, file.text)
      }),
    remove: (id, title) =>
      doing(async saved => {
        const parts = await saved.remove(id)
        setRemoved(parts === null ? null : { id, title, parts })
      }),
    putBack: () =>
      doing(async saved => {
        if (removed !== null) await saved.putBack(removed.id, removed.parts)
        setRemoved(null)
      }),
    rescue: id => void rescueToFile(shelf, id),
  }
}

/** 'Early 1941 (copy)', 'Early 1941 (copy 2)': no two alike. */
function copyName(title: string, games: readonly ListedGame[]): string {
  const names = new Set(games.map(game => ('row' in game ? game.row.title : '')))
  const plain = title.replace(/ \(copy( \d+)?\)$/, '')
  for (let count = 1; ; count++) {
    const name = `${plain} (copy${count === 1 ? '' : ` ${count}`})`
    if (!names.has(name)) return name
  }
}
