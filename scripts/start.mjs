#!/usr/bin/env node
// npm start: installs what is missing, builds the app and serves it. Options: --port N, --host NAME.
import { join } from 'node:path'
import { ensureDependencies, REPO, TOOLS } from './ensure-dependencies.mjs'
import { runAsProgram } from './run-as-program.mjs'
import { run } from './run-command.mjs'
import { serveAndSay, serveOptions } from './serve.mjs'

/** npm runs us through a shell; one that ends npm ends that shell and not us, and the port would stay taken. */
const endWithNpm = () => {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.exit()
  }, 500).unref()
}

await runAsProgram(import.meta.url, async () => {
  const options = serveOptions(process.argv.slice(2))
  endWithNpm()
  await ensureDependencies()
  const code = await run(process.execPath, [join(REPO, TOOLS.vite), 'build', '--logLevel', 'warn'], { cwd: REPO })
  if (code !== 0) throw new Error('The app could not be built; the reason is above.')
  await serveAndSay(join(REPO, 'dist'), options)
})
