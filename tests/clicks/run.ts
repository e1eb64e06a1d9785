import { launchBrowser, serveApp } from '../e2e/browser'
import buildApp from '../e2e/build-app'
import startBrowser from '../e2e/one-browser'
import type { ClickRow } from './click-row'
import { clickingHand } from './clicking-hand'
import { ROWS } from './rows'

// Run as `npm run clicks [-- PART OF A GAME AND TASK]`: tasks of each game are played in a real browser with a hand whose acts are counted,
// and each has a budget (clicks, keys, holds, drags). It ends with 1 where a row is over its budget or cannot be played.
//
// To add a row: write a ClickRow in a file of tests/clicks/rows and name it in rows/index.ts. `save` makes the position by the
// rules (positions.ts: `saveOf({ game, scenario, seed, prepare })`), `play` is given a hand (clicking-hand.ts) that counts `key`,
// `click`, `hex`, `primary`, `sitDown` and `act`; it waits for what must be seen in the end (`hand.isAsked(/…/)`), so that a row
// that did not do its task fails.

/** tsx wraps functions to keep their names, also those that are sent to the page, where the wrapper is unknown. */
const NAMES_NOTHING = 'globalThis.__name = named => named'

type Counted = { readonly row: ClickRow; readonly acts: number | null; readonly why: string }

/** Whoever waits longer than this for something waits in vain. */
const PATIENCE_MS = 40_000

const words = process.argv.slice(2)
// `--built`: the app as it was built last.
const isBuilt = words.includes('--built')
const wanted = new RegExp(words.filter(word => !word.startsWith('--')).join(' '), 'i')
const rows = ROWS.filter(({ game, task }) => wanted.test(`${game} ${task}`))

if (!isBuilt) await buildApp()
const stopBrowser = await startBrowser()
const app = await serveApp()
const counted: Counted[] = []
try {
  for (const row of rows) {
    const found = await count(row, app.url)
    console.log(`${row.game}: ${row.task}: ${found.acts ?? 'not played'} of ${row.budget} ${found.why}`)
    counted.push(found)
  }
} finally {
  await app.close()
  await stopBrowser()
}
console.log(tableOf(counted))
if (counted.some(({ row, acts }) => acts === null || acts > row.budget)) process.exitCode = 1

async function count(row: ClickRow, url: string): Promise<Counted> {
  const browser = await launchBrowser({ viewport: { width: 1440, height: 900 } }, { unseen: 'nothing' })
  try {
    browser.context.setDefaultTimeout(PATIENCE_MS)
    await browser.context.addInitScript(NAMES_NOTHING)
    const page = await browser.context.newPage()
    const hand = await clickingHand(page, url, await row.save())
    try {
      await row.play(hand)
    } catch (error) {
      const shot = process.env.CLICKS_SHOTS
      if (shot !== undefined)
        await page.screenshot({ path: `${shot}/${row.game} ${row.task}.png`.replaceAll(/[^\w/.-]/g, '-') })
      throw error
    }
    if (browser.problems.length > 0) throw new Error(browser.problems.join('\n'))
    return { row, acts: hand.acts(), why: '' }
  } catch (error) {
    return { row, acts: null, why: error instanceof Error ? error.message : String(error) }
  } finally {
    await browser.close()
  }
}

function tableOf(all: readonly Counted[]): string {
  const head = ['game', 'task', 'acts', 'budget', '']
  const lines = all.map(({ row, acts }) => [
    row.game,
    row.task,
    acts === null ? '–' : String(acts),
    String(row.budget),
    acts === null ? 'NOT PLAYED' : acts > row.budget ? 'OVER' : '',
  ])
  const widths = head.map((_, at) => Math.max(...[head, ...lines].map(line => (line[at] ?? '').length)))
  const written = [head, ...lines].map(
    line => `| ${line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`,
  )
  written.splice(1, 0, `|${widths.map(width => '-'.repeat(width + 2)).join('|')}|`)
  const why = all.filter(each => each.why !== '').map(({ row, why: told }) => `\n${row.game}, ${row.task}: ${told}`)
  return [...written, ...why].join('\n')
}
