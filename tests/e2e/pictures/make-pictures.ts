import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { REPO } from '../../../scripts/ensure-dependencies.mjs'
import type { Table } from '../../../src/ui/screens/table/table-context'
import { launchBrowser, serveHarness } from '../browser'
import { CARDS, type Card } from './cards'
import { HOW_TO, type HowToPicture } from './how-to-pictures'

/*
 * `npm run pictures`: the pictures of the start page and of the how-to page, from the real screens, by day and by night. With names
 * of pictures only those are made anew.
 */
const START = join(REPO, 'src/ui/start/pictures')
const HOW = join(REPO, 'src/ui/screens/howto/pictures')
const THEMES = ['day', 'night'] as const
type Theme = (typeof THEMES)[number]

declare const table: Table

const wanted = process.argv.slice(2)
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name)

const browser = await launchBrowser(
  { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 2 },
  { unseen: 'nothing' },
)
browser.context.setDefaultTimeout(30_000)
const served = await serveHarness(join(REPO, 'tests/e2e/pictures'))

async function open(save: string, theme: Theme, solo: boolean): Promise<Page> {
  const page = await browser.context.newPage()
  await page.addInitScript(given => Object.assign(window, given), { given: save, theme, solo })
  await page.goto(served.url)
  await page.waitForFunction(() => 'table' in window)
  await page.locator('#root > *').first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(600)
  return page
}

/** A picture of so many pixels, smaller than any PNG. */
async function keep(page: Page, path: string, png: Buffer, width: number, quality = 0.76): Promise<void> {
  const data = await page.evaluate(
    async ({ base64, width, quality }) => {
      const bytes = Uint8Array.from(atob(base64), each => each.charCodeAt(0))
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const canvas = document.createElement('canvas')
      canvas.width = Math.min(width, image.width)
      canvas.height = Math.round((canvas.width * image.height) / image.width)
      const context = canvas.getContext('2d') as CanvasRenderingContext2D
      context.imageSmoothingQuality = 'high'
      context.drawImage(image, 0, 0, canvas.width, canvas.height)
      return canvas.toDataURL('image/webp', quality)
    },
    { base64: png.toString('base64'), width, quality },
  )
  const bytes = Buffer.from(data.slice(data.indexOf(',') + 1), 'base64')
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, bytes)
  console.log(`${path.slice(REPO.length + 1)}  ${(bytes.length / 1024).toFixed(1)} kB`)
}

/** What lies over the map is no part of the picture of a map. */
const BARE =
  '[data-layer=lit], [data-layer=focus], [data-layer=targets], use[href^="#mark"], [data-over-map]:not([role=button]), [class*=corner], [class*=zoom], [class*=voice] { visibility: hidden !important }'

/** The middle of the map at a hex, as large as hexes are on a card. */
async function card({ game, save, place }: Card, theme: Theme): Promise<void> {
  const page = await open(await save(), theme, true)
  await page.addStyleTag({ content: BARE })
  await page.evaluate(name => {
    const { map } = table.sheet
    const hex = map.hexNumbered(name) ?? map.placesByName.get(name)?.[0]?.hexes[0]
    if (hex == null) throw new Error(`there is no ${name}`)
    table.desk.setState({ flight: { hex } })
  }, place)
  await page.waitForTimeout(700)
  await page.locator('button[aria-label="Zoom out"]').evaluate(button => (button as HTMLButtonElement).click())
  await page.waitForTimeout(700)
  const frame = await page.locator('[aria-roledescription=map]').boundingBox()
  if (frame === null) throw new Error('there is no map')
  const clip = { x: frame.x + frame.width / 2 - 140, y: frame.y + frame.height / 2 - 80, width: 280, height: 160 }
  await keep(page, join(START, `card-${game}-${theme}.webp`), await page.screenshot({ clip }), 560)
  await page.close()
}

/** The whole map in little, without anybody on it; gives what part of the map's own units it shows. */
async function overview({ game, save }: Card, theme: Theme): Promise<readonly number[]> {
  const page = await open(await save(), theme, true)
  const sheet = await page.evaluate(() => {
    const svg = document.querySelector('svg[aria-label="Overview of the map"]') as SVGSVGElement
    for (const rect of svg.querySelectorAll('[class*=dots], [class*=view]')) rect.remove()
    svg.style.cssText = 'position:fixed;inset:0;z-index:999;max-width:none;max-height:none;width:640px;height:auto'
    document.body.append(svg)
    const { x, y, width, height } = table.sheet.drawing.sheet
    return [x, y, width, height].map(Math.round)
  })
  const drawing = page.locator('body > svg[aria-label="Overview of the map"]')
  await keep(page, join(START, `map-${game}-${theme}.webp`), await drawing.screenshot(), 260, 0.7)
  await page.close()
  return sheet
}

async function howTo(
  { name, save, solo = true, prepare, clip, width = 720 }: HowToPicture,
  theme: Theme,
): Promise<void> {
  const page = await open(await save(), theme, solo)
  await prepare(page)
  await page.waitForTimeout(500)
  const box = typeof clip === 'string' ? await page.locator(clip).first().boundingBox() : clip
  if (box === null) throw new Error(`${name}: nothing to take a picture of`)
  await keep(page, join(HOW, `${name}-${theme}.webp`), await page.screenshot({ clip: box }), width)
  await page.close()
}

const sheets: { [game: string]: readonly number[] } = {}
for (const each of CARDS)
  for (const theme of THEMES) {
    if (isWanted(`card-${each.game}`)) await card(each, theme)
    if (isWanted('maps')) sheets[each.game] = await overview(each, theme)
  }
if (isWanted('maps')) writeFileSync(join(START, 'sheets.json'), `${JSON.stringify(sheets, null, 2)}\n`)
for (const each of HOW_TO) for (const theme of THEMES) if (isWanted(each.name)) await howTo(each, theme)
if (browser.problems.length > 0) console.log(browser.problems.join('\n'))
await browser.close()
await served.close()
