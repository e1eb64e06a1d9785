import type { HexId, Side, UnitId } from '../../../core/ids'
import { stackIn } from '../board'
import { garrisons } from '../charts/politics'
import { ALLIED, AXIS, nationOf } from '../countries'
import { type City, cities, EASTERN_GREECE, hexesMarked, hexesOfRegion, landAt, ZARA } from '../map/geography'
import type { Front, Go, Part } from '../state'
import { isPositionAa, reNow } from '../units'
import { albanianCities, isScored, ownsCity, score } from '../victory/points'

export const GARRISONS = ['yugoslavDefence', 'zara', 'metaxas', 'crete', 'easternGreece'] as const
export type GarrisonId = (typeof GARRISONS)[number]

type Garrison = {
  readonly side: Side
  readonly re: number
  readonly hexes: readonly HexId[]
  readonly title: string
  readonly rule: string
  /** 28.B.1.b: the Metaxas line costs no points. */
  readonly costs: boolean
}

/** 28.A.1, 28.B.1 */
// biome-ignore format: a garrison a line
export const GARRISON: { readonly [id in GarrisonId]: Garrison } = {
  yugoslavDefence: { side: AXIS, re: garrisons.yugoslavDefence, hexes: hexesMarked('Yugoslav defence garrison'), title: 'Yugoslav defence', rule: '28.A.1.a.2', costs: true },
  zara: { side: AXIS, re: garrisons.zara, hexes: [ZARA], title: 'Zara', rule: '28.A.1.b.2', costs: true },
  metaxas: { side: ALLIED, re: garrisons.metaxas, hexes: hexesMarked('Metaxas Line'), title: 'Metaxas Line', rule: '28.B.1.b.2', costs: false },
  crete: { side: ALLIED, re: garrisons.crete, hexes: hexesOfRegion('Crete'), title: 'Crete', rule: '28.B.1.c.1', costs: true },
  easternGreece: { side: ALLIED, re: garrisons.easternGreece, hexes: [EASTERN_GREECE], title: 'Eastern Greece', rule: '28.B.1.d.2', costs: true },
}

/** 28.A.1.a.1: neither position AA nor Albanians. */
const counts = (id: UnitId): boolean => !isPositionAa(id) && nationOf(id) !== 'Albanian'

type Field = Part<'units' | 'countries'>

/** R-GAR2: cadres and components at the REs they have. */
export const garrisonRe = (s: Field, hexes: readonly HexId[], side: Side): number =>
  hexes.flatMap(hex => stackIn(s, hex, side).filter(counts)).reduce((sum, id) => sum + reNow(s, id), 0)

/** Why a duty is over, besides what was noted for good. */
function hasEnded(s: Part<'countries' | 'owner' | 'intervened' | 'garrisonsEnded'>, id: GarrisonId): boolean {
  if (s.garrisonsEnded.includes(id)) return true
  const yugoslavAllied = s.countries.Yugoslavia.stance !== 'neutral' && s.countries.Yugoslavia.side === ALLIED
  const bulgarianAxis = s.countries.Bulgaria.stance !== 'neutral' && s.countries.Bulgaria.side === AXIS
  switch (id) {
    case 'yugoslavDefence':
      return yugoslavAllied || albanianCities.filter(city => ownsCity(s, city, ALLIED)).length >= 2
    case 'zara':
      return yugoslavAllied
    case 'metaxas':
    case 'easternGreece':
      return bulgarianAxis || s.intervened
    case 'crete':
      return false
    default:
      return id satisfies never
  }
}

export const isDue = (s: Part<'countries' | 'owner' | 'intervened' | 'garrisonsEnded'>, id: GarrisonId): boolean =>
  !hasEnded(s, id)

/** REs that are missing; the Metaxas line is short too where one of its hexes is empty (28.B.1.b.1). */
export const missingRe = (s: Field, id: GarrisonId): number => {
  const { hexes, side, re } = GARRISON[id]
  return Math.max(0, re - garrisonRe(s, hexes, side))
}
const isLineOpen = (s: Field): boolean => GARRISON.metaxas.hexes.some(hex => garrisonRe(s, [hex], ALLIED) === 0)

/** 28.D: cities that the Axis has captured in Greece and Yugoslavia, due from the turn after. */
const occupied: readonly City[] = cities.filter(
  city => city.class !== 'point' && city.hexes.every(hex => landAt(hex) === 'Greece' || landAt(hex) === 'Yugoslavia'),
)
export const occupationRe = (city: City): number => (city.class === 'point' ? 0 : garrisons.occupation[city.class])

/** 28.D.1 with every city in Axis hands. */
export const fullOccupationRe = (land: 'Greece' | 'Yugoslavia'): number =>
  occupied
    .filter(({ hexes }) => hexes.every(hex => landAt(hex) === land))
    .reduce((sum, city) => sum + occupationRe(city), 0)

/** Cities whose occupation is due now, with the REs each asks for. */
const dueOccupation = (s: Part<'owner' | 'captures' | 'turn'>): readonly City[] =>
  occupied.filter(city => {
    const taken = s.captures.find(({ hex }) => city.hexes.includes(hex))
    return taken !== undefined && taken.turn < s.turn && ownsCity(s, city, AXIS)
  })

/** 28.D.1: REs that the captured cities ask for this turn. */
export const occupationNeeds = (s: Part<'owner' | 'captures' | 'turn'>): number =>
  dueOccupation(s).reduce((sum, city) => sum + occupationRe(city), 0)

export function missingOccupation(s: Field & Part<'owner' | 'captures' | 'turn'>): { city: City; missing: number }[] {
  return dueOccupation(s).flatMap(city => {
    const missing = Math.max(0, occupationRe(city) - garrisonRe(s, city.hexes, AXIS))
    return missing === 0 ? [] : [{ city, missing }]
  })
}

/** I.2: the garrisons of the phasing player, and what is missing from them. */
export function checkGarrisons(s: Front, side: Side, go: Go): void {
  if (!isScored(s)) return
  for (const id of GARRISONS) {
    const { title, rule, costs } = GARRISON[id]
    if (GARRISON[id].side !== side) continue
    if (hasEnded(s, id)) {
      // 28.A.1.a.3: for good.
      if (!s.garrisonsEnded.includes(id)) s.garrisonsEnded = [...s.garrisonsEnded, id]
      if (id === 'metaxas') s.metaxasShort = false
      continue
    }
    const missing = missingRe(s, id)
    const isShort = missing > 0 || (id === 'metaxas' && isLineOpen(s))
    if (id === 'metaxas') s.metaxasShort = isShort
    if (isShort) go.log('garrisonShort', { garrison: title, halves: 2 * missing, side }, rule)
    if (costs) score(s, go, side === AXIS ? 'axis-garrison' : 'allied-garrison', missing)
  }
  if (side !== AXIS) return
  for (const { city, missing } of missingOccupation(s)) {
    go.log('garrisonShort', { garrison: city.name, halves: 2 * missing, side }, '28.D.2')
    score(s, go, 'axis-garrison', missing)
  }
}
