import { describe, expect, it } from 'vitest'
import {
  basesOf,
  capacityOf,
  hitBase,
  mendBase,
  ownerOfSpot,
  printedCapacity,
} from '../../../../src/games/balkan-front/air/airbases'
import { atHex, inBox } from '../../../../src/games/balkan-front/air/spots'
import { hitPort, mendPort, portCapacity } from '../../../../src/games/balkan-front/sea/ports'
import { loseAirfield } from '../../../../src/games/balkan-front/works/captured'
import { flow, hex, position } from '../positions'

const at = (number: string) => atHex(hex(number))
const live = (own = {}) => ({ ...position({ scenario: 'balkan-campaign', own: { airfields: [], ...own } }) })

describe('17 airbases', () => {
  it('17.A cities of reference size and more are airbases by their size, temporary airfields take 3', () => {
    const s = live({ airfields: [{ hex: hex('4912'), kind: 'temporary' }] })
    expect(printedCapacity(s, at('4913'))).toBe(1)
    expect(printedCapacity(s, at('4510'))).toBe(7)
    expect(printedCapacity(s, at('15B:0911'))).toBe(10)
    expect(printedCapacity(s, at('4912'))).toBe(3)
    expect(printedCapacity(s, at('4911'))).toBe(0)
  })

  it('17.A city and airfield of one hex add up, and hits count against the sum (R-17A)', () => {
    const s = live({ airfields: [{ hex: hex('4913'), kind: 'permanent' }] })
    expect(printedCapacity(s, at('4913'))).toBe(7)
    hitBase(s, at('4913'))
    expect(capacityOf(s, at('4913'))).toBe(6)
  })

  it('28.A.1.c.1, 28.B.1.d.1, 28.B.2.2 Rhodes takes 7, Eastern Greece 3, the Middle East all there are', () => {
    const s = live()
    expect([printedCapacity(s, inBox('rhodes')), printedCapacity(s, at('4700'))]).toEqual([7, 3])
    expect(printedCapacity(s, inBox('middle-east'))).toBeGreaterThan(60)
    expect([ownerOfSpot(s, inBox('rhodes')), ownerOfSpot(s, inBox('middle-east'))]).toEqual([0, 1])
  })

  it('17.D.2 hits never go below nothing, and repair takes them away again', () => {
    const s = live()
    expect([hitBase(s, at('4913')), hitBase(s, at('4913'))]).toEqual([true, false])
    expect([capacityOf(s, at('4913')), s.baseHits]).toEqual([0, [{ at: at('4913'), count: 1 }]])
    mendBase(s, at('4913'))
    mendBase(s, at('4913'))
    expect([capacityOf(s, at('4913')), s.baseHits]).toEqual([1, []])
  })

  it('17.C.1, 17.C.2 a captured base serves the captor; the hits of a lost airfield go with it', () => {
    const s = live({ airfields: [{ hex: hex('4913'), kind: 'temporary' }] })
    for (let n = 0; n < 4; n++) hitBase(s, at('4913'))
    expect(s.baseHits).toEqual([{ at: at('4913'), count: 4 }])
    loseAirfield(s, flow().go, { hex: hex('4913'), from: 1, to: 0, entered: true })
    expect(s.baseHits).toEqual([{ at: at('4913'), count: 1 }])
    expect(basesOf(s, 1)).toContainEqual(at('4913'))
    expect(basesOf({ ...s, owner: s.owner.with(hex('4913'), 0) }, 0)).toContainEqual(at('4913'))
  })
})

describe('26.A.3 ports', () => {
  it('26.A.3.1 a standard port takes 5 REs and 7 hits, each hit one RE less (example 96)', () => {
    const s = live()
    const rhodes = inBox('rhodes')
    expect(portCapacity(s, rhodes)).toBe(5)
    for (let n = 0; n < 7; n++) expect(hitPort(s, rhodes)).toBe(true)
    expect([hitPort(s, rhodes), portCapacity(s, rhodes)]).toEqual([false, 0])
    for (let n = 0; n < 3; n++) mendPort(s, rhodes)
    expect(portCapacity(s, rhodes)).toBe(1)
  })

  it('26.A.3.1 a hex without a port takes neither cargo nor hits', () => {
    const s = live()
    expect([portCapacity(s, at('4913')), hitPort(s, at('4913'))]).toEqual([0, false])
  })
})
