import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { build, preview } from 'vite'
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

/** As in a browser without them: else the worker of every profile would fetch and store the whole app, all maps included. */
const WITHOUT_WORKERS = "Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined })"

/**
 * Where things lie, what a click would meet and what is written there is the same when nobody sees it; without a graphics card,
 * painting a map of thousands of lines again and again is a third of the time of a test.
 */
const unseenFrom = (css: string): void => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  // Handed over like this, as the content policy lets no style come with the text.
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/** What of a page is not painted: all of it, unless somebody takes its picture, measures its speed or judges its colours. */
type Equipment = { readonly hasServiceWorkers?: boolean; readonly unseen?: 'html' | '[data-part]' | 'nothing' }

/** A browser with an empty profile of its own, so that no test sees another's saved games. */
export const launchBrowser = async (
  options: BrowserContextOptions = {},
  { hasServiceWorkers = false, unseen = 'html' }: Equipment = {},
): Promise<Browser> => {
  const problems: string[] = []
  const browser = await openBrowser()
  // A map that glides is drawn dozens of times on the way.
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  })
  // A test's own limit is what ends it; on a busy machine one click may take long.
  context.setDefaultTimeout(Number(process.env.E2E_WAIT ?? 120_000))
  if (!hasServiceWorkers) await context.addInitScript(WITHOUT_WORKERS)
  await context.addInitScript(unseenFrom, `${unseen} { opacity: 0 }`)
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

/** Serves pages of the tests' own, which need not keep to the content policy of the app. */
export const serveBuilt = async (outDir: string): Promise<Served> => {
  const config = { configFile: false, logLevel: 'error', build: { outDir } } as const
  const server = await preview({ ...config, preview: { host: '127.0.0.1', port: 0 } })
  const address = server.httpServer.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server of built pages has no address')
  return { url: `http://127.0.0.1:${address.port}/`, port: address.port, close: () => server.close() }
}

/**
 * Pages that may import anything of the repository, built as the app is: a development server would hand out a hundred modules one
 * by one at every load.
 */
export const serveHarness = async (root = join(REPO, 'tests/e2e/harness')): Promise<Served> => {
  const outDir = await mkdtemp(join(tmpdir(), 'powderkeg-harness-'))
  await build({
    root,
    configFile: false,
    base: './',
    publicDir: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2022', minify: false },
  })
  const served = await serveBuilt(outDir)
  const close = async () => {
    await served.close()
    await rm(outDir, { recursive: true, force: true })
  }
  return { ...served, close }
}
