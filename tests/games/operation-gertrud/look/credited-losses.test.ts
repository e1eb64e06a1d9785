import { describe, expect, it } from 'vitest'
import type { LogEntry } from '../../../../src/core/engine/state'
import { look } from '../../../../src/games/operation-gertrud/look'
import { attack, combat, logOf, play, position, unit } from '../positions'

const GERMAN = 0
const ALLIED = 1

const losses = (log: readonly LogEntry[]) =>
  log.flatMap(each => {
    const loss = look.loss(each)
    return loss === null ? [] : [[loss.unit, loss.side]]
  })

describe('a loss counts against whoever had the unit', () => {
  it('19.0.2d a Soviet falls for the Allies in the first game and for the Soviet player in the second', () => {
    // 366 %: a 6 is DE.
    const first = combat({ at: { '2115': ['de-pz-5'], '2116': ['su-inf-20'] }, reduced: ['su-inf-20'] })
    expect(losses(logOf(attack(first, '2116'), { kind: 'roll', dice: [6] }))).toEqual([[unit('su-inf-20'), ALLIED]])
    const second = combat({
      side: 'allied',
      own: { duplicity: true },
      at: { '2115': ['tr-inf-1', 'tr-inf-2', 'tr-inf-4'], '2116': ['su-inf-20'] },
      reduced: ['su-inf-20'],
    })
    expect(losses(logOf(attack(second, '2116'), { kind: 'roll', dice: [6] }))).toEqual([[unit('su-inf-20'), GERMAN]])
  })

  it('12.1.4 the Yavuz falls for who has her', () => {
    const at = { '2509': ['tr-inf-1'], '2510': ['de-pz-5'] }
    const s = combat({ at, pool: ['tr-ngs-yavuz', 'de-cas-1', 'de-cas-2'] })
    const shelled = play(attack(s, '2509'), { kind: 'commit', unit: 'tr-ngs-yavuz' })
    // Nobody answers in the air: the ship is sunk, then the die is wanted, and a 1 takes nothing else of hers.
    const sunk = logOf(shelled, { kind: 'commit', unit: 'de-cas-1', dice: [1] })
    expect(losses(sunk)).toContainEqual([unit('tr-ngs-yavuz'), ALLIED])
    expect(sunk.find(entry => entry.kind === 'sunkByAir')?.side).toBe(GERMAN)
    const seized = combat({
      side: 'allied',
      at: { '2510': ['tr-inf-1', 'tr-inf-2'], '2509': ['de-pz-5'] },
      pool: ['tr-ngs-yavuz', 'tr-cas-1'],
      own: { yavuz: 'german' },
    })
    const ashore = play(attack(seized, '2509'), { kind: 'commit', unit: 'tr-ngs-yavuz' })
    expect(losses(logOf(ashore, { kind: 'commit', unit: 'tr-cas-1', dice: [1] }))).toContainEqual([
      unit('tr-ngs-yavuz'),
      GERMAN,
    ])
    expect(look.sideOf(position({ own: { yavuz: 'german' } }), unit('tr-ngs-yavuz'))).toBe(GERMAN)
  })
})
