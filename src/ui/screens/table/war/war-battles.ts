import type { HexId } from '../../../../core/ids'
import { createDiary, type DiaryBattle } from '../diary/diary-page'
import { placeOf, wordsOf } from '../diary/sentence'
import { lossLines } from '../losses'
import type { Table } from '../table-context'
import { type Pair, sessionOf } from './war-account'

/** A battle of the diary with what it cost. */
export type WarBattle = {
  /** Where it begins in the log, for the replay. */
  readonly line: number
  readonly turn: number
  readonly phase: string
  readonly title: string
  /** How it ended, in the words of the diary. */
  readonly result: string
  readonly hex: HexId | null
  readonly lost: Pair
}

/** Every battle that may be read of, in the order in which they were fought. */
export function warBattles(table: Table, s = sessionOf(table)): readonly WarBattle[] {
  const { look, views } = table
  const log = views.log({ ...s, looking: null })
  const losses = [...lossLines(look, log)]
  const lostIn = (from: number, to: number): Pair => {
    const steps = [0, 0] as [number, number]
    for (const { line, loss } of losses)
      if (line >= from && line <= to && loss.side !== undefined && loss.steps > 0) steps[loss.side] += loss.steps
    return steps
  }
  return createDiary(look)(log).flatMap(({ title, items }) =>
    items
      .filter((item): item is DiaryBattle => item.is === 'battle')
      .flatMap(({ line, lines }): WarBattle[] => {
        const [first, last] = [lines[0], lines.at(-1)]
        if (first === undefined || last === undefined) return []
        return [
          {
            line,
            turn: first.entry.turn,
            phase: title ?? '',
            title: wordsOf(table, first.entry),
            result: resultOf(table, lines),
            hex: placeOf(table, first.entry),
            lost: lostIn(line, last.line),
          },
        ]
      }),
  )
}

/** The line that decided it, or the last one where the rules name none. */
function resultOf(table: Table, lines: DiaryBattle['lines']): string {
  const decided = lines.filter(({ entry }) => (table.engine.game.outcome?.(entry) ?? null) !== null).at(-1)
  const told = decided ?? lines.at(-1)
  return told === undefined || told === lines[0] ? '' : wordsOf(table, told.entry)
}

const stepsIn = ({ lost }: WarBattle): number => lost[0] + lost[1]

/** Those that cost most, in the order in which they were fought; a battle that cost nobody anything does not matter. */
export const battlesThatMattered = (battles: readonly WarBattle[], most = 10): readonly WarBattle[] =>
  battles
    .filter(battle => stepsIn(battle) > 0)
    .toSorted((a, b) => stepsIn(b) - stepsIn(a) || a.line - b.line)
    .slice(0, most)
    .toSorted((a, b) => a.line - b.line)
