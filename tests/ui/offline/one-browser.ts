type Held = { readonly name: string; readonly isShared: boolean }

const settled = () => new Promise<void>(resolve => setTimeout(resolve))

/** The locks of one browser, as far as the app uses them. */
export function oneBrowser() {
  const held = new Set<Held>()
  const request = async (
    name: string,
    { mode = 'exclusive', ifAvailable = false }: LockOptions,
    act: (lock: Lock | null) => unknown,
  ) => {
    const isShared = mode === 'shared'
    const isTaken = () => [...held].some(other => other.name === name && !(other.isShared && isShared))
    if (isTaken() && ifAvailable) return act(null)
    while (isTaken()) await settled()
    const mine = { name, isShared }
    held.add(mine)
    try {
      return await act({ name, mode })
    } finally {
      held.delete(mine)
    }
  }
  return {
    request: request as unknown as LockManager['request'],
    /** All that was let go is free. */
    settled,
  }
}
