import { describe, expect, it } from 'vitest'
import type { LogEntry } from '../../../../src/core/engine/state'
import { look } from '../../../../src/games/balkan-gambit/look'
import { attack, logOf, play, position, unit, volley } from '../positions'

const ALLIED = 0
const AXIS = 1

const losses = (log: readonly LogEntry[]) =>
  log.flatMap(each => {
    const loss = look.loss(each)
    return loss === null ? [] : [[loss.unit, loss.side]]
  })

describe('a loss counts against whoever had the unit', () => {
  it('2.9.3 Bulgarians fall for the Axis in 1943 and for the Allies in 1945, whoever was deciding', () => {
    const s = position({
      at: { '1732': ['uk-5-inf'], '1733': ['bg-22-bde'] },
      markers: [{ hex: '1732' }],
      own: { tacUsed: 3 },
    })
    const answered = volley(attack(s, '1732', '1733'), 'uk-5-inf', 10)
    expect(losses(logOf(answered, { kind: 'at', unit: 'bg-22-bde', dice: [1] }))).toEqual([[unit('bg-22-bde'), AXIS]])
    const late = position({
      scenario: '1945',
      turn: 'axis',
      at: { '2314': ['de-297-inf'], '2315': ['bg-22-bde'] },
      own: { tacUsed: 3 },
    })
    const fired = volley(attack(late, '2314', '2315'), 'de-297-inf', 10)
    expect(losses(logOf(fired, { kind: 'at', unit: 'bg-22-bde', dice: [1] }))).toEqual([[unit('bg-22-bde'), ALLIED]])
  })

  it('S43.7 Chetniks fall for whoever controls them this turn', () => {
    for (const chetniks of [ALLIED, AXIS] as const) {
      const foe = chetniks === ALLIED ? 'de-297-inf' : 'uk-5-inf'
      const s = position({
        turn: chetniks === ALLIED ? 'axis' : 'allied',
        at: { '1732': [foe], '1733': ['che-1'] },
        markers: chetniks === ALLIED ? [] : [{ hex: '1732' }],
        own: { tacUsed: 3, chetniks },
      })
      const answered = volley(attack(s, '1732', '1733'), foe, 10)
      const shot = logOf(answered, { kind: 'at', unit: 'che-1', dice: [1] })
      expect(losses(shot)).toEqual([[unit('che-1'), chetniks]])
    }
  })
})

describe('whose a unit is', () => {
  it('2.9.3, S43.7 the position says', () => {
    const in1945 = position({ scenario: '1945' })
    expect([look.sideOf(position(), unit('bg-22-bde')), look.sideOf(in1945, unit('bg-22-bde'))]).toEqual([AXIS, ALLIED])
    expect(look.sideOf(play(position({ own: { chetniks: ALLIED } })), unit('che-1'))).toBe(ALLIED)
  })
})
