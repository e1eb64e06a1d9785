import { describe, expect, it } from 'vitest'
import type { Gambit } from '../../../../src/games/balkan-gambit/state'
import {
  attack,
  hex,
  hexes,
  logOf,
  offered,
  owed,
  owedBy,
  play,
  position,
  refusals,
  steps,
  unit,
  volley,
  where,
} from '../positions'

type At = { [hex: string]: readonly string[] }

/** Axis units attack 1732 from 1733; the last of the British defenders named is hit once. */
function beaten(at: At, build: Parameters<typeof position>[0] = {}): Gambit {
  const s = position({
    turn: 'axis',
    own: { tacUsed: 3 },
    ...build,
    at: { '1733': ['de-297-inf', 'de-173-inf'], ...at },
  })
  let now = attack(s, '1733', '1732')
  while (owed(now) === 'fire' && owedBy(now) === 'allied') now = volley(now, 'de-297-inf', 10)
  const targets = at['1732'] ?? []
  now = volley(now, targets[targets.length - 1], 1)
  while (owed(now) === 'fire')
    now = offered(now, 'cease').length > 0 ? play(now, 'cease') : volley(now, offered(now, 'at')[0], 10)
  return now
}

const retreating = (at: At, revived: string, build = {}) => play(beaten(at, build), { kind: 'restore', unit: revived })

// Around 1732: 1731 across a river by road, 1832 mountain across a river, 1833 rough, 1733 the enemy, 1633 and 1632 clear.

