import { beforeAll, describe, expect, it } from 'vitest'
import { REPOSITORY } from '../cli/command-line'
import { mutated, mutations, spoilings, spoilt } from './mutate'
import { type RecordedMoment, recordedMoments } from './recorded-moments'

const FEW =
  /^(balkan-gambit\/(1943-third-turn|1945-draw)|operation-gertrud\/early-1941-first-turn|partizan\/draw)\.json$/

let moments: readonly RecordedMoment[] = []
beforeAll(async () => {
  moments = await recordedMoments(REPOSITORY, name => FEW.test(name), 70)
})

describe('recorded moments', () => {
  it('come from every game, and each is a file of its own', () => {
    expect(new Set(moments.map(each => each.game))).toEqual(new Set(['balkan-gambit', 'operation-gertrud', 'partizan']))
    expect(new Set(moments.map(each => each.text())).size).toBe(moments.length)
  })
})

describe('mutated saves', () => {
  it('are the same for the same seed, and others for another', () => {
    const few = [1, 2, 3, 4, 5, 6, 7, 8]
    expect(few.map(seed => mutated(moments, seed))).toEqual(few.map(seed => mutated(moments, seed)))
    expect(new Set(few.map(seed => mutated(moments, seed).text)).size).toBe(few.length)
  })

  it.each(Object.keys(mutations))('%s: changes the content of some save', name => {
    expect(changes({ content: [name], texts: [] })).toBe(true)
  })

  it.each(Object.keys(spoilings))('%s: changes the text of some save', name => {
    expect(changes({ content: [], texts: [name] })).toBe(true)
  })
})

/** Tried on moments of all games until one comes out changed. */
function changes(how: { readonly content: readonly string[]; readonly texts: readonly string[] }): boolean {
  return moments.toReversed().some((moment, seed) => {
    const { text } = spoilt(moments, moment, { seed, ...how })
    return how.content.length > 0 ? !isSameContent(text, moment.text()) : text !== moment.text()
  })
}

const isSameContent = (a: string, b: string): boolean => JSON.stringify(JSON.parse(a)) === JSON.stringify(JSON.parse(b))
