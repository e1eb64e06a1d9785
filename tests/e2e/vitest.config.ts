import { defineConfig } from 'vitest/config'
import { REPO } from '../../scripts/ensure-dependencies.mjs'

export default defineConfig({
  root: REPO,
  test: {
    include: ['tests/e2e/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/e2e/build-app.ts'],
    // One browser at a time: on two cores a second one makes both slow enough to time out.
    fileParallelism: false,
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
