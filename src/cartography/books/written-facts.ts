import * as v from 'valibot'
import { readShared, readSharedJson } from './shared-files'

// What the books say of hexes, as the tests of the maps hold it against the maps: numbers and names, never sentences.

export const fourDigitNumbers = (text: string): string[] =>
  [...new Set(text.match(/(?<![\w.,])\d{4}(?!\d)/g) ?? [])].sort()

/** '14A:0712 and 0811', '15B:0610/0711' and '14A:1621-1625' name two hexes each, the last one also those between. */
export const sheetHexNumbers = (text: string): string[] =>
  [...text.matchAll(/(1[45][AB]):(\d{4})(?:( and | or |\/|-)(\d{4}))?/g)].flatMap(([, sheet, first = '', by, last]) => {
    const to = last === undefined ? Number(first) : Number(last)
    const steps = by === '-' ? to - Number(first) : 0
    const run = Array.from({ length: steps + 1 }, (_, i) => String(Number(first) + i).padStart(4, '0'))
    return [...new Set([...run, ...(last === undefined ? [] : [last])])].map(digits => `${sheet}:${digits}`)
  })

const rulebook = (game: string): string => readShared(`rulebooks/${game}.txt`)
const scenarios = (game: string): string => readShared(`games/${game}/scenarios.json`)

const anchorsSchema = v.object({
  anchors: v.array(v.object({ hex: v.string(), place: v.string(), lon: v.number(), lat: v.number() })),
})

const anchors = (game: string) => v.parse(anchorsSchema, readSharedJson(`games/${game}/atlas.json`))

const numbers = (game: string) => ({ numbers: fourDigitNumbers([rulebook(game), scenarios(game)].join('\n')) })

const partizanSidesSchema = v.object({
  railLinks: v.array(v.tuple([v.string(), v.string()])),
  riverSides: v.array(v.tuple([v.string(), v.string(), v.string()])),
  bridgedSides: v.array(v.tuple([v.string(), v.string()])),
})

const partizanFacts = (): object => ({
  ...numbers('partizan'),
  ...anchors('partizan'),
  targetNeeds: v.parse(v.record(v.string(), v.array(v.string())), readSharedJson('games/partizan/constraints.json')),
  ...v.parse(partizanSidesSchema, readSharedJson('games/partizan/atlas.json')),
})

function frontFacts(): object {
  const [text, orders] = [rulebook('balkan-front'), scenarios('balkan-front')]
  const inRulebook = sheetHexNumbers(text)
  const digits = new Set(inRulebook.map(number => number.slice(-4)))
  const setUpPlaces = [...orders.matchAll(/"place": "([^"]+)",\s+"hex": "([^"]+)"/g)].map(([, place, hex]) => ({
    place,
    hex,
  }))
  return {
    hexes: [...new Set([...inRulebook, ...sheetHexNumbers(orders)])].sort(),
    // 14A:3700 is a row, written like a hex
    otherNumbers: fourDigitNumbers(text).filter(number => !digits.has(number) || number === '3700'),
    setUpPlaces: [...new Map(setUpPlaces.map(pair => [JSON.stringify(pair), pair])).values()],
    ...anchors('balkan-front'),
  }
}

export const WRITTEN_FACTS: Readonly<Record<string, () => object>> = {
  'balkan-gambit': () => ({ ...numbers('balkan-gambit'), ...anchors('balkan-gambit') }),
  'operation-gertrud': () => ({ ...numbers('operation-gertrud'), ...anchors('operation-gertrud') }),
  partizan: partizanFacts,
  'balkan-wars': () => ({ ...numbers('balkan-wars'), ...anchors('balkan-wars') }),
  'balkan-front': frontFacts,
}
