import { childrenOf, lineOf, type Node, parse } from '../../../scripts/source-tree.mjs'

export type TestTitle = { readonly title: string; readonly line: number }

const TESTS = new Set(['it', 'test'])
const GROUPS = new Set(['describe', 'suite'])
/** What is written behind these does not run, or is meant to fail: it proves nothing. */
const IDLE = new Set(['skip', 'todo', 'fails'])

/** The titles of the tests a source text would run, as far as they are written out in it. The name of its file says what it holds. */
export function testTitles(source: string, file = 'test.tsx'): TestTitle[] {
  const titles: TestTitle[] = []
  const look = (node: Node): void => {
    const call = readCall(node)
    if (call !== null && GROUPS.has(call.word) && call.isIdle) return
    if (call !== null && TESTS.has(call.word) && !call.isIdle) {
      titles.push({ title: call.title, line: lineOf(source, call.start) })
    }
    for (const child of childrenOf(node)) look(child)
  }
  look(parse(file, source))
  return titles
}

type Call = { readonly word: string; readonly isIdle: boolean; readonly title: string; readonly start: number }

/** The call that names a test: `it('…')`, `it.only('…')`, `it.each([…])('…')`, `` it.each`…`('…') ``. */
function readCall(node: Node): Call | null {
  if (node.type !== 'CallExpression') return null
  const [first] = node.arguments as Node[]
  const title = first === undefined ? null : textOf(first)
  const [word, ...members] = chainOf(node.callee as Node)
  if (first === undefined || title === null || word === undefined) return null
  return { word, isIdle: members.some(member => IDLE.has(member)), title, start: first.start }
}

/** 'it', 'skip', 'each' of `it.skip.each([…])`; nothing when it does not begin with a bare name. */
function chainOf(callee: Node): string[] {
  switch (callee.type) {
    case 'Identifier':
      return [callee.name as string]
    case 'MemberExpression': {
      const before = chainOf(callee.object as Node)
      return before.length === 0 ? [] : [...before, (callee.property as Node).name as string]
    }
    case 'CallExpression':
      return chainOf(callee.callee as Node)
    case 'TaggedTemplateExpression':
      return chainOf(callee.tag as Node)
    default:
      return []
  }
}

/** A text, or a template up to its first value. */
function textOf(node: Node): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral') return null
  const [first] = node.quasis as { readonly value: { readonly cooked: string } }[]
  return first?.value.cooked ?? null
}
