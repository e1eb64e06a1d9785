import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { contentPolicy } from './scripts/content-policy.mjs'
import { serviceWorker } from './scripts/vite-service-worker.mjs'

/** Tests that draw pages. */
const PAGES = ['tests/ui/**/*.test.tsx']

/** Tests that put something in the place of a module, or go by the address and the focus of the page: each gets a world of its own. */
const ALONE = [
  'tests/ui/counters/counter.test.tsx',
  'tests/ui/screens/table/board/board.test.tsx',
  'tests/ui/screens/table/diary/time-bar.test.tsx',
  'tests/ui/screens/table/drawers/charts-and-rules.test.tsx',
  'tests/ui/screens/table/files/**/*.test.tsx',
]

/** See there. */
const SLOWER = process.env.POWDERKEG_SLOWER === undefined ? [] : ['tests/slower-machine.ts']

export default defineConfig({
  base: './',
  plugins: [react(), contentPolicy(), serviceWorker()],
  // Nothing is written into scripts that the content policy would not let be shown.
  build: { outDir: 'dist', target: 'es2022', assetsInlineLimit: 0 },
  test: {
    // Generous: nothing here is timed, and CI shares two cores. It is what catches a test that hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    pool: 'threads',
    maxWorkers: '100%',
    // Rules are never tried twice; pages go by frames and focus, and like browser tests are, once: whatever needed it is named.
    // Where files are not isolated, modules are loaded once a thread: maps, charts, counters and React once for hundreds of
    // files. A thread goes on only with files of its own project and environment, so a project has one environment.
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', '**/node_modules/**'],
          setupFiles: SLOWER,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          include: PAGES,
          exclude: ALONE,
          environment: 'happy-dom',
          setupFiles: ['tests/ui/shared-page.ts', ...SLOWER],
          isolate: false,
          retry: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: ALONE,
          environment: 'happy-dom',
          setupFiles: ['tests/ui/shared-page.ts', ...SLOWER],
          retry: 1,
        },
      },
    ],
  },
})
