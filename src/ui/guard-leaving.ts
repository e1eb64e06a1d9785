import type { Shelf } from '../store/shelf'

/** While a game is in this page only, the browser asks before the page is left. */
export function guardLeaving({ unstored }: Pick<Shelf, 'unstored'>, page: Window = window): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  // Only then: a page that listens all the time is not kept for the way back.
  const follow = (games: readonly unknown[]) =>
    games.length > 0 ? page.addEventListener('beforeunload', ask) : page.removeEventListener('beforeunload', ask)
  follow(unstored.getState())
  const stop = unstored.subscribe(follow)
  return () => {
    stop()
    follow([])
  }
}
