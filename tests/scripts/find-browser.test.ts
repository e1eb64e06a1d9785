import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findBrowser, installPlans } from '../../scripts/find-browser.mjs'

let home: string

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'powderkeg-home-'))
})

afterEach(() => rmSync(home, { recursive: true }))

const program = (path: string, script: string): string => {
  const file = join(home, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  return file
}

const browser = (path: string): string => program(path, 'echo "Chromium 140.0.7339.80"')

const find = (env: Record<string, string> = {}): string | null =>
  findBrowser({ env, platform: 'linux', home, usualPlaces: false })

const path = (...folders: string[]): { PATH: string } => ({
  PATH: folders.map(folder => join(home, folder)).join(delimiter),
})

describe('finding a browser', () => {
  it('there is none on a bare machine', () => {
    expect(find()).toBeNull()
  })

  it('one in PATH is found', () => {
    const chrome = browser('b/google-chrome')
    expect(find(path('a', 'b'))).toBe(chrome)
  })

  it('Chromium comes before Chrome, wherever they stand in PATH', () => {
    browser('a/google-chrome')
    const chromium = browser('b/chromium')
    expect(find(path('a', 'b'))).toBe(chromium)
  })

  it('a program of that name that does not run is passed over', () => {
    program('a/chromium', 'echo "install the snap" >&2; exit 1')
    const other = browser('a/google-chrome')
    expect(find(path('a'))).toBe(other)
  })

  it('the one named in POWDERKEG_CHROMIUM comes before all others', () => {
    browser('a/chromium')
    const chosen = browser('mine/my-browser')
    expect(find({ ...path('a'), POWDERKEG_CHROMIUM: chosen })).toBe(chosen)
  })

  it('a wrong POWDERKEG_CHROMIUM is an error, not a reason to take another', () => {
    browser('a/chromium')
    const wrong = join(home, 'nowhere')
    expect(() => find({ ...path('a'), POWDERKEG_CHROMIUM: wrong })).toThrow(`POWDERKEG_CHROMIUM is set to ${wrong}`)
  })

  it("playwright's downloads come last, the newest of them first", () => {
    browser('.cache/ms-playwright/chromium-999/chrome-linux/chrome')
    const newest = browser('.cache/ms-playwright/chromium-1200/chrome-linux64/chrome')
    browser('.cache/ms-playwright/firefox-2000/chrome-linux64/chrome')
    expect(find()).toBe(newest)
    const system = browser('a/chromium')
    expect(find(path('a'))).toBe(system)
  })

  it("playwright's downloads are looked for where PLAYWRIGHT_BROWSERS_PATH says", () => {
    const moved = browser('elsewhere/chromium_headless_shell-1200/chrome-headless-shell-linux64/chrome-headless-shell')
    expect(find({ PLAYWRIGHT_BROWSERS_PATH: join(home, 'elsewhere') })).toBe(moved)
  })
})

describe('installing a browser', () => {
  const plans = (commands: string[], machine: { isRoot?: boolean; isUbuntu?: boolean; platform?: NodeJS.Platform }) =>
    installPlans({
      platform: 'linux',
      isRoot: true,
      isUbuntu: false,
      ...machine,
      has: command => commands.includes(command),
    }).map(plan => plan.map(command => command.slice(command[0] === process.execPath ? 2 : 0).join(' ')))

  it('root on Debian asks apt-get first and playwright next', () => {
    expect(plans(['apt-get'], {})).toEqual([
      ['apt-get update', 'apt-get install -y chromium'],
      ['install --with-deps chromium'],
      ['install chromium'],
    ])
  })

  it("root on Ubuntu leaves out apt-get's chromium, which is a snap", () => {
    expect(plans(['apt-get'], { isUbuntu: true })).toEqual([['install --with-deps chromium'], ['install chromium']])
  })

  it('who is not root touches no system package', () => {
    expect(plans(['apt-get', 'dnf', 'apk', 'pacman'], { isRoot: false })).toEqual([['install chromium']])
  })

  it.each([
    ['dnf', 'dnf install -y chromium'],
    ['apk', 'apk add --no-cache chromium'],
    ['pacman', 'pacman -Sy --noconfirm --needed chromium'],
  ])('root with %s runs %s', (manager, command) => {
    expect(plans([manager], {})).toEqual([[command], ['install chromium']])
  })

  it('a Mac asks brew first', () => {
    expect(plans(['brew'], { platform: 'darwin', isRoot: false })[0]).toEqual(['brew install --cask chromium'])
  })
})
