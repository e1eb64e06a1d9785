import { describe, expect, it } from 'vitest'
import type { Json } from '../../../src/core/json'
import { readShape } from '../../../src/core/save/problems'
import * as shape from '../../../src/core/save/shape'

type Letter = number & { readonly letter: true }

/** Capitals are a second spelling. */
const letters: shape.NameTable<Letter> = {
  what: 'a letter from a to c',
  names: ['a', 'b', 'c'],
  find(name) {
    const id = 'abc'.indexOf(name.toLowerCase())
    return name.length === 1 && id >= 0 ? (id as Letter) : null
  },
}

const place = shape.variant('is', { hex: { hex: shape.named(letters) }, box: { name: shape.text }, dead: {} })
const unit = shape.fields({ steps: shape.whole(0, 2), at: place, note: shape.withDefault(shape.text, () => 'none') })

/** Reads what was written, and writes what was read. */
function bothWays<T>(of: shape.Shape<T>, inside: T, outside: Json): void {
  expect(of.write(inside)).toEqual(outside)
  expect(readShape(of, outside, 'x')).toEqual({ ok: true, value: inside })
}

const complaints = <T>(of: shape.Shape<T>, given: unknown): string[] => {
  const read = readShape(of, given, 'x')
  if (read.ok) throw new Error('expected a problem')
  return read.problems.map(each => `${each.path}: expected ${each.expected}, found ${each.found}`)
}

describe('single values', () => {
  it.each<[string, shape.Shape<never>, Json, unknown, string]>([
    ['text', shape.text as never, 'word', 5, 'x: expected text, found 5'],
    ['a flag', shape.flag as never, true, 'true', 'x: expected true or false, found "true"'],
    ['nothing', shape.nothing as never, null, 0, 'x: expected null, found 0'],
    ['a whole number', shape.whole() as never, 3, 1.5, 'x: expected a whole number from 0, found 1.5'],
    [
      'a whole number within bounds',
      shape.whole(-1, 4) as never,
      -1,
      -2,
      'x: expected a whole number from -1 to 4, found -2',
    ],
    [
      'a number in halves',
      shape.halves(0, 5) as never,
      2.5,
      2.25,
      'x: expected a number from 0 to 5 in steps of one half, found 2.25',
    ],
    ['a word', shape.oneOf('red', 'blue') as never, 'red', 'green', 'x: expected one of red, blue, found "green"'],
    ['free JSON', shape.json as never, { any: [1, null] }, undefined, ''],
  ])('%s is read, written and refused with what was expected', (_title, of, good, bad, why) => {
    bothWays(of, good as never, good)
    if (why !== '') expect(complaints(of, bad)).toEqual([why])
  })

  it.each([5, -1, 1e300, Number.POSITIVE_INFINITY, Number.NaN, '3', null, undefined, [], {}])(
    'a whole number from 0 to 4 is not %j',
    given => {
      expect(complaints(shape.whole(0, 4), given)).toHaveLength(1)
    },
  )

  it.each([-0.5, 5.5, Number.POSITIVE_INFINITY, '1'])('a number in halves from 0 to 5 is not %j', given => {
    expect(complaints(shape.halves(0, 5), given)).toHaveLength(1)
  })

  it('a number too large to count exactly is no whole number', () => {
    expect(complaints(shape.whole(), 2 ** 53)).toHaveLength(1)
  })

  it('very long text is refused and shown short', () => {
    const [complaint] = complaints(shape.text, 'z'.repeat(4001))
    expect(complaint).toContain('text of at most 4000 characters')
    expect(complaint?.length).toBeLessThan(150)
  })
})

