import { isObject, type Json } from '../json'

/**
 * A save of a game in which something is hidden is written so that it cannot be read at a glance: neither where who hides nor which
 * dice come. It keeps nobody out who sets his mind to it, but no click shows it, and the app opens it behind the curtain.
 */
const SEALED = 'powderkeg/sealed'

/** Any two bytes would do; the same text is always sealed in the same way, so that files can be compared. */
const KEY = 0x9e3779b9

export function sealText(game: string, text: string): string {
  const bytes = new TextEncoder().encode(text)
  return `${JSON.stringify({ format: SEALED, game, sealed: toBase64(scrambled(bytes)) }, null, 1)}\n`
}

/** The text inside, or the text itself where it is not sealed; null: it is sealed and broken. */
export function unsealText(text: string): string | null {
  if (!text.includes(SEALED)) return text
  let content: Json
  try {
    content = JSON.parse(text) as Json
  } catch {
    return text
  }
  if (!isObject(content) || content.format !== SEALED) return text
  if (typeof content.sealed !== 'string') return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(scrambled(fromBase64(content.sealed)))
  } catch {
    return null
  }
}

/** Each byte against the next of an endless row; twice is as before. */
function scrambled(bytes: Uint8Array): Uint8Array {
  const out = new Uint8Array(bytes.length)
  let state = KEY
  for (let at = 0; at < bytes.length; at++) {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) >>> 0
    out[at] = (bytes[at] ?? 0) ^ ((state >>> 13) & 0xff)
  }
  return out
}

/** So many at a time are spread into one call. */
const PIECE = 0x8000

function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE))
  return btoa(text)
}

const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), each => each.charCodeAt(0))
