import { describe, expect, it } from 'vitest'
import type { BattleParty } from '../../../../src/core/engine/game-look'
import { look } from '../../../../src/games/partizan/look'
import type { Partizan } from '../../../../src/games/partizan/state'
import { attack, combatPhase, engine, hex, pick, play, unit } from '../positions'

const at = { 2815: ['ge-714'], 2716: ['ge-342'], 2816: ['pa-4kr', 'pa-5kr'] }
const axis = combatPhase({ side: 'axis', at })
const stage = (s: Partizan): string | undefined => {
  const scene = look.battle(s)
  return scene?.stages[scene.stage]
}
const units = (party: BattleParty | undefined) => party?.groups.flatMap(group => group.units) ?? []
const notes = (party: BattleParty | undefined) => units(party).map(each => each.note)

describe('a battle that is planned', () => {
  const s = play(axis, { kind: 'target', hex: '2816' })

  it('R-54 shows no strength, odds or face of those who are hidden', () => {
    const known = engine.view(s, 1)
    const scene = look.battle(known)
    expect(scene).toMatchObject({
      title: 'Attack on 2816',
      hex: hex('2816'),
      balance: null,
      shift: null,
      stage: 0,
      onMap: true,
    })
    expect(units(scene?.defender).map(each => look.face(known, each.unit).label)).toEqual(
      Array(2).fill('Partisan unit, unknown'),
    )
    expect(notes(scene?.defender)).toEqual([undefined, undefined])
    expect(notes(scene?.attacker).toSorted()).toEqual(['attack 3', 'attack 4'])
  })

  it('R-54, 11.6.1 weighs attack against defence where every counter in the hex is seen', () => {
    const partisans = combatPhase({ side: 'partisan', at: { 2815: ['ge-714'], 2816: ['pa-4kr', 'pa-5kr'] } })
    const scene = look.battle(engine.view(play(partisans, { kind: 'target', hex: '2815' }), 0))
    // Two attack with 2 each, 714 defends with 3.
    expect(scene?.balance).toMatchObject({ left: '4', right: '3' })
  })

  it('is for the eyes of the one who plans it', () => {
    expect(look.battle(engine.view(s, 0))).toBeNull()
    expect(look.battle(axis)).toBeNull()
  })
})

