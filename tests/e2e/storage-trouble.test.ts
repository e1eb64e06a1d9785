import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, launchBrowser, serveApp } from './browser'
import { answerOnce, asksBeforeLeaving, badge, standing, startGame, storedCursor } from './one-answer'
import { randomHand } from './table/random-hand'
import { promptOf, textOf } from './table/table-page'

let app: Awaited<ReturnType<typeof serveApp>>
let browser: Browser
let page: Page
const hand = randomHand(3, 0)

beforeAll(async () => {
  app = await serveApp()
})

afterAll(() => app?.close())

beforeEach(async () => {
  browser = await launchBrowser({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  page = await browser.context.newPage()
})

afterEach(() => browser?.close())

/** Writes fail while `full` is set on the page. */
const withQuota = () =>
  page.addInitScript(() => {
    const trouble = window as unknown as { full: boolean }
    for (const name of ['add', 'put'] as const) {
      const write = IDBObjectStore.prototype[name]
      IDBObjectStore.prototype[name] = function (...given) {
        if (trouble.full) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
        return write.apply(this, given)
      }
    }
  })

const fill = (full: boolean) => page.evaluate(is => Object.assign(window, { full: is }), full)

describe('a browser that stores nothing', () => {
  it('says so at the table, gives the game as a file, and asks before the page is left', async () => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The user denied permission to access the database.', 'SecurityError')
      }
    })
    await startGame(page, app.url)
    await badge(page, 'Not stored').waitFor()
    await answerOnce(page, hand)
    const download = page.waitForEvent('download')
    await badge(page, 'Not stored').getByRole('button', { name: 'Save to a file' }).click()
    expect(JSON.parse(await textOf(await download)).actions).not.toHaveLength(0)

    const before = await standing(page)
    await page.getByRole('link', { name: 'Powderkeg' }).click()
    await page
      .getByRole('region', { name: 'Not stored' })
      .getByRole('link', { name: /^Play on/ })
      .click()
    await promptOf(page).waitFor()
    await expect.poll(() => standing(page)).toBe(before)
    expect(await asksBeforeLeaving(page)).toBe(true)
    expect(await standing(page)).toBe(before)
    expect(browser.problems).toEqual([])
  })
})

describe('a storage without room', () => {
  it('is told of from the first write on, and caught up with when there is room', async () => {
    await withQuota()
    await page.goto(app.url)
    await fill(true)
    await page.getByRole('button', { name: /^Start / }).click()
    await promptOf(page).waitFor()
    await badge(page, 'Not stored').waitFor()
    await answerOnce(page, hand)
    await badge(page, 'Not stored').waitFor()
    expect(await asksBeforeLeaving(page)).toBe(true)

    await fill(false)
    await answerOnce(page, hand)
    await badge(page, 'Saved').waitFor()
    const before = await standing(page)
    expect(await asksBeforeLeaving(page)).toBe(false)
    await promptOf(page).waitFor()
    await expect.poll(() => standing(page)).toBe(before)
    expect(browser.problems).toEqual([])
  })

  it('is told of when a later write fails', async () => {
    await withQuota()
    await startGame(page, app.url)
    await badge(page, 'Saved').waitFor()
    await answerOnce(page, hand)
    await badge(page, 'Saved').waitFor()
    await fill(true)
    await answerOnce(page, hand)
    await badge(page, 'Not stored').waitFor()
    expect(await asksBeforeLeaving(page)).toBe(true)
  })
})

describe('site data that are cleared in mid-game', () => {
  it.each(['indexeddb', 'all'])('(%s) are written anew: nothing is missing after the next load', async what => {
    await startGame(page, app.url)
    for (let answers = 0; answers < 3; answers++) await answerOnce(page, hand)
    await badge(page, 'Saved').waitFor()
    const before = await standing(page)
    const cursor = await storedCursor(page)
    const session = await browser.context.newCDPSession(page)
    await session.send('Storage.clearDataForOrigin', { origin: new URL(app.url).origin, storageTypes: what })
    await expect.poll(() => storedCursor(page)).toBe(cursor)
    await badge(page, 'Saved').waitFor()
    expect(await asksBeforeLeaving(page)).toBe(false)
    await promptOf(page).waitFor()
    await expect.poll(() => standing(page)).toBe(before)
    await answerOnce(page, hand)
    await badge(page, 'Saved').waitFor()
    expect(browser.problems).toEqual([])
  })
})

describe('the first game', () => {
  it('has the browser asked to keep what it stores, once', async () => {
    await page.addInitScript(() => {
      const asked = { times: 0 }
      Object.assign(window, { asked })
      StorageManager.prototype.persist = async () => {
        asked.times++
        return true
      }
    })
    const times = () => page.evaluate(() => (window as unknown as { asked: { times: number } }).asked.times)
    await page.goto(app.url)
    expect(await times()).toBe(0)
    await page.getByRole('button', { name: /^Start / }).click()
    await promptOf(page).waitFor()
    await expect.poll(times).toBe(1)
  })
})
