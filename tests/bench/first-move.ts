import type { Page } from 'playwright-core'

/** In the page: the clock of the last click, and of the first frame after a lit hex is there. */
const WATCH = `
  window.clickedAt = 0
  window.litAt = 0
  addEventListener('click', event => { window.clickedAt = event.timeStamp }, true)
  new MutationObserver((_, observer) => {
    if (document.querySelector('[data-lit]') === null) return
    observer.disconnect()
    // What is there now is drawn by the frame after this one.
    requestAnimationFrame(() => requestAnimationFrame(() => { window.litAt = performance.now() }))
  }).observe(document, { childList: true, subtree: true })`

export type FirstMove = {
  /** From the first byte asked for to the drawn start page. */
  readonly start: number
  /** From the third click to the first lit move on screen. */
  readonly move: number
}

/** Between two clicks of a player who knows what to click; the app fetches in the background meanwhile. */
const HAND = 700

/** Three clicks from the start page: the game's card, a scenario, Start. */
export async function firstMove(page: Page, url: string): Promise<FirstMove> {
  await page.addInitScript(WATCH)
  await page.goto(url, { waitUntil: 'commit' })
  const start = page.getByRole('button', { name: /^Start / })
  await start.waitFor()
  const painted = await page.evaluate(
    () =>
      new Promise<number>(done => requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now())))),
  )
  await page.getByRole('button', { name: 'Choose Balkan Gambit' }).click()
  await page.waitForTimeout(HAND)
  await page.getByRole('radio').first().click()
  await page.waitForTimeout(HAND)
  await start.click()
  await page.waitForFunction('window.litAt > 0')
  return { start: painted, move: await page.evaluate('window.litAt - window.clickedAt') }
}
