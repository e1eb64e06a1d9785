import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { printedNumber, printedPlace, printedTip } from '../../src/core/engine/booklet'
import { balkanFront } from '../../src/games/balkan-front'
import { balkanGambit } from '../../src/games/balkan-gambit'
import { balkanWars } from '../../src/games/balkan-wars'
import { operationGertrud } from '../../src/games/operation-gertrud'
import { partizan } from '../../src/games/partizan'

const GAMES = [operationGertrud, balkanGambit, partizan, balkanWars, balkanFront] as const

/** Places that the booklets print without a number: pages of scenarios, supplements, a number that is left out. */
const UNNUMBERED = [
  /^supplement \d+$/,
  /^11\.2$/,
  /^set-up, all scenarios$/,
  /^(event|CRT|conflict table|mobilization costs|effects of being Demoralized|rally procedure|scenarios|MOVES 81)$/,
  /^(national identity chart|unit identifications|first war|second war|On to Belgrade!|Jihad)$/,
  /^(victory point chart|index)$/,
  /^194[345] (scenario|Italians|Chetniks|victory countries|CP adjustments|optional reinforcements)$/,
]

describe('rule numbers for owners of the booklets', () => {
  it.each(GAMES)('every id of $id ends on a printed number', game => {
    const { booklet, rules } = game
    const sections = booklet?.sections ?? {}
    const strays = Object.keys(rules)
      .map(id => printedPlace(booklet, id).section)
      .filter(section => !Object.hasOwn(sections, section) && !UNNUMBERED.some(name => name.test(section)))
    expect(strays).toEqual([])
    expect(Object.keys(rules).length).toBeGreaterThan(250)
  })

  it.each(GAMES)('no id of $id is shown with a part that is ours', game => {
    for (const id of Object.keys(game.rules))
      expect(printedNumber(game.booklet, id)).toMatch(
        game === balkanFront
          ? /^(\d+([A-I](\d[a-i]?)?)?|victory point chart [AB]|index)$/
          : /^(\d+\.\d+|19\.\d\.\d|194\d|\d+ [a-zD]|[a-zA-Z]{2,}[ ,\w!*-]*$)(?!\.)/,
      )
  })

  it.each([
    [operationGertrud, '13.7.1', '13.7'],
    [operationGertrud, '11.0.step6.1', '11.0 step 6'],
    [operationGertrud, '11.0.step9n', '11.0 step 9'],
    [operationGertrud, '11.0.step10.3', '11.0 step 10'],
    [operationGertrud, '5.1.1', '5.1 Administrative A'],
    [operationGertrud, '5.1.6', '5.1 German D'],
    [operationGertrud, '5.1.7d', '5.1 Allied D'],
    [operationGertrud, '5.1.8', '5.1 Allied E'],
    [operationGertrud, '17.1.6', '17.1'],
    [operationGertrud, '17.1.7a', '17.1'],
    [operationGertrud, '17.1.7', '17.1 İnönü'],
    [operationGertrud, '17.1.8b', '17.1 İnönü'],
    [operationGertrud, '17.1.13c', '17.1 Bosphorus'],
    [operationGertrud, '18.1.g5', '18.1 German 5'],
    [operationGertrud, '18.1.t4', '18.1 Turkish 4'],
    [operationGertrud, '18.5.s2', '18.5 Soviet 2'],
    [operationGertrud, '18.2.g0', '18.2 German set-up'],
    [operationGertrud, '18.2.r1', '18.2 reinforcements'],
    [operationGertrud, '18.2.p', '18.2 replacements'],
    [operationGertrud, '19.0.c', '19.0 c'],
    [operationGertrud, '19.0.3b', '19.0 Soviet set-up 2'],
    [operationGertrud, '19.0.2a', '19.0'],
    [operationGertrud, 'S43', 'supplement 43'],
    [balkanGambit, '12.10', '12.10'],
    [balkanGambit, '12.2.4.1', '12.2 step 4'],
    [balkanGambit, '12.2.0', '12.2'],
    [balkanGambit, '12.8.13', '12.8, point 13'],
    [balkanGambit, '11.3.2', '11.3, point 2'],
    [balkanGambit, '11.3.4', '11.3'],
    [balkanGambit, '7.8.B', '7.8 B'],
    [balkanGambit, '8.3.B2', '8.3 both players 2'],
    [balkanGambit, '8.3.X1', '8.3 Axis 1'],
    [balkanGambit, '5.2.III', '5.2 III'],
    [balkanGambit, 'SU.4', 'set-up, all scenarios'],
    [balkanGambit, 'S43.6.2', '1943 Italians'],
    [balkanGambit, 'S43.12', '1943 optional reinforcements'],
    [balkanGambit, 'S44.8', '1944 CP adjustments'],
    [balkanGambit, 'S45.2', '1945 scenario'],
    [balkanFront, '9.F.1.3', '9F1'],
    [balkanFront, '28.A.2.b.6', '28A2b'],
    [balkanFront, '6.3', '6'],
    [balkanFront, 'VP.A.4', 'victory point chart A'],
    [balkanWars, '3.G.1', '3 general'],
    [balkanWars, '2.D.4', '2 Diplomacy'],
    [balkanWars, '2.P.2', '2 player turn'],
    [balkanWars, '2.E', '2 end of turn'],
    [balkanWars, '5.3', '5.3'],
    [balkanWars, '6.3.10', '6.3'],
    [balkanWars, '12.G', '12 general'],
    [balkanWars, 'EV.23-25', 'event 23-25'],
    [balkanWars, 'CRT.D', 'CRT D'],
    [balkanWars, 'CRT.2', 'CRT'],
    [balkanWars, 'DCT.WW', 'conflict table WW'],
    [balkanWars, 'RLY.1', 'rally procedure'],
    [balkanWars, 'S1.SR4.2', 'first war special rule 4'],
    [balkanWars, 'S2.N.3', 'second war neutrals'],
    [balkanWars, 'S3.MOB', 'On to Belgrade! mobilization'],
    [balkanWars, 'S4.L', 'Jihad'],
    [balkanWars, 'M.WX.2c.1', 'MOVES 81 weather'],
    [balkanWars, 'M.SO.T', 'MOVES 81 secret operations'],
    [partizan, '9.5.9', '9.5'],
    [partizan, '19.2.0.1', '19.2'],
    [partizan, '19.2.2.1', '19.2.2'],
    [partizan, '19.1.3.2', '19.1.3'],
    [partizan, '19.3.1', '19.3.1'],
    [partizan, '15.6.1.1', '15.6'],
    [partizan, '5.1.6.1', '5.1 movement/combat'],
    [partizan, '5.2.8', '5.2 supply'],
  ] as const)('%#: an id is shown as the booklet prints it', (game, id, shown) => {
    expect(Object.hasOwn(game.rules, id)).toBe(true)
    expect(printedNumber(game.booklet, id)).toBe(shown)
  })

  it('the tip tells the number of the booklet and the statement of ours', () => {
    expect(printedTip(operationGertrud.booklet, '13.7.1')).toBe('13.7 in the booklet, statement 1 of our summary')
    expect(printedTip(operationGertrud.booklet, '10.4')).toBe('10.4 in the booklet')
  })

  it('a game without a booklet of its own is cut down to two parts', () => {
    expect(printedNumber(undefined, '7.B.1')).toBe('7.B')
    expect(printedNumber(undefined, '14')).toBe('14')
  })
})

