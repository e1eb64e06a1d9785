import { useCallback, useEffect, useState } from 'react'
import type { ListedGame, SavedGames } from '../../store/saved-games'
import type { Shelf } from '../../store/shelf'
import { rescueToFile } from '../rescue-to-file'

export type SavedShelf = {
  readonly games: readonly ListedGame[]
  /** False where the browser stores nothing. */
  readonly isStored: boolean
  rename(id: string, title: string): void
  remove(id: string): void
  /** Hands what lies in storage of a game that cannot be read to the player as a file. */
  rescue(id: string): void
}

/** The saved games, read when the page opens and after each change. */
export function useSavedList(shelf: Shelf): SavedShelf {
  const [games, setGames] = useState<readonly ListedGame[]>([])
  const [isStored, setStored] = useState(true)
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
  return {
    games,
    isStored,
    rename: (id, title) => void change(saved => saved.rename(id, title)),
    remove: id => void change(saved => saved.remove(id)),
    rescue: id => void rescueToFile(shelf, id),
  }
}
