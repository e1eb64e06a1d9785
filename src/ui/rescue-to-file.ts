import { rescueName, rescueText } from '../store/rescue'
import type { SavedParts } from '../store/saved-games'
import type { Shelf } from '../store/shelf'
import { downloadText } from './download-text'

/** What lies in storage of a game; null: nothing, or storage cannot be read. */
export async function storedParts(shelf: Shelf, id: string): Promise<SavedParts | null> {
  try {
    return (await (await shelf.saved())?.read(id)) ?? null
  } catch {
    return null
  }
}

/** Hands what lies in storage of a game to the player as a file, even where it cannot be opened. */
export async function rescueToFile(shelf: Shelf, id: string): Promise<void> {
  const parts = await storedParts(shelf, id)
  if (parts !== null) downloadText(rescueName(parts), rescueText(parts))
}
