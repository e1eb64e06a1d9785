import { type Roller, twoDice } from '../../../core/dice'
import { distribution } from '../../../core/distribution'
import { plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
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

/** The chance that the roll wins with so many objectives held and everything else as it stands. */
export const victoryChance = (s: Gertrud, held: number): number =>
  distribution(roll => twoDice(roll, 'victory') + added(s) < held).outcomes.find(each => each.value)?.chance ?? 0

/** The chances of the roll. */
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

/** 4.0, 5.1.8: two dice at the end of the turn, if they can win. */
export const victoryRoll = step<Gertrud>({
  enter(s, _f, go) {
    if (!canWin(s)) go.end()
  },
  prompt: s => ({
    text: `${objectivesHeld(s).length} objectives held: roll for victory`,
    rule: '4.0.1',
    ruling: 'R-45',
    waiting: 'rolls for victory',
  }),
  answers: {
    roll: plain({
      intent: 'act',
      seals: true,
      label: 'Roll for victory',
      do(s, _f, go) {
        const held = objectivesHeld(s).length
        const { total, wins } = rollVictory(s, go.roll)
        go.log('victoryRoll', { total, held, wins, second: s.duplicity }, '4.0.1')
        if (!wins) return go.end()
        const facts = { turn: s.turn, held, total, second: s.duplicity }
        go.log('won', { side: GERMAN, ...facts }, '4.0.1')
        go.finish({ winner: GERMAN, level: 'victory', rule: s.duplicity ? '19.0.4' : '4.0.1', facts })
      },
    }),
  },
  primary: () => 'roll',
  focus: s => ({ from: objectivesHeld(s) }),
  needs: canWin,
  battle: { stage: 'Dice' },
  forecast: victoryForecast,
})
