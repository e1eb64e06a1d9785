import { describe, expect, it } from 'vitest'
import { engine, interdiction, play } from '../positions'

describe('13.7.3 interdiction says how likely it succeeds', () => {
  const at = { '2115': ['de-pz-5'], '1716': ['de-pz-11'] }
  const aimed = (pool: string[]) => [
    ...engine.choices(play(interdiction({ at, pool }), { kind: 'fly', unit: 'tr-cas-1' })),
  ]
  const targets = (pool: string[]) => aimed(pool).filter(({ action }) => action.kind === 'target')

  it('13.7.3 each stack by the ground it stands on: above 1 in clear, above 3 in mountain', () => {
    const chances = targets(['tr-cas-1']).map(({ chance }) => Math.round((chance ?? 0) * 6))
    expect(chances.sort()).toEqual([3, 5])
  })

  it('13.7.2 and who may answer, with what that comes to; nobody, where nobody can', () => {
    expect(targets(['tr-cas-1']).map(({ warn }) => warn)).toEqual([undefined, undefined])
    expect(targets(['tr-cas-1', 'de-cas-1'])[0]?.warn).toMatch(/^JG 27.* may answer and turns it back \d+ %$/)
  })
})
