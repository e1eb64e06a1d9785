import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { REPO } from '../../scripts/ensure-dependencies.mjs'
import { type Served, serve } from '../../scripts/serve.mjs'
import { type Browser, launchBrowser } from './browser'
import { answerOnce, badge, standing, startGame } from './one-answer'
import { deployNext } from './renamed-build'
import { randomHand } from './table/random-hand'
import { promptOf, rested } from './table/table-page'

let folder: string
let app: Served
let browser: Browser
let page: Page

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'powderkeg-builds-'))
  await cp(join(REPO, 'dist'), folder, { recursive: true })
  app = await serve({ root: folder, port: 0, host: '127.0.0.1' })
  browser = await launchBrowser({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  page = await browser.context.newPage()
  // As over plain http in the house: no service worker keeps the files of this build.
  await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }))
})

afterEach(async () => {
  await browser?.close()
  await app?.close()
  await rm(folder, { recursive: true, force: true })
})

const buildOf = () => page.evaluate(() => document.documentElement.dataset.build ?? 'first')

describe('a new build under an open page without service worker', () => {
  it('a drawer that is gone offers to load the page anew; the table stays, and the game goes on in the new build', async () => {
    // The drawers cannot be fetched ahead: the network fails them just then.
    await page.route(/-drawer-/, route => route.abort())
    await startGame(page, app.url)
    await answerOnce(page, randomHand(3, 0))
    await badge(page, 'Saved').waitFor()
    const before = await standing(page)
    await deployNext(folder, 'second')
    await page.unroute(/-drawer-/)

    await rested(page)
    await page.keyboard.press('c')
    const drawer = page.getByRole('dialog', { name: 'Charts' })
    await drawer.getByRole('heading', { name: 'This drawer could not be fetched' }).waitFor()
    expect(await standing(page)).toBe(before)
    await drawer.getByRole('button', { name: 'Load the page anew' }).click()
    await expect.poll(buildOf).toBe('second')
    await promptOf(page).waitFor()
    await expect.poll(() => standing(page)).toBe(before)
    await page.keyboard.press('c')
    await page.getByRole('dialog', { name: 'Charts' }).getByRole('heading', { level: 3 }).first().waitFor()
  })

  it('the maps are offered anew from the start page', async () => {
    await page.goto(app.url)
    await page.getByRole('button', { name: /^Start / }).waitFor()
    await deployNext(folder, 'second')
    await page.getByRole('link', { name: 'Maps' }).click()
    await page.getByRole('alert').filter({ hasText: 'A new version of Powderkeg may be there' }).waitFor()
    await page.getByRole('button', { name: 'Load the page anew' }).click()
    await page.getByRole('region', { name: /^Map of / }).waitFor()
    expect(await buildOf()).toBe('second')
  })
})
