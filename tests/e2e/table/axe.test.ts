import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { REPO } from '../../../scripts/ensure-dependencies.mjs'
import { type Browser, launchBrowser, serveApp } from '../browser'
import { curtainOf, takeSeat } from './curtain-page'
import { beforeGelibolu, FIRST_TURN } from './first-turn-save'
import { axisTurn, partizanFile } from './partizan-save'
import { battleOf, confirmOf, loadGame, promptOf, takeRow } from './table-page'
import { THIRD_TURN, thirdTurnBefore } from './third-turn-save'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const ENDED = join(REPO, 'tests/fixtures/games/balkan-gambit/1943-axis-victory.json')
const DRAWERS = ['Charts', 'Rules', 'Forces', 'Score', 'Overlays', 'Notes', 'Save and load', 'Keys'] as const

let browser: Browser
let app: Awaited<ReturnType<typeof serveApp>>

beforeAll(async () => {
  app = await serveApp()
  browser = await launchBrowser({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
})

afterAll(async () => {
  await browser?.close()
  await app?.close()
})

afterEach(async () => {
  expect(browser.problems).toEqual([])
  for (const page of browser.context.pages()) await page.close()
})

const DAY: RunOptions = { resultTypes: ['violations'] }
/** All else is the same by night. */
const NIGHT: RunOptions = { ...DAY, runOnly: ['color-contrast'] }

/**
 * Serious faults in words: the rule, where, and why. The printed map is a picture with a name: its thousands of lines are taken out,
 * or else axe would look at each; so are the pictures beside a part that alone is judged. Axe takes pictures of counters and key caps
 * for part of a button's label, though they are hidden from those who hear the page: what is left counts.
 */
const faultsNow = (page: Page, options: RunOptions, within?: string): Promise<readonly string[]> =>
  page.evaluate(
    async ({ include, options }) => {
      const { axe } = window as unknown as {
        axe: { run(context: string | Document, options: object): Promise<AxeResults> }
      }
      const aside = include === undefined ? '' : `, [role=img]:not(${include} *) *`
      for (const line of document.querySelectorAll(`[data-part] *${aside}`)) line.remove()
      const { violations } = await axe.run(include ?? document, options)
      const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim().toLowerCase()
      const isNamedAsShown = (target: string): boolean => {
        const shown = document.querySelector(target)?.cloneNode(true) as Element
        for (const hidden of shown.querySelectorAll('[aria-hidden=true]')) hidden.remove()
        return plain(shown.getAttribute('aria-label')).includes(plain(shown.textContent))
      }
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) =>
          nodes
            .filter(({ target }) => id !== 'label-content-name-mismatch' || !isNamedAsShown(target.join(' ')))
            .map(node => `${id}: ${node.html.slice(0, 200)}: ${node.failureSummary ?? ''}`),
        )
    },
    { include: within, options },
  )

/** The page turns to other colours as the system does, while it stands. */
async function turn(page: Page, theme: 'day' | 'night'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme === 'night' ? 'dark' : 'light' })
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme ?? 'day')).toBe(theme)
}

async function faultsByDay(page: Page, within?: string): Promise<readonly string[]> {
  await page.evaluate(AXE)
  await page.evaluate(() => document.fonts.ready)
  await turn(page, 'day')
  return faultsNow(page, DAY, within)
}

async function faultsOf(page: Page, within?: string): Promise<readonly string[]> {
  const byDay = await faultsByDay(page, within)
  await turn(page, 'night')
  const byNight = await faultsNow(page, NIGHT, within)
  return [...byDay.map(fault => `by day: ${fault}`), ...byNight.map(fault => `by night: ${fault}`)]
}

describe('axe finds no serious fault by day and by night', () => {
  it('on the start page', async () => {
    const page = await browser.open(app.url)
    await page.getByRole('button', { name: /^Start / }).waitFor()
    expect(await faultsOf(page)).toEqual([])
  })

  it('on the board, also while a choice waits for its confirmation', async () => {
    const page = await browser.context.newPage()
    await loadGame(page, app.url, THIRD_TURN)
    expect(await faultsOf(page)).toEqual([])
    await takeRow(page, 'Partisans are done')
    await confirmOf(page).waitFor()
    expect(await faultsOf(page)).toEqual([])
  })

  it('in a battle', async () => {
    const page = await browser.context.newPage()
    await loadGame(page, app.url, thirdTurnBefore('at'))
    await battleOf(page, 'Battle for 1738 Athens').waitFor()
    expect(await faultsOf(page)).toEqual([])
  })

  it('in any drawer', async () => {
    const page = await browser.context.newPage()
    await loadGame(page, app.url, thirdTurnBefore('amphibious'))
    const found: string[] = []
    for (const name of DRAWERS) {
      await page
        .getByRole('toolbar', { name: 'Drawers and preferences' })
        .getByRole('button', { name, exact: true })
        .click()
      await page.locator('[data-drawer]').waitFor()
      await page.getByText('Opening…').waitFor({ state: 'detached' })
      found.push(...(await faultsOf(page, '[data-drawer]')).map(fault => `${name}: ${fault}`))
      await page.locator('[data-drawer]').getByRole('button', { name: 'Close', exact: true }).click()
    }
    expect(found).toEqual([])
  })

  it('at the end of a game', async () => {
    const page = await browser.context.newPage()
    await loadGame(page, app.url, ENDED)
    await page.getByRole('dialog', { name: 'Axis win' }).waitFor()
    expect(await faultsOf(page)).toEqual([])
  })

  it('where there are some', async () => {
    const page = await browser.open(app.url)
    await page.getByRole('button', { name: /^Start / }).waitFor()
    await page.evaluate(() => {
      // The content policy lets no style come with the text.
      const faint = document.body.appendChild(document.createElement('p'))
      faint.textContent = 'Hardly to be read'
      faint.style.color = '#777'
      faint.style.background = '#888'
    })
    const found = await faultsOf(page)
    expect(found.map(fault => fault.split(': ').slice(0, 2))).toEqual([
      ['by day', 'color-contrast'],
      ['by night', 'color-contrast'],
    ])
  })
})

describe('axe finds no serious fault in the other games', () => {
  it('on the board of Operation Gertrud', async () => {
    const page = await browser.context.newPage()
    await loadGame(page, app.url, FIRST_TURN)
    expect(await faultsByDay(page)).toEqual([])
  })

  it('in a battle of Operation Gertrud', async () => {
    const page = await browser.context.newPage()
    await loadGame(page, app.url, beforeGelibolu())
    await battleOf(page, 'Battle of Gelibolu').waitFor()
    expect(await faultsByDay(page)).toEqual([])
  })

  it('on the curtain, and on the board of Partizan! behind it', async () => {
    const page = await browser.context.newPage()
    await page.goto(app.url)
    await page.getByLabel('Saved game', { exact: true }).setInputFiles(partizanFile(axisTurn(1)))
    await curtainOf(page).waitFor()
    expect(await faultsByDay(page)).toEqual([])
    await takeSeat(page, 'Axis')
    await promptOf(page).waitFor()
    expect(await faultsByDay(page)).toEqual([])
  })
})
