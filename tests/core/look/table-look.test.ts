import { describe, expect, it } from 'vitest'
import { column, row } from '../../../src/core/look/chart-lines'
import { dateSpan, daysLater } from '../../../src/core/look/date-span'
import { signed } from '../../../src/core/look/signed'

describe('dates of turns', () => {
  it('go on over the ends of months and years', () => {
    expect(daysLater('1941-04-06', 7)).toBe('1941-04-13')
    expect(daysLater('1941-04-27', 6)).toBe('1941-05-03')
    expect(daysLater('1943-02-25', 4)).toBe('1943-03-01')
    expect(daysLater('1944-02-25', 4)).toBe('1944-02-29')
    expect(daysLater('1912-10-17', 100)).toBe('1913-01-25')
  })

  it('are told as shortly as they can be', () => {
    expect(dateSpan('1941-04-13', '1941-04-19')).toBe('13–19 April 1941')
    expect(dateSpan('1941-04-27', '1941-05-03')).toBe('27 April – 3 May 1941')
    expect(dateSpan('1941-12-28', '1942-01-03')).toBe('28 December 1941 – 3 January 1942')
    expect(dateSpan('1941-04-06', '1941-04-06')).toBe('6 April 1941')
  })
})

describe('lines of charts', () => {
  it('are words throughout', () => {
    expect(row('clear', 'clear', 1, '–')).toEqual({ id: 'clear', label: 'clear', cells: ['1', '–'] })
    expect([column('mp'), column('mp', 'MP')]).toEqual([
      { id: 'mp', label: 'mp' },
      { id: 'mp', label: 'MP' },
    ])
  })

  it('print modifiers with their sign', () => {
    expect([signed(2), signed(0), signed(-3)]).toEqual(['+2', '0', '−3'])
  })
})
