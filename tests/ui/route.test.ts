import { describe, expect, it } from 'vitest'
import { hrefOf, routeOf } from '../../src/ui/route'

describe('the address', () => {
  it.each([
    ['/', '', { page: 'start' }],
    ['/index.html', '', { page: 'start' }],
    ['/maps', '', { page: 'maps', game: null, hex: null }],
    ['/some/folder/maps', '#partizan', { page: 'maps', game: 'partizan', hex: null }],
    ['/maps', '#balkan-front/14A:0118', { page: 'maps', game: 'balkan-front', hex: '14A:0118' }],
    ['/', '#/maps/balkan-wars/3322', { page: 'maps', game: 'balkan-wars', hex: '3322' }],
  ] as const)('%s%s leads where it says', (pathname, hash, route) => {
    expect(routeOf({ pathname, hash })).toEqual(route)
  })

  it('of a map and hex reads back as that map and hex', () => {
    const route = { page: 'maps', game: 'balkan-front', hex: '14A:0118' } as const
    const [path, hash] = hrefOf(route).split('#')
    expect(routeOf({ pathname: path.replace('.', ''), hash: `#${hash}` })).toEqual(route)
  })
})
