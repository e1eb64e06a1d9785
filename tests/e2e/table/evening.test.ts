import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveOf } from '../../clicks/positions'
import { type Browser, launchBrowser, serveApp } from '../browser'
import { faultsOf } from './axe-page'
import { loadGame, openDrawer } from './table-page'
import { jsonFile } from './third-turn-save'

// What is there for an evening besides the table: start page with games in it, how-to page, the war in figures, print, pictures.

let browser: Browser
let app: Awaited<ReturnType<typeof serveApp>>
let page: Page

beforeAll(async () => {
  app = await serveApp()
  browser = await launchBrowser(
    { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' },
    { unseen: 'nothing' },
  )
  page = await browser.context.newPage()
  await loadGame(page, app.url, jsonFile('evening.json', await saveOf({ game: 'balkan-gambit', scenario: '1943' })))
})

afterAll(async () => {
  await browser?.close()
  await app?.close()
})

const open = async (name: 'Print' | 'The war in figures') => {
  const drawer = await openDrawer(page, 'Save and load')
  await drawer.getByRole('button', { name, exact: true }).click()
  await page.locator('[data-full-page]').waitFor()
}

describe('axe finds no serious fault by day and by night', () => {
  it.each(['The war in figures', 'Print'] as const)('on the page: %s', async name => {
    await open(name)
    expect(await faultsOf(page, '[data-full-page]')).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('[data-full-page]').count()).toBe(0)
  })

  it('on the start page with a saved game, and on the how-to page', async () => {
    const start = await browser.context.newPage()
    await start.goto(app.url)
    await start.getByRole('region', { name: 'Continue' }).waitFor()
    await start.getByRole('button', { name: /^Start / }).waitFor()
    expect(await faultsOf(start)).toEqual([])
    await start.getByRole('link', { name: 'How to play' }).click()
    await start.getByRole('heading', { name: 'Umpire' }).waitFor()
    expect(await faultsOf(start)).toEqual([])
    await start.close()
  })
})

describe('a picture of the map', () => {
  it('is painted under the content policy, as large as it can be read', async () => {
    const drawer = await openDrawer(page, 'Save and load')
    const download = page.waitForEvent('download')
    await drawer.getByRole('button', { name: 'Picture of the map' }).click()
    const file = await download
    const png = await buffer(await file.createReadStream())
    expect(file.suggestedFilename()).toBe('balkan-gambit-turn-1-map.png')
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect(png.readUInt32BE(16)).toBeGreaterThan(2000)
    // A map without a name or counter on it would be a tenth of this.
    expect(png.length).toBeGreaterThan(1_000_000)
    expect(browser.problems).toEqual([])
  })
})
