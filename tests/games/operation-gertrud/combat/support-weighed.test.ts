import { describe, expect, it } from 'vitest'
import { outlookOf } from '../../../../src/core/engine/outlook'
import type { Build } from '../positions'
import { attack, combat, engine, play } from '../positions'

const fought = (build: Build) => combat({ ...build, options: { 'every-question': false } })
const AT = { '2115': ['de-pz-5', 'de-pz-11'], '2116': ['tr-inf-1', 'tr-inf-2'] }

function weighed(s: ReturnType<typeof combat>) {
  const outlook = outlookOf(engine, s, 'table')
  if (outlook.is !== 'known') throw new Error(outlook.why)
  const of = (kind: string) => {
    const found = outlook.prospects.find(({ choice }) => choice.action.kind === kind)
    if (found === undefined) throw new Error(`'${kind}' is not weighed`)
    return found
  }
  return { fear: outlook.fear, of }
}

const sum = (outcomes: readonly { readonly chance: number }[]) => outcomes.reduce((all, { chance }) => all + chance, 0)

describe('13.0.1, 13.5 support is weighed with and without', () => {
  it('13.5 each answer names the column on which the die will be read', () => {
    const { of } = weighed(attack(fought({ at: AT, pool: ['de-cas-1'] }), '2116'))
    // 20 to 10 is 200%, combined arms none; a CAS shifts one to the right.
    expect(of('pass').ahead?.chart?.column).toBe('200-299')
    expect(of('commit').ahead?.chart?.column).toBe('300-399')
  })

  it('13.1 what the enemy may send is feared, and only then', () => {
    const alone = weighed(attack(fought({ at: AT, pool: ['de-cas-1'] }), '2116'))
    expect([alone.fear, alone.of('commit').feared]).toEqual([null, undefined])
    const { fear, of } = weighed(attack(fought({ at: AT, pool: ['de-cas-1', 'tr-cas-1'] }), '2116'))
    expect(fear).toBe('if they answer with Turkish 1st Air Brigade (PZL), the only one ready')
    for (const kind of ['commit', 'pass']) {
      expect(of(kind).feared).not.toEqual(of(kind).outcomes)
      expect(sum(of(kind).feared ?? [])).toBeCloseTo(1)
    }
  })

  it('13.1 the defender fears nothing of himself, and what he sends with the throw names no column before it', () => {
    const s = play(attack(fought({ at: AT, pool: ['de-cas-1', 'tr-cas-1'] }), '2116'), {
      kind: 'commit',
      unit: 'de-cas-1',
    })
    const { fear, of } = weighed(s)
    expect(fear).toBeNull()
    expect(of('commit').ahead).toBeNull()
    expect(of('pass').ahead?.chart?.column).toBe('300-399')
    expect(of('commit').choice.warn).toMatch(/^used for this turn; against JG 27 lost \d+ %, JG 27 \d+ %$/)
  })

  it('11.0.step9 DE and DR clear the hex, the others do not', () => {
    const { of } = weighed(attack(fought({ at: AT, pool: ['de-cas-1'] }), '2116'))
    const clearing = of('pass')
      .outcomes.filter(({ outcome }) => outcome.clears)
      .map(({ outcome }) => outcome.code)
    expect(clearing.every(code => code === 'DE' || code === 'DR')).toBe(true)
    expect(clearing).toContain('DR')
  })
})
