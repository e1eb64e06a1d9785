import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { REPO } from '../../../scripts/ensure-dependencies.mjs'
import { type Browser, launchBrowser, serveApp } from '../browser'
import { faultsOf } from './axe-page'
import { battleOf, confirmOf, loadGame, openDrawer, takeRow } from './table-page'
import { THIRD_TURN, thirdTurnBefore } from './third-turn-save'

const ENDED = join(REPO, 'tests/fixtures/games/balkan-gambit/1943-axis-victory.json')
const DRAWERS = [
  'Charts',
  'Rules',
  'Order of play',
  'Forces',
  'Score',
  'Overlays',
  'Notes',
  'Save and load',
  'Keys',
] as const

let browser: Browser
let app: Awaited<ReturnType<typeof serveApp>>

beforeAll(async () => {
  app = await serveApp()
  // The lines of the map, which are not judged, need not be painted.
  browser = await launchBrowser({ viewport: { width: 1440, height: 900 } }, { unseen: '[data-part]' })
})

afterAll(async () => {
  await browser?.close()
  await app?.close()
})

afterEach(async () => {
  expect(browser.problems).toEqual([])
  for (const page of browser.context.pages()) await page.close()
})

describe('axe finds no serious fault by day and by night', () => {
  it('on the start page', async () => {
    const page = await browser.open(app.url)
    await page.getByRole('button', { name: /^Start / }).waitFor()
    expect(await faultsOf(page)).toEqual([])
  })

  it('on the board, also while a choice waits for its confirmation', async () => {
    const page = await browser.context.newPage()
    await loadGame(page, app.url, THIRD_TURN)
    expect(await faultsOf(page)).toEqual([])
    await takeRow(page, 'Partisans are done')
    await confirmOf(page).waitFor()
    expect(await faultsOf(page)).toEqual([])
  })

  it('in a battle', async () => {
    const page = await browser.context.newPage()
    await loadGame(page, app.url, thirdTurnBefore('at'))
    await battleOf(page, 'Battle for 1738 Athens').waitFor()
    expect(await faultsOf(page)).toEqual([])
  })

  it('in any drawer', async () => {
    const page = await browser.context.newPage()
    await loadGame(page, app.url, thirdTurnBefore('amphibious'))
    const found: string[] = []
    for (const name of DRAWERS) {
      await openDrawer(page, name)
      await page.locator('[data-drawer]').waitFor()
      await page.getByText('Opening…').waitFor({ state: 'detached' })
      found.push(...(await faultsOf(page, '[data-drawer]')).map(fault => `${name}: ${fault}`))
      await page.locator('[data-drawer]').getByRole('button', { name: 'Close', exact: true }).click()
    }
    expect(found).toEqual([])
  })

  it('at the end of a game', async () => {
    const page = await browser.context.newPage()
    await loadGame(page, app.url, ENDED)
    await page.getByRole('dialog', { name: 'Axis win' }).waitFor()
    expect(await faultsOf(page)).toEqual([])
  })

  it('where there are some', async () => {
    const page = await browser.open(app.url)
    await page.getByRole('button', { name: /^Start / }).waitFor()
    await page.evaluate(() => {
      // The content policy lets no style come with the text.
      const faint = document.body.appendChild(document.createElement('p'))
      faint.textContent = 'Hardly to be read'
      faint.style.color = '#777'
      faint.style.background = '#888'
    })
    const found = await faultsOf(page)
    expect(found.map(fault => fault.split(': ').slice(0, 2))).toEqual([
      ['by day', 'color-contrast'],
      ['by night', 'color-contrast'],
    ])
  })
})
