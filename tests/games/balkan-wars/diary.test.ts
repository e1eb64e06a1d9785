import { describe, expect, it } from 'vitest'
import { balkanWars } from '../../../src/games/balkan-wars'
import { book } from '../../../src/games/balkan-wars/log-book'
import { grid } from '../../../src/games/balkan-wars/map/geography'
import { hex, names, unit } from './positions'

type Facts = { readonly [fact: string]: unknown }

const entry = (kind: string, facts: Facts, rule: string) => ({ kind, facts, rule, turn: 3 }) as never

/** A sentence as it reads, units by their counters and hexes by their numbers. */
const told = (kind: string, facts: Facts, rule = ''): string =>
  balkanWars
    .tell(entry(kind, facts, rule))
    .map(part =>
      typeof part === 'string'
        ? part
        : 'hex' in part
          ? grid.numbers[part.hex]
          : 'unit' in part
            ? names([part.unit]).join()
            : '',
    )
    .join('')

const counted = (kind: string, facts: Facts, rule = ''): readonly string[] => book.milestones(entry(kind, facts, rule))

const [at, to] = [hex('2720'), hex('2621')]
const one = unit('bul-inf-1-1')
const two = [one, unit('bul-inf-1-2')]
const hq = unit('bul-hq-1')
const fleet = unit('bri-fleet')

