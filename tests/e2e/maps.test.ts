import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, launchBrowser, serveApp } from './browser'
import { countRenders, rendersOf } from './count-renders'

const LARGEST = 'balkan-front'

let browser: Browser
let app: Awaited<ReturnType<typeof serveApp>>

beforeAll(async () => {
  app = await serveApp()
  browser = await launchBrowser({ viewport: { width: 1440, height: 900 }, hasTouch: true })
})

afterAll(async () => {
  await browser?.close()
  await app?.close()
})

/** The page that the tests of one map share. */
let kept: Page | null = null

afterEach(async () => {
  expect(browser.problems).toEqual([])
  for (const page of browser.context.pages()) if (page !== kept) await page.close()
})

const map = (page: Page) => page.getByRole('region', { name: /^Map of / })

async function openMap(game: string): Promise<Page> {
  const page = await browser.context.newPage()
  await countRenders(page)
  await page.goto(`${app.url}maps#${game}`)
  await map(page).locator('svg').first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  return page
}

const transformOf = (page: Page): Promise<string> =>
  map(page).evaluate(frame => (frame.firstElementChild as HTMLElement).style.transform)

const scaleOf = async (page: Page): Promise<number> => Number(/scale\(([\d.]+)\)/.exec(await transformOf(page))?.[1])

const levelOf = (page: Page) => map(page).getAttribute('data-level')

