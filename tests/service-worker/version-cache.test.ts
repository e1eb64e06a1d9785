import { describe, expect, it } from 'vitest'
import { cacheName, deleteOldCaches, isOldCache, storeAll, storeMissing } from '../../src/service-worker/version-cache'
import { memoryCaches, memoryServer } from './kept-files'

const FOLDER = 'https://example.org/keg/'
const PAGE = { body: '<h1>', type: 'text/html; charset=utf-8' }

const depotOf = (files: Parameters<typeof memoryServer>[0]) => {
  const server = memoryServer(
    Object.fromEntries(Object.entries(files).map(([path, file]) => [new URL(path, FOLDER).href, file])),
  )
  return { ...memoryCaches(), ...server, folder: FOLDER }
}

const contents = async (depot: ReturnType<typeof depotOf>, version: string) => {
  const store = depot.stores.get(cacheName(FOLDER, version)) ?? new Map<string, Response>()
  const entries = [...store].map(async ([address, response]) => [address, await response.clone().text()])
  return Object.fromEntries(await Promise.all(entries))
}

describe('storing a version', () => {
  it('keeps every file under its own address, and asks for the page by its folder', async () => {
    const depot = depotOf({ './': PAGE, 'assets/a-11111111.js': { body: 'a' } })
    await storeAll(['index.html', 'assets/a-11111111.js'], 'one', depot)
    expect(await contents(depot, 'one')).toEqual({
      [`${FOLDER}index.html`]: '<h1>',
      [`${FOLDER}assets/a-11111111.js`]: 'a',
    })
    expect(depot.asked).toEqual([FOLDER, `${FOLDER}assets/a-11111111.js`])
  })

  it('takes from the version before what is named by its content, and fetches the rest anew', async () => {
    const depot = depotOf({ './': PAGE, 'icon.svg': { body: 'icon' }, 'assets/a-11111111.js': { body: 'a' } })
    const files = ['index.html', 'icon.svg', 'assets/a-11111111.js']
    await storeAll(files, 'one', depot)
    depot.asked.length = 0
    await storeAll(files, 'two', depot)
    expect(depot.asked).toEqual([FOLDER, `${FOLDER}icon.svg`])
    expect(await contents(depot, 'two')).toEqual(await contents(depot, 'one'))
  })

  it.each([
    ['is missing', { body: 'not found', status: 404 }],
    ['is answered with the page', { body: '<h1>', type: 'text/html' }],
  ])('fails when a script %s', async (_, file) => {
    await expect(storeAll(['assets/a-11111111.js'], 'one', depotOf({ 'assets/a-11111111.js': file }))).rejects.toThrow(
      'assets/a-11111111.js: the server answered',
    )
  })
})

describe('fetching the rest', () => {
  it('asks only for what is not there yet', async () => {
    const depot = depotOf({ 'assets/a-11111111.js': { body: 'a' }, 'assets/b-22222222.js': { body: 'b' } })
    await storeAll(['assets/a-11111111.js'], 'one', depot)
    depot.asked.length = 0
    await storeMissing(['assets/a-11111111.js', 'assets/b-22222222.js'], 'one', depot)
    expect(depot.asked).toEqual([`${FOLDER}assets/b-22222222.js`])
    expect(Object.values(await contents(depot, 'one'))).toEqual(['a', 'b'])
  })

  it('goes on after a file that cannot be had', async () => {
    const depot = depotOf({ 'assets/b-22222222.js': { body: 'b' } })
    await storeMissing(['assets/a-11111111.js', 'assets/b-22222222.js'], 'one', depot)
    expect(Object.values(await contents(depot, 'one'))).toEqual(['b'])
  })
})

describe('old versions', () => {
  it('are those of the same folder only', () => {
    expect(isOldCache(cacheName(FOLDER, 'one'), FOLDER, 'two')).toBe(true)
    expect(isOldCache(cacheName(FOLDER, 'two'), FOLDER, 'two')).toBe(false)
    expect(isOldCache(cacheName(`${FOLDER}beta/`, 'one'), FOLDER, 'two')).toBe(false)
    expect(isOldCache('somebody else’s', FOLDER, 'two')).toBe(false)
  })

  it('are deleted, all of them, and nothing else', async () => {
    const depot = depotOf({})
    const others = ['photos', cacheName('https://example.org/', 'one')]
    for (const version of ['one', 'two', 'three']) await depot.caches.open(cacheName(FOLDER, version))
    for (const name of others) await depot.caches.open(name)
    await deleteOldCaches('three', depot)
    expect([...depot.stores.keys()]).toEqual([cacheName(FOLDER, 'three'), ...others])
  })
})
