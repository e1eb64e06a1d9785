import type { HexId } from '../../../core/ids'
import { albanianRevolt } from '../charts/politics'
import { ALLIED, AXIS, nationOf, sideOf } from '../countries'
import { groundIds } from '../forces/counters'
import { claimOn, winHexes } from '../ownership'
import { type Front, type Go, hexOf, type Part, unitOf } from '../state'
import { takeOff } from '../units'
import { isScored } from '../victory/points'
import { type Modifier, sumOf } from './bulgaria'
import { albanianHexes, citiesOwned, isInAlbania, landIn } from './lands'

export const REVOLT = 'revolt'

const alliedCities = (s: Part<'owner' | 'setting'>): number =>
  citiesOwned(s, ALLIED, hex => isInAlbania(s, hex), false).length

/** 28.A.1.d.1, R-ALB: once, as long as two cities are Allied. */
export const mayRevolt = (s: Part<'owner' | 'setting' | 'used'>): boolean =>
  isScored(s) && !s.used.includes(REVOLT) && alliedCities(s) >= albanianRevolt.citiesNeeded

export function revoltModifiers(s: Part<'owner' | 'setting' | 'units'>): readonly Modifier[] {
  const dead = groundIds.filter(id => nationOf(id) === 'Albanian' && unitOf(s, id).at.is === 'dead').length
  const greek = citiesOwned(s, AXIS, hex => landIn(s, hex) === 'Greece', false).length
  return [
    { why: 'Albanian cities in Allied hands', by: alliedCities(s) * albanianRevolt.perAlliedCity },
    { why: 'Albanian units eliminated', by: dead * albanianRevolt.perDeadAlbanian },
    { why: 'Greek cities in Axis hands', by: greek * albanianRevolt.perAxisGreekCity },
  ].filter(({ by }) => by !== 0)
}

/** 28.A.1.d.2, R-ALB: the Albanians desert, and what no Axis unit holds or alone reaches is Allied. */
function rise(s: Front, go: Go): void {
  s.used = [...s.used, REVOLT]
  s.unrest = true
  const units = groundIds.filter(id => nationOf(id) === 'Albanian' && unitOf(s, id).at.is === 'hex')
  takeOff(s, go, units, { is: 'gone' })
  const lost: HexId[] = albanianHexes(s).filter(hex => s.owner[hex] !== ALLIED && claimOn(s, hex) !== AXIS)
  go.log('revolt', { units, hexes: lost }, '28.A.1.d.2')
  winHexes(s, go, lost, ALLIED)
}

/** 28.A.1.d.1: the die at the end of a game turn. */
export function rollRevolt(s: Front, go: Go): void {
  const modifier = sumOf(revoltModifiers(s))
  const die = go.roll(6, 'the Albanian revolt')
  const revolts = die + modifier >= albanianRevolt.revoltsOn
  go.log('revoltRolled', { die, modifier, revolts }, '28.A.1.d.1')
  if (revolts) rise(s, go)
}

/** 28.A.1.d.4: those that begin the next Axis player turn in Albania are slow in it. */
export function feelUnrest(s: Front): void {
  s.slowed = s.unrest
    ? groundIds.filter(id => {
        const hex = hexOf(s, id)
        return hex !== null && sideOf(s, id) === AXIS && isInAlbania(s, hex)
      })
    : []
  s.unrest = false
}
