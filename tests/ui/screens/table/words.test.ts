import { describe, expect, it } from 'vitest'
import { points, pointsOrDash } from '../../../../src/ui/screens/table/points'
import { ruleNumber } from '../../../../src/ui/screens/table/rule-number'

describe('figures on the table', () => {
  it('points have a true minus sign, and nothing is a dash in a row', () => {
    expect([points(7), points(0), points(-10)]).toEqual(['7', '0', '−10'])
    expect([pointsOrDash(7), pointsOrDash(0), pointsOrDash(-10)]).toEqual(['7', '–', '−10'])
  })

  it('the step of a rule is cited as the book has it', () => {
    expect(['11.0.step4.1', '11.0.step8', '17.1.8b'].map(ruleNumber)).toEqual([
      '11.0 step 4.1',
      '11.0 step 8',
      '17.1.8b',
    ])
  })
})
