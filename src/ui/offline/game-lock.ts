import type { Route } from '../route'

/** Tells all tabs of the browser whether a game is open in any of them. */
export type GameLock = {
  /** To be called with every page this tab opens. */
  enter(page: Route['page']): void
  /** Runs `act` if no tab has a game open, else gives false at once. */
  whileNoGameIsOpen(act: () => Promise<void>): Promise<boolean>
}

/**
 * The browser gives a lock back by itself when a tab closes or dies, so no game stays open for ever. `folder` is where
 * the app lives: a game in one folder says nothing about an app in another. Old browsers without locks know one tab only.
 */
export function createGameLock(locks: Pick<LockManager, 'request'> | undefined, folder: string): GameLock {
  const name = `powderkeg game ${folder}`
  let leave: (() => void) | null = null
  return {
    enter(page) {
      if ((page === 'play') === (leave !== null)) return
      leave?.()
      leave = null
      if (page !== 'play') return
      const left = new Promise<void>(resolve => {
        leave = resolve
      })
      // A page that is being torn down may be refused; then it needs no lock either.
      locks?.request(name, { mode: 'shared' }, () => left).catch(() => {})
    },
    async whileNoGameIsOpen(act) {
      const run = async (lock: Lock | null | true) => {
        if (lock !== null) await act()
        return lock !== null
      }
      return locks ? locks.request(name, { ifAvailable: true }, run) : run(true)
    },
  }
}
