import type { ScoreRow, ScoreSheet } from '../../../core/engine/game-table'
import { perPosition } from '../../../core/table-look/per-position'
import type { Gertrud } from '../state'
import { canWin, objectivesHeld, victoryForecast, victoryModifiersOf } from '../victory'
import { objectiveHexes } from './cities'
import { sideAdjective } from './nations'

/** 4.0: two dice with the modifiers must stay below the objectives held. */
function standing(s: Gertrud, held: number, added: number): string {
  const who = `The ${sideAdjective(s, 0)} player`
  const holds = `${who} holds ${held} of ${objectiveHexes(s).length} objectives`
  const dice = added === 0 ? 'two dice' : `two dice ${added > 0 ? `plus ${added}` : `less ${-added}`}`
  if (!canWin(s)) return `${holds}: ${dice} cannot come out below ${held}, so there is no victory roll.`
  const won = victoryForecast(s).results.find(each => each.label.includes('won'))
  return `${holds}: ${dice} must come out below ${held}, which wins ${((won?.chance ?? 0) * 100).toFixed(1)}% of the time.`
}

export const score = perPosition((s: Gertrud): ScoreSheet => {
  const held = objectivesHeld(s)
  const open = objectiveHexes(s).filter(hex => !held.includes(hex))
  const modifiers = victoryModifiersOf(s)
  const added = modifiers.reduce((sum, each) => sum + Number(each.value), 0)
  const rows: ScoreRow[] = [
    {
      label: `Objectives with ${sideAdjective(s, 0)} units in them`,
      values: [held.length, 0],
      rule: '4.0.1',
      hexes: held,
    },
    { label: 'Objectives still open', values: [0, 0], rule: '4.0.1', hexes: open },
    ...modifiers.map(
      ({ label, value, rule }): ScoreRow => ({
        label: `Added to the dice: ${label}`,
        values: [0, Number(value)],
        rule,
      }),
    ),
  ]
  return { rows, totals: [held.length, added], standing: standing(s, held.length, added), rule: '4.0.1' }
})
