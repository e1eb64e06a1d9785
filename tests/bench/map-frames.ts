import type { BrowserContext, Page } from 'playwright-core'

/** As texts, so that no tool rewrites them on the way into the page. */
const START = `
  window.frames = []
  window.isTiming = true
  let last = performance.now()
  const frame = () => {
    const now = performance.now()
    window.frames.push(now - last)
    last = now
    if (window.isTiming) requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  undefined`
const STOP = `window.isTiming = false; window.frames.slice(1)`

const THROTTLE = 4
const MOVES = 70
const TURNS = 10

async function timed(page: Page, gesture: () => Promise<void>): Promise<number[]> {
  await page.evaluate(START)
  await gesture()
  const frames = (await page.evaluate(STOP)) as number[]
  // Both settle before the next gesture; what that takes is not counted for either.
  await page.waitForTimeout(1500)
  return frames
}

async function drag(page: Page): Promise<void> {
  const [x, y] = [640, 400]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let i = 0; i <= MOVES; i++) {
    const turn = (i / MOVES) * Math.PI * 4
    await page.mouse.move(x + Math.sin(turn) * 420, y + Math.sin(turn * 1.5) * 280)
    await page.waitForTimeout(10)
  }
  await page.mouse.up()
}

async function wheel(page: Page, delta: number): Promise<void> {
  for (let i = 0; i < TURNS; i++) {
    await page.mouse.wheel(0, delta)
    await page.waitForTimeout(25)
  }
}

/** Frame times in milliseconds of one scripted tour: pan, zoom in, pan, zoom out. */
export async function tourOf(context: BrowserContext, url: string): Promise<number[]> {
  const page = await context.newPage()
  await page.goto(url)
  await page.locator('svg[role=img]').first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(2500)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
  await page.mouse.move(640, 400)
  const frames = [
    ...(await timed(page, () => drag(page))),
    ...(await timed(page, () => wheel(page, -120))),
    ...(await timed(page, () => drag(page))),
    ...(await timed(page, () => wheel(page, 120))),
  ]
  await page.close()
  return frames
}
