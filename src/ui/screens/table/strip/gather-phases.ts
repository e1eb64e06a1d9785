import type { PhaseInfo } from '../../../../core/engine/game-look'

/** With names of their length, more than these are cut short beside the turn and the tools at the usual width. */
const MOST_SHOWN = 6

/** Letters for which there is room, and what stands around the name of a phase or before that of a side, in letters. */
const ROOM = 80
const AROUND_PHASE = 2
const TICK = 2
const BEFORE_SIDE = 5

/**
 * In a long turn the phases of a side that is not at play stand as one, under the side's name; where that is not enough, those
 * that are done make room for the one at hand and those to come. Of these the last may fall off the end of the strip.
 */
export function gatherPhases(
  phases: readonly PhaseInfo[],
  sides: readonly { readonly name: string }[],
): readonly PhaseInfo[] {
  if (phases.length <= MOST_SHOWN && lettersToNow(phases, sides) <= ROOM) return phases
  const gathered = runsOf(phases).flatMap(run => asOne(run, sides))
  const now = gathered.find(each => each.stands === 'now')
  const shown =
    gathered.length <= MOST_SHOWN
      ? gathered
      : gathered.filter(each => each.stands !== 'done' || (each.side !== null && each.side !== now?.side))
  return lettersToNow(shown, sides) <= ROOM ? shown : shown.filter(each => each.stands !== 'done')
}

function lettersToNow(all: readonly PhaseInfo[], sides: readonly { readonly name: string }[]): number {
  const phases = all.slice(0, all.findIndex(each => each.stands === 'now') + 1)
  const names = phases.reduce(
    (sum, { title, stands }) => sum + title.length + AROUND_PHASE + (stands === 'done' ? TICK : 0),
    0,
  )
  const runs = runsOf(phases).flatMap(run =>
    run[0]?.side == null ? [] : [{ side: run[0].side, isLong: run.length > 1 }],
  )
  return runs.reduce(
    (sum, { side, isLong }) => sum + BEFORE_SIDE + (isLong ? (sides[side]?.name.length ?? 0) : 0),
    names,
  )
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

function asOne(run: readonly PhaseInfo[], sides: readonly { readonly name: string }[]): readonly PhaseInfo[] {
  const [first] = run
  const isAtPlay = run.some(each => each.stands === 'now')
  if (first === undefined || first.side === null || run.length === 1 || isAtPlay) return run
  const stands = run.every(each => each.stands === 'done') ? 'done' : 'ahead'
  return [{ id: `all of ${first.id}`, title: sides[first.side]?.name ?? '', side: first.side, stands }]
}
