import { describe, expect, it } from 'vitest'
import { outlookOf } from '../../../../src/core/engine/outlook'
import { plannedAttack } from '../../../../src/games/balkan-gambit/combat/attack-step'
import { stepsLost } from '../../../../src/games/balkan-gambit/combat/battle-forecast'
import { type Gambit, stepsOf } from '../../../../src/games/balkan-gambit/state'
import { frames } from '../../../../src/games/balkan-gambit/steps'
import { attack, engine, play, position, volley } from '../positions'

const chances = (s: Gambit, kind: string): { [outcome: string]: number } => {
  const outlook = outlookOf(engine, s, 'table', { tries: 20_000 })
  if (outlook.is !== 'known') throw new Error(outlook.why)
  const found = outlook.prospects.find(each => each.choice.action.kind === kind)
  return Object.fromEntries(found?.outcomes.map(({ outcome, chance }) => [outcome.label, chance]) ?? [])
}

const steps = (count: number): string => `${count} ${count === 1 ? 'step' : 'steps'}`

/** What the forecast of the plan reckons, told as the battle would tell it. */
function reckoned(s: Gambit): { [outcome: string]: number } {
  const frame = frames.owed(s, 'attack')
  const battle = frame === null ? null : plannedAttack(s, frame)
  if (battle === null) throw new Error('no attack is planned')
  const found: { [outcome: string]: number } = {}
  for (const { value, chance } of stepsLost(s, battle).outcomes) {
    const attackers = stepsOf(s, battle.attackers) - value.attacker
    const defenders = stepsOf(s, battle.defenders) - value.defender
    const kept = attackers === 0 ? 'no attacker is left' : `the attack keeps ${attackers}`
    const label =
      defenders === 0
        ? `the hex is cleared, ${steps(attackers)} left`
        : `the defenders hold with ${steps(defenders)}, ${kept}`
    found[label] = (found[label] ?? 0) + chance
  }
  return found
}

const planned = (attackers: readonly string[], defenders: readonly string[], own: Partial<Gambit> = {}) =>
  play(
    position({ at: { '1732': attackers, '1733': defenders }, markers: [{ hex: '1732' }], own: { tacUsed: 3, ...own } }),
    { kind: 'attack', hex: '1732' },
    { kind: 'target', hex: '1733' },
  )

describe('12.2 the outlook of a battle', () => {
  it.each<[string, Gambit]>([
    ['one division against another', planned(['uk-5-inf'], ['de-297-inf'])],
    ['two divisions against brigades', planned(['uk-5-inf', 'uk-50-inf'], ['de-gen-1', 'de-gen-2'])],
    ['a barrage before the attack', planned(['uk-5-inf', 'uk-50-inf', 'uk-12-art'], ['de-297-inf'])],
    ['out of supply', planned(['uk-5-inf'], ['de-297-inf', 'de-gen-1'], { markers: [] })],
  ])('the real stages and the reckoning of the plan agree: %s', (_what, s) => {
    const real = chances(s, 'launch')
    const expected = reckoned(s)
    expect(Object.keys(real).sort()).toEqual(Object.keys(expected).sort())
    for (const [label, chance] of Object.entries(expected)) expect(real[label]).toBeCloseTo(chance, 10)
  })

  it('13.3 a TAC makes a breakthrough likelier, and it is seen before it is spent', () => {
    const asked = play(planned(['uk-5-inf'], ['de-gen-1'], { tacUsed: 2 }), 'launch')
    const cleared = (kind: string) =>
      Object.entries(chances(asked, kind)).reduce(
        (sum, [label, chance]) => sum + (label.startsWith('the hex is cleared') ? chance : 0),
        0,
      )
    expect(cleared('commit')).toBeGreaterThan(cleared('keep'))
  })

  it('12.2.4.1 pressing on is weighed against breaking off, which brings back a step and leaves the defenders as they are', () => {
    const british = position({
      at: { '1732': ['uk-5-inf'], '1733': ['de-297-inf'] },
      markers: [{ hex: '1732' }],
      own: { tacUsed: 3 },
    })
    const asked = volley(attack(british, '1732', '1733'), 'uk-5-inf', 1, 10)
    expect(chances(asked, 'restore')).toEqual({ 'the defenders hold with 2 steps, the attack keeps 2': 1 })
    // One step is left, and its single shot hits on 3 in rough ground (12.12, 2.7.1).
    expect(chances(asked, 'press')).toEqual({
      'the defenders hold with 2 steps, the attack keeps 1': expect.closeTo(0.7, 10),
      'the defenders hold with 1 step, the attack keeps 1': expect.closeTo(0.3, 10),
    })
  })

  it('12.2.6.1 standing is weighed against a retreat, which brings back a step and gives up the hex', () => {
    const british = position({
      at: { '1732': ['uk-5-inf'], '1733': ['de-297-inf'] },
      markers: [{ hex: '1732' }],
      own: { tacUsed: 3 },
    })
    const missed = volley(attack(british, '1732', '1733'), 'uk-5-inf', 10, 10)
    const asked = volley(missed, 'de-297-inf', 1, 10)
    expect(frames.owed(asked, 'stand')).not.toBeNull()
    expect(chances(asked, 'stand')).toEqual({ 'the defenders hold with 1 step, the attack keeps 2': 1 })
    expect(chances(asked, 'restore')).toEqual({ 'the hex is cleared, 2 steps left; 2 steps got away': 1 })
  })

  it('12.15.3 a hunt is weighed die by die', () => {
    const s = position({ turn: 'axis', at: { '1733': ['par-01', 'de-118-lt'] }, dispersed: ['par-01'] })
    const hunting = play(s, { kind: 'attack', hex: '1733' }, { kind: 'hunt', hex: '1733' }, 'launch')
    expect(chances(hunting, 'strike')).toEqual({
      'no partisans are left': expect.closeTo(0.5, 10),
      '1 still hide there': expect.closeTo(0.5, 10),
    })
  })
})
