import { describe, expect, it } from 'vitest'
import { leaveWorks, needsKeeping } from '../../../../src/games/balkan-front/works/left-works'
import { flow, hex, position } from '../positions'

describe('33.D.2.3 airfields of the Axis before Crete', () => {
  it('33.D.2.3 those of the set-up stay without construction units, those laid later do not', () => {
    const s = position({ scenario: 'assault-on-crete' })
    const first = s.airfields.filter(({ kind }) => kind === 'temporary')
    expect(first.length).toBeGreaterThan(0)
    expect(first.map(field => needsKeeping(s, field))).toEqual(first.map(() => false))
    const later = { hex: hex('15B:2114'), kind: 'temporary' as const }
    const t = { ...s, airfields: [...s.airfields, later] }
    expect(needsKeeping(t, later)).toBe(true)
    leaveWorks(t, flow().go, [later.hex, ...first.map(each => each.hex)])
    expect(t.airfields).toEqual(s.airfields)
  })
})
