import { useCallback, useEffect, useState } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { GameState } from '../../../core/engine/state'
import type { History } from '../../../core/save/history'
import type { Problem } from '../../../core/save/problems'
import type { GameEntry } from '../../../games'
import type { Preferences } from '../../../store/preferences'
import { playersText } from '../../../store/save-text'
import type { ReadyGame, Shelf } from '../../../store/shelf'
import { CounterSymbols } from '../../counters/counter-symbols'
import { ErrorBoundary } from '../../error-boundary'
import { PageLink } from '../../page-link'
import { rescueToFile, storedParts } from '../../rescue-to-file'
import { goTo } from '../../route'
import type { Table } from '../table/table-context'
import { TableScreen } from '../table/table-screen'
import { type OpenTable, openTable, type Parted } from './open-table'
import { Notice, PartedNotice, ProblemNotice } from './play-notices'

type PlayPageProps = {
  readonly id: string
  readonly shelf: Shelf
  readonly entries: readonly GameEntry[]
  readonly preferences: StoreApi<Preferences>
}

type Stage =
  | { readonly is: 'opening'; readonly share: number | null }
  | { readonly is: 'failed'; readonly problems: readonly Problem[]; readonly isStored: boolean }
  | { readonly is: 'parted'; readonly title: string; readonly parted: Parted }
  | { readonly is: 'open'; readonly opened: OpenTable }

/** One saved game, from its address to the table. */
export function PlayPage(props: PlayPageProps) {
  const { id } = props
  // Another game is another page: nothing of the one before may stay.
  return <Opening key={id} {...props} />
}

function Opening(props: PlayPageProps) {
  const { id, shelf } = props
  const stage = useOpening(props)
  switch (stage.is) {
    case 'opening':
      return (
        <Notice>
          {stage.share === null
            ? 'Laying out the map…'
            : `Playing the game again under today’s rules: ${Math.floor(stage.share * 100)} %`}
          {stage.share !== null && <PageLink to={{ page: 'start' }}>Cancel</PageLink>}
        </Notice>
      )
    case 'failed':
      return (
        <ProblemNotice problems={stage.problems} onRescue={stage.isStored ? () => rescueToFile(shelf, id) : null} />
      )
    case 'parted': {
      const { title, parted } = stage
      const goOn = async (history: History<GameState>) =>
        goTo({ page: 'play', id: await shelf.put(history, title) }, { replace: true })
      return <PartedNotice title={title} parted={parted} onChoose={goOn} />
    }
    case 'open':
      return <OnTheTable table={stage.opened.table} />
    default:
      return stage satisfies never
  }
}

function useOpening({ id, shelf, entries, preferences }: PlayPageProps): Stage {
  const [stage, setStage] = useState<Stage>({ is: 'opening', share: null })
  const [chosen, setChosen] = useState<{ readonly ready: ReadyGame; readonly history: History<GameState> } | null>(null)

  const fail = useCallback(
    async (...problems: readonly Problem[]) => {
      const stored = await storedParts(shelf, id)
      setStage({ is: 'failed', problems, isStored: stored !== null })
    },
    [id, shelf],
  )

  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    const onProgress = (share: number) => setStage({ is: 'opening', share })
    shelf.take(id, entries, { signal, onProgress }).then(read => {
      if (signal.aborted) return
      if (!read.ok) fail(...read.problems)
      else if (read.value.opened.is === 'whole') setChosen({ ready: read.value, history: read.value.opened.history })
      else setStage({ is: 'parted', title: read.value.title, parted: read.value.opened })
    })
    return () => left.abort()
  }, [id, shelf, entries, fail])

  useEffect(() => {
    if (chosen === null) return
    let opened: OpenTable | null = null
    let isWanted = true
    const { ready, history } = chosen
    const onParted = (parted: Parted) => {
      if (isWanted) setStage({ is: 'parted', title: ready.title, parted })
    }
    openTable(ready, history, { id, shelf, preferences, onParted }).then(
      found => {
        opened = found
        if (isWanted) setStage({ is: 'open', opened: found })
        else found.close()
      },
      error => fail(failureOf(error)),
    )
    return () => {
      isWanted = false
      opened?.close()
    }
  }, [chosen, id, preferences, shelf, fail])
  return stage
}

function OnTheTable({ table }: { readonly table: Table }) {
  const rescue = () => ({
    name: `${table.engine.game.id}.json`,
    text: playersText(table.session.store.getState().history, table.session.store.getState().solo),
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
