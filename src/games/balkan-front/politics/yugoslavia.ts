import { type Ask, type Refusal, refusal } from '../../../core/engine/step'
import { type YugoslavStatus, yugoslavPressure } from '../charts/politics'
import { ALLIED, AXIS, isNeutralLand } from '../countries'
import type { Front, Go, Part } from '../state'
import { type Modifier, sumOf, whyNotNow } from './bulgaria'
import { joinYugoslavia } from './joining'
import { albanianPorts, citiesOwned, isInMainlandGreece } from './lands'

export const PRESSURE_ACT = 'pressure'
const FIVE = 5

/** 28.C.2.6: point cities count. */
export function pressureModifiers(s: Part<'owner' | 'setting'>): readonly Modifier[] {
  const greek = citiesOwned(s, AXIS, hex => isInMainlandGreece(s, hex), true).length
  const hasPort = albanianPorts(s).some(hex => s.owner[hex] === ALLIED)
  return [
    { why: 'five Greek cities in Axis hands', by: greek >= FIVE ? yugoslavPressure.fiveAxisCities : 0 },
    { why: 'an Albanian port in Allied hands', by: hasPort ? yugoslavPressure.alliedAlbanianPort : 0 },
  ].filter(({ by }) => by !== 0)
}

export const pressureResult = (sum: number): YugoslavStatus =>
  yugoslavPressure.upTo.find(([most]) => sum <= most)?.[1] ?? 'Axis'

/** 28.C.2: how Yugoslavia stands, in the words of its table. */
export function yugoslavStatus(s: Part<'countries' | 'leaning'>): YugoslavStatus {
  const { stance, side } = s.countries.Yugoslavia
  if (stance !== 'neutral') return side === AXIS ? 'Axis' : 'Allied'
  return s.leaning === null ? 'neutral' : s.leaning === AXIS ? 'pro-Axis neutral' : 'pro-Allied neutral'
}

export function whyNotPress(s: Part<'turn' | 'intervened' | 'setting' | 'used' | 'countries'>): Refusal | false {
  if (s.used.includes(PRESSURE_ACT)) return refusal('28.C.2.6', 'Yugoslavia has been pressed once')
  if (!isNeutralLand(s, 'Yugoslavia')) return refusal('28.C.2.6', 'Yugoslavia is in the war')
  return whyNotNow(s, '28.C.2.6')
}

/** 28.C.2.6, R-Y5: two dice, once a game; a result that changes nothing uses it up too. */
export function pressYugoslavia(s: Front, go: Go): Ask[] {
  s.used = [...s.used, PRESSURE_ACT]
  const modifier = sumOf(pressureModifiers(s))
  const dice = go.roll(6, 'the pressure, first die') + go.roll(6, 'the pressure, second die')
  const status = pressureResult(dice + modifier)
  go.log('pressed', { dice, modifier, status }, '28.C.2.6')
  switch (status) {
    case 'Allied':
      return joinYugoslavia(s, go, ALLIED, '28.C.2.5')
    case 'Axis':
      return joinYugoslavia(s, go, AXIS, '28.C.2.4')
    case 'pro-Allied neutral':
      s.leaning = ALLIED
      return []
    case 'pro-Axis neutral':
      s.leaning = AXIS
      return []
    case 'neutral':
      return []
    default:
      return status satisfies never
  }
}
