import type { HexId, UnitId } from '../../../core/ids'
import { compareRatios, isAtLeast, type Ratio, ratio } from '../../../core/ratio'
import { terrainCombatOf } from '../charts'
import { type ArmourStep, armour } from '../charts/armour'
import { groundOf } from '../forces/counters'
import { type ArmourValue, aecOf, atecOf } from '../forces/unit-types'
import { cityAt } from '../map/geography'
import { type Front, hexOf, type Units } from '../state'
import { isHeadquarters, isPositionAa, reNow } from '../units'
import { isPoor } from '../weather/weather'
import { hasFort, hexEffect, isAllCity, sideEffects } from './strengths'

/** What armour and antitank guns do to the die, and who must take losses for it (10.H). */
export type ArmourEffects = {
  readonly attack: { readonly die: number; readonly share: Ratio; readonly used: Units }
  readonly defence: {
    readonly kind: 'AEC' | 'ATEC'
    readonly die: number
    readonly share: Ratio
    readonly used: Units
  }
  /** 10.C.2, 10.C.3: capable of half or more, whether the ground lets it be used or not. */
  readonly isCapable: boolean
}

type Part = { readonly unit: UnitId; readonly re: number; readonly value: ArmourValue; readonly isBarred: boolean }

/** 14.C: headquarters are neutral. */
const aec = (id: UnitId): ArmourValue => (isHeadquarters(id) ? 'neutral' : aecOf(groundOf(id)))
const atec = (id: UnitId): ArmourValue => (isHeadquarters(id) ? 'neutral' : atecOf(groundOf(id)))

/** 10.G: no armour into or in this hex. */
export function barsArmour(s: Front, hex: HexId): boolean {
  const chart = terrainCombatOf(s)
  const city = cityAt(hex)
  return (
    (city !== null && chart.city[city.class].noAEC) ||
    (hasFort(s, hex) && chart.fort.noAEC) ||
    (!isAllCity(s, hex) && hexEffect(s, hex).noAEC)
  )
}

const isBarredFrom = (s: Front, id: UnitId, hex: HexId): boolean => {
  const from = hexOf(s, id)
  return from !== null && from !== hex && sideEffects(s, from, hex).some(side => side.noAEC)
}

/** 10.B, 10.C.0, 10.F: capable REs of all that are not neutral; neutral ones that nobody carries count as none. */
export function shareOf(parts: readonly Omit<Part, 'unit'>[]): Ratio {
  let [full, half, neutral, none] = [0, 0, 0, 0]
  for (const { re, value, isBarred } of parts) {
    if (value === 'neutral') neutral += re
    else if (value === 'none' || isBarred) none += re
    else if (value === 'full') full += re
    else half += re
  }
  const carried = armour.neutralsPerCapable * (full + half)
  const all = full + half + none + Math.max(0, neutral - carried)
  return all === 0 ? ratio(0) : ratio(full + half / 2, all)
}

/** 10.E: every number of half-capable units of one size and standing that may be taken as neutral. */
function* asNeutral(parts: readonly Part[]): Iterable<{ readonly parts: readonly Part[]; readonly count: number }> {
  const groups = new Map<string, Part[]>()
  for (const part of parts)
    if (part.value === 'half') {
      const key = `${part.re} ${part.isBarred}`
      groups.set(key, [...(groups.get(key) ?? []), part])
    }
  let chosen: readonly (readonly Part[])[] = [[]]
  for (const group of groups.values())
    chosen = chosen.flatMap(before => [...group, null].map((_, count) => [...before, ...group.slice(0, count)]))
  for (const neutral of chosen)
    yield {
      parts: parts.map(part => (neutral.includes(part) ? { ...part, value: 'neutral' } : part)),
      count: neutral.length,
    }
}

const dieOf = (steps: readonly ArmourStep[], share: Ratio, poor: boolean): number => {
  const step = steps.find(each => isAtLeast(share, each.from))
  return step === undefined ? 0 : poor ? step.poor : step.clear
}

const counted = (
  s: Front,
  units: Units,
  capabilityOf: (id: UnitId) => ArmourValue,
  isBarred: (id: UnitId) => boolean,
) =>
  units
    .filter(id => !isPositionAa(id))
    .map((unit): Part => ({ unit, re: reNow(s, unit), value: capabilityOf(unit), isBarred: isBarred(unit) }))

const capable = (parts: readonly Part[]): Units =>
  parts.filter(({ value, isBarred }) => (value === 'full' || value === 'half') && !isBarred).map(({ unit }) => unit)

/** 10.E: the defender's best answer. */
function defence(s: Front, defenders: Units, hex: HexId, kind: 'AEC' | 'ATEC'): ArmourEffects['defence'] {
  const poor = isPoor(s, hex)
  const barred = kind === 'AEC' && barsArmour(s, hex)
  const parts = counted(s, defenders, kind === 'AEC' ? aec : atec, () => barred)
  let best: { readonly die: number; readonly share: Ratio; readonly count: number } | null = null
  for (const { parts: taken, count } of asNeutral(parts)) {
    const share = shareOf(taken)
    const die = dieOf(kind === 'AEC' ? armour.defenceAEC : armour.atec, share, poor)
    if (best === null || die < best.die || (die === best.die && count < best.count)) best = { die, share, count }
  }
  const { die, share } = best ?? { die: 0, share: ratio(0) }
  return { kind, die, share, used: die < 0 && isAtLeast(share, armour.half) ? capable(parts) : [] }
}

/** 10.C to 10.H, R-HALF: the attacker's choice is the one whose net of his own effect and of the answer is best. */
export function armourEffects(s: Front, attackers: Units, defenders: Units, hex: HexId): ArmourEffects {
  const poor = isPoor(s, hex)
  const isHexBarred = barsArmour(s, hex)
  const answers = {
    AEC: defence(s, defenders, hex, 'AEC'),
    ATEC: defence(s, defenders, hex, 'ATEC'),
  }
  const parts = counted(s, attackers, aec, id => isHexBarred || isBarredFrom(s, id, hex))
  let best: { readonly net: number; readonly count: number; readonly effects: ArmourEffects } | null = null
  for (const { parts: taken, count } of asNeutral(parts)) {
    const share = shareOf(taken)
    const die = dieOf(armour.attackAEC, share, poor)
    const isCapable = compareRatios(shareOf(taken.map(part => ({ ...part, isBarred: false }))), armour.half) >= 0
    const answer = isCapable ? answers.ATEC : answers.AEC
    const net = die + answer.die
    if (best !== null && (net < best.net || (net === best.net && count >= best.count))) continue
    const used = die > 0 && isAtLeast(share, armour.half) ? capable(parts) : []
    best = { net, count, effects: { attack: { die, share, used }, defence: answer, isCapable } }
  }
  return best?.effects ?? { attack: { die: 0, share: ratio(0), used: [] }, defence: answers.AEC, isCapable: false }
}
