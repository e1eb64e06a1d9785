import type { IDBPDatabase } from 'idb'

/** An open database that is opened again when the browser has closed it, as it does when site data are cleared. */
export interface Connection<Tables> {
  use<T>(act: (db: IDBPDatabase<Tables>) => Promise<T>): Promise<T>
  /** Called when the database was opened again: what was in it may be gone. */
  onReopened(hear: () => void): () => void
  close(): void
}

type OpenDatabase<Tables> = (whenClosed: () => void) => Promise<IDBPDatabase<Tables>>

export async function connect<Tables>(open: OpenDatabase<Tables>): Promise<Connection<Tables>> {
  const hearers = new Set<() => void>()
  let isClosed = false
  let db: Promise<IDBPDatabase<Tables>> | null = null

  function opened(): Promise<IDBPDatabase<Tables>> {
    if (db !== null) return db
    const opening = open(() => lost(opening).catch(() => {}))
    db = opening
    // What cannot be opened now may be opened later.
    opening.catch(() => {
      if (db === opening) db = null
    })
    return opening
  }

  /** Opens another in its place, once however many notice. */
  async function lost(closed: Promise<IDBPDatabase<Tables>>): Promise<void> {
    if (db !== closed || isClosed) return
    db = null
    await opened()
    for (const hear of [...hearers]) hear()
  }

  await opened()
  return {
    async use(act) {
      const now = opened()
      try {
        return await act(await now)
      } catch (error) {
        if (!isClosedConnection(error) || isClosed) throw error
        await lost(now)
        return act(await opened())
      }
    },
    onReopened(hear) {
      hearers.add(hear)
      return () => hearers.delete(hear)
    },
    close() {
      isClosed = true
      db?.then(each => each.close()).catch(() => {})
    },
  }
}

/** What a database says that was closed under us. */
const isClosedConnection = (error: unknown): boolean => error instanceof Error && error.name === 'InvalidStateError'
