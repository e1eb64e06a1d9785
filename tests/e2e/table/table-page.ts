import { text } from 'node:stream/consumers'
import type { Download, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** What a test says of a table in the words of its page: roles, names and sentences. */

export const promptOf = (page: Page): Locator => page.getByRole('region', { name: 'Prompt', exact: true })
export const choicesOf = (page: Page): Locator => page.getByRole('region', { name: 'Choices', exact: true })
export const diaryOf = (page: Page): Locator => page.getByRole('region', { name: 'War diary', exact: true })
export const mapOf = (page: Page): Locator => page.getByRole('application', { name: /^Map of / })
export const battleOf = (page: Page, title: string): Locator => page.getByRole('dialog', { name: title })
export const confirmOf = (page: Page): Locator => page.getByRole('button', { name: /^Confirm: / })

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

/** A row of the list of choices by what it says; headlines that may hide it are opened. */
export async function takeRow(page: Page, label: string): Promise<void> {
  const list = choicesOf(page)
  const row = list.getByRole('button', { name: new RegExp(`^${escaped(label)}(, costs [^,]+)?$`) })
  const shut = list.getByRole('button', { expanded: false })
  await list.getByRole('button').first().waitFor()
  while ((await row.count()) === 0 && (await shut.count()) > 0) await shut.first().click()
  await row.click()
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A row that throws dice or hands the decision over waits for its confirmation. */
export async function takeAndConfirm(page: Page, label: string): Promise<void> {
  await takeRow(page, label)
  await confirmOf(page).click()
}

/** A downloaded file lies with the browser, which may run in another process. */
export async function textOf(download: Download): Promise<string> {
  return text(await download.createReadStream())
}

/** The game as the Files drawer gives it out. */
export async function savedFile(page: Page): Promise<{ readonly text: string; readonly name: string }> {
  await page.getByRole('button', { name: 'Save and load' }).click()
  const drawer = page.getByRole('dialog', { name: 'Save and load' })
  const download = page.waitForEvent('download')
  await drawer.getByRole('button', { name: 'Save to a file' }).click()
  const file = await download
  const written = await textOf(file)
  await drawer.getByRole('button', { name: 'Close', exact: true }).click()
  return { text: written, name: file.suggestedFilename() }
}
