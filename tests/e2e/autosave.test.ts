import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, launchBrowser, serveHarness } from './browser'

let server: Awaited<ReturnType<typeof serveHarness>>
let browser: Browser

beforeAll(async () => {
  server = await serveHarness()
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
})

afterEach(async () => {
  for (const page of browser.context.pages()) await page.close()
  browser.problems.length = 0
})

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** The raiders place the Chief in 0101 and the Scouts in 0202, and pick the Rifles. */
const playFive = async (page: Page) => {
  for (const name of ['Chief', '0101', 'Scouts', '0202', 'Rifles']) await press(page, name)
}

const isSaved = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /^saved$/ })
    .waitFor()

const position = (page: Page) => page.getByRole('region', { name: 'Position' }).textContent()

const diary = (page: Page) => page.getByRole('list', { name: 'Log' }).getByRole('listitem').allTextContents()

/** What stands on the table, and what each of the last actions taken back leaves. */
const wayBack = async (page: Page) => {
  const found = [await position(page)]
  const undo = page.getByRole('button', { name: 'Undo' })
  while (await undo.isEnabled()) {
    await undo.click()
    found.push(await position(page))
  }
  return found
}

/** Kills the tab's process, so that no handler of the page can run. */
const crash = async (page: Page) => {
  const session = await browser.context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  // It answers to nobody any more.
  session.send('Page.crash').catch(() => {})
  await crashed
}

describe('a tab that dies in the middle of a game', () => {
  it('comes back to the same position, diary and actions to take back', async () => {
    const first = await browser.open(server.url)
    await playFive(first)
    await isSaved(first)
    const address = first.url()
    const [before, lines] = [await position(first), await diary(first)]
    await crash(first)

    const second = await browser.open(address)
    expect(await position(second)).toBe(before)
    expect(await diary(second)).toEqual(lines)
    expect(lines).toHaveLength(2)
    expect(await wayBack(second)).toHaveLength(6)
    expect(browser.problems).toEqual([])
  })

  it('comes back with what could be redone', async () => {
    const first = await browser.open(server.url)
    await playFive(first)
    const last = await position(first)
    await press(first, 'Undo')
    await isSaved(first)
    await first.close({ runBeforeUnload: false })

    const second = await browser.open(first.url())
    await press(second, 'Redo')
    expect(await position(second)).toBe(last)
    expect(await second.getByRole('button', { name: 'Redo' }).isDisabled()).toBe(true)
  })
})

describe('two tabs on one game', () => {
  it('the older is told at once, and the game goes on in the newer', async () => {
    const older = await browser.open(server.url)
    await playFive(older)
    await isSaved(older)
    const newer = await browser.open(older.url())
    await older.getByRole('alert').filter({ hasText: 'opened in another tab' }).waitFor()
    await press(newer, '0204')
    await isSaved(newer)
    const stands = await position(newer)
    const third = await browser.open(older.url())
    expect(await position(third)).toBe(stands)
  })

  it('the older is told when it writes, where tabs cannot speak to each other, and nothing is lost', async () => {
    const older = await browser.open(`${server.url}?mute`)
    await playFive(older)
    await isSaved(older)
    const newer = await browser.open(older.url())
    await press(newer, '0204')
    await isSaved(newer)
    const stands = await position(newer)

    await expect.poll(() => older.getByRole('alert').count()).toBe(0)
    await press(older, '0404')
    await older.getByRole('alert').filter({ hasText: 'one action' }).waitFor()
    const third = await browser.open(older.url())
    expect(await position(third)).toBe(stands)
    expect(browser.problems).toEqual([])
  })
})
