import { describe, expect, it } from 'vitest'
import { readPosition, writePosition } from '../../../src/core/save/position'
import { partizan } from '../../../src/games/partizan'
import type { Partizan, Unit } from '../../../src/games/partizan/state'
import { attack, combatPhase, engine, frame, hex, position, turnFrame, unit, units } from './positions'

const put = (s: Partizan, id: string, change: Partial<Unit>): Partizan => ({
  ...s,
  units: s.units.with(unit(id), { ...s.units[unit(id)], ...change }),
})
const sound = position({ at: { 2816: ['pa-4kr'], 2815: ['ge-714'] } })

describe('audit', () => {
  it('finds nothing in a sound position, in play or in combat', () => {
    expect(partizan.audit(sound)).toEqual([])
    const s = combatPhase({ side: 'axis', at: { 2816: ['pa-4kr'], 2815: ['ge-714'] } })
    expect(partizan.audit(attack(s, '2816', ['ge-714'], 5))).toEqual([])
  })

  it.each<[string, Partizan]>([
    ['has 0 steps and is hex', put(sound, 'ge-714', { steps: 0 })],
    ['more steps than its counter', put(sound, 'pa-4kr', { steps: 2 })],
    ['is unseen outside a view', put(sound, 'pa-4kr', { at: { is: 'unseen' } })],
    ['can never be built', put(sound, 'us-1sd', { at: { is: 'pool' } })],
    ['was drawn', put(sound, 'ge-714', { at: { is: 'hand' } })],
    ['out of supply', put(sound, 'pa-4kr', { unsupplied: 1 })],
    ['closed to it', put(sound, 'ge-714', { at: { is: 'hex', hex: hex('2207') } })],
    ['stands at sea', put(sound, 'pa-4kr', { at: { is: 'hex', hex: hex('1010') } })],
    ['neither dead nor alive', { ...sound, titoDied: 2 }],
    ['both sides stand', put(sound, 'pa-4kr', { at: { is: 'hex', hex: hex('2815') } })],
    ['overstacked', position({ at: { 2512: ['ge-714', 'ge-342', 'ge-704'] } })],
    ['holds strangers', position({ at: { 2815: ['ge-714', 'it-re'] } })],
    ['hidden outside a view', { ...sound, hidden: [{ hex: hex('2816'), side: 0, count: 1, unsupplied: false }] }],
    ['a chit lies in a hex', { ...sound, chits: [{ strength: 1, unit: null, hex: hex('2816') }] }],
    ['a chit lies on nobody', { ...sound, chits: [{ strength: 1, unit: unit('pa-5kr'), hex: null }] }],
    ['two chits', { ...sound, chits: [1, 2].map(strength => ({ strength, unit: unit('pa-4kr'), hex: null })) }],
    ['more +3 chits', { ...sound, chits: [3, 3, 3].map(strength => ({ strength, unit: null, hex: null })) }],
    ['exposed who cannot', { ...sound, exposed: units('ge-714') }],
    [
      'exposed before the Partisans are set up',
      {
        ...sound,
        exposed: units('pa-4kr'),
        frames: [turnFrame('axisMoves'), frame('hide', 0, null, { picked: null })],
      },
    ],
    ['is no port', { ...sound, partisanPorts: [hex('2816')] }],
    ['no port of Yugoslavia', { ...sound, armpit: { ...sound.armpit, beaches: [hex('3201')] } }],
    ['neither Yes nor No', { ...sound, armpit: { ...sound.armpit, marker: 'laid' } }],
    ['a top lies on no stack', { ...sound, tops: units('ge-342') }],
    ['asked without a combat', { ...sound, frames: [turnFrame('axisSupply'), frame('chits', 0)] }],
    ['has nothing to decide', { ...sound, frames: [turnFrame('axisMoves'), frame('drop', 1, null, { aim: null })] }],
  ])('complains: %s', (words, s) => {
    expect(partizan.audit(s).join('; ')).toContain(words)
  })

  it('complains of a combat left behind, and of fighters from nowhere', () => {
    const s = attack(combatPhase({ side: 'axis', at: { 2816: ['pa-4kr'], 2815: ['ge-714'] } }), '2816', ['ge-714'], 5)
    expect(partizan.audit({ ...s, frames: sound.frames }).join()).toContain('left behind')
    expect(partizan.audit({ ...s, combat: null }).join()).toContain('without its facts')
    expect(partizan.audit(put(s, 'ge-714', { at: { is: 'waiting' } })).join()).toContain('attacks from nowhere')
    expect(partizan.audit(put(s, 'pa-4kr', { at: { is: 'hex', hex: hex('2512') } })).join()).toContain(
      'defends from nowhere',
    )
  })
})

describe('positions in files', () => {
  it('are read back as they were written', () => {
    const s = attack(
      combatPhase({ side: 'axis', at: { 2816: ['pa-4kr'], 2815: ['ge-714'] }, caches: [1, 3] }),
      '2816',
      ['ge-714'],
      5,
    )
    const read = readPosition(partizan, s.setting, JSON.parse(JSON.stringify(writePosition(partizan, s))))
    expect(read.ok && { ...read.value, logged: s.logged }).toEqual(s)
  })

  it('need little more than units and a decision', () => {
    const written = writePosition(partizan, sound) as { [field: string]: never }
    const { units: all, frames, turn, rng } = written
    const read = readPosition(partizan, sound.setting, { units: all, frames, turn, rng })
    expect(read.ok).toBe(true)
    expect(read.ok && engine.prompt(read.value)?.rule).toBe('5.1.6')
  })
})
