import { describe, expect, it } from 'vitest'
import { createLayout, type Point } from '../../../src/core/hex/layout'
import { hexOf } from '../../../src/core/map/map-queries'
import { mapOf } from '../../../src/core/map/read-map-source'
import { badgeOfMark, markBadges } from '../../../src/core/sheet/mark-badges'
import { sampleWith } from '../../core/map/sample-map'

const map = mapOf(
  sampleWith(source => {
    source.marks.push(
      { name: 'objective', hexes: ['0202'] },
      { name: 'fortification', hexes: ['0202'] },
      { name: 'map edge exit', hexes: ['0201'] },
      { name: 'weather zone', hexes: ['0302'] },
    )
  }),
)
const layout = createLayout(map.grid)
const badgesIn = (hex: string, taken: readonly Point[] = []) =>
  markBadges(map, layout, taken).filter(badge => badge.hex === hexOf(map, hex))
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

describe('the signs of marks', () => {
  it('are known by the words of the mark', () => {
    expect(
      ['objective', 'permanent airfield', 'legal beach', 'off-map exit', 'supply source'].map(badgeOfMark),
    ).toEqual(['objective', 'airfield', 'beach', 'exit', 'supply'])
    expect(['weather zone', 'Greek restricted supply', 'objective hexes of turn 3'].map(badgeOfMark)).toEqual([
      null,
      null,
      null,
    ])
  })

  it('stand in the same hex apart from each other, the most important at its foot', () => {
    const [objective, fortress] = badgesIn('0202')
    const centre = layout.centre(hexOf(map, '0202'))
    expect(objective).toMatchObject({ look: 'objective', x: centre.x, y: expect.closeTo(centre.y + 45, 0) })
    expect(fortress.look).toBe('fortress')
    expect(apart(objective, fortress)).toBeGreaterThan(16)
  })

  it('keep off the symbols of places', () => {
    const foot = { x: layout.centre(hexOf(map, '0202')).x, y: layout.centre(hexOf(map, '0202')).y + 45 }
    for (const badge of badgesIn('0202', [foot])) expect(apart(badge, foot)).toBeGreaterThan(16)
  })

  it('of an exit point off the map, of a beach come from the sea', () => {
    // 0201 lies on the western rim; the sea lies east of 0203.
    expect(badgesIn('0201').find(({ look }) => look === 'exit')).toMatchObject({ turn: 180 })
    const [beach] = badgesIn('0203')
    const centre = layout.centre(hexOf(map, '0203'))
    expect(beach.look).toBe('beach')
    expect(beach.x).toBeGreaterThan(centre.x + 20)
  })

  it('are not set beside a place for supply, nor out of play', () => {
    expect(badgesIn('0202').map(({ look }) => look)).not.toContain('supply')
    expect(badgesIn('0201').map(({ look }) => look)).toContain('supply')
    expect(badgesIn('0101')).toEqual([])
  })
})
