#!/usr/bin/env node
// Finds a Chromium-like browser for the browser tests, and installs one when there is none.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { ensureDependencies, REPO, TOOLS } from './ensure-dependencies.mjs'
import { runAsProgram } from './run-as-program.mjs'
import { run } from './run-command.mjs'

/**
 * @typedef {object} Surroundings
 * @property {NodeJS.ProcessEnv} env
 * @property {NodeJS.Platform} platform
 * @property {string} home
 * @property {boolean} usualPlaces whether to look beyond PATH and the home folder
 */

const OVERRIDE = 'POWDERKEG_CHROMIUM'

const COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
  'brave-browser',
]

const WINDOWS_COMMANDS = ['chrome.exe', 'chromium.exe', 'msedge.exe']

const LINUX_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/lib/chromium/chromium',
  '/usr/lib64/chromium-browser/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/opt/microsoft/msedge/msedge',
  '/snap/bin/chromium',
  '/var/lib/flatpak/exports/bin/org.chromium.Chromium',
]

const MAC_PLACES = [
  'Chromium.app/Contents/MacOS/Chromium',
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'Brave Browser.app/Contents/MacOS/Brave Browser',
]

const WINDOWS_PLACES = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
]

/** Where playwright unpacks a browser inside the folder of its revision; the folder names changed over the years. */
const PLAYWRIGHT_BINARIES = [
  'chrome-linux64/chrome',
  'chrome-linux-arm64/chrome',
  'chrome-linux/chrome',
  'chrome-headless-shell-linux64/chrome-headless-shell',
  'chrome-headless-shell-linux-arm64/chrome-headless-shell',
  'chrome-linux/headless_shell',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-win64/chrome.exe',
  'chrome-win/chrome.exe',
]

/** @param {Surroundings} at */
const inPath = ({ env, platform }) => {
  const folders = (env.PATH ?? env.Path ?? '').split(delimiter).filter(folder => folder !== '')
  const names = platform === 'win32' ? WINDOWS_COMMANDS : COMMANDS
  return names.flatMap(name => folders.map(folder => join(folder, name)))
}

/** @param {Surroundings} at */
const inUsualPlaces = ({ env, platform, home }) => {
  if (platform === 'darwin')
    return ['/Applications', join(home, 'Applications')].flatMap(a => MAC_PLACES.map(b => join(a, b)))
  if (platform !== 'win32') return LINUX_PLACES
  const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(root => root !== undefined)
  return roots.flatMap(root => WINDOWS_PLACES.map(place => join(root, place)))
}

/** @param {Surroundings} at */
const playwrightFolder = ({ env, platform, home }) => {
  const chosen = env.PLAYWRIGHT_BROWSERS_PATH
  if (chosen === '0') return join(REPO, 'node_modules/playwright-core/.local-browsers')
  if (chosen) return chosen
  if (platform === 'darwin') return join(home, 'Library/Caches/ms-playwright')
  if (platform === 'win32') return join(env.LOCALAPPDATA ?? join(home, 'AppData/Local'), 'ms-playwright')
  return join(env.XDG_CACHE_HOME ?? join(home, '.cache'), 'ms-playwright')
}

/** @param {Surroundings} at */
const inPlaywrightCache = at => {
  const folder = playwrightFolder(at)
  if (!existsSync(folder)) return []
  /** @param {string} name */
  const revision = name => Number(name.split('-').at(-1))
  return readdirSync(folder)
    .filter(name => /^chromium(_headless_shell)?-\d+$/.test(name))
    .sort((a, b) => revision(b) - revision(a) || a.length - b.length)
    .flatMap(name => PLAYWRIGHT_BINARIES.map(binary => join(folder, name, binary)))
}

/**
 * Being there is not enough: Ubuntu's chromium-browser is a script that only says where the real one is, and a
 * downloaded browser may miss system libraries. On Windows `--version` would open a window.
 *
 * @param {string} file
 * @param {NodeJS.Platform} platform
 */
