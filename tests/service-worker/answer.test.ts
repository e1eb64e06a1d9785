import { describe, expect, it } from 'vitest'
import { fileFor, pageBehind } from '../../src/service-worker/answer'

const FOLDER = 'https://example.org/games/powderkeg/'
const FILES = new Set(['index.html', 'assets/index-BqX3_a1Z.js', 'favicon.svg'])

const visit = (address: string) => fileFor({ method: 'GET', mode: 'navigate', url: address }, FOLDER, FILES)
const load = (address: string, method = 'GET') => fileFor({ method, mode: 'cors', url: address }, FOLDER, FILES)

describe('a page that is visited', () => {
  it.each(['', 'maps', 'play', 'index.html', '?from=home', 'maps?x=1.5', 'play#1/2.3'])(
    'is the app’s one page at ./%s',
    path => {
      expect(visit(FOLDER + path)).toBe('index.html')
    },
  )

  it('is a file of the app when its address names one', () => {
    expect(visit(`${FOLDER}favicon.svg`)).toBe('favicon.svg')
  })

  it.each(['other/', 'other/page', 'maps/', 'report.pdf'])('comes from the network at ./%s', path => {
    expect(visit(FOLDER + path)).toBeNull()
  })

  it.each(['https://example.org/', 'https://example.org/games/', 'https://example.com/games/powderkeg/'])(
    'comes from the network outside the app’s folder: %s',
    address => {
      expect(visit(address)).toBeNull()
    },
  )
})

describe('a file that a page loads', () => {
  it('is the stored one, whatever the query', () => {
    expect(load(`${FOLDER}assets/index-BqX3_a1Z.js`)).toBe('assets/index-BqX3_a1Z.js')
    expect(load(`${FOLDER}assets/index-BqX3_a1Z.js?v=2`)).toBe('assets/index-BqX3_a1Z.js')
  })

  it.each(['assets/index-OLDhash1.js', 'maps', '', 'service-worker.js'])(
    'comes from the network when the build has no ./%s',
    path => {
      expect(load(FOLDER + path)).toBeNull()
    },
  )

  it('goes to the network when something is sent', () => {
    expect(load(`${FOLDER}favicon.svg`, 'POST')).toBeNull()
  })
})

describe('a page that is visited as a folder', () => {
  const behind = (address: string, mode: RequestMode = 'navigate') =>
    pageBehind({ method: 'GET', mode, url: address }, FOLDER)

  it.each([
    ['maps/', 'maps'],
    ['play/', 'play'],
    ['how-to/', 'how-to'],
    ['maps/?x=1', 'maps'],
  ])('./%s is at ./%s', (path, page) => {
    expect(behind(FOLDER + path)).toBe(FOLDER + page)
  })

  it.each(['', 'maps', 'other/', 'maps/other', 'maps/index.html'])('is none at ./%s', path => {
    expect(behind(FOLDER + path)).toBeNull()
  })

  it('is visited, not loaded, and in the app’s own folder', () => {
    expect(behind(`${FOLDER}maps/`, 'cors')).toBeNull()
    expect(behind('https://example.org/maps/')).toBeNull()
  })
})
