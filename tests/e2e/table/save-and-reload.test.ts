import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, launchBrowser, serveApp } from '../browser'
import { clickHex } from './map-clicks'
import {
  diaryOf,
  isAsked,
  isSaved,
  loadGame,
  openDrawer,
  promptOf,
  question,
  takeAndConfirm,
  takeRow,
} from './table-page'
import { jsonFile, thirdTurnBefore } from './third-turn-save'

let browser: Browser
let app: Awaited<ReturnType<typeof serveApp>>
let page: Page

beforeAll(async () => {
  app = await serveApp()
  browser = await launchBrowser({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  page = await browser.context.newPage()
  await loadGame(page, app.url, thirdTurnBefore('amphibious'))
})

afterAll(async () => {
  await browser?.close()
  await app?.close()
})

const takeBack = () => page.getByRole('button', { name: 'Undo', exact: true })

/** All that a player would miss. */
const standing = async () => ({
  question: await question(page),
  diary: await diaryOf(page).getByRole('listitem').allTextContents(),
})

describe('a game in a tab that is loaded anew', () => {
  it('goes on exactly there, with all that can be taken back', async () => {
    await takeRow(page, 'Amphibious assault')
    await takeRow(page, '57 Infantry Division')
    await clickHex(page, '1135')
    await takeRow(page, 'Land at 1135')
    await isAsked(page, 'Allies', 'Give a command: 3 CP')
    await isSaved(page)
    const before = await standing()
    expect(before.diary.at(-1)).toContain('A Beachhead was placed in 1135')

    await page.reload()
    await promptOf(page).waitFor()
    // Older parts of the diary are drawn when they come near its window.
    await expect.poll(standing).toEqual(before)
    await takeBack().click()
    await isAsked(page, 'Allies', 'The amphibious assault on 1135')
    await page.getByRole('button', { name: 'Redo', exact: true }).click()
    await isAsked(page, 'Allies', 'Give a command: 3 CP')
    expect(await standing()).toEqual(before)
  })
})

describe('a damaged file', () => {
  it('is refused with the place of its fault, and the game on the table stays', async () => {
    const [before, address] = [await standing(), page.url()]
    const sound = thirdTurnBefore('amphibious').buffer.toString()
    const drawer = await openDrawer(page, 'Save and load')
    const load = async (text: string) => {
      await drawer.getByLabel('Load a file').setInputFiles(jsonFile('damaged.json', text))
      await drawer.getByRole('alert').getByRole('listitem').first().waitFor()
      return drawer.getByRole('alert').innerText()
    }
    const told = await load(sound.replaceAll('"weather":"clear"', '"weather":"hail"'))
    expect(told).toContain('Nothing else has changed.')
    expect(told).toMatch(/position\.weather: expected .*, found "?hail/)
    expect(await load(sound.slice(0, 400))).toContain('the file: expected')
    expect(page.url()).toBe(address)
    await drawer.getByRole('button', { name: 'Close', exact: true }).click()
    expect(await standing()).toEqual(before)
  })
})

describe('the start page', () => {
  it('lists the game that was played last, and leads back to it', async () => {
    const before = await standing()
    await takeAndConfirm(page, 'End the player turn')
    await isAsked(page, 'Axis', 'Give a command: 7 CP are left.')
    await isSaved(page)
    expect(await standing()).not.toEqual(before)
    await page.getByRole('link', { name: 'Powderkeg' }).click()
    const saved = page.getByRole('region', { name: 'Saved games' }).getByRole('listitem')
    await expect.poll(() => saved.count()).toBe(1)
    await expect.poll(() => saved.innerText()).toMatch(/Balkan Gambit · Turn 3, /)
    await page.getByRole('link', { name: /^Continue: .*Turn 3, / }).click()
    await isAsked(page, 'Axis', 'Give a command: 7 CP are left.')
    expect(browser.problems).toEqual([])
  })
})
