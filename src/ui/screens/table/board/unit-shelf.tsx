import { useState } from 'react'
import type { Fact } from '../../../../core/engine/game-look'
import type { UnitId } from '../../../../core/ids'
import { SMALL_BELOW, useWidth } from '../panel/use-width'
import styles from './inspector.module.css'
import { InspectedUnit } from './inspector-unit'
import { HexFacts, UnitFacts } from './unit-facts'

type UnitShelfProps = {
  readonly label: string
  readonly title: string
  readonly line: string
  readonly units: readonly UnitId[]
  /** How they stand is said for all of them in the line above. */
  readonly isPlain?: boolean
  /** About the place itself. */
  readonly facts?: readonly Fact[]
  /** Left out where it stays as long as it holds an answer. */
  readonly onClose?: () => void
  /** On a telephone only its title stands there until it is asked for: the map is what one looks at. */
  readonly isFolding?: boolean
}

/** A row of units with how each stands, and on request all about one of them. */
export function UnitShelf(props: UnitShelfProps) {
  const { label, title, line, units, isPlain = false, facts = [], onClose, isFolding = false } = props
  const isSmall = useWidth(SMALL_BELOW)
  const [isOpen, setOpen] = useState(false)
  const [asked, setAsked] = useState<UnitId | null>(null)
  const told = asked !== null && units.includes(asked) ? asked : null
  if (isFolding && isSmall && !isOpen)
    return (
      <button type="button" className={styles.folded} data-over-map onClick={() => setOpen(true)}>
        {title} <b>{units.length}</b>
      </button>
    )
  const close = isFolding && isSmall ? () => setOpen(false) : onClose
  return (
    <section aria-label={label} className={styles.inspector} data-over-map>
      <header className={styles.header}>
        <h2>{title}</h2>
        <p>{line}</p>
        {close !== undefined && (
          <button type="button" aria-label="Close" onClick={close}>
            ×
          </button>
        )}
      </header>
      {told !== null && <UnitFacts unit={told} />}
      {told === null && facts.length > 0 && <HexFacts facts={facts} />}
      <ul className={styles.units}>
        {units.map(unit => (
          <InspectedUnit
            key={unit}
            unit={unit}
            isPlain={isPlain}
            isTold={told === unit}
            onTell={() => setAsked(now => (now === unit ? null : unit))}
          />
        ))}
      </ul>
    </section>
  )
}
