import { PageLink } from '../../../page-link'
import { KegLogo } from '../../../start/keg-logo'
import { toggleDrawer } from '../desk'
import { SHEET_BELOW, SMALL_BELOW, useWidth } from '../panel/use-width'
import { useSides } from '../sides'
import { useKnown, useSession, useTable } from '../table-context'
import { Figures } from './figures'
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
      {isSmall ? (
        <SmallTurn />
      ) : (
        <>
          <GameTitle />
          <TurnCard />
          <PhaseRow />
        </>
      )}
      <SavedState />
      <Figures isSmall={isSmall} />
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
      <span title={title}>{withoutBrackets(title)}</span>
    </p>
  )
}

/** What stands in brackets after a title is told in full by the turn's date; the strip has no room for it. */
const withoutBrackets = (title: string): string => title.replace(/\s*\([^)]*\)$/, '')

function useCalendar() {
  const turn = useSession((s, { look, views }) => look.calendar(views.position(s)).turn)
  const of = useSession((s, { look, views }) => look.calendar(views.position(s)).of)
  const date = useSession((s, { look, views }) => look.calendar(views.position(s)).date)
  return { turn, of, date }
}

function TurnCard() {
  const { desk } = useTable()
  const { turn, of, date } = useCalendar()
  return (
    <button
      type="button"
      className={styles.turn}
      title="Order of play (Q)"
      aria-keyshortcuts="Q"
      onClick={() => toggleDrawer(desk, 'sequence')}
    >
      <span className={styles.aloud}>Turn </span>
      <b>{turn}</b>
      <span>
        of {of}
        <small>{date}</small>
      </span>
    </button>
  )
}

/** On the phone: the turn, the phase at hand, whose it is and how long there is to go. */
function SmallTurn() {
  const { look } = useTable()
  const sides = useSides()
  const { turn, of } = useCalendar()
  const now = look.phases(useKnown()).find(phase => phase.stands === 'now')
  const side = now?.side ?? null
  return (
    <div className={styles.smallTurn} data-small-turn>
      <b aria-hidden="true">{turn}</b>
      <p>
        <strong>{now?.title ?? 'The game is over'}</strong>
        <small>
          {side !== null && `${sides[side].name}, `}turn {turn} of {of}
        </small>
      </p>
    </div>
  )
}
