import type { Page } from 'playwright-core'
import { type Hand, lookAround } from './table/random-hand'

/** Not that of table-page.ts: attacks run without vitest. */
export const promptOf = (page: Page) => page.getByRole('region', { name: 'Prompt', exact: true })

/** Starts the game that the start page offers first. Nothing is hidden in it, so that no curtain falls. */
export async function startGame(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.getByRole('button', { name: /^Start / }).click()
  await page.waitForURL(/\/play#/)
  await promptOf(page).waitFor()
}

/** What stands on the table: the question and the diary. */
export const standing = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('section[aria-label=Prompt] h2, section[aria-label="War diary"] li')]
      .map(each => each.textContent)
      .join('\n'),
  )

const CLICKS = 30
/** How long a click may be without effect until another is tried. */
const PATIENCE = 1500

/** Clicks on what is offered until something is different on the table: the first click may only ask for a second. */
export async function answerOnce(page: Page, hand: Hand): Promise<void> {
  const before = await standing(page)
  for (let clicks = 0; clicks < CLICKS; clicks++) {
    const { offers } = await lookAround(page)
    await hand(page, offers)
    const until = Date.now() + PATIENCE
    // The offers change as well when the click only asks for a second.
    while (Date.now() < until && `${(await lookAround(page)).offers}` === `${offers}`) {
      if ((await standing(page)) !== before) return
      await page.waitForTimeout(30)
    }
    if ((await standing(page)) !== before) return
  }
  throw new Error('nothing that was clicked changes the table')
}

/** The letters that open the drawers of the table. */
export const DRAWER_KEYS = ['c', 'r', 'v', 'l', 'f', 'q', 't', 'g', '?']

/** Keys are heard: no binding act was done a moment ago. */
export const isHeard = (page: Page): Promise<void> => page.locator('[data-dead]').waitFor({ state: 'detached' })

/** The action that storage has the game at, or null where it has none. Leaves no trace where there is no database. */
export const storedCursor = (page: Page): Promise<number | null> =>
  page.evaluate(
    () =>
      new Promise<number | null>(resolve => {
        const opening = indexedDB.open('powderkeg')
        opening.onupgradeneeded = () => opening.transaction?.abort()
        opening.onerror = () => resolve(null)
        opening.onsuccess = () => {
          const db = opening.result
          const reading = db.transaction('games').objectStore('games').getAll()
          db.close()
          reading.onerror = () => resolve(null)
          reading.onsuccess = () => resolve(reading.result.at(-1)?.cursor ?? null)
        }
      }),
  )

export const badge = (page: Page, words: 'Saved' | 'Not stored') =>
  page
    .getByRole('banner')
    .getByRole('status')
    .filter({ hasText: words === 'Saved' ? /^Saved$/ : words })

/** Whether the browser asks before it leaves the page; if it does, the page stays, else it is loaded anew. */
export async function asksBeforeLeaving(page: Page): Promise<boolean> {
  const asked = page.waitForEvent('dialog').then(async dialog => {
    await dialog.dismiss()
    return dialog.type() === 'beforeunload'
  })
  // A page that stays never comes to the end of its reload.
  const left = page.reload().then(() => false)
  left.catch(() => {})
  asked.catch(() => {})
  return Promise.race([asked, left])
}
