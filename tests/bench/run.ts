import { join } from 'node:path'
import { build } from 'vite'
import { REPO } from '../../scripts/ensure-dependencies.mjs'
import { run } from '../../scripts/run-command.mjs'
import { installPeer } from './install-peer'

const CACHE = join(REPO, '.cache/bench')
const PEER = join(CACHE, 'peer')

await installPeer(join(REPO, 'tests/bench'), PEER)

// Bundled as the app is: run from the sources, tsx's wrapper around every inner function would be measured too.
await build({
  root: REPO,
  configFile: false,
  logLevel: 'error',
  ssr: { noExternal: true },
  build: { ssr: 'tests/bench/benchmarks.ts', outDir: join(CACHE, 'built'), emptyOutDir: true, copyPublicDir: false },
})

const args = ['--expose-gc', join(CACHE, 'built/benchmarks.js'), PEER, join(REPO, '.cache/bench.json')]
process.exitCode = await run(process.execPath, args, {
  cwd: REPO,
  env: { ...process.env, NODE_ENV: 'production' },
})
