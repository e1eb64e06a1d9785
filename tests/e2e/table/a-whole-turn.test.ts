import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, launchBrowser, serveApp } from '../browser'
import { clickHex, stackIn } from './map-clicks'
import {
  battleOf,
  beginTurn,
  choicesOf,
  diaryOf,
  isAsked,
  loadGame,
  promptOf,
  savedFile,
  takeAndConfirm,
  takeRow,
} from './table-page'
import { THIRD_TURN } from './third-turn-save'

// The turn of tests/fixtures/games/balkan-gambit/third-turn.ts, by mouse alone. What the dice bring stands in the file's seed.

/** Unit, hex and steps after the turn. */
const ENDS = [
  ['uk-57-inf', '1135', 2],
  ['uk-5-inf', '1737', 1],
  ['uk-50-inf', '1737', 2],
  ['de-11l-inf', '1738', 2],
  ['uk-8-arm', '1537', 2],
  ['uk-33-inf', '1736', 2],
  ['de-1-pz', '1635', 1],
  ['de-117-lt', '1636', 2],
  ['de-104-lt', '1634', 2],
]

let browser: Browser
let app: Awaited<ReturnType<typeof serveApp>>
let page: Page

beforeAll(async () => {
  app = await serveApp()
  browser = await launchBrowser({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  page = await browser.context.newPage()
  await loadGame(page, app.url, THIRD_TURN)
})

afterAll(async () => {
  await browser?.close()
  await app?.close()
})

const told = (sentence: string | RegExp) => expect.poll(() => diaryOf(page).innerText()).toMatch(sentence)

/** A lit unit in the battle dialog. */
const fireAt = async (battle: string, unit: string) => {
  await battleOf(page, battle)
    .getByRole('button', { name: new RegExp(`^At ${unit}: `) })
    .click()
}

describe('a whole turn of 1943 by mouse', () => {
  it('begins with the mutual phases of both sides', async () => {
    await isAsked(page, 'Allies', 'Turn partisans over, pick dispersed ones to displace, or end.')
    await expect.poll(() => stackIn(page, '1532')).toMatch(/dispersed/)
    await takeRow(page, 'Concentrate Greek Guerrillas 1')
    await told('Greek Guerrillas 1 concentrated at 1532.')
    await expect.poll(() => stackIn(page, '1532')).not.toMatch(/dispersed/)
    await takeAndConfirm(page, 'Partisans are done')

    await isAsked(page, 'Axis', 'Turn partisans over')
    await takeAndConfirm(page, 'Partisans are done')
    await isAsked(page, 'Allies', 'Bring in optional reinforcements')
    await takeRow(page, 'End reinforcements')
    await isAsked(page, 'Allies', 'Place Naval Support in a sea or coastal hex')
    await clickHex(page, '1739')
    await told('Naval support was placed at 1739.')
    await isAsked(page, 'Axis', 'Bring in optional reinforcements')
    await takeAndConfirm(page, 'End reinforcements')
    await isAsked(page, 'Allies', 'Give a command: 6 CP for anyone and 1 for partisans are left.')
  })

  it('puts a division ashore with a Beachhead', async () => {
    await takeRow(page, 'Amphibious assault')
    await isAsked(page, 'Allies', 'Pick up to two units for the amphibious assault')
    await takeRow(page, '57 Infantry Division')
    await clickHex(page, '1135')
    await isAsked(page, 'Allies', 'The amphibious assault on 1135 takes up to two units')
    await takeRow(page, 'Land at 1135')
    await told('57 Infantry Division made an amphibious assault on 1135.')
    await told('A Beachhead was placed in 1135.')
    await expect.poll(() => stackIn(page, '1135')).toMatch(/57/)
    await isAsked(page, 'Allies', 'Give a command: 3 CP for anyone and 1 for partisans are left.')
  })

  it('explains a click that is no answer with the rule', async () => {
    await clickHex(page, '1335')
    const bubble = page.getByRole('alert').filter({ hasText: 'Not here' })
    await bubble.getByText('You have no unit there.').waitFor()
    await expect.poll(() => bubble.getByRole('button', { name: 'Rule 7.3 A' }).count()).toBe(1)
    await bubble.getByRole('button', { name: 'Close' }).click()
  })

  it('fights for Athens, where the attack cannot be broken off though a step was lost', async () => {
    await clickHex(page, '1737')
    await clickHex(page, '1738')
    await isAsked(page, 'Allies', 'Attack 1738 Athens with 2 units')
    await takeRow(page, 'Attack 1738')

    const battle = battleOf(page, 'Battle for 1738 Athens')
    await battle.getByRole('button', { name: /^Commit a TAC/ }).click()
    for (let shots = 0; shots < 2; shots++) await fireAt('Battle for 1738 Athens', '5 Infantry Division')
    await told('5 Infantry Division lost a step.')
    await isAsked(page, 'Allies', 'Offensive fire: pick a target for 5 Infantry Division.')
    await expect.poll(() => battle.getByRole('button', { name: /break off/i }).count()).toBe(0)
    await expect.poll(() => battle.locator('[aria-current=step]').innerText()).toBe('Offensive fire')
  })

  it('says by which rule there is no break-off in a city', async () => {
    const battle = battleOf(page, 'Battle for 1738 Athens')
    await expect.poll(() => battle.getByRole('button', { name: 'Rule 12.10' }).count()).toBeGreaterThan(0)
  })

  it('ends before Athens, and a division takes in replacements', async () => {
    for (let shots = 0; shots < 3; shots++) await fireAt('Battle for 1738 Athens', '11 Luftwaffe Field Division')
    await told('The battle at 1738 Athens is over: the defenders hold the hex.')
    await isAsked(page, 'Allies', 'Give a command: 1 CP')
    await expect.poll(() => stackIn(page, '1537')).toMatch(/reduced/)
    await takeRow(page, 'Restore 8th Armoured Division')
    await told('8th Armoured Division was restored to full strength.')
    await expect.poll(() => stackIn(page, '1537')).not.toMatch(/reduced/)
    await takeAndConfirm(page, 'End the player turn')
    await isAsked(page, 'Axis', 'Give a command: 7 CP are left.')
  })

  it('offers a break-off in the open, and lets the defender choose on the map where he falls back to', async () => {
    await clickHex(page, '1635')
    await clickHex(page, '1636')
    await isAsked(page, 'Axis', 'Attack 1636 with 2 units')
    await takeAndConfirm(page, 'Attack 1636')
    const title = 'Battle for 1636'
    await battleOf(page, title).getByRole('button', { name: 'Fight without TAC', exact: true }).click()
    for (let shots = 0; shots < 2; shots++) await fireAt(title, '1 Panzer Division')
    await isAsked(page, 'Axis', 'Break off the attack on 1636 and win back one lost step, or press on?')
    expect(
      await battleOf(page, title)
        .getByRole('button', { name: /Break off, restoring 1 Panzer/ })
        .count(),
    ).toBe(2)
    await battleOf(page, title)
      .getByRole('button', { name: /^Press on/ })
      .click()
    for (let shots = 0; shots < 3; shots++) await fireAt(title, '33 Infantry Division')
    await isAsked(page, 'Allies', 'Retreat from 1636 and win back one lost step, or stand?')
    await battleOf(page, title)
      .getByRole('button', { name: /^Retreat, restoring 33 Infantry Division/ })
      .first()
      .click()

    await isAsked(page, 'Allies', 'Pick the hex to which the force retreats from 1636.')
    await expect.poll(() => battleOf(page, title).count()).toBe(0)
    await clickHex(page, '1736')
    await told('33 Infantry Division retreated from 1636 to 1736.')
    await expect.poll(() => stackIn(page, '1636')).toBe(null)
    await expect.poll(() => stackIn(page, '1736')).toMatch(/33/)
  })

  it('lets the victor advance, and ends the turn', async () => {
    await isAsked(page, 'Axis', '1636 is clear')
    await takeRow(page, '117 Light Division advances')
    await takeRow(page, 'Advance with 117 J')
    await told('117 Light Division advanced into 1636.')
    await takeRow(page, 'Restore 104 Light Division')
    await takeAndConfirm(page, 'End the player turn')
    await isAsked(page, 'Allies', 'Turn partisans over')
    await beginTurn(page, 4)
    await told('Since your last turn')
    await diaryOf(page).getByRole('button', { name: 'Show the whole diary' }).click()
    await told('Turn 4')
    await expect.poll(() => promptOf(page).count()).toBe(1)
    await expect.poll(() => choicesOf(page).count()).toBe(1)
  })

  it('leaves a file that says where everybody stands', async () => {
    const { text, name } = await savedFile(page)
    expect(name).toBe('balkan-gambit-turn-4.json')
    const { actions, position } = JSON.parse(text)
    expect(actions).toHaveLength(37)
    expect(position.turn).toBe(4)
    expect(position.markers.map((marker: { hex: string }) => marker.hex)).toEqual(['1537', '1135'])
    const standing = ENDS.map(([id]) => [id, position.units[id].at.hex, position.units[id].steps])
    expect(standing).toEqual(ENDS)
  })

  it('leaves nothing in the console', () => {
    expect(browser.problems).toEqual([])
  })
})
