import type { MapDrawing } from '../../core/map/map-drawing'

type Piece = MapDrawing['furniture'][number]

/** How much paper lies around the hexes, in map units, and what stands on it. Coordinates as in the grid's layout. */
export type SheetPlan = {
  /** Across the flats. */
  readonly kmPerHex: number
  readonly margin: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
  readonly furniture: readonly Piece[]
}

const EVEN = { left: 70, top: 70, right: 70, bottom: 70 }

const PLANS: { readonly [game: string]: SheetPlan } = {
  'balkan-gambit': { kmPerHex: 38.5, margin: EVEN, furniture: [] },
  'operation-gertrud': { kmPerHex: 55, margin: EVEN, furniture: [] },
  partizan: { kmPerHex: 28.1, margin: EVEN, furniture: [] },
  'balkan-wars': { kmPerHex: 24.5, margin: EVEN, furniture: [] },
  'balkan-front': { kmPerHex: 25.75, margin: EVEN, furniture: [] },
}

export function sheetPlanOf(game: string): SheetPlan {
  const plan = PLANS[game]
  if (!plan) throw new RangeError(`No sheet is planned for ${game}`)
  return plan
}
