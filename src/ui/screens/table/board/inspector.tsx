import { memo } from 'react'
import type { HexId, UnitId } from '../../../../core/ids'
import { hexLabel } from '../../../../core/map/map-queries'
import { NARROW_BELOW, useWidth } from '../panel/use-width'
import { useDesk, useTable } from '../table-context'
import { useBoard } from './board-position'
import { UnitShelf } from './unit-shelf'

/** The stack that was picked last, pinned: every unit with its ratings and how it stands. */
export const Inspector = memo(function Inspector() {
  const hex = useDesk(desk => desk.inspected)
  // Where there is no room for both, what is asked or refused lies where the stack would.
  const isCovered = useDesk(({ menu, explanation }) => menu !== null || explanation !== null)
  const isNarrow = useWidth(NARROW_BELOW)
  const { stacks } = useBoard()
  const units = hex === null ? undefined : stacks.get(hex)
  if (isCovered && isNarrow) return null
  return hex === null || units === undefined ? null : <OpenInspector key={hex} hex={hex} units={units} />
})

function OpenInspector({ hex, units }: { readonly hex: HexId; readonly units: readonly UnitId[] }) {
  const { desk, look, sheet } = useTable()
  const { known } = useBoard()
  const title = hexLabel(sheet.map, hex)
  return (
    <UnitShelf
      label={`Stack in ${title}`}
      title={title}
      line={look.hexLine(known, hex)}
      units={units}
      facts={look.hexFacts?.(known, hex) ?? []}
      onClose={() => desk.setState({ inspected: null })}
    />
  )
}
