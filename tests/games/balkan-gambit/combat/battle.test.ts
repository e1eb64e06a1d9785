import { describe, expect, it } from 'vitest'
import type { Gambit } from '../../../../src/games/balkan-gambit/state'
import {
  attack,
  engine,
  hex,
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

type Build = Parameters<typeof position>[0]

/** British in 1732 beside Germans in 1733 (rough), no air. */
const british = (build: Build = {}): Gambit =>
  position({
    markers: [{ hex: '1732' }],
    own: { tacUsed: 3 },
    ...build,
    at: { '1732': ['uk-5-inf', 'uk-50-inf'], '1733': ['de-297-inf'], ...build?.at },
  })

const modifiers = (s: Gambit) => engine.forecast(s)?.modifiers.map(each => [each.label, each.value])
const stage = (s: Gambit) => s.frames.at(-1)?.args

describe('12.2 attack procedure', () => {
  it('12.2.0, 12.2.1 all defenders take part, dispersed partisans apart; defending costs nothing', () => {
    const s = position({
      scenario: '1945',
      at: { '2314': ['su-73-inf'], '2315': ['de-297-inf', 'de-gen-1', 'par-01'] },
      dispersed: ['par-01'],
    })
    const fight = attack(s, '2314', '2315')
    expect(fight.battle?.defenders).toEqual([unit('de-297-inf'), unit('de-gen-1')])
    expect(fight.cp).toEqual({ free: 4, reserved: 1 })
  })

  it('12.2.2 a supplied support unit fires first, at the front line, without regard to rivers', () => {
    const s = position({
      at: { '1732': ['uk-5-inf', 'uk-12-art'], '1731': ['de-297-inf'] },
      markers: [{ hex: '1732' }],
      own: { tacUsed: 3 },
    })
    const fight = attack(s, '1732', '1731')
    expect([stage(fight), owedBy(fight)]).toEqual([{ stage: 'barrage' }, 'allied'])
    expect(modifiers(fight)).toEqual([
      ['combat factor', '5'],
      ['rough', -1],
    ])
    const hit = play(fight, { kind: 'at', unit: 'de-297-inf', dice: [4] })
    expect([steps(hit, 'de-297-inf'), stage(hit)]).toEqual([1, { stage: 'defence' }])
    const front = volley(volley(hit, 'uk-5-inf', 9), 'de-297-inf')
    expect(modifiers(front)).toEqual([
      ['combat factor', '5'],
      ['rough', -1],
      ['river', -1],
    ])
  })

  it('12.2.3 defenders fire shot by shot at any attacker, support included', () => {
    const at = { '1732': ['uk-5-inf', 'uk-12-art'], '1733': ['de-173-inf', 'de-297-inf'] }
    const s = position({ turn: 'axis', at, markers: [{ hex: '1732' }], own: { tacUsed: 3 } })
    const fight = attack(s, '1733', '1732')
    expect(owedBy(fight)).toBe('allied')
    expect(offered(fight, 'at')).toEqual(['de-173-inf', 'de-297-inf'])
    expect(offered(fight, 'with')).toEqual(['uk-12-art'])
    expect(offered(attack(british(), '1732', '1733'), 'at')).toEqual(['uk-5-inf', 'uk-50-inf'])
  })

  it('12.2.3.1, 12.2.3.2, 13.4 TAC and Naval each add one for Allied defenders on the coast, not for support or partisans', () => {
    const at = { '1737': ['de-297-inf'], '1738': ['uk-5-inf', 'uk-12-art'] }
    const s = position({ turn: 'axis', at, markers: [{ hex: '1738' }], naval: '1738' })
    const fight = attack(s, '1737', '1738', 'commit')
    expect(modifiers(fight)).toEqual([
      ['combat factor', '5'],
      ['TAC', 1],
      ['Naval Support', 1],
    ])
    expect(modifiers(play(fight, { kind: 'with', unit: 'uk-12-art' }))).toEqual([['combat factor', '5']])
    const partisans = attack(
      position({ turn: 'axis', at: { '1737': ['de-297-inf'], '1738': ['gkp-1'] }, naval: '1738' }),
      '1737',
      '1738',
    )
    expect(modifiers(partisans)).toEqual([['combat factor', '2']])
    const far = attack(position({ turn: 'axis', at, markers: [{ hex: '1738' }], naval: '0907' }), '1737', '1738')
    expect(modifiers(far)).toEqual([['combat factor', '5']])
  })

  it('12.2.4.1, 12.9.2 after losses the attacker may break off: one step comes back, nobody fires, all stay', () => {
    const hurt = volley(attack(british(), '1732', '1733'), 'uk-5-inf', 1, 1)
    expect([owed(hurt), owedBy(hurt), where(hurt, 'uk-5-inf')]).toEqual(['breakOff', 'allied', 'dead permanent'])
    const off = play(hurt, { kind: 'restore', unit: 'uk-5-inf' })
    expect([where(off, 'uk-5-inf'), steps(off, 'uk-5-inf'), owed(off), off.battle]).toEqual([
      '1732',
      1,
      'command',
      null,
    ])
    const one = volley(attack(british(), '1732', '1733'), 'uk-5-inf', 1, 9)
    expect(steps(play(one, { kind: 'restore', unit: 'uk-5-inf' }), 'uk-5-inf')).toBe(2)
    expect(stage(play(one, 'press'))).toEqual({ stage: 'offence' })
  })

  it('12.2.4.2 without losses there is no break-off; support alone must break off', () => {
    const unhurt = volley(attack(british(), '1732', '1733'), 'uk-5-inf', 9, 9)
    expect(stage(unhurt)).toEqual({ stage: 'offence' })
    const s = british({ at: { '1732': ['uk-21-arm', 'uk-12-art'] } })
    const alone = volley(
      play(attack(s, '1732', '1733'), { kind: 'at', unit: 'de-297-inf', dice: [10] }),
      'uk-21-arm',
      1,
    )
    const targets = volley(alone, 'uk-12-art', 10)
    expect([owed(targets), refusals(targets, 'press')]).toEqual(['breakOff', ['12.2.4.2']])
    expect(where(play(targets, { kind: 'restore', unit: 'uk-21-arm' }), 'uk-21-arm')).toBe('1732')
  })

  it('12.2.4.1 when all attackers are lost one may still be revived in its hex', () => {
    const s = british({ at: { '1732': ['uk-2-cdo', 'uk-40-cdo'] } })
    const dead = volley(volley(attack(s, '1732', '1733'), 'uk-2-cdo', 1), 'uk-40-cdo', 1)
    expect(owed(dead)).toBe('breakOff')
    expect(where(play(dead, { kind: 'restore', unit: 'uk-40-cdo' }), 'uk-40-cdo')).toBe('1732')
    expect(owed(play(dead, 'press'))).toBe('command')
  })

  it('12.2.4.2, 12.10 against a city nobody breaks off, and support left alone just stops', () => {
    const at = { '1611': ['uk-21-arm', 'uk-12-art'], '1610': ['de-297-inf'] }
    const s = position({ at, markers: [{ hex: '1611' }], own: { tacUsed: 3 } })
    const fight = play(attack(s, '1611', '1610'), { kind: 'at', unit: 'de-297-inf', dice: [10] })
    const over = volley(volley(fight, 'uk-21-arm', 1), 'uk-12-art', 10)
    expect([owed(over), where(over, 'uk-21-arm'), where(over, 'uk-12-art')]).toEqual([
      'command',
      'dead permanent',
      '1611',
    ])
  })

  it('12.2.5.1, 12.5.1 survivors fire at any defender; support only when it is alone', () => {
    const at = { '1733': ['de-297-inf'], '1732': ['uk-21-arm', 'uk-12-art'] }
    const s = position({ turn: 'axis', at, markers: [{ hex: '1732' }], own: { tacUsed: 3 } })
    const fight = volley(attack(s, '1733', '1732'), 'de-297-inf', 9, 9)
    expect(offered(fight, 'at')).toEqual(['uk-21-arm'])
    expect(refusals(fight, { kind: 'at', unit: 'uk-12-art' })).toEqual(['12.5.1'])
    expect(offered(volley(fight, 'uk-21-arm', 1), 'at')).toEqual(['uk-12-art'])
  })

  it('12.2.5.2, 12.11 TAC, Naval, rough and Improved Position add up: 5+1+1-1-1', () => {
    const s = position({
      at: { '1738': ['uk-5-inf'], '1737': ['de-297-inf'] },
      markers: [{ hex: '1738' }],
      improved: ['1737'],
      naval: '1738',
    })
    const fight = volley(attack(s, '1738', '1737', 'commit'), 'uk-5-inf', 9, 9)
    expect(modifiers(fight)).toEqual([
      ['combat factor', '5'],
      ['rough', -1],
      ['Improved Position', -1],
      ['TAC', 1],
      ['Naval Support', 1],
    ])
    expect(engine.forecast(fight)?.results).toEqual([
      { label: 'hit', chance: 0.5 },
      { label: 'miss', chance: 0.5 },
    ])
  })

  it('12.2.6.1, 12.2.8, 12.8.0 after losses in offensive fire the defender may retreat one hex and regain a step', () => {
    const fight = volley(attack(british(), '1732', '1733'), 'uk-5-inf', 9, 9)
    const hit = volley(fight, 'de-297-inf', 1, 9, 9, 9)
    expect([owed(hit), owedBy(hit), steps(hit, 'de-297-inf')]).toEqual(['stand', 'axis', 1])
    const back = play(hit, { kind: 'restore', unit: 'de-297-inf' })
    expect(steps(back, 'de-297-inf')).toBe(2)
    expect(where(play(back, { kind: 'to', hex: '1734' }), 'de-297-inf')).toBe('1734')
    const missed = volley(fight, 'de-297-inf', 9, 9, 9, 9)
    expect(owed(missed)).toBe('command')
    expect(where(play(hit, 'stand'), 'de-297-inf')).toBe('1733')
  })

  it('12.2.6.2 Allied defenders on a Beachhead never retreat', () => {
    const at = { '1733': ['de-297-inf'], '1732': ['uk-5-inf'] }
    const fight = (markers: { hex: string }[]) =>
      volley(
        volley(
          attack(position({ turn: 'axis', at, markers, own: { tacUsed: 3 } }), '1733', '1732'),
          'de-297-inf',
          9,
          9,
        ),
        'uk-5-inf',
        1,
        9,
      )
    expect(owed(fight([{ hex: '1732' }]))).toBe('command')
    expect(owed(fight([{ hex: '1632' }]))).toBe('stand')
  })

  it('12.2.7, 12.4 afterwards survivors stand in their hexes, once through, and the hex may be attacked again', () => {
    const s = british({ at: { '1732': ['uk-5-inf'], '1633': ['uk-50-inf'] } })
    const over = volley(volley(attack(s, '1732', '1733'), 'uk-5-inf', 9, 9), 'de-297-inf', 9, 9)
    expect([where(over, 'uk-5-inf'), owed(over)]).toEqual(['1732', 'command'])
    expect(refusals(over, { kind: 'attack', hex: '1633' })).toEqual([])
  })

  it('12.2.9, 12.7.1 when the hex is cleared any of those who attacked may advance, at once and free', () => {
    const fight = volley(attack(british(), '1732', '1733'), 'uk-5-inf', 9, 9)
    const cleared = play(volley(fight, 'de-297-inf', 1, 1), 'cease', 'stand')
    expect([owed(cleared), cleared.cp.free]).toEqual(['advance', 4])
    const gone = play(cleared, { kind: 'join', unit: 'uk-50-inf' }, 'go')
    expect([where(gone, 'uk-50-inf'), where(gone, 'uk-5-inf')]).toEqual(['1733', '1732'])
    expect(where(play(cleared, 'stay'), 'uk-50-inf')).toBe('1732')
    expect(refusals(cleared, { kind: 'join', unit: 'de-gen-1' })).toEqual(['12.7.1'])
  })

  it('12.3.2, 12.3.3 each target is named before its die, two shots may go to two targets, hits count at once', () => {
    const s = british({ at: { '1733': ['de-297-inf', 'de-gen-1'] } })
    const first = play(attack(s, '1732', '1733'), { kind: 'at', unit: 'uk-5-inf', dice: [1] })
    expect([steps(first, 'uk-5-inf'), owed(first)]).toEqual([1, 'fire'])
    const second = play(first, { kind: 'at', unit: 'uk-50-inf', dice: [1] })
    expect(steps(second, 'uk-50-inf')).toBe(1)
    expect(offered(attack(s, '1732', '1733'), 'with')).toEqual(['de-gen-1'])
  })

  it('12.5.2 support never attacks alone', () => {
    const s = british({ at: { '1732': ['uk-12-art'] } })
    expect(refusals(s, { kind: 'attack', hex: '1732' })).toEqual(['12.5.2'])
    const both = play(
      british({ at: { '1732': ['uk-12-art', 'uk-5-inf'] } }),
      { kind: 'attack', hex: '1732' },
      { kind: 'target', hex: '1733' },
      { kind: 'join', unit: 'uk-5-inf' },
    )
    expect(refusals(both, 'launch')).toEqual(['12.5.2'])
  })

  it('12.6 a Beachhead shares the fate of the last Allied unit, even without an advance', () => {
    const at = { '1733': ['de-297-inf', 'de-173-inf'], '1732': ['uk-21-arm'] }
    const s = position({ turn: 'axis', at, markers: [{ hex: '1732' }], own: { tacUsed: 3 } })
    const cleared = play(volley(volley(attack(s, '1733', '1732'), 'de-297-inf', 9), 'uk-21-arm', 1), 'cease', 'stay')
    expect([cleared.markers, cleared.markersLost, owed(cleared)]).toEqual([[], 1, 'command'])
  })

  it('12.7.2 a hex emptied by the barrage alone may be entered', () => {
    const s = british({ at: { '1732': ['uk-5-inf', 'uk-12-art'], '1733': ['de-gen-1'] } })
    expect(owed(play(attack(s, '1732', '1733'), { kind: 'at', unit: 'de-gen-1', dice: [1] }))).toBe('advance')
  })

  it('12.7.3 an advance obeys stacking, and support does not go alone', () => {
    const s = british({ at: { '1732': ['uk-5-inf', 'uk-12-art'], '1733': ['de-gen-1'] } })
    const open = play(
      attack(s, '1732', '1733'),
      { kind: 'at', unit: 'de-gen-1', dice: [1] },
      { kind: 'join', unit: 'uk-12-art' },
    )
    expect(refusals(open, 'go')).toEqual(['12.7.3'])
    expect(refusals(play(open, { kind: 'join', unit: 'uk-5-inf' }), 'go')).toEqual([])
    const at = { '1732': ['uk-5-inf'], '1733': ['de-gen-1', 'gkp-1'] }
    const shared = position({ at, dispersed: ['gkp-1'], markers: [{ hex: '1732' }], own: { tacUsed: 3 } })
    const cleared = play(volley(volley(attack(shared, '1732', '1733'), 'uk-5-inf', 9), 'de-gen-1', 1), 'cease')
    expect(owed(play(cleared, 'stand'))).toBe('command')
  })

  it('12.9.1 shots left over may score an extra hit, which bars the retreat; a miss does not', () => {
    const fight = volley(attack(british(), '1732', '1733'), 'uk-5-inf', 9, 9)
    const dead = volley(fight, 'de-297-inf', 1, 1)
    expect([owed(dead), offered(dead, 'extra').length]).toEqual(['fire', 1])
    const extra = play(dead, { kind: 'extra', dice: [4] })
    expect(owed(extra)).toBe('advance')
    const missed = play(dead, { kind: 'extra', dice: [5] }, { kind: 'extra', dice: [5] })
    expect([owed(missed), offered(missed, 'restore')]).toEqual(['stand', ['de-297-inf']])
    const alive = play(missed, { kind: 'restore', unit: 'de-297-inf' }, { kind: 'to', hex: '1734' })
    expect([where(alive, 'de-297-inf'), steps(alive, 'de-297-inf')]).toEqual(['1734', 1])
  })

  it('12.9.1 there is no extra hit on partisans', () => {
    const s = position({ turn: 'axis', at: { '2314': ['de-297-inf'], '2315': ['par-01'] } })
    const fight = volley(attack(s, '2314', '2315'), 'de-297-inf', 9)
    expect(owed(volley(fight, 'par-01', 1))).toBe('stand')
  })

  it('12.10 in a city the defender does not retreat', () => {
    const at = { '1611': ['uk-5-inf'], '1610': ['de-297-inf'] }
    const s = position({ at, markers: [{ hex: '1611' }], own: { tacUsed: 3 } })
    const hurt = volley(attack(s, '1611', '1610'), 'uk-5-inf', 1, 9)
    expect(stage(hurt)).toEqual({ stage: 'offence' })
    expect(owed(volley(hurt, 'de-297-inf', 1))).toBe('command')
  })

  it('12.11 a unit whose number falls to zero fires no shot but can be hit', () => {
    const at = { '1519': ['uk-f10'], '1619': ['de-gen-1'] }
    const s = position({ at, own: { tacUsed: 3 } })
    const over = volley(attack(s, '1519', '1619'), 'uk-f10', 9)
    expect(owed(over)).toBe('command')
    expect(where(volley(attack(s, '1519', '1619'), 'uk-f10', 1), 'uk-f10')).toBe('dead permanent')
  })

  it('12.12 only attackers suffer terrain and river', () => {
    const at = { '1732': ['uk-5-inf'], '1731': ['de-297-inf'] }
    const s = position({ at, markers: [{ hex: '1732' }], own: { tacUsed: 3 } })
    expect(modifiers(attack(s, '1732', '1731'))).toEqual([['combat factor', '4']])
  })
})

describe('the forecast of a whole attack', () => {
  const planned = (s: Gambit, from: string, to: string) =>
    play(s, { kind: 'attack', hex: from }, { kind: 'target', hex: to })

  it('gives the exact chances of one brigade against one brigade', () => {
    const s = position({ turn: 'axis', at: { '2314': ['de-gen-1'], '2315': ['par-01'] } })
    const results = engine.forecast(planned(s, '2314', '2315'))?.results ?? []
    const chance = (label: string) => results.find(each => each.label === label)?.chance
    // The defender hits on 3 of 10; only a living attacker fires back on 3 of 10.
    expect(chance('attacker loses 1, defender loses 0')).toBeCloseTo(0.3)
    expect(chance('attacker loses 0, defender loses 1')).toBeCloseTo(0.7 * 0.3)
    expect(chance('attacker loses 0, defender loses 0')).toBeCloseTo(0.7 * 0.7)
  })

  it('adds up to one for three divisions and artillery against three, in no time', () => {
    const at = {
      '1732': ['uk-5-inf', 'uk-50-inf', 'uk-33-inf', 'uk-12-art'],
      '1733': ['de-297-inf', 'de-173-inf', 'de-181-inf'],
    }
    const results = engine.forecast(planned(british({ at }), '1732', '1733'))?.results ?? []
    expect(results.reduce((sum, each) => sum + each.chance, 0)).toBeCloseTo(1)
    expect(results.length).toBeGreaterThan(20)
  })

  it('agrees with every way the dice of a small battle can fall', () => {
    const s = british({ at: { '1732': ['uk-5-inf'], '1733': ['de-gen-1'] } })
    const results = engine.forecast(planned(s, '1732', '1733'))?.results ?? []
    const chance = (attacker: number, defender: number) =>
      results.find(each => each.label === `attacker loses ${attacker}, defender loses ${defender}`)?.chance ?? 0
    // Defender 3 of 10. Unhurt, two shots at 5-1=4 of 10; reduced, one at 4-1=3 of 10.
    expect(chance(0, 1)).toBeCloseTo(0.7 * (1 - 0.6 * 0.6))
    expect(chance(0, 0)).toBeCloseTo(0.7 * 0.36)
    expect(chance(1, 1)).toBeCloseTo(0.3 * 0.3)
    expect(chance(1, 0)).toBeCloseTo(0.3 * 0.7)
  })

  it('is logged as facts: the battle names its hex', () => {
    const s = british()
    const entries = logOf(planned(s, '1732', '1733'), 'launch')
    expect(entries.find(each => each.kind === 'battle')?.facts).toMatchObject({ hex: hex('1733') })
  })
})
