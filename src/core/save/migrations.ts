import type { Json } from '../json'

export type Content = { readonly [field: string]: Json }

/** Turns a file of format N into one of format N + 1. */
export type FormatMigration = (content: Content) => Content

/** Format 1 had a mark at every change of side instead of at the end of each phase. Its marks still say the truth. */
const fileFrom1: FormatMigration = content => ({ ...content, format: 'powderkeg/2' })

/** By the format they start from. */
export const MIGRATIONS: { readonly [from: number]: FormatMigration } = { 1: fileFrom1 }

/**
 * Storage of format 1 had one position a game, written with every action and therefore the one that the game stands at. How long its
 * log was nobody wrote down. null when the rows are not what they should be.
 */
export function keyframeFrom1(game: unknown, position: unknown): Content | null {
  const [head, row] = [game as Partial<Content> | null, position as Partial<Content> | null]
  if (typeof head?.cursor !== 'number' || typeof row?.saved !== 'string') return null
  return {
    saved: row.saved,
    index: head.cursor,
    position: row.position ?? null,
    rules: row.rules ?? null,
    logged: null,
  }
}
