import type { HexId, UnitId } from '../ids'
import type { Json } from '../json'
import type { StandingOffer } from './standing'
import type { Frame, GameState } from './state'
import {
  type Action,
  type ActionField,
  type AnswerInfo,
  type Choice,
  type Flow,
  type Refusal,
  reasons,
  type Share,
} from './step'

/** What speaks against an answer; false, null and an empty list say nothing. */
export type Objection = Refusal | readonly Refusal[] | false | null

/** One kind of answer to a step, as the engine asks it. Made by `ofUnit`, `ofHex` and the like, which say what it is about. */
export interface Answer<S extends GameState, Args extends Json = Json, Local extends Json = Json> extends AnswerInfo {
  readonly fields: readonly ActionField[]
  choices(kind: string, known: S, f: Frame<Args, Local>): Iterable<Choice>
  check(known: S, f: Frame<Args, Local>, a: Action): readonly Refusal[]
  path(known: S, f: Frame<Args, Local>, a: Action): readonly HexId[] | null
  apply(s: S, f: Frame<Args, Local>, a: Action, go: Flow<S>): void
  stands?(known: S, f: Frame<Args, Local>): readonly Stands[]
}

/** A way in which an answer may be given to later questions of its kind as well. */
export type Stands = Omit<StandingOffer, 'answer' | 'applies'> & Partial<Pick<StandingOffer, 'applies'>>

/** What every answer says of itself. */
interface Spoken {
  readonly intent: AnswerInfo['intent']
  readonly title?: string
  readonly seals?: true
  /** It uses up what does not come back by itself next turn. */
  readonly forGood?: true
  /** Seldom wanted: a list of these stands folded. */
  readonly seldom?: true
  readonly costIn?: NonNullable<Choice['costIn']>
  readonly toggles?: true
  readonly batch?: true
  /** It stands in the list alone: nothing on the map is lit for it or answers it. */
  readonly aside?: true
  /** Another way to the same end with a price of its own: a click takes the plain one where there is one. */
  readonly onRequest?: true
}

/** An answer that names something: `among` holds all that could be legal and maybe more, `whyNot` is the authority. */
export interface Naming<S extends GameState, Args extends Json, Local extends Json, Value> extends Spoken {
  among(known: S, f: Frame<Args, Local>): Iterable<Value>
  whyNot?(known: S, f: Frame<Args, Local>, value: Value): Objection
  label: string | ((value: Value, known: S, f: Frame<Args, Local>) => string)
  /** The same for a button of one line. */
  short?(value: Value, known: S, f: Frame<Args, Local>): string
  cost?(known: S, f: Frame<Args, Local>, value: Value): number | null
  /** How likely it is to succeed, where one die decides. */
  chance?(known: S, f: Frame<Args, Local>, value: Value): number | null
  /** Whether it ends the move. */
  ends?(known: S, f: Frame<Args, Local>, value: Value): boolean
  warn?(known: S, f: Frame<Args, Local>, value: Value): string | null
  /** How many of those in hand it is for, where not for all. */
  share?(known: S, f: Frame<Args, Local>, value: Value): Share | null
  path?(known: S, f: Frame<Args, Local>, value: Value): readonly HexId[] | null
  do(s: S, f: Frame<Args, Local>, value: Value, go: Flow<S>): void
}

/** An answer that is only given: confirm, pass, end. */
export interface Plain<S extends GameState, Args extends Json, Local extends Json> extends Spoken {
  whyNot?(known: S, f: Frame<Args, Local>): Objection
  label: string | ((known: S, f: Frame<Args, Local>) => string)
  /** The same for a button of one line. */
  short?(known: S, f: Frame<Args, Local>): string
  cost?(known: S, f: Frame<Args, Local>): number | null
  warn?(known: S, f: Frame<Args, Local>): string | null
  /** What it leaves undone, in words; null: nothing. */
  leaves?(known: S, f: Frame<Args, Local>): string | null
  /** How it may stand for questions to come. */
  stands?(known: S, f: Frame<Args, Local>): readonly Stands[]
  do(s: S, f: Frame<Args, Local>, go: Flow<S>): void
}

