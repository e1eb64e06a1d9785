import type { Page } from 'playwright-core'
import { seededPick } from '../../../src/cli/fuzz/random-action'

// A hand that clicks at random on what the page offers, and on what ends things more often than not.

type Point = { readonly x: number; readonly y: number }

export type Sight = {
  readonly prompts: number
  readonly question: string
  readonly isOver: boolean
  /** What the page would take a click on, by name. */
  readonly offers: readonly string[]
}

/** The first of these of which there is any: a battle's buttons and units, a menu, what waits to be confirmed, rows and counters. */
const OFFERED = [
  '[data-battle] footer button:not([aria-label^="Take back"], [aria-label^="Rule"]), [data-battle] li button[aria-keyshortcuts]',
  '[role=menuitem]',
  'button[data-armed]:not([data-row])',
  '[aria-label=Choices] [data-row], [data-layer=counters] [aria-label*="can be chosen"]',
]

export const lookAround = (page: Page): Promise<Sight> =>
  page.evaluate(selectors => {
    const found = selectors.map(each => [...document.querySelectorAll(each)]).find(each => each.length > 0) ?? []
    return {
      prompts: document.querySelectorAll('section[aria-label=Prompt]').length,
      question: document.querySelector('section[aria-label=Prompt] h2')?.textContent ?? '',
      isOver: document.getElementById('end-heading') !== null,
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
  /^(Ready deployment|Set-up is done|End|No more|Keep it|Fight without|Partisans are done|Stay|Stand|Cease|Do without|Done|Launch|Advance)/

export type Hand = (page: Page, offers: readonly string[]) => Promise<void>

const TRIES = 30

/** `haste`: how often, of ten times, it takes what ends something where there is such. */
export function randomHand(seed: number, haste: number): Hand {
  const pick = seededPick(seed)
  return async (page, offers) => {
    const all = offers.map((_, index) => index)
    const ending = all.filter(index => ENDS.test(offers[index] ?? ''))
    const from = ending.length > 0 && pick(10) < haste ? ending : all
    for (let tries = 0; tries < TRIES && from.length > 0; tries++) {
      const at = await placeOf(page, from[pick(from.length)] ?? 0)
      if (at !== null) return page.mouse.click(at.x, at.y)
    }
    throw new Error(`nothing of this can be clicked: ${offers.join('; ')}`)
  }
}
