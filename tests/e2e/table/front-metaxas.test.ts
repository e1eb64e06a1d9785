import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, launchBrowser, serveApp } from '../browser'
import { maritaBegins } from './front-save'
import { clickHex, stackIn } from './map-clicks'
import { battleOf, diaryOf, isAsked, loadGame, primaryOf, rested, takeAndConfirm } from './table-page'

// The surprise turn of Operation Marita by mouse: the Germans go round the Metaxas line and break in beside it,
// through losses, retreat and advance.

const AXIS = 'Axis'

let browser: Browser
let app: Awaited<ReturnType<typeof serveApp>>
let page: Page

beforeAll(async () => {
  app = await serveApp()
  browser = await launchBrowser({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  page = await browser.context.newPage()
  await loadGame(page, app.url, maritaBegins())
})

afterAll(async () => {
  await browser?.close()
  await app?.close()
})

const told = (sentence: RegExp) => expect.poll(() => diaryOf(page).innerText()).toMatch(sentence)

/** Whoever still has points stays in hand: they are let be. */
async function letBe(): Promise<void> {
  await rested(page)
  await page.keyboard.press('Escape')
  await isAsked(page, AXIS, 'Movement: pick a unit or a stack, or end the phase')
}

describe('the Metaxas line by mouse', () => {
  it('moves a whole stack of panzers by two clicks, past the line', async () => {
    await isAsked(page, AXIS, 'Movement: pick a unit or a stack, or end the phase')
    await clickHex(page, '4108')
    await isAsked(page, AXIS, /Move 4 units from .*: 8 MPs/)
    await clickHex(page, '4110')
    await told(/2 Panzer,[\s\S]* moved from\s+4108[\s\S]* to\s+4110 Strumica/)
    await expect.poll(() => stackIn(page, '14A:4110')).toMatch(/3 more in the stack/)
    await letBe()
  })

  it('refuses what is too far, with the unit that is too slow and what it lacks', async () => {
    await clickHex(page, '4204')
    await isAsked(page, AXIS, /Move German 50 Infantry/)
    await clickHex(page, '4002')
    await expect
      .poll(() => page.getByRole('alert').first().innerText())
      .toMatch(/50 Infantry needs [\d.]+ MPs and has 6/)
    await clickHex(page, '4205')
    await told(/50 Infantry moved from\s+4204[\s\S]* to\s+4205/)
  })

  it('says what is left when the phase is ended', async () => {
    await letBe()
    await takeAndConfirm(page, 'End the movement phase')
    await isAsked(page, AXIS, 'Air missions: pick an air unit, or end the air movement')
    await expect.poll(() => primaryOf(page).innerText()).toMatch(/^End the air movement/)
    await primaryOf(page).click()
    await isAsked(page, AXIS, 'Combat: pick a hex to attack, or end the phase')
  })

  it('attacks beside the line with all who reach it, and shows the odds', async () => {
    await clickHex(page, '4308')
    await isAsked(page, AXIS, /Attack Sidirokastron with 5 units/)
    await expect.poll(() => primaryOf(page).innerText()).toMatch(/^Attack 4308 · 1\.5:1/)
    await primaryOf(page).click()
    const battle = battleOf(page, 'Battle')
    await expect.poll(() => battle.innerText()).toMatch(/Ground combat results table/i)
    await expect.poll(() => battle.innerText()).toMatch(/≤ −5\s/)
    // Every attacker is in sight with what it counts; what lies on the hexside is told once, not under each.
    await expect
      .poll(() => battle.getByRole('region', { name: 'German attackers' }).innerText())
      .toMatch(/from Petrich/)
  })

  it('rolls in the dialog: an exchange, told with its die', async () => {
    const battle = battleOf(page, 'Battle')
    await rested(page)
    await battle.getByRole('button', { name: /^Roll/ }).click()
    await expect.poll(() => battle.innerText()).toMatch(/12 to 7, 1\.5:1; die 5: EX/)
    await rested(page)
    await battle.getByRole('button', { name: /^On to the map/ }).click()
  })

  it('proposes the cheapest losses, and takes them', async () => {
    await isAsked(page, AXIS, 'Lose at least 7 strength points at Sidirokastron')
    await expect.poll(() => primaryOf(page).innerText()).toMatch(/^Lose 5 Mountain/)
    await rested(page)
    await primaryOf(page).click()
    await told(/5 Mountain was reduced to a cadre at\s+4208/)
    await told(/Fort group Rupel was eliminated at\s+4308/)
  })

  it('sends the beaten cadre back to a hex its owner picks', async () => {
    await isAsked(page, 'Allies', 'Greek 18 Division must retreat')
    await clickHex(page, '4408')
    await told(/18 Division retreated from\s+4308[\s\S]* to\s+4408/)
    await expect.poll(() => stackIn(page, '14A:4408')).toMatch(/18 Division/)
  })

  it('advances into the hex that was cleared, and goes on with the next attack', async () => {
    await isAsked(page, AXIS, 'Advance into Sidirokastron, or stay?')
    await expect.poll(() => primaryOf(page).innerText()).toMatch(/^Advance with/)
    await rested(page)
    await primaryOf(page).click()
    await isAsked(page, AXIS, 'Combat: pick a hex to attack, or end the phase')
    await expect.poll(() => stackIn(page, '14A:4308')).toMatch(/Mountain/)
  })

  it('leaves nothing in the console', () => {
    expect(browser.problems).toEqual([])
  })
})
