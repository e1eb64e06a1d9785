import { memo, useState } from 'react'
import type { UnitId } from '../../../../core/ids'
import { useDesk, useTable, useViews } from '../table-context'
import { useBoard } from './board-position'
import { UnitShelf } from './unit-shelf'
import { usePlaced } from './use-placed'

/** Units that are asked for but lie nowhere on the sheet: to be set up, or just arriving. A pinned stack takes its place. */
export const Tray = memo(function Tray() {
  const { look } = useTable()
  const { known, focus } = useBoard()
  const { byUnit } = usePlaced()
  const isTaken = useDesk(desk => desk.inspected !== null)
  const isOff = (unit: UnitId): boolean => look.spot(known, unit).is === 'off'
  const waiting = [...byUnit.keys()].filter(unit => isOff(unit) && !focus.hand.includes(unit)).sort((a, b) => a - b)
  const units = [...focus.hand.filter(isOff), ...waiting]
  return isTaken || units.length === 0 ? null : <OpenTray units={units} />
})

const NONE: readonly string[] = []

function OpenTray({ units }: { readonly units: readonly UnitId[] }) {
  const { look } = useTable()
  const { known } = useBoard()
  const progress = useViews((views, s) => views.prompt(s)?.progress ?? NONE)
  const [isAside, setAside] = useState(false)
  if (isAside) return null
  // What is true of all of them is said once.
  const [shared, another] = new Set(units.map(unit => look.unitLine(known, unit)))
  const isShared = units.length > 1 && another === undefined
  const count = units.length === 1 ? 'one unit' : `${units.length} units: pick one`
  return (
    <UnitShelf
      label="Off the map"
      title="Off the map"
      line={[count, isShared ? shared : '', ...progress].filter(Boolean).join(' · ')}
      units={units}
      isPlain={isShared}
      isFolding
      onClose={() => setAside(true)}
    />
  )
}
