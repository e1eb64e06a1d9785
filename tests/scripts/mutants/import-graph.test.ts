import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { importersIn, reachedFrom } from '../../../scripts/mutants/import-graph.mjs'

const FILES = {
  'src/dice.ts': 'export const roll = 1',
  'src/combat/index.ts': "export { roll } from '../dice'",
  'src/words.ts': "import type { roll } from './dice'\nexport const say = 1",
  'tests/combat.test.ts': "const { roll } = await import('../src/combat')",
  'tests/words.test.ts': "import { say } from '../src/words'",
}

let root: string

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'powderkeg-graph-'))
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
})
afterAll(() => rmSync(root, { recursive: true }))

it('a file reaches whatever imports it, over index files and imports at run time, but not by a type', () => {
  expect([...reachedFrom(importersIn(root, ['src', 'tests']), 'src/dice.ts')]).toEqual([
    ['src/dice.ts', 0],
    ['src/combat/index.ts', 1],
    ['tests/combat.test.ts', 2],
  ])
})