type Making = { -readonly [Field in keyof Choice]: Choice[Field] }

type Fields<Value> = {
  readonly names: readonly ActionField[]
  write(value: Value): Omit<Action, 'kind' | 'dice'>
  /** The engine has refused an action that lacks one of the fields. */
  read(a: Action): Value
}

function naming<S extends GameState, Args extends Json, Local extends Json, Value>(
  fields: Fields<Value>,
  of: Naming<S, Args, Local, Value>,
  isOdd: (value: Value, known: S, f: Frame<Args, Local>) => Objection = () => false,
): Answer<S, Args, Local> {
  const { label } = of
  const whyNot = (known: S, f: Frame<Args, Local>, value: Value): Objection => {
    const odd = isOdd(value, known, f)
    return odd ? odd : (of.whyNot?.(known, f, value) ?? null)
  }
  return {
    ...spoken(of),
    fields: fields.names,
    *choices(kind, known, f) {
      for (const value of of.among(known, f)) {
        if (objects(whyNot(known, f, value))) continue
        // Thousands are listed at a time: fields are set one by one, which costs a fraction of spreading them.
        const choice: Making = {
          action: { kind, ...fields.write(value) },
          label: typeof label === 'string' ? label : label(value, known, f),
          intent: of.intent,
        }
        const cost = of.cost?.(known, f, value) ?? null
        const warn = of.warn?.(known, f, value) ?? null
        if (cost !== null) choice.cost = cost
        if (of.short) choice.short = of.short(value, known, f)
        if (of.costIn) choice.costIn = of.costIn
        if (of.batch) choice.batch = true
        if (of.ends) choice.ends = of.ends(known, f, value)
        if (warn !== null) choice.warn = warn
        const chance = of.chance?.(known, f, value) ?? null
        if (chance !== null) choice.chance = chance
        if (of.toggles) choice.toggles = true
        if (of.aside) choice.aside = true
        if (of.onRequest) choice.onRequest = true
        const share = of.share?.(known, f, value) ?? null
        if (share !== null) choice.share = share
        yield choice
      }
    },
    check: (known, f, a) => reasons(whyNot(known, f, fields.read(a))),
    path: (known, f, a) => of.path?.(known, f, fields.read(a)) ?? null,
    apply: (s, f, a, go) => of.do(s, f, fields.read(a), go),
  }
}

const spoken = ({ intent, title, seals, forGood, seldom }: Spoken): AnswerInfo => ({
  intent,
  title: title ?? null,
  seals: seals === true,
  ...(forGood ? { forGood } : {}),
  ...(seldom ? { seldom } : {}),
})

/** Whether anything speaks against an answer. */
export const objects = (found: Objection): boolean => (Array.isArray(found) ? found.length > 0 : Boolean(found))

const UNIT: Fields<UnitId> = { names: ['unit'], write: unit => ({ unit }), read: a => a.unit as UnitId }
const HEX: Fields<HexId> = { names: ['hex'], write: hex => ({ hex }), read: a => a.hex as HexId }
const BOX: Fields<string> = { names: ['box'], write: box => ({ box }), read: a => a.box as string }

export type UnitAndHex = { readonly unit: UnitId; readonly hex: HexId }
const UNIT_AND_HEX: Fields<UnitAndHex> = {
  names: ['unit', 'hex'],
  write: ({ unit, hex }) => ({ unit, hex }),
  read: a => ({ unit: a.unit as UnitId, hex: a.hex as HexId }),
}

export type UnitAndBox = { readonly unit: UnitId; readonly box: string }
const UNIT_AND_BOX: Fields<UnitAndBox> = {
  names: ['unit', 'box'],
  write: ({ unit, box }) => ({ unit, box }),
  read: a => ({ unit: a.unit as UnitId, box: a.box as string }),
}

export type UnitPair = { readonly unit: UnitId; readonly other: UnitId }
const UNIT_PAIR: Fields<UnitPair> = {
  names: ['unit', 'other'],
  write: ({ unit, other }) => ({ unit, other }),
  read: a => ({ unit: a.unit as UnitId, other: a.other as UnitId }),
}

