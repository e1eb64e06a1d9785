import { describe, expect, it } from 'vitest'
import type { Json } from '../../../src/core/json'
import { openFile } from '../../../src/core/save/open-file'
import { describeProblem, problem, readShape } from '../../../src/core/save/problems'
import { dictionary, fields, whole } from '../../../src/core/save/shape'
import { bare, complaints, withPosition } from './written-by-hand'

const LONG = 'n'.repeat(100_000)
/** A line that a screen can show. */
const MOST = 1200

describe('what a refusal tells of a name as long as a book', () => {
  const shape = fields({ units: dictionary(fields({ steps: whole(0, 3) })) })
  const told = (given: Json) => {
    const read = readShape(shape, given, 'position')
    return read.ok ? [] : read.problems.map(describeProblem)
  }

  it('is its beginning, and the way on below it', () => {
    const [line = ''] = told({ units: { [LONG.slice(0, 3000)]: { steps: 9 } } })
    expect(line).toMatch(/^position\.units\.n+…\.steps: expected a whole number from 0 to 3, found 9$/)
    expect(line.length).toBeLessThan(MOST)
  })

  it('is its beginning where the name itself is wrong', () => {
    for (const line of [
      ...told({ units: {}, [LONG]: 1 }),
      ...told({ units: { [LONG]: { steps: 1 } } }),
      ...complaints({ ...bare, [LONG]: 1 }),
      ...complaints({ ...bare, options: { [LONG]: true } }),
      ...complaints({ ...bare, charts: { name: 'Mine', charts: { [LONG]: {} } } }),
      ...complaints(withPosition({ [LONG]: 1 })),
    ]) {
      expect(line).toContain('nnnn…')
      expect(line.length).toBeLessThan(MOST)
    }
  })

  it('is short where forty such names lie within each other', () => {
    let inner: Json = { constructor: 1 }
    for (let depth = 0; depth < 40; depth++) inner = { [`${depth}${LONG}`]: inner }
    const read = openFile(JSON.stringify({ ...bare, actions: inner }))
    const [only] = read.ok ? [] : read.problems
    expect(only?.path).toMatch(/^actions\.39n+….*…\.constructor$/)
    expect(only?.path.length).toBeLessThan(MOST)
  })

  it('is short where the file speaks in what was expected', () => {
    expect(problem('charts', `no ${LONG}`, 1).expected.length).toBeLessThan(MOST)
  })

  it('is whole where it is no longer than names are', () => {
    const path = `position.${'a'.repeat(40)}.units[12].steps`
    expect(problem(path, 'a number', 'x').path).toBe(path)
  })
})
