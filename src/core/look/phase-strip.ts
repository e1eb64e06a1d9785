import type { PhaseInfo } from '../engine/game-look'

export type Phase = Omit<PhaseInfo, 'stands'>

/** Phases as they stand: those before the one at `now` are done, those behind it ahead. */
export const phasesAt = (all: readonly Phase[], now: number): PhaseInfo[] =>
  all.map(({ id, title, side }, index) => ({
    id,
    title,
    side,
    stands: index < now ? 'done' : index === now ? 'now' : 'ahead',
  }))
