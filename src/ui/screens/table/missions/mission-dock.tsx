import type { MissionBoard } from '../../../../core/engine/mission-board'
import { SMALL_BELOW, useWidth } from '../panel/use-width'
import { RuleLink } from '../rule-link'
import { Icon } from '../strip/icons'
import { useDesk, useKnown, useTable, useViews } from '../table-context'
import { choiceOf, take } from './board-acts'
import { MissionBases } from './mission-bases'
import { MissionFight } from './mission-fight'
import { MissionHand } from './mission-hand'
import { MissionRows } from './mission-rows'
import styles from './missions.module.css'

const useBoard = (): MissionBoard | null => {
  const { look } = useTable()
  return look.board?.(useKnown()) ?? null
}

/** Under the map, while missions are flown: what is listed and under way, from where more can begin, and who fights whom. */
export function MissionDock() {
  const board = useBoard()
  const isOpen = useDesk(desk => desk.missionsOpen)
  const { desk } = useTable()
  const isSmall = useWidth(SMALL_BELOW)
  if (board === null || isSmall) return null
  const toggle = (): void => desk.setState({ missionsOpen: !isOpen })
  return (
    <section className={styles.dock} aria-label={board.title} data-open={isOpen || undefined}>
      <header className={styles.head}>
        <h2>
          {board.title} <small>{countOf(board)}</small> <RuleLink rule={board.rule} />
        </h2>
        <Stages board={board} />
        <Presets board={board} />
        <button type="button" className={styles.handle} aria-expanded={isOpen} onClick={toggle}>
          {isOpen ? 'Fold' : 'Unfold'} <Icon name={isOpen ? 'down' : 'up'} size={14} />
        </button>
      </header>
      {board.hand !== null && <MissionHand hand={board.hand} />}
      {isOpen && <Body board={board} />}
    </section>
  )
}

/** On phones: the same in the sheet, above the answers. */
export function MissionSheet() {
  const board = useBoard()
  const isSmall = useWidth(SMALL_BELOW)
  if (board === null || !isSmall) return null
  return (
    <section className={styles.sheet} aria-label={board.title}>
      <Presets board={board} />
      {board.hand !== null && <MissionHand hand={board.hand} />}
      <Body board={board} />
    </section>
  )
}

const countOf = ({ rows }: MissionBoard): string =>
  rows.length === 0 ? 'none yet' : rows.length === 1 ? '1 row' : `${rows.length} rows`

function Body({ board }: { readonly board: MissionBoard }) {
  return (
    <div className={styles.body} data-fights={board.fight !== null || undefined}>
      {board.fight !== null && <MissionFight fight={board.fight} />}
      <MissionRows board={board} />
      {board.fight === null && board.bases.length > 0 && <MissionBases bases={board.bases} />}
    </div>
  )
}

function Stages({ board: { stages, stage } }: { readonly board: MissionBoard }) {
  return (
    <ol className={styles.stages} aria-label="Steps">
      {stages.map((title, at) => (
        <li key={title} aria-current={at === stage ? 'step' : undefined} data-done={at < stage || undefined}>
          {at < stage && '✓ '}
          {title}
        </li>
      ))}
    </ol>
  )
}

function Presets({ board: { presets } }: { readonly board: MissionBoard }) {
  const table = useTable()
  const choices = useViews((views, s) => views.choices(s))
  const found = presets.flatMap(action => choiceOf(choices, action) ?? [])
  if (found.length === 0) return null
  return (
    <div className={styles.presets}>
      {found.map(choice => (
        <button key={choice.action.kind} type="button" onClick={() => take(table, choice)}>
          {choice.label}
        </button>
      ))}
    </div>
  )
}
