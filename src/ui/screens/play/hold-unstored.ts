import type { Keeper, SaveStatus } from '../../../store/autosave'
import type { ReadyGame, Shelf, Unstored } from '../../../store/shelf'

/** As long as something of a game is not in storage the page keeps it: it can be left for the start page and taken up again. */
export function holdUnstored(
  shelf: Shelf,
  keeper: Pick<Keeper, 'store'> | null,
  { stored }: Pick<ReadyGame, 'stored'>,
  game: Unstored,
): void {
  let letGo = keeper === null || stored === 0 ? shelf.hold(game) : null
  const follow = ({ status }: SaveStatus) => {
    if (status === 'saving') return
    if (status === 'failed') letGo ??= shelf.hold(game)
    else {
      letGo?.()
      letGo = null
    }
  }
  if (keeper === null) return
  follow(keeper.store.getState())
  // For as long as the keeper writes, which may be after the table was closed.
  keeper.store.subscribe(follow)
}
