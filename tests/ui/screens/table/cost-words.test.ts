import { describe, expect, it } from 'vitest'
import { costWords } from '../../../../src/ui/screens/table/cost-words'
import { engine, replacement } from '../../../games/operation-gertrud/positions'

describe('what a choice costs', () => {
  it('is movement points unless it says otherwise, and one step or several', () => {
    expect(costWords({ cost: 3 })).toBe('3 MP')
    expect(costWords({ cost: 1, costIn: 'CP' })).toBe('1 CP')
    expect(costWords({ cost: 1, costIn: 'step' })).toBe('1 step')
    expect(costWords({ cost: 2, costIn: 'step' })).toBe('2 steps')
    expect(costWords({})).toBe('')
  })

  it('is counted in steps where Operation Gertrud replaces losses', () => {
    const s = replacement({ dead: ['de-inf-73'], at: { '2806': ['de-inf-79'] }, reduced: ['de-inf-79'] })
    const costs = new Set([...engine.choices(s)].map(costWords).filter(Boolean))
    expect([...costs].sort()).toEqual(['1 step', '2 steps'])
  })
})
