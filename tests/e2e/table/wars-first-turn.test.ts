import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, launchBrowser, serveApp } from '../browser'
import { curtainOf, takeSeat, wordsOn } from './curtain-page'
import { clickHex, stackIn } from './map-clicks'
import {
  battleOf,
  beginTurn,
  diaryOf,
  isAsked,
  leaveDice,
  loadGame,
  primaryOf,
  takeAndConfirm,
  takeRow,
} from './table-page'
import { warsFirstTurn } from './wars-save'

// The turn of tests/fixtures/games/balkan-wars/first-turn.ts by mouse, for both sides; then a Diplomatic Conflict behind the curtain.

const [LEAGUE, OTTOMANS] = ['Balkan League', 'Ottoman Empire']

let browser: Browser
let app: Awaited<ReturnType<typeof serveApp>>
let page: Page

beforeAll(async () => {
  app = await serveApp()
  browser = await launchBrowser({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  page = await browser.context.newPage()
  await loadGame(page, app.url, warsFirstTurn())
})

afterAll(async () => {
  await browser?.close()
  await app?.close()
})

const told = (sentence: RegExp) => expect.poll(() => diaryOf(page).innerText()).toMatch(sentence)
const countries = () => page.getByRole('region', { name: 'Countries', exact: true })
const moraleOf = (country: string) =>
  countries()
    .getByRole('img', { name: new RegExp(`^National Morale of ${country}: `) })
    .getAttribute('aria-label')
const button = (dialog: Locator, name: string | RegExp) => dialog.getByRole('button', { name })

describe('the first turn of the First Balkan War by mouse', () => {
  it('begins with an event, whose card lies in the ledger, and powers that are left at home', async () => {
    await isAsked(page, OTTOMANS, /Bring Great Power units into play\?/)
    await told(/61 Naval Engagement/)
    await expect.poll(() => countries().getByRole('region', { name: 'Event' }).innerText()).toMatch(/Naval Engagement/)
    await expect.poll(() => primaryOf(page).innerText()).toMatch(/^Keep them out/)
    await primaryOf(page).click()
  })

  it('shares out the Morale of the powers, which the ledger shows with its change', async () => {
    await isAsked(page, LEAGUE, '2 Morale Points from the Great Powers: who gets them?')
    await takeRow(page, 'Bulgaria to 9')
    await isAsked(page, LEAGUE, '1 Morale Point from the Great Powers: who gets it?')
    await expect.poll(() => moraleOf('Bulgaria')).toBe('National Morale of Bulgaria: 9, up 1 this turn')
    await takeRow(page, 'Serbia to 8')
    await isAsked(page, LEAGUE, /Declare a Diplomatic Conflict\?/)
  })

  it('gives the chances of a conflict before anybody declares it', async () => {
    const chances = page.getByRole('region', { name: 'Chances', exact: true })
    await expect.poll(() => chances.innerText()).toMatch(/83\.3% The war goes on\s+16\.7% Armistice/)
    await primaryOf(page).click()
    await isAsked(page, OTTOMANS, /Declare a Diplomatic Conflict\?/)
    await primaryOf(page).click()
  })

  it('mobilizes a Bulgarian reserve from the Pool on a Depot', async () => {
    await isAsked(page, LEAGUE, 'Bulgaria: 6 points of its own, 2 from the powers; raise units')
    await takeRow(page, 'Raise Bulgarian 1st R Infantry Brigade')
    await clickHex(page, '2426')
    await told(/1st R Infantry Brigade was raised in\s+2426 Philippopolis/)
    for (const country of ['Bulgaria', 'Serbia', 'Montenegro', 'Greece'])
      await takeAndConfirm(page, `No more for ${country}`)
  })

  it('marches Bulgarians to Adrianople, and their HQ behind them', async () => {
    await isAsked(page, LEAGUE, 'Movement: pick a unit or a stack, or end the segment')
    for (const [from, to] of [
      ['2421', '2621'],
      ['2523', '2721'],
      ['2420', '2620'],
    ] as const) {
      await clickHex(page, from)
      await clickHex(page, to)
    }
    await told(/1\/Cv Cavalry Brigade,\s+2\/Cv Cavalry Brigade marched/)
    // The top unit of its stack alone.
    await page.keyboard.down('Alt')
    await clickHex(page, '2426')
    await page.keyboard.up('Alt')
    await clickHex(page, '2523')
    await told(/2nd Army HQ marched from\s+2426/)
    await expect.poll(() => stackIn(page, '2621')).toMatch(/2 more in the stack/)
    await takeAndConfirm(page, 'End Movement')
  })

  it('declares the attack on Adrianople with the column it comes to', async () => {
    await isAsked(page, LEAGUE, 'Combat: pick a hex to attack, or end the segment')
    await clickHex(page, '2720')
    await isAsked(page, LEAGUE, 'Attack Adrianople with 8 units: add, withhold or launch')
    await takeAndConfirm(page, 'Attack 2720 · 1/3')
  })

  it('lets both sides charge, with every shift and why the others do not count', async () => {
    const combat = battleOf(page, 'Combat at Adrianople')
    await isAsked(page, LEAGUE, /^Balkan League: Charge at Adrianople/)
    await expect.poll(() => combat.getByRole('region', { name: 'Balance' }).innerText()).toMatch(/42\s+to\s+16\s+2\/1/)
    const modifiers = () => combat.getByRole('region', { name: 'Modifiers' }).innerText()
    for (const row of [
      /−4\s+Artillery 0 to 4/i,
      /−2\s+City/i,
      /–\s+River, lake or strait\s+not all attack across one/i,
    ])
      await expect.poll(modifiers).toMatch(row)
    await button(combat, /^Bulgarian 1\/3 Infantry Brigade charges \(3\)/).click()
    await button(combat, /^(Bulgarian )?2nd Army HQ charges/).click()
    await button(combat, /^Charge: Shock 5/).click()
    await isAsked(page, OTTOMANS, /^Ottoman Empire: Charge in defence of Adrianople against Shock 5/)
    await button(combat, /^Ottoman 10th Infantry Division charges \(3\)/).click()
    await button(combat, /^Charge: Shock 3/).click()
  })

  it('asks for Morale after the die, with what each answer comes to', async () => {
    const combat = battleOf(page, 'Combat at Adrianople')
    await isAsked(page, LEAGUE, 'The die shows 4. Spend Bulgarian Morale at Adrianople: +1 on the die?')
    await expect.poll(() => combat.innerText()).toMatch(/Both shattered/i)
    await button(combat, /^Keep Morale: S\/S/).click()
    await isAsked(page, OTTOMANS, /^Ottoman Empire: The die shows 4\. Spend Ottoman Morale/)
    await button(battleOf(page, 'Combat at Adrianople'), /^Keep Morale: S\/S/).click()
    await leaveDice(page)
    await expect.poll(() => stackIn(page, '2621')).toMatch(/demoralized/i)
  })

  it('rallies, and the Ottomans have their turn', async () => {
    await isAsked(page, LEAGUE, 'Rally: 8 Demoralized units may try, one roll each')
    await takeAndConfirm(page, 'Rally all 8')
    await told(/1\/3 Infantry Brigade (rallied|did not rally|stays? Demoralized)/)
    await isAsked(page, LEAGUE, /Propose an armistice\?/)
    await primaryOf(page).click()
    await isAsked(page, OTTOMANS, /^Ottoman Empire: Ottoman Empire: 12 points of its own, 3 from the powers/)
    await takeAndConfirm(page, 'No more for Ottoman Empire')
    await isAsked(page, OTTOMANS, 'Movement: pick a unit or a stack, or end the segment')
    await takeAndConfirm(page, 'End Movement')
    await isAsked(page, OTTOMANS, 'Combat: pick a hex to attack, or end the segment')
    await takeAndConfirm(page, 'End Combat')
    await isAsked(page, OTTOMANS, /Rally: \d Demoralized units may try/)
    await primaryOf(page).click()
    await isAsked(page, OTTOMANS, /Propose an armistice\?/)
    await primaryOf(page).click()
    await beginTurn(page, 2)
    await told(/Turn 2: Oct IV 1912/)
  })
})

describe('a Diplomatic Conflict under fog', () => {
  beforeAll(() => loadGame(page, app.url, warsFirstTurn({ orders: 3, fog: true })))

  it('is declared in the open', async () => {
    await isAsked(page, LEAGUE, /Declare a Diplomatic Conflict\?/)
    await takeRow(page, 'Declare a conflict')
  })

  it('is committed to behind the curtain, each side with its own chances', async () => {
    await takeSeat(page, LEAGUE)
    const conflict = battleOf(page, 'Diplomatic Conflict')
    // Chances are found in slices, while the dialog stands.
    await expect.poll(() => conflict.innerText()).toMatch(/16\.7%[\s\S]*2\.8%/)
    await button(conflict, /^Commit 2/).click()
    await curtainOf(page).waitFor()
    expect(await wordsOn(page)).not.toMatch(/Commit|strength/)
    await takeSeat(page, OTTOMANS)
    // What the League wrote down is nowhere to be read.
    expect(await wordsOn(page)).not.toMatch(/League (commits|committed|has committed) 2/)
    await button(battleOf(page, 'Diplomatic Conflict'), /^Commit 0/).click()
  })

  it('shows both numbers when both are written', async () => {
    // Under fog each side mobilizes behind the curtain.
    await takeSeat(page, LEAGUE)
    await told(/Diplomatic Conflict: 2 committed against 0, with the dice \d against \d: /)
  })

  it('leaves nothing in the console', () => {
    expect(browser.problems).toEqual([])
  })
})
