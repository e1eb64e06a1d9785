/** Words and abbreviations of a game that a newcomer cannot know, each in one short sentence. */
export type Glossary = { readonly [word: string]: string }

export type GlossedPart = string | { readonly word: string; readonly means: string }

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A text with the words of the glossary picked out of it, each once: the first time tells it. */
export function glossed(text: string, glossary: Glossary): readonly GlossedPart[] {
  const words = Object.keys(glossary).sort((a, b) => b.length - a.length)
  if (words.length === 0) return [text]
  const told = new Set<string>()
  // Never within a longer word: 'MP' is not meant in 'IMPROVED'.
  const pattern = new RegExp(`(?<![\\p{L}\\d])(${words.map(escaped).join('|')})(?![\\p{L}\\d])`, 'gu')
  const parts: GlossedPart[] = []
  let from = 0
  for (const match of text.matchAll(pattern)) {
    const word = match[0]
    if (told.has(word)) continue
    told.add(word)
    if (match.index > from) parts.push(text.slice(from, match.index))
    parts.push({ word, means: glossary[word] ?? '' })
    from = match.index + word.length
  }
  if (from < text.length) parts.push(text.slice(from))
  return parts
}
