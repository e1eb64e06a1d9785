import type { PhaseInfo } from '../engine/game-look'

export type Phase = Omit<PhaseInfo, 'stands'>

/** Phases as they stand: those before the one at `now` are done, those behind it ahead. */
export const phasesAt = (all: readonly Phase[], now: number): PhaseInfo[] =>
  all.map((phase, index) => ({
    ...phase,
    stands: index < now ? 'done' : index === now ? 'now' : 'ahead',
  }))

/** The whole turn with the phase that is on; before the first none is. */
export const sequenceOf = ({
  phases,
  now,
}: {
  readonly phases: readonly Phase[]
  readonly now: Phase | null
}): readonly PhaseInfo[] =>
  phasesAt(
    phases,
    phases.findIndex(({ id }) => id === now?.id),
  )