const SENTENCES: readonly [string, Facts, string][] = [
  ['turn', { turn: 3, date: 'Oct III 1912' }, 'Turn 3, Oct III 1912'],
  ['weather', { die: null, weather: 'thaw' }, 'April: thaw.'],
  ['weather', { die: 4, weather: 'rain' }, 'Weather: rain.'],
  ['event', { roll: 15, title: 'Disease', says: 'both' }, '15 Disease: both.'],
  ['noEvent', { event: 'rumania' }, 'Nothing came of it.'],
  ['morale', { country: 'Serbia', from: 7, to: 6, why: 'Skopje lost' }, 'Serbia: Morale 7 to 6, Skopje lost.'],
  ['armisticeFlag', { country: 'Greece', lifted: true }, 'Greece takes up arms again.'],
  ['armisticeFlag', { country: 'Greece', lifted: false }, 'Greece will not attack until it is attacked.'],
  ['powerAllied', { power: 'Italy', side: null, from: 1 }, 'Italy became neutral.'],
  ['powerAllied', { power: 'Italy', side: 0, from: null }, 'Italy took sides.'],
  ['powerCommitted', { power: 'Britain', points: 5 }, 'The forces of Britain came into play, for 5 victory points.'],
  ['redeployed', { unit: one, hex: at }, 'bul-inf-1-1 appeared in 2720.'],
  ['offered', { give: two, take: [hq] }, 'Prisoners were offered: 2 for 1.'],
  ['exchanged', { accepted: true, units: two }, 'Prisoners were exchanged: bul-inf-1-1, bul-inf-1-2.'],
  ['exchanged', { accepted: false, units: two }, 'The offer was refused.'],
  ['returned', { unit: one, hex: null }, 'bul-inf-1-1 found no place to return to.'],
  ['returned', { unit: one, hex: at }, 'bul-inf-1-1 returned to 2720.'],
  ['conflict', { forced: true }, 'The powers confront each other.'],
  ['conflict', { forced: false }, 'A Diplomatic Conflict was declared.'],
  [
    'conflictResult',
    { committed: [3, 5], totals: [7, 6], result: 'A' },
    'Diplomatic Conflict: 3 committed against 5, with the dice 7 against 6: the powers impose an armistice.',
  ],
  ['mobilized', { unit: one, hex: at }, 'bul-inf-1-1 was raised in 2720.'],
  ['mobilized', { unit: one, hex: null }, 'bul-inf-1-1 was raised in the Display.'],
  ['mobilized', { hex: at }, 'a unit was raised in 2720.'],
  ['diseased', { unit: one, hex: at, lost: true }, 'bul-inf-1-1 in 2720 died of disease.'],
  ['diseased', { unit: one, hex: at, lost: false }, 'bul-inf-1-1 in 2720 fell ill.'],
  ['armistice', { accepted: true }, 'The armistice was accepted.'],
  ['armistice', { accepted: false }, 'The armistice was refused.'],
  ['landings', { won: true }, 'The League won at sea.'],
  ['landings', { won: false }, 'The Turks won at sea: no landings for now.'],
  ['captured', { hex: at, country: 'Ottoman Empire', by: ['Bulgaria', 'Serbia'] }, '2720 fell to Bulgaria and Serbia.'],
  ['captured', { hex: at, country: 'Ottoman Empire', by: [] }, '2720 fell to a Great Power.'],
  ['eliminated', { unit: one, to: 'pool' }, 'bul-inf-1-1 was eliminated.'],
  ['eliminated', { unit: one, to: 'gone' }, 'bul-inf-1-1 was lost for good.'],
  ['eliminated', { unit: fleet, to: 'track' }, 'bri-fleet was beaten and will be back in two turns.'],
  ['surrendered', { unit: one, hex: null, to: 'prisoner' }, 'bul-inf-1-1 surrendered.'],
  ['surrendered', { unit: one, hex: at, to: 'prisoner' }, 'bul-inf-1-1 surrendered in 2720.'],
  [
    'operation',
    { what: 'espionage', target: 'Serbia', agents: [2, 1], total: 5, result: 'S1' },
    'Secret operation, espionage against Serbia: 2 Agents against 1, 5: success.',
  ],
  [
    'intelligence',
    { unit: hq, hex: at, seen: true, betrayed: false },
    'bul-hq-1 looked for the enemy in 2720 and saw him.',
  ],
  [
    'intelligence',
    { unit: hq, hex: at, seen: false, betrayed: true },
    'bul-hq-1 looked for the enemy in 2720 and was betrayed.',
  ],
  ['intelligence', { unit: hq, hex: at, seen: false, betrayed: false }, 'bul-hq-1 looked for the enemy in 2720.'],
  ['looked', {}, 'The enemy looked at a stack.'],
  ['looked', { hex: at, units: two }, 'A look at 2720: bul-inf-1-1, bul-inf-1-2.'],
  ['ended', { points: [20, 25], level: 'Draw', why: 'so' }, 'The game is over, 20 to 25: a draw, so.'],
  ['ended', { points: [40, 12], level: 'Local', why: 'so' }, 'The game is over, 40 to 12: Local, so.'],
  [
    'moved',
    { units: two, count: 2, from: at, to, way: 'by rail', path: [] },
    'bul-inf-1-1, bul-inf-1-2 went by rail from 2720 to 2621.',
  ],
  [
    'moved',
    { units: undefined, count: 2, from: null, to, way: 'from Asia', path: [] },
    '2 units came from Asia to 2621.',
  ],
  ['moved', { units: undefined, count: 1, from: at, to, path: [] }, 'a unit went from 2720 to 2621.'],
  ['scouted', { unit: one, hex: at, seen: false }, 'bul-inf-1-1 scouted 2720 in vain.'],
  ['scouted', { unit: one, hex: at, seen: true }, 'bul-inf-1-1 scouted 2720 and saw who is there.'],
  ['displaced', { unit: one, from: at, to: null }, 'bul-inf-1-1 found no room beside 2720.'],
  ['displaced', { unit: one, from: at, to }, 'bul-inf-1-1 was crowded out of 2720 to 2621.'],
  ['fleetPlaced', { hex: null }, 'The Fleet withdrew.'],
  ['fleetPlaced', { hex: at }, 'The Fleet lay off 2720.'],
  [
    'battle',
    { hex: at, attackers: two, defenders: [hq] },
    'Attack on 2720: bul-inf-1-1, bul-inf-1-2 against bul-hq-1.',
  ],
  ['screened', { hex: at, escaped: true }, 'The cavalry in 2720 slipped away.'],
  ['screened', { hex: at, escaped: false }, 'The cavalry in 2720 could not get away.'],
  ['charged', { role: 'attack', units: [], shock: 0 }, 'The attackers did not charge.'],
  ['charged', { role: 'defend', units: [], shock: 0 }, 'The defenders did not charge.'],
  ['charged', { role: 'defend', units: [hq], shock: 4 }, 'bul-hq-1 charged, shock 4.'],
  ['moraleSpent', { countries: ['Serbia', 'Greece'] }, 'Serbia and Greece spent a Morale Point on the combat.'],
  ['result', { hex: at, column: '3/1', die: 4, total: 5, result: '-/S' }, 'Combat at 2720, 3/1, die 4 made 5: -/S.'],
  [
    'bombardment',
    { guns: [unit('bul-art-1')], hex: at, column: '4', total: 6, result: 'DD' },
    'bul-art-1 bombarded 2720, 4, 6: DD.',
  ],
  ['rally', { unit: one, rallied: true, point: false }, 'bul-inf-1-1 rallied.'],
  ['rally', { unit: one, rallied: false, point: true }, 'bul-inf-1-1 did not rally, with a Morale Point.'],
]

