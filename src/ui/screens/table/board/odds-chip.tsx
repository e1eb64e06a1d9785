import { memo, useEffect, useRef, useState } from 'react'
import type { HexId } from '../../../../core/ids'
import { placedChoices } from '../acting'
import { useDesk, useSession, useTable } from '../table-context'
import { type OddsAhead, oddsAhead } from './odds-ahead'
import styles from './odds-chip.module.css'
import { usePopupPlace } from './use-popup-place'

/** How long the pointer rests on an enemy before his odds are told. */
const RESTS = 200

/** Over an enemy who could be attacked: the odds before anything is declared. */
export const OddsChip = memo(function OddsChip() {
  const table = useTable()
  const hex = useDesk(({ hovered, focused, tapped }) => tapped ?? hovered ?? focused)
  const isFree = useDesk(({ menu, explanation }) => menu === null && explanation === null)
  // Another decision has other odds.
  const placed = useSession((_, now) => placedChoices(now))
  const [told, setTold] = useState<{ readonly hex: HexId; readonly odds: OddsAhead } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another decision is another question
  useEffect(() => {
    setTold(null)
    if (hex === null) return
    const timer = setTimeout(() => {
      const odds = oddsAhead(table, hex)
      if (odds !== null) setTold({ hex, odds })
    }, RESTS)
    return () => clearTimeout(timer)
  }, [table, hex, placed])
  return told === null || !isFree ? null : <Chip hex={told.hex} odds={told.odds} />
})

function Chip({ hex, odds }: { readonly hex: HexId; readonly odds: OddsAhead }) {
  const chip = useRef<HTMLParagraphElement>(null)
  usePopupPlace(chip, hex, odds)
  return (
    <p ref={chip} className={styles.chip} role="status" data-odds>
      <b>{odds.balance}</b>
      {odds.results.length > 0 && <span>{odds.results.join(', ')}</span>}
    </p>
  )
}
