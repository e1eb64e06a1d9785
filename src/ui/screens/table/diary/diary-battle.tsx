import { memo, useState } from 'react'
import type { Sides } from '../../../../core/engine/module'
import type { Side } from '../../../../core/ids'
import { POINTING_AT_NOTHING } from '../desk'
import { useSides } from '../sides'
import { Icon } from '../strip/icons'
import { type Table, useTable } from '../table-context'
import styles from './diary.module.css'
import { LineRow, type OpenLineMenu } from './diary-line'
import type { DiaryBattle } from './diary-page'
import { playFrom } from './replay'
import { pointsOf, wordsOf } from './sentence'

type BattleBlockProps = { readonly battle: DiaryBattle; readonly isEntry: boolean; readonly onMenu: OpenLineMenu }

/** A battle folds into one line when it is over; while it runs it stands open. */
export const BattleBlock = memo(function BattleBlock({ battle, isEntry, onMenu }: BattleBlockProps) {
  const table = useTable()
  const [wanted, setWanted] = useState<boolean | null>(null)
  const isOpen = wanted ?? !battle.isOver
  const losses = lossWords(table, useSides(), battle)
  return (
    <li
      className={styles.battle}
      data-running={!battle.isOver || undefined}
      onPointerEnter={() => pointAt(table, battle)}
      onPointerLeave={() => table.desk.setState({ pointing: POINTING_AT_NOTHING })}
    >
      <button
        type="button"
        data-diary-line
        tabIndex={isEntry && !isOpen ? 0 : -1}
        className={styles.fold}
        aria-expanded={isOpen}
        onClick={() => setWanted(!isOpen)}
      >
        <Icon name={isOpen ? 'down' : 'right'} size={16} />
        <span>
          {battleWords(table, battle)}
          {losses !== '' && <small>{losses}</small>}
        </span>
      </button>
      {battle.isOver && (
        <button
          type="button"
          className={styles.again}
          aria-label={`Play it again: ${battleWords(table, battle)}`}
          title="Play it again"
          onClick={() => playFrom(table, battle.line)}
        >
          <Icon name="replay" size={15} />
        </button>
      )}
      {isOpen && (
        <ol>
          {battle.lines.map((line, at) => (
            <LineRow key={line.line} line={line} isEntry={isEntry && at === battle.lines.length - 1} onMenu={onMenu} />
          ))}
        </ol>
      )}
    </li>
  )
})

/** Where it was fought. */
function pointAt({ desk, engine }: Table, { lines }: DiaryBattle): void {
  const hexes = lines.flatMap(({ entry }) => pointsOf(engine, entry).hexes)
  desk.setState({ pointing: { hexes: hexes.slice(0, 1), units: [] } })
}

/** How it ended, or how it began while it runs. */
function battleWords(table: Table, { lines, isOver }: DiaryBattle): string {
  const told = isOver ? lines.at(-1) : lines[0]
  return told === undefined ? '' : wordsOf(table, told.entry)
}

/** Steps lost by each side: 'Allies lost 1 step, Axis 3'. */
function lossWords({ look }: Table, sides: Sides, { lines }: DiaryBattle): string {
  const lost: [number, number] = [0, 0]
  for (const { entry } of lines) {
    const found = look.loss(entry)
    if (found?.side !== undefined) lost[found.side] += found.steps
  }
  const words = ([0, 1] as const satisfies Side[]).flatMap(side =>
    lost[side] > 0 ? [`${sides[side].name} ${lost[side]}`] : [],
  )
  if (words.length > 0) return `Steps lost: ${words.join(', ')}`
  const [first] = lines
  return first !== undefined && look.battleEdge(first.entry) === 'begins' ? 'No steps lost' : ''
}
