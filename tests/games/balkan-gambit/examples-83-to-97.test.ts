import { describe, expect, it } from 'vitest'
import { planBattle } from '../../../src/games/balkan-gambit/combat/attack'
import { toHit } from '../../../src/games/balkan-gambit/combat/fire'
import { allocation } from '../../../src/games/balkan-gambit/command/command-points'
import { whyNotReclaim, whyNotRestore } from '../../../src/games/balkan-gambit/forces/replacements'
import { score } from '../../../src/games/balkan-gambit/look/score'
import { whyNotMarch } from '../../../src/games/balkan-gambit/movement/marching'
import { reachFrom } from '../../../src/games/balkan-gambit/movement/movement'
import { whyNotDisplace } from '../../../src/games/balkan-gambit/partisans/displacement'
import type { Gambit } from '../../../src/games/balkan-gambit/state'
import { holderOf } from '../../../src/games/balkan-gambit/victory/victory'
import { hex, hexes, offered, owed, play, position, refusals, unit, where } from './positions'

// The vectors of the game book's examples.md, by their numbers.

type Options = { [option: string]: boolean }
const strike = (id: string, die: number) => ({ kind: 'strike', unit: id, dice: [die] })

describe('vectors 83 to 88', () => {
  it('83: 7.2.2, S43.9 a city liberated a second time', () => {
    const s = { ...position({ scenario: '1943' }), liberated: hexes('1738'), alliedPlaces: hexes('1738') }
    expect([allocation(s, 0), allocation(s, 1)]).toEqual([8, 6])
    const retaken = { ...s, alliedPlaces: [] }
    expect([allocation(retaken, 0), allocation(retaken, 1)]).toEqual([8, 7])
  })

  const AT = { '1717': ['uk-8-arm', 'uk-21-arm'], '1716': ['de-297-inf'] }
  const numbers = (s: Gambit, attackers: readonly string[], at: string, from: string, stage: 'offence' | 'defence') => {
    const attacker = stage === 'offence' ? 0 : 1
    const plan = { kind: 'ground', attacker, hex: hex(at), from: hex(from), attackers: attackers.map(unit) } as const
    const battle = { ...planBattle(s, plan), tac: true }
    return ['uk-8-arm', 'uk-21-arm'].map(id => toHit(s, battle, unit(id), stage))
  }
  const attacking = (options: Options = {}) =>
    numbers(position({ at: AT, markers: [{ hex: '1717' }], options }), AT['1717'], '1716', '1717', 'offence')

  it('84: 12.2.5.2 in attack TAC helps divisions, with tac-for-brigades the brigade too', () => {
    expect([attacking(), attacking({ 'tac-for-brigades': true })]).toEqual([
      [5, 2],
      [5, 3],
    ])
  })

  it('85: 12.2.3.1 in defence it helps every front-line unit', () => {
    const s = position({ turn: 'axis', at: AT, markers: [{ hex: '1717' }] })
    expect(numbers(s, ['de-297-inf'], '1717', '1716', 'defence')).toEqual([6, 4])
  })

  it('86: 12.2.5.2 a reduced division is a division', () => {
    const at = { '1733': ['uk-8-arm'], '1732': ['de-297-inf'] }
    const s = position({ at, reduced: ['uk-8-arm'], markers: [{ hex: '1733' }] })
    const attackers = [unit('uk-8-arm')]
    const plan = planBattle(s, { kind: 'ground', attacker: 0, hex: hex('1732'), from: hex('1733'), attackers })
    expect(toHit(s, { ...plan, tac: true }, unit('uk-8-arm'), 'offence')).toBe(5)
  })

  it('87: 8.3.X1 the Luftwaffe takes no replacements', () => {
    const s = position({ turn: 'axis', at: { '1732': ['de-11l-inf'] }, reduced: ['de-11l-inf'] })
    expect(whyNotRestore(s, unit('de-11l-inf'), 1)).toMatchObject([{ rule: '8.3.X1', ruling: 'R-RP4' }])
  })

  it('88: 8.3.X1 Cossacks are restored, the RSK returns', () => {
    const s = position({ turn: 'axis', at: { '1610': ['ss-1cos-cav'] }, reduced: ['ss-1cos-cav'], dead: ['de-rsk'] })
    expect([whyNotRestore(s, unit('ss-1cos-cav'), 1), whyNotReclaim(s, unit('de-rsk'))]).toEqual([[], []])
  })
})

