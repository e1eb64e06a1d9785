/** As much of the browser's caches as the worker uses, in memory. */
export function memoryCaches() {
  const stores = new Map<string, Map<string, Response>>()
  const matchIn = (store: Map<string, Response>, address: string) => store.get(address)?.clone()
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return {
      match: async (address: string) => matchIn(store, address),
      put: async (address: string, response: Response) => {
        store.set(address, response)
      },
    }
  }
  const caches = {
    open,
    match: async (address: string) => [...stores.values()].map(store => matchIn(store, address)).find(Boolean),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  }
  return { stores, caches: caches as unknown as CacheStorage }
}

/** A server that knows these addresses, and the addresses it was asked for. */
export function memoryServer(files: Record<string, { body: string; type?: string; status?: number }>) {
  const asked: string[] = []
  const fetch: typeof globalThis.fetch = async input => {
    asked.push(String(input))
    const file = files[String(input)]
    if (file === undefined) throw new TypeError('Failed to fetch')
    return new Response(file.body, {
      status: file.status ?? 200,
      headers: { 'Content-Type': file.type ?? 'text/javascript' },
    })
  }
  return { asked, fetch }
}
