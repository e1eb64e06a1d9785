import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isNodeNewEnough, TOOLS, whyInstall } from '../../scripts/ensure-dependencies.mjs'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'powderkeg-dependencies-'))
})

afterEach(() => rmSync(root, { recursive: true }))

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const packages = (immer: string): Record<string, { version: string }> => ({ 'node_modules/immer': { version: immer } })

const lock = (immer: string, more: object = {}): string =>
  JSON.stringify({ packages: { '': { name: 'powderkeg' }, ...packages(immer), ...more } })

const installed = (immer: string): void => {
  for (const tool of Object.values(TOOLS)) write(tool, '')
  write('node_modules/.package-lock.json', JSON.stringify({ packages: packages(immer) }))
}

describe('when dependencies are installed', () => {
  it('in a fresh clone', () => {
    write('package-lock.json', lock('1.0.0'))
    expect(whyInstall(root)).toBe('nothing is installed yet')
  })

  it('not when npm has put there what the lockfile asks for, and that is remembered', () => {
    write('package-lock.json', lock('1.0.0'))
    installed('1.0.0')
    expect(whyInstall(root)).toBeNull()
    expect(existsSync(join(root, 'node_modules/.powderkeg-stamp'))).toBe(true)
    expect(whyInstall(root)).toBeNull()
  })

  it('when the lockfile has changed since', () => {
    write('package-lock.json', lock('1.0.0'))
    installed('1.0.0')
    whyInstall(root)
    write('package-lock.json', lock('1.0.1'))
    expect(whyInstall(root)).toBe('package-lock.json has changed')
  })

  it('when a package is missing, unless it is for another system', () => {
    installed('1.0.0')
    write('package-lock.json', lock('1.0.0', { 'node_modules/x': { version: '1.0.0', optional: true } }))
    expect(whyInstall(root)).toBeNull()
    write('package-lock.json', lock('1.0.0', { 'node_modules/x': { version: '1.0.0' } }))
    expect(whyInstall(root)).toBe('package-lock.json has changed')
  })

  it('when a tool is gone although nothing else has changed', () => {
    write('package-lock.json', lock('1.0.0'))
    installed('1.0.0')
    whyInstall(root)
    rmSync(join(root, TOOLS.vite))
    expect(whyInstall(root)).toBe(`${TOOLS.vite} is missing`)
  })
})

describe('the version of Node', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '100.1.0'])('%s is new enough for >=20.19', version => {
    expect(isNodeNewEnough(version, '>=20.19')).toBe(true)
  })

  it.each(['20.18.9', '18.20.0', '9.99.0'])('%s is too old for >=20.19', version => {
    expect(isNodeNewEnough(version, '>=20.19')).toBe(false)
  })
})
