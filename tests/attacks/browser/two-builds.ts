import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { REPO } from '../../../scripts/ensure-dependencies.mjs'
import { serve } from '../../../scripts/serve.mjs'
import { builtFiles } from '../../../scripts/vite-service-worker.mjs'
import { type Browser, launchBrowser } from '../../e2e/browser'
import { answerOnce, badge, DRAWER_KEYS, isHeard, promptOf, standing, startGame } from '../../e2e/one-answer'
import { deployNext } from '../../e2e/renamed-build'
import { randomHand } from '../../e2e/table/random-hand'
import { type Attack, demand, until } from './attack'

const buildOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.build ?? 'first')

/** Every drawer opens with what belongs in it. */
async function openDrawers(page: Page): Promise<void> {
  for (const key of DRAWER_KEYS) {
    await isHeard(page)
    await page.keyboard.press(key)
    const drawer = page.locator('[data-drawer]')
    await drawer.getByRole('heading', { level: 2 }).waitFor()
    await page.getByText('Opening…').waitFor({ state: 'detached' })
    demand((await drawer.getByText(/could not be fetched|went wrong/).count()) === 0, `the drawer of ${key} failed`)
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
  }
}

const storedFiles = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const stored = await Promise.all((await caches.keys()).map(async name => (await caches.open(name)).keys()))
    return stored.flat().length
  })

async function playedGame(page: Page, url: string): Promise<string> {
  await startGame(page, url)
  await answerOnce(page, randomHand(5, 0))
  await badge(page, 'Saved').waitFor()
  return standing(page)
}

async function withWorker(browser: Browser, folder: string, url: string): Promise<string> {
  const page = await browser.open(url)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await until('all is stored', async () => (await storedFiles(page)) === builtFiles(folder).length)
  const before = await playedGame(page, url)
  await deployNext(folder, 'second')
  await openDrawers(page)
  await page.reload()
  await promptOf(page).waitFor()
  demand((await buildOf(page)) === 'first', 'the version changed in mid-game')
  await until('the game stands where it stood', async () => (await standing(page)) === before)
  await openDrawers(page)
  const address = page.url()
  await page.goto(url)
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await until('the second build has come', async () => {
    const use = page.getByRole('button', { name: 'Use it now' })
    if ((await use.count()) > 0) await use.click().catch(() => {})
    return (await buildOf(page).catch(() => 'first')) === 'second'
  })
  await page.goto(address)
  await promptOf(page).waitFor()
  await until('the game goes on in the second build', async () => (await standing(page)) === before)
  await openDrawers(page)
  return 'with worker: the game stays in its build, all drawers open, and goes on in the second'
}

async function withoutWorker(browser: Browser, folder: string, url: string): Promise<string> {
  const page = await browser.context.newPage()
  await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }))
  const before = await playedGame(page, url)
  await page.waitForLoadState('networkidle')
  await deployNext(folder, 'third')
  await openDrawers(page)
  demand((await standing(page)) === before, 'the table changed')
  await page.reload()
  await promptOf(page).waitFor()
  await until('the game goes on in the third build', async () => (await standing(page)) === before)
  demand((await buildOf(page)) === 'third', 'the old page came again')
  return 'without worker: all drawers of the open game were there, and it goes on in the next build'
}

/** A first visit is cut short before the worker has everything, and the server has another build by then. */
async function cutShort(browser: Browser, folder: string, url: string): Promise<string> {
  const page = await browser.open(url)
  await page.getByRole('button', { name: /^Start / }).waitFor()
  await page.close()
  await deployNext(folder, 'fourth')
  let visits = 0
  for (; visits < 3; visits++) {
    const again = await browser.open(url)
    const hasStart = await again
      .getByRole('button', { name: /^Start / })
      .waitFor({ timeout: 60_000 })
      .then(
        () => true,
        () => false,
      )
    const isTold = (await again.getByRole('button', { name: 'Load the page anew' }).count()) > 0
    demand(hasStart || isTold, 'neither a game can be started nor is it told why')
    if (hasStart) break
    await again.close()
  }
  demand(visits < 3, 'it does not heal')
  return `first visit cut short, then another build: healed at load ${visits + 1}`
}

/** The server is given a new build while pages of the old one are open. */
export const twoBuilds: Attack = {
  name: 'two-builds',
  about:
    'a new build under open pages, every file renamed, with and without worker, and after a visit that was cut short',
  async run(_app, tell) {
    const folder = await mkdtemp(join(tmpdir(), 'powderkeg-builds-'))
    await cp(join(REPO, 'dist'), folder, { recursive: true })
    const app = await serve({ root: folder, port: 0, host: '127.0.0.1' })
    try {
      for (const attack of [withWorker, withoutWorker, cutShort]) {
        const browser = await launchBrowser(
          { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' },
          { hasServiceWorkers: true },
        )
        try {
          tell(await attack(browser, folder, app.url))
        } finally {
          await browser.close()
        }
      }
    } finally {
      await app.close()
      await rm(folder, { recursive: true, force: true })
    }
  },
}
