import { PageLink } from '../../../page-link'
import { KegLogo } from '../../../start/keg-logo'
import { SHEET_BELOW, SMALL_BELOW, useWidth } from '../panel/use-width'
import { useSession, useTable } from '../table-context'
import { PhaseRow } from './phase-row'
import { SavedState } from './saved-state'
import styles from './strip.module.css'
import { ToolButtons, ToolMenu } from './tools'

/** Where the game stands, and the way to everything that is not the map. */
export function Strip() {
  const isMenu = useWidth(SHEET_BELOW)
  const isSmall = useWidth(SMALL_BELOW)
  return (
    <header className={styles.strip}>
      <PageLink to={{ page: 'start' }} className={styles.brand}>
        <KegLogo className={styles.logo} />
        <span>Powderkeg</span>
      </PageLink>
      {!isSmall && <GameTitle />}
      <TurnCard />
      <PhaseRow />
      <SavedState />
      {isMenu ? <ToolMenu /> : <ToolButtons />}
    </header>
  )
}

function GameTitle() {
  const { engine } = useTable()
  const scenario = useSession(s => s.history.setting.scenario)
  const title = engine.game.scenarios.find(each => each.id === scenario)?.title ?? scenario
  return (
    <p className={styles.title}>
      <b>{engine.game.title}</b>
      <span title={title}>{title}</span>
    </p>
  )
}

function TurnCard() {
  const turn = useSession((s, { look, views }) => look.calendar(views.position(s)).turn)
  const of = useSession((s, { look, views }) => look.calendar(views.position(s)).of)
  const date = useSession((s, { look, views }) => look.calendar(views.position(s)).date)
  return (
    <p className={styles.turn}>
      <span className={styles.aloud}>Turn </span>
      <b>{turn}</b>
      <span>
        of {of}
        <small>{date}</small>
      </span>
    </p>
  )
}
