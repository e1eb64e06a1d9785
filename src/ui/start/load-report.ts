import { openFile } from '../../core/save/open-file'
import type { Problem } from '../../core/save/problems'
import type { GameEntry } from '../../games'
import type { Slicing } from '../../store/in-slices'
import { type Imported, importFile } from '../../store/save-text'

/** What became of a file that someone picked or dropped. */
export type LoadReport =
  | {
      readonly is: 'reading'
      readonly file: string /** How much of it has been played again. */
      readonly share: number | null
    }
  | { readonly is: 'damaged'; readonly file: string; readonly problems: readonly Problem[] }
  | { readonly is: 'unplayable'; readonly file: string; readonly game: string }
  | { readonly is: 'read'; readonly file: string; readonly imported: Imported }

/** The part of a File that reading needs. */
export type SaveFile = { readonly name: string; readonly size: number; text(): Promise<string> }

const MOST_BYTES = 20 * 1024 * 1024

export async function readSaveFile(
  file: SaveFile,
  entries: readonly GameEntry[],
  slicing: Slicing = {},
): Promise<LoadReport> {
  const damaged = (...problems: readonly Problem[]): LoadReport => ({ is: 'damaged', file: file.name, problems })
  if (file.size > MOST_BYTES) {
    const found = `${(file.size / 1048576).toFixed(1)} MB`
    return damaged({ path: '', expected: 'a file of at most 20 MB', found })
  }
  let text: string
  try {
    text = await file.text()
  } catch {
    return damaged({ path: '', expected: 'a file that can be read', found: 'something else, perhaps a folder' })
  }
  const opened = openFile(text)
  if (!opened.ok) return damaged(...opened.problems)
  const entry = entries.find(each => each.id === opened.value.game)
  if (entry && !entry.load) return { is: 'unplayable', file: file.name, game: entry.title }
  const imported = await importFile(opened.value, entries, slicing)
  return imported.ok ? { is: 'read', file: file.name, imported: imported.value } : damaged(...imported.problems)
}
