import { scanTokens, type Token } from '../../../scripts/source-scanner.mjs'

export type TestTitle = { readonly title: string; readonly line: number }

const TESTS = new Set(['it', 'test'])
const GROUPS = new Set(['describe', 'suite'])
/** What is written behind these does not run, or is meant to fail: it proves nothing. */
const IDLE = new Set(['skip', 'todo', 'fails'])
const OPENING = new Set(['(', '[', '{'])
const CLOSING = new Set([')', ']', '}'])

/** The titles of the tests a source text would run, as far as they are written out in it. */
export function testTitles(source: string): TestTitle[] {
  const tokens = scanTokens(source)
  const titles: TestTitle[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token
    if (token.kind !== 'word' || tokens[at - 1]?.text === '.') continue
    if (!TESTS.has(token.text) && !GROUPS.has(token.text)) continue
    const call = readCall(tokens, at)
    if (call === null) continue
    if (GROUPS.has(token.text)) {
      if (call.isIdle) at = closingOf(tokens, call.opens)
    } else {
      const title = tokens[call.opens + 1] as Token
      if (!call.isIdle) titles.push({ title: title.text, line: title.line })
    }
  }
  return titles
}

type Call = { readonly opens: number; readonly isIdle: boolean }

/** The call that names a test: `it(`, `it.only(`, `it.each([…])(`, `` it.each`…`( ``; `opens` is its bracket, before the title. */
function readCall(tokens: readonly Token[], word: number): Call | null {
  let isIdle = false
  let at = word + 1
  while (tokens[at]?.text === '.' && tokens[at]?.kind === 'punct') {
    isIdle ||= IDLE.has(tokens[at + 1]?.text ?? '')
    at += 2
  }
  if (isText(tokens[at])) at = endOfTable(tokens, at)
  else if (isOpening(tokens, at) && !isText(tokens[at + 1])) at = closingOf(tokens, at) + 1
  // A list of rows may begin with a text too: then the call behind it is the one with the title.
  else if (isOpening(tokens, closingOf(tokens, at) + 1)) at = closingOf(tokens, at) + 1
  return isOpening(tokens, at) && isText(tokens[at + 1]) ? { opens: at, isIdle } : null
}

const isText = (token: Token | undefined): boolean => token?.kind === 'string' || token?.kind === 'template'

const isOpening = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.kind === 'punct' && tokens[at]?.text === '('

function closingOf(tokens: readonly Token[], opens: number): number {
  let depth = 0
  for (let at = opens; at < tokens.length; at++) {
    const { kind, text } = tokens[at] as Token
    if (kind !== 'punct') continue
    if (OPENING.has(text)) depth++
    if (CLOSING.has(text) && --depth === 0) return at
  }
  return tokens.length
}

/** A table written as a template ends where a call follows on one of its pieces. */
function endOfTable(tokens: readonly Token[], starts: number): number {
  for (let at = starts; at < tokens.length; at++)
    if (isText(tokens[at]) && isOpening(tokens, at + 1) && isText(tokens[at + 2])) return at + 1
  return tokens.length
}
