import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, launchBrowser, serveApp } from './browser'

const SIZES = [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const

describe('the built start page', () => {
  let browser: Browser
  let app: Awaited<ReturnType<typeof serveApp>>
  let page: Page

  beforeAll(async () => {
    app = await serveApp()
    browser = await launchBrowser()
    page = await browser.open(app.url)
  })

  afterAll(async () => {
    await browser?.close()
    await app?.close()
  })

  /** Drops a file on the page as a hand would. */
  const drop = async (name: string, text: string) => {
    const transfer = await page.evaluateHandle(
      ([fileName, content]) => {
        const carried = new DataTransfer()
        carried.items.add(new File([content as string], fileName as string, { type: 'application/json' }))
        return carried
      },
      [name, text],
    )
    for (const type of ['dragenter', 'dragover', 'drop'])
      await page.getByRole('main').dispatchEvent(type, { dataTransfer: transfer })
  }

  it.each(SIZES)('shows the five games at %i by %i without a sideways scrollbar', async (width, height) => {
    await page.setViewportSize({ width, height })
    await expect.poll(() => page.getByRole('article').count()).toBe(5)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })

  it('names the place in a damaged file that is dropped on it, where it can be seen', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await drop('sunday.json', '{"format":"powderkeg/1","game":7}')
    const line = page.getByRole('alert').getByRole('listitem')
    await line.waitFor()
    await expect.poll(() => line.textContent()).toBe("game: expected a game's id, found 7")
    const box = await line.boundingBox()
    expect(box?.y).toBeGreaterThan(0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(844)
  })

  it('remembers the night colours', async () => {
    await page.getByRole('button', { name: 'Night colours' }).click()
    await page.reload()
    await page.getByRole('button', { name: 'Day colours' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('night')
  })

  it('can be worked with the keyboard, and shows where one is', async () => {
    const focused = page.locator(':focus-visible')
    const names: (string | null)[] = []
    for (let presses = 0; presses < 4; presses++) {
      await page.keyboard.press('Tab')
      names.push(await focused.textContent())
    }
    expect(names).toEqual(['Maps', 'How to play', expect.stringMatching(/Day|Night/), 'Load a game'])
    expect(await focused.evaluate(element => getComputedStyle(element).outlineStyle)).toBe('solid')
  })

  it('has nothing to complain of in the console', () => {
    expect(browser.problems).toEqual([])
  })
})
