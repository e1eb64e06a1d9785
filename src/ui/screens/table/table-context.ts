import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import type { Engine } from '../../../core/engine/engine'
import type { GameLook } from '../../../core/engine/game-look'
import type { GameState } from '../../../core/engine/state'
import type { Keeper } from '../../../store/autosave'
import type { Preferences } from '../../../store/preferences'
import type { Session } from '../../../store/session'
import type { SessionState } from '../../../store/session-state'
import type { SessionViews } from '../../../store/session-view'
import type { Shelf } from '../../../store/shelf'
import type { Sheet } from '../../map/sheet'
import type { Desk } from './desk'

/** A game on the table with all that its screen works with. It stays the same object while the game is open. */
export interface Table {
  readonly engine: Engine<GameState>
  readonly session: Session<GameState>
  /** All that may be shown; components read the session only through these. */
  readonly views: SessionViews<GameState>
  readonly look: GameLook<GameState>
  readonly sheet: Sheet
  readonly desk: StoreApi<Desk>
  readonly preferences: StoreApi<Preferences>
  /** null where nothing is stored: in tests and without a database. */
  readonly keeper: Keeper | null
  /** Where games that are loaded or begun from here go. */
  readonly shelf: Shelf
  /** The name of the saved game. */
  readonly title: string
  /** Key under which what belongs to this game alone may be remembered. */
  readonly id: string
}

const TableContext = createContext<Table | null>(null)

export const TableProvider = TableContext.Provider

export function useTable(): Table {
  const table = useContext(TableContext)
  if (table === null) throw new Error('a part of the table stands outside of a table')
  return table
}

/** Something of the session. The selector gives the same object as long as nothing it tells has changed. */
export function useSession<T>(select: (s: SessionState<GameState>, table: Table) => T): T {
  const table = useTable()
  return useStore(table.session.store, s => select(s, table))
}

/** Something the session's views tell. */
export function useViews<T>(select: (views: SessionViews<GameState>, s: SessionState<GameState>) => T): T {
  const { session, views } = useTable()
  return useStore(session.store, s => select(views, s))
}

/** The position as the one at the screen may know it. */
export const useKnown = (): GameState => useViews((views, s) => views.position(s))

/** The period whose frontiers and railways the sheet shows. */
export function useMapPeriod(): number {
  const { look } = useTable()
  return useViews((views, s) => look.mapPeriod?.(views.position(s).setting) ?? 0)
}

export function useDesk<T>(select: (desk: Desk) => T): T {
  return useStore(useTable().desk, select)
}