describe('named things', () => {
  const letter = shape.named(letters)

  it('are numbers inside and names in a file', () => bothWays(letter, 1 as Letter, 'b'))

  it('are found in every spelling the table knows, and written in the first', () => {
    expect(readShape(letter, 'B', 'x')).toEqual({ ok: true, value: 1 })
  })

  it.each(['d', '', 'toString', 1, null])('are refused when there is none called %j', given => {
    expect(complaints(letter, given)[0]).toContain('x: expected a letter from a to c')
  })

  it('of a simple table are found by their one name', () => {
    const table = shape.nameTable<Letter>('a side', ['left', 'right'])
    expect([table.find('left'), table.find('right'), table.find('up'), table.find('constructor')]).toEqual([
      0,
      1,
      null,
      null,
    ])
  })
})

describe('wrappers', () => {
  it('nullable lets null through both ways, and nothing else', () => {
    bothWays(shape.nullable(shape.named(letters)), null, null)
    bothWays(shape.nullable(shape.named(letters)), 2 as Letter, 'c')
    expect(complaints(shape.nullable(shape.flag), 'no')).toEqual(['x: expected true or false, found "no"'])
    expect(complaints(shape.nullable(shape.flag), undefined)).toHaveLength(1)
  })

  it('withDefault may be left out of a file but is always written', () => {
    const of = shape.fields({ letter: shape.withDefault(shape.named(letters), () => 1 as Letter) })
    expect(readShape(of, {}, 'x')).toEqual({ ok: true, value: { letter: 1 } })
    bothWays(of, { letter: 1 as Letter }, { letter: 'b' })
    expect(complaints(of, { letter: null })).toHaveLength(1)
  })

  it('satisfying adds a condition with its own words', () => {
    const even = shape.satisfying(shape.whole(), n => n % 2 === 0, 'an even number')
    bothWays(even, 4, 4)
    expect(complaints(even, 3)).toEqual(['x: expected an even number, found 3'])
    expect(complaints(even, 'three')).toEqual(['x: expected a whole number from 0, found "three"'])
  })
})

describe('lists', () => {
  it('hold items of one shape, and name the place of a bad one', () => {
    bothWays(shape.list(shape.named(letters)), [2, 0] as Letter[], ['c', 'a'])
    expect(complaints(shape.list(shape.flag), [true, 1, false, 2])).toEqual([
      'x[1]: expected true or false, found 1',
      'x[3]: expected true or false, found 2',
    ])
  })

  it('are refused when too long, without looking at the items', () => {
    expect(complaints(shape.list(shape.flag, 2), ['a', 'b', 'c'])).toEqual([
      'x: expected a list of at most 2, found a list of 3',
    ])
    expect(readShape(shape.list(shape.flag, 2), [true, true], 'x').ok).toBe(true)
  })

  it.each([{}, { length: 0 }, 'list', null])('are not %j', given => {
    expect(complaints(shape.list(shape.flag), given)[0]).toContain('x: expected a list')
  })

  it('in which nothing may stand twice are refused when something does, in whatever spelling', () => {
    const set = shape.distinct(shape.named(letters))
    bothWays(set, [2, 0] as Letter[], ['c', 'a'])
    expect(complaints(set, ['a', 'b', 'A'])).toEqual([
      'x: expected a list in which nothing stands twice, found a list of 3',
    ])
  })

  it('report no more problems than anybody reads', () => {
    expect(complaints(shape.list(shape.flag), Array(500).fill(1))).toHaveLength(20)
  })
})

describe('objects with fields', () => {
  it('are written in the order of their shape, with every default', () => {
    const inside = { note: 'hi', at: { is: 'hex', hex: 2 as Letter }, steps: 1 } as const
    expect(JSON.stringify(unit.write({ ...inside }))).toBe('{"steps":1,"at":{"is":"hex","hex":"c"},"note":"hi"}')
    expect(readShape(unit, { at: { is: 'dead' }, steps: 0 }, 'x')).toEqual({
      ok: true,
      value: { steps: 0, at: { is: 'dead' }, note: 'none' },
    })
  })

  it('name the path of every problem', () => {
    expect(complaints(shape.fields({ unit }), { unit: { steps: 9, at: { is: 'hex', hex: 'q' }, note: 4 } })).toEqual([
      'x.unit.steps: expected a whole number from 0 to 2, found 9',
      'x.unit.at.hex: expected a letter from a to c, found "q"',
      'x.unit.note: expected text, found 4',
    ])
  })

  it('refuse a field that is missing and one that is unknown', () => {
    expect(complaints(unit, { steps: 1 })).toEqual(['x.at: expected this field, which is missing, found nothing'])
    expect(complaints(unit, { steps: 1, at: { is: 'dead' }, colour: 'red' })).toEqual([
      'x.colour: expected no such field, found "red"',
    ])
  })

  it.each([null, 5, 'unit', true, []])('are not %j', given => {
    const lenient = shape.fields({ note: shape.withDefault(shape.text, () => '') })
    expect(complaints(lenient, given)[0]).toContain('x: expected an object')
  })
})

