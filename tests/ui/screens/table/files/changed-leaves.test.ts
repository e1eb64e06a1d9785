import { describe, expect, it } from 'vitest'
import { changedLeaves } from '../../../../../src/ui/screens/table/umpire/changed-leaves'

describe('what was set by hand', () => {
  const unit = { at: { is: 'hex', hex: '0101' }, steps: 2, dispersed: false }

  it('is only what differs, by its path', () => {
    const after = { at: { is: 'hex', hex: '0102' }, steps: 1, dispersed: false }
    expect(changedLeaves(unit, after, ['units', 'x'])).toEqual([
      { path: ['units', 'x', 'at', 'hex'], value: '0102' },
      { path: ['units', 'x', 'steps'], value: 1 },
    ])
  })

  it('is the whole of a thing that became another kind of thing', () => {
    expect(changedLeaves(unit, { ...unit, at: { is: 'med' } })).toEqual([{ path: ['at'], value: { is: 'med' } }])
  })

  it('is nothing when nothing differs', () => {
    expect(changedLeaves(unit, structuredClone(unit))).toEqual([])
  })
})
