import { useEffect } from 'react'
import { DropNotice } from '../../start/drop-notice'
import { useFileDrop } from '../../start/use-file-drop'
import { BattleDialog } from './battle/battle-dialog'
import { Board } from './board/board'
import { Coach } from './coach/coach'
import { Drawers } from './drawers/drawers'
import { followKeys } from './hand/dead-time'
import { Search } from './hand/search'
import { useFocusHome } from './hand/use-focus-home'
import { LedgerDock } from './ledger/ledger-dock'
import { MissionDock } from './missions/mission-dock'
import { Pages } from './pages'
import { Panel } from './panel/panel'
import { Curtain } from './seats/curtain'
import { DiceEntry } from './seats/dice-entry'
import { GameEnd } from './seats/game-end'
import { GoalLine } from './strip/goal-line'
import { Strip } from './strip/strip'
import { type Table, TableProvider, useDesk, useTable, useViews } from './table-context'
import styles from './table-screen.module.css'
import { TurnSummary } from './turn-end/turn-summary'
import { watchTurns } from './turn-end/watch-turns'
import { UmpirePanel } from './umpire/umpire-panel'
import { useTableKeys } from './use-table-keys'

/** A game on the table. While the seats change nothing of it is on the page, so that nothing can be read behind the curtain. */
export function TableScreen({ table }: { readonly table: Table }) {
  // Turns may end behind a curtain.
  useEffect(() => watchTurns(table), [table])
  return (
    <TableProvider value={table}>
      <Seated />
    </TableProvider>
  )
}

function Seated() {
  const isCovered = useViews((views, s) => views.curtain(s) !== null)
  // Also while the curtain comes and goes: a key that is down then must be let go of first.
  useEffect(followKeys, [])
  return isCovered ? <Curtain /> : <Open />
}

function Open() {
  useTableKeys()
  useFocusHome()
  const { desk } = useTable()
  const isDead = useDesk(({ isDead }) => isDead)
  // Else the browser would leave the game to show the file.
  const isOver = useFileDrop(dropped => desk.setState({ drawer: 'files', dropped }))
  return (
    <div className={styles.screen} data-dead={isDead || undefined}>
      <div className={styles.head}>
        <Strip />
        <GoalLine />
      </div>
      <main className={styles.table}>
        <div className={styles.map}>
          <Board />
          <MissionDock />
          <LedgerDock />
          <Coach />
        </div>
        <Panel />
        <BattleDialog />
        <Drawers />
        <UmpirePanel />
      </main>
      <Search />
      <DiceEntry />
      <GameEnd />
      <TurnSummary />
      <Pages />
      <DropNotice isOver={isOver} />
    </div>
  )
}
