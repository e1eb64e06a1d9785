/** A 32-bit number from any text, always the same. */
export function seedOf(text: string): number {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  h = Math.imul(h ^ (h >>> 13), 0x5bd1e995)
  return (h ^ (h >>> 15)) >>> 0
}

/** 0 to 1. */
export const shareOf = (text: string): number => seedOf(text) / 4294967296

/** A small generator (mulberry32). Every hex has its own, so that one changed hex leaves all others alone. */
export function seededRandom(text: string): () => number {
  let state = seedOf(text)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
