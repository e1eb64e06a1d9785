import { hexLabel } from '../../../../core/map/map-queries'
import { playFrom } from '../diary/replay'
import { useSides } from '../sides'
import { Icon } from '../strip/icons'
import { useTable } from '../table-context'
import styles from './battle-list.module.css'
import { battlesThatMattered, type WarBattle } from './war-battles'

type BattleListProps = {
  readonly battles: readonly WarBattle[]
  /** Before the replay begins: what lies over the map is put away. */
  readonly onPlay: () => void
}

/** The battles that cost most; each leads into the replay. */
export function BattleList({ battles, onPlay }: BattleListProps) {
  const table = useTable()
  const sides = useSides()
  const shown = battlesThatMattered(battles)
  if (shown.length === 0) return <p className={styles.none}>No battle has cost anybody a step.</p>
  return (
    <ol className={styles.list}>
      {shown.map(({ line, turn, phase, title, result, hex, lost }) => (
        <li key={line}>
          <p className={styles.when}>
            Turn {turn}
            {phase !== '' && `, ${phase}`}
            {hex !== null && ` · ${hexLabel(table.sheet.map, hex)}`}
          </p>
          <p className={styles.what}>{title}</p>
          {result !== '' && <p className={styles.result}>{result}</p>}
          <p className={styles.lost}>
            Steps lost: {sides.map(({ name }, side) => `${name} ${lost[side] ?? 0}`).join(', ')}
          </p>
          <button
            type="button"
            aria-label={`Play it again: turn ${turn}, ${title}`}
            onClick={() => {
              onPlay()
              playFrom(table, line)
            }}
          >
            <Icon name="replay" size={16} /> Play it again
          </button>
        </li>
      ))}
    </ol>
  )
}
