import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { serviceWorker } from './scripts/vite-service-worker.mjs'

export default defineConfig({
  base: './',
  plugins: [react(), serviceWorker()],
  build: { outDir: 'dist', target: 'es2022' },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', '**/node_modules/**'],
    // Generous: nothing here is timed, and CI shares two cores.
    testTimeout: 120_000,
  },
})
