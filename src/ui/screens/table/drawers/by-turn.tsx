import type { ReactNode } from 'react'
import type { HexId } from '../../../../core/ids'
import { hexLabel } from '../../../../core/map/map-queries'
import { flyTo } from '../desk'
import { useTable } from '../table-context'
import styles from './by-turn.module.css'

/** What one turn brought, line by line. */
export const TurnLines = ({
  turn,
  className = '',
  children,
}: {
  readonly turn: number
  readonly className?: string
  readonly children: ReactNode
}) => (
  <div className={`${styles.turn} ${className}`}>
    <b>Turn {turn}</b>
    <ul>{children}</ul>
  </div>
)

/** Where it happened; a click goes there. */
export function WhereButton({ hex }: { readonly hex: HexId }) {
  const { desk, sheet } = useTable()
  return (
    <button type="button" className={styles.hex} onClick={() => flyTo(desk, hex)}>
      {hexLabel(sheet.map, hex)}
    </button>
  )
}
