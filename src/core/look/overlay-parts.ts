import type { OverlayPicture, Tone } from '../engine/game-look'
import type { HexId, Side } from '../ids'

export type OverlayArea = OverlayPicture['areas'][number]
export type OverlayMark = OverlayPicture['marks'][number]
export type AreaLook = Pick<OverlayArea, 'tone' | 'pattern'>

export const toneOf = (side: Side): Tone => (side === 0 ? 'side-0' : 'side-1')

/** Areas with nothing in them are neither drawn nor explained. */
export const filled = (areas: readonly OverlayArea[]): OverlayArea[] => areas.filter(area => area.hexes.length > 0)

/** An area for each name that has a look, of the hexes that bear it. */
export const areasByName = <Name extends string>(
  looks: { readonly [name in Name]: AreaLook },
  hexes: readonly HexId[],
  nameAt: (hex: HexId) => string | null,
  labelOf: (name: Name) => string = name => name,
): OverlayArea[] =>
  filled(
    (Object.keys(looks) as Name[]).map(name => ({
      hexes: hexes.filter(hex => nameAt(hex) === name),
      ...looks[name],
      label: labelOf(name),
    })),
  )

/** How every game shows the ground it shares with the others. */
export const GROUND_LOOKS = {
  clear: { tone: 'good', pattern: 'plain' },
  rough: { tone: 'neutral', pattern: 'hatch' },
  mountain: { tone: 'bad', pattern: 'hatch' },
} as const satisfies { readonly [ground: string]: AreaLook }

/** Where the units of a stack could go: at the least cost of any of them; null costs nothing. */
export type Reached = ReadonlyMap<HexId, { readonly cost: number | null; readonly side: Side }>

export type Goer = { readonly side: Side; readonly ends: readonly (readonly [HexId, number | null])[] }

/** Hexes that several could reach belong to whoever gets there most cheaply, of equals to the first. */
export function cheapestEnds(goers: readonly Goer[]): Reached {
  const cheapest = new Map<HexId, { readonly cost: number | null; readonly side: Side }>()
  for (const { side, ends } of goers)
    for (const [hex, cost] of ends) {
      const known = cheapest.get(hex)
      if (known === undefined || (known.cost ?? 0) > (cost ?? 0)) cheapest.set(hex, { cost, side })
    }
  return cheapest
}

/** Hexes in reach in the colours of those who could go there, marked with what it would cost. */
export function reachParts(
  reached: Reached,
  sideName: (side: Side) => string,
): { readonly areas: OverlayArea[]; readonly marks: OverlayMark[] } {
  const found = [...reached]
  const areaOf = (side: Side): OverlayArea => ({
    hexes: found.filter(([, each]) => each.side === side).map(([hex]) => hex),
    tone: toneOf(side),
    pattern: 'plain',
    label: `in reach of the ${sideName(side)}`,
  })
  return {
    areas: filled([areaOf(0), areaOf(1)]),
    marks: found.flatMap(([hex, { cost, side }]) =>
      cost === null ? [] : [{ hex, text: `${cost}`, tone: toneOf(side) }],
    ),
  }
}
