import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, launchBrowser, serveApp } from '../browser'
import { FIRST_TURN } from './first-turn-save'
import { bringIntoView, middleOf, stackIn } from './map-clicks'
import { isAsked, loadGame, mapOf, primaryOf } from './table-page'

// The same turn as in gertrud-first-turn.test.ts, on a tablet: nothing is ever hovered, and there are no keys.

let browser: Browser
let app: Awaited<ReturnType<typeof serveApp>>
let page: Page

beforeAll(async () => {
  app = await serveApp()
  browser = await launchBrowser({ viewport: { width: 1024, height: 768 }, hasTouch: true, reducedMotion: 'reduce' })
  page = await browser.context.newPage()
  await loadGame(page, app.url, FIRST_TURN)
})

afterAll(async () => {
  await browser?.close()
  await app?.close()
})

async function tapHex(number: string): Promise<void> {
  const { x, y } = await bringIntoView(page, number)
  await page.touchscreen.tap(x, y)
}

/** One finger goes over the map. */
async function swipe(by: { readonly x: number; readonly y: number }): Promise<void> {
  const box = await mapOf(page).boundingBox()
  if (box === null) throw new Error('the map is not on the page')
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const wire = await browser.context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    wire.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + by.x * part, y: from.y + by.y * part }],
    })
  await touch('touchStart', 0)
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', part)
  await touch('touchEnd', 1)
}

const widthOf = async (name: string): Promise<number> =>
  (await page.getByRole('button', { name, exact: true }).boundingBox())?.width ?? 0

describe('a turn by touch', () => {
  it('the bar under the map has the primary, which is taken by one tap', async () => {
    await primaryOf(page).tap()
    await isAsked(page, 'German player', 'Movement: pick a unit or a stack, or end the phase')
  })

  it('a tap on a stack takes it in hand, the first on a lit hex shows the way, the second marches', async () => {
    await tapHex('2704')
    await isAsked(page, 'German player', /Move \d units from 2704/)
    await tapHex('2605')
    await page.locator('[data-layer=path][data-hexes$="2605"]').waitFor({ state: 'attached' })
    await expect.poll(() => primaryOf(page).textContent()).toMatch(/2605/)
    await expect.poll(() => stackIn(page, '2605')).toBe(null)
    // Two taps at once are one: whoever slips does not march.
    await page.waitForTimeout(400)
    await tapHex('2605')
    await expect.poll(() => stackIn(page, '2605')).toMatch(/2 more in the stack/)
    await expect.poll(() => stackIn(page, '2704')).toBe(null)
  })

  it('a tap elsewhere says why not, and is closed by a finger', async () => {
    await tapHex('2709')
    await page.getByRole('alert').filter({ hasText: 'Not here: 2709 Istanbul' }).waitFor()
    expect(await widthOf('Close')).toBeGreaterThanOrEqual(44)
    await page.getByRole('button', { name: 'Close', exact: true }).tap()
    await expect.poll(() => page.getByRole('alert').filter({ hasText: 'Not here' }).count()).toBe(0)
  })

  it('a finger moves the map, and that is no tap', async () => {
    const before = await middleOf(page, '2605')
    await swipe({ x: 120, y: 80 })
    await expect.poll(async () => Math.round((await middleOf(page, '2605')).x - before.x)).toBeGreaterThan(80)
    await expect.poll(() => page.getByRole('menu').count()).toBe(0)
    await isAsked(page, 'German player', /Movement: pick a unit|Move \d units/)
  })

  it('leaves nothing in the console', () => {
    expect(browser.problems).toEqual([])
  })
})
