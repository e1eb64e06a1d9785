import { derivedFor, recent } from '../../../core/engine/derived'
import type { WeatherZone } from '../../../core/engine/game-look'
import type { HexId, Side, UnitId } from '../../../core/ids'
import { isNeutralHex } from '../countries'
import { isGroundUnit } from '../forces/counters'
import { allHexes, isLand, landHexes, type Zone, zoneAt } from '../map/geography'
import { type Front, NOBODY } from '../state'
import { SKY_NAMES } from '../turn-words'
import { isArtillery, isCm } from '../units'

/** 3.D: whose every hex is; those of neutrals are nobody's. */
export const owners = derivedFor<Front>()(['owner', 'countries'], (s): ReadonlyMap<HexId, Side> => {
  const found = new Map<HexId, Side>()
  for (const hex of landHexes) {
    const owner = s.owner[hex] ?? NOBODY
    if (owner !== NOBODY && !isNeutralHex(s, hex)) found.set(hex, owner)
  }
  return found
})

const ZONES: { readonly [zone in Zone]: readonly HexId[] } = {
  D: allHexes.filter(hex => zoneAt(hex) === 'D' && isLand(hex)),
  E: allHexes.filter(hex => zoneAt(hex) === 'E' && isLand(hex)),
}

/** 27: the two zones, the line between them and what the sky is like. */
export const weather = recent((s: Front): readonly WeatherZone[] =>
  (['D', 'E'] as const).map(zone => ({
    id: zone,
    title: `Zone ${zone}`,
    words: SKY_NAMES[s.weather[zone]],
    mark: s.weather[zone] === 'C' ? 'sun' : 'cloud',
    hexes: ZONES[zone],
  })),
)

/** 3.A.2: what parts of a stack are picked by. */
export function unitClass(_s: Front, id: UnitId): string | null {
  if (!isGroundUnit(id)) return null
  return isCm(id) ? 'Motorized' : isArtillery(id) ? 'Guns' : 'Foot'
}
