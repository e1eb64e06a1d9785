// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the strings are source texts
import { describe, expect, it } from 'vitest'
import { importsIn, parse } from '../../scripts/source-tree.mjs'

const imports = (source: string) => importsIn(parse('source.tsx', source), source)
const specifiers = (source: string): string[] => imports(source).map(found => found.specifier)

describe('the imports of a source text', () => {
  it.each([
    ["import './a'", false],
    ["import a from './a'", false],
    ["import a, { b as c } from './a'", false],
    ["import * as a from './a'", false],
    ["import { from } from './a'", false],
    ["import type from './a'", false],
    ["import {\n  a,\n  b,\n} from './a'", false],
    ["import type { A } from './a'", true],
    ["import type A from './a'", true],
    ["import { type A } from './a'", false],
    ["export * from './a'", false],
    ["export * as a from './a'", false],
    ["export { a } from './a'", false],
    ["export type { A } from './a'", true],
    ["const a = await import('./a')", false],
    ["import('./a').then(use)", false],
    ['const a = () => import(`./a`)', false],
    ["type A = import('./a').A", true],
    ["import a = require('./a')", false],
    ['import a from "./a"', false],
  ])('%s', (source, typeOnly) => {
    expect(imports(source).map(({ specifier, typeOnly }) => ({ specifier, typeOnly }))).toEqual([
      { specifier: './a', typeOnly },
    ])
  })

  it.each([
    "// import './a'",
    "/* import './a' */",
    `const a = "import './a'"`,
    "const a = `import './a'`",
    "const a = /import '.a'/",
    "export { a }\nconst from = './a'",
    "export type A = 'x' | './a'",
    "archive.import('./a')",
    'import.meta.url',
    'import(`./${name}`)',
  ])('%s names no module', source => {
    expect(specifiers(source)).toEqual([])
  })

  it('are found behind what merely looks like the start of a comment, string or pattern', () => {
    const lines = [
      "const url = 'https://example.org' // it's here",
      'const half = total / 2 + other / 3',
      'const quote = /[\'"`]/.test(text)',
      'const nested = `a ${b ? `}${c}` : "}"} // d`',
      "const text = <p>Don't stop</p>",
      'const rule = <hr />',
      "import './a'",
    ]
    expect(imports(lines.join('\n'))).toEqual([{ specifier: './a', line: 7, typeOnly: false }])
  })

  it('are found inside the value of a template', () => {
    expect(specifiers("`${(await import('./a')).name}`")).toEqual(['./a'])
  })
})
