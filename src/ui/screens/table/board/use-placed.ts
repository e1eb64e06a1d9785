import { placedChoices } from '../acting'
import type { PlacedChoices } from '../choices-by-place'
import { useDesk, useSession } from '../table-context'

/** The choices at hand by what is clicked for them. */
export function usePlaced(): PlacedChoices {
  // A unit that has been named lights its own places.
  useDesk(({ naming }) => naming)
  return useSession((_, table) => placedChoices(table))
}
