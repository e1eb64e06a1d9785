import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type MapDrawing, readMapDrawing, writeMapDrawing } from '../../../src/core/map/map-drawing'
import type { MapSource } from '../../../src/core/map/map-source'
import { readMapSource } from '../../../src/core/map/read-map-source'
import { writeMapSource } from '../../../src/core/map/write-map-source'

const SIZE = 50

/** Small multiplicative generator: the same noise on every machine. */
const noise = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (state * 48271) % 2147483647
    return state % below
  }
}

const numberAt = (row: number, column: number): string => String(row).padStart(2, '0') + String(column).padStart(2, '0')

const wander = (random: (below: number) => number, length: number): string[] => {
  const row = 1 + random(SIZE)
  const from = 1 + random(SIZE - length)
  return Array.from({ length }, (_, i) => numberAt(row, from + i))
}

/** As much of everything as the largest real map has: 2,500 hexes, 900 river sides, 245 lines, 300 places. */
const bigSource = (): MapSource => {
  const random = noise(1912)
  const numbers = Array.from({ length: SIZE * SIZE }, (_, i) => numberAt(1 + Math.floor(i / SIZE), 1 + (i % SIZE)))
  const terrains = ['clear', 'rough', 'mountain', 'wooded rough', 'woods', 'swamp']
  return {
    format: 'powderkeg-map/1',
    name: 'Big',
    grid: { shape: 'pointy', digits: 'RRCC', rowsGrow: 'south', columnsGrow: 'west', shifted: 'even' },
    periods: ['all'],
    terrains: terrains.map(name => ({ name, ground: 'land' })),
    seas: [{ name: 'Adriatic' }, { name: 'Aegean' }],
    areas: Array.from({ length: 30 }, (_, i) => ({ name: `Area number ${i}`, attributes: { country: 'Somewhere' } })),
    groups: [],
    riverClasses: [{ name: 'river', rank: 1 }],
    lineClasses: [
      { name: 'road', kind: 'road' },
      { name: 'high', kind: 'rail' },
    ],
    hexes: numbers.map(hex => ({
      hex,
      terrain: terrains[random(terrains.length)],
      area: `Area number ${random(30)}`,
      ...(random(6) === 0 ? { coast: ['Aegean'] } : {}),
    })),
    hexsides: numbers
      .filter((_, i) => i % SIZE !== 0 && random(5) === 0)
      .map(hex => ({
        side: `${numberAt(Number(hex.slice(0, 2)), Number(hex.slice(2)) - 1)}/${hex}`,
        marks: { shore: true },
      })),
    rivers: Array.from({ length: 90 }, (_, i) => {
      const hexes = wander(random, 11)
      return { name: `River ${i}`, class: 'river', sides: hexes.slice(1).map((hex, h) => `${hexes[h]}/${hex}`) }
    }),
    lines: Array.from({ length: 245 }, (_, i) => ({
      name: `Line from town ${i} to town ${random(300)}`,
      class: i % 2 === 0 ? 'road' : 'high',
      hexes: wander(random, 8),
    })),
    places: Array.from({ length: 300 }, (_, i) => ({
      name: `Town ${i}`,
      hex: numbers[random(numbers.length)],
      kind: 'town',
      attributes: { class: 'reference', country: `Country ${random(12)}` },
    })),
    marks: [{ name: 'weather zone', hexes: numbers.slice(1200) }],
    boxes: [],
  }
}

/** Thirty thousand points of coast, terrain and shelves, and a label at three levels for each place. */
const bigDrawing = (source: MapSource): MapDrawing => {
  const random = noise(1913)
  const step = (): string => `${(random(401) - 200) / 10} ${(random(401) - 200) / 10}`
  return {
    format: 'powderkeg-drawing/1',
    map: source.name,
    sheet: { x: 0, y: 0, width: 5000, height: 4400 },
    north: 18,
    kmPerHex: 25,
    shapes: Array.from({ length: 100 }, () => ({
      layer: 'terrain',
      path: `M0 0l${Array.from({ length: 300 }, step).join(' ')}z`,
    })),
    symbols: source.places.map(({ name, hex }) => ({ place: name, hex, x: random(5000), y: random(4400) })),
    labels: source.places.map(({ name, hex }) => {
      const at = () => ({ x: random(50000) / 10, y: random(44000) / 10, align: 'start' as const })
      return { text: name, kind: 'place', rank: 2, hex, at: { far: at(), play: at(), near: at() } }
    }),
    furniture: [],
    ticks: [],
  }
}

describe('a map as large as the largest', () => {
  const source = bigSource()
  const rules = writeMapSource(source)
  const drawing = writeMapDrawing(bigDrawing(source))

  it('reads', () => {
    const map = readMapSource(JSON.parse(rules))
    expect(map.grid.size).toBe(2500)
    expect(readMapDrawing(JSON.parse(drawing), map).labels).toHaveLength(300)
  })

  it('takes less than 60 kB packed without its drawing', () => {
    expect(gzipSync(rules).length).toBeLessThan(60_000)
  })

  it('takes less than 250 kB packed with it', () => {
    expect(gzipSync(rules).length + gzipSync(drawing).length).toBeLessThan(250_000)
  })
})
