import type { Page } from 'playwright-core'

// A newcomer who does what the coach's card points at and nothing else.

type Point = { readonly x: number; readonly y: number }

/** What is to be pressed next, of the weightiest kind there is. */
export type Pointed = {
  /** The card: its lesson and its place in it; null: there is none. */
  readonly card: string | null
  readonly kind: 'turn' | 'read' | 'spot' | 'hex' | 'for me' | 'none'
  readonly at: Point | null
  /** Nothing lies over it. */
  readonly isReached: boolean
  /** All that an act may change. */
  readonly standing: string
}

/** What lies over the table, the button of a card that is only read, what has the ring beside the map and on it, the card's own button. */
const KINDS = [
  ['turn', '[data-turn-card] [data-begins]'],
  ['read', '[data-read]'],
  ['spot', '[data-coach-spot]'],
  ['hex', '[data-layer=coach] circle'],
  ['for me', '[data-for-me]'],
] as const

export const lookAtCoach = (page: Page): Promise<Pointed> =>
  page.evaluate(kinds => {
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].find(each => each.getClientRects().length > 0)
    const found = kinds.map(([kind, selector]) => ({ kind, element: shown(selector) })).find(each => each.element)
    const element = found?.element
    if (found?.kind === 'spot') element?.scrollIntoView({ block: 'nearest' })
    const box = element?.getBoundingClientRect()
    const at = box === undefined ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const met = at === null ? null : document.elementFromPoint(at.x, at.y)
    const isOnMap = met?.closest('[role=application]') != null
    const texts = [
      '[data-turn-card]',
      '[data-battle]',
      'section[aria-label=Prompt]',
      '[data-foot]',
      '[data-ending]',
    ].map(part => (document.querySelector(part) as HTMLElement | null)?.innerText ?? '')
    const card = shown('[data-coach]')?.getAttribute('data-coach') ?? null
    return {
      card,
      kind: found?.kind ?? ('none' as const),
      at,
      isReached: met !== null && (element?.contains(met) === true || (found?.kind === 'hex' && isOnMap)),
      standing: [card, document.querySelector('[data-layer=coach]')?.getAttribute('data-hex'), ...texts].join('\n'),
    }
  }, KINDS)

/** The camera rests, dice lie still, and the table hears. */
export async function coachAtRest(page: Page): Promise<Pointed> {
  let [before, now] = ['', await lookAtCoach(page)]
  const isAtRest = async () =>
    JSON.stringify(now) === before && (await page.locator('[data-dead]').count()) === 0 && now.kind !== 'none'
  for (let looks = 0; looks < LOOKS && now.card !== null && !(await isAtRest()); looks++) {
    before = JSON.stringify(now)
    await page.waitForTimeout(60)
    now = await lookAtCoach(page)
  }
  return now
}

const LOOKS = 100

/** One press, and what it changed: false when nothing was different for a while. */
export async function press(page: Page, { at, standing }: Pointed, byTouch: boolean): Promise<boolean> {
  if (at === null) return false
  await (byTouch ? page.touchscreen.tap(at.x, at.y) : page.mouse.click(at.x, at.y))
  for (let looks = 0; looks < PATIENCE; looks++) {
    if ((await lookAtCoach(page)).standing !== standing) return true
    await page.waitForTimeout(30)
  }
  return false
}

const PATIENCE = 40
