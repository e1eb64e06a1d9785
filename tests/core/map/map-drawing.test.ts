import { describe, expect, it } from 'vitest'
import { type MapDrawing, readMapDrawing, writeMapDrawing } from '../../../src/core/map/map-drawing'
import { MapSourceError } from '../../../src/core/map/map-problem'
import { readMapSource } from '../../../src/core/map/read-map-source'
import { sampleDrawing, sampleSource } from './sample-map'

const map = readMapSource(sampleSource())

const problems = (change: (drawing: MapDrawing) => void): unknown => {
  const drawing = sampleDrawing()
  change(drawing)
  try {
    readMapDrawing(drawing, map)
  } catch (error) {
    if (error instanceof MapSourceError) return error.problems
    throw error
  }
  throw new Error('the drawing was read')
}

describe('a map drawing', () => {
  it('reads back as what was written, one thing a text line', () => {
    const text = writeMapDrawing(sampleDrawing())
    expect(readMapDrawing(JSON.parse(text), map)).toEqual(sampleDrawing())
    expect(text.split('\n')).toContain('    {"layer":"coast","path":"M0 0l10 5.5-3 2z"},')
  })

  it('is the same text whatever the order of its keys', () => {
    const turned = Object.fromEntries(Object.entries(sampleDrawing()).reverse()) as MapDrawing
    turned.shapes = turned.shapes.map(shape => Object.fromEntries(Object.entries(shape).reverse()) as typeof shape)
    expect(writeMapDrawing(turned)).toBe(writeMapDrawing(sampleDrawing()))
  })

  const faults: [string, (drawing: MapDrawing) => void, string, string, string][] = [
    [
      'of another map',
      d => {
        d.map = 'Other'
      },
      'map',
      'the name of the map',
      '"Other"',
    ],
    [
      'with a path that is none',
      d => {
        d.shapes[0].path = 'L0 0'
      },
      'shapes[0].path',
      'an SVG path that begins with M',
      '"L0 0"',
    ],
    [
      'with a script for a path',
      d => {
        d.shapes[0].path = 'M0 0"><script>'
      },
      'shapes[0].path',
      'an SVG path that begins with M',
      '"M0 0"><script>"',
    ],
    [
      'of an unknown period',
      d => {
        d.shapes[1].period = '1914'
      },
      'shapes[1].period',
      'a period of the map',
      '"1914"',
    ],
    [
      'with a symbol for no place',
      d => {
        d.symbols[0].hex = '0102'
      },
      'symbols[0].place',
      'a place in 0102 of the map',
      '"Edirne"',
    ],
    [
      'with a label for no place',
      d => {
        d.labels[0].text = 'Paris'
      },
      'labels[0].text',
      'a place in 0202 of the map',
      '"Paris"',
    ],
    [
      'with a label nowhere',
      d => {
        delete d.labels[0].at
      },
      'labels[0]',
      'a position or a curve',
      'neither',
    ],
    [
      'with furniture for no box',
      d => {
        d.furniture[0].id = 'attic'
      },
      'furniture[0].id',
      'a box of the map',
      '"attic"',
    ],
  ]
  it.each(faults)('%s is refused', (_, change, path, expected, found) => {
    expect(problems(change)).toEqual([{ path, expected, found }])
  })
})
