import { useState } from 'react'
import type { UnitId } from '../../../../core/ids'
import styles from './inspector.module.css'
import { InspectedUnit } from './inspector-unit'
import { UnitFacts } from './unit-facts'

type UnitShelfProps = {
  readonly label: string
  readonly title: string
  readonly line: string
  readonly units: readonly UnitId[]
  /** How they stand is said for all of them in the line above. */
  readonly isPlain?: boolean
  readonly onClose: () => void
}

/** A row of units with how each stands, and on request all about one of them. */
export function UnitShelf({ label, title, line, units, isPlain = false, onClose }: UnitShelfProps) {
  const [asked, setAsked] = useState<UnitId | null>(null)
  const told = asked !== null && units.includes(asked) ? asked : null
  return (
    <section aria-label={label} className={styles.inspector} data-over-map>
      <header className={styles.header}>
        <h2>{title}</h2>
        <p>{line}</p>
        <button type="button" aria-label="Close" onClick={onClose}>
          ×
        </button>
      </header>
      {told !== null && <UnitFacts unit={told} />}
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
