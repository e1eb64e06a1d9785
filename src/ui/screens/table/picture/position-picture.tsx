import type { CSSProperties, Ref } from 'react'
import type { CounterFace } from '../../../../core/engine/counter-face'
import type { GameState } from '../../../../core/engine/state'
import type { HexId, UnitId } from '../../../../core/ids'
import { layersOf } from '../../../../core/look/layers'
import { Counter } from '../../../counters/counter'
import { COUNTER_SIDE, counterPlace } from '../../../counters/counter-place'
import { CounterStack } from '../../../counters/counter-stack'
import { LayerPlate } from '../../../counters/layer-plate'
import { boxHeading } from '../../../map/furniture/box-panel'
import { CoveredNames } from '../../../map/layers/covered-names'
import { MapSheet } from '../../../map/map-sheet'
import { levelAt } from '../../../map/viewport'
import { type BoardPosition, boardPosition } from '../board/board-position'
import { boxPlaces } from '../board/box-places'
import { placeMarkers } from '../board/layers/marker-layer'
import { shownSum } from '../board/stack-sum'
import { type Table, useTable } from '../table-context'

/** One screen pixel in map units at each level, as the map itself has it. */
const PIXEL = { far: 2.778, play: 1.515, near: 0.952 } as const

type PositionPictureProps = {
  readonly known: GameState
  /** Pixels of a map unit it will be drawn with: what cannot be read then is left out. */
  readonly scale: number
  readonly ref?: Ref<SVGSVGElement>
  readonly className?: string | undefined
}

/** The whole sheet with all that lies on it: nothing is lit, nothing can be clicked. */
export function PositionPicture({ known, scale, ref, className }: PositionPictureProps) {
  const table = useTable()
  const { sheet, look } = table
  const { x, y, width, height } = sheet.paper
  const board = boardPosition(table, known)
  const level = levelAt(scale)
  const isFar = level === 'far'
  const side = COUNTER_SIDE[level]
  const period = look.mapPeriod?.(known.setting) ?? 0
  const cover = new Map([...board.stacks].map(([hex, units]) => [hex, { sum: shownSum(look, board, hex, units) }]))
  const stacks = [...board.stacks].toSorted(([a], [b]) => sheet.layout.centre(a).y - sheet.layout.centre(b).y || a - b)
  return (
    <svg
      ref={ref}
      className={className}
      viewBox={`${x} ${y} ${width} ${height}`}
      data-level={level}
      style={{ '--px': PIXEL[level] } as CSSProperties}
      role="img"
      aria-label={`${sheet.map.name} with all that lies on it`}
    >
      <g transform={`translate(${x} ${y})`}>
        <MapSheet sheet={sheet} period={period} />
      </g>
      <Boxes table={table} board={board} />
      <Markers table={table} board={board} plates={false} />
      {stacks.map(([hex, units]) => (
        <g key={hex} transform={counterPlace(sheet.layout.centre(hex), side)}>
          <Stack table={table} board={board} hex={hex} units={units} compact={isFar} />
        </g>
      ))}
      <CoveredNames sheet={sheet} period={period} cover={cover} />
      <Markers table={table} board={board} plates />
    </svg>
  )
}

type LaidProps = { readonly table: Table; readonly board: BoardPosition }

/** Who has done what in a phase is no matter of the position. */
const rested = (face: CounterFace): CounterFace =>
  face.state.acted === true || face.state.engaged === true
    ? { ...face, state: { ...face.state, acted: false, engaged: false } }
    : face

type StackProps = LaidProps & {
  readonly hex: HexId
  readonly units: readonly UnitId[]
  readonly compact: boolean
}

function Stack({ table, board, hex, units, compact }: StackProps) {
  const [first, ...others] = layersOf(units, board.layerOf)
  const faceOf = (unit: UnitId) => rested(board.face(unit))
  if (first === undefined) return null
  return (
    <>
      <CounterStack faces={first.units.map(faceOf)} compact={compact} sum={shownSum(table.look, board, hex, units)} />
      {others.map(({ layer, units: own }) =>
        layer === 'ground' ? null : <LayerPlate key={layer} layer={layer} faces={own.map(faceOf)} mark={null} />,
      )}
    </>
  )
}

const Markers = ({ table, board, plates }: LaidProps & { readonly plates: boolean }) =>
  placeMarkers(table.sheet, board)
    .filter(({ isPlate }) => isPlate === plates)
    .map(({ marker, at, side }) => (
      <g key={marker.key} transform={counterPlace(at, side)}>
        <Counter face={marker.face} compact={side < 56} />
      </g>
    ))

function Boxes({ table: { look, sheet }, board }: LaidProps) {
  const markers = look.boxMarkers?.(board.known)
  return sheet.drawing.furniture.map(piece => {
    if (piece.kind !== 'box' || piece.id === undefined) return null
    const faces = [
      ...(board.boxes.get(piece.id) ?? []).map(unit => rested(board.face(unit))),
      ...(markers?.get(piece.id) ?? []),
    ]
    const name = sheet.map.boxById.get(piece.id)?.name ?? ''
    const { places, side } = boxPlaces(piece, boxHeading(piece, name).height, faces.length)
    return (
      <g key={piece.id}>
        {faces.map((face, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: counters of a box may be alike
          <g key={at} transform={counterPlace(places[at], side)}>
            <Counter face={face} compact={side < COUNTER_SIDE.play * 0.75} />
          </g>
        ))}
      </g>
    )
  })
}
