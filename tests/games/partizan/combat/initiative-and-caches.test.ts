import { describe, expect, it } from 'vitest'
import { strengthOf } from '../../../../src/games/partizan/combat/odds'
import { attack, combatPhase, factsOf, hex, owed, owedBy, pick, play, refusals, to, unit, units } from '../positions'

const axisPhase = (at: { [hex: string]: string[] }, more = {}) => combatPhase({ side: 'axis', at, ...more })

describe('11.4 initiative', () => {
  const at = (number: string, from: string, turn: number, die: number) => {
    const s = axisPhase({ [from]: ['ge-kg125'], [number]: ['pa-1pr'] }, { turn })
    return attack(s, number, ['ge-kg125'], die)
  }

  it('11.4.1 up to 4 the Partisans hold it, from 5 the Axis', () => {
    expect(owedBy(at('2816', '2815', 3, 4))).toBe('partisan')
    expect(owedBy(at('2816', '2815', 3, 5))).toBe('axis')
  })

  it('11.4.2 -1 on turns 1 and 2, +1 on turns 5 to 8, +1 in clear, -1 in mountains', () => {
    const rough = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(turn => at('2816', '2815', turn, 3).combat?.net)
    expect(rough).toEqual([2, 2, 3, 3, 4, 4, 4, 4, 3, 3])
    expect(at('2916', '2915', 3, 3).combat?.net).toBe(4)
    expect(at('2514', '2615', 3, 3).combat?.net).toBe(2)
  })

  it('11.4.3 on a net of 2 or less in an Axis attack the Partisans may go, and void it', () => {
    expect(owed(at('2816', '2815', 3, 2))).toBe('retreat')
    expect(owed(at('2816', '2815', 3, 3))).toBe('plan')
    const gone = play(at('2816', '2815', 3, 1), pick('pa-1pr'), to('2716'))
    expect([owed(gone), gone.combat?.result]).toEqual(['advance', null])
    const over = play(gone, 'done')
    expect([over.attacked, over.attackedHexes]).toEqual([units('ge-kg125'), [hex('2816')]])
  })

  it('11.4.4 its holder alone chooses the table', () => {
    const s = at('2816', '2815', 3, 4)
    expect([owed(s), owedBy(s)]).toEqual(['plan', 'partisan'])
    const chosen = play(s, { kind: 'table', pick: 'closeCombat' })
    expect(refusals(chosen, { kind: 'table', pick: 'closeCombat' })).toEqual(['11.4.4'])
    expect(refusals(chosen, { kind: 'table', pick: 'siege' })).toEqual(['11.4.4'])
    expect(factsOf(chosen, { kind: 'fight', dice: [4] }, 'result')).toMatchObject({ table: 'closeCombat' })
  })

  it('11.4.5 its holder alone has support', () => {
    expect(refusals(at('2816', '2815', 3, 5), { kind: 'support', pick: 'axis-bomber' })).toEqual([])
    expect(refusals(at('2816', '2815', 3, 4), { kind: 'support', pick: 'axis-bomber' })).toEqual(['11.4.5'])
    expect(refusals(at('2816', '2815', 3, 5), { kind: 'support', pick: 'zeppelin' })).toEqual(['11.4.5'])
  })

  it('R-47 the retreat question is put even when there is nowhere to go', () => {
    const ring = {
      2916: ['ge-342'],
      2817: ['ge-704'],
      2716: ['ge-717'],
      2715: ['ge-718'],
      2815: ['ge-kg125'],
      2915: ['ge-714'],
    }
    const s = attack(axisPhase({ ...ring, 2816: ['pa-1pr'] }), '2816', ['ge-kg125'], 1)
    expect([owed(s), refusals(s, pick('pa-1pr'))]).toEqual(['retreat', ['12.3.1']])
  })
})

describe('11.5 weapons caches', () => {
  const s = attack(
    axisPhase({ 2815: ['ge-kg125'], 2816: ['pa-4kr', 'pa-tito', 'al-sas2'] }, { caches: [1, 1, 2] }),
    '2816',
    ['ge-kg125'],
    5,
  )

  it('11.5.1 after the initiative, to Partisans in the combat, whoever holds it; never to Allies', () => {
    expect([owed(s), owedBy(s)]).toEqual(['chits', 'partisan'])
    expect(refusals(s, { kind: 'give', unit: 'al-sas2', pick: 1 })).toEqual(['11.5.1'])
    expect(refusals(s, { kind: 'give', unit: 'pa-5kr', pick: 1 })).toEqual(['11.5.1'])
    expect(refusals(s, { kind: 'give', unit: 'pa-4kr', pick: 3 })).toEqual(['11.5.1'])
    expect(refusals(s, { kind: 'give', unit: 'pa-4kr', pick: 2 })).toEqual([])
  })

  it('11.5.2 and R-22 it adds its number to attack and defence', () => {
    const given = play(s, { kind: 'give', unit: 'pa-4kr', pick: 2 })
    expect([strengthOf(given, unit('pa-4kr'), 'attack'), strengthOf(given, unit('pa-4kr'), 'defence')]).toEqual([4, 3])
  })

  it('11.5.3 one a unit, several units, Tito too', () => {
    const given = play(s, { kind: 'give', unit: 'pa-4kr', pick: 2 })
    expect(refusals(given, { kind: 'give', unit: 'pa-4kr', pick: 1 })).toEqual(['11.5.3'])
    const both = play(given, { kind: 'give', unit: 'pa-tito', pick: 1 })
    expect(both.chits.map(each => each.unit)).toEqual([unit('pa-tito'), null, unit('pa-4kr')])
    expect(owed(both)).toBe('plan')
  })

  it('11.5.4 it stays with the unit to the end of the turn', () => {
    const over = play(s, { kind: 'give', unit: 'pa-4kr', pick: 2 }, 'done', { kind: 'fight', dice: [1] })
    expect(strengthOf(over, unit('pa-4kr'), 'defence')).toBe(3)
  })
})
