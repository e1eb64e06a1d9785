import { type Answer, type Objection, objects, ofHex } from '../engine/answer'
import { recent } from '../engine/derived'
import type { Frame, GameState } from '../engine/state'
import { type Flow, firstOf, type Refusal, refusal } from '../engine/step'
import type { HexId, RuleId, UnitId } from '../ids'
import type { Json } from '../json'

const NOTHING: readonly Refusal[] = []

export interface TogetherRules<S extends GameState, Args extends Json, Local extends Json> {
  /** Named when nothing is in hand. */
  readonly rule: RuleId
  hand(known: S, f: Frame<Args, Local>): readonly UnitId[]
  /** Where a unit might go. */
  hexes(known: S, f: Frame<Args, Local>, unit: UnitId): Iterable<HexId>
  /** Whether a unit gets as far as that; asked of every hex, so it is cheap. */
  reaches(known: S, f: Frame<Args, Local>, unit: UnitId, hex: HexId): boolean
  /** Why one of them cannot go there, whoever goes along. */
  whyNot(known: S, f: Frame<Args, Local>, unit: UnitId, hex: HexId): Objection
  /** Why these cannot end there together. */
  whyNotTogether(known: S, f: Frame<Args, Local>, units: readonly UnitId[], hex: HexId): Objection
  readonly title?: string
  /** It has a price besides its points: a click takes ordinary movement where that leads there. */
  readonly onRequest?: true
  label(hex: HexId): string
  cost?(known: S, f: Frame<Args, Local>, unit: UnitId, hex: HexId): number | null
  /** Whether the move of a unit ends there. */
  ends?(known: S, f: Frame<Args, Local>, unit: UnitId, hex: HexId): boolean
  path(known: S, f: Frame<Args, Local>, unit: UnitId, hex: HexId): readonly HexId[] | null
  go(s: S, f: Frame<Args, Local>, units: readonly UnitId[], hex: HexId, go: Flow<S>): void
}

/**
 * What is in hand goes somewhere: `all` of it where all can, `part` of it where only some can. Each unit goes its own cheapest way,
 * and what is asked is asked of all.
 */
export function movingTogether<S extends GameState, Args extends Json, Local extends Json>(
  of: TogetherRules<S, Args, Local>,
): { readonly all: Answer<S, Args, Local>; readonly part: Answer<S, Args, Local> } {
  type F = Frame<Args, Local>
  const NOBODY = refusal(of.rule, 'pick a unit first')
  const title = of.title ?? 'Destinations'
  const stopped = (known: S, f: F, unit: UnitId, hex: HexId): boolean =>
    !of.reaches(known, f, unit, hex) || objects(of.whyNot(known, f, unit, hex))
  const canAll = (known: S, f: F, hex: HexId): boolean => {
    const hand = of.hand(known, f)
    return hand.every(unit => !stopped(known, f, unit, hex)) && !objects(of.whyNotTogether(known, f, hand, hex))
  }
  /** In the order of the hand, as many as find room. */
  const able = (known: S, f: F, hex: HexId): UnitId[] => {
    const going: UnitId[] = []
    for (const unit of of.hand(known, f))
      if (!stopped(known, f, unit, hex) && !objects(of.whyNotTogether(known, f, [...going, unit], hex)))
        going.push(unit)
    return going
  }
  /** Label, share, price and end of a hex ask for the same units: they are found once while a position is looked at. */
  const lookedAt = recent((_known: S) => new Map<readonly UnitId[], Map<HexId, readonly UnitId[]>>())
  const ableSeen = (known: S, f: F, hex: HexId): readonly UnitId[] => {
    const hands = lookedAt(known)
    const hand = of.hand(known, f)
    const hexes = hands.get(hand) ?? new Map<HexId, readonly UnitId[]>()
    hands.set(hand, hexes)
    const found = hexes.get(hex) ?? able(known, f, hex)
    hexes.set(hex, found)
    return found
  }
  const facts = (units: (known: S, f: F, hex: HexId) => readonly UnitId[]) => ({
    cost(known: S, f: F, hex: HexId): number | null {
      const costs = units(known, f, hex).flatMap(unit => of.cost?.(known, f, unit, hex) ?? [])
      return costs.length === 0 ? null : Math.max(...costs)
    },
    ends: (known: S, f: F, hex: HexId): boolean =>
      of.ends !== undefined && units(known, f, hex).every(unit => of.ends?.(known, f, unit, hex) === true),
    path(known: S, f: F, hex: HexId): readonly HexId[] | null {
      const [first] = units(known, f, hex)
      return first === undefined ? null : of.path(known, f, first, hex)
    },
  })
  const whyNotAll = (known: S, f: F, hex: HexId): readonly Refusal[] => {
    const hand = of.hand(known, f)
    // Asked of every hex, and nearly always nothing speaks against it.
    if (hand.length > 0 && canAll(known, f, hex)) return NOTHING
    return firstOf(
      () => hand.length === 0 && NOBODY,
      ...hand.map(unit => () => of.whyNot(known, f, unit, hex)),
      () => of.whyNotTogether(known, f, hand, hex),
    )
  }
  return {
    all: ofHex<S, Args, Local>({
      title,
      intent: 'act',
      ...(of.onRequest ? { onRequest: true } : {}),
      *among(known, f) {
        const [first, ...others] = of.hand(known, f)
        if (first === undefined) return
        for (const hex of of.hexes(known, f, first))
          if (others.every(unit => of.reaches(known, f, unit, hex))) yield hex
      },
      whyNot: whyNotAll,
      label: of.label,
      ...facts((known, f) => of.hand(known, f)),
      do: (s, f, hex, go) => of.go(s, f, of.hand(s, f), hex, go),
    }),
    part: ofHex<S, Args, Local>({
      title: 'Part of them',
      intent: 'act',
      among(known, f) {
        const hand = of.hand(known, f)
        if (hand.length < 2) return []
        // Where all of them go, `all` is the answer.
        return [...new Set(hand.flatMap(unit => [...of.hexes(known, f, unit)]))].filter(hex => !canAll(known, f, hex))
      },
      whyNot(known, f, hex) {
        const hand = of.hand(known, f)
        return firstOf(
          () => hand.length === 0 && NOBODY,
          () => hand.length < 2 && refusal(of.rule, 'one unit is in hand, no part of several', { hex }),
          () => canAll(known, f, hex) && refusal(of.rule, 'all of them can go there', { hex }),
          () => ableSeen(known, f, hex).length === 0 && whyNotAll(known, f, hex),
        )
      },
      label: (hex, known, f) =>
        `Only ${ableSeen(known, f, hex).length} of ${of.hand(known, f).length}: ${of.label(hex)}`,
      share: (known, f, hex) => ({ can: ableSeen(known, f, hex).length, of: of.hand(known, f).length }),
      ...facts(ableSeen),
      do: (s, f, hex, go) => of.go(s, f, able(s, f, hex), hex, go),
    }),
  }
}
