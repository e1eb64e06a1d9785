import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { REPO } from '../../../scripts/ensure-dependencies.mjs'
import { openFile } from '../../../src/core/save/open-file'
import { beginRecord, play } from '../../../src/core/save/record'
import { replay } from '../../../src/core/save/replay'
import { readSave, writeSave } from '../../../src/core/save/save-file'
import { balkanGambit } from '../../../src/games/balkan-gambit'
import { engine } from '../../games/balkan-gambit/positions'
import { type Browser, launchBrowser, serveApp } from '../browser'
import { lookAround, randomHand } from './random-hand'
import { loadGame, textOf } from './table-page'
import { jsonFile } from './third-turn-save'

const RECORDED = join(REPO, 'tests/fixtures/games/balkan-gambit/1943-axis-victory.json')
const SEED = 4
const HASTE = 7
const MOST_CLICKS = 3000
const FROM_TURN = 18
const TIME = 300_000

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

/** A recorded game up to its last three turns of twenty: what comes after is asked in every turn. */
function lateGame() {
  const opened = openFile(readFileSync(RECORDED, 'utf8'))
  const read = opened.ok ? readSave(balkanGambit, opened.value) : opened
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  let game = beginRecord(engine, read.value.setting, read.value.seed).record
  for (const action of read.value.actions) {
    if (game.state.turn === FROM_TURN) break
    game = play(engine, game, action).record
  }
  expect(game.state.turn).toBe(FROM_TURN)
  return jsonFile('late.json', writeSave(balkanGambit, game))
}

/** Clicks until the end; gives what was asked on the way. */
async function playOut(): Promise<ReadonlySet<string>> {
  const hand = randomHand(SEED, HASTE)
  const asked = new Set<string>()
  for (let clicks = 0; clicks < MOST_CLICKS; clicks++) {
    const { prompts, question, isOver, offers } = await lookAround(page)
    expect(prompts).toBe(1)
    if (isOver) return asked
    asked.add(question.replaceAll(/\d+/g, '#'))
    await hand(page, offers)
  }
  throw new Error('the game does not come to its end')
}

/** What the rules say of a file: who won, when its actions are played again. */
function winnerOf(text: string): string {
  const opened = openFile(text)
  const read = opened.ok ? readSave(balkanGambit, opened.value) : opened
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const { states, parting } = replay(engine, read.value)
  expect(parting).toBe(null)
  const last = states.at(-1)
  if (!last?.outcome) return 'nobody yet'
  const { winner } = last.outcome
  return winner === null ? 'A draw' : `${balkanGambit.sides(last.setting, last)[winner].name} win`
}

describe('a game played to its end at random through the page', () => {
  it('comes to its end, which names the winner the rules name', { timeout: TIME }, async () => {
    await loadGame(page, app.url, lateGame())
    const asked = await playOut()
    expect(asked.size).toBeGreaterThan(8)
    const end = page.getByRole('dialog').filter({ has: page.locator('#end-heading') })
    const download = page.waitForEvent('download')
    await end.getByRole('button', { name: 'Save to a file' }).click()
    const text = await textOf(await download)
    expect(await end.getByRole('heading').innerText()).toBe(winnerOf(text))
    expect(browser.problems).toEqual([])
  })
})
