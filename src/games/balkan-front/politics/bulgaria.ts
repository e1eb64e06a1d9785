import type { Ask } from '../../../core/engine/step'
import { type Refusal, refusal } from '../../../core/engine/step'
import { missingRe } from '../arrivals/garrisons'
import { bulgarianCall } from '../charts/politics'
import { turnNumber } from '../charts/weather'
import { ALLIED, AXIS, isNeutralLand } from '../countries'
import { landAt } from '../map/geography'
import type { Front, Go, Part } from '../state'
import { isScored } from '../victory/points'
import { joinBulgaria } from './joining'
import { citiesOwned, isInAlbania, isInMainlandGreece } from './lands'

export const BULGARIA_ACT = 'bulgaria'

export type Modifier = { readonly why: string; readonly by: number }
export const sumOf = (modifiers: readonly Modifier[]): number => modifiers.reduce((sum, { by }) => sum + by, 0)

/** 28.C.1.2: what is added to the dice now; point cities count. */
export function bulgarianModifiers(s: Part<'owner' | 'units' | 'countries' | 'setting'>): readonly Modifier[] {
  const { stance, side } = s.countries.Yugoslavia
  const isAllied = stance === 'joined' && side === ALLIED
  const axis = citiesOwned(
    s,
    AXIS,
    hex => isInMainlandGreece(s, hex) || (isAllied && landAt(hex) === 'Yugoslavia'),
    true,
  )
  const albanian = citiesOwned(s, ALLIED, hex => isInAlbania(s, hex), true)
  return [
    { why: 'cities the Axis has taken', by: axis.length * bulgarianCall.perAxisCity },
    { why: 'REs missing from the Metaxas Line', by: missingRe(s, 'metaxas') * bulgarianCall.perMissingMetaxasRe },
    { why: 'Albanian cities in Allied hands', by: albanian.length * bulgarianCall.perAlliedAlbanianCity },
  ].filter(({ by }) => by !== 0)
}

/** 28.C.1.2, 28.C.2.6: the date limits that the call and the pressure have in common. */
export function whyNotNow(s: Part<'turn' | 'intervened' | 'setting'>, rule: string): Refusal | false {
  if (!isScored(s)) return refusal(rule, 'it has no place in this scenario')
  if (s.turn === turnNumber('Nov I 40')) return refusal(rule, 'not on the first turn')
  return s.intervened && refusal(rule, 'not once Germany has intervened')
}

export function whyNotCallBulgaria(s: Part<'turn' | 'intervened' | 'setting' | 'used' | 'countries'>): Refusal | false {
  if (s.used.includes(BULGARIA_ACT)) return refusal('28.C.1.2', 'Bulgaria has been called once')
  if (!isNeutralLand(s, 'Bulgaria')) return refusal('28.C.1.2', 'Bulgaria is in the war')
  return whyNotNow(s, '28.C.1.2')
}

/** 28.C.1.2, R-BUL1: two dice, once a game. */
export function callBulgaria(s: Front, go: Go): Ask[] {
  s.used = [...s.used, BULGARIA_ACT]
  const modifier = sumOf(bulgarianModifiers(s))
  const dice = go.roll(6, 'the call, first die') + go.roll(6, 'the call, second die')
  const joins = dice + modifier >= bulgarianCall.joinsOn
  go.log('bulgariaCalled', { dice, modifier, joins }, '28.C.1.2')
  return joins ? joinBulgaria(s, go, 'active', '28.C.1.1') : []
}
