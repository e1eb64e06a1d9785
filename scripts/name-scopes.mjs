// Where in a token list a name is a local one: a constant, a variable, a function or a parameter.

/**
 * @typedef {import('./source-scanner.mjs').Token} Token
 * @typedef {{ from: number, to: number }} Range token indexes, both included
 * @typedef {{ partner: number[], parent: number[] }} Brackets for each token: the bracket that matches it, and the
 * innermost open bracket around it; -1 for none
 */

const OPENING = new Set(['(', '[', '{'])
const CLOSING = new Set([')', ']', '}'])
const DECLARES = new Set(['const', 'let', 'var', 'function', 'class'])
const BEFORE_PATTERN_NAME = new Set(['(', ',', '{', '[', '...', ':'])
const BEFORE_OBJECT_TYPE = new Set([':', '|', '&', '<', ',', '=>'])
const STATEMENT_STARTS = new Set(
  'const let var function class export import type interface return if for while switch throw try'.split(' '),
)

/** @param {Token | undefined} token @param {Set<string>} set */
const isPunct = (token, set) => token?.kind === 'punct' && set.has(token.text)

/**
 * @param {Token[]} tokens
 * @returns {Brackets}
 */
const matchBrackets = tokens => {
  const partner = tokens.map(() => -1)
  const parent = tokens.map(() => -1)
  /** @type {number[]} */
  const open = []
  for (const [i, token] of tokens.entries()) {
    if (isPunct(token, CLOSING)) {
      const start = open.pop() ?? -1
      partner[i] = start
      if (start >= 0) partner[start] = i
    }
    parent[i] = open.at(-1) ?? -1
    if (isPunct(token, OPENING)) open.push(i)
  }
  return { partner, parent }
}

/** The last token of an expression that begins at `i`. @param {Token[]} tokens @param {Brackets} brackets @param {number} i */
const expressionEnd = (tokens, { partner }, i) => {
  let at = i
  while (at < tokens.length) {
    const token = tokens[at]
    if (isPunct(token, CLOSING) || token.text === ',' || token.text === ';') return at - 1
    if (at > i && token.kind === 'word' && STATEMENT_STARTS.has(token.text) && tokens[at - 1].line < token.line)
      return at - 1
    at = isPunct(token, OPENING) && partner[at] > at ? partner[at] + 1 : at + 1
  }
  return tokens.length - 1
}

/** The end of the function or loop whose list of parameters closes at `i`. @param {Token[]} tokens @param {Brackets} brackets @param {number} i */
const bodyEnd = (tokens, brackets, i) => {
  let at = i + 1
  if (tokens[at]?.text === ':') {
    at++
    while (at < tokens.length && tokens[at].text !== '=>') {
      if (tokens[at].text === '{' && !isPunct(tokens[at - 1], BEFORE_OBJECT_TYPE)) break
      at = isPunct(tokens[at], OPENING) && brackets.partner[at] > at ? brackets.partner[at] + 1 : at + 1
    }
  }
  if (tokens[at]?.text === '=>') at++
  return tokens[at]?.text === '{' ? brackets.partner[at] : expressionEnd(tokens, brackets, at)
}

/** Out of a destructuring pattern. @param {Token[]} tokens @param {Brackets} brackets @param {number} i */
const outOfPattern = (tokens, { parent }, i) => {
  let outer = i
  while (parent[outer] >= 0 && (tokens[parent[outer]].text === '{' || tokens[parent[outer]].text === '[')) {
    const before = tokens[parent[outer] - 1]
    if (!isPunct(before, BEFORE_PATTERN_NAME) && !(before?.kind === 'word' && DECLARES.has(before.text))) break
    outer = parent[outer]
  }
  return outer
}

/**
 * Where the name at `i` holds as a constant or variable, if it is declared there as one.
 *
 * @param {Token[]} tokens
 * @param {Brackets} brackets
 * @param {number} i
 * @returns {Range | null}
 */
const declaredRange = (tokens, brackets, i) => {
  const outer = outOfPattern(tokens, brackets, i)
  const before = tokens[outer - 1]
  if (before?.kind !== 'word' || !DECLARES.has(before.text)) return null
  const block = brackets.parent[outer]
  if (block < 0) return { from: 0, to: tokens.length - 1 }
  // `for (const name of names)`: the loop follows the parenthesis.
  const to = tokens[block].text === '(' ? bodyEnd(tokens, brackets, brackets.partner[block]) : brackets.partner[block]
  return { from: block, to }
}

/**
 * Where the name at `i` holds as a parameter, if it is one. `f(name: T)` is always one; without a type it is one
 * before an arrow only, else it may be an argument.
 *
 * @param {Token[]} tokens
 * @param {Brackets} brackets
 * @param {number} i
 * @returns {Range | null}
 */
const parameterRange = (tokens, brackets, i) => {
  if (tokens[i + 1]?.text === '=>') return { from: i, to: bodyEnd(tokens, brackets, i) }
  const list = brackets.parent[outOfPattern(tokens, brackets, i)]
  if (list < 0 || tokens[list].text !== '(' || !isPunct(tokens[i - 1], BEFORE_PATTERN_NAME)) return null
  const close = brackets.partner[list]
  const isDirect = brackets.parent[i] === list
  const isTyped =
    isDirect && (tokens[i + 1]?.text === ':' || (tokens[i + 1]?.text === '?' && tokens[i + 2]?.text === ':'))
  if (!isTyped && tokens[close + 1]?.text !== '=>') return null
  return { from: list, to: bodyEnd(tokens, brackets, close) }
}

/**
 * The parts of a source in which a name is its own, and not that of the browser.
 *
 * @param {Token[]} tokens
 * @param {string} name
 * @returns {Range[]}
 */
export const localRanges = (tokens, name) => {
  const brackets = matchBrackets(tokens)
  return tokens.flatMap((token, i) => {
    if (token.kind !== 'word' || token.text !== name) return []
    return declaredRange(tokens, brackets, i) ?? parameterRange(tokens, brackets, i) ?? []
  })
}
