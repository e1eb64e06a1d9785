import type { Page } from 'playwright-core'
import { numberSpot } from '../../../src/core/sheet/number-spot'
import { leaveDice, mapOf } from './table-page'

// A player finds a hex by the number printed in it, moves the map until nothing lies over it, and clicks.

type Point = { readonly x: number; readonly y: number }

/** From the middle of a hex of columns to its printed number. */
const BESIDE = numberSpot('flat', { x: 0, y: 0 })

/** The middle of a hex in pixels of the window, wherever that is, once the map stands still: it is drawn at the next frame. */
export const middleOf = (page: Page, number: string): Promise<Point> =>
  mapOf(page)
    .locator('[data-part=numbers]')
    .evaluate(
      async (numbers, { wanted, beside }) => {
        const printed = [...numbers.querySelectorAll('text')].find(text => text.textContent === wanted)
        const svg = (numbers as SVGGElement).ownerSVGElement
        if (printed === undefined || !svg) throw new Error(`no hex is numbered ${wanted}`)
        const [x, y] = [Number(printed.getAttribute('x')) - beside.x, Number(printed.getAttribute('y')) - beside.y]
        const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
        const where = () => new DOMPoint(x, y).matrixTransform(svg.getScreenCTM() ?? undefined)
        let at = where()
        for (let still = 0; still < 3; ) {
          await frame()
          const now = where()
          still = now.x === at.x && now.y === at.y ? still + 1 : 0
          at = now
        }
        return { x: at.x, y: at.y }
      },
      { wanted: number, beside: BESIDE },
    )

/** Whether a click there would reach the map. */
const isFree = (page: Page, at: Point): Promise<boolean> =>
  page.evaluate(({ x, y }) => {
    const met = document.elementFromPoint(x, y)
    return met?.closest('[role=application]') != null && met.closest('button, a, [data-over-map]') === null
  }, at)

const MARGIN = 40

async function isWithin(page: Page, at: Point): Promise<boolean> {
  const box = await mapOf(page).boundingBox()
  if (box === null) return false
  const isInside =
    at.x > box.x + MARGIN &&
    at.y > box.y + MARGIN &&
    at.x < box.x + box.width - MARGIN &&
    at.y < box.y + box.height - MARGIN
  return isInside && (await isFree(page, at))
}

/** Drags the map so that the point comes nearer to the middle of its window. */
async function drag(page: Page, at: Point): Promise<void> {
  const box = await mapOf(page).boundingBox()
  if (box === null) throw new Error('the map is not on the page')
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const reach = { x: box.width / 2 - MARGIN, y: box.height / 2 - MARGIN }
  const bounded = (want: number, most: number): number => Math.max(-most, Math.min(most, want))
  const by = { x: bounded(middle.x - at.x, reach.x), y: bounded(middle.y - at.y, reach.y) }
  const from = await bareSpot(page, middle)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2)
  await page.mouse.move(from.x + by.x, from.y + by.y)
  await page.mouse.up()
}

/** Near a point, where no counter lies: those that can act are carried by a drag. */
const bareSpot = (page: Page, near: Point): Promise<Point> =>
  page.evaluate(({ x, y }) => {
    const counters = [...document.querySelectorAll('[data-layer=counters] [data-hex], [data-layer=hand] [data-hex]')]
    const taken = counters.map(each => each.getBoundingClientRect())
    const isBare = (px: number, py: number): boolean =>
      document.elementFromPoint(px, py)?.closest('[role=application]') != null &&
      document.elementFromPoint(px, py)?.closest('button, [data-over-map]') === null &&
      !taken.some(
        ({ left, top, right, bottom }) => px > left - 24 && px < right + 24 && py > top - 24 && py < bottom + 24,
      )
    for (let ring = 0; ring < 14; ring++)
      for (let turn = 0; turn < 12; turn++) {
        const [px, py] = [
          x + ring * 24 * Math.cos((turn * Math.PI) / 6),
          y + ring * 24 * Math.sin((turn * Math.PI) / 6),
        ]
        if (isBare(px, py)) return { x: px, y: py }
      }
    return { x, y }
  }, near)

/** From one corner of the largest sheet to the other, close up. */
const MOST_DRAGS = 24

/** Moves the map by the mouse until the hex can be clicked; gives where. */
export async function bringIntoView(page: Page, number: string): Promise<Point> {
  for (let drags = 0; drags < MOST_DRAGS; drags++) {
    const at = await middleOf(page, number)
    if (await isWithin(page, at)) return at
    await drag(page, at)
  }
  throw new Error(`${number} cannot be brought into view`)
}

/** Drags what lies in one hex to another. */
export async function dragHex(page: Page, from: string, to: string): Promise<void> {
  const start = await bringIntoView(page, from)
  const end = await middleOf(page, to)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x + (end.x - start.x) / 3, start.y + (end.y - start.y) / 3)
  await page.mouse.move(end.x, end.y, { steps: 4 })
  await page.mouse.up()
}

export async function clickHex(page: Page, number: string): Promise<void> {
  await leaveDice(page)
  const { x, y } = await bringIntoView(page, number)
  await page.mouse.click(x, y)
}

/** What lies in a hex as the map names it: 'uk 5, can be chosen; and 1 more in the stack'. */
export async function stackIn(page: Page, number: string): Promise<string | null> {
  const stack = mapOf(page).locator(
    `[data-layer=counters] [data-hex="${number}"], [data-layer=hand] [data-hex="${number}"]`,
  )
  return (await stack.count()) === 0 ? null : stack.first().locator('[aria-label]').first().getAttribute('aria-label')
}
