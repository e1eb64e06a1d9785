import { describe, expect, it } from 'vitest'
import type { HexId } from '../../../../src/core/ids'
import { supplyLengthsOf } from '../../../../src/games/balkan-front/charts'
import {
  isClosedSide,
  landHexes,
  riverOn,
  roadAcross,
  stepsFrom,
  terrainAt,
} from '../../../../src/games/balkan-front/map/geography'
import type { Front } from '../../../../src/games/balkan-front/state'
import { ground, overlandTo } from '../../../../src/games/balkan-front/supply/lines'
import { hex, position } from '../positions'

// 32.A.3 against a search of its own: what each hex and hexside counts is written down here once more.

const HARD = ['mountain', 'swamp', 'wooded rough']

/** How far a line overland is from each hex to the source, where mountains, swamps and great rivers count more. */
function lengthsTo(s: Front, source: HexId): ReadonlyMap<HexId, number> {
  const { open } = ground(s, 'Greek')
  const far = new Map<HexId, number>([[source, 0]])
  for (let again = true; again; ) {
    again = false
    for (const [at, length] of [...far]) {
      if (open[at] !== 1) continue
      for (const { to, side } of stepsFrom(at)) {
        if (isClosedSide(side)) continue
        const more = roadAcross(side)
          ? 1
          : (HARD.includes(terrainAt(at)) ? 2 : 1) + (riverOn(side) === 'major river' ? 1 : 0)
        if (length + more >= (far.get(to) ?? Number.POSITIVE_INFINITY)) continue
        far.set(to, length + more)
        again = true
      }
    }
  }
  return far
}

describe('32.A.3 what counts on a line overland', () => {
  const begun = position({ scenario: 'balkan-campaign' })
  const chosen: Front = {
    ...begun,
    setting: { ...begun.setting, options: { ...begun.setting.options, 'supply-terrain': true } },
  }
  // In the plain of Thessaly, in the mountains of Epirus, beside the Strymon, and on Crete.
  it.each(['4913', '4718', '4407', '15B:2310'])(
    '32.A.3 hard ground two, great rivers one more, roads one: to %s',
    at => {
      const lengths = lengthsTo(chosen, hex(at))
      for (const sky of ['C', 'P'] as const) {
        const s: Front = { ...chosen, weather: { D: sky, E: sky } }
        const most = supplyLengthsOf(s).overland[sky]
        const marked = overlandTo(s, 'Greek', [hex(at)])
        const reached = landHexes.filter(each => marked[each] === 1)
        expect(reached).toEqual(landHexes.filter(each => (lengths.get(each) ?? Number.POSITIVE_INFINITY) <= most))
        expect(reached.length).toBeGreaterThan(most)
      }
    },
  )
})
