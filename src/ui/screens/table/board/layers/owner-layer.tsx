import { memo, useId } from 'react'
import type { HexId, Side } from '../../../../../core/ids'
import { useTable } from '../../table-context'
import { useBoard } from '../board-position'
import { useHeldKey } from '../held-keys'
import { ownedHexes } from '../owned-hexes'
import { unionOutline } from '../union-outline'
import styles from './owner-layer.module.css'

/** Whose the hexes are: lines for the first side, dots for the second; near the front, and everywhere while W is held. */
export const OwnerLayer = memo(function OwnerLayer() {
  const { look } = useTable()
  const { known } = useBoard()
  const isEverywhere = useHeldKey('w')
  const owners = look.owners?.(known)
  return owners === undefined ? null : <Owners owners={owners} isEverywhere={isEverywhere} />
})

type OwnersProps = { readonly owners: ReadonlyMap<HexId, Side>; readonly isEverywhere: boolean }

/** A game gives the same owners again as long as they are the same. */
const Owners = memo(function Owners({ owners, isEverywhere }: OwnersProps) {
  const { sheet } = useTable()
  const id = useId()
  const sides = ownedHexes(sheet.map.grid, owners, isEverywhere)
  return (
    <g data-layer="owners" data-everywhere={isEverywhere || undefined}>
      <pattern id={`${id}0`} width={11} height={11} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={styles.lines} d="M0 5.5H11" />
      </pattern>
      <pattern id={`${id}1`} width={11} height={11} patternUnits="userSpaceOnUse">
        <circle className={styles.dots} cx={3} cy={3} r={1.7} />
        <circle className={styles.dots} cx={8.5} cy={8.5} r={1.7} />
      </pattern>
      {sides.map((hexes, side) =>
        hexes.size === 0 ? null : (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: there are two sides
            key={side}
            data-owner={side}
            data-hexes={hexes.size}
            style={{ fill: `url(#${id}${side})` }}
            d={unionOutline(sheet, hexes)}
          />
        ),
      )}
    </g>
  )
})
