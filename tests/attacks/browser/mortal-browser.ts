import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { type BrowserContext, chromium } from 'playwright-core'
import { launchOptions } from '../../e2e/one-browser'

/** A browser with a profile that outlives it, and no warning before its end. */
export type MortalBrowser = {
  readonly context: BrowserContext
  /** SIGKILL to it and all its processes. */
  kill(): Promise<void>
}

async function addressOf(child: ChildProcess): Promise<string> {
  if (child.stderr === null) throw new Error('the browser has no voice')
  for await (const line of createInterface({ input: child.stderr })) {
    const [, address] = /^DevTools listening on (ws:\S+)/.exec(line) ?? []
    if (address !== undefined) return address
  }
  throw new Error('the browser ended before it listened')
}

export async function launchMortal(profile: string): Promise<MortalBrowser> {
  const { executablePath = '', args = [] } = await launchOptions()
  const child = spawn(
    executablePath,
    [...args, '--window-size=1440,900', `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'],
    // A group of its own, so that all of it can be ended at once and nothing else with it.
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = once(child, 'exit')
  const browser = await chromium.connectOverCDP(await addressOf(child))
  child.stderr?.resume()
  const [context] = browser.contexts()
  if (context === undefined || child.pid === undefined) throw new Error('the browser has no profile')
  const group = -child.pid
  const end = () => void process.kill(group, 'SIGKILL')
  // It has a group of its own: nobody else would end it.
  process.once('exit', end)
  context.setDefaultTimeout(120_000)
  return {
    context,
    async kill() {
      process.off('exit', end)
      end()
      await ended
      await browser.close().catch(() => {})
    },
  }
}
