import { describe, expect, it } from 'vitest'
import { diffOf, mutantsOf, planted } from '../../../scripts/mutants/plant.mjs'

/** Each fault as the text it would leave, by its kind. */
const faults = (text: string): string[] =>
  mutantsOf('rule.ts', text).map(mutant => `${mutant.kind}: ${planted(text, mutant)}`)

const rule = (body: string): string => `const f = (s: State) => ${body}`
const faultsOf = (body: string): string[] => faults(rule(body)).map(each => each.replace(rule(''), ''))

describe('the faults of a rule', () => {
  it.each([
    ['s.steps < 2', 's.steps <= 2'],
    ['s.steps >= 2', 's.steps > 2'],
    ['s.side === 1', 's.side !== 1'],
  ])('a comparison is flipped: %s', (before, after) => {
    expect(faultsOf(before)).toContain(`comparison flipped: ${after}`)
  })

  it('a condition is negated, unless flipping its operator says the same', () => {
    expect(faultsOf('isLand(s) ? a : b')).toEqual(['condition negated: !(isLand(s)) ? a : b'])
    expect(faultsOf('a === b ? c : d')).toEqual(['comparison flipped: a !== b ? c : d'])
  })

  it('one operator of many is turned', () => {
    expect(faultsOf('(a || b) && c')).toEqual(['and for or: (a || b) || c', 'and for or: (a && b) && c'])
  })

  it('a refusal is removed', () => {
    expect(faultsOf("isFar && refusal('7.1', 'too far')")).toContain('refusal removed: isFar && false')
  })

  it('a constant is one more and one less, in a rule or with a name of its own', () => {
    expect(faultsOf('s.hexes + 2')).toEqual(['constant + 1: s.hexes + 3', 'constant - 1: s.hexes + 1'])
    expect(faults('const LIMIT = 0')).toEqual(['constant + 1: const LIMIT = 1', 'constant - 1: const LIMIT = (-1)'])
  })

  it('what is done is left out, or all of it by an early return', () => {
    expect(faultsOf('{ kill(s); s.turn = t }')).toEqual([
      'early return: { return; kill(s); s.turn = t }',
      'statement removed: { ; s.turn = t }',
      'statement removed: { kill(s); ; }',
    ])
  })

  it('what an answer does in one expression is left out', () => {
    expect(faults('const end = plain({ do: (s, f, go) => go.end(), label: s => nameOf(s) })')).toEqual([
      'statement removed: const end = plain({ do: (s, f, go) => {}, label: s => nameOf(s) })',
    ])
  })

  it('a function that gives something does not come back early', () => {
    expect(faultsOf('{ kill(s); return s }')).toEqual(['statement removed: { ; return s }'])
  })
})

describe('no fault is planted', () => {
  it.each([
    "const UNITS = [{ id: 'a', steps: 2 }, { id: 'b', steps: 1 }]",
    'type Size = 1 | 2',
    "import { a } from './a'",
    'const f = (s: { n: 1 }) => g(s as 2)',
    'const f = () => { throw new RangeError(text(1)) }',
  ])('in data, types and complaints to programmers: %s', text => {
    expect(faults(text)).toEqual([])
  })
})

describe('a fault is told', () => {
  const text = ['/** 11.3.1, R-24: who may go. */', 'const may = (s: S) =>', '  isLand(s) &&', '  s.n < 2'].join('\n')
  const flipped = mutantsOf('rule.ts', text).find(({ kind }) => kind === 'comparison flipped')

  it('with its line and the rule that stands nearest', () => {
    expect([flipped?.line, flipped?.rule]).toEqual([4, '11.3.1'])
  })

  it('with the lines that differ', () => {
    expect(flipped && diffOf(text, flipped)).toBe('-   s.n < 2\n+   s.n <= 2')
  })
})