const isWorkingBrowser = (file, platform) => {
  if (!existsSync(file)) return false
  if (platform === 'win32') return true
  try {
    const said = execFileSync(file, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 20_000,
    })
    return /\d+\.\d+/.test(said)
  } catch {
    return false
  }
}

/**
 * The path of a browser that runs, or null. Throws when POWDERKEG_CHROMIUM names something else than one.
 *
 * @param {Partial<Surroundings>} [surroundings]
 * @returns {string | null}
 */
export const findBrowser = (surroundings = {}) => {
  const at = { env: process.env, platform: process.platform, home: homedir(), usualPlaces: true, ...surroundings }
  const chosen = at.env[OVERRIDE]
  if (chosen) {
    if (isWorkingBrowser(chosen, at.platform)) return chosen
    throw new Error(`${OVERRIDE} is set to ${chosen}, which is not a browser that runs here`)
  }
  const candidates = [...inPath(at), ...(at.usualPlaces ? inUsualPlaces(at) : []), ...inPlaywrightCache(at)]
  return candidates.find(file => isWorkingBrowser(file, at.platform)) ?? null
}

/**
 * The commands to try in turn; each entry is a list of commands that must all succeed. Ubuntu's chromium package
 * only fetches a snap, which fails in a container: there playwright's own download is the way.
 *
 * @param {{ platform: NodeJS.Platform, isRoot: boolean, isUbuntu: boolean, has: (command: string) => boolean }} machine
 * @returns {string[][][]}
 */
export const installPlans = ({ platform, isRoot, isUbuntu, has }) => {
  const apt = has('apt-get')
  const playwright = [process.execPath, join(REPO, TOOLS.playwright), 'install']
  const plans = []
  if (platform === 'linux' && isRoot) {
    if (apt && !isUbuntu)
      plans.push([
        ['apt-get', 'update'],
        ['apt-get', 'install', '-y', 'chromium'],
      ])
    if (has('dnf')) plans.push([['dnf', 'install', '-y', 'chromium']])
    if (has('apk')) plans.push([['apk', 'add', '--no-cache', 'chromium']])
    if (has('pacman')) plans.push([['pacman', '-Sy', '--noconfirm', '--needed', 'chromium']])
    if (apt) plans.push([[...playwright, '--with-deps', 'chromium']])
  }
  if (platform === 'darwin' && has('brew')) plans.push([['brew', 'install', '--cask', 'chromium']])
  plans.push([[...playwright, 'chromium']])
  return plans
}

const HOW_TO =
  'The browser tests need Chromium, and it could not be installed here. Install Chromium or Google Chrome ' +
  `(Debian: apt-get install chromium), or set ${OVERRIDE} to the path of one.`

const INSTALL_LIMIT = 4 * 60_000

const machine = () => {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : ''
  return {
    platform: process.platform,
    isRoot: process.getuid?.() === 0,
    isUbuntu: /^ID(_LIKE)?=.*ubuntu/m.test(release),
    /** @param {string} command */
    has: command => folders.some(folder => existsSync(join(folder, command))),
  }
}

/**
 * The path of a browser that runs, installed if need be. Throws with what to install when none can be had.
 *
 * @returns {Promise<string>}
 */
export const ensureBrowser = async () => {
  const present = findBrowser()
  if (present !== null) return present
  await ensureDependencies()
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', HOMEBREW_NO_AUTO_UPDATE: '1' }
  for (const plan of installPlans(machine())) {
    for (const [command = '', ...args] of plan) {
      process.stderr.write(`Installing a browser: ${[command, ...args].join(' ')}\n`)
      if ((await run(command, args, { env, output: 'stderr', timeout: INSTALL_LIMIT })) !== 0) break
    }
    const installed = findBrowser()
    if (installed !== null) return installed
  }
  throw new Error(HOW_TO)
}

await runAsProgram(import.meta.url, async () => console.log(await ensureBrowser()))
