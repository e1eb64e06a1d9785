import { recent } from '../../../core/engine/derived'
import type { ScoreRow, ScoreSheet } from '../../../core/engine/game-look'
import type { Outcome } from '../../../core/engine/state'
import { GERMAN, type Gertrud, sideAdjective } from '../state'
import { canWin, objectivesHeld, victoryForecast, victoryModifiersOf } from '../victory/victory'
import { objectiveHexes } from './cities'

/** What the last victory roll came to, or that none has won. */
function ended({ winner, facts }: Outcome, held: number): string {
  const { total, turn } = facts as { readonly total?: number; readonly turn: number }
  return winner === GERMAN
    ? `, and ${total} on the dice of turn ${turn}, modifiers included, was below ${held}.`
    : `; no victory roll of ${turn} turns has won.`
}

/** 4.0: two dice with the modifiers must stay below the objectives held. */
function standing(s: Gertrud, held: number, added: number): string {
  const who = `The ${sideAdjective(s, GERMAN)} player`
  const holds = `${who} ${s.outcome === null ? 'holds' : 'held'} ${held} of ${objectiveHexes(s).length} objectives`
  if (s.outcome !== null) return `${holds}${ended(s.outcome, held)}`
  const dice = added === 0 ? 'two dice' : `two dice ${added > 0 ? `plus ${added}` : `less ${-added}`}`
  if (!canWin(s)) return `${holds}: ${dice} cannot come out below ${held}, so there is no victory roll.`
  const won = victoryForecast(s).results.find(each => each.label.includes('won'))
  return `${holds}: ${dice} must come out below ${held}, which wins ${((won?.chance ?? 0) * 100).toFixed(1)}% of the time.`
}

/** The map with the objectives is lost. */
const OBJECTIVES = {
  reconstructed: 'Which cities are objectives was printed on the map, which is lost',
  ruling: 'R-58',
}

export const score = recent((s: Gertrud): ScoreSheet => {
  const held = objectivesHeld(s)
  const open = objectiveHexes(s).filter(hex => !held.includes(hex))
  const modifiers = victoryModifiersOf(s)
  const added = modifiers.reduce((sum, each) => sum + Number(each.value), 0)
  const rows: ScoreRow[] = [
    {
      label: `Objectives with ${sideAdjective(s, GERMAN)} units in them`,
      values: [held.length, 0],
      rule: '4.0.1',
      hexes: held,
      ...OBJECTIVES,
    },
    {
      label: `Objectives without ${sideAdjective(s, GERMAN)} units`,
      values: [0, open.length],
      rule: '4.0.1',
      hexes: open,
      ...OBJECTIVES,
    },
    ...modifiers.map(
      ({ label, value, rule }): ScoreRow => ({
        label: `Added to the dice: ${label}`,
        values: [0, Number(value)],
        rule,
      }),
    ),
  ]
  return { rows, totals: null, standing: standing(s, held.length, added), rule: '4.0.1' }
})