describe('variants', () => {
  it('are read and written by their kind', () => {
    bothWays(place, { is: 'hex', hex: 0 as Letter }, { is: 'hex', hex: 'a' })
    bothWays(place, { is: 'box', name: 'reserve' }, { is: 'box', name: 'reserve' })
    bothWays(place, { is: 'dead' }, { is: 'dead' })
  })

  it('refuse an unknown kind, a field of another kind and a missing one', () => {
    expect(complaints(place, { is: 'lost' })).toEqual(['x.is: expected one of hex, box, dead, found "lost"'])
    expect(complaints(place, { is: 'dead', hex: 'a' })).toEqual(['x.hex: expected no such field, found "a"'])
    expect(complaints(place, { is: 'box' })).toEqual(['x.name: expected this field, which is missing, found nothing'])
  })

  it.each([null, 'dead', [], {}])('are not %j', given => {
    expect(complaints(place, given)[0]).toContain('one of hex, box, dead')
  })
})

describe('dictionaries', () => {
  const of = shape.dictionary(shape.named(letters))

  it('have free keys, written in order', () => {
    bothWays(of, { zeal: 0 as Letter, army: 1 as Letter }, { zeal: 'a', army: 'b' })
    expect(JSON.stringify(of.write({ zeal: 0 as Letter, army: 1 as Letter }))).toBe('{"army":"b","zeal":"a"}')
  })

  it('name the key of a bad value', () => {
    expect(complaints(of, { army: 'q' })).toEqual(['x.army: expected a letter from a to c, found "q"'])
  })

  it.each([null, 5, [], ['a']])('are not %j', given => {
    expect(complaints(of, given)[0]).toContain('x: expected an object')
  })
})

describe('one value for each named thing', () => {
  const strict = shape.forEach(letters, shape.whole(0, 9))
  const lenient = shape.forEach(letters, shape.whole(0, 9), id => id)

  it('is a list inside and an object by name in a file', () => bothWays(strict, [7, 8, 9], { a: 7, b: 8, c: 9 }))

  it('takes the names in any order and any spelling', () => {
    expect(readShape(strict, { C: 9, a: 7, B: 8 }, 'x')).toEqual({ ok: true, value: [7, 8, 9] })
  })

  it('refuses an unknown name, a name given twice and one that is missing', () => {
    expect(complaints(strict, { a: 1, b: 2, c: 3, d: 4 })).toEqual(['x.d: expected a letter from a to c, found 4'])
    expect(complaints(strict, { a: 1, b: 2, c: 3, A: 4 })).toEqual(['x.A: expected each to be named once, found 4'])
    expect(complaints(strict, { a: 1, b: 2 })).toEqual(['x.c: expected this field, which is missing, found nothing'])
    expect(complaints(strict, { a: 1, b: 'two', c: 3 })).toEqual([
      'x.b: expected a whole number from 0 to 9, found "two"',
    ])
  })

  it('may leave out those that are as usual', () => {
    expect(readShape(lenient, { B: 8 }, 'x')).toEqual({ ok: true, value: [0, 8, 2] })
    expect(complaints(lenient, { q: 8 })).toHaveLength(1)
  })

  it.each([null, 5, [], [1, 2, 3]])('is not %j', given => {
    expect(complaints(lenient, given)[0]).toContain('x: expected an object')
  })
})

