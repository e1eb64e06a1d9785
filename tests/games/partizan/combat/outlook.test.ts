import { describe, expect, it } from 'vitest'
import { outlookOf, type Prospect } from '../../../../src/core/engine/outlook'
import type { ForecastResult } from '../../../../src/core/engine/step'
import type { Partizan } from '../../../../src/games/partizan/state'
import { attack, combatPhase, engine, owed, play, unit } from '../positions'

const at = { 2815: ['ge-714', 'ge-342'], 2816: ['pa-4kr', 'pa-5kr'] }
const declared = (initiative: number, caches: readonly number[] = []): Partizan =>
  attack(combatPhase({ side: 'axis', at, caches }), '2816', ['ge-714', 'ge-342'], initiative)

const prospects = (s: Partizan, viewer: 0 | 1 | 'table'): readonly Prospect[] => {
  const outlook = outlookOf(engine, s, viewer)
  if (outlook.is !== 'known') throw new Error(outlook.why)
  return outlook.prospects
}
const chances = (found: Prospect | undefined) =>
  Object.fromEntries((found?.outcomes ?? []).map(({ outcome, chance }) => [outcome.code ?? outcome.label, chance]))
const printed = (results: readonly ForecastResult[] | undefined) =>
  Object.fromEntries((results ?? []).map(({ code, chance }) => [code, chance]))
const of = (all: readonly Prospect[], kind: string, pick?: string) =>
  all.find(({ choice: { action } }) => action.kind === kind && (pick === undefined || action.pick === pick))

describe('the outlook of a combat', () => {
  it('11.6.3 gives for each table the chances that the forecast gives', () => {
    const s = declared(6)
    expect(owed(s)).toBe('plan')
    const forecast = engine.forecast(s)
    for (const viewer of [0, 1, 'table'] as const) {
      const all = prospects(s, viewer)
      expect(chances(of(all, 'fight'))).toEqual(printed(forecast?.results))
      expect(chances(of(all, 'table', 'closeCombat'))).toEqual(printed(forecast?.otherwise?.results))
    }
  })

  it('11.7.1 shows what a bomber is worth before it is sent', () => {
    const s = declared(6)
    const sent = play(s, { kind: 'support', pick: 'axis-bomber' })
    expect(chances(of(prospects(s, 1), 'support', 'axis-bomber'))).toEqual(printed(engine.forecast(sent)?.results))
    expect(printed(engine.forecast(sent)?.results)).not.toEqual(printed(engine.forecast(s)?.results))
  })

  it('11.5.1 shows what a weapons cache is worth before it is given', () => {
    const s = declared(4, [3])
    expect(owed(s)).toBe('chits')
    const given = play(s, { kind: 'give', unit: 'pa-4kr', pick: 3 })
    const kept = play(s, 'done')
    expect(chances(of(prospects(s, 0), 'done'))).toEqual(printed(engine.forecast(kept)?.results))
    const give = prospects(s, 0).find(({ choice }) => choice.action.unit === unit('pa-4kr'))
    expect(chances(give)).toEqual(printed(engine.forecast(given)?.results))
  })

  it('12.1 weighs standing against slipping away', () => {
    const alone = attack(
      combatPhase({ side: 'axis', at: { 2815: ['ge-714'], 2816: ['pa-4kr'] } }),
      '2816',
      ['ge-714'],
      1,
    )
    const stays = of(prospects(alone, 0), 'done')
    expect(chances(stays)).toEqual(printed(engine.forecast(play(alone, 'done'))?.results))
    const picked = play(alone, { kind: 'pick', unit: 'pa-4kr' })
    expect(chances(of(prospects(picked, 0), 'to'))).toEqual({ 'the defenders retreat, and there is no combat': 1 })
  })

  it('R-54 gives none before the declaration where defenders lie face down', () => {
    const s = play(combatPhase({ side: 'axis', at }), { kind: 'target', hex: '2816' })
    expect(outlookOf(engine, s, 1).is).toBe('unknown')
    const open = play(combatPhase({ side: 'axis', at, options: { openPartisans: true } }), {
      kind: 'target',
      hex: '2816',
    })
    const outlook = prospects(open, 1)
    const launched = of(outlook, 'launch')?.outcomes ?? []
    expect(launched.length).toBeGreaterThan(2)
    expect(launched.reduce((sum, each) => sum + each.chance, 0)).toBeCloseTo(1)
  })
})
