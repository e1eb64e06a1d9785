import { describe, expect, it } from 'vitest'
import { openFile } from '../../../src/core/save/open-file'
import { readSave } from '../../../src/core/save/save-file'
import { balkanGambit } from '../../../src/games/balkan-gambit'
import type { Gambit, Unit } from '../../../src/games/balkan-gambit/state'
import { attack, hex, hexes, play, position, refusals, unit } from './positions'

const { audit } = balkanGambit
const sound = position({ at: { '1738': ['uk-5-inf'], '1737': ['de-297-inf'] }, markers: [{ hex: '1738' }] })

const withUnit = (id: string, change: Partial<Unit>): Gambit => ({
  ...sound,
  units: sound.units.with(unit(id), { ...sound.units[unit(id)], ...change }),
})

describe('the audit', () => {
  it('finds nothing wrong with a sound position', () => {
    expect(audit(sound)).toEqual([])
  })

  it.each<[string, Gambit]>([
    ['a living unit without steps', withUnit('uk-5-inf', { steps: 0 })],
    ['a dead unit with steps', withUnit('uk-5-inf', { at: { is: 'dead', pile: 'permanent' } })],
    ['a brigade of two steps', withUnit('uk-21-arm', { at: { is: 'med' }, steps: 2 })],
    ['a dispersed division', withUnit('uk-5-inf', { dispersed: true })],
    ['a unit at sea', withUnit('uk-5-inf', { at: { is: 'hex', hex: hex('0907') } })],
    ['a German in the Med Box', withUnit('de-297-inf', { at: { is: 'med' } })],
    ['two enemies in one hex', withUnit('de-297-inf', { at: { is: 'hex', hex: hex('1738') } })],
    ['two markers in one hex', { ...sound, markers: [...sound.markers, ...sound.markers] }],
    [
      'a command within a command',
      { ...sound, frames: sound.frames.flatMap(each => (each.step === 'command' ? [each, each] : [each])) },
    ],
    ['points below zero', { ...sound, cp: { free: -1, reserved: 0 } }],
    ['control of a hex without a place', { ...sound, alliedPlaces: hexes('1515') }],
    ['a liberated town', { ...sound, liberated: hexes('1717') }],
    ['four Axis units in a hex', position({ at: { '1610': ['de-gen-1', 'de-gen-2', 'de-gen-3', 'de-gen-4'] } })],
    [
      '25 Improved Positions',
      { ...sound, improved: sound.units.slice(0, 25).map((_, id) => (hex('1738') + id) as never) },
    ],
  ])('complains about %s', (_what, s) => {
    expect(audit(s).length).toBeGreaterThan(0)
  })
})

describe('a position written by hand', () => {
  it('needs its units, a decision and the turn, and can be played', () => {
    const file = {
      format: 'powderkeg/1',
      game: 'balkan-gambit',
      scenario: '1944',
      position: {
        turn: 3,
        frames: [
          { step: 'turn', side: 'allied', local: { next: 'axisEnd' } },
          { step: 'command', side: 'axis' },
        ],
        units: { 'de-297-inf': { at: { is: 'hex', hex: '1717' }, steps: 2, dispersed: false } },
      },
    }
    const opened = openFile(JSON.stringify(file))
    const read = opened.ok ? readSave(balkanGambit, opened.value) : opened
    if (!read.ok) throw new Error(JSON.stringify(read.problems))
    expect(refusals(read.value.state, { kind: 'move', hex: '1717' })).toEqual([])
  })

  it('is refused when a decision has lost what it stands on', () => {
    const s = position({ med: ['uk-5-inf'], markers: [{ hex: '1738' }] })
    const sailing = play(s, { kind: 'ship', unit: 'uk-5-inf' })
    expect(audit(sailing)).toEqual([])
    expect(audit({ ...sailing, markers: [] })).toEqual(["'sail' has nothing to decide"])
    const fight = attack(position({ turn: 'axis', at: { '2314': ['de-297-inf'], '2315': ['par-01'] } }), '2314', '2315')
    expect(audit({ ...fight, battle: null })).toContain("'fire' is asked without a battle")
    const planned = play(position({ turn: 'axis', at: { '2314': ['de-297-inf'], '2315': ['par-01'] } }), {
      kind: 'attack',
      hex: '2314',
    })
    expect(audit(planned)).toEqual([])
    const gone = { ...planned.units[unit('par-01')], at: { is: 'dead', pile: 'permanent' }, steps: 0 } as const
    expect(audit({ ...planned, units: planned.units.with(unit('par-01'), gone) })).toEqual([
      "'attack' has nothing to decide",
    ])
  })
})
