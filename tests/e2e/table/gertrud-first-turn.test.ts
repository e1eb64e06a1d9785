import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ORDERS } from '../../fixtures/games/operation-gertrud/first-turn'
import { type Browser, launchBrowser, serveApp } from '../browser'
import { FIRST_TURN } from './first-turn-save'
import { clickHex, stackIn } from './map-clicks'
import { battleOf, confirmOf, diaryOf, isAsked, loadGame, savedFile, takeAndConfirm, takeRow } from './table-page'

// The turn of tests/fixtures/games/operation-gertrud/first-turn.ts, by mouse alone. What the dice bring stands in the file's seed.

const [GERMAN, ALLIED] = ['German player', 'Allied player']

let browser: Browser
let app: Awaited<ReturnType<typeof serveApp>>
let page: Page

beforeAll(async () => {
  app = await serveApp()
  browser = await launchBrowser({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  page = await browser.context.newPage()
  await loadGame(page, app.url, FIRST_TURN)
})

afterAll(async () => {
  await browser?.close()
  await app?.close()
})

const told = (sentence: RegExp) => expect.poll(() => diaryOf(page).innerText()).toMatch(sentence)
const button = (dialog: Locator, name: string | RegExp) => dialog.getByRole('button', { name })
const stageOf = (dialog: Locator) => dialog.locator('[aria-current=step]').innerText()
const forcesOf = (dialog: Locator, title: string) => dialog.getByRole('region', { name: title })

/** A stack is picked and marched by two clicks on the map. */
async function march(from: string, to: string): Promise<void> {
  await clickHex(page, from)
  await clickHex(page, to)
}

/** Whether all of it can be seen without scrolling: nothing lies over it near its edges. */
const isInSight = (part: Locator): Promise<boolean> =>
  part.evaluate(element => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const isOnTop = (at: number) => element.contains(document.elementFromPoint(x + width / 2, at))
    return isOnTop(y + 3) && isOnTop(y + height - 3)
  })

describe('the first turn of Early 1941 by mouse', () => {
  it('begins with the Allied interdiction, which a German wing answers in a dialog', async () => {
    await isAsked(page, ALLIED, 'Interdiction: pick a CAS to send against a stack, or end the phase')
    await takeRow(page, 'Send Turkish 1st Air Brigade (PZL)')
    await clickHex(page, '2704')
    await confirmOf(page).click()
    const sortie = battleOf(page, 'Interdiction of 2704 Alexandroupolis')
    await isAsked(page, GERMAN, /German player: Turkish 1st Air Brigade \(PZL\) interdicts 2704 Alexandroupolis/)
    // 13.7.3: in clear ground only a 1 is no hit.
    await expect
      .poll(() => sortie.getByRole('region', { name: 'No answer' }).innerText())
      .toMatch(/83\.3%[\s\S]*16\.7%/)
    await button(sortie, /^Answer with JG 27/)
      .first()
      .click()
    await told(/1st Air Brigade \(PZL\) (is|was) eliminated/)
    await takeAndConfirm(page, 'End the Interdiction Phase')
    await told(/Kommando (lands|landed) at the berth of the Yavuz/)
  })

  it('marches stacks over the border into Thrace', async () => {
    await isAsked(page, GERMAN, 'Movement: pick a unit or a stack, or end the phase')
    await march('2704', '2605')
    await told(/101st Light Division.* 2605/)
    await march('2805', '2705')
    await expect.poll(() => stackIn(page, '2605')).toMatch(/2 more in the stack/)
    await expect.poll(() => stackIn(page, '2705')).toMatch(/9th Panzer Division/)
    await expect.poll(() => stackIn(page, '2704')).toBe(null)
  })

  it('asks in a dialog how large the raid on the Goeben is, with the chances of both', async () => {
    await takeAndConfirm(page, 'End the Movement Phase')
    const raid = battleOf(page, 'Raid on the Goeben')
    await isAsked(page, GERMAN, /a large raid or a small one\?$/)
    expect(await stageOf(raid)).toBe('Size')
    await expect
      .poll(() => forcesOf(raid, 'German raiders').getByRole('img').first().getAttribute('aria-label'))
      .toMatch(/Kommando/)
    const modifiers = raid.getByRole('region', { name: 'Modifiers' })
    // 17.0.3, 17.0.5: +2 for a large raid, -1 for a small one, +2 in Early 1941.
    for (const row of [/\+2\s+Large raid/, /−1\s+Small raid/, /\+2\s+Early 1941/])
      await expect.poll(() => modifiers.innerText()).toMatch(row)
    await expect.poll(() => button(modifiers, 'Rule 17.0').count()).toBe(3)
    // 17.0.4: two dice and +1 come to 3 in one of 36.
    await expect
      .poll(() => raid.getByRole('region', { name: 'Small raid' }).innerText())
      .toMatch(/Beaten off[^%]*2\.8%/i)
    await button(raid, /^Small raid/).click()
    await told(/small.* 3.*beaten off/i)
    await isAsked(page, GERMAN, 'Combat: pick a hex to attack, or end the phase')
  })

  it('declares the attack on Gelibolu on the map', async () => {
    await clickHex(page, '2606')
    await isAsked(page, GERMAN, /Attack 2606 Gelibolu with 6 units/)
    await takeRow(page, 'Attack 2606 · 200 %')
    await confirmOf(page).click()
    await told(/no NGS can help/)
  })

  it('shows odds, shifts with their rules, and the lit column of the whole table', async () => {
    const battle = battleOf(page, 'Battle of Gelibolu')
    await isAsked(page, ALLIED, 'Defence of 2606 Gelibolu: commit an NGS, or go without')
    expect(await stageOf(battle)).toBe('Support')
    await expect.poll(() => battle.getByRole('region', { name: 'Balance' }).innerText()).toMatch(/47\s+to\s+16\s+293%/)
    const modifiers = battle.getByRole('region', { name: 'Modifiers' })
    for (const [row, rule] of [
      [/−1\s+Rough at 2606 Gelibolu/i, '11.0 step 4'],
      [/−1\s+Attack over a river/i, '11.0 step 4'],
      [/\+1\s+Blitzkrieg Bonus/i, '11.0 step 6'],
      [/\+1\s+Combined arms/i, '11.0 step 8'],
    ] as const) {
      await expect.poll(() => modifiers.innerText()).toMatch(row)
      await expect.poll(() => button(modifiers, `Rule ${rule}`).count()).toBeGreaterThan(0)
    }
    // 2 - 2 columns: 293% stays in 200-299%.
    const column = battle
      .getByRole('region', { name: 'No NGS' })
      .getByRole('list', { name: 'Combat Results Table, column 200–299%' })
    await expect.poll(() => column.getByRole('listitem').count()).toBe(6)
    expect(await isInSight(column)).toBe(true)
  })

  it('lets both sides decide on ships and aircraft, one after the other', async () => {
    const battle = battleOf(page, 'Battle of Gelibolu')
    await button(battle, /^Commit Yavuz/)
      .first()
      .click()
    await isAsked(page, GERMAN, 'Attack on 2606 Gelibolu: commit a CAS, or go without')
    await expect
      .poll(() => forcesOf(battle, 'Turkish defenders').innerText())
      .toMatch(/Naval gunfire, committed\s+Yavuz/)
    await expect.poll(() => battle.getByRole('region', { name: 'Modifiers' }).innerText()).toMatch(/−1\s+Yavuz/)
    await expect.poll(() => battle.getByRole('region', { name: 'Balance' }).innerText()).toMatch(/200%\s+150%/)
    for (const wing of ['JG 54', 'StG 3'])
      expect(await isInSight(button(battle, new RegExp(`^Commit ${wing}`)))).toBe(true)
    expect(await isInSight(battle.getByRole('list', { name: /^Combat Results Table, column/ }).first())).toBe(true)
    await button(battle, /^Commit JG 77/).click()
    await isAsked(page, ALLIED, 'Defence of 2606 Gelibolu: commit a CAS, or go without')
    await button(battle, /^Commit Turkish 2nd Air Brigade/)
      .first()
      .click()
    await told(/2nd Air Brigade \(Hurricane\) (is|was) eliminated/)
    await isAsked(page, GERMAN, 'Attack on 2606 Gelibolu: roll the die')
    await button(battle, /^Roll/).click()
    await told(/Yavuz (is|was) sunk by aircraft off 2606/)
  })

  it('lets each side name what it loses in the exchange', async () => {
    const battle = battleOf(page, 'Battle of Gelibolu')
    // The die stays in the dialog with the cell it hit until somebody goes on.
    await expect
      .poll(() => battle.getByRole('status').allInnerTexts())
      .toContainEqual(expect.stringMatching(/EX\s+Exchange/))
    await expect.poll(() => battle.locator('td[data-hit]').innerText()).toBe('EX')
    await isAsked(page, GERMAN, 'Name the unit that loses a step at 2606 Gelibolu')
    await takeAndConfirm(page, '73rd Infantry Division loses a step')
    await isAsked(page, ALLIED, 'Name the unit that loses a step at 2606 Gelibolu')
    await takeAndConfirm(page, 'Turkish 66th Infantry Division loses a step')
    // A battle that is over closes in the diary; the Yavuz is among what the Allies lost.
    await told(/2606 Gelibolu\.?\s+Steps lost: German player 1, Allied player 3/)
    await expect.poll(() => stackIn(page, '2606')).toMatch(/3 more in the stack/)
  })

  it('goes on with the Allied answer: a brigade rebuilt, which meets the Stukas over Çatalca', async () => {
    await takeAndConfirm(page, 'End the Combat Phase')
    await isAsked(page, ALLIED, /Replacements: Turkish 2/)
    await takeRow(page, 'Rebuild Turkish 2nd Air Brigade (Hurricane)')
    await takeAndConfirm(page, 'End the Replacement Phase')
    await isAsked(page, GERMAN, 'Interdiction: pick a CAS to send against a stack, or end the phase')
    await takeRow(page, 'Send StG 77 (Ju 87)')
    await clickHex(page, '2708')
    await confirmOf(page).click()
    const sortie = battleOf(page, 'Interdiction of 2708 Çatalca')
    await isAsked(page, ALLIED, /Allied player: StG 77 \(Ju 87\) interdicts 2708 Çatalca/)
    await button(sortie, /^Answer with Turkish 2nd Air Brigade/)
      .first()
      .click()
    await told(/StG 77 \(Ju 87\) (is|was) eliminated/)
    await takeAndConfirm(page, 'End the Interdiction Phase')
    await isAsked(page, ALLIED, 'Movement: pick a unit or a stack, or end the phase')
    await clickHex(page, '2709')
    await clickHex(page, '2708')
    await told(/11th Infantry Division.* 2708/)
  })

  it('leaves a file with what was decided and what came of it', async () => {
    const { text, name } = await savedFile(page)
    expect(name).toBe('operation-gertrud-turn-1.json')
    const { actions, position } = JSON.parse(text)
    const kinds = ORDERS.map(order => (typeof order === 'string' ? order : order.kind))
    expect(actions.slice(4).map((each: { kind: string }) => each.kind)).toEqual(kinds)
    const standing = (id: string) => position.units[id]
    expect(standing('de-mech-lah').at).toEqual({ is: 'hex', hex: '2705' })
    expect(standing('de-inf-73').steps).toBe(1)
    expect(standing('tr-inf-66').at.is).toBe('dead')
    expect(standing('tr-ngs-yavuz').at.is).toBe('gone')
    expect(standing('tr-cas-1').at.is).toBe('dead')
    expect(standing('tr-inf-11').at.hex).toBe('2708')
    expect(position.raid).toBe('over')
  })

  it('leaves nothing in the console', () => {
    expect(browser.problems).toEqual([])
  })
})
