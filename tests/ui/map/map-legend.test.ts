import { describe, expect, it } from 'vitest'
import { mapOf } from '../../../src/core/map/read-map-source'
import { barLength } from '../../../src/ui/map/furniture/bar-length'
import { legendPlan } from '../../../src/ui/map/furniture/legend-plan'
import { trackPlan } from '../../../src/ui/map/furniture/track-plan'
import { legendOf } from '../../../src/ui/map/map-legend'
import { sampleDrawing, sampleSource, sampleWith } from '../../core/map/sample-map'

/** The sample's drawing with its karst drawn; of a hexside mark that is not drawn the legend says nothing. */
const drawing = (isKarstDrawn = true) => {
  const sample = sampleDrawing()
  if (isKarstDrawn) sample.shapes.push({ layer: 'hexside-mark', class: 'karst', path: 'M0 0l1 1' })
  return sample
}

const words = (source = sampleSource(), drawn = drawing()) =>
  legendOf({ map: mapOf(source), drawing: drawn }).map(({ text }) => text)

describe('the legend', () => {
  it('names what the map has, in the order of the sheet', () => {
    expect(words()).toEqual([
      'Clear',
      'Mountain',
      'Out of play',
      'River',
      'Great river',
      'Road',
      'Main railway',
      'Narrow gauge',
      'Bridge',
      'Border',
      'Strait crossing',
      'Closed hexside',
      'Fortified line',
      'Karst hexside',
      'Capital',
      'City',
      'Town',
      'Port',
      'Supply source',
      'Beach',
    ])
  })

  it('leaves out what the map has not', () => {
    const bare = sampleWith(source =>
      Object.assign(source, { hexsides: [], rivers: [], lines: [], places: [], marks: [], groups: [] }),
    )
    for (const entry of bare.hexes) {
      delete entry.outOfPlay
      entry.area = 'Thrace'
      delete entry.alsoIn
    }
    expect(words(bare, drawing(false))).toEqual(['Clear', 'Mountain'])
  })

  it('sets its entries within the panel, whatever its shape', () => {
    const entries = legendOf({ map: mapOf(sampleSource()), drawing: drawing() })
    for (const [width, height] of [
      [400, 1200],
      [1000, 560],
      [1600, 240],
    ]) {
      const { rows, rowHeight, columnWidth, top, size } = legendPlan(entries, width, height)
      const columns = Math.ceil(entries.length / rows)
      expect(top + rows * rowHeight).toBeLessThanOrEqual(height)
      expect(columns * columnWidth).toBeLessThanOrEqual(width)
      expect(size).toBeGreaterThan(8)
    }
  })
})

describe('the scale bar', () => {
  it('has three stretches of a round number of kilometres that fit the panel', () => {
    // 55 km to a hex of 100 units: 100 km are 181.8 units, three of them 545.
    expect(barLength(55, 600)).toEqual({ step: 100, stretch: expect.closeTo(181.8, 1) })
    expect(barLength(55, 540)).toEqual({ step: 50, stretch: expect.closeTo(90.9, 1) })
  })
})

describe('the turn track', () => {
  it('takes the fewest rows in which no cell is narrower than high', () => {
    expect(trackPlan(10, 1000, 100)).toEqual({ columns: 10, side: 100 })
    expect(trackPlan(10, 500, 100)).toEqual({ columns: 5, side: 50 })
    expect(trackPlan(21, 1400, 480)).toEqual({ columns: 7, side: 160 })
  })
})
