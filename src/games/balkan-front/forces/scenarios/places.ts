import type { HexId, Side } from '../../../../core/ids'
import {
  hexesApart,
  hexesMarked,
  hexesNamed,
  isCity,
  isCityOf,
  isClosedSide,
  isIn,
  landHexes,
  sheetOf,
  stepsFrom,
} from '../../map/geography'
import type { Part } from '../../state'
import type { Where } from './scenario'

/** What decides where a list lets units be placed. */
type Ground = Part<'owner' | 'airfields'>

const isInAny = (hex: HexId, regions: readonly string[]): boolean => regions.some(region => isIn(hex, region))

const isOnBorder = (hex: HexId, region: string, other: string): boolean =>
  isIn(hex, region) && stepsFrom(hex).some(({ to, side }) => !isClosedSide(side) && isIn(to, other))

/** 17: a reference city or larger is an airbase by itself. */
export const isAirbase = (s: Part<'airfields'>, hex: HexId): boolean =>
  isCity(hex) || s.airfields.some(airfield => airfield.hex === hex)

/** Whether the words of the list take in a hex, whoever owns it. */
function takesIn(s: Ground, where: Where, hex: HexId): boolean {
  switch (where.is) {
    case 'region':
      return isInAny(hex, where.regions) && (where.sheet === undefined || sheetOf(hex) === where.sheet)
    case 'hexes':
      return hexesNamed(...where.hexes).includes(hex)
    case 'near':
      return isIn(hex, where.region) && hexesNamed(...where.hexes).some(center => hexesApart(center, hex) <= where.most)
    case 'nearMarked':
      return isIn(hex, where.region) && hexesMarked(where.mark).some(center => hexesApart(center, hex) <= where.most)
    case 'border':
      return isOnBorder(hex, where.region, where.with)
    case 'marked':
      return hexesMarked(where.mark).includes(hex)
    case 'cities':
      return isInAny(hex, where.regions) && isCity(hex)
    case 'airbases':
      return (
        isInAny(hex, where.regions) && isAirbase(s, hex) && (where.sheet === undefined || sheetOf(hex) === where.sheet)
      )
    case 'box':
      return false
    case 'either':
      return where.wheres.some(each => takesIn(s, each, hex))
    default:
      return where satisfies never
  }
}

const isLarge = (hex: HexId): boolean => isCityOf(hex, 'dot', 'partial-hex', 'full-hex')

/** The hexes that the words take in, whoever owns them, in map order. */
const named = new WeakMap<Where, { readonly airfields: unknown; readonly hexes: readonly HexId[] }>()
export function hexesFor(s: Ground, where: Where): readonly HexId[] {
  const known = named.get(where)
  if (known !== undefined && known.airfields === s.airfields) return known.hexes
  const hexes = landHexes.filter(hex => takesIn(s, where, hex))
  named.set(where, { airfields: s.airfields, hexes })
  return hexes
}

/** 29.A.1, 30.3: those that the side owns; large cities where there are any, else smaller ones. */
export function ownHexesFor(s: Ground, where: Where, side: Side): readonly HexId[] {
  const own = hexesFor(s, where).filter(hex => s.owner[hex] === side)
  if (where.is !== 'cities' || !where.large) return own
  const large = own.filter(isLarge)
  return large.length > 0 ? large : own
}
