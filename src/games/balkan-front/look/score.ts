import { recent } from '../../../core/engine/derived'
import type { ScoreSheet } from '../../../core/engine/game-look'
import { victoryLine } from '../charts/victory'
import { ALLIED, sideName } from '../countries'
import { scenarioOf } from '../forces/scenarios'
import { hexName } from '../map/geography'
import type { Front } from '../state'
import { AIRBORNE_TO_LOSE, BRITISH_TO_KILL, creteLevel, creteStanding } from '../victory/crete'
import { capitalLevel } from '../victory/endings'
import { levelOf, tallyNow, totalsOf } from '../victory/tally'

const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** Why it is over, and by what totals; the level is told by its side. */
function endTold({ outcome }: Front): string | null {
  if (outcome === null) return null
  const { why, points } = outcome.facts as { readonly why: string; readonly points: readonly number[] }
  return points.length === 2 ? `${capitalised(why)}: ${points.join(' to ')}` : capitalised(why)
}

/** 33.F.3: no points, one city. */
function byCapital(s: Front): ScoreSheet {
  const seat = s.capital === null ? 'the capital' : hexName(s.capital)
  const { level } = capitalLevel(s.turn)
  const standing =
    endTold(s) ??
    `The Axis wins the moment it owns ${seat}: a ${level.toLowerCase()} this turn. If it holds to the end, a major victory for the Allies`
  return { rows: [], totals: null, standing, rule: '33.F.3' }
}

/** 33.D.3: no points, two conditions. */
function byCrete(s: Front): ScoreSheet {
  const now = creteStanding(s)
  const { winner, level } = creteLevel(s)
  return {
    rows: [
      { label: 'Airbases of Crete', values: [now.axisBases, now.bases - now.axisBases], rule: '33.D.3.1' },
      { label: `British REs lost, of ${BRITISH_TO_KILL}`, values: [now.british, 0], rule: '33.D.3.1' },
      { label: `Airborne REs lost, ${AIRBORNE_TO_LOSE} at most`, values: [0, now.airborne], rule: '33.D.3.1' },
    ],
    totals: null,
    standing: endTold(s) ?? `If it ended now: a ${level.toLowerCase()} for the ${sideName(winner ?? ALLIED)}`,
    rule: '33.D.3.1',
  }
}

/** 31.B: what the chart would give if the game ended now. */
export const score = recent((s: Front): ScoreSheet => {
  if (scenarioOf(s).victory === 'capital') return byCapital(s)
  if (scenarioOf(s).victory === 'crete') return byCrete(s)
  const rows = tallyNow(s)
  const totals = totalsOf(rows)
  const { winner, level } = levelOf(totals)
  const now = winner === null ? 'a stalemate' : `a ${level.toLowerCase()} for the ${sideName(winner)}`
  return {
    rows: rows.map(({ line, points }) => {
      const { says, side, rule } = victoryLine(line)
      return { label: capitalised(says), values: side === ALLIED ? [0, points] : [points, 0], rule }
    }),
    totals,
    standing: endTold(s) ?? `If it ended now: ${now}`,
    rule: '31.B.1',
  }
})
