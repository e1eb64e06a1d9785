import { useEffect, useState } from 'react'
import type { GameModule } from '../../core/engine/module'
import type { GameState } from '../../core/engine/state'
import type { GameEntry } from '../../games'
import { playChunk } from '../play-chunk'

export type ChosenGame =
  | { readonly is: 'loading' }
  | { readonly is: 'ready'; readonly game: GameModule<GameState> }
  | { readonly is: 'failed'; readonly why: string }

/** The rules of the game chosen on the start page, and in the background all else that its table will need. */
export function useChosenGame(entry: GameEntry | null): ChosenGame {
  const [found, setFound] = useState<{ readonly id: string; readonly chosen: ChosenGame } | null>(null)
  useEffect(() => {
    if (entry?.load === undefined) return
    let isWanted = true
    const set = (chosen: ChosenGame): void => {
      if (isWanted) setFound({ id: entry.id, chosen })
    }
    entry.load().then(
      game => {
        set({ is: 'ready', game })
        prepareTable(game.id)
      },
      error => set({ is: 'failed', why: error instanceof Error ? error.message : String(error) }),
    )
    return () => {
      isWanted = false
    }
  }, [entry])
  return found !== null && found.id === entry?.id ? found.chosen : { is: 'loading' }
}

/** Map and screen are fetched while the scenario is being chosen; if that fails, the play page tries again and tells. */
function prepareTable(game: string): void {
  playChunk.fetch().catch(() => undefined)
  import('../screens/maps/use-game-map').then(({ openMap }) => openMap(game)).catch(() => undefined)
}
