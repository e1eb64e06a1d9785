import type { UnitId } from '../../../core/ids'
import { weather as chart } from '../charts/charts'
import { type Gambit, type Go, is1945, isPartisan } from '../state'

/** 6.1: the roll remembers the last turn; beyond either end it reads as the end (R-WX1). */
export function nextWeather(now: Gambit['weather'], roll: number): Gambit['weather'] {
  const modified = roll + (now === 'poor' ? chart.afterPoor : chart.afterClear)
  if (modified <= chart.worseUpTo) return 'poor'
  return modified >= chart.betterFrom ? 'clear' : now
}

/** 6.2: in 1945 poor weather slows all but partisans. */
export const winter = (s: Pick<Gambit, 'setting' | 'weather'>, id: UnitId, mf: number): number =>
  is1945(s) && s.weather === 'poor' && !isPartisan(id) ? Math.max(1, mf - 1) : mf

/** 6.1: the first turn is clear without a roll. */
export function rollWeather(s: Gambit, go: Go): void {
  if (s.turn === 1) return
  s.weather = nextWeather(s.weather, go.roll(10, 'weather'))
  go.log('weather', { weather: s.weather }, '6.1.2')
}
