import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Choice, Refusal } from '../../../core/engine/step'
import type { HexId, RuleId, UnitId } from '../../../core/ids'

export const DRAWERS = ['charts', 'rules', 'forces', 'score', 'notes', 'overlays', 'files', 'keys'] as const
export type DrawerName = (typeof DRAWERS)[number]

/** Why something that was clicked is no answer. */
export type Explanation = {
  readonly title: string
  /** Where the bubble points; null when it has no place on the map. */
  readonly hex: HexId | null
  readonly reasons: readonly Refusal[]
}

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
export type PanelHeight = (typeof PANEL_HEIGHTS)[number]

/** What the screen itself remembers: nothing of it belongs to the game, and nothing is saved. */
export type Desk = {
  readonly hovered: HexId | null
  /** Hex that arrow keys stand on. */
  readonly focused: HexId | null
  /** Hex whose stack is pinned in the inspector. */
  readonly inspected: HexId | null
  /** Hex whose stack is fanned out. */
  readonly fanned: HexId | null
  /** A choice that waits to be confirmed: it cannot be taken back freely. */
  readonly armed: Choice | null
  /** Several choices for one hex or unit, to be picked from beside it. */
  readonly menu: { readonly hex: HexId | null; readonly title: string; readonly choices: readonly Choice[] } | null
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
}

export const POINTING_AT_NOTHING: Pointing = { hexes: [], units: [] }

export const emptyDesk: Desk = {
  hovered: null,
  focused: null,
  inspected: null,
  fanned: null,
  armed: null,
  menu: null,
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
}

/** What is put away by whatever is done next. */
export const PASSING = { armed: null, menu: null, preview: null, explanation: null } as const

export const createDesk = (): StoreApi<Desk> => createStore<Desk>(() => emptyDesk)

export const openRule = (desk: StoreApi<Desk>, rule: RuleId): void => desk.setState({ drawer: 'rules', rule })

export const flyTo = (desk: StoreApi<Desk>, hex: HexId): void => desk.setState({ flight: { hex } })

export const toggleDrawer = (desk: StoreApi<Desk>, drawer: DrawerName): void =>
  desk.setState(now => ({ drawer: now.drawer === drawer ? null : drawer }))

export const toggleOverlay = (desk: StoreApi<Desk>, overlay: string): void =>
  desk.setState(({ overlays }) => ({
    overlays: overlays.includes(overlay) ? overlays.filter(each => each !== overlay) : [...overlays, overlay],
  }))
