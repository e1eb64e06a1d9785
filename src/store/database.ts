/** Just enough of IndexedDB as promises. A promise from `answer` may be awaited inside its transaction without ending it. */

export function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the browser’s storage did not answer'))
  })
}

export type Stores = (name: string) => IDBObjectStore

/** Runs `work` in one transaction: all of it is kept when this resolves, none of it when it rejects. */
export async function transact<T>(
  db: IDBDatabase,
  names: readonly string[],
  mode: 'readonly' | 'readwrite',
  work: (stores: Stores) => Promise<T>,
): Promise<T> {
  const transaction = db.transaction([...names], mode)
  const finished = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('the browser’s storage gave up'))
  })
  // Whoever awaits `work` first may leave this one unheard.
  finished.catch(() => {})
  try {
    const result = await work(name => transaction.objectStore(name))
    await finished
    return result
  } catch (error) {
    abortQuietly(transaction)
    throw error
  }
}

function abortQuietly(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // It has ended by itself.
  }
}

export function openDatabase(
  factory: IDBFactory,
  name: string,
  version: number,
  build: (db: IDBDatabase, from: number) => void,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name, version)
    request.onupgradeneeded = event => build(request.result, event.oldVersion)
    request.onblocked = () => reject(new Error('another tab holds an older version of the saved games; close it'))
    request.onerror = () => reject(request.error ?? new Error('the browser’s storage cannot be opened'))
    request.onsuccess = () => {
      const db = request.result
      // A newer Powderkeg in another tab must not wait for this one.
      db.onversionchange = () => db.close()
      resolve(db)
    }
  })
}
