import { describe, expect, it } from 'vitest'
import { reachOf } from '../../../src/cartography/drawing/place-symbols'
import type { HexId } from '../../../src/core/ids'
import { LAND } from '../../../src/core/map/hex-map'
import { compiledSheet, GAMES } from './compiled-sheets'
import { numbersAt, symbolsAt, touching } from './drawn-boxes'

/** From the centre of a hex to the middle of a side. */
const TO_SIDE = 50

describe.each(GAMES)('places of %s', game => {
  const sheet = compiledSheet(game)
  const { map, layout, drawing, coast } = sheet
  const hexOf = (number: string) => map.hexNumbered(number) as HexId

  it('each have one symbol', () => {
    expect(drawing.symbols.map(({ place }) => place).sort()).toEqual(map.places.map(({ name }) => name).sort())
  })

  it('stand inside their printed hex', () => {
    const outside = drawing.symbols.filter(({ hex, x, y }) => reachOf(layout, hexOf(hex), { x, y }) > TO_SIDE - 8)
    expect(outside.map(({ place, hex }) => `${place} ${hex}`)).toEqual([])
  })

  it('stand on drawn land in land hexes', () => {
    const wet = drawing.symbols.filter(
      ({ hex, x, y }) => map.tables.ground[hexOf(hex)] === LAND && !coast.isLand({ x, y }),
    )
    expect(wet.map(({ place, hex }) => `${place} ${hex}`)).toEqual([])
  })

  it('do not touch each other or a hex number', () => {
    const symbols = symbolsAt(sheet, 'play')
    expect(touching(symbols, [...symbols, ...numbersAt(sheet, 'play')])).toEqual([])
  })

  it('keep the anchor of a port in its hex, towards water', () => {
    const wrong = drawing.symbols
      .filter(({ anchor }) => anchor !== undefined)
      .filter(({ hex, x, y, anchor = 0 }) => {
        const angle = (anchor * Math.PI) / 180
        const along = (d: number) => ({ x: x + Math.sin(angle) * d, y: y - Math.cos(angle) * d })
        const isDry = Array.from({ length: 18 }, (_, i) => along(8 + i * 4)).every(coast.isLand)
        return isDry || reachOf(layout, hexOf(hex), along(16.5)) > TO_SIDE
      })
    expect(wrong.map(({ place, hex }) => `${place} ${hex}`)).toEqual([])
  })

  it('show an anchor exactly where there is a port', () => {
    const anchors = drawing.symbols.filter(({ anchor }) => anchor !== undefined).map(({ place }) => place)
    expect(anchors.sort()).toEqual(
      map.places
        .filter(({ port }) => port !== null)
        .map(({ name }) => name)
        .sort(),
    )
  })
})
