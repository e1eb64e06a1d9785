import { describe, expect, it } from 'vitest'
import type { BattleParty } from '../../../../src/core/engine/game-look'
import { look } from '../../../../src/games/operation-gertrud/look'
import type { Gertrud } from '../../../../src/games/operation-gertrud/state'
import { attack, type Build, combat, engine, fight, hex, interdiction, owed, play, stage, unit } from '../positions'

const stageName = (s: Gertrud) => {
  const scene = look.battle(s)
  return scene?.stages[scene.stage]
}
const fighters = (party: BattleParty | undefined) => party?.groups.flatMap(group => group.units) ?? []
const noteOf = (party: BattleParty | undefined, id: string) => fighters(party).find(each => each.unit === unit(id))
const captions = (party: BattleParty | undefined) => party?.groups.map(group => group.caption)

/** The battle of the look book: 10 + 10 + 8 from 2905, 7 from 2805, 4 from 2807 against 5 + 3 + 3 + 2 in Edirne. */
const edirne = (build: Build = {}): Gertrud =>
  combat({
    turn: 2,
    at: {
      '2905': ['de-pz-8', 'de-pz-14', 'de-mot-16'],
      '2805': ['de-inf-101'],
      '2807': ['de-inf-73'],
      '2806': ['tr-inf-22', 'tr-inf-8', 'tr-cav-2', 'tr-mtn-26'],
    },
    reduced: ['de-inf-73', 'tr-inf-8'],
    pool: ['de-cas-1', 'tr-cas-1'],
    ...build,
  })

const declared = (build: Build = {}) => play(edirne(build), { kind: 'target', hex: '2806' })
const asked = () => play(declared(), 'launch', { kind: 'commit', unit: 'de-cas-1' })

describe('the battle of Edirne', () => {
  it('is declared on the map, named after the place', () => {
    expect(look.battle(edirne())).toBeNull()
    const scene = look.battle(declared())
    expect([scene?.title, scene?.hex, scene?.onMap, stageName(declared())]).toEqual([
      'Battle of Edirne',
      hex('2806'),
      true,
      'Declare',
    ])
    expect(scene?.about).toBe('2806, clear, city, objective ★ · turn 2, German combat')
  })

  it('needs somebody to attack', () => {
    const nobody = play(
      declared(),
      ...['de-pz-8', 'de-pz-14', 'de-mot-16', 'de-inf-101', 'de-inf-73'].map(id => ({ kind: 'join', unit: id })),
    )
    expect(look.battle(nobody)).toBeNull()
  })

  it('has 39 to 13, 300%, and with JG 27 alone over the hex it is fought at 400%', () => {
    const scene = look.battle(asked())
    expect(scene?.balance).toEqual({ left: '39', right: '13', word: '300%' })
    expect(scene?.shift).toEqual({ from: '300%', to: '400%', note: 'shifts +3 −2 = one column right' })
    expect(engine.forecast(asked())?.chart?.column).toBe('400-499')
  })

  it('groups attackers by where they come from, with the river they cross', () => {
    const { attacker, defender } = look.battle(asked()) ?? {}
    expect([attacker?.side, attacker?.title, defender?.side, defender?.title]).toEqual([
      0,
      'German attackers',
      1,
      'Turkish defenders',
    ])
    expect(captions(attacker)).toEqual([
      'from 2905, over the Tundzha',
      'from 2805 Didymoteicho, over the Maritsa',
      expect.stringMatching(/^from 2807/),
    ])
    expect(captions(defender)).toEqual(['in 2806 Edirne'])
    expect(fighters(defender).map(each => each.unit)).toEqual(
      expect.arrayContaining(['tr-inf-22', 'tr-inf-8', 'tr-cav-2', 'tr-mtn-26'].map(unit)),
    )
  })

  it('shows the CAS committed and the one that is asked for', () => {
    const { attacker, defender } = look.battle(asked()) ?? {}
    expect(attacker?.support).toMatchObject([{ title: 'Close air support', note: 'JG 27, +2', stands: 'committed' }])
    expect(defender?.support).toEqual([])
    expect(defender?.offer).toEqual({ title: 'One CAS may fly here', units: [unit('tr-cas-1')] })
    const passed = play(declared(), 'launch', 'pass')
    expect(look.battle(passed)?.attacker.support).toEqual([])
  })

  it('lays out the pieces when there are many to choose from', () => {
    const many = play(declared({ pool: ['de-cas-1', 'de-cas-2', 'de-cas-8'] }), 'launch')
    expect(look.battle(many)?.attacker.offer?.units).toEqual(['de-cas-1', 'de-cas-2', 'de-cas-8'].map(unit))
  })

  it('keeps one key from the declaration to the advance, through all stages', () => {
    const plan = declared({ pool: ['de-cas-1'] })
    const air = play(plan, 'launch')
    const dice = play(air, 'pass')
    const retreat = play(dice, { kind: 'roll', dice: [6] })
    const all = [plan, air, dice]
    expect(all.map(stageName)).toEqual(['Declare', 'Support', 'Roll'])
    expect(all.map(s => look.battle(s)?.onMap)).toEqual([true, false, false])
    expect(new Set(all.map(s => look.battle(s)?.key)).size).toBe(1)
    // 39 to 13 with city and river against surrounded and combined arms: column 300%, and a 6 is DE.
    expect([owed(retreat), stageName(retreat), look.battle(retreat)?.onMap]).toEqual(['advance', 'Advance', true])
    expect(look.battle(retreat)?.key).toBe(look.battle(plan)?.key)
    expect(look.battle(retreat)?.balance).toEqual({ left: 'DE', right: '', word: 'Defender eliminated' })
    expect(look.battle(retreat)?.shift).toBeNull()
    expect(noteOf(look.battle(retreat)?.defender, 'tr-inf-22')).toMatchObject({ fallen: true, note: 'eliminated' })
  })

  it('a second battle has a key of its own', () => {
    const s = combat({
      at: { '2115': ['de-pz-5'], '2116': ['tr-inf-1'], '2016': ['de-pz-8'], '2017': ['tr-inf-4'] },
    })
    const first = attack(s, '2116', ['de-pz-5'])
    // 220%: a 2 is NE.
    const next = play(fight(first, 2), { kind: 'target', hex: '2017' })
    expect(look.battle(next)?.key).not.toBe(look.battle(first)?.key)
  })
})

