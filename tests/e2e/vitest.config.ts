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
    testTimeout: 90_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 15_000 } },
  },
})
