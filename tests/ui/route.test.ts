import { describe, expect, it } from 'vitest'
import { hrefOf, routeOf } from '../../src/ui/route'

describe('the address', () => {
  it.each([
    ['/', '', { page: 'start' }],
    ['/index.html', '', { page: 'start' }],
    ['/maps', '', { page: 'maps', game: null, hex: null }],
    ['/some/folder/maps', '#partizan', { page: 'maps', game: 'partizan', hex: null }],
    ['/maps', '#balkan-front/14A:0118', { page: 'maps', game: 'balkan-front', hex: '14A:0118' }],
    ['/some/folder/how-to', '', { page: 'how-to' }],
    ['/', '#/how-to/', { page: 'how-to' }],
    ['/', '#/maps/balkan-wars/3322', { page: 'maps', game: 'balkan-wars', hex: '3322' }],
  ] as const)('%s%s leads where it says', (pathname, hash, route) => {
    expect(routeOf({ pathname, hash })).toEqual(route)
  })

  it.each([
    ['/', '#%', 'cannot be read'],
    ['/play', '#%E0%A4%A', 'cannot be read'],
    ['/maps', '#%zz', 'cannot be read'],
    ['/play', '', 'names no game'],
    ['/', '#/play/', 'names no game'],
    ['/foo', '', 'no such page'],
    ['/foo/bar', '#x', 'no such page'],
  ])('%s%s leads nowhere, and says why', (pathname, hash, why) => {
    expect(routeOf({ pathname, hash })).toEqual({ page: 'unknown', why: expect.stringContaining(why) })
  })

  it('of a map and hex reads back as that map and hex', () => {
    const route = { page: 'maps', game: 'balkan-front', hex: '14A:0118' } as const
    const [path, hash] = hrefOf(route).split('#')
    expect(routeOf({ pathname: path.replace('.', ''), hash: `#${hash}` })).toEqual(route)
  })
})
