import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { games } from '../../src/games'
import { type Browser, launchBrowser, serveApp } from './browser'
import { measureNames } from './measure-names'

let browser: Browser
let app: Awaited<ReturnType<typeof serveApp>>

beforeAll(async () => {
  app = await serveApp()
  browser = await launchBrowser({ viewport: { width: 1440, height: 900 } })
})

afterAll(async () => {
  await browser?.close()
  await app?.close()
})

afterEach(() => {
  expect(browser.problems).toEqual([])
})

describe.each(games.map(({ id, title }) => ({ id, title })))('the map of $id', ({ id, title }) => {
  let page: Page
  const map = () => page.getByRole('region', { name: new RegExp(`^Map of ${title}`) })

  beforeAll(async () => {
    page = await browser.open(`${app.url}maps`)
  })
  afterAll(() => page?.close())

  it('is reached from the list of maps', async () => {
    await page.getByRole('navigation', { name: 'Maps' }).getByRole('link', { name: title }).click()
    await map().locator('svg').first().waitFor()
    expect(new URL(page.url()).hash).toBe(`#${id}`)
  })

  it.each(['far', 'play', 'near'])(
    'has names that touch neither each other nor a symbol nor a hex number (%s)',
    async level => {
      await map().evaluate((frame, to) => {
        frame.dataset.level = to
      }, level)
      await page.evaluate(() => document.fonts.ready)
      const { names, touching } = await measureNames(page)
      expect(names).toBeGreaterThan(5)
      expect(
        touching.map(({ name, kind, other, otherKind }) => `${kind} ${name} touches ${otherKind} ${other}`),
      ).toEqual([])
    },
  )
})
