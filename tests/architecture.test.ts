import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkArchitecture, violationLine } from '../scripts/check-architecture.mjs'
import { REPO } from '../scripts/ensure-dependencies.mjs'

/** Files that keep every rule; each test adds what breaks one. */
const CLEAN = {
  'src/core/dice.ts': "import { produce } from 'immer'\nexport const roll = produce",
  'src/core/engine/apply.ts': "import { roll } from '../dice'\nexport const apply = roll",
  'src/games/index.ts': "export const games = [() => import('./verdun'), () => import('./somme')]",
  'src/games/verdun/index.ts':
    "import { apply } from '../../core/engine/apply'\nexport { supply } from './supply'\napply()",
  'src/games/verdun/supply.ts': 'export const supply = 1',
  'src/games/somme/index.ts': 'export const somme = 1',
  'src/store/session.ts': "import { create } from 'zustand'\nimport { games } from '../games'\ncreate(games)",
  'src/ui/map.tsx': "import { useState } from 'react'\nimport '../store/session'\nwindow.alert(useState, new Date())",
  'src/cli/main.ts':
    "import { readFileSync } from 'node:fs'\nimport { supply } from '../games/verdun/supply'\nreadFileSync(supply)",
}

const check = (files: Record<string, string>): string[] => {
  const root = mkdtempSync(join(tmpdir(), 'powderkeg-architecture-'))
  try {
    for (const [path, text] of Object.entries({ ...CLEAN, ...files })) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
    return checkArchitecture(root).map(violationLine)
  } finally {
    rmSync(root, { recursive: true })
  }
}

describe('the sources of this repository', () => {
  it('keep every rule of the architecture', () => {
    expect(checkArchitecture().map(violationLine)).toEqual([])
  })
})

describe('the tests of this repository', () => {
  it('read nothing that lies beside it: the books are compared by npm run books', () => {
    const files = readdirSync(join(REPO, 'tests'), { recursive: true, encoding: 'utf8' })
      .filter(name => /\.tsx?$/.test(name))
      .filter(name =>
        /books\/shared-files|POWDERKEG_SHARED|\.\.\/shared\/(games|geo|rulebooks)/.test(
          readFileSync(join(REPO, 'tests', name), 'utf8'),
        ),
      )
    expect(files).toEqual(['architecture.test.ts'])
  })
})

describe('the check itself', () => {
  it('finds nothing in a tree that keeps the rules', () => {
    expect(check({})).toEqual([])
  })

  it('names the file, the line, what is wrong and the rule', () => {
    expect(check({ 'src/core/bad.ts': "// first line\n\nimport '../ui/map'" })).toEqual([
      "src/core/bad.ts:3: imports '../ui/map', core imports only core",
    ])
  })
})

