import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { REPO } from '../../scripts/ensure-dependencies.mjs'
import { launchBrowser, serveBuilt } from '../e2e/browser'
import { type Finding, milliseconds, tableOf, times } from './finding'
import { installPeer } from './install-peer'
import { tourOf } from './map-frames'
import { percentile } from './stopwatch'

// Run as `npm run bench:map`: a scripted tour over the largest map at a quarter of the machine's speed, ours beside the same sheet in
// react-zoom-pan-pinch, and ours with as many counters as the largest scenario sets up.

const CACHE = join(REPO, '.cache/bench')
const PEER = process.argv[2] ?? join(CACHE, 'peer')
const PAGE = join(CACHE, 'map-page')
const RESULTS = join(REPO, '.cache/bench-map.json')
const ROUNDS = 3
/** Operation Marita from its ready set-up. */
const COUNTERS = 389
/** Milliseconds of the slowest frames with all counters. */
const SLOWEST = 40
/** The clock of a page is no finer than this. */
const CLOCK = 1

if (process.argv[2] === undefined) await installPeer(join(REPO, 'tests/bench'), PEER)

await build({
  root: join(REPO, 'tests/bench/map-page'),
  configFile: false,
  base: './',
  logLevel: 'error',
  plugins: [react()],
  resolve: {
    alias: {
      'react-zoom-pan-pinch': join(PEER, 'node_modules/react-zoom-pan-pinch/dist/index.esm.js'),
      // One React for both, whatever the peer brought along.
      'react-dom': join(REPO, 'node_modules/react-dom'),
      react: join(REPO, 'node_modules/react'),
    },
  },
  build: { outDir: PAGE, emptyOutDir: true, target: 'es2022' },
})

const page = await serveBuilt(PAGE)
const ADDRESSES = { ours: '?with=ours', peer: '?with=peer', counters: `?with=ours&counters=${COUNTERS}` } as const
type Who = keyof typeof ADDRESSES
const frames: Record<Who, number[]> = { ours: [], peer: [], counters: [] }
const IN_TURN: readonly Who[] = ['ours', 'counters', 'peer']
try {
  // In turns, each time in a fresh browser, so that a slow spell of the machine hits all alike.
  for (let round = 0; round < ROUNDS; round++) {
    for (const who of round % 2 === 0 ? IN_TURN : IN_TURN.toReversed()) {
      const browser = await launchBrowser(
        { viewport: { width: 1280, height: 800 }, reducedMotion: 'no-preference' },
        { unseen: 'nothing' },
      )
      frames[who].push(...(await tourOf(browser.context, `${page.url}${ADDRESSES[who]}`)))
      if (browser.problems.length > 0) throw new Error(`${who}: ${browser.problems.join('\n')}`)
      await browser.close()
    }
  }
} finally {
  await page.close()
}

const finding = (percent: number): Finding => {
  const [ours, peer] = [percentile(frames.ours, percent), percentile(frames.peer, percent)]
  return {
    what: `frame time while panning and zooming, ${percent}th percentile`,
    ours: milliseconds(ours),
    peer: milliseconds(peer),
    ratio: times(peer / ours),
    wanted: 'no slower',
    holds: ours <= peer + CLOCK,
    numbers: { ours, peer },
  }
}

const withCounters = (percent: number): Finding => {
  const [ours, peer] = [percentile(frames.counters, percent), percentile(frames.peer, percent)]
  const isSlowest = percent === 95
  return {
    what: `the same with ${COUNTERS} counters, the peer without, ${percent}th percentile`,
    ours: milliseconds(ours),
    peer: milliseconds(peer),
    ratio: times(peer / ours),
    wanted: isSlowest ? `under ${SLOWEST} ms` : 'no slower',
    holds: isSlowest ? ours < SLOWEST : ours <= peer + CLOCK,
    numbers: { ours, peer },
  }
}

const findings = [finding(50), finding(95), withCounters(50), withCounters(95)]
mkdirSync(dirname(RESULTS), { recursive: true })
writeFileSync(RESULTS, `${JSON.stringify({ findings }, null, 2)}\n`)
console.log(tableOf(findings))
console.log(`\n${frames.ours.length} and ${frames.peer.length} frames. Numbers in ${RESULTS}`)
if (findings.some(({ holds }) => !holds)) process.exitCode = 1
