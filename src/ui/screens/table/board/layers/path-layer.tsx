import { memo } from 'react'
import { pathOf } from '../../../../../core/engine/hand'
import type { Choice } from '../../../../../core/engine/step'
import type { HexId, UnitId } from '../../../../../core/ids'
import { Counter } from '../../../../counters/counter'
import { counterPlace } from '../../../../counters/counter-place'
import { placedChoices } from '../../acting'
import type { Desk } from '../../desk'
import { pathByPoints } from '../../hand/way-points'
import { shownWay } from '../../pointing'
import { type Table, useDesk, useSession, useTable } from '../../table-context'
import { useCounterScale } from '../board-context'
import { positionOf, useBoard } from '../board-position'
import { hexPath, linePath } from '../hex-shape'
import styles from './path-layer.module.css'

/** The choice the map shows: pointed at in a list, waiting to be confirmed, or that of the hex under the pointer or focus. */
function shownChoice(table: Table, desk: Desk): Choice | null {
  const { preview, armed, tapped, hovered, focused } = desk
  if (preview !== null || armed !== null) return preview ?? armed
  const hex = tapped ?? hovered ?? focused
  if (hex === null) return null
  const way = shownWay(table, hex, desk)
  if (way !== null) return way
  const choices = placedChoices(table).byHex.get(hex) ?? []
  return choices.find(choice => wayOf(table, choice) !== null) ?? choices[0] ?? null
}

const ways = new WeakMap<Choice, readonly HexId[] | null>()

function wayOf(table: Table, choice: Choice): readonly HexId[] | null {
  const known = pathByPoints(choice) ?? ways.get(choice)
  if (known !== undefined) return known
  const path = pathOf(table.engine.game, positionOf(table).known, choice.action)
  ways.set(choice, path)
  return path
}

function useShownChoice(): Choice | null {
  const table = useTable()
  // The choices may change under a pointer that rests.
  useSession((_, each) => placedChoices(each))
  return useDesk(desk => shownChoice(table, desk))
}

/** The way a choice would take: a dark line with amber dots, under the counters. */
export const PathLayer = memo(function PathLayer() {
  const table = useTable()
  const choice = useShownChoice()
  if (choice === null) return null
  const path = wayOf(table, choice)
  if (path === null || path.length < 2) return null
  const line = linePath(table.sheet.layout, path)
  return (
    <g data-layer="path" data-hexes={path.map(hex => table.sheet.map.grid.numbers[hex]).join(' ')}>
      <path className={styles.line} d={line} />
      <path className={styles.dots} d={line} />
    </g>
  )
})

/** Where a choice would lead: the counter as it would stand there, or at least the hex. */
export const GhostLayer = memo(function GhostLayer() {
  const table = useTable()
  const choice = useShownChoice()
  const { face, focus, hexOf } = useBoard()
  const { side, compact } = useCounterScale()
  if (choice === null) return null
  const path = wayOf(table, choice)
  const unit: UnitId | undefined = choice.action.unit ?? focus.hand[0]
  const end = path?.at(-1) ?? choice.action.hex ?? (unit === undefined ? null : hexOf(unit))
  if (end === null || end === undefined) return null
  const { layout } = table.sheet
  const isPointed = table.desk.getState().hovered === end
  if (path === null || path.length < 2 || unit === undefined) {
    return isPointed ? null : <path className={styles.pointed} d={hexPath(layout, end, 0.9)} />
  }
  return (
    <g data-layer="ghost" transform={counterPlace(layout.centre(end), side)}>
      <g className={styles.ghost}>
        <Counter face={face(unit)} compact={compact} silent />
      </g>
      <rect className={styles.frame} x={-6} y={-6} width={112} height={112} rx={10} />
    </g>
  )
})
