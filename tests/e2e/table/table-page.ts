import { text } from 'node:stream/consumers'
import type { Download, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { isHeard } from '../one-answer'

/** What a test says of a table in the words of its page: roles, names and sentences. */

export const promptOf = (page: Page): Locator => page.getByRole('region', { name: 'Prompt', exact: true })
export const choicesOf = (page: Page): Locator => page.getByRole('region', { name: 'Choices', exact: true })
export const diaryOf = (page: Page): Locator => page.getByRole('region', { name: 'War diary', exact: true })
export const mapOf = (page: Page): Locator => page.getByRole('application', { name: /^Map of / })
export const battleOf = (page: Page, title: string): Locator => page.getByRole('dialog', { name: title })
/** What takes an answer that was only named: the button at the foot, or that of the strip which says what is left undone. */
export const confirmOf = (page: Page): Locator => page.locator('button[data-confirms]')

/** The primary at the foot. */
export const primaryOf = (page: Page): Locator => page.locator('button[data-primary]')

/** The question at hand: 'Axis: Give a command: 7 CP are left.' */
export const question = async (page: Page): Promise<string> =>
  (await promptOf(page).locator('[aria-live]').innerText()).replaceAll(/\s+/g, ' ').trim()

export const isAsked = (page: Page, side: string, text: string | RegExp): Promise<void> =>
  expect.poll(() => question(page)).toMatch(typeof text === 'string' ? `${side}: ${text}` : text)

/** A path, or a file made on the spot. */
export type GameFile = Parameters<Locator['setInputFiles']>[0]

/** Opens a saved game as a player does: the start page's own file picker. */
export async function loadGame(page: Page, url: string, file: GameFile): Promise<void> {
  await page.goto(url)
  await page.getByLabel('Saved game', { exact: true }).setInputFiles(file)
  await page.waitForURL(/\/play#/)
  await promptOf(page).waitFor()
}

/** Everything done is in the browser's database. */
export const isSaved = (page: Page): Promise<void> =>
  page
    .getByRole('status')
    .filter({ hasText: /^Saved$/ })
    .waitFor()

/** After an act that binds, keys and the foot are dead for a moment. */
export const rested = isHeard

/** What the dice decided stays in its dialog until somebody goes on; whoever answers on the map or from the list leaves it first. */
export async function leaveDice(page: Page): Promise<void> {
  const told = page.locator('[data-told]')
  if ((await told.count()) === 0) return
  await told.locator('button[aria-keyshortcuts=Escape], button[aria-keyshortcuts=Enter]').first().click()
}

/** A row of the list of choices by what it says; headlines that may hide it are opened. */
export async function takeRow(page: Page, label: string): Promise<void> {
  await leaveDice(page)
  const list = choicesOf(page)
  const row = list.getByRole('button', { name: new RegExp(`^${escaped(label)}(, costs [^,]+)?$`) })
  const shut = list.getByRole('button', { expanded: false })
  // The list may still be that of the question before.
  const isThere = async (): Promise<boolean> => {
    if ((await row.count()) > 0) return true
    if ((await shut.count()) > 0)
      await shut
        .first()
        .click({ timeout: 2000 })
        .catch(() => {})
    return (await row.count()) > 0
  }
  await expect.poll(isThere).toBe(true)
  await row.click()
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A row that throws dice or hands the decision over is only named, and taken at the foot. */
export async function takeAndConfirm(page: Page, label: string): Promise<void> {
  await takeRow(page, label)
  await confirmOf(page).click()
}

/** A downloaded file lies with the browser, which may run in another process. */
export async function textOf(download: Download): Promise<string> {
  return text(await download.createReadStream())
}

/** The summary of the turn before is read and put away. */
export const beginTurn = (page: Page, turn: number): Promise<void> =>
  page.getByRole('button', { name: `Begin turn ${turn}` }).click()

/** A drawer by its name in the menu of the strip. */
export async function openDrawer(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).click()
  return page.getByRole('dialog', { name })
}

/** The game as the Files drawer gives it out. */
export async function savedFile(page: Page): Promise<{ readonly text: string; readonly name: string }> {
  const drawer = await openDrawer(page, 'Save and load')
  const download = page.waitForEvent('download')
  await drawer.getByRole('button', { name: 'Save to a file' }).click()
  const file = await download
  const written = await textOf(file)
  await drawer.getByRole('button', { name: 'Close', exact: true }).click()
  return { text: written, name: file.suggestedFilename() }
}
