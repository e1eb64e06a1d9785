import { describe, expect, it } from 'vitest'
import { otherSide } from '../../../src/core/ids'
import { openFile } from '../../../src/core/save/open-file'
import { readSave } from '../../../src/core/save/save-file'
import { operationGertrud } from '../../../src/games/operation-gertrud'
import type { Gertrud, Unit } from '../../../src/games/operation-gertrud/state'
import { attack, begin, combat, engine, hex, hexes, movement, offered, play, position, unit } from './positions'

const { audit } = operationGertrud
const AT = { '2116': ['tr-inf-1'], '2115': ['de-pz-5'] }
const sound = movement({ at: AT, pool: ['de-cas-1'], waiting: ['de-kommando'] })

const withUnit = (id: string, change: Partial<Unit>): Gertrud => ({
  ...sound,
  units: sound.units.with(unit(id), { ...sound.units[unit(id)], ...change }),
})

/** At its set-up, with a unit lost that is to be set up. */
function begunWithout(scenario: 'early-1941' | 'early-1942', id: string): Gertrud {
  const s = begin(scenario)
  return { ...s, units: s.units.with(unit(id), { ...s.units[unit(id)], at: { is: 'dead' }, steps: 0 }) }
}

/** Every frame turned round. */
const askedOfOthers = (s: Gertrud): Gertrud => ({
  ...s,
  frames: s.frames.map(frame => ({ ...frame, side: otherSide(frame.side) })),
})

describe('the audit', () => {
  it('finds nothing wrong with a sound position, nor with one in the middle of a battle', () => {
    expect(audit(sound)).toEqual([])
    expect(audit(attack(combat({ at: AT, pool: ['tr-cas-1'] }), '2116'))).toEqual([])
  })

  const battle = attack(combat({ at: AT }), '2116')

  it.each<[string, Gertrud]>([
    ['a living unit without steps', withUnit('de-pz-5', { steps: 0 })],
    ['a dead unit with steps', withUnit('de-pz-5', { at: { is: 'dead' } })],
    ['a CAS of two steps', withUnit('de-cas-1', { steps: 2 })],
    ['a CAS on the map', withUnit('de-cas-1', { at: { is: 'hex', hex: hex('2114') } })],
    ['a division in a pool', withUnit('de-pz-5', { at: { is: 'pool', used: false } })],
    ['a unit at sea', withUnit('de-pz-5', { at: { is: 'hex', hex: hex('2810') } })],
    ['a Turk in the Soviet Union', withUnit('tr-inf-1', { at: { is: 'hex', hex: hex('2634') } })],
    ['two enemies in one hex', withUnit('tr-inf-1', { at: { is: 'hex', hex: hex('2115') } })],
    [
      'six units in a hex',
      position({ at: { '2416': ['tr-inf-1', 'tr-inf-2', 'tr-inf-4', 'tr-inf-5', 'tr-inf-8', 'tr-inf-9'] } }),
    ],
    ['Soviets with Turks', position({ at: { '2416': ['tr-inf-1', 'su-inf-20'] } })],
    ['an unsupplied Kurd', position({ at: { '2416': ['de-kurd'] }, unsupplied: ['de-kurd'] })],
    ['a marker on a unit off the map', { ...sound, unsupplied: [unit('de-kommando')] }],
    ['a unit supplied and unsupplied', { ...sound, unsupplied: [unit('de-pz-5')], airSupplied: [unit('de-pz-5')] }],
    ['an Italian Experten', { ...sound, experten: unit('it-cas-1') }],
    ['a captured village', { ...sound, captured: hexes('2116') }],
    ['a drop of nobody', { ...sound, dropping: [unit('de-abn-7')] }],
    ['a raid without raiders', { ...sound, raid: 'landed' }],
    ['steps below zero', { ...sound, steps: { ...sound.steps, German: -1 } }],
    ['failures without missions', { ...sound, missionPenalty: 2 }],
    ['a set-up of the dead', begunWithout('early-1941', 'de-pz-5')],
    ['a set-up of a CAS that was lost', begunWithout('early-1942', 'de-cas-4')],
    ['movement asked of the enemy', askedOfOthers(sound)],
    ['a battle asked of the enemy', askedOfOthers(attack(combat({ at: AT }), '2116'))],
    ['a player turn of the enemy', { ...sound, active: otherSide(sound.active) }],
    ['a battle without a step', { ...sound, battle: battle.battle }],
    ['a step without a battle', { ...battle, battle: null }],
    [
      'a unit that attacks itself',
      { ...battle, battle: battle.battle && { ...battle.battle, attackers: [unit('tr-inf-1')] } },
    ],
  ])('complains about %s', (_what, s) => {
    expect(audit(s).length).toBeGreaterThan(0)
  })
})

describe('a position written by hand', () => {
  it('needs its units, a decision and the turn, and can be played', () => {
    const file = {
      format: 'powderkeg/1',
      game: 'operation-gertrud',
      scenario: 'late-1941',
      position: {
        turn: 3,
        frames: [
          { step: 'turn', side: 'german', local: { next: 'germanCombat' } },
          { step: 'movement', side: 'german', local: { picked: [], moving: [], over: false } },
        ],
        units: {
          'de-pz-5': { at: { is: 'hex', hex: '2905' }, steps: 2 },
          'tr-inf-1': { at: { is: 'hex', hex: '2416' }, steps: 2 },
        },
      },
    }
    const opened = openFile(JSON.stringify(file))
    const read = opened.ok ? readSave(operationGertrud, opened.value) : opened
    if (!read.ok) throw new Error(JSON.stringify(read.problems))
    const { state } = engine.carryOn(read.value.state)
    expect(offered(state, 'pick')).toEqual(['de-pz-5'])
    expect(play(state, { kind: 'pick', unit: 'de-pz-5' }, { kind: 'to', hex: '2806' }).captured).toEqual(hexes('2806'))
  })

  it('is refused when a decision has lost what it stands on', () => {
    const arriving = play(movement({ side: 'allied', waiting: ['al-inf-8'], at: AT }), {
      kind: 'arrive',
      unit: 'al-inf-8',
    })
    expect(audit(arriving)).toEqual([])
    const there = { ...arriving, units: arriving.units.with(unit('al-inf-8'), { at: { is: 'dead' }, steps: 0 }) }
    expect(audit(there)).toEqual(["'arrive' has nothing to decide"])
    const asked = attack(combat({ at: AT, pool: ['tr-cas-1'] }), '2116')
    expect(audit({ ...asked, battle: null })).toContain("'support' is asked without a battle")
  })
})
