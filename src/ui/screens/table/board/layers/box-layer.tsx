import { type KeyboardEvent, memo } from 'react'
import type { CounterFace } from '../../../../../core/engine/counter-face'
import type { UnitId } from '../../../../../core/ids'
import { Counter } from '../../../../counters/counter'
import { counterName } from '../../../../counters/counter-name'
import { COUNTER_SIDE, counterPlace } from '../../../../counters/counter-place'
import { boxHeading } from '../../../../map/furniture/box-panel'
import type { Furniture } from '../../../../map/sheet'
import { pickUnit } from '../../pointing'
import { useTable } from '../../table-context'
import { useCounterScale } from '../board-context'
import { useBoard } from '../board-position'
import { boxPlaces } from '../box-places'
import { markOfUnit } from '../counter-marks'
import { usePlaced } from '../use-placed'
import styles from './box-layer.module.css'
import { BoxPlaces } from './box-place'

/** Units in the boxes beside the map, in the panel of their box. */
export const BoxLayer = memo(function BoxLayer() {
  const { look, sheet } = useTable()
  const { boxes, known } = useBoard()
  const markers = look.boxMarkers?.(known)
  return (
    <g data-layer="boxes">
      <BoxPlaces />
      {sheet.drawing.furniture.map(piece => {
        const units = piece.kind === 'box' ? (boxes.get(piece.id ?? '') ?? []) : []
        const lying = piece.kind === 'box' ? (markers?.get(piece.id ?? '') ?? []) : []
        return units.length + lying.length === 0 ? null : (
          <BoxUnits key={piece.id} piece={piece} units={units} markers={lying} />
        )
      })}
    </g>
  )
})

type BoxUnitsProps = {
  readonly piece: Furniture
  readonly units: readonly UnitId[]
  readonly markers: readonly CounterFace[]
}

function BoxUnits({ piece, units, markers }: BoxUnitsProps) {
  const { sheet } = useTable()
  const board = useBoard()
  const placed = usePlaced()
  const { compact } = useCounterScale()
  const name = sheet.map.boxById.get(piece.id ?? '')?.name ?? ''
  const { places, side } = boxPlaces(piece, boxHeading(piece, name).height, units.length + markers.length)
  return (
    <g {...{ role: 'group', 'aria-label': name }}>
      {units.map((unit, i) => (
        <g key={unit} transform={counterPlace(places[i], side)}>
          <BoxUnit
            unit={unit}
            face={board.face(unit)}
            mark={markOfUnit(board, placed, unit)}
            compact={compact || side < COUNTER_SIDE.play * 0.75}
          />
        </g>
      ))}
      {markers.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: markers of a box are alike
        <g key={i} transform={counterPlace(places[units.length + i], side)}>
          <Counter face={face} compact={compact || side < COUNTER_SIDE.play * 0.75} />
        </g>
      ))}
    </g>
  )
}

type BoxUnitProps = Parameters<typeof Counter>[0] & { readonly unit: UnitId }

function BoxUnit({ unit, face, mark = null, compact = false }: BoxUnitProps) {
  const table = useTable()
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    if (!event.repeat) pickUnit(table, unit)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element cannot stand in a drawing
    <g
      role="button"
      className={styles.unit}
      // What is no answer is reached by the pointer and through the forces drawer; Tab would take long through a dead pile.
      tabIndex={mark === 'lit' ? 0 : -1}
      aria-label={counterName(face, mark)}
      data-over-map
      onClick={event => event.detail < 2 && pickUnit(table, unit)}
      onKeyDown={press}
    >
      <Counter face={face} compact={compact} mark={mark} silent />
      <rect className={styles.ring} x={-10} y={-10} width={120} height={120} rx={12} />
    </g>
  )
}
