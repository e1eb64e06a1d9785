import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveOf } from '../../clicks/positions'
import { type Browser, launchBrowser, serveApp } from '../browser'
import { curtainOf } from './curtain-page'
import { FIRST_TURN } from './first-turn-save'
import { maritaBegins } from './front-save'
import { partizanFile, partizanSetUp } from './partizan-save'
import { diaryOf, type GameFile, promptOf } from './table-page'
import { jsonFile, THIRD_TURN } from './third-turn-save'

// A whole turn of each game by keys alone: whatever is answered has a key, and the foot, the dialog and the curtain say which.

const TIME = 300_000
const MOST_PRESSES = 260
/** The strip that says what is left undone hears its second word after this. */
const PAUSE_MS = 450

let browser: Browser
let app: Awaited<ReturnType<typeof serveApp>>
let page: Page

beforeAll(async () => {
  app = await serveApp()
  browser = await launchBrowser({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  page = await browser.context.newPage()
})

afterAll(async () => {
  await browser?.close()
  await app?.close()
})

type Seen = {
  readonly isRested: boolean
  readonly hasCard: boolean
  /** The letter that opens the curtain, if there is one. */
  readonly seat: string | null
  readonly isEnding: boolean
  /** Keys of the battle dialog, and of the foot. */
  readonly battle: readonly string[]
  readonly foot: readonly string[]
  readonly primary: string | null
  readonly rows: number
  readonly question: string
}

const look = (at: Page): Promise<Seen> =>
  at.evaluate(() => {
    const keysOf = (within: string): string[] =>
      [...document.querySelectorAll(`${within} button[aria-keyshortcuts]:not([disabled])`)].map(
        each => each.getAttribute('aria-keyshortcuts') ?? '',
      )
    return {
      isRested: document.querySelector('[data-dead]') === null,
      hasCard: document.querySelector('[data-turn-card]') !== null,
      seat: document.querySelector('[data-sit][data-ready]')?.getAttribute('aria-keyshortcuts') ?? null,
      isEnding: document.querySelector('[data-ending]') !== null,
      battle: keysOf('[data-battle]'),
      foot: keysOf('[data-foot]'),
      primary: document.querySelector('button[data-primary]')?.textContent ?? null,
      rows: document.querySelectorAll('[data-row]').length,
      question: document.querySelector('[data-prompt-heading]')?.textContent ?? '',
    }
  })

const press = (key: string): Promise<void> => page.keyboard.press(key)

async function sitDown(letter: string): Promise<void> {
  await page.keyboard.down(letter)
  await curtainOf(page).waitFor({ state: 'detached' })
  await page.keyboard.up(letter)
}

const isLetter = (key: string): boolean => /^[A-Za-z]$/.test(key) && !/^[ueUE]$/.test(key)

/** What a player would press here; null: Enter does nothing. */
function keyFor(seen: Seen, moves: number): string | null {
  const [letter] = seen.battle.filter(isLetter)
  if (seen.battle.includes('Enter')) return 'Enter'
  if (letter !== undefined) return letter.toLowerCase()
  if (seen.primary?.startsWith('Next') === true) return moves > 0 ? 'Enter' : 'e'
  return seen.primary === null ? null : 'Enter'
}

/** Where Enter does nothing: to the next lit hex, and there; where none is lit, or enough was done, what ends it, or the first way on. */
async function keyAside({ foot }: Seen, presses: number): Promise<string> {
  if (presses > ENOUGH && foot.includes('E')) return 'e'
  await press('.')
  if ((await look(page)).primary !== null) return 'Enter'
  const [beside] = foot.filter(isLetter)
  return foot.includes('E') ? 'e' : (beside?.toLowerCase() ?? '1')
}

/** So many presses are a turn; after them everything is ended. */
const ENOUGH = 20

/** Moves so many stacks to a hex that lights up for them, answers the rest as Enter does, and ends phase by phase. */
async function playTurn(): Promise<readonly string[]> {
  const pressed: string[] = []
  let moves = 2
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    const seen = await look(page)
    if (seen.hasCard && seen.isRested) return pressed
    if (seen.seat !== null) await sitDown(seen.seat)
    else if (seen.isEnding) {
      await page.waitForTimeout(PAUSE_MS)
      await press('e')
    } else {
      if (!seen.isRested || seen.question === '') {
        await page.waitForTimeout(100)
        continue
      }
      const key = keyFor(seen, moves) ?? (await keyAside(seen, presses))
      pressed.push(`${seen.question}: ${key}`)
      await press(key)
      // A stack is in hand now: to the nearest hex that is lit, and there.
      if (seen.primary?.startsWith('Next') === true && key === 'Enter') {
        moves--
        await press('.')
        await press('Enter')
        await press('Escape')
      }
    }
    await page.waitForTimeout(60)
  }
  throw new Error(`the turn does not come to its end: ${pressed.slice(-12).join('; ')}`)
}

const GAMES: readonly { readonly game: string; readonly file: () => Promise<GameFile> }[] = [
  { game: 'Operation Gertrud', file: async () => FIRST_TURN },
  { game: 'Balkan Gambit', file: async () => THIRD_TURN },
  { game: 'Partizan!', file: async () => partizanFile(partizanSetUp(7)) },
  {
    game: 'Balkan Wars',
    file: async () => jsonFile('wars.json', await saveOf({ game: 'balkan-wars', scenario: 'first-war' })),
  },
  { game: 'Balkan Front', file: async () => maritaBegins() },
]

describe.each(GAMES)('a turn of $game by keys alone', ({ file }) => {
  it('is played to its end, the next one begun by Enter', { timeout: TIME }, async () => {
    await page.goto(app.url)
    await page.getByLabel('Saved game', { exact: true }).setInputFiles(await file())
    await page.waitForURL(/\/play#/)
    await promptOf(page).or(curtainOf(page)).first().waitFor()
    const pressed = await playTurn()
    expect(pressed.length).toBeGreaterThan(5)
    await press('Enter')
    await page.locator('[data-turn-card]').waitFor({ state: 'detached' })
    await diaryOf(page).waitFor()
    expect(browser.problems).toEqual([])
  })
})