/** The plain of Konya: clear, no rivers, no city. */
const plain = (build: Build = {}): Gertrud =>
  combat({ at: { '2115': ['de-pz-5', 'de-inf-79'], '2116': ['tr-inf-1', 'tr-inf-2'] }, ...build })

describe('battles elsewhere', () => {
  it('without a shift there is no arrow; without a name the hex is named', () => {
    const scene = look.battle(play(plain(), { kind: 'target', hex: '2116' }))
    expect([scene?.shift, scene?.title]).toEqual([null, 'Battle at 2116'])
    expect(scene?.balance).toEqual({ left: '18', right: '10', word: '180%' })
  })

  it('7.3.2 tells who is halved for want of supply', () => {
    const scene = look.battle(play(plain({ unsupplied: ['de-pz-5'] }), { kind: 'target', hex: '2116' }))
    expect(noteOf(scene?.attacker, 'de-pz-5')?.note).toBe('out of supply, 5')
    expect(noteOf(scene?.attacker, 'de-inf-79')?.note).toBeUndefined()
  })

  it('tells what mountain troops are worth in rough', () => {
    const attacked = (target: string, defender: string) =>
      look.battle(play(combat({ at: { '2115': ['de-mtn-1'], [target]: [defender] } }), { kind: 'target', hex: target }))
    expect(noteOf(attacked('2015', 'tr-inf-1')?.attacker, 'de-mtn-1')?.note).toBe('9 in the hills')
    expect(noteOf(attacked('2116', 'tr-inf-1')?.attacker, 'de-mtn-1')?.note).toBeUndefined()
  })

  it('R-50, 11.1.1 a lost step is named in the dialog, a retreat is made on the map', () => {
    // 180% is column 150%: a 5 is D1.
    const stand = fight(attack(plain(), '2116'), 5)
    expect([owed(stand), stageName(stand), look.battle(stand)?.onMap]).toEqual(['stand', 'Losses', false])
    const retreat = play(stand, 'retreat')
    expect([stageName(retreat), look.battle(retreat)?.onMap]).toEqual(['Retreat', true])
  })

  it('a drop on an empty hex has nobody to defend it but a strength of one', () => {
    const s = combat({ at: { '2116': ['de-abn-7'] }, own: { dropping: [unit('de-abn-7')] } })
    const scene = look.battle(play(s, { kind: 'target', hex: '2116' }))
    expect(scene?.title).toBe('Drop on 2116')
    expect(scene?.balance).toEqual({ left: '8', right: '1', word: '800%' })
    expect([scene?.defender.groups, scene?.defender.title]).toEqual([[], 'An empty hex'])
    expect(captions(scene?.attacker)).toEqual(['dropped on the hex'])
  })

  it('ULTRA is asked for on the Allied side', () => {
    const s = combat({ at: { '2115': ['de-pz-5'], '2116': ['al-inf-2'] } })
    const asks = play(attack(s, '2116'), 'roll')
    expect([owed(asks), stageName(asks)]).toEqual(['ultra', 'Roll'])
    expect(look.battle(asks)?.defender.support).toMatchObject([{ title: 'ULTRA', note: '4 left', stands: 'asked' }])
    expect(look.battle(asks)?.attacker.support).toEqual([])
  })
})

describe('other fights with dice', () => {
  it('13.7.2 a sortie is answered in the dialog', () => {
    const s = interdiction({ at: { '2115': ['de-pz-5'] }, pool: ['tr-cas-1', 'de-cas-1'] })
    const flown = play(s, { kind: 'fly', unit: 'tr-cas-1' }, { kind: 'target', hex: '2115' })
    const scene = look.battle(flown)
    expect([scene?.rule, stageName(flown), scene?.attacker.side, scene?.onMap]).toEqual(['13.7.1', 'Answer', 1, false])
    expect(fighters(scene?.defender).map(each => each.unit)).toEqual([unit('de-pz-5')])
    expect(scene?.attacker.support[0]).toMatchObject({ note: '1 Air, +0', stands: 'committed' })
    expect(scene?.defender.offer?.units).toEqual([unit('de-cas-1')])
  })

  it('the raid comes first in the Combat Phase of turn 1', () => {
    const s = stage('germanCombat', {
      turn: 1,
      at: { '2611': ['de-kommando'] },
      pool: ['tr-ngs-yavuz'],
      own: { raid: 'landed' },
    })
    const scene = look.battle(s)
    expect([scene?.title, scene?.hex, scene?.onMap]).toEqual(['Raid on the Goeben', hex('2611'), false])
    expect(fighters(scene?.attacker).map(each => each.unit)).toEqual([unit('de-kommando')])
  })

  it('the victory roll shows the units that hold objectives', () => {
    const s = stage('victory', {
      at: { '2806': ['de-pz-5'], '2709': ['de-pz-8'], '2509': ['de-pz-9'], '2116': ['de-pz-11'] },
    })
    const scene = look.battle(s)
    expect(captions(scene?.attacker)).toEqual(['2806 Edirne', '2709 Istanbul', '2509 Bursa'])
    expect(scene?.balance?.left).toBe('3')
  })
})
