import { openRule } from './desk'
import styles from './rule-link.module.css'
import { useTable } from './table-context'

type ReconstructedTagProps = {
  /** What of it is not printed in the booklet; nothing is shown where it is. */
  readonly what: string | undefined
  readonly ruling?: string | undefined
}

/** The dashed mark of what stands for something lost; it opens the ruling that says so. */
export function ReconstructedTag({ what, ruling }: ReconstructedTagProps) {
  const { desk } = useTable()
  if (what === undefined) return null
  if (ruling === undefined)
    return (
      <span className={styles.ruling} title={what}>
        reconstructed
      </span>
    )
  return (
    <button
      type="button"
      className={styles.ruling}
      title={`${what} (ruling ${ruling})`}
      aria-label={`reconstructed: ${what}, ruling ${ruling}`}
      onClick={() => openRule(desk, ruling)}
    >
      reconstructed
    </button>
  )
}
