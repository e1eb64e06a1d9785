/** Branded so that a hex cannot be passed for a unit. Numbers inside, printed names in files, tests and on screen. */
declare const brand: unique symbol

/** Index into a grid's dense hex list. */
export type HexId = number & { readonly [brand]: 'hex' }

/** Index into a grid's hexside list; the two hexes that share a side share its id. */
export type HexsideId = number & { readonly [brand]: 'hexside' }

/** Index into the game's counter list. */
export type UnitId = number & { readonly [brand]: 'unit' }

/** The two players. Each game names its sides. */
export type Side = 0 | 1

/** A key of the game's rule index, such as '12.8.3'. */
export type RuleId = string

export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0)
