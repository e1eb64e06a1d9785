import { memo, useMemo } from 'react'
import { type Cover, CoveredNames } from '../../../../map/layers/covered-names'
import { useMapPeriod, useTable } from '../../table-context'
import { useBoard } from '../board-position'
import { shownSum } from '../stack-sum'

/** Names of places that would lie under counters. */
export const NameLayer = memo(function NameLayer() {
  const { sheet, look } = useTable()
  const board = useBoard()
  const cover: Cover = useMemo(
    () => new Map([...board.stacks].map(([hex, units]) => [hex, { sum: shownSum(look, board, hex, units) }])),
    [look, board],
  )
  return <CoveredNames sheet={sheet} period={useMapPeriod()} cover={cover} />
})
