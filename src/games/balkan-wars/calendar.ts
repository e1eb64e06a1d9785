import { automatic } from '../../core/engine/make-step'
import type { Setting } from '../../core/engine/state'
import { turnTrackOf } from './charts'
import { type Season, type TrackSpace, type Weather, weatherTable } from './charts/morale-and-mobilization'
import { END, type End } from './forces/options'
import { scenarioOf } from './forces/scenarios'
import type { Part, Wars } from './state'

/** C21: turns of scenario 1 by when it ends. */
const LENGTHS: { readonly [end in End]: number } = {
  'Dec I 1912': 7,
  'May II 1913': 28,
  'May IV 1913': 30,
  'sudden death': 40,
}

export function lastTurn(setting: Setting): number {
  const { id, turns } = scenarioOf({ setting })
  return id === 'first-war' ? (LENGTHS[setting.options[END] as End] ?? turns) : turns
}

/** The space of the Turn Track; null in scenario 3, whose turns are numbers (C16). */
export function spaceOf(s: Part<'setting'>, turn: number): TrackSpace | null {
  const { from } = scenarioOf(s)
  return from === null ? null : (turnTrackOf(s)[from + turn - 2] ?? null)
}

/** 'Oct III 1912', or 'turn 4'. */
export const dateOf = (s: Part<'setting'>, turn: number): string => spaceOf(s, turn)?.label ?? `turn ${turn}`

export const seasonOf = (s: Part<'setting' | 'turn'>): Season => spaceOf(s, s.turn)?.season ?? 'summer'

/** M.WX.2c.3: Snow stays until a Thaw; a Good roll in winter does not melt it. */
function fallen(s: Wars, die: number): Weather {
  const rolled = weatherTable[seasonOf(s)][die - 1] ?? 'good'
  return rolled === 'good' && s.snow ? 'snow' : rolled
}

/** M.WX.1, D44: April I is Thaw without a roll, and there is no snow from then on. */
export const weather = automatic<Wars>({
  enter(s, _f, go) {
    const space = spaceOf(s, s.turn)
    const isApril = space?.month === 'Apr'
    if (isApril) s.snow = false
    const die = isApril && space.week === 1 ? null : go.roll(6, 'weather')
    s.weather = die === null ? 'thaw' : fallen(s, die)
    s.snow = s.weather === 'snow'
    go.log('weather', { weather: s.weather, die }, 'M.WX.1')
    go.end()
  },
})
