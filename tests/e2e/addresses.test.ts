import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, launchBrowser, serveApp } from './browser'
import { DRAWER_KEYS, startGame } from './one-answer'
import { choicesOf, promptOf, rested } from './table/table-page'

let app: Awaited<ReturnType<typeof serveApp>>
let browser: Browser
let page: Page

beforeAll(async () => {
  app = await serveApp()
  browser = await launchBrowser({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
})

afterAll(async () => {
  await browser?.close()
  await app?.close()
})

beforeEach(async () => {
  page = await browser.context.newPage()
})

afterEach(async () => {
  await page.close()
  browser.problems.length = 0
})

const startPage = () => page.getByRole('heading', { name: 'Powderkeg', exact: true, level: 1 })

describe('an address that leads nowhere', () => {
  it.each(['#%', 'play#%E0%A4%A', 'maps#%zz', 'play/', 'play', 'foo', 'foo/bar', 'foo/bar/'])(
    '/%s says so, and leads home',
    async address => {
      await page.goto(app.url + address)
      await page.getByRole('heading', { name: 'There is no page at this address' }).waitFor()
      await page.getByRole('link', { name: /^To the start page/ }).click()
      await startPage().waitFor()
      await expect.poll(() => page.url()).toBe(app.url)
      expect(browser.problems.filter(each => each.startsWith('uncaught'))).toEqual([])
    },
  )

  it('/maps/ is the maps', async () => {
    await page.goto(`${app.url}maps/#partizan`)
    await page.getByRole('region', { name: /^Map of Partizan/ }).waitFor()
    expect(page.url()).toBe(`${app.url}maps#partizan`)
    expect(browser.problems).toEqual([])
  })
})

describe('the content policy', () => {
  it('is broken by nothing in play, in the drawers and on the maps', async () => {
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', event =>
        console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`),
      ),
    )
    const answer = await page.goto(app.url)
    expect(answer?.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
    await startGame(page, app.url)
    await choicesOf(page).locator('[data-row]').first().click()
    for (const key of DRAWER_KEYS) {
      await rested(page)
      await page.keyboard.press(key)
      await page.getByRole('dialog').getByRole('heading', { level: 2 }).waitFor()
      await page.getByText('Opening…').waitFor({ state: 'detached' })
      expect(
        await page
          .getByRole('alert')
          .filter({ hasText: /went wrong|could not be/ })
          .count(),
      ).toBe(0)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    const download = page.waitForEvent('download')
    await page.keyboard.press('g')
    await page.getByRole('dialog').getByRole('button', { name: 'Save to a file' }).click()
    await download
    await page.goto(`${app.url}maps#balkan-wars`)
    await page.getByRole('region', { name: /^Map of Balkan Wars/ }).waitFor()
    expect(browser.problems).toEqual([])
  })

  it('is noticed where it is broken', async () => {
    await page.goto(app.url)
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.wasRun = true'
      document.head.append(script)
    })
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)
    expect(browser.problems.join()).toContain('Content Security Policy')
  })
})

describe('a page of the app in a frame', () => {
  it('is not shown', async () => {
    await page.route('**/framing.html', route =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${app.url}"></iframe>` }),
    )
    await page.goto(`${app.url}framing.html`)
    await expect.poll(() => browser.problems.join()).toContain('frame-ancestors')
    await expect.poll(() => page.frameLocator('iframe').getByRole('heading').count()).toBe(0)
  })
})

describe('the table', () => {
  it('has fetched its drawers by itself: a server that is gone does not matter', async () => {
    await startGame(page, app.url)
    const isFetched = () =>
      page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /charts-drawer/.test(name)))
    await expect.poll(isFetched).toBe(true)
    await page.waitForLoadState('networkidle')
    await page.route('**/*', route => route.abort())
    await page.keyboard.press('c')
    await page.getByRole('dialog', { name: 'Charts' }).getByRole('heading', { level: 3 }).first().waitFor()
    await promptOf(page).waitFor()
  })
})
