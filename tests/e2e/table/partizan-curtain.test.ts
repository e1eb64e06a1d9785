import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SEATS } from '../../../src/core/engine/seats'
import { owedSide } from '../../../src/core/engine/state'
import type { Choice } from '../../../src/core/engine/step'
import type { UnitId } from '../../../src/core/ids'
import { openFile } from '../../../src/core/save/open-file'
import { type GameRecord, play } from '../../../src/core/save/record'
import { replay } from '../../../src/core/save/replay'
import { readSave } from '../../../src/core/save/save-file'
import { partizan } from '../../../src/games/partizan'
import { counters, unitIds } from '../../../src/games/partizan/forces/counters'
import { battle } from '../../../src/games/partizan/look/battle-scene'
import { grid } from '../../../src/games/partizan/map/hexes'
import { AXIS, hexOf, PARTISAN, type Partizan, sideOf } from '../../../src/games/partizan/state'
import { isAskedOpenly } from '../../../src/store/session-state'
import { engine } from '../../games/partizan/positions'
import { type Browser, launchBrowser, serveApp } from '../browser'
import { curtainOf, playAlone, takeSeat } from './curtain-page'
import { clickHex, stackIn } from './map-clicks'
import { plainHand } from './partizan-hand'
import { axisTurn, partizanFile, partizanSetUp } from './partizan-save'
import { asWord, hiddenIn, leaksOf, ratingsOf, secretsOf } from './partizan-secrets'
import {
  beginTurn,
  choicesOf,
  confirmOf,
  diaryOf,
  leaveDice,
  mapOf,
  openDrawer,
  promptOf,
  question,
  rested,
  savedFile,
  takeRow,
} from './table-page'
import { toldOn } from './told-on-page'

// One turn of two players at one screen. Beside the page the same game is played in the engine: it knows what is hidden from whom.

const SEED = 14
const NAMES = ['Partisans', 'Axis'] as const

let browser: Browser
let app: Awaited<ReturnType<typeof serveApp>>
let page: Page
let game: GameRecord<Partizan>

