import { memo, type ReactNode } from 'react'
import type { CounterFace } from '../../../../../core/engine/counter-face'
import type { Layer } from '../../../../../core/engine/game-look'
import type { HexId, UnitId } from '../../../../../core/ids'
import { layersOf } from '../../../../../core/look/layers'
import { counterPlace } from '../../../../counters/counter-place'
import { CounterStack } from '../../../../counters/counter-stack'
import { useTable } from '../../table-context'
import { useCounterScale, useGlides } from '../board-context'
import { type BoardPosition, useBoard } from '../board-position'
import { heldFirst, markOfStack } from '../counter-marks'
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

/** Where each layer lies in the field of 100 by 100 where more than one is there: the ground in front, the air above it. */
const PLATES: { readonly [layer in Layer]: string } = {
  ground: 'translate(-14 30) scale(0.74)',
  sea: 'translate(52 44) scale(0.6)',
  air: 'translate(30 -26) scale(0.6)',
}

type PlateProps = { readonly layer: Layer; readonly isAlone: boolean; readonly children: ReactNode }

/** A stack of one layer lies where stacks lie. */
const Plate = ({ layer, isAlone, children }: PlateProps) =>
  isAlone ? (
    children
  ) : (
    <g data-plate={layer} transform={PLATES[layer]}>
      {children}
    </g>
  )

type StacksProps = { readonly layer: string; readonly board: BoardPosition; readonly stacks: readonly Stack[] }

function Stacks({ layer, board, stacks }: StacksProps) {
  const { sheet } = useTable()
  const placed = usePlaced()
  const { compact, side } = useCounterScale()
  const { layout, map } = sheet
  const faceOf = (unit: UnitId) => (board.hand.has(unit) ? inHand(board.face(unit)) : board.face(unit))
  // Lower ones lie over upper ones, as they would be laid out.
  const ordered = stacks.toSorted((a, b) => layout.centre(a.hex).y - layout.centre(b.hex).y || a.hex - b.hex)
  return (
    <g data-layer={layer}>
      {ordered.map(({ hex, units }) => (
        <g key={hex} data-hex={map.grid.numbers[hex]} transform={counterPlace(layout.centre(hex), side)}>
          {layersOf(units, board.layerOf).map(({ layer, units: own }, _at, { length }) => (
            <Plate key={layer} layer={layer} isAlone={length === 1}>
              <CounterStack faces={own.map(faceOf)} compact={compact} mark={markOfStack(board, placed, hex, own)} />
            </Plate>
          ))}
        </g>
      ))}
    </g>
  )
}