describe('values that mostly stay as they began', () => {
  const owner = shape.oneOf('red', 'blue', 'none')
  const bases = { spring: ['red', 'red', 'none'], autumn: ['blue', 'blue', 'blue'] } as const
  const owners = shape.differences(letters, owner, bases)

  it('are written as what differs, from the beginning that leaves least to write', () => {
    bothWays(owners, ['red', 'blue', 'none'], { from: 'spring', but: { b: 'blue' } })
    bothWays(owners, ['blue', 'blue', 'none'], { from: 'autumn', but: { c: 'none' } })
    bothWays(owners, ['none', 'blue', 'blue'], { from: 'autumn', but: { a: 'none' } })
  })

  it('that have not changed at all are the very list they began as', () => {
    expect(owners.write(bases.spring)).toEqual({ from: 'spring', but: {} })
    const read = readShape(owners, { from: 'spring', but: {} }, 'x')
    expect(read.ok && read.value).toBe(bases.spring)
  })

  it('complain with the place', () => {
    expect(complaints(owners, { from: 'winter', but: {} })).toEqual([
      'x.from: expected one of spring, autumn, found "winter"',
    ])
    expect(complaints(owners, { from: 'spring', but: { q: 'red' } })[0]).toBe(
      'x.but.q: expected a letter from a to c, found "red"',
    )
    expect(complaints(owners, { from: 'spring', but: { a: 'red', A: 'red' } })[0]).toContain('each to be named once')
    expect(complaints(owners, { from: 'spring', but: { a: 'green' } })[0]).toContain('x.but.a: expected one of red')
    expect(complaints(owners, { from: 'spring' })[0]).toContain('x.but: expected this field, which is missing')
    expect(complaints(owners, ['red', 'red', 'none'])[0]).toContain('x: expected an object')
  })

  it('of 2,546 hexes take no more room than what has changed', () => {
    const names = Array.from({ length: 2546 }, (_, at) => `h${at}`)
    const hexes = shape.nameTable<Letter>('a hex', names)
    const base = names.map((_, at): 'red' | 'blue' | 'none' => (at % 2 === 0 ? 'red' : 'blue'))
    const many = shape.differences(hexes, owner, { start: base })
    const now = base.with(7, 'none').with(1200, 'blue')
    expect(many.write(now)).toEqual({ from: 'start', but: { h7: 'none', h1200: 'blue' } })
    expect(readShape(many, many.write(now), 'x')).toEqual({ ok: true, value: now })
  })
})

describe('a set of named things', () => {
  const set = shape.setOf(letters)

  it('is a list of names in the order of the things, however it is given', () => {
    bothWays(set, [0, 2] as Letter[], ['a', 'c'])
    expect(set.write([2, 0] as Letter[])).toEqual(['a', 'c'])
    expect(readShape(set, ['C', 'a'], 'x')).toEqual({ ok: true, value: [0, 2] })
  })

  it('has nothing twice and nothing unknown', () => {
    expect(complaints(set, ['a', 'A'])[0]).toContain('nothing stands twice')
    expect(complaints(set, ['d'])).toEqual(['x[0]: expected a letter from a to c, found "d"'])
  })
})

describe('free JSON of bearable size', () => {
  const problemsOf = (value: Json) => {
    const found = readShape(shape.bounded, value, 'pick')
    return found.ok ? [] : found.problems.map(({ path }) => path)
  }

  it('may be anything that is not too much', () => {
    for (const value of [null, 7, 'text', [], { path: ['units'], value: { at: 3 } }, 'x'.repeat(4000)])
      expect(problemsOf(value)).toEqual([])
  })

  it('is refused with a text or with more values than anybody needs', () => {
    expect(problemsOf('x'.repeat(4001))).toEqual(['pick'])
    expect(problemsOf([{ ['k'.repeat(4001)]: 1 }])).toEqual(['pick'])
    expect(problemsOf(Array.from({ length: 20_000 }, () => 1))).toEqual(['pick'])
  })
})
