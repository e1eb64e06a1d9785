import { describe, expect, it } from 'vitest'
import { points, pointsOrDash } from '../../../../src/ui/screens/table/points'

describe('figures on the table', () => {
  it('points have a true minus sign, and nothing is a dash in a row', () => {
    expect([points(7), points(0), points(-10)]).toEqual(['7', '0', '−10'])
    expect([pointsOrDash(7), pointsOrDash(0), pointsOrDash(-10)]).toEqual(['7', '–', '−10'])
  })
})