export const ofUnit = <S extends GameState, A extends Json, L extends Json>(of: Naming<S, A, L, UnitId>) =>
  naming<S, A, L, UnitId>(UNIT, of)
export const ofHex = <S extends GameState, A extends Json, L extends Json>(of: Naming<S, A, L, HexId>) =>
  naming<S, A, L, HexId>(HEX, of)
export const ofBox = <S extends GameState, A extends Json, L extends Json>(of: Naming<S, A, L, string>) =>
  naming<S, A, L, string>(BOX, of)
export const ofUnitAndHex = <S extends GameState, A extends Json, L extends Json>(of: Naming<S, A, L, UnitAndHex>) =>
  naming<S, A, L, UnitAndHex>(UNIT_AND_HEX, of)
export const ofUnitAndBox = <S extends GameState, A extends Json, L extends Json>(of: Naming<S, A, L, UnitAndBox>) =>
  naming<S, A, L, UnitAndBox>(UNIT_AND_BOX, of)
/** Two units: who intercepts whom, who carries whom. */
export const ofUnits = <S extends GameState, A extends Json, L extends Json>(of: Naming<S, A, L, UnitPair>) =>
  naming<S, A, L, UnitPair>(UNIT_PAIR, of)

/** One of a few things that are neither units nor places; `values` are all there can ever be, and `among` them when left out. */
type Picking<S extends GameState, A extends Json, L extends Json, Value, Given> = Omit<
  Naming<S, A, L, Given>,
  'among'
> & {
  readonly values: readonly Value[]
  readonly rule: string
  among?(known: S, f: Frame<A, L>): Iterable<Given>
}

export function ofPick<S extends GameState, A extends Json, L extends Json, Value extends string | number>(
  of: Picking<S, A, L, Value, Value>,
): Answer<S, A, L> {
  const fields: Fields<Value> = { names: ['pick'], write: pick => ({ pick }), read: a => a.pick as Value }
  const among = of.among ?? (() => of.values)
  return naming(fields, { ...of, among }, value => unknownPick(of, value))
}

export type UnitAndPick<Value> = { readonly unit: UnitId; readonly pick: Value }

export function ofUnitAndPick<S extends GameState, A extends Json, L extends Json, Value extends string | number>(
  of: Picking<S, A, L, Value, UnitAndPick<Value>> & {
    among(known: S, f: Frame<A, L>): Iterable<UnitAndPick<Value>>
  },
): Answer<S, A, L> {
  const fields: Fields<UnitAndPick<Value>> = {
    names: ['unit', 'pick'],
    write: ({ unit, pick }) => ({ unit, pick }),
    read: a => ({ unit: a.unit as UnitId, pick: a.pick as Value }),
  }
  return naming(fields, of, ({ pick }) => unknownPick(of, pick))
}

const unknownPick = <Value>(
  { values, rule }: { readonly values: readonly Value[]; readonly rule: string },
  value: Value,
): Objection => !values.includes(value) && { rule, why: `there is no '${String(value)}'` }

export function plain<S extends GameState, A extends Json, L extends Json>(of: Plain<S, A, L>): Answer<S, A, L> {
  const { label } = of
  return {
    ...spoken(of),
    fields: [],
    *choices(kind, known, f) {
      if (objects(of.whyNot?.(known, f) ?? null)) return
      const cost = of.cost?.(known, f) ?? null
      const warn = of.warn?.(known, f) ?? null
      const leaves = of.leaves?.(known, f) ?? null
      yield {
        action: { kind },
        label: typeof label === 'string' ? label : label(known, f),
        intent: of.intent,
        ...(of.short ? { short: of.short(known, f) } : {}),
        ...(cost === null ? {} : { cost }),
        ...(of.costIn ? { costIn: of.costIn } : {}),
        ...(of.batch ? { batch: true } : {}),
        ...(warn === null ? {} : { warn }),
        ...(leaves === null ? {} : { leaves }),
      }
    },
    check: (known, f) => reasons(of.whyNot?.(known, f) ?? null),
    path: () => null,
    apply: (s, f, _a, go) => of.do(s, f, go),
    ...(of.stands ? { stands: of.stands } : {}),
  }
}
