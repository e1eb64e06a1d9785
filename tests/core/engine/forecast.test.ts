import { describe, expect, it } from 'vitest'
import { createEngine } from '../../../src/core/engine/engine'
import type { UnitId } from '../../../src/core/ids'
import { isObject } from '../../../src/core/json'
import { ambush } from '../../fixtures/ambush'
import { type Ambush, hexNamed, type Unit, units } from '../../fixtures/ambush/state'

const engine = createEngine(ambush)
const unit = (id: string) => units.find(id) as UnitId

/** The Chief attacks the First Post; the guards are asked for a flare. With own dice, so that each face can be tried. */
function underAttack(postHex: string, posture: 'bold' | 'wary'): Ambush {
  const options = { fog: true, length: 'short', 'own-dice': true }
  const { state } = engine.begin({ scenario: 'ford', options, charts: null }, 1)
  const place = (id: UnitId, each: Unit): Unit =>
    id === unit('r-chief')
      ? { ...each, at: { is: 'hex', hex: hexNamed('0202') } }
      : id === unit('g-first')
        ? { ...each, at: { is: 'hex', hex: hexNamed(postHex) } }
        : each
  const args = { attacker: unit('r-chief'), target: unit('g-first') }
  const frame = { side: 0, args: null, local: null, asker: -1, entered: true } as const
  return {
    ...state,
    postures: [posture, 'wary'],
    units: state.units.map((each, id) => place(id as UnitId, each)),
    frames: [
      { ...frame, step: 'turn', local: { next: 'second', first: 0 } },
      { ...frame, step: 'move', local: { picked: null }, asker: 0 },
      { ...frame, step: 'battle', args, local: { stage: 'flare', flare: false }, asker: 1 },
      { ...frame, step: 'flare', side: 1, args, asker: 2 },
    ],
  }
}

/** Every face of the die, played. */
const played = (s: Ambush): { [result: string]: number } => {
  const counts: { [result: string]: number } = {}
  for (let face = 1; face <= 6; face++) {
    const { log } = engine.apply(s, { kind: 'dark', dice: [face] })
    const facts = log.find(entry => entry.kind === 'result')?.facts
    const result = isObject(facts) ? String(facts.result) : 'no battle'
    counts[result] = (counts[result] ?? 0) + 1
  }
  return counts
}

const forecastOf = (s: Ambush) => Object.fromEntries((engine.forecast(s)?.results ?? []).map(r => [r.label, r.chance]))

describe('a forecast', () => {
  it('gives the exact chance of every result: die plus one for strength, by the chart', () => {
    // 3 against 2 in the open: 1+1 and 2+1 miss, 3+1 and 4+1 retreat, 5+1 and 6+1 hit.
    expect(forecastOf(underAttack('0303', 'wary'))).toEqual({ miss: 2 / 6, retreat: 2 / 6, hit: 2 / 6 })
  })

  it('counts the modifiers, each with its rule', () => {
    // Bold +1, woods -1, strength +1.
    const s = underAttack('0301', 'bold')
    expect(engine.forecast(s)?.modifiers).toEqual([
      { label: 'strengths', value: 1, rule: 'A.7' },
      { label: 'bold', value: 1, rule: 'A.2' },
      { label: 'woods', value: -1, rule: 'A.7' },
    ])
    expect(forecastOf(s)).toEqual({ miss: 2 / 6, retreat: 2 / 6, hit: 2 / 6 })
  })

  it.each([
    ['0303', 'bold'],
    ['0303', 'wary'],
    ['0301', 'wary'],
  ] as const)('agrees with playing every face of the die (in %s, %s)', (hex, posture) => {
    const s = underAttack(hex, posture)
    const counts = played(s)
    expect(forecastOf(s)).toEqual(Object.fromEntries(Object.entries(counts).map(([key, n]) => [key, n / 6])))
  })

  it('rolls nothing and changes nothing', () => {
    const s = underAttack('0303', 'bold')
    const before = structuredClone(s)
    engine.forecast(s)
    expect(s).toEqual(before)
  })

  it('is null for a step that has none to give', () => {
    expect(engine.forecast(engine.begin({ scenario: 'ford', options: {}, charts: null }, 1).state)).toBeNull()
  })
})