const COUNTS: readonly [string, Facts, readonly string[]][] = [
  ['weather', { die: null, weather: 'thaw' }, ['weather of April']],
  ['weather', { die: 3, weather: 'snow' }, ['weather snow lies on']],
  ['weather', { die: 4, weather: 'snow' }, ['weather snow']],
  ['morale', { from: 1, to: 0 }, ['Morale 0']],
  ['morale', { from: 9, to: 10 }, ['Morale 10']],
  ['morale', { from: 5, to: 6 }, []],
  ['powerAllied', { power: 'Italy', side: null, from: 1 }, ['Italy lost']],
  ['powerAllied', { power: 'Italy', side: 0, from: null }, ['Italy gained']],
  ['powerAllied', { power: 'Italy', side: 0, from: 1 }, ['Italy changed sides']],
  ['eliminated', { unit: unit('bul-art-1'), to: 'gone' }, ['eliminated to gone', 'artillery lost']],
  ['eliminated', { unit: one, to: 'pool' }, ['eliminated to pool']],
  ['eliminated', { unit: fleet, to: 'track' }, ['eliminated to track', 'Britain units lost']],
  ['captured', { hex: at, country: 'Ottoman Empire', by: [] }, ['city captured', 'Ottoman Empire loses a city']],
  [
    'captured',
    { hex: hex('3012'), country: 'Ottoman Empire', by: [] },
    ['city captured', 'Ottoman Empire loses a city', 'capital captured'],
  ],
  [
    'ended',
    { points: [-1, -2], winner: 0, level: 'Local', why: 'w' },
    ['ends: w', 'ends: Local side 0', 'ends: both negative'],
  ],
  [
    'ended',
    { points: [1, -2], winner: null, level: 'Draw', why: 'the last turn is over' },
    ['ends: after turn 3', 'ends: Draw'],
  ],
  ['battle', { attackers: [fleet], again: false }, ['Fleet attacks alone']],
  ['battle', { attackers: [fleet, one], again: true }, ['attacked again after a retreat', 'Fleet attacks with troops']],
  ['battle', { attackers: two, again: false }, []],
  ['demoralized', { unit: hq }, ['HQ Demoralized']],
  ['demoralized', { unit: fleet }, ['Fleet Demoralized']],
  ['demoralized', { unit: one }, []],
  ['charged', { role: 'attack', units: two }, ['charge by attacker']],
  ['charged', { role: 'defend', units: [] }, []],
  ['rally', { unit: hq, rallied: true }, ['rallied', 'HQ rallied']],
  ['rally', { unit: one, rallied: true }, ['rallied']],
  ['rally', { unit: hq, rallied: false }, []],
  ['bombardment', { defensive: true, result: 'NE' }, ['defensive bombardment NE']],
  ['bombardment', { defensive: false, result: 'FE' }, ['offensive bombardment FE']],
  // By road over a Mountain an Engineer leads nobody who could not go by himself.
  ['moved', { way: 'on foot', units: two, path: [hex('3012'), hex('3011')] }, ['Strait crossed']],
  ['moved', { way: 'by sea', units: two, path: [] }, ['moved by sea']],
]

describe('the war diary', () => {
  it.each(SENTENCES)('told: %s %o', (kind, facts, sentence) => {
    expect(told(kind, facts)).toBe(sentence)
  })

  it.each(COUNTS)('counted: %s %o', (kind, facts, milestones) => {
    expect(counted(kind, facts)).toEqual(milestones)
  })

  it('8.3.2, EV.22 what counts by its rule', () => {
    expect(counted('surrendered', { unit: one, to: 'prisoner' }, '8.3.2')).toEqual([
      'surrendered to prisoner',
      'surrendered in a zone of control',
    ])
    expect(counted('morale', { from: 2, to: 4 }, 'EV.22')).toEqual(['Young Turks gain'])
  })
})