/** How a ruling is named: 'R-13', in Balkan Wars as the game book counts them, after a comma or a colon. */
const citationIn = (game: string): RegExp =>
  game === 'balkan-wars' ? /(?:ruling: |, )'([A-F]\d+)'/g : /'(R-[A-Z\d]+)'/g

describe('rulings as players read them', () => {
  it.each(GAMES)('those of $id have one id each, and what they are about is printed', game => {
    const { rulings = [], booklet, options } = game
    expect(rulings.length).toBeGreaterThan(50)
    expect(new Set(rulings.map(({ id }) => id)).size).toBe(rulings.length)
    for (const { id, title, says, rules = [] } of rulings) {
      expect(
        [title, says].every(text => text.length > 1),
        id,
      ).toBe(true)
      for (const number of rules)
        expect(Object.hasOwn(booklet?.sections ?? {}, number) || number === '11.2', `${id} ${number}`).toBe(true)
    }
    for (const { id, ruling } of options.filter(({ group }) => group === 'reading'))
      expect(
        rulings.some(each => each.id === ruling),
        id,
      ).toBe(true)
  })

  it.each(GAMES)('every ruling that prompts, refusals and facts of $id rest on can be read', game => {
    const known = new Set((game.rulings ?? []).map(({ id }) => id))
    const cited = readdirSync(`src/games/${game.id}`, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.ts'))
      .flatMap(name => [...readFileSync(`src/games/${game.id}/${name}`, 'utf8').matchAll(citationIn(game.id))])
      .map(([, id]) => id as string)
    expect([...new Set(cited)].filter(id => !known.has(id))).toEqual([])
    // Balkan Wars has many rulings about the map and the set-up, which no prompt rests on.
    expect(cited.length).toBeGreaterThan(game === balkanWars ? 40 : known.size + 20)
  })

  it.each(GAMES)('a rule of $id is never called by the id of a ruling', game => {
    expect(Object.keys(game.rules).filter(id => id.startsWith('R-'))).toEqual([])
    expect(game.options.filter(({ rule }) => !Object.hasOwn(game.rules, rule) && rule !== '')).toEqual([])
  })
})
