import type { Page } from 'playwright-core'
import { REPO } from '../../../scripts/ensure-dependencies.mjs'
import { type Browser, launchBrowser } from '../../e2e/browser'
import { promptOf } from '../../e2e/one-answer'
import { curtainOf, playAlone } from '../../e2e/table/curtain-page'
import { lookAround, randomHand } from '../../e2e/table/random-hand'
import { recordedMoments } from '../recorded-moments'
import { type Attack, demand, until } from './attack'
import { nastiest } from './nastiest'

type Outcome = 'refused' | 'opened' | 'parted'

/** The first of these that is on the page tells what became of the file. */
const SIGNS: readonly (readonly [selector: string, outcome: Outcome])[] = [
  ['[data-is=damaged], [data-is=unplayable]', 'refused'],
  ['section[aria-label=Prompt], main[aria-label="The seats change"]', 'opened'],
  ['[data-is=read] button:not([aria-label])', 'parted'],
]

/** null while it is being read. */
async function outcomeOf(page: Page): Promise<Outcome | 'broken' | null> {
  const words = (await page.evaluate(() => document.body.textContent)) ?? ''
  if (/Something went wrong|could not be fetched/.test(words)) return 'broken'
  if (/This game cannot be opened/.test(words)) return 'refused'
  for (const [selector, outcome] of SIGNS) if ((await page.locator(selector).count()) > 0) return outcome
  return null
}

async function settled(page: Page): Promise<Outcome> {
  let outcome: Outcome | 'broken' | null = null
  await until(
    'the file is refused or opened',
    async () => {
      outcome = await outcomeOf(page)
      return outcome !== null
    },
    180_000,
  )
  demand(outcome !== 'broken', 'the page broke')
  return outcome ?? 'refused'
}

/** One person plays both sides: no curtain. */
async function sitDown(page: Page): Promise<void> {
  if ((await curtainOf(page).count()) > 0) await playAlone(page)
  await promptOf(page).waitFor()
}

/** Takes the first way on of those that are offered. */
async function goOn(page: Page): Promise<void> {
  await page.locator('[data-is=read] button:not([aria-label])').first().click()
  await page.waitForURL(/\/play#/)
  const outcome = await settled(page)
  demand(outcome === 'opened', `the way on is ${outcome}`)
}

/** Whatever was opened can be played with, and comes again with the next load. */
async function playWith(page: Page): Promise<void> {
  await sitDown(page)
  const { offers, isOver } = await lookAround(page)
  demand(offers.length > 0 || isOver, 'there is nothing to do')
  // What lies elsewhere on the map cannot be clicked without looking there.
  if (!isOver) await randomHand(1, 0)(page, offers).catch(() => {})
  demand((await outcomeOf(page)) !== 'broken', 'the page broke when it was played with')
  await until('it is stored', async () => {
    // The answer may have brought a curtain, which says nothing of what is stored.
    if ((await curtainOf(page).count()) > 0) await playAlone(page)
    return (await page.getByRole('banner').getByRole('status').allTextContents()).includes('Saved')
  })
  await page.reload()
  const again = await settled(page)
  demand(again === 'opened', `after the next load it is ${again}`)
}

/** Gives what became of the file; throws when the page does not stand it. */
export async function loadHostile(browser: Browser, url: string, text: string): Promise<Outcome> {
  const page = await browser.open(url)
  try {
    const before = await prototypes(page)
    await page
      .getByLabel('Saved game', { exact: true })
      .setInputFiles({ name: 'hostile.json', mimeType: 'application/json', buffer: Buffer.from(text) })
    const outcome = await settled(page)
    if (outcome === 'parted') await goOn(page)
    if (outcome !== 'refused') await playWith(page)
    demand((await prototypes(page)) === before, 'a prototype has changed')
    return outcome
  } finally {
    await page.close()
  }
}

const prototypes = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [Object.prototype, Array.prototype, Function.prototype, String.prototype]
      .map(each => Reflect.ownKeys(each).map(String).join())
      .join(' '),
  )

/** Files of the worst kind, through the start page's own picker. */
export const hostileSaves: Attack = {
  name: 'hostile-saves',
  about:
    '30 of the nastiest mutated saves through the page: none breaks it, all that open are stored, played and opened again',
  async run({ url }, tell) {
    const browser = await launchBrowser({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    const counts = { refused: 0, opened: 0, parted: 0 }
    const offenders: string[] = []
    let longest = 0
    try {
      for (const { from, by, text } of nastiest(await recordedMoments(REPO))) {
        const begun = Date.now()
        browser.problems.length = 0
        try {
          counts[await loadHostile(browser, url, text)]++
          demand(browser.problems.length === 0, browser.problems.join('; '))
        } catch (error) {
          offenders.push(`${from}, ${by.join(' + ')}: ${error instanceof Error ? error.message : error}`)
          tell(offenders.at(-1) ?? '')
        }
        longest = Math.max(longest, Date.now() - begun)
      }
    } finally {
      await browser.close()
    }
    const { refused, opened, parted } = counts
    tell(`${refused} refused, ${opened} opened, ${parted} parted; the longest took ${(longest / 1000).toFixed(1)} s`)
    demand(offenders.length === 0, `${offenders.length} broke the page`)
  },
}
