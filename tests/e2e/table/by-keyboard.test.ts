import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, launchBrowser, serveApp } from '../browser'
import { stackIn } from './map-clicks'
import { confirmOf, diaryOf, isAsked, mapOf, primaryOf, promptOf, rested } from './table-page'
import { THIRD_TURN } from './third-turn-save'

let browser: Browser
let app: Awaited<ReturnType<typeof serveApp>>
let page: Page

beforeAll(async () => {
  app = await serveApp()
  browser = await launchBrowser({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  page = await browser.open(app.url)
})

afterAll(async () => {
  await browser?.close()
  await app?.close()
})

/** Once keys are heard. */
async function press(key: string): Promise<void> {
  await rested(page)
  await page.keyboard.press(key)
}

/** What has the focus as it is called, and how it shows that it has it. */
const focused = () =>
  page.evaluate(() => {
    const element = document.activeElement
    if (element === null || element === document.body) return { name: '', ring: false }
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return {
      name: element.getAttribute('aria-label') ?? element.textContent ?? '',
      ring: element.matches(':focus-visible') && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0,
    }
  })

const MOST_TABS = 60

/** Goes on by Tab until what is called so has the focus. */
async function tabTo(name: RegExp, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < MOST_TABS; presses++) {
    await press(key)
    const at = await focused()
    if (name.test(at.name)) {
      expect(at).toEqual({ name: at.name, ring: true })
      return
    }
  }
  throw new Error(`Tab never comes to ${name}`)
}

const MOST_STEPS = 40

/** From lit hex to lit hex until the voice of the map says the number. */
async function stepTo(number: string): Promise<void> {
  const voice = page.getByTestId('focus-voice')
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const said = await voice.innerText()
    if (said.startsWith(number)) return
    await press('.')
    await expect.poll(() => voice.innerText()).not.toBe(said)
  }
  throw new Error(`the lit hexes never come to ${number}`)
}

/** E says what is left undone; pressed again, but not at once, it ends all the same. */
async function endAllTheSame(): Promise<void> {
  await press('e')
  await confirmOf(page).waitFor()
  await page.waitForTimeout(450)
  await press('e')
}

describe('the table by keyboard alone', () => {
  it('opens a saved game from the start page', async () => {
    // Whoever listens too late misses the dialog of the browser.
    page.on('filechooser', chooser => chooser.setFiles(THIRD_TURN))
    await tabTo(/^Load a game$/)
    await press('Enter')
    await page.waitForURL(/\/play#/)
    await promptOf(page).waitFor()
    await isAsked(page, 'Allies', 'Turn partisans over')
  })

  it('shows where the keys stand at the first arrow, and the foot says what Enter does there', async () => {
    await expect.poll(() => mapOf(page).locator('[data-layer=focus]').count()).toBe(0)
    await stepTo('1532')
    await expect.poll(() => mapOf(page).locator('[data-layer=focus]').getAttribute('data-hex')).toBe('1532')
    await expect.poll(() => primaryOf(page).innerText()).toContain('Displace')
    await press('Enter')
    await isAsked(page, 'Allies', 'Pick the hex, up to two away')
    await expect.poll(async () => (await focused()).name).toMatch(/^Pick the hex, up to two away/)
    await expect.poll(() => mapOf(page).locator('[data-layer=focus]').count()).toBe(0)
    await press('Escape')
    await isAsked(page, 'Allies', 'Turn partisans over')
  })

  it('takes an answer by its words', async () => {
    await rested(page)
    await page.keyboard.type('/concentrate greek guerrillas 1')
    await press('Enter')
    await expect.poll(() => diaryOf(page).innerText()).toContain('concentrated at 1532')
  })

  it('undoes and redoes by a key', async () => {
    await expect.poll(() => stackIn(page, '1532')).not.toMatch(/dispersed/)
    await press('u')
    await expect.poll(() => stackIn(page, '1532')).toMatch(/dispersed/)
    await press('Shift+U')
    await expect.poll(() => stackIn(page, '1532')).not.toMatch(/dispersed/)
  })

  it('takes the next unit in hand by Enter, and Esc puts it back', async () => {
    await expect.poll(() => primaryOf(page).innerText()).toMatch(/^Next: /)
    await press('Enter')
    await isAsked(page, 'Allies', 'Pick the hex, up to two away')
    await press('Escape')
    await isAsked(page, 'Allies', 'Turn partisans over')
  })

  it('ends what leaves something undone by E twice, though not at once', async () => {
    await endAllTheSame()
    await isAsked(page, 'Axis', 'Turn partisans over')
    await endAllTheSame()
    await isAsked(page, 'Allies', 'Bring in optional reinforcements')
  })

  it('gives the first command by search, and undoes it', async () => {
    await press('Enter')
    await isAsked(page, 'Allies', 'Place Naval Support')
    await endAllTheSame()
    await isAsked(page, 'Axis', 'Bring in optional reinforcements')
    await press('Enter')
    await isAsked(page, 'Allies', 'Give a command: 6 CP')
    await rested(page)
    await page.keyboard.type('/amphib')
    await press('Enter')
    await isAsked(page, 'Allies', 'Pick up to two units for the amphibious assault')
    await press('u')
    await isAsked(page, 'Allies', 'Give a command: 6 CP')
    expect(browser.problems).toEqual([])
  })
})
