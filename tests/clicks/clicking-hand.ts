import type { Locator, Page } from 'playwright-core'
import { curtainOf } from '../e2e/table/curtain-page'
import { clickHex, dragHex } from '../e2e/table/map-clicks'
import { choicesOf, promptOf, question } from '../e2e/table/table-page'
import { jsonFile } from '../e2e/table/third-turn-save'

/** A player at the page whose every click, key and hold is counted. Looking and waiting cost nothing. */
export interface ClickingHand {
  readonly page: Page
  acts(): number
  /** What was done so far belongs to another task. */
  recount(): void
  /** The last act belonged to another task. */
  uncount(): void
  /** One press of a key, once the page hears keys again. */
  key(key: string): Promise<void>
  click(what: Locator): Promise<void>
  /** A hex of the map by its number. */
  hex(number: string): Promise<void>
  /** What lies in one hex, dragged to another. */
  drag(from: string, to: string): Promise<void>
  /** The button at the foot, of the table or of a battle. */
  primary(): Promise<void>
  /** A row of the list of choices. */
  row(name: RegExp): Promise<void>
  /** A button of the battle dialog. */
  answer(name: RegExp): Promise<void>
  /** Ends by a key what leaves something undone: it says what, and is pressed again. */
  endTwice(key: 'e' | 'Shift+E'): Promise<void>
  /** Holds the button of the curtain until it opens. */
  sitDown(): Promise<void>
  /** Whatever else is one act: a tap. */
  act(does: () => Promise<unknown>): Promise<void>
  /** Waits for the question at hand. */
  isAsked(text: RegExp): Promise<void>
  /** Waits until something is so; else says what was there instead. */
  until(is: () => Promise<boolean>, told: string): Promise<void>
}

const HOLD_MS = 900
const PATIENCE_MS = 40_000
/** A second press that comes at once is not meant. */
const PAUSE_MS = 450

/** Opens the game; whoever is to play has sat down before the counting begins. */
export async function clickingHand(page: Page, url: string, save: string): Promise<ClickingHand> {
  await page.goto(url)
  await page.getByLabel('Saved game', { exact: true }).setInputFiles(jsonFile('clicks.json', save))
  await page.waitForURL(/\/play#/)
  await promptOf(page).or(curtainOf(page)).or(page.locator('[data-battle]')).first().waitFor()
  if ((await curtainOf(page).count()) > 0) await handAt(page).sitDown()
  await promptOf(page).or(page.locator('[data-battle]')).first().waitFor()
  return handAt(page)
}

/** The same at a page that is open already. */
export function handAt(page: Page): ClickingHand {
  let acts = 0
  const until = async (is: () => Promise<boolean>, told: string): Promise<void> => {
    const end = Date.now() + PATIENCE_MS
    while (!(await is())) {
      if (Date.now() > end) throw new Error(`${told}; asked: ${await asked(page)}`)
      await page.waitForTimeout(50)
    }
  }
  const act = async (does: () => Promise<unknown>): Promise<void> => {
    await until(async () => (await page.locator('[data-dead]').count()) === 0, 'nothing is heard any more')
    acts++
    await does()
  }
  const key = (name: string): Promise<void> => act(() => page.keyboard.press(name))
  return {
    page,
    acts: () => acts,
    recount() {
      acts = 0
    },
    uncount() {
      acts--
    },
    act,
    key,
    click: what => act(() => what.click()),
    hex: number => act(() => clickHex(page, number)),
    drag: (from, to) => act(() => dragHex(page, from, to)),
    primary: () => act(async () => (await primaryAt(page)).click()),
    row: name => act(() => choicesOf(page).getByRole('button', { name }).first().click()),
    answer: name => act(() => page.getByRole('dialog').getByRole('button', { name }).first().click()),
    async endTwice(name) {
      await key(name)
      await page.locator('[data-ending]').waitFor()
      await page.waitForTimeout(PAUSE_MS)
      await key(name)
    },
    async sitDown() {
      await page.locator('[data-sit][data-ready]').waitFor()
      acts++
      await page.locator('[data-sit]').click({ delay: HOLD_MS })
      await curtainOf(page).waitFor({ state: 'detached' })
    },
    isAsked: text => until(async () => text.test(await asked(page)), `wanted: ${text}`),
    until,
  }
}

/** The foot of the table lies under that of a battle. */
const primaryAt = async (page: Page): Promise<Locator> =>
  (await page.locator('[data-battle]').count()) > 0
    ? page.locator('[data-battle] button[aria-keyshortcuts=Enter]').first()
    : page.locator('button[data-primary]').first()

const asked = async (page: Page): Promise<string> =>
  (await promptOf(page).count()) === 0 ? 'nothing: a curtain is drawn' : question(page)
