import type { HexId, HexsideId, Side } from '../../../core/ids'
import { BRIDGES, isChosen } from '../forces/options'
import { allHexes, allSteps, hexName, landAt, riverOn, roadAcross, sideBetween } from '../map/geography'
import { derived, type Front, NOBODY, type Owner, type Part } from '../state'
import type { BridgeNote } from './works-state'

/** 32.C.1: a road or railway over a river, by the two hexes it joins. */
export type Bridge = { readonly a: HexId; readonly b: HexId; readonly side: HexsideId; readonly isMajor: boolean }

/** 32.C.2, R-32C2: so many hits demolish one. */
export const HITS_THAT_DEMOLISH = 3

export const isBridge = (side: HexsideId): boolean => riverOn(side) !== null && roadAcross(side)

const bridges: readonly Bridge[] = allHexes.flatMap(a =>
  (allSteps[a] ?? [])
    .filter(({ to, side }) => to > a && isBridge(side))
    .map(({ to, side }) => ({ a, b: to, side, isMajor: riverOn(side) === 'major river' })),
)
const bySide = new Map(bridges.map(bridge => [bridge.side, bridge]))
const byHex = new Map<HexId, Bridge[]>()
for (const bridge of bridges)
  for (const hex of [bridge.a, bridge.b]) byHex.set(hex, [...(byHex.get(hex) ?? []), bridge])

export const bridgesAt = (hex: HexId): readonly Bridge[] => byHex.get(hex) ?? []
export const bridgeBetween = (a: HexId, b: HexId): Bridge | null => {
  const side = sideBetween(a, b)
  return side === null ? null : (bySide.get(side) ?? null)
}
export const farEnd = ({ a, b }: Bridge, hex: HexId): HexId => (hex === a ? b : a)
export const bridgeName = ({ a, b }: Bridge): string => `${hexName(a)}–${hexName(b)}`

/** R-32C1: without the option there are none. */
export const hasBridges = (s: Part<'setting'>): boolean => isChosen(s, BRIDGES)

type Noted = Part<'bridges' | 'owner'>

const noteOf = (s: Part<'bridges'>, { a, b }: Bridge): BridgeNote | undefined =>
  s.bridges.find(note => note.a === a && note.b === b)

/** 32.C.1: whoever owns both ends, or was the last to; a seized one as R-32C3 says. */
export function bridgeOwner(s: Noted, bridge: Bridge): Owner {
  const noted = noteOf(s, bridge)?.owner
  if (noted !== undefined && noted !== null) return noted
  const [a, b] = [s.owner[bridge.a] ?? NOBODY, s.owner[bridge.b] ?? NOBODY]
  return a === b ? a : NOBODY
}

export const bridgeHits = (s: Part<'bridges'>, bridge: Bridge): number => noteOf(s, bridge)?.hits ?? 0
export const isDown = (s: Part<'bridges'>, bridge: Bridge): boolean => bridgeHits(s, bridge) >= HITS_THAT_DEMOLISH

/** 32.C.2: what the air units of a side may bomb: standing, and not its own. */
export const bombableBridges = (s: Noted & Part<'setting'>, side: Side): readonly Bridge[] =>
  hasBridges(s) ? bridges.filter(bridge => !isDown(s, bridge) && bridgeOwner(s, bridge) !== side) : []

/** 32.C.4: hexsides whose bridge nobody can use. */
export const brokenBridges = derived(
  ['bridges'],
  (s): ReadonlySet<HexsideId> =>
    new Set(
      s.bridges.flatMap(({ a, b, hits }) => {
        const side = sideBetween(a, b)
        return hits >= HITS_THAT_DEMOLISH && side !== null ? [side] : []
      }),
    ),
)

function note(s: Front, { a, b }: Bridge, change: Partial<BridgeNote>): void {
  const before = s.bridges.find(each => each.a === a && each.b === b) ?? { a, b, owner: null, hits: 0 }
  const after = { ...before, ...change }
  const others = s.bridges.filter(each => each.a !== a || each.b !== b)
  s.bridges = after.owner === null && after.hits === 0 ? others : [...others, after]
}

export const damageBridge = (s: Front, bridge: Bridge, hits: number): void =>
  note(s, bridge, { hits: Math.min(HITS_THAT_DEMOLISH, bridgeHits(s, bridge) + hits) })
/** 32.C.5: wholly, whatever it was. */
export const mendBridge = (s: Front, bridge: Bridge): void => note(s, bridge, { hits: 0 })
/** 32.B.2.3, 32.C.7, R-32C3 */
export const seize = (s: Front, bridge: Bridge, side: Side): void => note(s, bridge, { owner: side })

/** 32.C.1: a hex changed hands; whoever owns both ends now owns the bridge, otherwise the last owner keeps it. */
export function settleBridges(s: Front, hex: HexId, from: Owner): void {
  if (!hasBridges(s)) return
  for (const bridge of bridgesAt(hex)) {
    const other = s.owner[farEnd(bridge, hex)]
    if (s.owner[hex] === other) note(s, bridge, { owner: null })
    else if (noteOf(s, bridge)?.owner == null) note(s, bridge, { owner: other === from ? from : NOBODY })
  }
}

/** 32.C.1: a country joined a side, and with it all of its land. */
export function resettleBridges(s: Front, before: readonly Owner[]): void {
  if (!hasBridges(s)) return
  for (const bridge of bridges)
    for (const hex of [bridge.a, bridge.b])
      if (s.owner[hex] !== before[hex]) settleBridges(s, hex, before[hex] ?? NOBODY)
}

const isYugoslavBorder = ({ a, b }: Bridge): boolean =>
  landAt(a) !== landAt(b) && [landAt(a), landAt(b)].includes('Yugoslavia')

/** 32.C.1: those on the frontiers of Yugoslavia belong to nobody when a game begins. */
export const bridgesAtStart = (s: Part<'setting'>): readonly BridgeNote[] =>
  hasBridges(s) ? bridges.filter(isYugoslavBorder).map(({ a, b }) => ({ a, b, owner: NOBODY, hits: 0 })) : []
