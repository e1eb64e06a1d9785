// Our own sources as a tree, by a real parser (oxc).
import { parseSync } from 'oxc-parser'

/**
 * A node of the tree; positions count characters of the text.
 *
 * @typedef {{ type: string, start: number, end: number, [field: string]: unknown }} Node
 * @typedef {{ specifier: string, line: number, typeOnly: boolean }} Import
 */

/** @param {string} text @param {number} index @returns {number} counted from 1 */
export const lineOf = (text, index) => text.slice(0, index).split('\n').length

/** @param {unknown} value @returns {value is Node} */
const isNode = value => typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** The hottest function of every check, hence the plain loops. @param {Node} node @returns {Node[]} in the order of the text */
export const childrenOf = node => {
  const children = []
  for (const field in node) {
    const value = node[field]
    if (typeof value !== 'object' || value === null || field === 'parent') continue
    if (Array.isArray(value)) {
      for (const each of value) if (isNode(each)) children.push(each)
    } else if (isNode(value)) children.push(value)
  }
  return children
}

/**
 * Throws when the text is no TypeScript.
 *
 * @param {string} file decides whether it may hold JSX
 * @param {string} text
 * @returns {Node}
 */
export const parse = (file, text) => {
  const { program, errors } = parseSync(file, text)
  const [error] = errors
  if (error !== undefined) throw new SyntaxError(`${file}: ${error.message}`)
  return /** @type {Node} */ (/** @type {unknown} */ (program))
}

/**
 * Every node, each after those that hold it; the nearest of these comes last.
 *
 * @param {Node} node
 * @param {(node: Node, within: readonly Node[]) => void} visit
 * @param {readonly Node[]} within
 */
export const walk = (node, visit, within = []) => {
  visit(node, within)
  const inner = [...within, node]
  for (const child of childrenOf(node)) walk(child, visit, inner)
}

/** @param {unknown} node @returns {string | null} */
const stringOf = node => {
  if (!isNode(node)) return null
  if (node.type === 'TSLiteralType') return stringOf(node.literal)
  if (node.type === 'TemplateLiteral') {
    const [only, ...others] = /** @type {{ value: { cooked: string } }[]} */ (node.quasis)
    return others.length === 0 && only !== undefined ? only.value.cooked : null
  }
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : null
}

/** `import { type A }` still loads the module (verbatimModuleSyntax). @param {Node} node */
const takesOnlyTypes = node => node.importKind === 'type' || node.exportKind === 'type'

/** Calls that bring in a module: require('x'), vi.mock is none of ours. @param {Node} node */
const isRequire = node =>
  node.type === 'CallExpression' &&
  isNode(node.callee) &&
  node.callee.type === 'Identifier' &&
  node.callee.name === 'require'

/** @param {Node} node @returns {{ source: unknown, typeOnly: boolean } | null} */
const importOf = node => {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return { source: node.source, typeOnly: takesOnlyTypes(node) }
    case 'ImportExpression':
      return { source: node.source, typeOnly: false }
    case 'TSImportType':
      return { source: node.source ?? node.argument, typeOnly: true }
    case 'TSExternalModuleReference':
      return { source: node.expression, typeOnly: false }
    default:
      return isRequire(node) ? { source: /** @type {unknown[]} */ (node.arguments)[0], typeOnly: false } : null
  }
}

const MAY_CALL = /\b(?:import|require)\s*(?:\/[/*]|\()|\bimport\s+\w+\s*=|\bdeclare\b|\bnamespace\b/

/**
 * Everything a file imports, in every form TypeScript has.
 *
 * @param {Node} program
 * @param {string} text
 * @returns {Import[]}
 */
export const importsIn = (program, text) => {
  /** @type {Import[]} */
  const found = []
  /** @param {Node} node */
  const look = node => {
    const imported = importOf(node)
    const specifier = imported && stringOf(imported.source)
    if (imported && specifier !== null) {
      found.push({ specifier, line: lineOf(text, node.start), typeOnly: imported.typeOnly })
    }
  }
  // Those of a statement stand at its top; only a call brings in a module from further down.
  if (MAY_CALL.test(text)) walk(program, look)
  else for (const statement of childrenOf(program)) look(statement)
  return found
}
