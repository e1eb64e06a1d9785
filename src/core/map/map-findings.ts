import { areaFindings, coastFindings, waterFindings } from './hex-findings'
import type { HexMap } from './hex-map'
import { bridgeFindings, riverFindings } from './hexside-findings'
import { lineFindings, placeFindings } from './line-findings'
import type { MapSource } from './map-source'
import { mapOf, parseMapSource } from './read-map-source'

/** What the judge of maps looks at. */
export type CheckName =
  | 'area-missing'
  | 'area-on-sea'
  | 'area-out-of-period'
  | 'bridge-without-line'
  | 'bridge-without-river'
  | 'coast-missing'
  | 'coast-on-water'
  | 'coast-without-sea'
  | 'lake-on-land'
  | 'lake-unnamed'
  | 'line-blocked'
  | 'line-on-water'
  | 'line-repeats'
  | 'place-on-water'
  | 'place-out-of-play'
  | 'place-twice'
  | 'river-gap'
  | 'river-shared'
  | 'sea-on-land'
  | 'sea-unnamed'

/** Something that can be built but looks wrong. `at` names the hex, hexside, river, line or place for an excuse. */
export interface Finding {
  readonly check: CheckName
  readonly at: string
  readonly path: string
  readonly expected: string
  readonly found: string
}

/** A finding somebody has looked at and accepts. */
export interface Excuse {
  readonly check: CheckName
  readonly at: string
  readonly why: string
}

export const findingsOf = (source: MapSource, map: HexMap): Finding[] => [
  ...waterFindings(source, map),
  ...areaFindings(source, map),
  ...coastFindings(source, map),
  ...bridgeFindings(source, map),
  ...riverFindings(source, map),
  ...lineFindings(source, map),
  ...placeFindings(source, map),
]

/** Reads a map and judges it. For the compiler and for tests; throws MapSourceError when it cannot be built. */
export const inspectMapSource = (json: unknown): { readonly map: HexMap; readonly findings: readonly Finding[] } => {
  const source = parseMapSource(json)
  const map = mapOf(source)
  return { map, findings: findingsOf(source, map) }
}

/** Findings nobody excused, and excuses that no longer excuse anything. */
export const unexcused = (
  findings: readonly Finding[],
  excuses: readonly Excuse[],
): { readonly open: readonly Finding[]; readonly idle: readonly Excuse[] } => {
  const fits = (finding: Finding) => (excuse: Excuse) => excuse.check === finding.check && excuse.at === finding.at
  return {
    open: findings.filter(finding => !excuses.some(fits(finding))),
    idle: excuses.filter(excuse => !findings.some(finding => fits(finding)(excuse))),
  }
}