describe('a battle that is fought', () => {
  const both = ['ge-714', 'ge-342']

  it('names attackers by the hex they come from', () => {
    const captions = look.battle(attack(axis, '2816', both, 6))?.attacker.groups.map(group => group.caption)
    expect(captions?.toSorted()).toEqual(['from 2716 Valjevo', 'from 2815'])
  })

  it('11.6.1 weighs attack against defence, and shifts the column, for both to see', () => {
    const s = attack(axis, '2816', both, 6)
    // 714 and 342 attack with 3 and 4, two Partisans defend with 1 each.
    for (const viewer of [0, 1, 'table'] as const) {
      const scene = look.battle(engine.view(s, viewer))
      expect(scene?.balance).toMatchObject({ left: '7', right: '2' })
      expect(scene?.shift).toMatchObject({ from: '3-1', to: engine.forecast(s)?.chart?.column })
    }
  })

  it('goes from stage to stage', () => {
    const s = attack(axis, '2816', both, 2)
    expect([stage(s), look.battle(s)?.onMap]).toEqual(['Retreat', true])
    const stood = play(s, 'done')
    expect([stage(stood), look.battle(stood)?.onMap]).toEqual(['Table', false])
    const key = (each: Partizan) => look.battle(each)?.key
    expect(key(s)).toBe(key(stood))
    expect(key(play(axis, { kind: 'target', hex: '2816' }))).toBe(key(s))
  })

  it('11.4.5 offers support to the side with the initiative alone', () => {
    const stands = (s: Partizan) =>
      [look.battle(s)?.attacker, look.battle(s)?.defender].map(party => party?.support.map(each => each.stands))
    expect(stands(attack(axis, '2816', both, 6))).toEqual([['asked'], ['out', 'out']])
    const bombed = play(attack(axis, '2816', both, 6), { kind: 'support', pick: 'axis-bomber' })
    expect(stands(bombed)[0]).toEqual(['committed'])
    const partisan = play(attack(combatPhase({ side: 'axis', at, surrendered: 2 }), '2816', both, 3))
    expect(stands(partisan)).toEqual([['out'], ['asked', 'out']])
    const why = (s: Partizan) => look.battle(s)?.defender.support.map(each => each.note)
    expect(why(attack(axis, '2816', both, 6))).toEqual(['no initiative', 'no initiative'])
    expect(why(play(attack(axis, '2816', both, 3)))).toEqual(['not received yet', 'after the surrender'])
    expect(why(partisan)?.at(-1)).toBe('not on the coast')
    const bomber = (s: Partizan) => look.battle(s)?.attacker.support[0]
    const asked = attack(combatPhase({ side: 'axis', at, caches: [2] }), '2816', both, 6)
    expect(bomber(asked)).toMatchObject({ note: 'chosen with the table', stands: 'out' })
    const fought = play(attack(axis, '2816', both, 6), { kind: 'fight', dice: [1] })
    expect(bomber(fought)).toMatchObject({ note: 'kept back', stands: 'out' })
  })

  it('11.5.1 asks for weapons caches while there are some, and adds them', () => {
    const s = attack(combatPhase({ side: 'axis', at, caches: [2] }), '2816', both, 6)
    expect(stage(s)).toBe('Caches')
    expect(look.battle(s)?.defender.support.at(-1)).toMatchObject({ title: 'Weapons caches', stands: 'asked' })
    const given = play(s, { kind: 'give', unit: 'pa-4kr', pick: 2 })
    expect(notes(look.battle(given)?.defender).toSorted()).toEqual(['defence 1', 'defence 3, with a cache'])
    expect(look.battle(given)?.balance).toMatchObject({ right: '4' })
    const kept = play(s, 'done')
    expect(stage(kept)).toBe('Table')
    expect(look.battle(kept)?.defender.support.map(each => each.title)).not.toContain('Weapons caches')
  })

  it('keeps those who are gone from it in sight', () => {
    const s = attack(axis, '2816', both, 1)
    const away = [...engine.choices(play(s, pick('pa-4kr')))].find(each => each.action.kind === 'to')?.action.hex
    const left = engine.apply(play(s, pick('pa-4kr')), {
      kind: 'to',
      ...(away === undefined ? {} : { hex: away }),
    }).state
    const note = (each: Partizan) =>
      units(look.battle(each)?.defender).find(({ unit: id }) => id === unit('pa-4kr'))?.note
    for (const viewer of [0, 1] as const) expect(note(engine.view(left, viewer))).toBe('out of the combat')
    expect(look.battle(left)?.balance).toMatchObject({ right: '1' })
  })

  it('11.9.1 and R-34 crosses out those who were eliminated, for both to see, and is over when it is over', () => {
    const three = ['pa-1pr', 'pa-2pr', 'pa-3ud']
    const begun = attack(combatPhase({ at: { 2816: three, 2815: ['ge-kg125', 'ge-kg-a'] } }), '2815', three, 1)
    const fought = [1, 2, 3, 4, 5, 6].map(die => play(begun, { kind: 'fight', dice: [die] }))
    const even = fought.find(({ combat }) => combat?.result?.attacker === 1 && combat.result.defender === 1)
    if (even === undefined) throw new Error('no die costs each side a step')
    const lost = play(even, { kind: 'lose', unit: 'pa-2pr' })
    expect(look.battle(lost)?.balance).toMatchObject({ left: expect.stringMatching(/^1\/1/), right: '' })
    for (const viewer of [0, 1] as const)
      expect(units(look.battle(engine.view(lost, viewer))?.attacker).filter(each => each.fallen)).toEqual([
        { unit: unit('pa-2pr'), note: 'eliminated', fallen: true },
      ])
    expect(stage(lost)).toBe('Losses')
    expect(look.battle(play(lost, { kind: 'lose', unit: 'ge-kg-a' }))).toBeNull()
  })
})

describe('a landing', () => {
  it('19.2.3.1 halves those who come from the sea', () => {
    const armpit = { ...axis.armpit, isOn: true }
    const s = combatPhase({
      turn: 5,
      options: { armpit: true },
      at: { 2306: ['it-bg'] },
      waiting: ['al-us3'],
      own: { armpit },
    })
    const planned = play(s, { kind: 'land', hex: '2306' }, { kind: 'join', unit: 'al-us3' })
    const scene = look.battle(planned)
    expect(scene).toMatchObject({ title: 'Landing at Spalato', stage: 0 })
    expect(notes(scene?.attacker)).toEqual(['attack 5, from the sea'])
    const fought = play(planned, { kind: 'land', dice: [3] })
    expect(look.battle(fought)?.balance).toMatchObject({ left: '5', right: '3' })
  })
})
