import { memo } from 'react'
import type { UnitId } from '../../../../core/ids'
import { pickBox } from '../pointing'
import { useTable } from '../table-context'
import styles from './board.module.css'
import { useBoard } from './board-position'
import { UnitShelf } from './unit-shelf'
import { usePlaced } from './use-placed'

/** Boxes beside the map that hold an answer lie at its lower edge as long as they do. */
export const BoxDock = memo(function BoxDock() {
  const { look, sheet } = useTable()
  const { boxes, known } = useBoard()
  const { byUnit, byBox } = usePlaced()
  const open = sheet.map.boxes.filter(({ id }) => byBox.has(id) || (boxes.get(id) ?? []).some(unit => byUnit.has(unit)))
  return open.map(({ id, name }) => (
    <OpenBox key={id} box={id} name={look.boxName?.(known, id) ?? name} units={boxes.get(id) ?? []} />
  ))
})

type OpenBoxProps = { readonly box: string; readonly name: string; readonly units: readonly UnitId[] }

function OpenBox({ box, name, units }: OpenBoxProps) {
  const table = useTable()
  const { byUnit, byBox } = usePlaced()
  const able = units.filter(unit => byUnit.has(unit))
  return (
    <div className={styles.dock} data-dock={box}>
      {byBox.has(box) && (
        <button type="button" className={styles.dockButton} data-over-map onClick={() => pickBox(table, box)}>
          {name}
        </button>
      )}
      {able.length > 0 && (
        <UnitShelf
          label={name}
          title={name}
          line={able.length === 1 ? 'one unit' : `${able.length} units: pick one`}
          units={able}
          isFolding
        />
      )}
    </div>
  )
}
