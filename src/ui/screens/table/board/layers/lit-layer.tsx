import { memo } from 'react'
import { type HexId, otherSide } from '../../../../../core/ids'
import { isInPlay, isLand } from '../../../../../core/map/map-queries'
import type { Sheet } from '../../../../map/sheet'
import type { PlacedChoices } from '../../choices-by-place'
import { type Table, useTable } from '../../table-context'
import { type BoardPosition, useBoard } from '../board-position'
import { hexPaths } from '../hex-shape'
import { unionOutline } from '../union-outline'
import { usePlaced } from '../use-placed'
import styles from './lit-layer.module.css'

/**
 * What can be answered keeps its brightness and gets one edge: amber where it is to be picked or gone to, red where it is a target;
 * all else lies under a veil. Where nearly all could be answered, the hexes that cannot are hatched instead, and nothing has an edge.
 */
export const LitLayer = memo(function LitLayer() {
  const table = useTable()
  const { sheet } = table
  const placed = usePlaced()
  const board = useBoard()
  if (placed.lit.size + placed.byBox.size === 0) return null
  const { x, y, width, height } = sheet.drawing.sheet
  const shared = sharedHexes(placed)
  const targets = targetsIn(table, board, placed)
  const lit = without(placed.lit, [...shared, ...targets])
  const outline = unionOutline(sheet, lit)
  const aimed = hexPaths(sheet.layout, targets, 0.94)
  const partly = unionOutline(sheet, new Set(shared))
  const stops = endingHexes(placed)
  const veil = `M${x} ${y}h${width}v${height}h${-width}Z${outline}${aimed}${partly}${boxPaths(sheet, placed)}`
  const closed = closedHexes(sheet, placed.lit)
  return (
    <g data-layer="lit" data-lit={placed.lit.size} data-closed={closed?.length}>
      <path className={styles.veil} d={veil} />
      {closed === null ? (
        <>
          <path className={styles.wash} d={outline} />
          <path className={styles.case} d={outline} />
          <path className={styles.lit} d={outline} data-edge="lit" />
        </>
      ) : (
        <Hatched d={hexPaths(sheet.layout, closed, 0.98)} />
      )}
      {shared.length > 0 && <path className={styles.shared} d={partly} />}
      {targets.length > 0 && <path className={styles.aimed} d={aimed} data-targets={targets.length} />}
      {stops.length > 0 && closed === null && <path className={styles.ends} d={hexPaths(sheet.layout, stops, 0.88)} />}
    </g>
  )
})

/** Land on which nothing can be answered, where more than half of the land could be; null: less is lit than not. */
export function closedHexes({ map }: Sheet, lit: ReadonlySet<HexId>): readonly HexId[] | null {
  const land = map.grid.numbers.flatMap((_, hex) =>
    isLand(map, hex as HexId) && isInPlay(map, hex as HexId) ? [hex as HexId] : [],
  )
  const closed = land.filter(hex => !lit.has(hex))
  return closed.length * 2 < land.length ? closed : null
}

function Hatched({ d }: { readonly d: string }) {
  return (
    <>
      <pattern id="closed" width={14} height={14} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={styles.hatch} d="M0 7H14" />
      </pattern>
      <path fill="url(#closed)" d={d} />
    </>
  )
}

/** Lit hexes with nobody but enemies in them. */
function targetsIn(
  { look, session, views }: Table,
  { known, stacks }: BoardPosition,
  { lit }: PlacedChoices,
): readonly HexId[] {
  const side = views.deciding(session.store.getState())
  if (side === null) return []
  return [...lit].filter(hex => {
    const units = stacks.get(hex) ?? []
    return units.length > 0 && units.every(unit => look.sideOf(known, unit) === otherSide(side))
  })
}

/** Hexes that only part of what is in hand can go to. */
const sharedHexes = ({ lit, ways }: PlacedChoices): readonly HexId[] =>
  [...lit].filter(hex => ways(hex).some(({ share }) => share !== undefined))

const without = (lit: ReadonlySet<HexId>, left: readonly HexId[]): ReadonlySet<HexId> => {
  const rest = new Set(lit)
  for (const hex of left) rest.delete(hex)
  return rest
}

/** The boxes that are lit; they have an edge of their own. */
const boxPaths = ({ drawing }: Sheet, { byBox }: PlacedChoices): string =>
  drawing.furniture
    .filter(({ kind, id }) => kind === 'box' && id !== undefined && byBox.has(id))
    .map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}Z`)
    .join('')

/** Hexes in which every answer ends the move. */
const endingHexes = ({ byHex }: PlacedChoices): readonly HexId[] =>
  [...byHex].filter(([, choices]) => choices.every(choice => choice.ends === true)).map(([hex]) => hex)
