import type { Page } from 'playwright-core'

// A thumb on a telephone: it taps what the page offers, takes up a counter now and then, and ends things rather than not. After
// each tap it waits until the page has changed: how long that takes is the machine's business.

type Point = { readonly x: number; readonly y: number }

export type Seen = {
  /** What could be tapped, of the weightiest kind there is. */
  readonly offers: readonly { readonly name: string; readonly isReached: boolean }[]
  readonly kind: 'card' | 'battle' | 'menu' | 'bar' | 'none'
  /** The question is on the screen in full. */
  readonly isWhole: boolean
  readonly question: string
  /** The table hears taps: no binding act was done a moment ago. */
  readonly isHearing: boolean
}

/** Kinds of offers in the order in which they lie over each other. */
const KINDS = [
  ['card', '[data-turn-card] [data-begins]'],
  [
    'battle',
    '[data-battle] footer button[aria-keyshortcuts], [data-battle] li button[aria-keyshortcuts], [data-battle] footer button:has(kbd)',
  ],
  ['menu', '[role=menuitem]'],
  ['bar', 'section[aria-label=Prompt] button:not([aria-label], [aria-haspopup]), [aria-label=Choices] [data-row]'],
] as const

/** What is to be seen, and where the offer of number `wanted` can be tapped: null where it is gone or something lies over it. */
const look = (page: Page, wanted: number): Promise<{ readonly seen: Seen; readonly at: Point | null }> =>
  page.evaluate(
    ({ kinds, wanted }) => {
      const isShown = (element: Element): boolean => element.getClientRects().length > 0
      const found = kinds
        .map(([kind, selector]) => ({ kind, elements: [...document.querySelectorAll(selector)].filter(isShown) }))
        .find(({ elements }) => elements.length > 0)
      const placeOf = (element: Element | undefined): Point | null => {
        if (element === undefined) return null
        // A thumb moves what can be moved.
        if (found?.kind === 'battle' || element.matches('[data-row]')) element.scrollIntoView({ block: 'center' })
        const { x, y, width, height } = element.getBoundingClientRect()
        const at = { x: x + width / 2, y: y + height / 2 }
        const met = document.elementFromPoint(at.x, at.y)
        return met !== null && element.contains(met) ? at : null
      }
      const heading = document.querySelector('section[aria-label=Prompt] h2')
      const box = heading?.getBoundingClientRect()
      const seen = {
        kind: found?.kind ?? ('none' as const),
        offers: (found?.elements ?? []).map(element => ({
          name: element.getAttribute('aria-label') ?? element.textContent ?? '',
          isReached: placeOf(element) !== null,
        })),
        // Cut off by nothing, neither after some lines nor at the edge of the screen.
        isWhole:
          heading === null ||
          (getComputedStyle(heading).overflow === 'visible' &&
            (box?.bottom ?? 0) <= window.innerHeight &&
            (box?.width ?? 0) <= window.innerWidth),
        question: heading?.textContent ?? '',
        isHearing: document.querySelector('[data-dead]') === null,
      }
      return { seen, at: placeOf(found?.elements[wanted]) }
    },
    { kinds: KINDS, wanted },
  )

/** What there is to tap, once dice and sheets have come to rest: two looks in a row see the same, and something can be reached. */
export async function lookAtRest(page: Page): Promise<Seen> {
  let [before, seen] = ['', (await look(page, -1)).seen]
  const isAtRest = () =>
    JSON.stringify(seen) === before &&
    seen.isHearing &&
    (seen.kind === 'none' || seen.offers.some(({ isReached }) => isReached))
  while (!isAtRest()) {
    before = JSON.stringify(seen)
    await page.waitForTimeout(30)
    seen = (await look(page, -1)).seen
  }
  return seen
}

/** Everything on the page that an answer may change, but what tells of the storing of it. */
const standing = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const parts = [
      '[data-turn-card]',
      '[data-battle]',
      '[role=menu]',
      'section[aria-label=Prompt]',
      '[aria-label=Choices]',
    ]
    const texts = parts.map(part => (document.querySelector(part) as HTMLElement | null)?.innerText ?? '')
    const marks = document.querySelectorAll('[aria-expanded=true], [aria-pressed=true], [aria-label*="in hand"]').length
    return [...texts, marks, document.querySelectorAll('section[aria-label="War diary"] li').length].join('\n')
  })

/** How long a tap may be without effect until it counts as one that had none. */
const PATIENCE = 4000

/** Acts, and waits until something is different on the page; false when nothing was. */
export async function actAndSee(page: Page, act: () => Promise<void>): Promise<boolean> {
  const before = await standing(page)
  await act()
  const until = Date.now() + PATIENCE
  while ((await standing(page)) === before) {
    if (Date.now() > until) return false
    await page.waitForTimeout(30)
  }
  return true
}

const ENDS =
  /^(Begin|Confirm|End|No more|No |Keep|Fight|Attack without|Roll|Partisans are done|Stay|Stand|Cease|Do without|Done|Nobody|Let|Press on|Set-up|Ready|Launch|Advance|The rest|Pass)/

/** What leads nowhere. */
const BACK = /^(Undo|Redo|Put back|Show them)/

/** What a thumb would tap: what ends something, else whatever is offered. */
export function wantedOf({ offers }: Seen, nth: number): { readonly name: string; readonly index: number } {
  const reached = offers.flatMap(({ name, isReached }, index) =>
    isReached && !BACK.test(name.trim()) ? [{ name, index }] : [],
  )
  const ends =
    reached.find(({ name }) => /all the same/.test(name)) ?? reached.find(({ name }) => ENDS.test(name.trim()))
  const wanted = ends ?? reached[nth % Math.max(1, reached.length)]
  if (wanted === undefined)
    throw new Error(`nothing of this can be tapped: ${offers.map(({ name }) => name).join('; ')}`)
  return wanted
}

/** One tap on an offer; nothing where it went away meanwhile. */
export async function tapOn(page: Page, offer: number): Promise<void> {
  const { at } = await look(page, offer)
  if (at !== null) await page.touchscreen.tap(at.x, at.y)
}

/** A counter that can act, if one can be touched where the map stands. */
export const counterAt = (page: Page): Promise<Point | null> =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-layer=counters] [aria-label*="can be chosen"]')) {
      const { x, y, width, height } = element.getBoundingClientRect()
      const at = { x: x + width / 2, y: y + height / 2 }
      const met = document.elementFromPoint(at.x, at.y)
      if (met?.closest('[role=application]') != null && met.closest('[data-over-map]') === null) return at
    }
    return null
  })
