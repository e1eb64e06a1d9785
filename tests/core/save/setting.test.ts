import { describe, expect, it } from 'vitest'
import type { Json } from '../../../src/core/json'
import { optionsOf, readSetting } from '../../../src/core/save/setting'
import { ambush } from '../../fixtures/ambush'

const read = (given: { scenario?: Json; options?: Json; charts?: Json }, game = ambush) =>
  readSetting(game, { scenario: given.scenario ?? 'ford', options: given.options, charts: given.charts })

const complaints = (...given: Parameters<typeof read>): string[] => {
  const found = read(...given)
  if (found.ok) throw new Error('expected a problem')
  return found.problems.map(each => `${each.path}: expected ${each.expected}, found ${each.found}`)
}

const chart = { 0: 'miss', 1: 'miss', 2: 'miss', 3: 'miss', 4: 'hit', 5: 'hit', 6: 'hit', 7: 'hit' }

describe('a setting', () => {
  it('takes every option that was left out as the game has it', () => {
    expect(read({})).toEqual({
      ok: true,
      value: { scenario: 'ford', options: { fog: true, length: 'short', 'own-dice': false }, charts: null },
    })
  })

  it('keeps what was chosen', () => {
    expect(read({ options: { length: 'long', fog: false, 'own-dice': true } })).toMatchObject({
      value: { options: { fog: false, length: 'long', 'own-dice': true } },
    })
  })

  it('has own dice as an option in every game', () => {
    expect(optionsOf(ambush).map(option => option.id)).toEqual(['fog', 'length', 'own-dice'])
  })

  it('names an unknown scenario and those there are', () => {
    expect(complaints({ scenario: 'swamp' })).toEqual(['scenario: expected one of ford, ridge, found "swamp"'])
  })

  it('names an unknown option and those there are', () => {
    expect(complaints({ options: { weather: true } })).toEqual([
      'options.weather: expected one of fog, length, own-dice, found "weather"',
    ])
  })

  it.each<[string, Json, string]>([
    ['a switch that is a word', { fog: 'yes' }, 'options.fog: expected true or false, found "yes"'],
    [
      'a word that is not offered',
      { length: 'endless' },
      'options.length: expected one of short, long, found "endless"',
    ],
    ['a word that is a switch', { length: true }, 'options.length: expected one of short, long, found true'],
    ['options that are a list', [], 'options: expected an object, found a list of 0'],
  ])('refuses %s', (_title, options, why) => {
    expect(complaints({ options })).toEqual([why])
  })

  it('refuses an option that this scenario does not offer, unless it is as usual', () => {
    expect(complaints({ scenario: 'ridge', options: { length: 'long' } })).toEqual([
      'options.length: expected short in this scenario, found "long"',
    ])
    expect(read({ scenario: 'ridge', options: { length: 'short' } }).ok).toBe(true)
  })

  it('reports everything that is wrong at once, but no more than anybody reads', () => {
    expect(complaints({ scenario: 'swamp', options: { fog: 1, weather: 2 }, charts: 3 })).toHaveLength(4)
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`o${i}`, 1]))
    expect(complaints({ options: many })).toHaveLength(20)
  })
})

describe('a chart pack', () => {
  it('replaces charts that may be replaced', () => {
    expect(read({ charts: { name: 'Mine', charts: { battle: chart } } })).toMatchObject({
      value: { charts: { name: 'Mine', charts: { battle: chart } } },
    })
  })

  it.each<[string, Json, string]>([
    ['that is no object', 7, 'charts: expected an object with name and charts, found 7'],
    ['without a name', { charts: {} }, 'charts: expected an object with name and charts, found an object'],
    ['without charts', { name: 'Mine' }, 'charts: expected an object with name and charts, found an object'],
    [
      'with an unknown chart',
      { name: 'Mine', charts: { weather: {} } },
      'charts.charts.weather: expected one of battle, found "weather"',
    ],
    [
      'with a chart that is nothing like it',
      { name: 'Mine', charts: { battle: 5 } },
      'charts.charts.battle: expected an object, found 5',
    ],
    [
      'with a bad entry',
      { name: 'Mine', charts: { battle: { ...chart, 4: 'explode' } } },
      'charts.charts.battle.4: expected one of backfire, miss, retreat, hit, found an object',
    ],
    [
      'with a name as long as a book',
      { name: 'M'.repeat(101), charts: { battle: chart } },
      `charts.name: expected a name of at most 100 characters, found "${'M'.repeat(56)}…`,
    ],
    [
      'with a chart as long as a book',
      { name: 'Mine', charts: { battle: { ...chart, 4: 'x'.repeat(100_000) } } },
      'charts.charts.battle: expected a chart of at most 100000 characters, found an object',
    ],
  ])('%s is refused', (_title, charts, why) => {
    expect(complaints({ charts })).toEqual([why])
  })

  it('cannot replace a chart of the rulebook', () => {
    const { problems: _, ...printed } = ambush.charts[0] ?? {
      id: '',
      title: '',
      source: 'rulebook',
      basis: '',
      data: null,
    }
    expect(
      complaints({ charts: { name: 'Mine', charts: { battle: chart } } }, { ...ambush, charts: [printed] }),
    ).toEqual(['charts.charts.battle: expected nothing: this game takes no charts, found "battle"'])
  })

  it('over which the test of a chart stumbles is refused', () => {
    const stumbling = {
      id: 'battle',
      title: 'Battle',
      source: 'reconstructed',
      basis: '',
      data: null,
      problems: () => {
        throw new Error('no rows')
      },
    } as const
    expect(complaints({ charts: { name: 'Mine', charts: { battle: 1 } } }, { ...ambush, charts: [stumbling] })).toEqual(
      ['charts.charts.battle: expected a chart like \'Battle\', found "no rows"'],
    )
  })
})