describe('12.8 retreat after combat', () => {
  it('12.8.0 the owner picks among all open adjacent hexes and one step comes back', () => {
    const s = retreating({ '1732': ['uk-5-inf'] }, 'uk-5-inf')
    expect(owedBy(s)).toBe('allied')
    expect(offered(s, 'to').sort()).toEqual(['1632', '1633', '1731', '1832', '1833'])
    expect(steps(s, 'uk-5-inf')).toBe(2)
  })

  it('12.8.1 not where normal movement could not go: enemies, sea, blocked hexsides', () => {
    const s = retreating({ '1732': ['uk-5-inf'], '1833': ['de-gen-1'] }, 'uk-5-inf')
    expect(offered(s, 'to')).not.toContain('1833')
    expect(refusals(s, { kind: 'to', hex: '1833' })).toEqual(['12.8.1'])
    expect(refusals(s, { kind: 'to', hex: '1733' })).toEqual(['12.8.1'])
  })

  const crowd = { '1632': ['uk-50-inf', 'uk-33-inf', 'uk-42-inf'], '1633': ['us-3-inf'], '1731': ['uk-57-inf'] }
  const walled = { '1832': ['de-gen-1'], '1833': ['de-gen-2'] }

  it('12.8.2 not into a full hex, nor to those one may not stack with', () => {
    const s = retreating({ '1732': ['uk-5-inf'], ...crowd, ...walled }, 'uk-5-inf')
    expect(offered(s, 'to')).toEqual(['1731'])
  })

  it('12.8.3 an entirely empty hex goes before a friendly one; dispersed enemies do not fill it', () => {
    const s = retreating(
      {
        '1732': ['uk-5-inf'],
        '1632': ['uk-50-inf'],
        '1633': ['uk-33-inf'],
        '1731': ['uk-42-inf'],
        '1832': ['de-gen-1'],
      },
      'uk-5-inf',
    )
    expect(offered(s, 'to')).toEqual(['1833'])
    const chetnik = retreating(
      {
        '1732': ['uk-5-inf'],
        '1632': ['uk-50-inf'],
        '1633': ['uk-33-inf'],
        '1731': ['uk-42-inf'],
        '1832': ['de-gen-1'],
        '1833': ['che-1'],
      },
      'uk-5-inf',
      { dispersed: ['che-1'], own: { chetniks: 1, tacUsed: 3 } },
    )
    expect(offered(chetnik, 'to')).toEqual(['1833'])
  })

  it('12.8.4 the stack goes together unless no single hex takes it', () => {
    const whole = retreating({ '1732': ['uk-5-inf', 'uk-50-inf'] }, 'uk-50-inf')
    const gone = play(whole, { kind: 'to', hex: '1633' })
    expect([where(gone, 'uk-5-inf'), where(gone, 'uk-50-inf')]).toEqual(['1633', '1633'])
    const tight = {
      '1632': ['uk-33-inf', 'uk-42-inf'],
      '1633': ['uk-57-inf', 'uk-8-arm'],
      '1731': ['us-3-inf'],
      ...walled,
    }
    const split = retreating({ '1732': ['uk-5-inf', 'uk-50-inf'], ...tight }, 'uk-50-inf')
    expect(offered(split, 'to').sort()).toEqual(['1632', '1633'])
    const first = play(split, { kind: 'to', hex: '1632' })
    expect([where(first, 'uk-5-inf'), offered(first, 'to')]).toEqual(['1632', ['1633']])
    expect(where(play(first, { kind: 'to', hex: '1633' }), 'uk-50-inf')).toBe('1633')
  })

  it('12.8.5, 12.8.7 one hex, without points', () => {
    const s = retreating({ '1732': ['uk-5-inf'] }, 'uk-5-inf')
    expect(refusals(s, { kind: 'to', hex: '1532' })).toEqual(['12.8.1'])
    const back = play(s, { kind: 'to', hex: '1633' })
    expect([back.cp, back.acted.includes(unit('uk-5-inf'))]).toEqual([s.cp, false])
  })

  it('12.8.6 with nowhere to go for even one of them there is no retreat', () => {
    const shut = { '1632': ['de-gen-3'], '1633': ['de-gen-4'], '1731': ['de-gen-5'], ...walled }
    expect(owed(beaten({ '1732': ['uk-5-inf'], ...shut }))).toBe('command')
    const half = { '1632': ['de-gen-3'], '1633': ['uk-33-inf', 'uk-42-inf'], '1731': ['de-gen-5'], ...walled }
    expect(owed(beaten({ '1732': ['uk-5-inf', 'uk-50-inf'], ...half }))).toBe('command')
    expect(owed(beaten({ '1732': ['uk-5-inf'], ...half }))).toBe('stand')
  })

  it('12.8.8 it may be attacked again in its new hex, and fights normally', () => {
    const back = play(
      retreating({ '1732': ['uk-5-inf'], '1533': ['de-gen-1'] }, 'uk-5-inf'),
      { kind: 'to', hex: '1633' },
      'stay',
    )
    expect(back.retreated).toEqual([unit('uk-5-inf')])
    const again = play(back, { kind: 'attack', hex: '1533' }, { kind: 'target', hex: '1633' })
    expect(logOf(again, 'launch').find(each => each.kind === 'battle')?.facts).toMatchObject({ again: true })
  })

  it('12.8.9 ships in the vacated hex leave the map', () => {
    const at = { '1737': ['de-297-inf', 'de-173-inf'], '1736': ['uk-5-inf'] }
    const s = position({ turn: 'axis', at, naval: '1736', own: { tacUsed: 3 } })
    let now = volley(attack(s, '1737', '1736'), 'de-297-inf', 10, 10)
    now = volley(now, 'uk-5-inf', 1, 10, 10, 10)
    expect(play(now, { kind: 'restore', unit: 'uk-5-inf' }).naval).toBeNull()
    expect(play(now, 'stand').naval).toBe(hex('1736'))
  })

  it('12.8.10 markers stay behind and die when the enemy advances', () => {
    const at = { '1732': ['uk-5-inf', 'uk-50-inf'], '1733': ['de-297-inf'] }
    const s = position({ at, improved: ['1733'], markers: [{ hex: '1732' }], own: { tacUsed: 3 } })
    const hit = volley(volley(attack(s, '1732', '1733'), 'uk-5-inf', 10, 10), 'de-297-inf', 1, 10, 10, 10)
    const gone = play(hit, { kind: 'restore', unit: 'de-297-inf' }, { kind: 'to', hex: '1734' })
    expect([owed(gone), gone.improved]).toEqual(['advance', hexes('1733')])
    expect(play(gone, { kind: 'join', unit: 'uk-5-inf' }, 'go').improved).toEqual([])
    expect(play(gone, 'stay').improved).toEqual(hexes('1733'))
  })

  it('12.8.11, 12.15.1 concentrated partisans fire, and retreat one hex like others', () => {
    const s = position({ turn: 'axis', at: { '2314': ['de-297-inf'], '2315': ['par-01', 'par-02'] } })
    const fight = attack(s, '2314', '2315')
    expect(owedBy(fight)).toBe('allied')
    const hit = volley(volley(volley(fight, 'de-297-inf', 10, 10), 'par-01', 1), 'par-02', 10)
    const back = play(hit, { kind: 'restore', unit: 'par-01' })
    expect(refusals(back, { kind: 'to', hex: '2317' })).toEqual(['12.8.1'])
    const gone = play(back, { kind: 'to', hex: '2316' })
    expect([where(gone, 'par-01'), where(gone, 'par-02')]).toEqual(['2316', '2316'])
  })

  it('12.8.12 a dispersed partisan in the way is pushed one hex by its owner, or lost where there is none', () => {
    const at = { '1732': ['uk-5-inf', 'uk-50-inf'], '1733': ['de-297-inf'], '1734': ['gkp-1'] }
    const s = position({ at, dispersed: ['gkp-1'], markers: [{ hex: '1732' }], own: { tacUsed: 3 } })
    const hit = volley(volley(attack(s, '1732', '1733'), 'uk-5-inf', 10, 10), 'de-297-inf', 1, 10, 10, 10)
    const pushing = play(hit, { kind: 'restore', unit: 'de-297-inf' }, { kind: 'to', hex: '1734' })
    expect([owed(pushing), owedBy(pushing)]).toEqual(['push', 'allied'])
    expect(refusals(pushing, { kind: 'to', hex: '1736' })).toEqual(['12.8.12'])
    expect(where(play(pushing, { kind: 'to', hex: '1735' }), 'gkp-1')).toBe('1735')
    // 1734 touches 1634, 1635, 1735, 1834 and 1835 beside 1733, from where the Germans came.
    const others = {
      '1634': ['uk-33-inf'],
      '1635': ['uk-42-inf'],
      '1735': ['uk-57-inf'],
      '1834': ['uk-8-arm'],
      '1835': ['uk-21-arm'],
    }
    const shut = position({
      at: { ...at, ...others, '1733': ['de-297-inf', 'gkp-2', 'gkp-3', 'gkp-4'] },
      dispersed: ['gkp-1', 'gkp-2', 'gkp-3', 'gkp-4'],
      markers: [{ hex: '1732' }],
      own: { tacUsed: 3 },
    })
    const caught = volley(volley(attack(shut, '1732', '1733'), 'uk-5-inf', 10, 10), 'de-297-inf', 1, 10, 10, 10)
    expect(where(play(caught, { kind: 'restore', unit: 'de-297-inf' }, { kind: 'to', hex: '1734' }), 'gkp-1')).toBe(
      'dead permanent',
    )
  })
})
