import { chromium, type LaunchOptions } from 'playwright-core'
import { ensureBrowser } from '../../scripts/find-browser.mjs'

/** The environment variable that tells the tests of a run where their browser listens. */
export const BROWSER_AT = 'POWDERKEG_BROWSER_AT'

const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const launchOptions = async (): Promise<LaunchOptions> => ({
  executablePath: await ensureBrowser(),
  headless: true,
  args: ARGUMENTS,
})

/** Starts the browser of all files once before them and ends it after them: each start costs seconds on a busy machine. */
export default async (): Promise<() => Promise<void>> => {
  const server = await chromium.launchServer(await launchOptions())
  process.env[BROWSER_AT] = server.wsEndpoint()
  return () => server.close()
}