/** The middle of the map's window. */
async function middleOf(page: Page): Promise<{ x: number; y: number }> {
  const box = await map(page).boundingBox()
  if (box === null) throw new Error('the map is not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Until the camera has stood still for longer than it waits before it calls a move ended. */
const atRest = (page: Page): Promise<void> =>
  map(page).evaluate(
    frame =>
      new Promise<void>(resolve => {
        const seen = () => `${(frame.firstElementChild as HTMLElement).style.transform} ${frame.dataset.level}`
        let last = seen()
        let since = performance.now()
        const look = (now: number) => {
          if (seen() !== last) [last, since] = [seen(), now]
          if (now - since > 250) resolve()
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
  )

async function wheel(page: Page, turns: number, delta: number): Promise<void> {
  for (let i = 0; i < turns; i++) await page.mouse.wheel(0, delta)
  await atRest(page)
}

describe('moving about the largest map', () => {
  it('renders nothing in React: not for a drag, the wheel, keys or a change of level', async () => {
    const page = await openMap(LARGEST)
    const { x, y } = await middleOf(page)
    await page.mouse.move(x, y)
    await atRest(page)
    const before = await rendersOf(page)
    const start = await transformOf(page)

    await page.mouse.down()
    for (let turn = 0; turn <= 24; turn += 2) {
      const angle = (turn / 12) * Math.PI
      await page.mouse.move(x + Math.sin(angle) * 200, y + 150 - Math.cos(angle) * 150)
    }
    const levels = new Set<string | null>()
    await wheel(page, 14, -160)
    levels.add(await levelOf(page))
    await page.mouse.move(x + 120, y + 90)
    await page.mouse.move(x, y)
    await page.mouse.up()
    await wheel(page, 8, 200)
    levels.add(await levelOf(page))
    const moved = await transformOf(page)
    const during = await rendersOf(page)

    expect(moved).not.toBe(start)
    expect(levels.size).toBe(2)
    expect(during - before).toBe(0)

    await map(page).focus()
    const beforeKeys = await rendersOf(page)
    for (const key of ['ArrowRight', 'ArrowDown', '+', '+', '-', '0']) await page.keyboard.press(key)
    await atRest(page)
    expect((await rendersOf(page)) - beforeKeys).toBe(0)
    expect(await levelOf(page)).toBe('far')

    // The counter does count.
    await page.getByRole('checkbox', { name: 'Grid' }).click()
    await expect.poll(() => rendersOf(page)).toBeGreaterThan(during)
  })

  it('pinches with two fingers, and picks a hex with one', async () => {
    const page = await openMap('operation-gertrud')
    const { x, y } = await middleOf(page)
    const before = await scaleOf(page)
    const session = await browser.context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', spread: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : [
                { x: x - spread, y, id: 1 },
                { x: x + spread, y, id: 2 },
              ],
      })
    await touch('touchStart', 60)
    for (let spread = 60; spread <= 180; spread += 20) await touch('touchMove', spread)
    await touch('touchEnd', 180)
    await atRest(page)
    expect((await scaleOf(page)) / before).toBeCloseTo(3, 1)
    await page.touchscreen.tap(x, y)
    await expect
      .poll(() => page.getByRole('region', { name: 'Hex', exact: true }).getByRole('heading', { level: 2 }).count())
      .toBe(1)
  })
})

describe('a map of middling size, fitted again before each look', () => {
  let page: Page
  let opened: string

  beforeAll(async () => {
    page = await openMap('operation-gertrud')
    kept = page
    opened = await transformOf(page)
  })

  beforeEach(async () => {
    await map(page).focus()
    await page.keyboard.press('0')
    await atRest(page)
  })

  afterAll(() => {
    kept = null
    return page?.close()
  })

  it('zooms to the pointer: the hex under it stays under it', async () => {
    const { x, y } = await middleOf(page)
    await page.mouse.move(x + 100, y - 60)
    const heading = page.getByRole('region', { name: 'Hex', exact: true }).getByRole('heading', { level: 2 })
    await atRest(page)
    const before = await heading.textContent()
    await wheel(page, 8, -200)
    expect(await scaleOf(page)).toBeGreaterThan(0.9)
    await page.mouse.move(x + 101, y - 60)
    await expect.poll(() => heading.textContent()).toBe(before)
  })

  it('shows more the nearer one comes: numbers not from afar, all of the map again with 0', async () => {
    const number = map(page).getByText('2709', { exact: true }).first()
    expect(await levelOf(page)).toBe('far')
    await expect.poll(() => number.isVisible()).toBe(false)
    await map(page).focus()
    for (let i = 0; i < 8; i++) await page.keyboard.press('+')
    await atRest(page)
    expect(await levelOf(page)).toBe('near')
    await page.keyboard.press('0')
    await atRest(page)
    expect(await transformOf(page)).toBe(opened)
  })

  it('tells a hex when the pointer is over it, and jumps to a place that is searched for', async () => {
    const panel = page.getByRole('region', { name: 'Hex', exact: true })
    await page.getByRole('combobox').fill('istanbul')
    await page
      .getByRole('option', { name: /Istanbul/ })
      .first()
      .waitFor()
    await page.keyboard.press('Enter')
    // 2709 is the rulebook's own example (2.1.2).
    await panel.getByRole('heading', { name: '2709 Istanbul' }).waitFor()
    await expect.poll(() => levelOf(page)).not.toBe('far')
    await atRest(page)
    const { x, y } = await middleOf(page)
    const width = (await scaleOf(page)) * 100
    await page.mouse.move(x + width, y)
    await panel.getByRole('heading', { name: /^2710/ }).waitFor()
    await page.mouse.move(x, y)
    await panel.getByRole('heading', { name: '2709 Istanbul' }).waitFor()
  })
})

describe('the map page', () => {
  it('is reached from the start page, and leads back', async () => {
    const page = await browser.open(app.url)
    await page.getByRole('link', { name: 'Maps' }).click()
    await map(page).waitFor()
    await page.getByRole('link', { name: 'Powderkeg' }).click()
    await page.getByRole('heading', { name: 'Powderkeg', exact: true, level: 1 }).waitFor()
  })

  it('changes borders and railways of Balkan Wars with the year', async () => {
    const page = await openMap('balkan-wars')
    const drawn = (part: string) =>
      map(page)
        .locator(`[data-part=${part}] path`)
        .evaluateAll(paths => paths.map(path => path.getAttribute('d')).join())
    const before = { borders: await drawn('borders'), railways: await drawn('railways') }
    await page.getByRole('radio', { name: '1913' }).click()
    await expect.poll(() => drawn('borders')).not.toBe(before.borders)
    await expect.poll(() => drawn('railways')).not.toBe(before.railways)
  })

  it('fits 1024 by 768 without scrolling sideways', async () => {
    const page = await openMap('balkan-gambit')
    await page.setViewportSize({ width: 1024, height: 768 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1024)
    const box = await map(page).boundingBox()
    expect(box?.width).toBeGreaterThan(650)
  })
})
