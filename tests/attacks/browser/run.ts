import { serveApp } from '../../e2e/browser'
import buildApp from '../../e2e/build-app'
import type { Attack } from './attack'
import { hostileSaves } from './hostile-saves'
import { killBrowser } from './kill-browser'
import { staticHost } from './static-host'
import { twoBuilds } from './two-builds'

// Run as `npm run attacks`, or `npm run attacks -- kills` for one of them.

const ATTACKS: readonly Attack[] = [killBrowser, twoBuilds, staticHost, hostileSaves]

// So that what was started is ended too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const wanted = process.argv.slice(2)
const unknown = wanted.filter(name => ATTACKS.every(attack => attack.name !== name))
if (unknown.length > 0) throw new Error(`no such attack: ${unknown.join(', ')}`)

await buildApp()
const app = await serveApp()
let failed = 0
for (const { name, about, run } of ATTACKS.filter(each => wanted.length === 0 || wanted.includes(each.name))) {
  console.log(`\n${name}: ${about}`)
  const begun = Date.now()
  try {
    await run(app, line => console.log(`  ${line}`))
    console.log(`  held, ${Math.round((Date.now() - begun) / 1000)} s`)
  } catch (error) {
    failed++
    console.log(
      `  FAILED after ${Math.round((Date.now() - begun) / 1000)} s: ${error instanceof Error ? error.stack : error}`,
    )
  }
}
await app.close()
console.log(`\n${failed === 0 ? 'All held' : `${failed} failed`}`)
process.exitCode = failed === 0 ? 0 : 1
