// Faults that could be made in a source file: where, what, and what stands there instead.
import { lineOf, parse, walk } from '../source-tree.mjs'

/**
 * @typedef {import('../source-tree.mjs').Node} Node
 * @typedef {{ kind: string, start: number, end: number, text: string, line: number, rule: string | null }} Mutant
 * `rule` is the rule id that stands nearest to it, if any stands near
 */

const TURNED = { '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===', '&&': '||', '||': '&&' }

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']

/** @param {unknown} value */
const asNode = value => /** @type {Node} */ (value)

/** @param {Node} node */
const isFunction = node => FUNCTIONS.includes(node.type)

/** @typedef {Pick<Mutant, 'kind' | 'start' | 'end' | 'text'>} Change */

/** @param {Node} node @param {string} text @returns {Change[]} */
const turnedOperator = (node, text) => {
  const operator = /** @type {keyof typeof TURNED} */ (node.operator)
  const [left, right] = [asNode(node.left), asNode(node.right)]
  const start = text.indexOf(operator, left.end)
  if (!(operator in TURNED) || start < 0 || start >= right.start) return []
  const kind = node.type === 'LogicalExpression' ? 'and for or' : 'comparison flipped'
  return [{ kind, start, end: start + operator.length, text: TURNED[operator] }]
}

/** An equation is turned round by its operator already. @param {Node} condition @param {string} text @returns {Change[]} */
const negated = ({ start, end, type, operator }, text) =>
  type === 'BinaryExpression' && /** @type {string} */ (operator).endsWith('==')
    ? []
    : [{ kind: 'condition negated', start, end, text: `!(${text.slice(start, end)})` }]

/** @param {Node} node @param {readonly Node[]} within @returns {Change[]} */
const otherNumber = (node, within) => {
  const { value, start, end } = node
  const holder = within.at(-1)
  // a key is a name, not a quantity
  if (typeof value !== 'number' || (holder?.type === 'Property' && holder.key === node)) return []
  return [
    { kind: 'constant + 1', start, end, text: String(value + 1) },
    { kind: 'constant - 1', start, end, text: value === 0 ? '(-1)' : String(value - 1) },
  ]
}

/** @param {Node} node @returns {Change[]} */
const removedRefusal = node => {
  const callee = asNode(node.callee)
  if (callee.type !== 'Identifier' || callee.name !== 'refusal') return []
  return [{ kind: 'refusal removed', start: node.start, end: node.end, text: 'false' }]
}

/** @param {Node} node @returns {Change[]} */
const removedStatement = node => {
  const { type } = asNode(node.expression)
  if (type !== 'CallExpression' && type !== 'AssignmentExpression') return []
  return [{ kind: 'statement removed', start: node.start, end: node.end, text: ';' }]
}

/** Fields of a step whose function writes. */
const DOERS = ['do', 'enter', 'resume', 'play', 'apply']

/** `do: (s, f, unit) => eliminate(s, unit)` without what it does. @param {Node} node @param {readonly Node[]} within @returns {Change[]} */
const emptiedDoer = (node, within) => {
  const [holder, body] = [within.at(-1), asNode(node.body)]
  const isDoer = holder?.type === 'Property' && DOERS.includes(String(asNode(holder.key).name))
  return isDoer && body.type !== 'BlockStatement'
    ? [{ kind: 'statement removed', start: body.start, end: body.end, text: '{}' }]
    : []
}

/** A function that only does things comes back before it does any. @param {Node} node @returns {Change[]} */
const returnedEarly = node => {
  const body = asNode(node.body)
  if (body?.type !== 'BlockStatement' || /** @type {Node[]} */ (body.body).length < 2) return []
  let gives = false
  walk(body, (inner, within) => {
    if (inner.type === 'ReturnStatement' && inner.argument && !within.some(isFunction)) gives = true
  })
  return gives ? [] : [{ kind: 'early return', start: body.start, end: body.start + 1, text: '{ return;' }]
}

/** @param {Node} node @param {readonly Node[]} within @param {string} text @returns {Change[]} */
const changesAt = (node, within, text) => {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      return turnedOperator(node, text)
    case 'IfStatement':
    case 'ConditionalExpression':
      return negated(asNode(node.test), text)
    case 'Literal':
      return otherNumber(node, within)
    case 'CallExpression':
      return removedRefusal(node)
    case 'ExpressionStatement':
      return removedStatement(node)
    default:
      return isFunction(node) ? [...returnedEarly(node), ...emptiedDoer(node, within)] : []
  }
}

/** A type has no effect; what is thrown at a programmer's fault is no rule. */
const IGNORED = ['ThrowStatement', 'ImportDeclaration']

/** @param {Node} node */
const isIgnored = node =>
  IGNORED.includes(node.type) || (node.type.startsWith('TS') && !node.type.endsWith('Expression'))

/** `const LIMIT = 4` at the top of a file of rules. @param {readonly Node[]} within */
const isNamedNumber = within => within.length === 3 && within.at(-1)?.type === 'VariableDeclarator'

const RULE_ID = /\bR-[A-Z]*\d+\b|\b[A-Z]{0,2}\d+\.[\dA-Za-z]+(?:\.[\dA-Za-z]+)*\b/g
const NEAR = 12

/** In the same line or above it, within the function or its comment. @param {readonly string[]} lines @param {number} line */
const ruleNear = (lines, line) => {
  for (let at = line; at > Math.max(0, line - NEAR); at--) {
    const found = [...(lines[at - 1] ?? '').matchAll(RULE_ID)].map(([id]) => id)
    if (found[0] !== undefined) return found[0]
  }
  return null
}

/**
 * Data are left alone: what stands outside of functions, but for numbers with a name of their own.
 *
 * @param {string} file
 * @param {string} text
 * @returns {Mutant[]}
 */
export const mutantsOf = (file, text) => {
  /** @type {Mutant[]} */
  const found = []
  const lines = text.split('\n')
  walk(parse(file, text), (node, within) => {
    if (isIgnored(node) || within.some(isIgnored)) return
    if (!within.some(isFunction) && !isFunction(node) && !isNamedNumber(within)) return
    for (const change of changesAt(node, within, text)) {
      const line = lineOf(text, change.start)
      found.push({ ...change, line, rule: ruleNear(lines, line) })
    }
  })
  return found
}

/** @param {string} text @param {Mutant} mutant */
export const planted = (text, { start, end, text: instead }) => text.slice(0, start) + instead + text.slice(end)

/**
 * The lines that differ, as a diff.
 *
 * @param {string} text
 * @param {Mutant} mutant
 */
export const diffOf = (text, mutant) => {
  const [from, to] = [lineOf(text, mutant.start), lineOf(text, mutant.end)]
  const grown = planted(text, mutant)
  const last = lineOf(grown, mutant.start + mutant.text.length)
  /** @param {string} of @param {number} end @param {string} sign */
  const part = (of, end, sign) =>
    of
      .split('\n')
      .slice(from - 1, end)
      .map(line => `${sign} ${line}`)
  return [...part(text, to, '-'), ...part(grown, last, '+')].join('\n')
}
