import type { IDBPDatabase } from 'idb'

/** An open database that is opened again when the browser has closed it, as it does when site data are cleared. */
export interface Connection<Tables> {
  use<T>(act: (db: IDBPDatabase<Tables>) => Promise<T>): Promise<T>
  /** Called when the database was opened again: what was in it may be gone. */
  onReopened(hear: () => void): () => void
  close(): void
}

type OpenDatabase<Tables> = (whenClosed: () => void) => Promise<IDBPDatabase<Tables>>

/** While Chromium clears, it closes at once what is opened. After the last of these the next one to use it opens it. */
const PAUSES_MS = [0, 50, 250, 1000, 4000]

export async function connect<Tables>(open: OpenDatabase<Tables>): Promise<Connection<Tables>> {
  const hearers = new Set<() => void>()
  let isClosed = false
  let isLost = false
  let db: Promise<IDBPDatabase<Tables>> | null = null

  async function opened(): Promise<IDBPDatabase<Tables>> {
    if (db === null) {
      const opening = open(() => whenClosed(opening))
      db = opening
      // What cannot be opened now may be opened later.
      opening.catch(() => {
        if (db === opening) db = null
      })
    }
    const found = await db
    if (isLost) {
      isLost = false
      for (const hear of [...hearers]) hear()
    }
    return found
  }

  /** Whether it was this one's to lose, and not opened again meanwhile. */
  function forget(closed: Promise<IDBPDatabase<Tables>> | null): boolean {
    if (isClosed || db !== closed) return false
    db = null
    isLost = true
    return true
  }

  async function whenClosed(closed: Promise<IDBPDatabase<Tables>>): Promise<void> {
    if (!forget(closed)) return
    for (const pause of PAUSES_MS) {
      await new Promise(resolve => setTimeout(resolve, pause))
      const isOpen = await opened().then(
        () => true,
        () => false,
      )
      if (isOpen || isClosed) return
    }
  }

  await opened()
  return {
    async use(act) {
      const found = await opened()
      const used = db
      try {
        return await act(found)
      } catch (error) {
        if (!isClosedConnection(error) || isClosed) throw error
        forget(used)
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
