import { weatherTableOf } from '../charts'
import { TURNS } from '../charts/weather'
import { scenarioOf } from '../forces/scenarios'
import type { Zone } from '../map/geography'
import { CLEAR, type Front, type Go, type Skies, type Sky } from '../state'

/** 27.1, 27.5: one die for both zones; N is the weather the zone had before. */
export function rollWeather(s: Front, go: Go): void {
  const before = s.weather
  s.weatherBefore = before
  // R-D6: Marita begins under a clear sky.
  if (scenarioOf(s).surprise && s.turn === scenarioOf(s).firstTurn) {
    s.weather = CLEAR
    go.log('weather', { weather: CLEAR, die: null, same: false }, '27.2')
    return
  }
  const die = go.roll(6, 'weather')
  const row = weatherTableOf(s)[TURNS[s.turn - 1] ?? 'Nov I 40']
  const of = (zone: Zone): Sky => {
    const found = row[zone][die - 1] ?? 'N'
    return found === 'N' ? before[zone] : found
  }
  const weather: Skies = { D: of('D'), E: of('E') }
  s.weather = weather
  const same = [row.D, row.E].some(zone => (zone[die - 1] ?? 'N') === 'N')
  go.log('weather', { weather, die, same }, '27.1')
}
