import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, launchBrowser, serveApp } from '../browser'
import { faultsOf } from './axe-page'
import { coachAtRest, type Pointed, press } from './coach-hand'

// From the start page to the end of the first turn, by the coach's cards alone.

const GAMES = ['Balkan Wars', 'Balkan Front', 'Operation Gertrud', 'Partizan!', 'Balkan Gambit'] as const

const SIZES = [
  { name: '1440 x 900', viewport: { width: 1440, height: 900 }, byTouch: false },
  { name: '390 x 844 by touch', viewport: { width: 390, height: 844 }, byTouch: true },
] as const

/** More presses than these no first turn takes. */
const MOST = 120

/** What was pressed, card by card, to the last. */
async function followTheCoach(page: Page, byTouch: boolean): Promise<readonly Pointed[]> {
  const pressed: Pointed[] = []
  for (let count = 0; count < MOST; count++) {
    const now = await coachAtRest(page)
    if (now.card === null && now.kind !== 'turn') return pressed
    if (!now.isReached) throw new Error(`the card ${now.card} points at something that cannot be pressed (${now.kind})`)
    pressed.push(now)
    await press(page, now, byTouch)
  }
  throw new Error(`the lessons have no end: ${pressed.at(-1)?.card}`)
}

describe.each(SIZES)('a first game at $name', ({ viewport, byTouch }) => {
  let browser: Browser
  let app: Awaited<ReturnType<typeof serveApp>>

  beforeAll(async () => {
    app = await serveApp()
    browser = await launchBrowser({ viewport, reducedMotion: 'reduce', hasTouch: byTouch, isMobile: byTouch })
  })

  afterAll(async () => {
    await browser?.close()
    await app?.close()
  })

  it.each(GAMES)(
    '%s: the cards lead through the whole first turn, each to something that can be pressed',
    async title => {
      const page = await browser.open(app.url)
      await page.getByRole('button', { name: `First game of ${title}`, exact: true }).click()
      await page.waitForURL(/\/play#/)
      await page.locator('[data-coach]').first().waitFor()
      const pressed = await followTheCoach(page, byTouch)
      // The last card was read: the turn it speaks of is over.
      expect(pressed.at(-1)?.card).toMatch(/^turn\//)
      expect(
        pressed.map(({ card }) => card).filter(card => card !== null && card !== 'between').length,
      ).toBeGreaterThan(15)
      expect(browser.problems).toEqual([])
      await page.close()
    },
  )

  // Last: axe takes out of the page what React still has in it, so that nobody may play on.
  it('axe finds no serious fault in the card, by day and by night', async () => {
    const page = await browser.open(app.url)
    await page.getByRole('button', { name: 'First game of Operation Gertrud', exact: true }).click()
    await page.locator('[data-coach]').first().waitFor()
    expect(await faultsOf(page, '[data-coach]')).toEqual([])
    await page.close()
  })
})
