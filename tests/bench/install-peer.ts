import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../../scripts/run-command.mjs'

const INSTALL_LIMIT = 5 * 60_000

/**
 * Installs what tests/bench/package-lock.json asks for into `folder`, unless it is there. Not beside the benchmark: boardgame.io
 * brings its own tests and an older immer, which our test run and our imports would find.
 */
export async function installPeer(source: string, folder: string): Promise<void> {
  const lockfile = readFileSync(join(source, 'package-lock.json'), 'utf8')
  const installed = join(folder, 'node_modules/.package-lock.json')
  const isCurrent = existsSync(installed) && readIfThere(join(folder, 'package-lock.json')) === lockfile
  if (isCurrent) return
  process.stderr.write('Installing what is measured against, with npm ci\n')
  mkdirSync(folder, { recursive: true })
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    copyFileSync(join(source, file), join(folder, file))
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const options = { cwd: folder, output: 'stderr', timeout: INSTALL_LIMIT } as const
  const npm = process.env.npm_execpath
  const code = npm?.endsWith('.js')
    ? await run(process.execPath, [npm, ...args], options)
    : await run('npm', args, { ...options, shell: process.platform === 'win32' })
  if (code !== 0) throw new Error(`npm ci failed (exit code ${code}). Its message is above.`)
}

const readIfThere = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null)
