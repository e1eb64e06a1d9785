import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { REPO } from '../../scripts/ensure-dependencies.mjs'
import { type Served, serve } from '../../scripts/serve.mjs'
import { builtFiles } from '../../scripts/vite-service-worker.mjs'
import { type Browser, launchBrowser } from './browser'

let folder: string
let served: Served
let browser: Browser
let app: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'powderkeg-offline-'))
  // Not at the root, as the app must work in any folder.
  await cp(join(REPO, 'dist'), join(folder, 'keg'), { recursive: true })
  served = await serve({ root: folder, port: 0, host: '127.0.0.1' })
  app = `${served.url}keg/`
  browser = await launchBrowser({}, { hasServiceWorkers: true })
})

afterEach(async () => {
  await browser?.close()
  await served?.close()
  await rm(folder, { recursive: true, force: true })
})

const storedFiles = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const stored = await Promise.all((await caches.keys()).map(async name => (await caches.open(name)).keys()))
    return stored.flat().length
  })

/** Opens the start page and waits until the worker has stored everything and answers for the page. */
const visit = async (): Promise<Page> => {
  const page = await browser.open(app)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect.poll(() => storedFiles(page)).toBe(builtFiles(join(folder, 'keg')).length)
  return page
}

const startPage = (page: Page) => page.getByRole('heading', { name: 'Powderkeg', exact: true, level: 1 })

const startGame = async (page: Page) => {
  await page.getByRole('button', { name: /^Start / }).click()
  await page.waitForURL(/\/play#/)
}

/** What a newer build would leave: another page with another file in it, and a worker that lists other content. */
const deploy = async (build: string) => {
  const worker = join(folder, 'keg/service-worker.js')
  const html = join(folder, 'keg/index.html')
  const code = await readFile(worker, 'utf8')
  const page = (await readFile(html, 'utf8')).replace(/<html[^>]*>/, `<html lang="en" data-build="${build}">`)
  await writeFile(html, page.replace(/(href="[^"]+\.css)"/, `$1?${build}"`))
  await writeFile(worker, code.replace(/version:([`'"])\w+\1/, `version:"${build}"`))
  expect(await readFile(worker, 'utf8')).not.toBe(code)
}

const buildOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.build ?? 'first')

/** Has the browser look for a new version, and waits until it is stored. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    await new Promise<void>(resolve => {
      const look = () => (registration.waiting ? resolve() : setTimeout(look, 50))
      look()
    })
  })

const isWaiting = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version is ready' })

describe('without a network', () => {
  it('start page, maps and games work after the first visit', async () => {
    const page = await visit()
    await browser.context.setOffline(true)
    expect(await page.evaluate(() => fetch('./nothing.json').then(String, () => 'offline'))).toBe('offline')
    browser.problems.length = 0

    await page.reload()
    await startPage(page).waitFor()
    await page.getByRole('link', { name: 'Maps' }).click()
    await page.getByRole('region', { name: /^Map of / }).waitFor()
    await page.goto(`${app}maps#balkan-front`)
    await page.getByRole('region', { name: /^Map of Balkan Front/ }).waitFor()

    await page.goto(app)
    await startGame(page)
    await page.reload()
    await page.getByRole('main').waitFor()
    expect(await page.getByRole('alert').allTextContents()).toEqual([])
    expect(browser.problems).toEqual([])
  })

  it('the browser finds what it needs to install the app', async () => {
    const page = await browser.open(app)
    const session = await browser.context.newCDPSession(page)
    const { errors, url } = await session.send('Page.getAppManifest')
    expect(url).toBe(`${app}manifest.webmanifest`)
    expect(errors).toEqual([])
    expect(browser.problems).toEqual([])
  })
})

describe('a new version', () => {
  it('waits while a game is open, is offered on the start page, and comes when it is asked for', async () => {
    const page = await visit()
    await startGame(page)
    await deploy('second')
    await lookForUpdate(page)
    expect(await buildOf(page)).toBe('first')

    await page.reload()
    await page.getByRole('main').waitFor()
    expect(await buildOf(page)).toBe('first')
    expect(await isWaiting(page)).toBe(true)
    expect(page.url()).toMatch(/\/play#/)

    await page.goBack()
    await startPage(page).waitFor()
    await notice(page).getByRole('button', { name: 'Use it now' }).click()
    await page.waitForFunction(() => document.documentElement.dataset.build === 'second')
    await startPage(page).waitFor()
    await expect.poll(() => notice(page).count()).toBe(0)
    expect(await isWaiting(page)).toBe(false)
    const versions = await page.evaluate(() => caches.keys())
    expect(versions).toEqual([expect.stringMatching(/ second$/)])
    expect(await storedFiles(page)).toBe(builtFiles(join(folder, 'keg')).length)
    expect(browser.problems).toEqual([])
  })

  it('comes by itself at the next load of the start page', async () => {
    const page = await visit()
    await deploy('second')
    await lookForUpdate(page)
    await notice(page).waitFor()
    expect(await buildOf(page)).toBe('first')
    await page.reload()
    await page.waitForFunction(() => document.documentElement.dataset.build === 'second')
    await startPage(page).waitFor()
    expect(browser.problems).toEqual([])
  })

  it('comes although it took force while a page was loading and nobody in it listened', async () => {
    const page = await visit()
    await deploy('second')
    await lookForUpdate(page)
    const slow = await browser.context.newPage()
    await slow.addInitScript(() => {
      const ask = ServiceWorkerContainer.prototype.getRegistration
      ServiceWorkerContainer.prototype.getRegistration = async function (folder) {
        while (sessionStorage.getItem('listen') === null) await new Promise(resolve => setTimeout(resolve, 50))
        return ask.call(this, folder)
      }
    })
    await slow.goto(app)
    await startPage(slow).waitFor()
    await notice(page).getByRole('button', { name: 'Use it now' }).click()
    await page.waitForFunction(() => document.documentElement.dataset.build === 'second')
    expect(await buildOf(slow)).toBe('first')
    await slow.evaluate(() => sessionStorage.setItem('listen', 'now'))
    await slow.waitForFunction(() => document.documentElement.dataset.build === 'second')
    expect(browser.problems).toEqual([])
  })

  it('leaves a game in another tab alone', async () => {
    const page = await visit()
    const table = await browser.open(app)
    await startGame(table)
    await deploy('second')
    await lookForUpdate(page)
    await page.reload()
    await notice(page).filter({ hasText: 'a game is open in another tab' }).waitFor()
    await page.getByRole('button', { name: 'Use it now' }).click()
    expect([await buildOf(page), await buildOf(table)]).toEqual(['first', 'first'])
    expect(await isWaiting(table)).toBe(true)

    await table.close()
    await expect.poll(() => page.evaluate(async () => (await navigator.locks.query()).held)).toEqual([])
    await page.getByRole('button', { name: 'Use it now' }).click()
    await page.waitForFunction(() => document.documentElement.dataset.build === 'second')
    expect(browser.problems).toEqual([])
  })
})

describe('where there are no service workers', () => {
  it('the app runs, and nothing complains', async () => {
    const page = await browser.context.newPage()
    await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }))
    await page.goto(app)
    await startPage(page).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    expect(browser.problems).toEqual([])
  })
})
