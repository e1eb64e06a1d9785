import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { createServer } from 'vite'
import { REPO } from '../../scripts/ensure-dependencies.mjs'
import { type Served, serve } from '../../scripts/serve.mjs'
import { BROWSER_AT, launchOptions } from './one-browser'

export interface Browser {
  context: BrowserContext
  /** Console errors, uncaught errors and failed requests of all pages, in order. */
  problems: string[]
  /** A new page, loaded. */
  open(url: string): Promise<Page>
  close(): Promise<void>
}

const collectProblems = (page: Page, problems: string[]): void => {
  page.on('console', message => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', error => problems.push(`uncaught: ${error.stack ?? error.message}`))
  page.on('requestfailed', request => {
    const reason = request.failure()?.errorText ?? ''
    // Leaving a page ends its running requests; that is no fault of the app.
    if (reason !== 'net::ERR_ABORTED') problems.push(`request: ${request.url()} ${reason}`)
  })
}

/** One that the run shares (one-browser.ts), else one of its own. */
const openBrowser = async () => {
  const endpoint = process.env[BROWSER_AT]
  return endpoint === undefined ? chromium.launch(await launchOptions()) : chromium.connect(endpoint)
}

/** A browser with an empty profile of its own, so that no test sees another's saved games. */
export const launchBrowser = async (options: BrowserContextOptions = {}): Promise<Browser> => {
  const problems: string[] = []
  const browser = await openBrowser()
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
  // A test's own limit is what ends it; on a busy machine one click may take long.
  context.setDefaultTimeout(120_000)
  context.on('page', page => collectProblems(page, problems))
  return {
    context,
    problems,
    open: async url => {
      const page = await context.newPage()
      await page.goto(url)
      return page
    },
    close: async () => {
      await context.close()
      await browser.close()
    },
  }
}

/** The built app, as a player gets it. */
export const serveApp = (): Promise<Served> => serve({ root: join(REPO, 'dist'), port: 0, host: '127.0.0.1' })

/** Named beforehand: a dependency that Vite discovers while a page loads would reload that page in mid-test. */
const DEPENDENCIES = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'zustand',
  'zustand/vanilla',
  'immer',
  'valibot',
  'honeycomb-grid',
]

/** A folder with its own index.html that may import anything of the repository, through a Vite dev server. */
export const serveHarness = async (root = join(REPO, 'tests/e2e/harness')): Promise<Served> => {
  const server = await createServer({
    root,
    configFile: false,
    plugins: [react()],
    cacheDir: join(REPO, 'node_modules/.vite-harness'),
    logLevel: 'error',
    optimizeDeps: { include: DEPENDENCIES },
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null, fs: { allow: [REPO, root] } },
  })
  await server.listen()
  const address = server.httpServer?.address()
  if (typeof address !== 'object' || address === null) throw new Error('The harness server has no address')
  const { port } = address
  return { url: `http://127.0.0.1:${port}/`, port, close: () => server.close() }
}
