/** Letters that mean the same everywhere at the table, so that no answer has them for a key. */
export const RESERVED_LETTERS: ReadonlySet<string> = new Set([...'euynkszowhcrfvtlgq'])
