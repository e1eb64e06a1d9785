// Reads TypeScript well enough to know its imports and the names it uses. TypeScript 7 has no stable scanner to call.

/**
 * @typedef {'word' | 'string' | 'template' | 'number' | 'regex' | 'punct'} TokenKind
 * @typedef {{ kind: TokenKind, text: string, line: number }} Token `text` of a string is what stands between its quotes
 * @typedef {{ specifier: string, line: number, typeOnly: boolean }} Import
 */

const SPACE = /\s+/y
const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?\*\//y
const WORD = /[\p{ID_Start}$_][\p{ID_Continue}$]*/uy
const NUMBER = /\d(?:[eE][+-]|[\w.])*/y
const STRING = /'((?:[^'\\\n]|\\[\s\S])*)'|"((?:[^"\\\n]|\\[\s\S])*)"/y
const TEMPLATE_CHUNK = /((?:[^`\\$]|\\[\s\S]|\$(?!\{))*)(`|\$\{)/y
const REGEX = /\/(?:[^/\\[\n]|\\[^\n]|\[(?:[^\]\\\n]|\\[^\n])*\])+\/[a-z]*/y
const PUNCT = /\.\.\.|\?\.(?!\d)|=>|\+\+|--|[\s\S]/y

/** After these words a slash begins a regular expression; after any other word it divides. */
const BEFORE_REGEX = new Set('return typeof case in of delete void throw new else do yield await instanceof'.split(' '))
const BEFORE_DIVISION = new Set([')', ']', '}', '++', '--'])

/** @param {Token | undefined} previous */
const mayBeRegex = previous => {
  if (previous === undefined) return true
  if (previous.kind === 'word') return BEFORE_REGEX.has(previous.text)
  return previous.kind === 'punct' && !BEFORE_DIVISION.has(previous.text)
}

/**
 * The tokens of a source text, without comments. What opens a string or regular expression and does not close it on
 * its line is plain punctuation: so an apostrophe in JSX text costs nothing.
 *
 * @param {string} source
 * @returns {Token[]}
 */
export const scanTokens = source => {
  /** @type {Token[]} */
  const tokens = []
  /** Open braces, and the `${` among them at whose end a template goes on. @type {('{' | '${')[]} */
  const open = []
  let at = 0
  let line = 1

  /** @param {RegExp} pattern */
  const match = pattern => {
    pattern.lastIndex = at
    return pattern.exec(source)
  }
  /** @param {string} text */
  const pass = text => {
    at += text.length
    for (const character of text) if (character === '\n') line++
  }
  /** @param {TokenKind} kind @param {string} text @param {string} whole */
  const take = (kind, text, whole) => {
    tokens.push({ kind, text, line })
    pass(whole)
  }
  /** A piece of a template, from its backtick or from the brace that closes a value. @param {boolean} isStart */
  const takeTemplate = isStart => {
    pass(source[at] ?? '')
    const [whole, text, end] = match(TEMPLATE_CHUNK) ?? [source.slice(at), source.slice(at), '`']
    if (end === '${') open.push('${')
    take(isStart && end === '`' ? 'string' : 'template', text ?? '', whole)
  }
  /** JSX has slashes in `</a>` and `<a />`, where no regular expression can stand. */
  const isRegexHere = () =>
    source[at] === '/' && source[at + 1] !== '>' && source[at - 1] !== '<' && mayBeRegex(tokens.at(-1))

  while (at < source.length) {
    const skipped = match(SPACE) ?? match(COMMENT)
    if (skipped) {
      pass(skipped[0])
      continue
    }
    const string = match(STRING)
    if (string) {
      take('string', string[1] ?? string[2] ?? '', string[0])
      continue
    }
    const word = match(WORD)
    const number = word ? null : match(NUMBER)
    const regex = isRegexHere() ? match(REGEX) : null
    if (source[at] === '`') takeTemplate(true)
    else if (source[at] === '}' && open.pop() === '${') takeTemplate(false)
    else if (word) take('word', word[0], word[0])
    else if (number) take('number', number[0], number[0])
    else if (regex) take('regex', regex[0], regex[0])
    else {
      const punct = match(PUNCT)?.[0] ?? ''
      if (punct === '{') open.push('{')
      take('punct', punct, punct)
    }
  }
  return tokens
}

const IN_CLAUSE = new Set(['{', '}', ',', '*'])
const PROMISE_METHODS = new Set(['then', 'catch', 'finally'])

/**
 * The specifier at the end of `... from 'specifier'`, when the tokens from `i` on are such a clause.
 *
 * @param {Token[]} tokens
 * @param {number} i
 * @returns {Token | null}
 */
const fromClause = (tokens, i) => {
  for (let at = i; at < tokens.length; at++) {
    const token = tokens[at]
    const next = tokens[at + 1]
    if (token.kind === 'word' && token.text === 'from' && next?.kind === 'string') return next
    if (token.kind === 'punct' && !IN_CLAUSE.has(token.text)) return null
    if (token.text === '}' && next?.text !== 'from') return null
    if (token.kind !== 'word' && token.kind !== 'punct' && token.kind !== 'string') return null
  }
  return null
}

/** @param {Token[]} tokens @param {number} i */
const callArgument = (tokens, i) =>
  tokens[i + 1]?.text === '(' && tokens[i + 2]?.kind === 'string' ? tokens[i + 2] : null

/**
 * `import type X` and `import type { X }`, but not `import type from './type'`.
 *
 * @param {Token[]} tokens
 * @param {number} i
 */
const saysType = (tokens, i) => {
  const [after, second] = [tokens[i + 2], tokens[i + 3]]
  if (tokens[i + 1]?.text !== 'type' || after === undefined) return false
  if (after.text === 'from') return second?.kind === 'word'
  return after.kind === 'word' || after.text === '{' || after.text === '*'
}

/**
 * @param {Token[]} tokens
 * @param {number} i the index of `import`
 * @returns {{ found: Token | null, typeOnly: boolean }}
 */
const readImport = (tokens, i) => {
  const next = tokens[i + 1]
  if (next?.text === '(') {
    const found = callArgument(tokens, i)
    const [dot, member] = [tokens[i + 4], tokens[i + 5]]
    return { found, typeOnly: dot?.text === '.' && member?.kind === 'word' && !PROMISE_METHODS.has(member.text) }
  }
  if (next?.kind === 'string') return { found: next, typeOnly: false }
  return { found: fromClause(tokens, i + 1), typeOnly: saysType(tokens, i) }
}

/**
 * Every module a source text names: import, export from, import(), import('...').Type, require().
 *
 * @param {Token[]} tokens
 * @returns {Import[]}
 */
export const importsIn = tokens => {
  /** @type {Import[]} */
  const imports = []
  /** @param {Token | null} found @param {boolean} typeOnly */
  const add = (found, typeOnly) => {
    if (found) imports.push({ specifier: found.text, line: found.line, typeOnly })
  }
  for (const [i, token] of tokens.entries()) {
    if (token.kind !== 'word' || isMember(tokens, i)) continue
    if (token.text === 'import') {
      const { found, typeOnly } = readImport(tokens, i)
      add(found, typeOnly)
    } else if (token.text === 'export') {
      const typeOnly = saysType(tokens, i)
      const opens = tokens[i + (typeOnly ? 2 : 1)]
      if (opens?.text === '{' || opens?.text === '*') add(fromClause(tokens, i + 1), typeOnly)
    } else if (token.text === 'require') add(callArgument(tokens, i), false)
  }
  return imports
}

/** @param {Token[]} tokens @param {number} i */
const isMember = (tokens, i) => {
  const before = tokens[i - 1]
  return before?.kind === 'punct' && (before.text === '.' || before.text === '?.' || before.text === '#')
}

/**
 * A key of an object, type or parameter list: `name:` or `name?:`, but not the middle of `a ? name : b`.
 *
 * @param {Token[]} tokens
 * @param {number} i
 */
const isKey = (tokens, i) => {
  const [next, second, before] = [tokens[i + 1], tokens[i + 2], tokens[i - 1]]
  const colon = next?.text === ':' || (next?.text === '?' && second?.text === ':')
  return colon && before?.text !== '?' && before?.text !== 'case'
}

/**
 * The words that stand by themselves: neither a member (`a.name`) nor a key (`name:`). A chain of members stands behind
 * its first word, so that `Math.random` can be told from `Math.floor`.
 *
 * @param {Token[]} tokens
 * @returns {{ name: string, chain: string, before: string, line: number, index: number }[]}
 */
export const bareNamesIn = tokens =>
  tokens.flatMap((token, i) => {
    if (token.kind !== 'word' || isMember(tokens, i) || isKey(tokens, i)) return []
    const isDot = tokens[i + 1]?.text === '.' || tokens[i + 1]?.text === '?.'
    const chain = isDot ? `${token.text}.${tokens[i + 2]?.text ?? ''}` : token.text
    return [{ name: token.text, chain, before: tokens[i - 1]?.text ?? '', line: token.line, index: i }]
  })
