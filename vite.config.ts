import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { contentPolicy } from './scripts/content-policy.mjs'
import { serviceWorker } from './scripts/vite-service-worker.mjs'

/** Tests that put something in the place of a module or a global, or draw pages: each file gets a world of its own. */
const ISOLATED = ['tests/ui/**/*.test.{ts,tsx}', 'tests/store/**/*.test.ts']

export default defineConfig({
  base: './',
  plugins: [react(), contentPolicy(), serviceWorker()],
  build: { outDir: 'dist', target: 'es2022' },
  test: {
    // Generous: nothing here is timed, and CI shares two cores. It is what catches a test that hangs.
    testTimeout: 100_000,
    hookTimeout: 100_000,
    pool: 'threads',
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/e2e/**', '**/node_modules/**', ...ISOLATED],
          // Modules are loaded once a thread: maps, charts and counters are opened once for hundreds of files.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'ui', include: ISOLATED } },
    ],
  },
})