describe('core', () => {
  it.each([
    "import '../games'",
    "import type { Somme } from '../games/somme'",
    "export * from '../store/session'",
    "import { map } from '../ui/map'",
    "const main = () => import('../cli/main')",
    "type Atlas = import('../cartography/atlas').Atlas",
  ])('may not say %s', source => {
    expect(check({ 'src/core/bad.ts': source })).toContainEqual(expect.stringContaining('core imports only core'))
  })

  it('stands alone in its subfolders too', () => {
    expect(check({ 'src/core/save/bad.ts': "import '../../store/session'" })).toEqual([
      "src/core/save/bad.ts:1: imports '../../store/session', core imports only core",
    ])
  })

  it.each(['immer', 'honeycomb-grid', 'valibot'])('may use the package %s', name => {
    expect(check({ 'src/core/good.ts': `import '${name}'` })).toEqual([])
  })

  it.each(['react', 'react-dom/client', 'zustand', '@scope/other', 'lodash'])('may not use the package %s', name => {
    expect(check({ 'src/core/bad.ts': `import '${name}'` })).toEqual([
      `src/core/bad.ts:1: imports '${name}', core and games use only the packages immer, honeycomb-grid, valibot`,
    ])
  })

  it.each([
    "// the Balkan Gambit's way",
    "const id = 'balkan-front'",
    'interface BalkanWarsState {}',
    '/* as in Operation\nGertrud */',
    'const partizan = 1',
    'type GambitState = 1',
    '// verdun has a folder under games',
  ])('may not name a game, not even in a comment: %s', source => {
    expect(check({ 'src/core/bad.ts': source })).toContainEqual(expect.stringMatching(/^src\/core\/bad.ts:\d: says '/))
  })

  it('may not name a game in a file name or in data', () => {
    expect(check({ 'src/core/gertrud.ts': '', 'src/core/names.json': '\n["Gambit"]' })).toEqual([
      "src/core/gertrud.ts:1: says 'gertrud', core names no game",
      "src/core/names.json:2: says 'Gambit', core names no game",
    ])
  })

  it('may speak of fronts, wars and partisans', () => {
    expect(check({ 'src/core/good.ts': '// a front in the Balkans, two wars, some partisans' })).toEqual([])
  })
})

describe('a game', () => {
  it.each([
    "import { somme } from '../somme'",
    "import '../index'",
    "import '../../store/session'",
    "import '../../ui/map'",
    "import '../../cartography/atlas'",
    "import '../../main'",
  ])('may not say %s', source => {
    expect(check({ 'src/games/verdun/bad.ts': source })).toContainEqual(
      expect.stringContaining('a game imports only core and itself'),
    )
  })

  it('is not taken for another whose name begins alike', () => {
    const files = { 'src/games/verdun-1917/index.ts': '', 'src/games/verdun/bad.ts': "import '../verdun-1917'" }
    expect(check(files)).toEqual([
      "src/games/verdun/bad.ts:1: imports '../verdun-1917', a game imports only core and itself",
    ])
  })

  it('may import core, itself and its own data, from any depth', () => {
    const source =
      "import '../../../core/dice'\nimport '../supply'\nimport '..'\nimport map from '../map/map.json'\nuse(map)"
    expect(check({ 'src/games/somme/supply.ts': '', 'src/games/somme/steps/move.ts': source })).toEqual([])
  })

  it('may not use react', () => {
    expect(check({ 'src/games/verdun/bad.ts': "import type { FC } from 'react'" })).toHaveLength(1)
  })

  it('is no more than looked at when a comment or a string speaks of an import', () => {
    const source = `// import '../somme'\nconst text = "import '../somme'"\nconst other = \`import '../somme'\``
    expect(check({ 'src/games/verdun/good.ts': source })).toEqual([])
  })
})

describe.each(['src/core/bad.ts', 'src/games/verdun/bad.ts', 'src/games/bad.ts'])('%s', file => {
  it.each(['node:fs', 'fs', 'fs/promises'])('may not import %s', name => {
    expect(check({ [file]: `import '${name}'` })).toEqual([`${file}:1: imports '${name}', core and games know no Node`])
  })

  it.each(['window', 'document', 'localStorage', 'sessionStorage', 'indexedDB', 'navigator', 'globalThis'])(
    'may not use %s',
    name => {
      const rule = 'core and games know no browser'
      expect(check({ [file]: `${name}.x()` })).toEqual([`${file}:1: uses ${name}, ${rule}`])
      expect(check({ [file]: `const a = b ? ${name} : c` })).toEqual([`${file}:1: uses ${name}, ${rule}`])
      expect(check({ [file]: `const a = \`\${${name}}\`` })).toEqual([`${file}:1: uses ${name}, ${rule}`])
    },
  )

  it.each(['Math.random', 'Date.now', 'performance.now', 'crypto.randomUUID', 'new Date'])('may not use %s', name => {
    expect(check({ [file]: `\nconst a = ${name}()` })).toEqual([
      `${file}:2: uses ${name}, core and games are deterministic`,
    ])
  })

  it('may use look-alikes: members, keys, strings, comments, patterns', () => {
    const source = [
      '// window, document, Math.random(), new Date()',
      "const words = 'window document navigator new Date()'",
      'const pattern = /window|document/',
      'interface Archive { document: string; navigator?: number }',
      'const archive: Archive = { document: words }',
      'use(archive.document, archive?.navigator, Math.floor(1), pattern, `Date.now()`)',
      'const windows = [1]',
      'type Birthday = Date',
    ]
    expect(check({ [file]: source.join('\n') })).toEqual([])
  })
})

describe('a local name that a browser has too', () => {
  it.each([
    'const window = 1\nuse(window)',
    'function f() {\n  let window = 1\n  return () => window + 1\n}',
    'const f = (window: number): number => window + 1',
    'const f = (a: number, window?: number) => {\n  return window\n}',
    'const f = window => window + 1',
    'const f = ({ window }) => window',
    'const f = (s: S, { window }: W) => window',
    'const { a, window } = b\nuse(window)',
    'const { a: [window] } = b\nuse(window)',
    'for (const window of windows) use(window)',
    'for (const window of windows) {\n  use(window)\n}',
    'const step = {\n  apply(window: number): void {\n    use(window)\n  },\n}',
  ])('is fine: %s', source => {
    expect(check({ 'src/core/good.ts': source })).toEqual([])
  })

  it.each([
    'function f() {\n  const window = 1\n}\nuse(window)',
    'const f = (window: number) => window + 1\nconst g = window',
    'const f = (window: number) => {\n  return 1\n}\nuse(window)',
    'const list = [(window: number) => window, window]',
    'const f = window => window\nconst g = window',
    'for (const window of windows) {\n}\nuse(window)',
    'if (window) {\n  use(1)\n}',
    'use(window)',
    'const a = { window }',
    'const a = b ? use(window) : { c }',
    'const a = window',
    'const a = [window]',
  ])('does not excuse the one of the browser: %s', source => {
    expect(check({ 'src/core/bad.ts': source })).toEqual([
      expect.stringMatching(/^src\/core\/bad.ts:\d: uses window, core and games know no browser$/),
    ])
  })
})

describe('ui, store and the list of games', () => {
  it.each([
    ['src/ui/bad.ts', '../games/verdun/supply'],
    ['src/store/bad.ts', '../games/verdun/supply'],
    ['src/ui/map/bad.ts', '../../games/verdun/steps/index'],
    ['src/main.tsx', './games/verdun/supply'],
    ['src/games/index.ts', './verdun/supply'],
  ])('%s may not reach into a game by %s', (file, specifier) => {
    expect(check({ [file]: `import '${specifier}'` })).toEqual([
      `${file}:1: imports '${specifier}', a game is reached only by its index.ts, its map/index.ts or games/index.ts`,
    ])
  })

  it.each(['../games', '../games/index', '../games/verdun', '../games/verdun/index', '../core/dice'])(
    'may import %s',
    specifier => {
      expect(
        check({ 'src/ui/good.ts': `import '${specifier}'`, 'src/store/good.ts': `import '${specifier}'` }),
      ).toEqual([])
    },
  )

  it('may speak of the inside of a game in comments and strings', () => {
    expect(
      check({ 'src/ui/good.ts': "// import '../games/verdun/supply'\nconst a = '../games/verdun/supply'" }),
    ).toEqual([])
  })
})

describe('the service worker', () => {
  it.each(['../ui/map', '../store/session', '../core/dice', '../games'])('may not import %s', specifier => {
    expect(check({ 'src/service-worker/bad.ts': `import '${specifier}'` })).toEqual([
      `src/service-worker/bad.ts:1: imports '${specifier}', the service worker imports only itself`,
    ])
  })

  it('may tell the pages what it understands', () => {
    const files = { 'src/service-worker/messages.ts': '', 'src/ui/good.ts': "import '../service-worker/messages'" }
    expect(check(files)).toEqual([])
  })
})

describe('all sources', () => {
  it('import nothing from tests', () => {
    expect(
      check({ 'src/ui/bad.ts': "import '../../tests/fixtures/game'", 'src/core/bad.ts': "import '../../tests'" }),
    ).toEqual([
      "src/core/bad.ts:1: imports '../../tests', src imports nothing from tests",
      "src/ui/bad.ts:1: imports '../../tests/fixtures/game', src imports nothing from tests",
    ])
  })

  it('form no import cycles; a cycle is shown whole, once', () => {
    const files = {
      'src/ui/a.ts': "\nimport { b } from './b'",
      'src/ui/b.ts': "export * from './c'",
      'src/ui/c.tsx': "const a = () => import('./a')",
      'src/ui/outside.ts': "import './a'",
    }
    expect(check(files)).toEqual([
      'src/ui/a.ts:2: imports itself: src/ui/a.ts → src/ui/b.ts → src/ui/c.tsx → src/ui/a.ts, no import cycles',
    ])
  })

  it('may form cycles of types', () => {
    expect(check({ 'src/ui/a.ts': "import { b } from './b'", 'src/ui/b.ts': "import type { A } from './a'" })).toEqual(
      [],
    )
  })
})
