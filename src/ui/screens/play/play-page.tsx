import { useEffect, useState } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { GameState } from '../../../core/engine/state'
import type { Problem } from '../../../core/save/problems'
import type { GameEntry } from '../../../games'
import type { History } from '../../../store/history'
import type { Preferences } from '../../../store/preferences'
import { exportText } from '../../../store/save-text'
import type { Shelf, Taken } from '../../../store/shelf'
import { CounterSymbols } from '../../counters/counter-symbols'
import { ErrorBoundary } from '../../error-boundary'
import type { Table } from '../table/table-context'
import { TableScreen } from '../table/table-screen'
import { type OpenTable, openTable } from './open-table'
import { Notice, PartedNotice, ProblemNotice } from './play-notices'

type PlayPageProps = {
  readonly id: string
  readonly shelf: Shelf
  readonly entries: readonly GameEntry[]
  readonly preferences: StoreApi<Preferences>
}

type Stage =
  | { readonly is: 'opening' }
  | { readonly is: 'failed'; readonly problems: readonly Problem[] }
  | { readonly is: 'parted'; readonly taken: Taken }
  | { readonly is: 'open'; readonly opened: OpenTable }

/** One saved game, from its address to the table. */
export function PlayPage(props: PlayPageProps) {
  const { id } = props
  // Another game is another page: nothing of the one before may stay.
  return <Opening key={id} {...props} />
}

function Opening({ id, shelf, entries, preferences }: PlayPageProps) {
  const [stage, setStage] = useState<Stage>({ is: 'opening' })
  const [chosen, setChosen] = useState<{ readonly taken: Taken; readonly history: History<GameState> } | null>(null)

  useEffect(() => {
    let isWanted = true
    shelf.take(id, entries).then(read => {
      if (!isWanted) return
      if (!read.ok) setStage({ is: 'failed', problems: read.problems })
      else if (read.value.opened.is === 'whole') setChosen({ taken: read.value, history: read.value.opened.history })
      else setStage({ is: 'parted', taken: read.value })
    })
    return () => {
      isWanted = false
    }
  }, [id, shelf, entries])

  useEffect(() => {
    if (chosen === null) return
    let opened: OpenTable | null = null
    let isWanted = true
    openTable(chosen.taken, chosen.history, id, shelf, preferences).then(
      found => {
        opened = found
        if (isWanted) setStage({ is: 'open', opened: found })
        else found.close()
      },
      error => setStage({ is: 'failed', problems: [failureOf(error)] }),
    )
    return () => {
      isWanted = false
      opened?.close()
    }
  }, [chosen, id, preferences, shelf])

  switch (stage.is) {
    case 'opening':
      return <Notice>Laying out the map…</Notice>
    case 'failed':
      return <ProblemNotice problems={stage.problems} />
    case 'parted':
      return <PartedNotice taken={stage.taken} onChoose={history => setChosen({ taken: stage.taken, history })} />
    case 'open':
      return <OnTheTable table={stage.opened.table} />
    default:
      return stage satisfies never
  }
}

function OnTheTable({ table }: { readonly table: Table }) {
  const rescue = () => ({
    name: `${table.engine.game.id}.json`,
    text: exportText(table.engine, table.session.store.getState().history),
  })
  return (
    <ErrorBoundary rescue={rescue}>
      <CounterSymbols />
      <TableScreen table={table} />
    </ErrorBoundary>
  )
}

const failureOf = (error: unknown): Problem => ({
  path: '',
  expected: 'a game that can be laid out',
  found: error instanceof Error ? error.message : String(error),
})
