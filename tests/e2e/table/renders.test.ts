import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, launchBrowser, serveApp } from '../browser'
import { countStacks, stacksRendered } from './count-stacks'
import { bringIntoView, clickHex, stackIn } from './map-clicks'
import { isAsked, loadGame, mapOf } from './table-page'
import { thirdTurnBefore } from './third-turn-save'

let browser: Browser
let app: Awaited<ReturnType<typeof serveApp>>
let page: Page

beforeAll(async () => {
  app = await serveApp()
  browser = await launchBrowser({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  page = await browser.context.newPage()
  await countStacks(page)
  await loadGame(page, app.url, thirdTurnBefore('amphibious'))
})

afterAll(async () => {
  await browser?.close()
  await app?.close()
})

type Names = ReadonlyMap<string, string>

/** Every stack on the map as it is named, by its hex: a name tells all that the drawing shows. */
const namesOf = async (): Promise<Names> =>
  new Map(
    (await mapOf(page)
      .locator('[data-layer=counters] [data-hex], [data-layer=hand] [data-hex]')
      .evaluateAll(stacks =>
        stacks.map(stack => [
          stack.getAttribute('data-hex') ?? '',
          stack.querySelector('[aria-label]')?.getAttribute('aria-label') ?? '',
        ]),
      )) as [string, string][],
  )

const changed = (before: Names, after: Names): readonly string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter(hex => before.get(hex) !== after.get(hex))

describe('the counters on the map', () => {
  it('are not rendered by a pointer that wanders over them', async () => {
    const points = [await bringIntoView(page, '1736'), await bringIntoView(page, '1737')]
    expect((await stacksRendered(page)).length).toBeGreaterThan(30)
    for (const { x, y } of points) await page.mouse.move(x, y, { steps: 5 })
    // a counter that is drawn anew is so within the frames after the move
    await bringIntoView(page, '1737')
    expect(await stacksRendered(page)).toEqual([])
  })

  it('are rendered for a stack in hand, a unit left behind and a move only where something on them differs', async () => {
    const first = await namesOf()
    expect(first.size).toBeGreaterThan(30)
    await stacksRendered(page)
    await clickHex(page, '1737')
    await isAsked(page, 'Allies', 'Pick a hex for 2 units')
    const second = await namesOf()
    expect(changed(first, second)).toEqual(['1737'])
    expect(await stacksRendered(page)).toHaveLength(1)

    await page
      .getByRole('region', { name: /^Stack in 1737/ })
      .getByRole('button', { name: /^5 Infantry Division/ })
      .click()
    await isAsked(page, 'Allies', 'Pick a hex for 50 Infantry Division')
    const third = await namesOf()
    expect(changed(second, third)).toEqual(['1737'])
    expect(await stacksRendered(page)).toHaveLength(1)

    await clickHex(page, '1736')
    await expect.poll(() => stackIn(page, '1736')).toMatch(/^50 Infantry Division/)
    const fourth = await namesOf()
    const rendered = await stacksRendered(page)
    expect([...changed(third, fourth)].sort()).toEqual(['1736', '1737'])
    expect(rendered).toHaveLength(2)
    expect(browser.problems).toEqual([])
  })
})
