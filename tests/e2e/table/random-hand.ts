import type { Page } from 'playwright-core'
import { seededPick } from '../../../src/cli/fuzz/random-action'

// A hand that clicks at random on what the page offers, and on what ends things more often than not.

type Point = { readonly x: number; readonly y: number }

export type Sight = {
  readonly prompts: number
  readonly question: string
  readonly isOver: boolean
  /** Nothing is heard for a moment after an act that binds. */
  readonly isDead: boolean
  /** What the page would take a click on, by name. */
  readonly offers: readonly string[]
}

/** The first of these of which there is any: the summary of a turn, a battle's buttons and units, a menu, what waits to be confirmed, rows and counters. */
const OFFERED = [
  '[data-turn-card] [data-begins]',
  '[data-battle] footer button:not([aria-label^="Undo"], [aria-label^="Rule"], [aria-label^="ruling"]), [data-battle] li button[aria-keyshortcuts]',
  '[role=menuitem]',
  'button[data-confirms]:enabled',
  '[aria-label=Choices] [data-row], [data-layer=counters] [aria-label*="can be chosen"]',
]

/** What there is to be seen, once the page hears clicks. */
export async function lookAround(page: Page): Promise<Sight> {
  let sight = await lookOnce(page)
  while (sight.isDead) {
    await page.waitForTimeout(40)
    sight = await lookOnce(page)
  }
  return sight
}

const lookOnce = (page: Page): Promise<Sight> =>
  page.evaluate(selectors => {
    const found = selectors.map(each => [...document.querySelectorAll(each)]).find(each => each.length > 0) ?? []
    return {
      prompts: document.querySelectorAll('section[aria-label=Prompt]').length,
      question: document.querySelector('section[aria-label=Prompt] h2')?.textContent ?? '',
      isOver: document.getElementById('end-heading') !== null,
      isDead: document.querySelector('[data-dead]') !== null,
      offers: found.map(element => element.getAttribute('aria-label') ?? element.textContent ?? ''),
    }
  }, OFFERED)

/** Where one of the offers can be clicked; null where something lies over it, as on a map that is elsewhere. */
const placeOf = (page: Page, offer: number): Promise<Point | null> =>
  page.evaluate(
    ({ selectors, index }) => {
      const found = selectors.map(each => [...document.querySelectorAll(each)]).find(each => each.length > 0) ?? []
      const element = found[index]
      if (element === undefined) return null
      const isOnMap = element.closest('[data-layer]') !== null
      if (!isOnMap) element.scrollIntoView({ block: 'nearest' })
      const box = element.getBoundingClientRect()
      const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      const met = document.elementFromPoint(at.x, at.y)
      const isReached = isOnMap
        ? met?.closest('[role=application]') != null && met.closest('[data-over-map]') === null
        : met !== null && element.contains(met)
      return isReached ? at : null
    },
    { selectors: OFFERED, index: offer },
  )

const ENDS =
  /^(Place all|Set-up is done|End|No more|Keep it|Fight without|Partisans are done|Stay|Stand|Cease|Do without|Done|Launch|Advance|Attack|Roll|Go on|On to)/

export type Hand = (page: Page, offers: readonly string[]) => Promise<void>

/** How long something that is offered may lie under something else. */
const COVERED_MS = 20_000

/** `haste`: how often, of ten times, it takes what ends something where there is such. */
export function randomHand(seed: number, haste: number): Hand {
  const pick = seededPick(seed)
  return async (page, offers) => {
    const all = offers.map((_, index) => index)
    const ending = all.filter(index => ENDS.test(offers[index] ?? ''))
    const from = ending.length > 0 && pick(10) < haste ? ending : all
    const until = Date.now() + COVERED_MS
    for (let tries = 1; from.length > 0 && Date.now() < until; tries++) {
      const at = await placeOf(page, from[pick(from.length)] ?? 0)
      if (at !== null) return page.mouse.click(at.x, at.y)
      if (tries % from.length === 0) await page.waitForTimeout(50)
    }
    throw new Error(`nothing of this can be clicked: ${offers.join('; ')}`)
  }
}
