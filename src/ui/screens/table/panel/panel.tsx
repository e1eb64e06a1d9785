import { useEffect, useRef } from 'react'
import { presentState } from '../../../../store/session-state'
import { placedChoices } from '../acting'
import { ResultStrip, useDecided } from '../battle/result-strip'
import { Inspector } from '../board/inspector'
import { LessonList } from '../coach/lesson-list'
import { useDone } from '../coach/use-coach'
import { PASSING } from '../desk'
import { Diary } from '../diary/diary'
import { MissionSheet } from '../missions/mission-dock'
import { useDesk, useSession, useTable, useViews } from '../table-context'
import { AgreementHost } from './agreement-dialog'
import { Alerts } from './alerts'
import { ChanceBar } from './chance-bar'
import { Choices } from './choices'
import { Foot, FootNotes } from './foot'
import { LookingBanner } from './looking-banner'
import styles from './panel.module.css'
import { Pools } from './pools'
import { PromptBar } from './prompt-bar'
import { PromptHead } from './prompt-head'
import { PromptNotes } from './prompt-notes'
import { SHEET_BELOW, SMALL_BELOW, useWidth } from './use-width'

/** What is asked, what may be answered, what both sides have left, and what has happened. */
export function Panel() {
  useForgetStale()
  const isSheet = useWidth(SHEET_BELOW)
  return (
    <>
      {isSheet ? <PanelSheet /> : <PanelColumn />}
      <AgreementHost />
    </>
  )
}

function PanelColumn() {
  // What the dice decided has the room of what is left to be sent: it is answered at once.
  const isDecided = useDecided() !== null
  // So have the lessons of a first game.
  const isTaught = useDone() !== null
  return (
    <aside className={styles.panel} aria-label="Decision and diary">
      <LookingBanner />
      <PromptHead />
      <LessonList />
      <ResultStrip />
      <Alerts />
      <Choices />
      {!isDecided && !isTaught && <Pools />}
      <Diary />
      <Foot />
    </aside>
  )
}

/** On small screens the question stays below the map and the rest is drawn out over it. */
function PanelSheet() {
  const height = useDesk(desk => desk.panelHeight)
  const isPhone = useWidth(SMALL_BELOW)
  useSheetCloses()
  return (
    <aside className={styles.panel} aria-label="Decision and diary" data-height={height}>
      {height !== 'prompt' && (
        <div className={styles.sheet}>
          <LookingBanner />
          {!isPhone && <ResultStrip />}
          <Alerts />
          {isPhone && <Inspector />}
          <PromptNotes />
          <ChanceBar />
          {height === 'all' && <MissionSheet />}
          <Choices />
          {height === 'all' && <Pools />}
          {height === 'all' && <Diary />}
          {!isPhone && <Foot />}
        </div>
      )}
      {height === 'prompt' && (
        <>
          <LookingBanner />
          <Alerts />
          {!isPhone && <FootNotes />}
        </>
      )}
      {(isPhone || height === 'prompt') && <ResultStrip />}
      <PromptBar />
    </aside>
  )
}

/** The sheet goes by itself when the next answer is given on the map, and when dice have fallen. */
function useSheetCloses(): void {
  const { desk } = useTable()
  const cursor = useSession(s => s.history.cursor)
  const seal = useSession(s => presentState(s).seal)
  const isOnMap = useSession((_, table) => placedChoices(table).lit.size + placedChoices(table).byBox.size > 0)
  const before = useRef({ cursor, seal })
  useEffect(() => {
    const was = before.current
    before.current = { cursor, seal }
    if (was.cursor !== cursor && (isOnMap || was.seal !== seal)) desk.setState({ panelHeight: 'prompt' })
  }, [desk, cursor, seal, isOnMap])
}

/** A choice that waits or is pointed at is forgotten when it is no longer one. */
function useForgetStale(): void {
  const { desk } = useTable()
  const choices = useViews((views, s) => views.choices(s))
  useEffect(() => {
    const { armed, preview } = desk.getState()
    const isStale = [armed, preview].some(each => each !== null && !choices.includes(each))
    if (isStale) desk.setState(PASSING)
  }, [desk, choices])
}
