import type { Roller } from '../../../core/dice'
import { type Distribution, distribution } from '../../../core/distribution'
import { firstOf, type Modifier, type Refusal, refusal } from '../../../core/engine/step'
import type { HexId, Side, UnitId } from '../../../core/ids'
import { lookUp } from '../../../core/results-table'
import { readyCas } from '../air/support'
import { boardOf, standingIn, unitsIn } from '../board'
import { type Mission, type MissionResult, missionModifiers, missionTable } from '../charts'
import { arrows, hexNamed, isNextTo, isRiver, landHexes, stepsFrom } from '../map/geography'
import { whyClosed } from '../movement/borders'
import { isEdge, railStands, roadStands } from '../movement/ground'
import { ALLIED, GERMAN, type Gertrud, hexOf, isReduced, KOMMANDO, nationOf } from '../state'
import { isFriendlyCity } from '../supply/supply'

/** 17.1.2, R-63: CAS that may be given up for a mission. */
export const casForMission = (s: Gertrud): UnitId[] => readyCas(s, GERMAN).filter(id => nationOf(id) === 'German')

/** what could be struck from a hex: the far ends of its bridges or arrows. */
export function farEnds(s: Gertrud, { place }: Mission, hex: HexId): HexId[] {
  if ('bridge' in place) {
    const stands = place.bridge === 'road' ? roadStands : railStands
    return stepsFrom(hex).flatMap(({ to, side }) => (isRiver(side) && stands(s, side) ? [to] : []))
  }
  if ('strait' in place)
    return arrows.flatMap(arrow => {
      if (arrow.strait !== place.strait || s.mined.some(edge => isEdge(edge, arrow.a, arrow.b))) return []
      return arrow.a === hex ? [arrow.b] : arrow.b === hex ? [arrow.a] : []
    })
  return []
}

/** enemy land units next to a hex. */
export const preyOf = (s: Gertrud, hex: HexId): UnitId[] =>
  stepsFrom(hex).flatMap(step => standingIn(s, step.to, ALLIED))

/** What is named beside the hex: the far end of a bridge or arrow, or an enemy unit. */
export const hasFarEnd = ({ place }: Mission): boolean => 'bridge' in place || 'strait' in place
export const hasPrey = ({ place }: Mission): boolean => 'nextToEnemy' in place

/** 17.1.7-17.1.15, R-22: why the Kommando may not be put in a hex for a mission. */
export function whyNotPlace(s: Gertrud, mission: Mission, hex: HexId): Refusal[] {
  const { place, rule } = mission
  const at = { hex }
  return firstOf(
    () => whyClosed(s, KOMMANDO, hex),
    () => unitsIn(s, hex).some(id => id !== KOMMANDO) && refusal(rule, 'the hex is occupied', at, 'R-22'),
    () => 'nextTo' in place && !isNextTo(hex, hexNamed(place.nextTo)) && refusal(rule, 'it is not next to it', at),
    () =>
      hasFarEnd(mission) &&
      farEnds(s, mission, hex).length === 0 &&
      refusal(rule, 'bridge' in place ? `no ${place.bridge} bridge stands there` : 'no open arrow is there', at),
    () => 'nextToEnemy' in place && preyOf(s, hex).length === 0 && refusal(rule, 'no enemy unit is next to it', at),
    () => hexOf(s, KOMMANDO) === hex && refusal(rule, 'the Kommando stands there already', at),
  )
}

/** All of the land would be slow: bridges lie over rivers, and the enemy's neighbours are few. */
const riverHexes = landHexes.filter(hex => stepsFrom(hex).some(({ side }) => isRiver(side)))
const arrowHexes = landHexes.filter(hex => arrows.some(({ a, b }) => a === hex || b === hex))

function hexesWorthALook(s: Gertrud, { place }: Mission): readonly HexId[] {
  if ('nextTo' in place) return stepsFrom(hexNamed(place.nextTo)).map(step => step.to)
  if ('nextToEnemy' in place)
    return [...new Set(boardOf(s).hexes[ALLIED].flatMap(hex => stepsFrom(hex).map(step => step.to)))]
  return 'bridge' in place ? riverHexes : arrowHexes
}

export const placesFor = (s: Gertrud, mission: Mission): HexId[] =>
  hexesWorthALook(s, mission)
    .filter(hex => whyNotPlace(s, mission, hex).length === 0)
    .sort((a, b) => a - b)

const hasPlace = (s: Gertrud, mission: Mission): boolean =>
  hexesWorthALook(s, mission).some(hex => whyNotPlace(s, mission, hex).length === 0)

/** 17.1.1-17.1.4, R-22: why a mission cannot be undertaken now. */
export function whyNotUndertake(s: Gertrud, mission: Mission, side: Side): Refusal[] {
  const at = { unit: KOMMANDO }
  const hex = hexOf(s, KOMMANDO)
  return firstOf(
    () => (side !== GERMAN || s.duplicity) && refusal('17.1.1', 'missions are for the German Kommando', at),
    () => s.missions.includes(mission.id) && refusal('17.1.4', 'this mission has been tried before', at),
    () => hex === null && refusal('17.1.1', 'the Kommando is not on the map', at),
    () => s.moved.includes(KOMMANDO) && refusal('17.1.1', 'the Kommando has moved this turn', at),
    () => s.interdicted.includes(KOMMANDO) && refusal('13.7.4', 'the Kommando is interdicted', at),
    () =>
      hex !== null &&
      !isFriendlyCity(s, KOMMANDO, hex) &&
      refusal('17.1.1', 'the Kommando must begin the phase in an uncaptured city of Bulgaria or Greece', at, 'R-22'),
    () => casForMission(s).length === 0 && refusal('17.1.2', 'no German CAS is available to be given up', at, 'R-63'),
    () => !hasPlace(s, mission) && refusal(mission.rule, 'there is no hex for it', at),
  )
}

/** 17.1.5, 17.1.6: low is good. */
export const missionModifiersOf = (s: Gertrud, cas: number): Modifier[] => [
  ...(isReduced(s, KOMMANDO)
    ? [{ label: 'Kommando reduced', value: missionModifiers.kommandoReduced, rule: '17.1.5' }]
    : []),
  ...(cas > 1 ? [{ label: 'second CAS given up', value: missionModifiers.secondCas, rule: '17.1.6' }] : []),
]

/** 17.1.7a, R-06: one die, the same for all missions; less than 1 counts as 1. */
export function rollMission(s: Gertrud, cas: number, roll: Roller): { die: number; result: MissionResult } {
  const added = missionModifiersOf(s, cas).reduce((sum, each) => sum + Number(each.value), 0)
  const die = Math.max(1, roll(6, 'Kommando mission') + added)
  return { die, result: lookUp(missionTable, 0, die).result }
}

export const missionChances = (s: Gertrud, cas: number): Distribution<MissionResult> =>
  distribution(roll => rollMission(s, cas, roll).result)
