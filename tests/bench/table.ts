import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { REPO } from '../../scripts/ensure-dependencies.mjs'
import { launchBrowser, serveApp } from '../e2e/browser'
import buildApp from '../e2e/build-app'
import { type Finding, milliseconds, tableOf, times } from './finding'
import { type FirstMove, firstMove } from './first-move'
import { percentile } from './stopwatch'

// Run as `npm run bench:table`: how long after the third click the first move is lit, beside how long the start page itself takes to
// come in the same browser. Each round has a browser of its own, with nothing stored.

const RESULTS = join(REPO, '.cache/bench-table.json')
const ROUNDS = 5
const WANTED = 1000

await buildApp()
const app = await serveApp()
const rounds: FirstMove[] = []
try {
  for (let round = 0; round < ROUNDS; round++) {
    const browser = await launchBrowser(
      { viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' },
      { hasServiceWorkers: true, unseen: 'nothing' },
    )
    try {
      rounds.push(await firstMove(await browser.context.newPage(), app.url))
      if (browser.problems.length > 0) throw new Error(browser.problems.join('\n'))
    } finally {
      await browser.close()
    }
  }
} finally {
  await app.close()
}

const ours = percentile(
  rounds.map(({ move }) => move),
  50,
)
const peer = percentile(
  rounds.map(({ start }) => start),
  50,
)
const finding: Finding = {
  what: 'first move lit after the third click; peer: the start page itself',
  ours: milliseconds(ours),
  peer: milliseconds(peer),
  ratio: times(peer / ours),
  wanted: 'under 1 s',
  holds: ours < WANTED,
  numbers: { ours, peer },
}
mkdirSync(dirname(RESULTS), { recursive: true })
writeFileSync(RESULTS, `${JSON.stringify({ findings: [finding], rounds }, null, 2)}\n`)
console.log(tableOf([finding]))
console.log(`\nMedian of ${ROUNDS} browsers. Numbers in ${RESULTS}`)
if (!finding.holds) process.exitCode = 1
