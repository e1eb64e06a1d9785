/** 27: clear, poor, poor with winter in the mountains. */
export const WEATHERS = ['C', 'P', 'W'] as const
export type Weather = (typeof WEATHERS)[number]
/** 27.5: N is the weather that the zone had. */
export type WeatherRoll = Weather | 'N'
export const ZONES = ['D', 'E'] as const
export type Zone = (typeof ZONES)[number]

/** 4, 31.A: two turns a month. */
export const TURNS = [
  'Nov I 40',
  'Nov II 40',
  'Dec I 40',
  'Dec II 40',
  'Jan I 41',
  'Jan II 41',
  'Feb I 41',
  'Feb II 41',
  'Mar I 41',
  'Mar II 41',
  'Apr I 41',
  'Apr II 41',
  'May I 41',
  'May II 41',
  'Jun I 41',
  'Jun II 41',
  'Jul I 41',
  'Jul II 41',
  'Aug I 41',
  'Aug II 41',
] as const
export type TurnName = (typeof TURNS)[number]
/** Turn 1 is Nov I 40; the turn of Oct II 40 is turn 0 (33.E, 33.F). */
export const turnNumber = (name: TurnName): number => TURNS.indexOf(name) + 1
export const turnName = (turn: number): string => TURNS[turn - 1] ?? 'Oct II 40'

/** 27.1: what a die of 1 to 6 gives, by turn and zone. */
export type WeatherTable = { readonly [turn in TurnName]: { readonly [zone in Zone]: readonly WeatherRoll[] } }

const clear = { D: ['C', 'C', 'C', 'C', 'C', 'C'], E: ['C', 'C', 'C', 'C', 'C', 'C'] } as const

// biome-ignore format: a turn a line
export const weatherTable: WeatherTable = {
  'Nov I 40': clear,
  'Nov II 40': { D: ['C', 'C', 'P', 'P', 'P', 'P'], E: ['C', 'C', 'C', 'C', 'P', 'P'] },
  'Dec I 40': { D: ['C', 'P', 'P', 'P', 'W', 'W'], E: ['C', 'C', 'C', 'P', 'P', 'P'] },
  'Dec II 40': { D: ['P', 'P', 'W', 'W', 'W', 'W'], E: ['C', 'C', 'P', 'P', 'P', 'W'] },
  'Jan I 41': { D: ['P', 'P', 'W', 'W', 'W', 'W'], E: ['C', 'P', 'P', 'P', 'W', 'W'] },
  'Jan II 41': { D: ['P', 'W', 'W', 'W', 'N', 'N'], E: ['C', 'P', 'P', 'W', 'N', 'N'] },
  'Feb I 41': { D: ['P', 'P', 'W', 'W', 'N', 'N'], E: ['C', 'C', 'P', 'P', 'N', 'N'] },
  'Feb II 41': { D: ['P', 'P', 'P', 'W', 'N', 'N'], E: ['C', 'C', 'P', 'P', 'P', 'N'] },
  'Mar I 41': { D: ['P', 'P', 'P', 'P', 'W', 'N'], E: ['C', 'C', 'C', 'P', 'P', 'N'] },
  'Mar II 41': { D: ['C', 'P', 'P', 'P', 'P', 'N'], E: ['C', 'C', 'C', 'C', 'P', 'P'] },
  'Apr I 41': { D: ['C', 'C', 'C', 'C', 'P', 'P'], E: ['C', 'C', 'C', 'C', 'C', 'P'] },
  'Apr II 41': { D: ['C', 'C', 'C', 'C', 'C', 'P'], E: ['C', 'C', 'C', 'C', 'C', 'C'] },
  'May I 41': clear,
  'May II 41': clear,
  'Jun I 41': clear,
  'Jun II 41': clear,
  'Jul I 41': clear,
  'Jul II 41': clear,
  'Aug I 41': clear,
  'Aug II 41': clear,
}

/** 27.9: from better to worse. */
export const worseWeather = (a: Weather, b: Weather): Weather => (WEATHERS.indexOf(a) > WEATHERS.indexOf(b) ? a : b)
export const isPoor = (weather: Weather): boolean => weather !== 'C'
