import { describe, expect, it } from 'vitest'
import type { BattleParty } from '../../../../src/core/engine/game-look'
import { look } from '../../../../src/games/balkan-gambit/look'
import { attack, engine, hex, play, position, unit, volley } from '../positions'

type S = Parameters<typeof look.battle>[0]

const noteOf = (party: BattleParty | undefined, id: string) =>
  party?.groups.flatMap(group => group.units).find(each => each.unit === unit(id))
const stageName = (s: S) => {
  const scene = look.battle(s)
  return scene?.stages[scene.stage]
}

/** 1733 is rough: attackers hit on one less than their factor (11.2, 12.12). */
const british = (tacUsed = 3) =>
  position({
    at: { '1732': ['uk-5-inf', 'uk-12-art'], '1733': ['de-297-inf'] },
    markers: [{ hex: '1732' }],
    own: { tacUsed },
  })

describe('the battle scene', () => {
  it('is not there while commands are given, and opens with the plan, on the map', () => {
    expect(look.battle(british())).toBeNull()
    const ordered = play(british(), { kind: 'attack', hex: '1732' })
    expect(look.battle(ordered)).toBeNull()
    const planned = play(ordered, { kind: 'target', hex: '1733' })
    expect([stageName(planned), look.battle(planned)?.onMap]).toEqual(['Plan', true])
  })

  it('keeps one key from plan to end and goes through the stages', () => {
    const planned = play(british(2), { kind: 'attack', hex: '1732' }, { kind: 'target', hex: '1733' })
    const asked = play(planned, 'launch')
    const barrage = play(asked, 'keep')
    const defence = volley(barrage, 'de-297-inf', 10)
    const offence = volley(defence, 'uk-5-inf', 10, 10)
    const stand = volley(offence, 'de-297-inf', 1, 10)
    const retreat = play(stand, { kind: 'restore', unit: 'de-297-inf' })
    const [way] = [...engine.choices(retreat)]
    const advance = engine.apply(retreat, way.action).state
    const all = [planned, asked, barrage, defence, offence, stand, retreat, advance]
    expect(all.map(stageName)).toEqual([
      'Plan',
      'TAC',
      'Barrage',
      'Defensive fire',
      'Offensive fire',
      'Stand or retreat',
      'Retreat',
      'Advance',
    ])
    expect(new Set(all.map(s => look.battle(s)?.key)).size).toBe(1)
    expect(all.map(s => look.battle(s)?.onMap)).toEqual([true, false, false, false, false, false, true, true])
    expect(look.battle(play(advance, 'stay'))).toBeNull()
  })

  it('a lost step leads to the break-off', () => {
    const barrage = volley(attack(british(), '1732', '1733'), 'de-297-inf', 10)
    const asked = volley(barrage, 'uk-5-inf', 1, 10)
    expect(stageName(asked)).toBe('Break-off')
    expect(noteOf(look.battle(asked)?.attacker, 'uk-5-inf')?.note).toContain('lost a step')
  })

  it('12.3.1 tells what each unit hits on and how many shots it has', () => {
    const barrage = attack(british(), '1732', '1733')
    const scene = look.battle(barrage)
    expect([scene?.attacker.side, scene?.defender.side, scene?.hex]).toEqual([0, 1, hex('1733')])
    expect(noteOf(scene?.attacker, 'uk-5-inf')?.note).toBe('hits on 4')
    expect(noteOf(scene?.attacker, 'uk-12-art')?.note).toBe('hits on 4, fires now, 1 shot left')
    expect(noteOf(scene?.defender, 'de-297-inf')?.note).toBe('hits on 4')
    const defence = play(volley(barrage, 'de-297-inf', 10), { kind: 'at', unit: 'uk-5-inf', dice: [10] })
    expect(noteOf(look.battle(defence)?.defender, 'de-297-inf')?.note).toBe('hits on 4, fires now, 1 shot left')
    expect(noteOf(look.battle(defence)?.attacker, 'uk-12-art')?.note).toBe('hits on 4, has fired')
  })

  it('12.3.1 balances the hits still to be expected: shots of the fallen and of those who have fired do not count', () => {
    const balance = (now: S) => look.battle(now)?.balance
    const barrage = attack(british(), '1732', '1733')
    // Two shots at 4 and a barrage at 4 against two shots at 4, but those who lose a step fire less.
    expect(Number(balance(barrage)?.left)).toBeLessThan(1.2)
    expect(Number(balance(barrage)?.right)).toBeLessThan(0.8)
    const defence = volley(barrage, 'de-297-inf', 10)
    expect(balance(defence)?.right).toBe('0.8')
    const missedOnce = play(defence, { kind: 'at', unit: 'uk-5-inf', dice: [10] })
    expect(balance(missedOnce)?.right).toBe('0.4')
    const missed = play(missedOnce, { kind: 'at', unit: 'uk-5-inf', dice: [10] })
    expect(balance(missed)).toMatchObject({ left: '0.8', right: '0.0' })
  })

  it('shows the fallen', () => {
    const s = position({
      at: { '1732': ['uk-5-inf'], '1733': ['de-gen-1', 'de-gen-2'] },
      markers: [{ hex: '1732' }],
      own: { tacUsed: 3 },
    })
    const offence = volley(attack(s, '1732', '1733'), 'uk-5-inf', 10, 10)
    const hit = volley(offence, 'de-gen-1', 1)
    expect(noteOf(look.battle(hit)?.defender, 'de-gen-1')).toMatchObject({ fallen: true, note: 'eliminated' })
    expect(noteOf(look.battle(hit)?.defender, 'de-gen-2')?.fallen).toBeUndefined()
  })

  it('13.2 TAC is asked for, committed or out; only the Allies have support', () => {
    const asked = play(british(2), { kind: 'attack', hex: '1732' }, { kind: 'target', hex: '1733' }, 'launch')
    const tac = (s: S) => look.battle(s)?.attacker.support[0]?.stands
    expect([tac(asked), tac(play(asked, 'commit')), tac(play(asked, 'keep'))]).toEqual(['asked', 'committed', 'out'])
    expect(look.battle(asked)?.defender.support).toEqual([])
  })

  it('12.2.3.2 ships near the coast and Improved Positions stand beside their side', () => {
    const s = position({
      at: { '1737': ['uk-5-inf'], '1738': ['de-297-inf'] },
      improved: ['1738'],
      naval: '1738',
      own: { tacUsed: 3 },
    })
    const scene = look.battle(attack(s, '1737', '1738'))
    expect(scene?.attacker.support.map(each => each.stands)).toEqual(['out', 'committed'])
    expect(scene?.defender.support.map(each => each.title)).toEqual(['Improved Position'])
  })

  it('a landing comes from the sea', () => {
    const s = position({ med: ['uk-5-inf'], at: { '1738': ['de-297-inf'] }, own: { tacUsed: 3 } })
    const fight = play(s, 'amphibious', { kind: 'join', unit: 'uk-5-inf' }, { kind: 'target', hex: '1738' }, 'launch')
    expect(look.battle(fight)?.title).toMatch(/^Landing at 1738/)
    expect(look.battle(fight)?.attacker.groups[0]?.caption).toBe('from the sea')
  })

  it('12.15.3, 12.15.5 a hunt with a doubled 3 in rough catches on 5, and shows who got away', () => {
    const s = position({
      turn: 'axis',
      at: { '1733': ['par-01', 'par-02', 'de-118-lt'] },
      dispersed: ['par-01', 'par-02'],
    })
    const hunting = play(s, { kind: 'attack', hex: '1733' }, { kind: 'hunt', hex: '1733' }, 'launch')
    const scene = look.battle(hunting)
    expect([scene?.rule, stageName(hunting), scene?.onMap]).toEqual(['12.15.3', 'Hunt', false])
    expect(noteOf(scene?.defender, 'par-01')?.note).toBe('caught on 5 or less')
    const slipping = play(hunting, { kind: 'strike', unit: 'par-01', dice: [10] })
    expect([stageName(slipping), look.battle(slipping)?.onMap]).toEqual(['Slip away', true])
    expect(noteOf(look.battle(slipping)?.defender, 'par-01')?.note).toBe('was missed')
    const caught = play(slipping, 'stay', { kind: 'strike', unit: 'par-02', dice: [1] })
    expect(look.battle(caught)).toBeNull()
  })
})
