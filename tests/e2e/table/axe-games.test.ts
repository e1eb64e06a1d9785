import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { battleStageOf } from '../../../src/core/engine/hand'
import { GAMES, type GameName } from '../../clicks/click-row'
import { handAt } from '../../clicks/clicking-hand'
import { type Playing, saveOf, saveWhere } from '../../clicks/positions'
import { type Browser, launchBrowser, serveApp } from '../browser'
import { faultsByDay } from './axe-page'
import { curtainOf } from './curtain-page'
import { promptOf } from './table-page'
import { jsonFile } from './third-turn-save'

// What axe.test.ts has of one game, of every game: set-up, table, battle, summary; the curtain where there is one.

const TIME = 200_000
const EVERY = Object.keys(GAMES) as GameName[]
/** The battle and the table of this one are judged there. */
const JUDGED: GameName = 'Gambit'

let browser: Browser
let app: Awaited<ReturnType<typeof serveApp>>
let page: Page

beforeAll(async () => {
  app = await serveApp()
  // The lines of the map, which are not judged, need not be painted.
  browser = await launchBrowser({ viewport: { width: 1440, height: 900 } }, { unseen: '[data-part]' })
  page = await browser.context.newPage()
})

afterAll(async () => {
  await browser?.close()
  await app?.close()
})

/** Opens it as a player does; gives what axe finds on the curtain, where one is drawn. */
async function open(save: string): Promise<readonly string[]> {
  await page.goto(app.url)
  await page.getByLabel('Saved game', { exact: true }).setInputFiles(jsonFile('axe.json', save))
  await page.waitForURL(/\/play#/)
  await promptOf(page).or(curtainOf(page)).first().waitFor()
  const isCovered = (await curtainOf(page).count()) > 0
  const found = isCovered ? await faultsByDay(page) : []
  if (isCovered) await handAt(page).sitDown()
  await promptOf(page).waitFor()
  return found
}

const isInDialog = ({ engine, state, side }: Playing): true | null => {
  const known = engine.view(state(), side() === 1 ? 1 : 0)
  const scene = battleStageOf(engine.game, known) === null ? null : engine.game.look?.battle(known)
  return scene != null && !scene.onMap ? true : null
}

/** The last decision of a turn, which ends with it. */
function isLast({ choices, state, after }: Playing): true | null {
  const ends = choices().filter(({ intent, action }) => intent === 'pass' && Object.keys(action).length === 1)
  const [end] = ends
  if (ends.length !== 1 || end === undefined || state().turn < 1) return null
  const next = after(end.action).playing.state()
  return next.turn > state().turn && next.outcome === null ? true : null
}

describe.each(EVERY)('axe finds no serious fault in %s', game => {
  it('in the set-up', { timeout: TIME }, async () => {
    const curtain = await open(await saveOf({ ...GAMES[game], deployed: false }))
    expect([...curtain, ...(await faultsByDay(page))]).toEqual([])
  })

  if (game !== JUDGED)
    it('in a battle', { timeout: TIME }, async () => {
      await open((await saveWhere(GAMES[game], isInDialog)).save)
      await page.locator('[data-battle]').first().waitFor()
      // What lies under it is judged as the table, below.
      expect(await faultsByDay(page, '[data-battle]')).toEqual([])
    })

  it('on the table, and in the summary of a turn', { timeout: TIME }, async () => {
    await open((await saveWhere(GAMES[game], isLast)).save)
    if (game !== JUDGED) expect(await faultsByDay(page)).toEqual([])
    await page.keyboard.press('e')
    const [card, ending] = [page.locator('[data-turn-card]'), page.locator('[data-ending]')]
    await card.or(curtainOf(page)).or(ending).first().waitFor()
    if ((await ending.count()) > 0) await ending.getByRole('button', { name: /^End all the same/ }).click()
    await card.or(curtainOf(page)).first().waitFor()
    if ((await card.count()) === 0) await handAt(page).sitDown()
    await card.waitFor()
    expect(await faultsByDay(page, '[data-turn-card]')).toEqual([])
    expect(browser.problems).toEqual([])
  })
})
