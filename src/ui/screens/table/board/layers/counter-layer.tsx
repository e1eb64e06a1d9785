import { memo } from 'react'
import type { CounterFace } from '../../../../../core/engine/counter-face'
import type { HexId, UnitId } from '../../../../../core/ids'
import { layersOf } from '../../../../../core/look/layers'
import { counterPlace } from '../../../../counters/counter-place'
import { CounterStack } from '../../../../counters/counter-stack'
import { LayerPlate } from '../../../../counters/layer-plate'
import { useTable } from '../../table-context'
import { useCounterScale, useGlides } from '../board-context'
import { type BoardPosition, useBoard } from '../board-position'
import { heldFirst, markOfStack } from '../counter-marks'
import { shownSum } from '../stack-sum'
import { usePlaced } from '../use-placed'

/** All stacks but those on their way or with a counter in hand. A stack is drawn again only when something on it differs. */
export const CounterLayer = memo(function CounterLayer() {
  const board = useBoard()
  const glides = useGlides()
  const resting = [...board.stacks].flatMap(([hex, units]): Stack[] => {
    if (units.some(unit => board.hand.has(unit))) return []
    const still = glides.size === 0 ? units : units.filter(unit => !glides.has(unit))
    return still.length === 0 ? [] : [{ hex, units: still }]
  })
  return <Stacks layer="counters" board={board} stacks={resting} />
})

/** The stacks with a counter in hand, above all others. */
export const HandLayer = memo(function HandLayer() {
  const board = useBoard()
  const glides = useGlides()
  const held = [...board.stacks].flatMap(([hex, units]): Stack[] => {
    if (!units.some(unit => board.hand.has(unit))) return []
    const still = heldFirst(units, board.hand).filter(unit => !glides.has(unit))
    return still.length === 0 ? [] : [{ hex, units: still }]
  })
  return <Stacks layer="hand" board={board} stacks={held} />
})

/** What is in hand still acts, whatever it has done: it is not drawn as one that is done. */
const inHand = (face: CounterFace): CounterFace =>
  face.state.acted === true ? { ...face, state: { ...face.state, acted: false } } : face

type Stack = { readonly hex: HexId; readonly units: readonly UnitId[] }

type StacksProps = { readonly layer: string; readonly board: BoardPosition; readonly stacks: readonly Stack[] }

function Stacks({ layer, board, stacks }: StacksProps) {
  const { layout, map } = useTable().sheet
  const { compact, side } = useCounterScale()
  // Lower ones lie over upper ones, as they would be laid out.
  const ordered = stacks.toSorted((a, b) => layout.centre(a.hex).y - layout.centre(b.hex).y || a.hex - b.hex)
  return (
    <g data-layer={layer}>
      {ordered.map(({ hex, units }) => (
        <g key={hex} data-hex={map.grid.numbers[hex]} transform={counterPlace(layout.centre(hex), side)}>
          <LayeredStack board={board} hex={hex} units={units} compact={compact} />
        </g>
      ))}
    </g>
  )
}

type LayeredStackProps = Stack & { readonly board: BoardPosition; readonly compact: boolean }

/** Those on the ground as a stack, or whoever is there; who is in another layer has a plate beside it. */
function LayeredStack({ board, hex, units, compact }: LayeredStackProps) {
  const { look } = useTable()
  const placed = usePlaced()
  const faceOf = (unit: UnitId) => (board.hand.has(unit) ? inHand(board.face(unit)) : board.face(unit))
  const [first, ...others] = layersOf(units, board.layerOf)
  if (first === undefined) return null
  return (
    <>
      <CounterStack
        faces={first.units.map(faceOf)}
        compact={compact}
        mark={markOfStack(board, placed, hex, first.units)}
        sum={shownSum(look, board, hex, units)}
      />
      {others.map(({ layer, units: own }) =>
        layer === 'ground' ? null : (
          <LayerPlate key={layer} layer={layer} faces={own.map(faceOf)} mark={markOfStack(board, placed, hex, own)} />
        ),
      )}
    </>
  )
}
