import { memo, useMemo } from 'react'
import { DEEP } from '../../../../counters/counter-stack'
import { type Cover, CoveredNames } from '../../../../map/layers/covered-names'
import { useMapPeriod, useTable } from '../../table-context'
import { useBoard } from '../board-position'

/** Names of places that would lie under counters. */
export const NameLayer = memo(function NameLayer() {
  const { sheet } = useTable()
  const { stacks } = useBoard()
  const cover: Cover = useMemo(
    () => new Map([...stacks].map(([hex, units]) => [hex, { isDeep: units.length >= DEEP }])),
    [stacks],
  )
  return <CoveredNames sheet={sheet} period={useMapPeriod()} cover={cover} />
})
