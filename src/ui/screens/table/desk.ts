import { createStore, type StoreApi } from 'zustand/vanilla'
import type { GameState } from '../../../core/engine/state'
import type { Action, Choice, Refusal } from '../../../core/engine/step'
import type { UmpireEdit } from '../../../core/engine/umpire'
import type { HexId, RuleId, Side, UnitId } from '../../../core/ids'

export const DRAWERS = [
  'charts',
  'rules',
  'sequence',
  'forces',
  'score',
  'war',
  'notes',
  'overlays',
  'files',
  'keys',
] as const
export type DrawerName = (typeof DRAWERS)[number]

/** Why something that was clicked is no answer. */
export type Explanation = {
  readonly title: string
  /** Where the bubble points; null when it has no place on the map. */
  readonly hex: HexId | null
  readonly reasons: readonly Refusal[]
  /** What would help, in one sentence. */
  readonly help?: string
  /** Answers that lead on from here: the others who can go, the partners that are wanted. */
  readonly offers?: readonly Offer[]
}

export type Offer = { readonly label: string; readonly choice: Choice }

/** Things the diary, a score row or a list points at on the map. */
export type Pointing = { readonly hexes: readonly HexId[]; readonly units: readonly UnitId[] }

/** Something to be taken back: one action, the turn, the turn as far as nobody need be asked, or all since a line of the diary. */
export type TakingBack =
  | { readonly is: 'one' }
  | { readonly is: 'turn' }
  | { readonly is: 'freely' }
  | { readonly is: 'line'; readonly line: number }

/** How far the panel is drawn out where it is a sheet over the map. */
export const PANEL_HEIGHTS = ['prompt', 'choices', 'all'] as const
export type Ending = { readonly choice: Choice; readonly wholeTurn: boolean; readonly since: number }

/** Way points, each with the answer that leads to it, and what could be answered at the last of them. */
export type Via = {
  readonly among: readonly Choice[]
  readonly points: readonly { readonly hex: HexId; readonly action: Action; readonly path: readonly HexId[] }[]
  readonly cost: number
  /** The position at the last point, as the player will know it, and what could be answered there. */
  readonly known: GameState
  readonly ahead: readonly Choice[]
}

export type PanelHeight = (typeof PANEL_HEIGHTS)[number]

/** An edit that waits for both to agree, with the words for it. */
export type HandEdit = UmpireEdit & { readonly words: string }

export type Umpiring = { readonly unit: UnitId | null; readonly edits: readonly HandEdit[] }

/** What the screen itself remembers: nothing of it belongs to the game, and nothing is saved. */
export type Desk = {
  readonly hovered: HexId | null
  /** Hex that arrow keys stand on. */
  readonly focused: HexId | null
  /** Hex that a finger has tapped once: it is shown where the tap would lead, and the next tap or the foot does it. */
  readonly tapped: HexId | null
  /** The way by which those in hand are to go, as long as these are the choices. */
  readonly via: Via | null
  /** Hex whose stack is pinned in the inspector. */
  readonly inspected: HexId | null
  /** Hex whose stack is fanned out. */
  readonly fanned: HexId | null
  /** A choice that was named and waits for Enter or the button at the foot: it cannot be taken back freely. */
  readonly armed: Choice | null
  /** An ending that leaves something undone, and since when it waits for its second word. */
  readonly ending: Ending | null
  /** Whose decisions are passed by themselves until the turn is over. */
  readonly passing: readonly { readonly side: Side; readonly turn: number }[]
  /** Units that are not offered again in this phase. */
  readonly held: readonly UnitId[]
  /** The unit that was shown as the next one last. */
  readonly shown: UnitId | HexId | null
  /** Nothing is heard for a moment after an act that binds. */
  readonly isDead: boolean
  readonly isSearching: boolean
  /** Several choices for one hex or unit, to be picked from beside it. */
  readonly menu: { readonly hex: HexId | null; readonly title: string; readonly choices: readonly Choice[] } | null
  /** The unit that a place is to be named for, as long as these are the choices. */
  readonly naming: { readonly unit: UnitId; readonly among: readonly Choice[] } | null
  /** How often the player asked for another way than the cheapest. */
  readonly otherWay: number
  /** The choice pointed at in the list, so that the map can show it. */
  readonly preview: Choice | null
  readonly explanation: Explanation | null
  readonly pointing: Pointing
  readonly drawer: DrawerName | null
  /** Rule at which the rules drawer is open. */
  readonly rule: RuleId | null
  readonly overlays: readonly string[]
  /** Key of the battle whose dialog was put aside to look at the map. */
  readonly battleAside: string | null
  /** Where the camera is asked to go; a new object each time. */
  readonly flight: { readonly hex: HexId } | null
  /** What waits for both players to agree that it is taken back. */
  readonly agreement: TakingBack | null
  readonly panelHeight: PanelHeight
  /** What the players are setting by hand; null: they are playing. */
  readonly umpire: Umpiring | null
  /** The turn whose summary lies on the table. */
  readonly turnEnded: number | null
  /** A file that was dropped on the table and is still to be read. */
  readonly dropped: File | null
  /** What lies over all of the table to be read at leisure. */
  readonly page: 'war' | 'print' | null
  /** The board of missions lies open whenever there is one. */
  readonly missionsOpen: boolean
  /** The ledger as the player wants it, against what the game would have had then; null: as the game has it. */
  readonly ledger: { readonly isOpen: boolean; readonly instead: boolean } | null
}

export const POINTING_AT_NOTHING: Pointing = { hexes: [], units: [] }

export const emptyDesk: Desk = {
  hovered: null,
  focused: null,
  tapped: null,
  via: null,
  inspected: null,
  fanned: null,
  armed: null,
  ending: null,
  passing: [],
  held: [],
  shown: null,
  isDead: false,
  isSearching: false,
  menu: null,
  naming: null,
  otherWay: 0,
  preview: null,
  explanation: null,
  pointing: POINTING_AT_NOTHING,
  drawer: null,
  rule: null,
  overlays: ['trail'],
  battleAside: null,
  flight: null,
  agreement: null,
  panelHeight: 'prompt',
  umpire: null,
  turnEnded: null,
  dropped: null,
  page: null,
  missionsOpen: true,
  ledger: null,
}

/** What is put away by whatever is done next. */
export const PASSING = {
  armed: null,
  tapped: null,
  ending: null,
  menu: null,
  preview: null,
  explanation: null,
  otherWay: 0,
} as const

export const createDesk = (): StoreApi<Desk> => createStore<Desk>(() => emptyDesk)

export const openRule = (desk: StoreApi<Desk>, rule: RuleId): void => desk.setState({ drawer: 'rules', rule })

export const flyTo = (desk: StoreApi<Desk>, hex: HexId): void => desk.setState({ flight: { hex } })

export const toggleDrawer = (desk: StoreApi<Desk>, drawer: DrawerName): void =>
  desk.setState(now => ({ drawer: now.drawer === drawer ? null : drawer }))

export const toggleOverlay = (desk: StoreApi<Desk>, overlay: string): void =>
  desk.setState(({ overlays }) => ({
    overlays: overlays.includes(overlay) ? overlays.filter(each => each !== overlay) : [...overlays, overlay],
  }))
