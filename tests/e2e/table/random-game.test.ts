import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFile } from '../../../src/core/save/open-file'
import { beginRecord } from '../../../src/core/save/record'
import { replay } from '../../../src/core/save/replay'
import { readSave, writeSave } from '../../../src/core/save/save-file'
import { balkanGambit } from '../../../src/games/balkan-gambit'
import { engine, settingOf } from '../../games/balkan-gambit/positions'
import { type Browser, launchBrowser, serveApp } from '../browser'
import { lookAround, randomHand } from './random-hand'
import { loadGame, textOf } from './table-page'
import { jsonFile } from './third-turn-save'

const SEED = 4
const HASTE = 7
const MOST_CLICKS = 3000
/** It takes half a minute on an idle machine. */
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

const freshGame = () =>
  jsonFile(
    'fresh.json',
    writeSave(balkanGambit, beginRecord(engine, settingOf('1943', { 'own-dice': false }), SEED).record),
  )

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

describe('a whole game played at random through the page', () => {
  it('comes to its end, which names the winner the rules name', { timeout: TIME }, async () => {
    await loadGame(page, app.url, freshGame())
    const asked = await playOut()
    expect(asked.size).toBeGreaterThan(12)
    const end = page.getByRole('dialog').filter({ has: page.locator('#end-heading') })
    const download = page.waitForEvent('download')
    await end.getByRole('button', { name: 'Save to a file' }).click()
    const text = await textOf(await download)
    expect(await end.getByRole('heading').innerText()).toBe(winnerOf(text))
    expect(browser.problems).toEqual([])
  })
})
