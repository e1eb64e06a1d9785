import type { Side } from '../core/ids'
import type { TextStorage } from './preferences'

/** What the players write down beside a game, each side its own sheet. */
export interface Notes {
  read(side: Side): string
  write(side: Side, text: string): void
}

const keyOf = (game: string, side: Side): string => `powderkeg.notes.${game}.${side}`

/** Notes that outlive the page. Without storage, or with one that refuses, they live as long as the page. */
export function createNotes(storage: TextStorage | null, game: string): Notes {
  const written = new Map<Side, string>()
  return {
    read: side => written.get(side) ?? readStored(storage, keyOf(game, side)),
    write(side, text) {
      written.set(side, text)
      try {
        storage?.setItem(keyOf(game, side), text)
      } catch {
        // A full or forbidden storage costs only what comes after this page.
      }
    },
  }
}

function readStored(storage: TextStorage | null, key: string): string {
  try {
    const stored: unknown = storage?.getItem(key)
    return typeof stored === 'string' ? stored : ''
  } catch {
    return ''
  }
}
