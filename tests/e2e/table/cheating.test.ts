import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unsealText } from '../../../src/core/save/sealed-text'
import { counters } from '../../../src/games/partizan/forces/counters'
import { grid } from '../../../src/games/partizan/map/hexes'
import { AXIS, hexOf, type Partizan, TITO } from '../../../src/games/partizan/state'
import { type Browser, launchBrowser, serveApp } from '../browser'
import { curtainOf, takeSeat } from './curtain-page'
import { axisTurn, partizanFile } from './partizan-save'
import { asWord, leaksOf, secretsIn } from './partizan-secrets'
import { diaryOf, mapOf, openDrawer, promptOf, savedFile, textOf } from './table-page'
import { toldOn } from './told-on-page'

// The Axis player of Partizan! tries every way to see what is hidden from him: where Tito is, and which dice come.

/** Large, so that it is found wherever it is written. */
const SEED = 1_987_654_322

let browser: Browser
let app: Awaited<ReturnType<typeof serveApp>>
let page: Page
let cover: readonly string[] = []
const game = axisTurn(SEED)
const truth: Partizan = game.state

beforeAll(async () => {
  app = await serveApp()
  browser = await launchBrowser({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  page = await browser.context.newPage()
  await page.goto(app.url)
  await page.getByRole('button', { name: /^Start / }).waitFor()
  // The counters on the cover are the same for everybody.
  cover = await tells()
  await page.getByLabel('Saved game', { exact: true }).setInputFiles(partizanFile(game))
  await page.waitForURL(/\/play#/)
  await takeSeat(page, 'Axis')
  await promptOf(page).waitFor()
})

afterAll(async () => {
  await browser?.close()
  await app?.close()
})

/** In whatever form a seed is written. */
const DICE = asWord(String(SEED), SEED.toString(16), ...[truth.rng].flat().map(String))

/** What the page tells by text, attribute or accessibility tree that it must not. */
async function tells(): Promise<string[]> {
  const dice = [...(await toldOn(page))].filter(each => DICE.test(each))
  return [...(await leaksOf(page, truth)), ...dice.map(each => `a coming die: ${each}`)]
}

/** Everything that must not stand in a text as it is: names of those who hide, where Tito is, the dice. */
const readsIn = (text: string): string[] => {
  const found: string[] = []
  if (text.includes(counters[TITO].id)) found.push('Tito')
  if (DICE.test(text)) found.push('the seed')
  if (/"(rng|seed|units|actions)"/.test(text)) found.push('the position in clear')
  return found
}

/** A file that a button makes, as text. */
async function downloaded(name: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ])
  return textOf(file)
}

/** A curtain covers, or nothing is told. */
async function isSafe(): Promise<void> {
  await promptOf(page).or(curtainOf(page)).first().waitFor()
  const isCovered = (await curtainOf(page).count()) > 0
  if (isCovered) expect(await mapOf(page).count()).toBe(0)
  expect(await tells()).toEqual([])
}

describe('the Axis player finds nothing that is hidden', () => {
  it('on the page, in its title, its address and the accessibility tree', async () => {
    expect(hexOf(truth, TITO)).not.toBeNull()
    expect(await tells()).toEqual([])
    expect(await page.title()).not.toMatch(/Tito/)
    expect(page.url()).not.toMatch(DICE)
  })

  it('in the hex where Tito is, clicked, searched for and pointed at', async () => {
    const tito = grid.numbers[hexOf(truth, TITO) as number] as string
    await page.keyboard.press('/')
    await page.keyboard.type('Tito')
    const found = await page.getByRole('listbox').innerText()
    // The rulebook may name him; no unit, place or choice does.
    expect(found).not.toMatch(/^(Units|Choices|Places)$/im)
    expect(found).not.toContain(tito)
    await page.keyboard.press('Escape')
    await page.keyboard.press('/')
    await page.keyboard.type(tito)
    await page.keyboard.press('Enter')
    expect(await tells()).toEqual([])
    await page.keyboard.press('Escape')
  })

  it('in the diary, searched for him', async () => {
    await diaryOf(page)
      .getByRole('button', { name: /search/i })
      .first()
      .click()
    await page.keyboard.type('Tito')
    const told = await diaryOf(page).innerText()
    expect(told).not.toMatch(/Tito (moved|was|in|stands)/)
    await page.keyboard.press('Escape')
    expect(await tells()).toEqual([])
  })

  it('in a file that he saves', async () => {
    const { text, name } = await savedFile(page)
    expect(text).toContain('powderkeg/sealed')
    expect(readsIn(text)).toEqual([])
    expect(name).not.toMatch(DICE)
    // It is a whole game all the same.
    expect(unsealText(text)).toContain('powderkeg/2')
  })

  it('in a copy of the position', async () => {
    const drawer = await openDrawer(page, 'Save and load')
    await drawer.getByRole('button', { name: 'Copy this position' }).click()
    await drawer.getByText('The position is on the clipboard.').waitFor()
    expect(readsIn(await page.evaluate(() => navigator.clipboard.readText()))).toEqual([])
    expect(await tells()).toEqual([])
  })

  it('by a new game from it, which the other must agree to', async () => {
    const at = page.url()
    await page.getByRole('button', { name: 'Start a new game from it' }).click()
    const asked = page.getByRole('dialog', { name: 'Start a new game from this position?' })
    await asked.waitFor()
    await page.keyboard.press('Enter')
    await asked.getByRole('button', { name: 'Start it' }).click({ force: true })
    expect(page.url()).toBe(at)
    expect(await tells()).toEqual([])
    await page.keyboard.press('Escape')
    await asked.waitFor({ state: 'detached' })
    await page.locator('[data-drawer]').getByRole('button', { name: 'Close', exact: true }).click()
  })

  it('in what is made for friends: the war in figures, on its page and as a text, the diary, the print page', async () => {
    await openDrawer(page, 'The war so far')
    expect(await tells()).toEqual([])
    await page.getByRole('button', { name: 'All of it on one page' }).click()
    const figures = await downloaded('Save as Markdown')
    expect(figures.length).toBeGreaterThan(200)
    expect(await tells()).toEqual([])
    await page.keyboard.press('Escape')
    const drawer = await openDrawer(page, 'Save and load')
    const diary = await downloaded('War diary as a text')
    expect(diary).toMatch(/Turn \d/)
    for (const text of [figures, diary]) expect([...readsIn(text), ...secretsIn(text, truth)]).toEqual([])
    await drawer.getByRole('button', { name: 'Print', exact: true }).click()
    await drawer.waitFor({ state: 'detached' })
    const printed = await page.locator('[data-full-page]').evaluate(sheet => {
      const copy = sheet.cloneNode(true) as HTMLElement
      // Charts name by turns who comes, as they do for everybody.
      for (const chart of copy.querySelectorAll('table')) chart.remove()
      const named = [...copy.querySelectorAll('[aria-label], [title]')]
      const names = named.flatMap(each => [each.getAttribute('aria-label'), each.getAttribute('title')])
      return [copy.innerText, ...names].join('\n')
    })
    expect(printed.length).toBeGreaterThan(500)
    // The sheet prints his track; no counter is he.
    const { name } = counters[TITO]
    expect(printed).not.toMatch(new RegExp(`^${name}(,|$)`, 'm'))
    expect([...readsIn(printed), ...secretsIn(printed, truth).filter(each => each !== name)]).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('[data-full-page]').waitFor({ state: 'detached' })
  })

  it('by setting things by hand, which shows what he knows and does nothing without the other', async () => {
    const drawer = await openDrawer(page, 'Save and load')
    await drawer.getByRole('button', { name: 'Set things by hand' }).click()
    const panel = page.locator('[data-umpire]')
    await panel.waitFor()
    expect(await tells()).toEqual([])
    await panel.getByRole('button', { name: 'Close without setting anything' }).click()
  })

  it('by looking back, to the beginning and moment by moment', { timeout: 200_000 }, async () => {
    for (const key of ['[', '[', '[', '{', '<', 'Home', ']', ']', '}']) {
      await page.keyboard.press(key)
      expect(await tells(), key).toEqual([])
    }
    await page.keyboard.press('End')
    await isSafe()
  })

  it('by undo, asked for again and again', async () => {
    for (let times = 0; times < 4; times++) {
      await page.keyboard.press('u')
      await page.keyboard.press('Enter')
      await isSafe()
      await page.keyboard.press('Escape')
    }
  })

  it('in a second tab, nor in what the browser shows of its short storage', async () => {
    const second = await page.context().newPage()
    await second.goto(page.url())
    await promptOf(second).or(curtainOf(second)).or(second.getByRole('alert')).first().waitFor()
    expect(await leaksOf(second, truth)).toEqual([])
    await second.close()
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect([...readsIn(kept), ...secretsIn(kept, truth)]).toEqual([])
  })

  it('by saying alone that one person plays both sides', async () => {
    await page.reload()
    await curtainOf(page).waitFor()
    await page.locator('[data-sit][data-ready]').waitFor()
    await curtainOf(page).getByRole('button', { name: 'One person plays both sides from here' }).click()
    const dialog = page.getByRole('dialog', { name: 'One person plays both sides?' })
    await dialog.getByRole('checkbox').first().check()
    const deed = dialog.getByRole('button', { name: 'No more curtains' })
    expect(await deed.isDisabled()).toBe(true)
    await page.keyboard.press('Enter')
    expect(await curtainOf(page).count()).toBe(1)
    await page.keyboard.press('Escape')
  })

  it('by Enter held for three seconds at the curtain', async () => {
    await page.locator('[data-sit][data-ready]').waitFor()
    await page.keyboard.down('Enter')
    for (let held = 0; held < 3000; held += 100) {
      await page.keyboard.down('Enter')
      await page.waitForTimeout(100)
    }
    await page.keyboard.up('Enter')
    expect(await curtainOf(page).count()).toBe(1)
  })

  it('in the list of saved games, on the start page', async () => {
    await page.goto(app.url)
    await page.getByRole('button', { name: /^Start / }).waitFor()
    expect((await tells()).filter(each => !cover.includes(each))).toEqual([])
    expect(truth.frames.at(-1)?.side).toBe(AXIS)
    expect(browser.problems).toEqual([])
  })
})
