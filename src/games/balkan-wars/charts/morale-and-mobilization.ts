export type Change = { readonly winner: number; readonly loser: number }

/** Who gains and who loses by what; each country with units present (10.3.3). */
export type MoraleChart = {
  readonly eliminated: Change
  readonly routed: Change
  readonly city: Change
  readonly capital: Change
  readonly fortification: Change
}

export const moraleChart: MoraleChart = {
  eliminated: { winner: 1, loser: -2 },
  routed: { winner: 1, loser: -1 },
  city: { winner: 1, loser: -1 },
  capital: { winner: 2, loser: -2 },
  fortification: { winner: 1, loser: -1 },
}

export const MOST_MORALE = 10

/** 4.1, S3.MOB, S4.SR3 */
export const mobilizationPoints = {
  perDepot: 2,
  perMoralePoint: 2,
  perDisplayDepot: 2,
  displayDepots: 3,
  serbiaInScenario3: 3,
  leagueInScenario4: 3,
  leagueTurnsInScenario4: 4,
  unitsPerDepotInScenario4: 2,
  agent: 2,
} as const

/** MOB.1, D1, C23: times the cadre, or times command and staff. */
export const mobilizationCosts = { division: 2, engineer: 2, hq: 2, other: 1 } as const

export type Season = 'summer' | 'winter'
export type Weather = 'good' | 'rain' | 'snow' | 'thaw'

/** M.WX.1 */
export const weatherTable: { readonly [season in Season]: readonly Weather[] } = {
  summer: ['good', 'good', 'good', 'good', 'good', 'rain'],
  winter: ['good', 'good', 'good', 'snow', 'snow', 'thaw'],
}

export type TrackSpace = {
  readonly label: string
  readonly month: string
  readonly week: number
  readonly season: Season
  readonly mobilize: boolean
}

const MONTHS = ['Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'] as const
const WINTER: readonly string[] = ['Nov', 'Dec', 'Jan', 'Feb', 'Mar']
const WEEKS = ['I', 'II', 'III', 'IV'] as const

/** Oct III 1912 to Aug II 1913, a week a space; which of them say Mobilize is reconstructed. */
export const turnTrack: readonly TrackSpace[] = MONTHS.flatMap((month, index) =>
  WEEKS.map((week, at) => ({
    label: `${month} ${week} ${index < 3 ? 1912 : 1913}`,
    month,
    week: at + 1,
    season: WINTER.includes(month) ? ('winter' as const) : ('summer' as const),
    mobilize: at % 2 === 0,
  })),
).slice(2, 42)

export type Level = 'Draw' | 'Marginal' | 'Local' | 'Decisive'

/** B8: up to this ratio. */
export const victoryLevels: readonly { readonly most: number | null; readonly level: Level }[] = [
  { most: 1.5, level: 'Draw' },
  { most: 2.5, level: 'Marginal' },
  { most: 3.5, level: 'Local' },
  { most: null, level: 'Decisive' },
]
