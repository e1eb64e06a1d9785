import { describe, expect, it } from 'vitest'
import { displayNames } from '../../../src/cartography/drawing/display-names'
import { LEVELS } from '../../../src/core/map/map-drawing'
import { rankOfPlace } from '../../../src/core/sheet/place-rank'
import { compiledSheet, GAMES } from './compiled-sheets'
import { furnitureOf, namesAt, numbersAt, symbolsAt, touching } from './drawn-boxes'

describe.each(GAMES)('names of %s', game => {
  const sheet = compiledSheet(game)

  describe.each(LEVELS)('at %s zoom', level => {
    const names = namesAt(sheet, level)

    it('touch no other name', () => {
      expect(touching(names, names)).toEqual([])
    })

    it('touch no symbol, anchor or furniture', () => {
      expect(touching(names, [...symbolsAt(sheet, level), ...furnitureOf(sheet)])).toEqual([])
    })

    it('touch no hex number', () => {
      expect(touching(names, numbersAt(sheet, level))).toEqual([])
    })

    it('stay on the sheet', () => {
      const { x, y, width, height } = sheet.drawing.sheet
      const off = names.filter(({ boxes }) =>
        boxes.some(box => box.left < x || box.top < y || box.right > x + width || box.bottom > y + height),
      )
      expect(off.map(({ what }) => what)).toEqual([])
    })
  })

  it('are there for every city and town at play and near zoom, and for every city at far zoom', () => {
    const missing = sheet.map.places.flatMap(place => {
      const hexes = place.hexes.map(hex => sheet.map.grid.numbers[hex])
      const label = sheet.drawing.labels.find(
        ({ kind, text, hex }) => kind === 'place' && text === place.name && hex !== undefined && hexes.includes(hex),
      )
      const levels = rankOfPlace(place) === 1 ? LEVELS : rankOfPlace(place) === 2 ? (['play', 'near'] as const) : []
      return levels.filter(level => !label?.at?.[level]).map(level => `${place.name} at ${level}`)
    })
    expect(missing).toEqual([])
  })

  it('are there for every area of four hexes or more', () => {
    const { map, drawing } = sheet
    const missing = map.periods.flatMap((period, i) => {
      const table = map.tables.area[i]
      const sizes = map.areas
        .map(({ name, id, periods }) => ({
          name,
          size: periods.includes(i) ? Array.from(table ?? []).filter(area => area === id).length : 0,
        }))
        .filter(({ size }) => size > 0)
        .sort((a, b) => b.size - a.size)
      const shown = drawing.labels.filter(
        label => label.kind === 'area' && (label.period ?? period) === period && label.levels?.includes('play'),
      )
      const names = displayNames(sizes.map(({ name }) => name))
      return names.filter((name, n) => (sizes[n]?.size ?? 0) >= 4 && !shown.some(({ text }) => text === name))
    })
    expect(missing).toEqual([])
  })
})

describe('display names of areas', () => {
  it('leave out what brackets hold', () => {
    expect(displayNames(['Hungary (1939)', 'Croatia (within the 1941 border)'])).toEqual(['Hungary', 'Croatia'])
  })

  it('leave out "proper"', () => {
    expect(displayNames(['Serbia proper'])).toEqual(['Serbia'])
  })

  it('put a compass point in front', () => {
    expect(displayNames(['Slovenia (north)', 'Slovenia (south)'])).toEqual(['North Slovenia', 'South Slovenia'])
  })

  it('give the short name to the greatest, and to the next what tells it apart', () => {
    expect(displayNames(['Hungary (1939)', 'Hungary (Oradea region)'])).toEqual(['Hungary', 'Oradea region'])
  })

  it('leave other names as they are', () => {
    expect(displayNames(['Bosnia-Hercegovina', 'to Alb.'])).toEqual(['Bosnia-Hercegovina', 'to Alb.'])
  })
})
