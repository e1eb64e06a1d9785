import { recent } from '../../../core/engine/derived'
import type { ScoreRow, ScoreSheet } from '../../../core/engine/game-look'
import { countTold } from '../../../core/engine/telling'
import type { HexId } from '../../../core/ids'
import { victoryLevels, victoryPoints } from '../charts'
import { landingHexes, settledHexes } from '../map/hexes'
import { isHeldBy } from '../movement/board'
import { hiddenPartisans } from '../secrets/stand-ins'
import { PARTISAN, type Partizan, type Tally } from '../state'
import { cutOff, levelOf, missingPartisans, stillToCome, sumOf, tallyOf } from '../victory/victory'

/** 18.7, R-34, R-46: face-down counters are on the map, whoever they are; those who are still to come are not missed yet. */
const offTheMap = (s: Partizan): number => missingPartisans(s) - hiddenPartisans(s) - stillToCome(s)

/** What has been credited, and what this turn would bring if it ended now. */
function tallies(s: Partizan): readonly Tally[] {
  const isCredited = s.ledger.at(-1)?.turn === s.turn
  const hasBegun = s.frames.some(frame => frame.step === 'turn' && frame.entered)
  return isCredited || !hasBegun ? s.ledger : [...s.ledger, tallyOf(s)]
}

const held = (s: Partizan, hexes: readonly HexId[]): HexId[] => hexes.filter(hex => isHeldBy(s, hex, PARTISAN))

type Source = Exclude<keyof Tally, 'turn'>
const ROWS: readonly { readonly of: Source; readonly label: string; readonly rule: string }[] = [
  { of: 'targets', label: 'Target objectives destroyed', rule: '18.5.1' },
  { of: 'towns', label: 'Towns and cities held at the end of turns', rule: '18.6' },
  { of: 'resources', label: 'Resource hexes cut off from Germany', rule: '18.3' },
  { of: 'scare', label: 'Ports held in landing scares', rule: '18.4' },
  { of: 'tito', label: "Turns after Tito's death", rule: '18.2' },
]

const HEXES: { readonly [source in Source]?: (s: Partizan) => readonly HexId[] } = {
  towns: s => held(s, settledHexes),
  resources: cutOff,
  scare: s => (s.scare ? held(s, landingHexes) : []),
}

function rowOf(s: Partizan, turns: readonly Tally[], { of, label, rule }: (typeof ROWS)[number]): ScoreRow {
  const hexes = HEXES[of]?.(s)
  return {
    label,
    values: [turns.reduce((sum, each) => sum + each[of], 0), 0],
    rule,
    ...(hexes === undefined ? {} : { hexes }),
  }
}

/** What is missing to the next level up; the Partisan side alone moves the score. */
function ahead(total: number): string {
  const next = victoryLevels.find(each => each.from !== null && each.from > total)
  return next === undefined || next.from === null ? '' : ` A ${next.level} begins at ${next.from}.`
}

const figure = (value: number): string => (value < 0 ? `−${-value}` : `${value}`)

/** R-46: a level is named only once no unit is still to come. */
function standing(s: Partizan, points: number, total: number): string {
  const isOver = s.outcome !== null
  const off = offTheMap(s)
  const less =
    off === 0 ? '' : `, less ${-off * victoryPoints.partisanOffMap} for ${countTold(off, 'Partisan unit')} off the map`
  const sums = `${points} VP${less}${off === 0 ? '' : `: ${figure(total)}`}`
  if (!isOver && stillToCome(s) > 0)
    return `${sums} so far; ${countTold(stillToCome(s), 'Partisan unit')} still to come.`
  return `${isOver ? 'It is' : 'Now it would be'} a ${levelOf(total)}: ${sums}.${isOver ? '' : ahead(total)}`
}

/** 18: only the Partisan side collects points; the last row is deducted once, at the end of the game. */
export const score = recent((s: Partizan): ScoreSheet => sheetOf(s, tallies(s)))

/** Without what the turn at hand would bring. */
export const creditedScore = (s: Partizan): ScoreSheet => sheetOf(s, s.ledger)

function sheetOf(s: Partizan, turns: readonly Tally[]): ScoreSheet {
  const points = turns.reduce((sum, each) => sum + sumOf(each), 0)
  const deducted = offTheMap(s) * victoryPoints.partisanOffMap
  return {
    rows: [
      ...ROWS.map(each => rowOf(s, turns, each)),
      {
        label: `Partisan units off the map: ${offTheMap(s)}`,
        values: [deducted, 0],
        rule: '18.7',
        reconstructed: 'The number of units, 24 in the pool and 24 numbered, is reconstructed',
        ruling: 'R-46',
      },
    ],
    totals: [points + deducted, 0],
    standing: standing(s, points, points + deducted),
    rule: '18.8',
  }
}
