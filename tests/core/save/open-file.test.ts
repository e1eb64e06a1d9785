import { describe, expect, it } from 'vitest'
import { openFile } from '../../../src/core/save/open-file'

const complaint = (text: string, ...rest: [number?, Parameters<typeof openFile>[2]?]): string => {
  const opened = openFile(text, ...rest)
  if (opened.ok) throw new Error('expected a problem')
  expect(opened.problems).toHaveLength(1)
  const [only] = opened.problems
  return `${only?.path}: expected ${only?.expected}, found ${only?.found}`
}

const file = (own: object): string => JSON.stringify({ format: 'powderkeg/2', game: 'ambush', ...own })

describe('a text is opened', () => {
  it('when it is JSON of our format and names a game', () => {
    expect(openFile(file({ scenario: 'ford' }))).toEqual({
      ok: true,
      value: { game: 'ambush', content: { format: 'powderkeg/2', game: 'ambush', scenario: 'ford' } },
    })
  })

  it('when an editor began it with a byte order mark', () => {
    expect(openFile(`\uFEFF${file({ scenario: 'ford' })}`)).toEqual(openFile(file({ scenario: 'ford' })))
  })

  it('whichever game it names: whether there is such a game is asked later', () => {
    expect(openFile(file({ game: 'chess' }))).toMatchObject({ ok: true, value: { game: 'chess' } })
  })

  it('with nesting up to 64 levels', () => {
    const deep = (levels: number) =>
      `{"format":"powderkeg/1","game":"g","x":${'['.repeat(levels)}${']'.repeat(levels)}}`
    expect(openFile(deep(64)).ok).toBe(true)
    expect(complaint(deep(65))).toContain('expected nesting of at most 64 levels')
  })
})

describe('a text is refused', () => {
  it.each(['', ' ', 'hello', '{', '{"format":"powderkeg/1","game":"amb', '{"format":"powderkeg/1",}', 'undefined'])(
    'when it is no JSON: %j',
    text => {
      expect(complaint(text)).toContain(': expected JSON, found')
    },
  )

  it.each(['null', '5', '"powderkeg/1"', '[]', 'true'])('when it is %s instead of an object', text => {
    expect(complaint(text)).toContain(': expected an object')
  })

  it('when it has more than 20 MB', () => {
    expect(complaint(' '.repeat(20 * 1024 * 1024 + 1))).toBe(': expected a file of at most 20 MB, found "20.0 MB"')
  })

  it('when it has fewer characters than that but more bytes', () => {
    expect(complaint('€'.repeat(7 * 1024 * 1024))).toBe(': expected a file of at most 20 MB, found "21.0 MB"')
    expect(complaint('é'.repeat(7 * 1024 * 1024))).toContain('expected JSON')
  })

  it.each([
    undefined,
    null,
    1,
    'powderkeg',
    'powderkeg/',
    'powderkeg/0',
    'powderkeg/01',
    'powderkeg/1.0',
    'powderkeg/-1',
    'chess/1',
  ])('when its format is %j', format => {
    expect(complaint(file({ format }))).toContain('format: expected powderkeg/2, found')
  })

  it('when it comes from the future', () => {
    expect(complaint(file({ format: 'powderkeg/3' }))).toBe(
      'format: expected powderkeg/2 or older; this file comes from a newer Powderkeg, found "powderkeg/3"',
    )
  })

  it.each([undefined, null, 5, ['ambush']])('when its game is %j', game => {
    expect(complaint(file({ game }))).toContain("game: expected a game's id")
  })

  it('when it is a hundred thousand lists within each other', () => {
    expect(complaint('['.repeat(100_000) + ']'.repeat(100_000))).toContain('nesting of at most 64 levels')
    expect(complaint('{"a":'.repeat(100_000) + 1 + '}'.repeat(100_000))).toContain('nesting of at most 64 levels')
  })
})

describe('names that reach into the making of objects', () => {
  it.each(['__proto__', 'constructor', 'prototype'])('%s is refused at any depth, with its place', key => {
    const at = (inner: string) => `{"format":"powderkeg/1","game":"ambush",${inner}}`
    expect(complaint(at(`"${key}":{}`))).toBe(`${key}: expected no field of this name, found "${key}"`)
    expect(complaint(at(`"actions":[{},{"pick":{"a":{"${key}":1}}}]`))).toBe(
      `actions[1].pick.a.${key}: expected no field of this name, found "${key}"`,
    )
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })

  it('are fine as values', () => {
    expect(openFile(file({ scenario: '__proto__' })).ok).toBe(true)
  })
})

describe('an older format', () => {
  const rename = (content: { readonly [field: string]: unknown }) =>
    ({ ...content, step: `${String(content.step ?? '')}2` }) as never
  const again = (content: { readonly [field: string]: unknown }) =>
    ({ ...content, step: `${String(content.step ?? '')}3` }) as never

  it('is brought forward one format at a time', () => {
    const opened = openFile(file({ format: 'powderkeg/1' }), 3, { 1: rename, 2: again })
    expect(opened).toMatchObject({ ok: true, value: { content: { step: '23' } } })
  })

  it('begins with the format it is written in', () => {
    const opened = openFile(file({ format: 'powderkeg/2' }), 3, { 1: rename, 2: again })
    expect(opened).toMatchObject({ ok: true, value: { content: { step: '3' } } })
  })

  it('is refused when nothing brings it forward', () => {
    expect(complaint(file({ format: 'powderkeg/1' }), 3, { 2: again })).toBe(
      'format: expected powderkeg/3, found "powderkeg/1"',
    )
  })

  it('is refused when what brings it forward stumbles', () => {
    const stumble = () => {
      throw new Error('no units')
    }
    expect(complaint(file({ format: 'powderkeg/1' }), 2, { 1: stumble })).toBe(
      ': expected a file of format powderkeg/1, found "no units"',
    )
  })

  it('1 is brought forward as it is: its marks still say the truth', () => {
    const marks = [{ after: 1, sum: 'x' }]
    expect(openFile(file({ format: 'powderkeg/1', marks }))).toMatchObject({
      ok: true,
      value: { content: { format: 'powderkeg/2', marks } },
    })
  })

  it('is never what a file without a format is taken for', () => {
    expect(complaint(file({ format: null }), 1, { 0: rename })).toContain('format: expected powderkeg/1')
  })
})
