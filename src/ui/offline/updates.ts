import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Order } from '../../service-worker/messages'
import type { Route } from '../route'
import type { GameLock } from './game-lock'

export type Standing =
  | 'none'
  /** A new version is stored and waits. */
  | 'ready'
  /** It was asked for, but a game is open in another tab. */
  | 'game elsewhere'

/** As much of a ServiceWorkerRegistration as is needed here. */
type Registration = { readonly waiting: { postMessage(order: Order): void } | null }

export type Updates = {
  readonly store: StoreApi<{ readonly standing: Standing }>
  /** To be called when this tab has opened a page. */
  moved(): void
  /** A new version waits. At the load of the start page nothing has been begun yet: it comes into force at once. */
  found(registration: Registration, when: 'at load' | 'later'): Promise<void>
  /** Brings the new version into force, unless a game is open in any tab. */
  takeOver(): Promise<void>
  /** A new version has come into force: what this tab shows is of the old one. */
  replaced(): void
  /** As `replaced`, but found out afterwards. */
  outdated(): void
}

type Surroundings = {
  readonly pageNow: () => Route['page']
  readonly lock: GameLock
  readonly reload: () => void
  /** As `reload`, but not for ever: nobody asked for it. */
  readonly reloadAgain: () => void
  /** How long an order may take to be followed. */
  readonly patience: () => Promise<void>
}

/** The version changes only between games. */
export function createUpdates({ pageNow, lock, reload, reloadAgain, patience }: Surroundings): Updates {
  const store = createStore<{ readonly standing: Standing }>(() => ({ standing: 'none' }))
  let found: Registration | null = null
  let isReplaced = false
  let cameIntoForce = () => {}
  const inForce = new Promise<void>(resolve => {
    cameIntoForce = resolve
  })

  const reloadBetweenGames = () => {
    if (isReplaced && pageNow() !== 'play') reload()
  }

  const order = async (whenIgnored: () => void) => {
    if (pageNow() === 'play') return
    const isFree = await lock.whileNoGameIsOpen(async () => {
      if (!found?.waiting) return
      found.waiting.postMessage('take over')
      await Promise.race([inForce, patience()])
    })
    if (!isFree) store.setState({ standing: 'game elsewhere' })
    // Chromium drops an order that meets a request of the page to the old version; a new load of the page mends that.
    else if (found?.waiting && !isReplaced && pageNow() !== 'play') whenIgnored()
  }

  return {
    store,
    moved() {
      lock.enter(pageNow())
      if (store.getState().standing !== 'none') store.setState({ standing: 'ready' })
      reloadBetweenGames()
    },
    async found(registration, when) {
      found = registration
      store.setState({ standing: 'ready' })
      if (when === 'at load' && pageNow() === 'start') await order(reloadAgain)
    },
    takeOver: () => order(reload),
    replaced() {
      isReplaced = true
      cameIntoForce()
      reloadBetweenGames()
    },
    outdated() {
      isReplaced = true
      if (pageNow() !== 'play') reloadAgain()
    },
  }
}
