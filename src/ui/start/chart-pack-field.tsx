import { type ChangeEvent, useRef, useState } from 'react'
import type { GameModule } from '../../core/engine/module'
import type { ChartPack, GameState } from '../../core/engine/state'
import { readChartPackFile } from '../../core/save/chart-pack-file'
import type { Problem } from '../../core/save/problems'
import styles from './chart-pack-field.module.css'

type ChartPackFieldProps = {
  readonly game: GameModule<GameState>
  readonly pack: ChartPack | null
  readonly onChange: (pack: ChartPack | null) => void
}

/** Printed charts in place of reconstructed ones, from a file of the player's own. */
export function ChartPackField({ game, pack, onChange }: ChartPackFieldProps) {
  const picker = useRef<HTMLInputElement>(null)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const picked = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target
    const [file] = input.files ?? []
    if (!file) return
    const read = readChartPackFile(game, await file.text())
    // So that the same file can be picked again after it was mended.
    input.value = ''
    setProblems(read.ok ? [] : read.problems)
    if (read.ok) onChange(read.value)
  }
  const reconstructed = game.charts.filter(chart => chart.source === 'reconstructed')
  if (reconstructed.length === 0) return null
  return (
    <div className={styles.field}>
      <p>
        Charts: <b>{pack === null ? `${reconstructed.length} reconstructed` : pack.name}</b>
      </p>
      <div className={styles.ways}>
        <button type="button" onClick={() => picker.current?.click()}>
          Load a chart pack
        </button>
        {pack !== null && (
          <button type="button" onClick={() => onChange(null)}>
            Without it
          </button>
        )}
      </div>
      <input
        ref={picker}
        type="file"
        accept=".json,application/json"
        aria-label="Chart pack"
        tabIndex={-1}
        hidden
        onChange={picked}
      />
      <div role="alert">
        {problems.length > 0 && (
          <ul className={styles.problems}>
            {problems.map(each => (
              <li key={`${each.path} ${each.expected}`}>
                <code>{each.path || 'the file'}</code>: expected {each.expected}, found {each.found}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
