import { type Roller, twoDice } from '../../../core/dice'
import { distribution } from '../../../core/distribution'
import type { Forecast, Modifier } from '../../../core/engine/step'
import type { HexId } from '../../../core/ids'
import { standingIn } from '../board'
import { objectivesOf, victoryModifiers } from '../charts'
import { casIds, landIds, landUnit } from '../forces/counters'
import { scenarioOf } from '../forces/scenarios'
import { hexNamed } from '../map/geography'
import { GERMAN, type Gertrud, isDead, nationOf, unitOf } from '../state'

/** 4.0, 19.0.4, R-45: objectives with German land units in them, or Soviet ones in the second game. */
export function objectivesHeld(s: Gertrud): HexId[] {
  const nation = s.duplicity ? 'Soviet' : 'German'
  return objectivesOf(s)
    .map(hexNamed)
    .filter(hex => standingIn(s, hex, GERMAN).some(id => nationOf(id) === nation))
}

/** 4.1; 19.0.c: none in the second game. */
export function victoryModifiersOf(s: Gertrud): Modifier[] {
  if (s.duplicity) return []
  const air = casIds.filter(id => nationOf(id) === 'German' && isDead(s, id)).length
  const isLost = (at: string) => at === 'dead' || at === 'gone'
  const armor = landIds.filter(
    id => nationOf(id) === 'German' && landUnit(id).type === 'armor' && isLost(unitOf(s, id).at.is),
  ).length
  return [
    { label: scenarioOf(s).title, value: scenarioOf(s).victoryModifier, rule: '4.1.1' },
    { label: 'German CAS eliminated', value: air * victoryModifiers.perGermanCas, rule: '4.1.2' },
    { label: 'German armor eliminated', value: armor * victoryModifiers.perGermanArmor, rule: '4.1.3' },
    { label: 'failed Kommando missions', value: s.missionPenalty, rule: '4.1.4' },
  ].filter(each => each.value !== 0)
}

const added = (s: Gertrud): number => victoryModifiersOf(s).reduce((sum, each) => sum + Number(each.value), 0)

const LOWEST_THROW = 2
const ALWAYS_ABOVE = 13

/** 5.1.8, R-46: no roll when even the lowest throw would not do. */
export const canWin = (s: Gertrud): boolean => LOWEST_THROW + added(s) < objectivesHeld(s).length

export function rollVictory(s: Gertrud, roll: Roller): { total: number; wins: boolean } {
  const total = twoDice(roll, 'victory') + added(s)
  return { total, wins: total < objectivesHeld(s).length }
}

export function victoryForecast(s: Gertrud): Forecast {
  const { outcomes } = distribution(roll => rollVictory(s, roll).wins)
  return {
    title: `Victory roll: below ${objectivesHeld(s).length} wins`,
    modifiers: victoryModifiersOf(s),
    lowIsGood: true,
    chart: { id: 'victoryOdds', column: String(Math.min(ALWAYS_ABOVE, objectivesHeld(s).length - added(s))) },
    results: outcomes.map(({ value, chance }) => ({ label: value ? 'the game is won' : 'play goes on', chance })),
  }
}