/** Loads a game as a player does; in Partizan! it opens behind the curtain. */
async function load(record: GameRecord<Partizan>): Promise<void> {
  game = record
  await page.goto(app.url)
  await page.getByLabel('Saved game', { exact: true }).setInputFiles(partizanFile(record))
  await page.waitForURL(/\/play#/)
  await curtainOf(page).waitFor()
}

beforeAll(async () => {
  app = await serveApp()
  browser = await launchBrowser({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  page = await browser.context.newPage()
})

afterAll(async () => {
  await browser?.close()
  await app?.close()
})

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

const leaksOn = (s: Partizan): Promise<string[]> => leaksOf(page, s)

/** The battle that is decided in its dialog, as the one who decides sees it. */
function sceneOf(s: Partizan) {
  const scene = battle(engine.view(s, owedSide(s) ?? 'table'))
  return scene === null || scene.onMap ? null : scene
}

/** A choice taken as a player takes it: in the battle dialog, else from the list; asked twice, it is confirmed. */
async function take(choice: Choice): Promise<void> {
  await leaveDice(page)
  const scene = sceneOf(game.state)
  if (scene !== null) {
    const label = new RegExp(`^${escaped(choice.label)}(:|$|\\b)`)
    await page.getByRole('dialog', { name: scene.title }).getByRole('button', { name: label }).first().click()
  } else await takeRow(page, choice.label)
  if ((await confirmOf(page).count()) > 0) await confirmOf(page).click()
  game = play(engine, game, choice.action).record
}

/** Whoever is to decide sits at the table and reads the question, as the rules put it. */
async function isSeated(): Promise<void> {
  const asked = engine.prompt(game.state)?.text ?? ''
  await expect.poll(() => question(page)).toContain(asked)
}

const isAxisAttacking = (s: Partizan): boolean =>
  s.frames.some(({ step, side }) => step === 'attack' && side === AXIS) && sceneOf(s) !== null

/** What the Axis reads when it sits down: where counters went, not which. */
async function isToldOfMoves(): Promise<void> {
  const told = await page.getByRole('region', { name: 'Since your last turn' }).innerText()
  const moved = unitIds.filter(id => sideOf(id) === PARTISAN && game.state.moved.includes(id))
  expect(moved.length).toBeGreaterThan(0)
  for (const id of moved) {
    const hex = hexOf(game.state, id)
    if (hex !== null) expect(told).toContain(grid.numbers[hex])
  }
  expect(secretsOf(game.state).filter(secret => asWord(secret).test(told))).toEqual([])
}

/** Nothing of the table is on the page. */
async function isCovered(side: 0 | 1): Promise<void> {
  await curtainOf(page).waitFor()
  const heading = await curtainOf(page).getByRole('heading').innerText()
  expect(heading).toMatch(
    new RegExp(`^${NAMES[side]}: (your turn|your decision|a decision in the (attack on|landing at) )`),
  )
  for (const part of [mapOf(page), promptOf(page), choicesOf(page), diaryOf(page)]) expect(await part.count()).toBe(0)
  expect(await page.locator('svg [data-hex], [data-tip], [data-drawer], [role=tooltip], [role=menu]').count()).toBe(0)
  const told = [...(await toldOn(page))]
  const unit = asWord(...unitIds.map(id => counters[id].name))
  expect(told.filter(each => unit.test(each))).toEqual([])
  // But for the hex that is attacked, which both know.
  expect(told.filter(each => /\d{4}/.test(each) && !heading.includes(each))).toEqual([])
}

describe('a turn of Partizan! by two players at one screen', () => {
  it('opens behind the curtain', async () => {
    await load(partizanSetUp(SEED))
    await isCovered(PARTISAN)
  })

  it('shows the Partisans their own units with name and rating', async () => {
    await takeSeat(page, 'Partisans')
    await isSeated()
    const onMap = hiddenIn(game.state).filter(id => hexOf(game.state, id) !== null)
    expect(onMap.length).toBe(13)
    for (const hex of new Set(onMap.map(id => hexOf(game.state, id)))) {
      const label = hex === null ? null : await stackIn(page, grid.numbers[hex])
      const here = onMap.filter(id => hexOf(game.state, id) === hex)
      expect(here.some(id => label?.includes(counters[id].name) && label.includes(ratingsOf(game.state, id)))).toBe(
        true,
      )
    }
    expect((await leaksOn(game.state)).length).toBeGreaterThan(onMap.length)
  })

  it('is played out with a curtain at every change of seats, and no Axis or open screen tells a secret', {
    timeout: 300_000,
  }, async () => {
    const hand = plainHand()
    let isTold = false
    let seated = owedSide(game.state)
    const seen = { changes: 0, answeredOpenly: 0, axisScreens: 0, axisBattles: 0, saves: 0 }
    while (game.state.turn === 1) {
      await take(hand(game.state))
      const side = owedSide(game.state) ?? PARTISAN
      // What is asked openly both may read, so that nobody changes seats for it.
      const isOpen = isAskedOpenly(engine, game.state)
      const isChange = !isOpen && side !== seated
      if (isOpen && side !== seated) seen.answeredOpenly++
      if (isChange) {
        seen.changes++
        await isCovered(side)
        await takeSeat(page, NAMES[side])
        seated = side
      }
      await isSeated()
      if (side === AXIS || isOpen) {
        seen.axisScreens++
        if (sceneOf(game.state) !== null) seen.axisBattles++
        expect(await leaksOn(game.state)).toEqual([])
        if (isChange && !isTold && sceneOf(game.state) === null) {
          await isToldOfMoves()
          isTold = true
        }
      }
      if (side === PARTISAN && isAxisAttacking(game.state) && seen.saves === 0) {
        // The plans of the Axis are covered here, which must not keep the Partisans from saving.
        expect((await savedFile(page)).text).toContain('powderkeg/sealed')
        seen.saves++
      }
    }
    expect(isTold).toBe(true)
    expect(seen.changes).toBeGreaterThanOrEqual(2)
    expect(seen.answeredOpenly).toBeGreaterThan(0)
    expect(seen.axisScreens).toBeGreaterThan(8)
    expect(seen.axisBattles).toBeGreaterThan(0)
    expect(seen.saves).toBe(1)
  })

  it('has gone in the page as in the rules', async () => {
    await beginTurn(page, 2)
    const { text } = await savedFile(page)
    const opened = openFile(text)
    const read = opened.ok ? readSave(partizan, opened.value) : opened
    if (!read.ok) throw new Error(JSON.stringify(read.problems))
    expect(replay(engine, read.value).parting).toBe(null)
    expect(read.value.actions).toEqual(game.actions)
    expect(read.value.state.turn).toBe(2)
  })
})

describe('the Axis at its table', () => {
  const DRAWERS = ['Forces', 'Score', 'Overlays', 'Notes'] as const

  it('learns nothing from drawers, nor by asking about a counter that lies face down', async () => {
    await load(axisTurn(SEED))
    await takeSeat(page, 'Axis')
    await isSeated()
    for (const name of DRAWERS) {
      await openDrawer(page, name)
      await page.locator('[data-drawer]').waitFor()
      await page.getByText('Opening…').waitFor({ state: 'detached' })
      expect(await leaksOn(game.state)).toEqual([])
      await page.locator('[data-drawer]').getByRole('button', { name: 'Close', exact: true }).click()
    }
    const hex = hexOf(game.state, hiddenIn(game.state).find(id => hexOf(game.state, id) !== null) as UnitId)
    const number = grid.numbers[hex as NonNullable<typeof hex>]
    await expect.poll(() => stackIn(page, number)).toMatch(/unknown/)
    await clickHex(page, number)
    await page.mouse.move(5, 5)
    expect(await leaksOn(game.state)).toEqual([])
  })
})

describe('one person who plays both sides', () => {
  it('switches the curtain off, and may look back through either side’s eyes', async () => {
    await load(partizanSetUp(SEED))
    await playAlone(page)
    game = play(engine, game, { kind: SEATS, pick: 'one' }).record
    await isSeated()
    expect(await diaryOf(page).innerText()).toContain('Both players agreed: one person plays both sides')
    const hand = plainHand()
    while (owedSide(game.state) === PARTISAN) await take(hand(game.state))
    await isSeated()
    expect(await curtainOf(page).count()).toBe(0)
    expect(await leaksOn(game.state)).toEqual([])

    await rested(page)
    await page.keyboard.press('[')
    const eyes = page.getByLabel('As seen by')
    await eyes.waitFor()
    expect(await eyes.locator('option').allTextContents()).toEqual(['whoever decides', 'Partisans', 'Axis'])
    const earlier = game.actions.length - 1
    const state = replay(engine, game).states[earlier] as Partizan
    await eyes.selectOption('Axis')
    expect(await leaksOn(state)).toEqual([])
    await eyes.selectOption('Partisans')
    expect((await leaksOn(state)).length).toBeGreaterThan(10)
  })

  it('leaves nothing in the console', () => {
    expect(browser.problems).toEqual([])
  })
})
