import type { PhaseInfo } from '../../../../core/engine/game-look'

/** Phases as the strip shows them: those that are done may stand as one, those that come late too. */
export type FoldedPhases = {
  readonly done: readonly PhaseInfo[]
  readonly shown: readonly PhaseInfo[]
  readonly ahead: readonly PhaseInfo[]
  /** There is no room for them side by side: the next stands under the one at hand. */
  readonly isTight?: boolean
}

type Named = { readonly name: string }

/** More than these are not taken in at a glance, however short their names. */
const MOST_SHOWN = 6

/** Of those to come, so many stand beside the one at hand when the rest is folded. */
const NEXT_SHOWN = 2

/** Pixels that a letter takes, and what stands around the names. */
const LETTER = 6.3
const SIDE_LETTER = 8
const AROUND_PHASE = 14
const AROUND_NOW = 30
const TICK = 16
const AROUND_SIDE = 38
const FOLD = 56
/** The word before the next, where the strip is narrow. */
const THEN = 34

/**
 * In a long turn the phases of a side that is not at play stand as one, under the side's name. Where that is still too much, all
 * that is done folds to its number, and beside the one at hand stand the next two, or as many as there is room for. Where the strip
 * is narrow, what is folded has no button either, and the next one is always told.
 */
export function foldPhases(
  phases: readonly PhaseInfo[],
  sides: readonly Named[],
  room: number,
  hasFolds = true,
): FoldedPhases {
  if (phases.length <= MOST_SHOWN && widthOf(phases, sides) <= room) return { done: [], shown: phases, ahead: [] }
  const gathered = runsOf(phases).flatMap(run => asOne(run, sides))
  if (gathered.length <= MOST_SHOWN && widthOf(gathered, sides) <= room) return { done: [], shown: gathered, ahead: [] }
  const now = gathered.findIndex(each => each.stands === 'now')
  if (now < 0) return { done: gathered, shown: [], ahead: [] }
  const fits = (count: number): boolean =>
    widthOf(gathered.slice(now, now + 1 + count), sides) + (hasFolds ? 2 * FOLD : THEN) <= room
  const next = hasFolds ? ([NEXT_SHOWN, NEXT_SHOWN - 1].find(fits) ?? 0) : 1
  return {
    done: gathered.slice(0, now),
    shown: gathered.slice(now, now + 1 + next),
    ahead: gathered.slice(now + 1 + next),
    isTight: !hasFolds && !fits(next),
  }
}

function widthOf(phases: readonly PhaseInfo[], sides: readonly Named[]): number {
  const names = phases.reduce(
    (sum, { title, stands }) =>
      sum + title.length * LETTER + (stands === 'now' ? AROUND_NOW : AROUND_PHASE) + (stands === 'done' ? TICK : 0),
    0,
  )
  return runsOf(phases).reduce((sum, run) => {
    const side = run[0]?.side ?? null
    if (side === null) return sum
    return sum + AROUND_SIDE + (run.length > 1 ? (sides[side]?.name.length ?? 0) * SIDE_LETTER : 0)
  }, names)
}

/** Phases that follow each other and belong to one side. */
function runsOf(phases: readonly PhaseInfo[]): readonly PhaseInfo[][] {
  const runs: PhaseInfo[][] = []
  for (const phase of phases) {
    const run = runs.at(-1)
    if (run !== undefined && phase.side !== null && run[0]?.side === phase.side) run.push(phase)
    else runs.push([phase])
  }
  return runs
}

function asOne(run: readonly PhaseInfo[], sides: readonly Named[]): readonly PhaseInfo[] {
  const [first] = run
  const isAtPlay = run.some(each => each.stands === 'now')
  if (first === undefined || first.side === null || run.length === 1 || isAtPlay) return run
  const stands = run.every(each => each.stands === 'done') ? 'done' : 'ahead'
  return [{ id: `all of ${first.id}`, title: sides[first.side]?.name ?? '', side: first.side, stands }]
}
