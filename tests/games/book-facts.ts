import { readFileSync } from 'node:fs'

/** A town or line of the book whose position on the earth and hex are both known. */
export interface Anchor {
  readonly hex: string
  readonly place: string
  readonly lon: number
  readonly lat: number
}

/** tests/fixtures/books: what the books say of hexes, taken over and compared by `npm run books`. */
export const bookFacts = <Facts>(game: string): Facts & { readonly anchors: readonly Anchor[] } =>
  JSON.parse(readFileSync(new URL(`../fixtures/books/${game}.json`, import.meta.url), 'utf8'))
