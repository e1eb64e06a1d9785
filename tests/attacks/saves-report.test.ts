import { describe, expect, it } from 'vitest'
import { type AttackLine, report } from './saves-report'

const line = (seed: number, more: Partial<AttackLine>): AttackLine => ({
  seed,
  game: 'partizan',
  from: 'partizan/draw.json after 1',
  by: ['flag turned'],
  outcome: 'refused',
  offence: null,
  seconds: 0.25,
  ...more,
})

describe('the report of mutated saves', () => {
  it('counts in all, by game and by kind of mutation; a file with two kinds counts in both', () => {
    const told = report([
      line(1, {}),
      line(2, { outcome: 'whole', by: ['flag turned', 'marks gone'] }),
      line(3, { game: 'balkan-gambit', outcome: 'parted', by: ['bit flipped'], isKnown: true }),
    ])
    expect(told).toContain('3 files: 1 refused, 1 opened whole, 1 opened parted; 1 of them opened as a game')
    expect(told).toContain('  partizan: 2 files, 1 refused, 1 opened whole, 0 opened parted, 0 offenders')
    expect(told).toContain('  values: 2 files')
    expect(told).toContain('  history: 1 files')
    expect(told).toContain('  text: 1 files, 0 refused, 0 opened whole, 1 opened parted')
    expect(told).toContain('No offenders.')
  })

  it('names offences once, with the seeds that show them', () => {
    const told = report([line(4, { offence: 'draw: no words' }), line(9, { offence: 'draw: no words' })])
    expect(told).toContain('2 offenders:\n  2 x draw: no words\n    seed 4: ')
    expect(told).toContain('    seed 9: ')
  })
})
