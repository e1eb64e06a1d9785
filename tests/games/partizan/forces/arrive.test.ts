import { describe, expect, it } from 'vitest'
import { whyNotArrive } from '../../../../src/games/partizan/forces/arrivals'
import { hexOf } from '../../../../src/games/partizan/state'
import { engine, frame, offered, owed, play, position, to, turnFrame, unit, where } from '../positions'

// 6.0.1: all whose turn has come, one by one or at once.

const ITALIANS = ['it-to', 'it-ta', 'it-ag', 'it-em']

const arriving = (waiting: readonly string[]) =>
  position({
    turn: 2,
    side: 'axis',
    at: { 2306: ['it-bg'], 2816: ['pa-4kr'] },
    waiting,
    frames: [
      turnFrame('axisMoves'),
      frame('arrive', 1, { responseOnly: false }, { picked: unit(waiting[0] as string) }),
    ],
  })

describe('6.0.1 arrivals at once', () => {
  it('6.0.1 one answer brings all who are due, each where it may arrive, nearest to its own', () => {
    const before = arriving(ITALIANS)
    expect(offered(before, 'rest')).toHaveLength(1)
    let known = before
    const after = play(before, 'rest')
    for (const id of ITALIANS) {
      const hex = hexOf(after, unit(id))
      expect(hex).not.toBeNull()
      if (hex === null) continue
      expect(whyNotArrive(known, unit(id), hex)).toEqual([])
      known = { ...known, units: known.units.with(unit(id), after.units[unit(id)]) }
    }
    expect(owed(after)).not.toBe('arrive')
  })

  it('6.0.1 what they do is told for each, and one by one they stand elsewhere', () => {
    const before = arriving(ITALIANS)
    const { log } = engine.apply(before, { kind: 'rest' })
    expect(log.filter(({ kind }) => kind === 'arrived')).toHaveLength(ITALIANS.length)
    const [first = ''] = offered(before, 'to')
    const one = play(before, to(first))
    expect(where(one, 'it-to')).toBe(first)
    expect(owed(one)).toBe('arrive')
  })

  it('6.0.1 not offered to one alone, who has his own hex to pick', () => {
    expect(offered(arriving(['it-to']), 'rest')).toEqual([])
  })
})
