import { defineConfig } from 'vitest/config'
import { REPO } from '../../scripts/ensure-dependencies.mjs'

export default defineConfig({
  root: REPO,
  test: {
    include: ['tests/e2e/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/e2e/build-app.ts', 'tests/e2e/one-browser.ts'],
    // Two files at a time in one browser, as a page waits more than it works.
    fileParallelism: true,
    maxWorkers: 2,
    pool: 'threads',
    isolate: false,
    // Generous: nothing here is timed. A limit ends a test that hangs, not one on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // The last resort, not the first: whatever needs it is named at the end of the run.
    retry: 1,
    expect: { poll: { timeout: 120_000 } },
  },
})