describe('vectors 89 to 93', () => {
  it('89: 12.10, 12.15.2 in a city missed partisans stay and are not asked', () => {
    const at = { '1738': ['de-1-mtn', 'gkp-1', 'gkp-2', 'gkp-3'] }
    const s = position({ turn: 'axis', at, dispersed: ['gkp-1', 'gkp-2', 'gkp-3'] })
    const hunt = play(s, { kind: 'attack', hex: '1738' }, { kind: 'hunt', hex: '1738' }, 'launch')
    const missed = play(hunt, strike('gkp-1', 10))
    expect([owed(missed), where(missed, 'gkp-1')]).toEqual(['hunt', '1738'])
    const over = play(missed, strike('gkp-2', 10), strike('gkp-3', 3))
    expect([where(over, 'gkp-2'), where(over, 'gkp-3').startsWith('dead'), owed(over)]).toEqual([
      '1738',
      true,
      'command',
    ])
  })

  const hunted = () => {
    const at = { '1717': ['de-297-inf', 'de-173-inf'], '1716': ['par-01', 'par-02'] }
    const s = position({ turn: 'axis', at, dispersed: ['par-01', 'par-02'] })
    const hunt = play(s, { kind: 'attack', hex: '1717' }, { kind: 'hunt', hex: '1716' }, 'launch')
    return play(hunt, strike('par-01', 10))
  }

  it('90: 12.7.1, 12.2.9 when all hunted are gone those from next door may advance', () => {
    const over = play(hunted(), { kind: 'to', hex: '1816' }, strike('par-02', 1))
    expect([where(over, 'par-01'), owed(over)]).toEqual(['1816', 'advance'])
    expect(offered(over, 'join').length).toBeGreaterThan(0)
  })

  it('91: 12.7.1 nobody advances beside one that was missed and stays', () => {
    const over = play(hunted(), 'stay', strike('par-02', 1))
    expect([where(over, 'par-01'), owed(over)]).toEqual(['1716', 'command'])
  })

  it('92: 7.3.A, 7.13.1 who stayed behind may act on another command, who moved may not', () => {
    const at = { '1732': ['de-297-inf', 'de-173-inf'], '1733': ['uk-5-inf'] }
    const s = position({ turn: 'axis', at, markers: [{ hex: '1733' }], own: { tacUsed: 3 } })
    const moved = play(
      s,
      { kind: 'move', hex: '1732' },
      { kind: 'pick', unit: 'de-297-inf' },
      { kind: 'to', hex: '1731' },
    )
    const done = owed(moved) === 'command' ? moved : play(moved, 'done')
    expect(refusals(done, { kind: 'attack', hex: '1732' })).toEqual([])
    expect(refusals(done, { kind: 'move', hex: '1731' })).not.toEqual([])
    const fought = play(done, { kind: 'attack', hex: '1732' }, { kind: 'target', hex: '1733' }, 'launch')
    expect(fought.cp.free).toBe(4)
  })

  it('93: 11.5.4 the mouth of the gulf is closed as well, as a ruling of ours', () => {
    const s = position({ at: { '1235': ['uk-5-inf'] } })
    const reached = reachFrom(s, unit('uk-5-inf'), hex('1235'), 6, true)
    for (const to of ['1234', '1334'])
      expect(whyNotMarch(s, unit('uk-5-inf'), hex('1235'), reached, hex(to))).toMatchObject([
        { rule: '11.5.4', ruling: 'R-MAP4' },
      ])
    const listed = position({ at: { '1335': ['uk-5-inf'] } })
    const [why] = whyNotMarch(
      listed,
      unit('uk-5-inf'),
      hex('1335'),
      reachFrom(listed, unit('uk-5-inf'), hex('1335'), 6, true),
      hex('1334'),
    )
    expect([why?.rule, why?.ruling]).toEqual(['11.5.4', undefined])
  })
})

const EXITS = { '0906': 'par-01', '1205': 'par-02', '1908': 'par-03', '2210': 'par-04', '2412': 'par-05' }

/** The exits of 1943 with a partisan on each, but for those where somebody else stands. */
const cut = (more: { [hex: string]: readonly string[] } = {}, dispersed: readonly string[] = [], turn = 3) => {
  const at = { ...Object.fromEntries(Object.entries(EXITS).map(([at, id]) => [at, [id]])), ...more }
  return position({ scenario: '1943', at, dispersed, own: { turn } })
}
const holders = (s: Gambit, ...places: string[]) => places.map(place => holderOf(s, hex(place)))

describe('vectors 94 to 97: the German exits', () => {
  it('94: 4.0.5, 4.0.7, 9.4 Bulgarians trace to their own edge, but not from Albania and Croatia', () => {
    expect(holders(cut(), '2322', '1738', '1610', '1425')).toEqual([1, 1, null, null])
  })

  it('95: 4.0.5 one free exit serves', () => {
    expect(holders(cut({ '0906': ['de-297-inf'] }), '1610')).toEqual([1])
  })

  it('96: 4.0.5 dispersed partisans cut nothing', () => {
    expect(holders(cut({}, Object.values(EXITS)), '2322', '1738', '1610', '1425')).toEqual([1, 1, 1, 1])
  })

  it('97: 11.5.1 with partisans-at-home Yugoslav Partisans keep out of Hungary', () => {
    const slip = (options: Options, to: string) => {
      const s = position({ at: { '1809': ['par-01'] }, dispersed: ['par-01'], options })
      return whyNotDisplace(s, unit('par-01'), hex(to)).map(({ rule, ruling }) => [rule, ruling])
    }
    expect([slip({}, '1908'), slip({}, '1808')]).toEqual([[], []])
    const home = { 'partisans-at-home': true }
    expect([slip(home, '1908'), slip(home, '1808')]).toEqual([[['11.5.1', 'R-SU3']], []])
  })

  it('4.0.5 the score warns of blocked and bare exits from turn 15 on', () => {
    const warned = (s: Gambit) => (score(s).warnings ?? []).map(({ text }) => text)
    expect(warned(cut())).toEqual([])
    expect(warned(cut({}, [], 15))[0]).toContain('blocks 5 of 5 German exits')
    expect(warned(cut({}, [], 15))[1]).toBe('No German exit is open.')
    const bare = cut({}, Object.values(EXITS), 15)
    expect(warned(bare)).toHaveLength(1)
    expect(warned(bare)[0]).toContain('No open German exit is garrisoned')
    expect(warned(cut({ '0906': ['de-297-inf'], '1205': [], '1908': [], '2210': [], '2412': [] }, [], 16))).toEqual([])
  })

  it('4.0.5, 4.0.6 the score says what is denied and what is cut off, for each side', () => {
    const rows = score(cut({ '1738': ['gkp-1'] })).rows.map(({ label }) => label)
    expect(rows.some(label => label.startsWith('Denied to the Axis by partisans: 6 points'))).toBe(true)
    expect(rows.some(label => label.startsWith('Held by the Axis and cut off'))).toBe(true)
  })
})
