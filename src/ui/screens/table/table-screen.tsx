import { BattleDialog } from './battle/battle-dialog'
import { Board } from './board/board'
import { Drawers } from './drawers/drawers'
import { Panel } from './panel/panel'
import { Curtain } from './seats/curtain'
import { DiceEntry } from './seats/dice-entry'
import { GameEnd } from './seats/game-end'
import { SinceLastTurn } from './seats/since-last-turn'
import { Strip } from './strip/strip'
import { type Table, TableProvider, useViews } from './table-context'
import styles from './table-screen.module.css'
import { useTableKeys } from './use-table-keys'

/** A game on the table. While the seats change nothing of it is on the page, so that nothing can be read behind the curtain. */
export function TableScreen({ table }: { readonly table: Table }) {
  return (
    <TableProvider value={table}>
      <Seated />
    </TableProvider>
  )
}

function Seated() {
  const isCovered = useViews((views, s) => views.curtain(s) !== null)
  return isCovered ? <Curtain /> : <Open />
}

function Open() {
  useTableKeys()
  return (
    <div className={styles.screen}>
      <Strip />
      <main className={styles.table}>
        <Board />
        <Panel />
        <BattleDialog />
        <Drawers />
      </main>
      <SinceLastTurn />
      <DiceEntry />
      <GameEnd />
    </div>
  )
}
