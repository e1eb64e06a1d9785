import { describe, expect, it } from 'vitest'
import { audit } from '../../../../src/games/balkan-gambit/audit'
import { NOBODY_ORDERED } from '../../../../src/games/balkan-gambit/command/ordered'
import { stackRefusal } from '../../../../src/games/balkan-gambit/movement/stacking'
import { AXIS } from '../../../../src/games/balkan-gambit/state'
import { frames } from '../../../../src/games/balkan-gambit/steps'
import { engine, hex, offered, owed, owedBy, play, position, refusals, type Scenario, unit, where } from '../positions'

const together = (scenario: Scenario, ...ids: string[]): string | null =>
  stackRefusal(position({ scenario }), ids.map(unit))?.rule ?? null

const stop = (build: Parameters<typeof position>[0], id: string, from: string, to: string): string[] =>
  refusals(play(position(build), { kind: 'move', hex: from }, { kind: 'pick', unit: id }), { kind: 'to', hex: to })

describe('10 stacking', () => {
  it('10.1 a brigade counts as much as a division', () => {
    expect(together('1944', 'de-gen-1', 'de-gen-2', 'de-297-inf')).toBeNull()
    expect(together('1944', 'de-gen-1', 'de-gen-2', 'de-gen-3', 'de-gen-4')).toBe('10.3.A')
  })

  it('10.2 any number may pass through a full hex, but none may stop', () => {
    const at = { '2314': ['de-173-inf'], '2315': ['de-gen-1', 'de-gen-2', 'de-gen-3'] }
    expect(stop({ turn: 'axis', at }, 'de-173-inf', '2314', '2315')).toEqual(['10.3.A'])
    expect(stop({ turn: 'axis', at }, 'de-173-inf', '2314', '2216')).toEqual([])
  })

  it('10.3.A three Axis units to a hex', () => {
    expect(together('1944', 'de-gen-1', 'cro-1', 'ss-7-mtn')).toBeNull()
    expect(together('1944', 'de-gen-1', 'cro-1', 'ss-7-mtn', 'bg-7-inf')).toBe('10.3.A')
  })

  it('10.3.B three Allied units and one corps support', () => {
    expect(together('1944', 'uk-5-inf', 'uk-50-inf', 'uk-33-inf', 'uk-12-art')).toBeNull()
    expect(together('1944', 'uk-5-inf', 'uk-50-inf', 'uk-33-inf', 'uk-42-inf')).toBe('10.3.B')
    expect(together('1944', 'uk-5-inf', 'uk-12-art', 'uk-14-art')).toBe('10.3.B')
  })

  it('10.4, 8.3.B4 an overstack from a loaded position is reduced by its owner, for good', () => {
    const at = { '1610': ['de-gen-1', 'de-gen-2', 'de-gen-3', 'de-173-inf'] }
    const s = position({ turn: 'axis', at })
    const [turn, command] = s.frames
    const loaded = engine.carryOn({ ...s, frames: [turn, { ...command, entered: false }] }).state
    expect([owed(loaded), owedBy(loaded)]).toEqual(['overstack', 'axis'])
    expect(offered(loaded, 'remove').length).toBe(4)
    const settled = play(loaded, { kind: 'remove', unit: 'de-gen-2' })
    expect([where(settled, 'de-gen-2'), owed(settled)]).toEqual(['dead permanent', 'command'])
  })

  it('10.4, 7.3.A whoever is removed while he is under way is in hand no more', () => {
    const s = position({ turn: 'axis', at: { '1610': ['de-gen-1', 'de-gen-2', 'de-gen-3', 'de-173-inf'] } })
    const [turn, command] = s.frames
    const hand = ['de-gen-1', 'de-gen-2'].map(id => ({ unit: unit(id), left: 3 }))
    const ordered = { ...command, local: { ...NOBODY_ORDERED, from: hex('1610'), hand } }
    const asked = { step: 'overstack', side: AXIS, args: { hex: hex('1610') }, local: null, asker: 1, entered: true }
    const settled = play({ ...s, frames: [turn, ordered, asked] }, { kind: 'remove', unit: 'de-gen-2' })
    expect(frames.owed(settled, 'command')?.local.hand).toEqual(hand.slice(0, 1))
    expect(offered(settled, 'to').length).toBeGreaterThan(0)
    expect(audit(settled)).toEqual([])
  })

  it('10.6.A, 13.5.8 Americans stack with Americans only; the others of the West mix', () => {
    expect(together('1944', 'us-3-inf', 'us-rgr')).toBeNull()
    expect(together('1944', 'us-3-inf', 'uk-5-inf')).toBe('10.6.A')
    expect(together('1944', 'us-3-inf', 'par-01')).toBe('10.6.A')
    expect(together('1944', 'uk-5-inf', 'cdn-1-inf', 'pol-7-inf')).toBeNull()
    const at = { '1732': ['us-3-inf'], '1733': ['uk-5-inf'] }
    expect(stop({ at }, 'us-3-inf', '1732', '1733')).toEqual(['10.6.A'])
  })

  it('10.6.B, S45.4 Partisans keep to themselves until 1945, when they join Bulgarians and Soviets', () => {
    expect(together('1943', 'par-01', 'uk-5-inf')).toBe('10.6.B')
    expect(together('1944', 'par-01', 'uk-5-inf')).toBe('10.6.B')
    expect(together('1945', 'par-01', 'bg-7-inf', 'su-73-inf')).toBeNull()
    expect(together('1945', 'par-01', 'uk-5-inf')).toBe('10.6.B')
    expect(together('1945', 'su-73-inf', 'uk-5-inf')).toBe('10.6.B')
  })

  it('S45.4, 13.5.9 Partisans, Bulgarians and Soviets attack together', () => {
    const s = position({
      scenario: '1945',
      at: { '2314': ['par-01', 'su-73-inf', 'bg-22-bde'], '2315': ['de-297-inf'] },
    })
    const planning = play(s, { kind: 'attack', hex: '2314' }, { kind: 'target', hex: '2315' })
    expect(planning.frames.at(-1)?.local).toMatchObject({
      joined: [unit('su-73-inf'), unit('bg-22-bde'), unit('par-01')],
    })
  })

  it('10.6.C, S44.5 Chetniks and Greek guerrillas never stack with others', () => {
    expect(together('1943', 'che-1', 'che-2')).toBeNull()
    expect(together('1943', 'che-1', 'de-297-inf')).toBe('10.6.C')
    expect(together('1944', 'gkp-1', 'uk-5-inf')).toBe('10.6.C')
    expect(together('1944', 'gkp-1', 'par-01')).not.toBeNull()
  })

  it('10.6.D all Axis nations mix', () => {
    expect(together('1944', 'de-297-inf', 'bg-7-inf', 'cro-1')).toBeNull()
    expect(together('1943', 'de-297-inf', 'it-13-inf')).toBeNull()
  })

  it('10.7 markers take no room', () => {
    const at = { '1738': ['uk-5-inf', 'uk-50-inf', 'uk-33-inf'] }
    const s = position({ at, markers: [{ hex: '1738' }], improved: ['1737'], naval: '1738' })
    expect(engine.game.audit(s)).toEqual([])
  })

  it('S43.7, 10.6.C Chetniks left among Germans by the die stay, count toward no limit and may not concentrate', () => {
    const s = position({
      scenario: '1943',
      turn: 'axis',
      at: { '1920': ['de-gen-1', 'de-gen-2', 'de-gen-3', 'che-1'] },
      dispersed: ['che-1'],
      own: { chetniks: 1 },
    })
    expect(engine.game.audit(s)).toEqual([])
  })
})
