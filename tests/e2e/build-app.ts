import { join } from 'node:path'
import { REPO, TOOLS } from '../../scripts/ensure-dependencies.mjs'
import { run } from '../../scripts/run-command.mjs'

/** Builds dist once before all browser tests, as a child: vitest's NODE_ENV would give a development build of React. */
export default async (): Promise<void> => {
  const { NODE_ENV: _, ...env } = process.env
  const args = [join(REPO, TOOLS.vite), 'build', '--logLevel', 'warn']
  const code = await run(process.execPath, args, { cwd: REPO, env })
  if (code !== 0) throw new Error('The app could not be built; the reason is above.')
}
