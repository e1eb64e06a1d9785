import { useId, useState } from 'react'
import { useKnown, useTable } from '../table-context'
import styles from './chart-source.module.css'

/** Where a chart comes from, when it is not the rulebook: our own reconstruction, or the players' chart pack. */
export function ChartSource({ id }: { readonly id: string }) {
  const { engine } = useTable()
  const pack = useKnown().setting.charts
  const noteId = useId()
  const [isOpen, setOpen] = useState(false)
  const chart = engine.game.charts.find(each => each.id === id)
  if (pack !== null && Object.hasOwn(pack.charts, id)) return <span className={styles.pack}>from {pack.name}</span>
  if (chart?.source !== 'reconstructed') return null
  return (
    <span className={styles.source}>
      <button
        type="button"
        className={styles.tag}
        title={chart.basis}
        aria-expanded={isOpen}
        aria-controls={noteId}
        onClick={() => setOpen(!isOpen)}
      >
        reconstructed
      </button>
      <span id={noteId} role="note" className={styles.basis} hidden={!isOpen}>
        {chart.basis}
      </span>
    </span>
  )
}
