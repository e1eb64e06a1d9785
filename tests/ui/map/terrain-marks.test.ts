import { describe, expect, it } from 'vitest'
import { createLayout } from '../../../src/core/hex/layout'
import type { HexId } from '../../../src/core/ids'
import { hexOf } from '../../../src/core/map/map-queries'
import type { MapSource } from '../../../src/core/map/map-source'
import { mapOf } from '../../../src/core/map/read-map-source'
import { MARK_KINDS } from '../../../src/ui/map/marks/mark-pen'
import { ridgeLinks } from '../../../src/ui/map/marks/ridges'
import { terrainMarks } from '../../../src/ui/map/marks/terrain-marks'
import { sampleWith } from '../../core/map/sample-map'

/** The sample with a terrain for each land hex, by number. */
const withTerrains = (terrains: { readonly [hex: string]: string }): MapSource =>
  sampleWith(source => {
    for (const name of ['rough', 'forest', 'marsh', 'wooded rough']) source.terrains.push({ name, ground: 'land' })
    for (const entry of source.hexes) entry.terrain = terrains[entry.hex] ?? entry.terrain
  })

const varied = withTerrains({
  '0201': 'rough',
  '0202': 'mountain',
  '0301': 'mountain',
  '0302': 'forest',
  '0303': 'marsh',
  '0402': 'wooded rough',
})

const marksOf = (source: MapSource, symbols: readonly { x: number; y: number }[] = []) => {
  const map = mapOf(source)
  return terrainMarks(map, createLayout(map.grid), symbols)
}

const text = (paths: readonly string[]): string => paths.join('')

/** Where each mark begins, in map units. */
const starts = (paths: readonly string[]) =>
  [...text(paths).matchAll(/M(-?\d+) (-?\d+)/g)].map(([, x, y]) => ({ x: Number(x) / 10, y: Number(y) / 10 }))

describe('terrain marks', () => {
  it('are the same each time a map is drawn', () => {
    expect(marksOf(varied)).toEqual(marksOf(structuredClone(varied)))
  })

  it('are of every kind where the terrain asks for it, and of none where all is clear', () => {
    const all = marksOf(varied)
    for (const kind of MARK_KINDS) expect(text(all[kind]), kind).not.toBe('')
    const clear = Object.fromEntries(varied.hexes.map(({ hex }) => [hex, 'clear']))
    const none = marksOf(
      withTerrains({ ...clear, '0104': 'sea', '0204': 'sea', '0304': 'sea', '0404': 'sea', '0401': 'lake' }),
    )
    for (const kind of MARK_KINDS) expect(none[kind], kind).toEqual([])
  })

  it('of other hexes stay as they are when one hex changes its terrain', () => {
    const without = structuredClone(varied)
    for (const entry of without.hexes) if (entry.hex === '0303') entry.terrain = 'clear'
    const [before, after] = [marksOf(varied), marksOf(without)]
    expect(after.reed).toEqual([])
    for (const kind of ['hillock', 'crest', 'hachure', 'crown'] as const) expect(after[kind]).toEqual(before[kind])
  })

  it('keep off the symbols of places and off the hex number', () => {
    const map = mapOf(varied)
    const layout = createLayout(map.grid)
    const forest = layout.centre(hexOf(map, '0302'))
    const crowns = starts(marksOf(varied, [forest]).crown)
    const isNear = (p: { x: number; y: number }, at: { x: number; y: number }, dx: number, dy: number) =>
      Math.abs(p.x - at.x) < dx && Math.abs(p.y - at.y) < dy
    expect(crowns.filter(p => isNear(p, forest, 5, 5))).toEqual([])
    expect(crowns.filter(p => isNear(p, { x: forest.x, y: forest.y - 44 }, 9, 7))).toEqual([])
    expect(starts(marksOf(varied).crown).length).toBeGreaterThan(crowns.length)
  })

  it('leave the middle of hexes that are out of play bare', () => {
    const map = mapOf(varied)
    const layout = createLayout(map.grid)
    const { hachure } = marksOf(varied)
    const [out, mountain] = [layout.centre(hexOf(map, '0101')), layout.centre(hexOf(map, '0102'))]
    const near = (at: typeof out) => starts(hachure).filter(p => Math.hypot(p.x - at.x, p.y - at.y) < 35)
    expect(near(out)).toEqual([])
    expect(near(mountain)).not.toEqual([])
  })
})

describe('ridges', () => {
  it('join each group of adjoining mountain hexes by one less link than it has hexes', () => {
    const map = mapOf(varied)
    const layout = createLayout(map.grid)
    const hexes = (...numbers: string[]): ReadonlySet<HexId> => new Set(numbers.map(number => hexOf(map, number)))
    expect(ridgeLinks(map, layout, hexes('0202', '0203', '0302', '0303', '0102'))).toHaveLength(4)
    expect(ridgeLinks(map, layout, hexes('0101', '0102', '0303', '0403'))).toHaveLength(2)
    expect(ridgeLinks(map, layout, hexes('0101'))).toEqual([])
  })
})
