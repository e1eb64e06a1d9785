import type { HexId, RuleId, UnitId } from '../ids'
import type { Action } from './step'

/** A piece on the board, with what it is worth there: '5', '⅓ of 4', '+2'. */
export type SortieUnit = { readonly unit: UnitId; readonly note: string }

/** A cell of a mission's row: pieces, or words where there are none. */
export type SortieCell = { readonly units: readonly SortieUnit[]; readonly text?: string; readonly about?: string }

/** 'listed': not under way yet; 'now': what is being decided is about it; 'over': nothing more comes of it. */
export type SortieStand = 'listed' | 'flying' | 'now' | 'over' | 'amiss'

/** A mission: what for, where, with whom, who meets it, and how it stands. */
export type SortieRow = {
  readonly id: string
  readonly title: string
  readonly target: string
  readonly note: string
  readonly hex: HexId | null
  /** One for each column of the board. */
  readonly cells: readonly SortieCell[]
  readonly state: string
  readonly detail?: string
  readonly stands: SortieStand
  /** The answers that take the orders of this row back. */
  readonly takeBack: readonly Action[]
}

/** Where missions begin, and what can still begin there. */
export type SortieBase = {
  readonly id: string
  readonly title: string
  readonly hex: HexId | null
  /** 'starts' and 'patrols': what is left of how many. */
  readonly figures: readonly { readonly title: string; readonly left: number; readonly of: number }[]
  readonly units: readonly {
    readonly unit: UnitId
    readonly stands: 'ready' | 'ordered' | 'spent'
    readonly note: string
    /** Takes it in hand, if that is an answer now. */
    readonly pick: Action
  }[]
  /** Takes all that are ready there in hand. */
  readonly all: Action | null
}

/** Two pieces that fire on each other, with the chances of either; `back` null: it may not fire. */
export type SortieDuel = {
  readonly left: UnitId
  readonly right: UnitId
  readonly there: DuelShot
  readonly back: DuelShot | null
  /** Nobody has said so yet: it is what the primary would do. */
  readonly isProposed?: true
}
/** '+2' and what may come of it: 'K 28 · A 14 · R 25 %'. */
export type DuelShot = { readonly column: string; readonly chances: string }

export type SortieFight = {
  readonly title: string
  readonly note: string
  readonly rule: RuleId
  readonly duels: readonly SortieDuel[]
  /** Pieces that are in it and paired with nobody. */
  readonly others: readonly { readonly caption: string; readonly units: readonly SortieUnit[] }[]
}

/** What those in hand could be sent to do, and where: each an answer, if it is one now. */
export type SortieHand = {
  readonly title: string
  readonly missions: readonly { readonly action: Action; readonly title: string; readonly isNow: boolean }[]
  /** What can go on board of them. */
  readonly loads: readonly { readonly action: Action; readonly title: string; readonly isOn: boolean }[]
  /** The likeliest; `more` are to be found on the map. */
  readonly targets: readonly {
    readonly action: Action
    readonly title: string
    readonly note: string
    readonly hex: HexId | null
  }[]
  readonly more: number
}

/** The missions of a phase as rows of one board, with the bases they start from. Any game with sorties may have one. */
export type MissionBoard = {
  readonly title: string
  readonly about: string
  readonly rule: RuleId
  readonly stages: readonly string[]
  /** Index of the stage it has come to. */
  readonly stage: number
  /** Headings of the cells of a row. */
  readonly columns: readonly string[]
  readonly rows: readonly SortieRow[]
  readonly bases: readonly SortieBase[]
  readonly hand: SortieHand | null
  /** Answers that fill the list by one act. */
  readonly presets: readonly Action[]
  readonly fight: SortieFight | null
}
