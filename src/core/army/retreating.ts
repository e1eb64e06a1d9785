import { type Answer, type Objection, ofHex, ofUnitAndHex } from '../engine/answer'
import type { Frame, GameState } from '../engine/state'
import { type Flow, firstOf, refusal } from '../engine/step'
import type { HexId, RuleId, UnitId } from '../ids'
import type { Json } from '../json'
import { straightWay, waysForFirst } from './placing'

/** Units that still have to go. */
export type Leaving = { left: readonly UnitId[] }

type Notes = Leaving & { [note: string]: Json }

export interface RetreatRules<S extends GameState, Args extends Json, Local extends Notes> {
  readonly rule: RuleId
  /** The hexes a unit may go to, once others have gone where `sent` says. */
  ways(
    known: S,
    f: Frame<Args, Local>,
    unit: UnitId,
    sent: readonly { readonly unit: UnitId; readonly hex: HexId }[],
  ): readonly HexId[]
  /** Why a hex is none of them. */
  whyNot(known: S, f: Frame<Args, Local>, unit: UnitId, hex: HexId): Objection
  hexOf(known: S, unit: UnitId): HexId | null
  /** Whether all of them must get away, so that none may take another's only place. */
  isBound?(known: S, f: Frame<Args, Local>): boolean
  nameOf(unit: UnitId): string
  hexName(hex: HexId): string
  /** Moves one; it is taken off those who still have to go before. */
  send(s: S, f: Frame<Args, Local>, unit: UnitId, hex: HexId, go: Flow<S>): void
  /** After each that went: the rest, or the end. */
  settle(s: S, f: Frame<Args, Local>, go: Flow<S>): void
}

/** The hexes open to a unit so that all who must still find theirs. */
export function openWays<S extends GameState, Args extends Json, Local extends Notes>(
  of: RetreatRules<S, Args, Local>,
  known: S,
  f: Frame<Args, Local>,
  unit: UnitId,
): readonly HexId[] {
  if (of.isBound?.(known, f) !== true) return of.ways(known, f, unit, [])
  const order = [unit, ...f.local.left.filter(each => each !== unit)]
  return waysForFirst(order, (each, sent) => of.ways(known, f, each, sent))
}

/** Where all that are left can go together, each after the other. */
function commonWays<S extends GameState, Args extends Json, Local extends Notes>(
  of: RetreatRules<S, Args, Local>,
  known: S,
  f: Frame<Args, Local>,
): readonly HexId[] {
  const [first, ...rest] = f.local.left
  if (first === undefined || rest.length === 0) return []
  return of.ways(known, f, first, []).filter(hex => {
    const sent = [{ unit: first, hex }]
    return rest.every(unit => {
      const isOpen = of.ways(known, f, unit, sent).includes(hex)
      sent.push({ unit, hex })
      return isOpen
    })
  })
}

/** All to one hex with one answer, `all`; or each its own way, `retreat`. */
export function retreating<S extends GameState, Args extends Json, Local extends Notes>(
  of: RetreatRules<S, Args, Local>,
): { readonly all: Answer<S, Args, Local>; readonly retreat: Answer<S, Args, Local> } {
  type F = Frame<Args, Local>
  const go_ = (s: S, f: F, unit: UnitId, hex: HexId, go: Flow<S>): void => {
    f.local.left = f.local.left.filter(each => each !== unit)
    of.send(s, f, unit, hex, go)
  }
  return {
    all: ofHex<S, Args, Local>({
      intent: 'act',
      title: 'All together',
      among: (known, f) => commonWays(of, known, f),
      whyNot: (known, f, hex) =>
        !commonWays(of, known, f).includes(hex) && refusal(of.rule, 'they cannot all go there', { hex }),
      label: hex => `All retreat to ${of.hexName(hex)}`,
      path: (known, f, hex) => straightWay(of.hexOf(known, f.local.left[0] as UnitId), hex),
      do(s, f, hex, go) {
        for (const unit of f.local.left) go_(s, f, unit, hex, go)
        of.settle(s, f, go)
      },
    }),
    retreat: ofUnitAndHex<S, Args, Local>({
      intent: 'act',
      title: 'Retreats',
      *among(known, f) {
        for (const unit of f.local.left) for (const hex of openWays(of, known, f, unit)) yield { unit, hex }
      },
      whyNot: (known, f, { unit, hex }) =>
        firstOf(
          () => !f.local.left.includes(unit) && refusal(of.rule, `${of.nameOf(unit)} does not retreat now`, { unit }),
          () => of.whyNot(known, f, unit, hex),
          () =>
            !openWays(of, known, f, unit).includes(hex) && refusal(of.rule, 'another unit needs this place', { hex }),
        ),
      label: ({ unit, hex }) => `${of.nameOf(unit)} to ${of.hexName(hex)}`,
      path: (known, _f, { unit, hex }) => straightWay(of.hexOf(known, unit), hex),
      do(s, f, { unit, hex }, go) {
        go_(s, f, unit, hex, go)
        of.settle(s, f, go)
      },
    }),
  }
}
