import { placedChoices } from '../acting'
import type { PlacedChoices } from '../choices-by-place'
import { useSession } from '../table-context'

/** The choices at hand by what is clicked for them. */
export const usePlaced = (): PlacedChoices => useSession((_, table) => placedChoices(table))
