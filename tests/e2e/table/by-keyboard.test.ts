import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, launchBrowser, serveApp } from '../browser'
import { stackIn } from './map-clicks'
import { confirmOf, diaryOf, isAsked, mapOf, promptOf } from './table-page'
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

const press = (key: string) => page.keyboard.press(key)

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
    if ((await voice.innerText()).startsWith(number)) return
    await press('.')
  }
  throw new Error(`the lit hexes never come to ${number}`)
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

  it('answers on the map: a lit hex, and the menu beside it', async () => {
    await tabTo(/^Map of /)
    await stepTo('1532')
    expect(await mapOf(page).locator('[data-layer=focus]').getAttribute('data-hex')).toBe('1532')
    await press('Enter')
    const menu = page.getByRole('menu')
    await menu.waitFor()
    expect((await focused()).name).toBe('Concentrate Greek Guerrillas 1')
    await press('ArrowDown')
    expect((await focused()).name).toBe('Displace Greek Guerrillas 1')
    await press('ArrowUp')
    await press('Enter')
    await expect.poll(() => diaryOf(page).innerText()).toContain('gathered in the open at 1532')
    expect((await focused()).name).toMatch(/^Map of /)
  })

  it('takes back and does again by a key', async () => {
    expect(await stackIn(page, '1532')).not.toMatch(/dispersed/)
    await press('u')
    await expect.poll(() => stackIn(page, '1532')).toMatch(/dispersed/)
    await press('y')
    await expect.poll(() => stackIn(page, '1532')).not.toMatch(/dispersed/)
  })

  it('asks twice for what hands the decision over, and goes on in the list', async () => {
    await tabTo(/^Partisans are done/)
    await press('Enter')
    await confirmOf(page).waitFor()
    await isAsked(page, 'Allies', 'Turn partisans over')
    await press('Enter')
    await isAsked(page, 'Axis', 'Turn partisans over')
    expect((await focused()).name).toMatch(/^Partisans are done/)
    await press('Enter')
    await press('Enter')
    await isAsked(page, 'Allies', 'Call for optional units')
  })

  it('gives the first command, and takes it back', async () => {
    await tabTo(/^No more reinforcements/, 'Shift+Tab')
    await press('Enter')
    await isAsked(page, 'Allies', 'Pick the sea or coastal hex')
    expect((await focused()).name).toMatch(/^Keep it back/)
    await press('Enter')
    await press('Enter')
    await isAsked(page, 'Axis', 'Call for optional units')
    await press('Enter')
    await press('Enter')
    await isAsked(page, 'Allies', 'Give a command: 6 CP')
    await tabTo(/^Amphibious assault/)
    await press('Enter')
    await isAsked(page, 'Allies', 'Name up to two units for the amphibious assault')
    await press('u')
    await isAsked(page, 'Allies', 'Give a command: 6 CP')
    expect(browser.problems).toEqual([])
  })
})
