import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, launchBrowser, serveApp } from '../browser'
import { curtainOf, playAlone } from './curtain-page'
import { FIRST_TURN } from './first-turn-save'
import { partizanFile, partizanSetUp } from './partizan-save'
import { actAndSee, counterAt, lookAtRest, tapOn, wantedOf } from './phone-hand'
import { type GameFile, loadGame, promptOf } from './table-page'
import { THIRD_TURN } from './third-turn-save'
import { warsFirstTurn } from './wars-save'

// A whole turn of each game on a telephone: nothing but taps, and whatever is to be tapped lies under nothing.

const TIME = 300_000
const MOST_TAPS = 260

let browser: Browser
let app: Awaited<ReturnType<typeof serveApp>>

beforeAll(async () => {
  app = await serveApp()
  browser = await launchBrowser({ viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' })
})

afterAll(async () => {
  await browser?.close()
  await app?.close()
})

/** One person holds the telephone: where something is hidden the curtains are put away first. */
async function open(page: Page, file: GameFile): Promise<void> {
  await page.goto(app.url)
  await page.getByLabel('Saved game', { exact: true }).setInputFiles(file)
  await page.waitForURL(/\/play#/)
  await promptOf(page).or(curtainOf(page)).waitFor()
  if ((await curtainOf(page).count()) > 0) await playAlone(page)
  await promptOf(page).waitFor()
}

const chevron = (page: Page) =>
  page.getByRole('region', { name: 'Prompt', exact: true }).getByRole('button', { name: 'Show the choices' })

/** The way to the sheet, whatever its height. */
const drawer = (page: Page) => promptOf(page).locator('button[aria-expanded]:not([aria-haspopup])')

/** Taps until the summary of the turn lies on the table; gives how many counters were touched on the map. */
async function tapThrough(page: Page): Promise<number> {
  const tapped: string[] = []
  let touched = 0
  let last = ''
  for (let taps = 0; taps < MOST_TAPS; taps++) {
    const counter = touched < 3 && taps % 4 === 1 ? await counterAt(page) : null
    if (counter !== null) {
      await actAndSee(page, () => page.touchscreen.tap(counter.x, counter.y))
      touched++
    }
    const seen = await lookAtRest(page)
    expect(seen.isWhole, `the question is cut: ${seen.question}`).toBe(true)
    if (seen.kind === 'card') return touched
    const isStuck = seen.kind === 'bar' && seen.offers[0]?.name === last
    const wanted = seen.kind === 'none' || isStuck ? null : wantedOf(seen, taps)
    const isHeard = await actAndSee(page, () => (wanted === null ? drawer(page).tap() : tapOn(page, wanted.index)))
    last = wanted?.name ?? ''
    tapped.push(`${seen.question} -> ${wanted?.name ?? 'the sheet'}${isHeard ? '' : ' (nothing came of it)'}`)
  }
  throw new Error(`the turn does not come to its end; the last taps were\n${tapped.slice(-30).join('\n')}`)
}

const GAMES: readonly { readonly game: string; readonly file: () => GameFile }[] = [
  { game: 'Operation Gertrud', file: () => FIRST_TURN },
  { game: 'Balkan Gambit', file: () => THIRD_TURN },
  { game: 'Partizan!', file: () => partizanFile(partizanSetUp(7)) },
  { game: 'Balkan Wars', file: () => warsFirstTurn() },
]

describe.each(GAMES)('a turn of $game on a telephone', ({ file }) => {
  it('is played to its end by taps alone', { timeout: TIME }, async () => {
    const page = await browser.context.newPage()
    await open(page, file())
    expect(await tapThrough(page)).toBeGreaterThan(0)
    await page.getByRole('button', { name: /^Begin turn \d+/ }).tap()
    await expect.poll(() => page.locator('[data-turn-card]').count()).toBe(0)
    expect(browser.problems).toEqual([])
    await page.close()
  })
})

describe('the bar of a telephone', () => {
  it('has the whole question, one way back, one way on and the way to the sheet', async () => {
    const page = await browser.context.newPage()
    await loadGame(page, app.url, FIRST_TURN)
    const bar = page.getByRole('region', { name: 'Prompt', exact: true })
    const box = await bar.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(130)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(845)
    for (const button of await bar.getByRole('button', { name: /^(?!Rule|rule)/ }).all()) {
      const size = await button.boundingBox()
      if (size !== null) expect(size.height, await button.innerText()).toBeGreaterThanOrEqual(44)
    }
    await chevron(page).tap()
    await page.getByRole('region', { name: 'Choices', exact: true }).waitFor()
    await page.close()
  })

  it('starts a game from the first screen', async () => {
    const page = await browser.context.newPage()
    await page.goto(app.url)
    const start = page.getByRole('button', { name: /^Start / })
    await start.waitFor()
    const box = await start.boundingBox()
    expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThanOrEqual(844)
    await page.close()
  })
})
