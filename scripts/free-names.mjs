// Names a source uses without declaring them: what it takes from its surroundings.
import { childrenOf } from './source-tree.mjs'

/**
 * @typedef {import('./source-tree.mjs').Node} Node
 * @typedef {{ name: string, chain: string, isNew: boolean, start: number }} FreeName
 * `chain` is the name with the member taken from it, as in 'Math.random'; `isNew`: it is made with `new`
 */

/** @param {unknown} value */
const asNode = value => /** @type {Node} */ (value)
/** @param {unknown} value */
const asList = value => /** @type {Node[]} */ (value ?? [])

/** The names a pattern binds. @param {Node | null | undefined} pattern @returns {string[]} */
const boundBy = pattern => {
  switch (pattern?.type) {
    case 'Identifier':
      return [String(pattern.name)]
    case 'ObjectPattern':
      return asList(pattern.properties).flatMap(each => boundBy(asNode(each.value ?? each.argument)))
    case 'ArrayPattern':
      return asList(pattern.elements).flatMap(boundBy)
    case 'AssignmentPattern':
      return boundBy(asNode(pattern.left))
    case 'RestElement':
      return boundBy(asNode(pattern.argument))
    case 'TSParameterProperty':
      return boundBy(asNode(pattern.parameter))
    default:
      return []
  }
}

/** The names a statement declares around it. @param {Node | null | undefined} statement @returns {string[]} */
const declaredBy = statement => {
  switch (statement?.type) {
    case 'VariableDeclaration':
      return asList(statement.declarations).flatMap(each => boundBy(asNode(each.id)))
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
    case 'TSEnumDeclaration':
      return boundBy(asNode(statement.id))
    case 'ImportDeclaration':
      return asList(statement.specifiers).flatMap(each => boundBy(asNode(each.local)))
    case 'ExportNamedDeclaration':
    case 'ExportDefaultDeclaration':
      return declaredBy(asNode(statement.declaration))
    default:
      return []
  }
}

/** The names that hold within a node. @param {Node} node @returns {string[]} */
const declaredIn = node => {
  switch (node.type) {
    case 'Program':
    case 'BlockStatement':
    case 'StaticBlock':
      return asList(node.body).flatMap(declaredBy)
    case 'ForStatement':
      return declaredBy(asNode(node.init))
    case 'ForInStatement':
    case 'ForOfStatement':
      return declaredBy(asNode(node.left))
    case 'CatchClause':
      return boundBy(asNode(node.param))
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return [...boundBy(asNode(node.id)), ...asList(node.params).flatMap(boundBy)]
    default:
      return []
  }
}

/** A type names nothing that is there when the program runs. @param {Node} node */
const isType = node =>
  node.type.startsWith('TS') && !/^TS(As|Satisfies|NonNull|Instantiation|TypeAssertion|Parameter|Enum)/.test(node.type)

/** What is a name only to its holder: a member, a key, an import's. @param {Node} node @returns {unknown[]} */
const namesOfItsOwn = node => {
  if (/^(Import|Export).*Specifier$/.test(node.type)) return [node.imported, node.exported]
  if (node.type === 'MemberExpression') return node.computed ? [] : [node.property]
  return 'key' in node && !node.computed ? [node.key] : []
}

/** @param {Node} node @param {Node | undefined} holder */
const chainOf = (node, holder) => {
  const isObject = holder?.type === 'MemberExpression' && holder.object === node && !holder.computed
  return isObject ? `${node.name}.${asNode(holder.property).name}` : String(node.name)
}

/** @param {Node} program @returns {FreeName[]} */
export const freeNames = program => {
  /** @type {FreeName[]} */
  const found = []
  /** @param {Node} node @param {Node | undefined} holder @param {ReadonlySet<string>} known */
  const look = (node, holder, known) => {
    if (isType(node)) return
    if (node.type === 'Identifier' && !known.has(String(node.name))) {
      const isNew = holder?.type === 'NewExpression' && holder.callee === node
      found.push({ name: String(node.name), chain: chainOf(node, holder), isNew, start: node.start })
    }
    const own = namesOfItsOwn(node)
    const declared = declaredIn(node)
    const inner = declared.length === 0 ? known : new Set([...known, ...declared])
    for (const child of childrenOf(node)) if (!own.includes(child)) look(child, node, inner)
  }
  look(program, undefined, new Set())
  return found
}
