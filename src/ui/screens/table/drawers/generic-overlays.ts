import type { Overlay } from '../../../../core/engine/game-look'
import type { GameState } from '../../../../core/engine/state'

export type OverlaySwitch = Pick<Overlay<GameState>, 'id' | 'title' | 'about' | 'rule' | 'hover'>

/** Overlays that any game can have, because the map and the log know all that they show. */
export const GENERIC_OVERLAYS: readonly OverlaySwitch[] = [
  { id: 'areas', title: 'Areas', about: 'Countries and regions of the map', rule: null, hover: false },
  { id: 'terrain', title: 'Terrain', about: 'The ground of each hex, without the drawing', rule: null, hover: false },
  { id: 'losses', title: 'Losses', about: 'Where steps were lost so far, and how many', rule: null, hover: false },
  { id: 'trail', title: 'Last moves', about: 'The way each unit went in its last move', rule: null, hover: false },
]

/** The game's own first; where it knows more of a general one, its own stands for it. */
export const overlaysOf = (own: readonly OverlaySwitch[]): readonly OverlaySwitch[] => [
  ...own,
  ...GENERIC_OVERLAYS.filter(({ id }) => !own.some(each => each.id === id)),
]
