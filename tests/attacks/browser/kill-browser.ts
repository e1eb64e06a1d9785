import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { seededPick } from '../../../src/cli/fuzz/random-action'
import { promptOf, startGame, storedCursor } from '../../e2e/one-answer'
import { type Hand, lookAround, randomHand } from '../../e2e/table/random-hand'
import { type Attack, demand, until } from './attack'
import { launchMortal, type MortalBrowser } from './mortal-browser'

const KILLS = 10
const SEED = 20

/** Clicks so many times; gives the last action that storage was seen to have. */
async function clickOn(page: Page, hand: Hand, clicks: number): Promise<number> {
  let stored = (await storedCursor(page)) ?? 0
  for (let click = 1; click <= clicks; click++) {
    const { offers } = await lookAround(page)
    demand(offers.length > 0, 'nothing is offered')
    // What lies under something else is left for the next click.
    await hand(page, offers).catch(() => {})
    if (click % 4 === 0) stored = (await storedCursor(page)) ?? 0
  }
  return stored
}

async function openAgain(browser: MortalBrowser, address: string): Promise<Page> {
  const page = await browser.context.newPage()
  await page.goto(address)
  await promptOf(page).waitFor()
  await until('the game is stored', async () =>
    (await page.getByRole('banner').getByRole('status').allTextContents()).includes('Saved'),
  )
  demand(
    (await page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: /part|cannot/ })
      .count()) === 0,
    'an alert',
  )
  return page
}

async function killed(profile: string, url: string, tell: (line: string) => void): Promise<void> {
  const pick = seededPick(SEED)
  const hand = randomHand(SEED, 2)
  let browser = await launchMortal(profile)
  try {
    let page = await browser.context.newPage()
    await startGame(page, url)
    const address = page.url()
    for (let kill = 1; kill <= KILLS; kill++) {
      const clicks = 10 + pick(20)
      const stored = await clickOn(page, hand, clicks)
      // In the middle of whatever these lead to.
      const { offers } = await lookAround(page)
      hand(page, offers).catch(() => {})
      await new Promise(resolve => setTimeout(resolve, pick(60)))
      await browser.kill()
      browser = await launchMortal(profile)
      page = await openAgain(browser, address)
      const found = (await storedCursor(page)) ?? -1
      tell(`kill ${kill}: ${clicks} clicks, stored ${stored} before, ${found} after`)
      demand(found >= stored, 'something that was stored is lost')
    }
  } finally {
    await browser.kill()
  }
}

/** The browser is killed in mid-action; whatever was stored is there when it comes again, and the game opens whole. */
export const killBrowser: Attack = {
  name: 'kills',
  about: `${KILLS} SIGKILLs of the browser in mid-action, one profile`,
  async run(app, tell) {
    const profile = await mkdtemp(join(tmpdir(), 'powderkeg-profile-'))
    try {
      await killed(profile, app.url, tell)
    } finally {
      await rm(profile, { recursive: true, force: true })
    }
  },
}
