import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { stackLimits } from '../charts/charts'
import { unitIds } from '../forces/counters'
import { beaches, isBeach, isCoastal, isLand, landHexes, sectorAt } from '../map/hexes'
import { stackRefusal, whyNotJoin } from '../movement/stacking'
import { areaOf, counterOf, type Gambit, hasActed, is1943, isInMed, isSupport, isYugoslavia } from '../state'

export type AssaultKind = 'amphibious' | 'airborne'

/** 7.5-7.7, 7.9: why a unit may not take part in an assault. */
export function whyNotEmbark(s: Gambit, kind: AssaultKind, id: UnitId): Refusal[] {
  const at = { unit: id }
  const { arm, moveClass } = counterOf(id)
  return firstOf(
    () => !isInMed(s, id) && refusal('7.5', 'assaults form in the Med Box', at),
    () => hasActed(s, id) && refusal('7.13.1', 'it has acted this player turn', at),
    () => isSupport(id) && refusal('7.5', 'corps support units do not assault', at),
    () => kind === 'airborne' && arm !== 'parachute' && refusal('7.9.1', 'only parachute infantry drops', at),
    () =>
      kind === 'amphibious' &&
      moveClass === 'mech' &&
      refusal('7.7.3', 'mechanized units do not land so', at, 'R-TYPE1'),
    () =>
      kind === 'amphibious' &&
      !s.medAtStart.includes(id) &&
      refusal('7.6.1', 'it was not in the Med Box when the turn began', at, 'R-AM1'),
  )
}

/** 7.5: why a unit may not join those already named. */
export const whyNotForm = (s: Gambit, kind: AssaultKind, units: readonly UnitId[], id: UnitId): Refusal[] =>
  firstOf(
    () => units.length >= stackLimits.assault && refusal('7.5', 'an assault is made by up to two units', { unit: id }),
    () => whyNotEmbark(s, kind, id),
    () => stackRefusal(s, [...units, id]),
  )

const isTargetCountry = (s: Gambit, hex: HexId): boolean => {
  const area = areaOf(s, hex)
  return isYugoslavia(s, hex) || area === 'Albania' || area === 'Greece'
}

/** 7.7.4-7.7.6: scenario limits on landings. */
function sectorRefusal(s: Gambit, hex: HexId): Refusal | null {
  const { scenario } = s.setting
  const sector = sectorAt(hex)
  const rule = is1943(s) ? '7.7.4' : '7.7.5'
  if (sector === null || !sector.years.includes(scenario))
    return refusal(rule, 'this coast is closed to landings in this scenario', { hex })
  return isLimited(s, hex) && s.assaults.limited > 0
    ? refusal(rule, 'one such landing a turn has been made', { hex }, 'R-AM5')
    : null
}

/** Whether a landing there counts against the one a turn. */
export const isLimited = (s: Gambit, hex: HexId): boolean =>
  sectorAt(hex)?.oncePerTurn.includes(s.setting.scenario) ?? false

/** 7.6, 7.7, 7.9: why an assault may not be made on a hex by these units; none named: by anyone. */
export function whyNotTarget(s: Gambit, kind: AssaultKind, units: readonly UnitId[], hex: HexId): Refusal[] {
  return firstOf(
    () => !isLand(hex) && refusal(kind === 'airborne' ? '7.9.1' : '7.6.1', 'that is no land hex', { hex }),
    () =>
      !isTargetCountry(s, hex) &&
      refusal(kind === 'airborne' ? '7.9.1' : '7.6.1', 'only Yugoslavia, Albania and Greece are attacked so', { hex }),
    () =>
      kind === 'amphibious' &&
      (!isCoastal(hex) || !isBeach(hex)) &&
      refusal('7.6.1', 'landings need a clear coastal hex or a port', { hex }, 'R-MAP15'),
    () => kind === 'amphibious' && sectorRefusal(s, hex),
    () => whyNotJoin(s, units, hex),
  )
}

export const assaultTargets = (kind: AssaultKind): readonly HexId[] => (kind === 'amphibious' ? beaches : landHexes)

/** 7.5, 7.7.1, 7.8.B, 7.9.2: why no assault of the kind can be ordered now. */
export function whyNotAssault(s: Gambit, kind: AssaultKind): Refusal[] {
  const rule = kind === 'airborne' ? '7.9.2' : '7.7.1'
  return firstOf(
    () => s.weather === 'poor' && refusal(rule, 'not in poor weather'),
    () =>
      kind === 'amphibious' &&
      s.assaults.repulsed &&
      refusal('7.8.B', 'a landing was thrown back this turn; there is none any more', undefined, 'R-AM3'),
    () => !canAssault(s, kind) && refusal('7.5', 'no unit in the Med Box can make such an assault'),
  )
}

const canAssault = (s: Gambit, kind: AssaultKind): boolean => {
  const ready = unitIds.filter(id => whyNotEmbark(s, kind, id).length === 0)
  return ready.some(id => assaultTargets(kind).some(hex => whyNotTarget(s, kind, [id], hex).length === 0))
}
