/** What multiplies an attacking unit: a mountain unit reads `mountain`, else artillery, else c/m, else other. */
export type Multipliers = {
  readonly cm: number
  readonly artillery: number
  readonly other: number
  readonly mountain: number
}

/** 9.H: what the attacked hex does. `dieMountain` takes the place of `die` for mountain troops (R-MTN). */
export type HexEffect = Multipliers & { readonly die: number; readonly dieMountain: number; readonly noAEC: boolean }
/** 9.H: what a hexside does to those who attack across it. */
export type SideEffect = Multipliers & { readonly noAEC: boolean }

/** 27: winter fights as poor weather does. */
export type ByWeather<Effect> = { readonly clear: Effect; readonly poor: Effect }

export const COMBAT_TERRAINS = ['clear', 'woods', 'forest', 'rough', 'wooded rough', 'mountain', 'swamp'] as const
export type CombatTerrain = (typeof COMBAT_TERRAINS)[number]
export const COMBAT_SIDES = ['river', 'major river', 'strait', 'mountain', 'fortified'] as const
export type CombatSide = (typeof COMBAT_SIDES)[number]
export const COMBAT_CITIES = ['point', 'reference', 'dot', 'partial-hex', 'full-hex'] as const
export type CityClass = (typeof COMBAT_CITIES)[number]

export type CityEffect = {
  readonly die: number
  readonly noAEC: boolean
  /** The city is the whole hex: no other terrain counts. */
  readonly isWholeHex?: true
}

export type TerrainCombat = {
  readonly hex: { readonly [terrain in CombatTerrain]: ByWeather<HexEffect> }
  readonly side: { readonly [side in CombatSide]: ByWeather<SideEffect> }
  readonly city: { readonly [city in CityClass]: CityEffect }
  readonly fort: { readonly die: number; readonly noAEC: boolean }
  /** 27.6: besides all others, in poor weather. */
  readonly poorWeather: number
}

const hex = (die: number, dieMountain: number, cm: number, noAEC: boolean): HexEffect => ({
  die,
  dieMountain,
  cm,
  artillery: 1,
  other: 1,
  mountain: 1,
  noAEC,
})

const side = (cm: number, artillery: number, other: number, mountain: number, noAEC: boolean): SideEffect => ({
  cm,
  artillery,
  other,
  mountain,
  noAEC,
})

const always = <Effect>(effect: Effect): ByWeather<Effect> => ({ clear: effect, poor: effect })

// biome-ignore format: a line of the chart a line
export const terrainCombat: TerrainCombat = {
  hex: {
    clear: always(hex(0, 0, 1, false)),
    woods: { clear: hex(-1, -1, 1, false), poor: hex(-1, -1, 1, true) },
    forest: { clear: hex(-1, -1, 1, true), poor: hex(-1, -1, 1 / 2, true) },
    rough: always(hex(-1, 0, 1, false)),
    'wooded rough': { clear: hex(-1, 0, 1, true), poor: hex(-1, 0, 1 / 2, true) },
    mountain: { clear: hex(-2, 0, 1 / 2, true), poor: hex(-2, 0, 1 / 4, true) },
    swamp: { clear: hex(-1, -1, 1 / 2, true), poor: hex(-1, -1, 1 / 4, true) },
  },
  side: {
    river: { clear: side(1 / 2, 1, 1, 1, false), poor: side(1 / 2, 1, 1, 1, true) },
    'major river': always(side(1 / 4, 1, 1 / 4, 1 / 4, true)),
    strait: always(side(1 / 4, 1 / 2, 1 / 4, 1 / 4, true)),
    mountain: always(side(1 / 2, 1 / 2, 1 / 2, 1, true)),
    fortified: always(side(1 / 2, 1, 1 / 2, 1 / 2, true)),
  },
  city: {
    point: { die: 0, noAEC: false },
    reference: { die: 0, noAEC: false },
    dot: { die: 0, noAEC: true },
    'partial-hex': { die: 0, noAEC: true },
    'full-hex': { die: -1, noAEC: true, isWholeHex: true },
  },
  fort: { die: -1, noAEC: false },
  poorWeather: -1,
}
