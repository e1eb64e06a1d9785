import type { RuleId, Side } from '../ids'
import { isObject, type Json } from '../json'
import * as shape from '../save/shape'
import { automatic } from './make-step'
import type { Frame, GameState } from './state'
import type { Ask, BattleStage, Flow, Step } from './step'

/** One stage of the order of play, or of a battle. What is asked in it stands in its `play` and nowhere else. */
export interface Stage<S extends GameState, Local extends Json> {
  readonly id: string
  /** As strip and diary call it; left out: it belongs to the phase before. Stages of one title in a row are one phase. */
  readonly title?: string | ((s: S) => string)
  /** As the diary heads it, where that says more than the title. */
  heading?(s: S): string
  /** Whose phase it is; null: of both. */
  readonly side?: Side | null | ((s: S) => Side | null)
  readonly rule?: RuleId
  /** Whether it is played at all. */
  when?(s: S): boolean
  /** What is done at once, and what is asked; play goes on behind it when all is answered. */
  play(s: S, go: Flow<S>, f: Frame<null, Local>): readonly Ask[]
}

/** What a staged step notes down: the stage to be played next. */
export type Next = { next: string }

export interface Staged<S extends GameState, Local extends Next & { [note: string]: Json }> {
  readonly stages: readonly Stage<S, Local>[]
  /** Further notes of the step beside `next`. */
  readonly notes?: { readonly [Note in Exclude<keyof Local, 'next'>]: shape.Shape<Local[Note]> }
  fresh?(): Omit<Local, 'next'>
  begin?(s: S, go: Flow<S>, f: Frame<null, Local>): void
  /** An answer to what a stage asked; true: the step was left with it. */
  answered?(s: S, f: Frame<null, Local>, value: Json, go: Flow<S>): boolean | undefined
  /** All stages have been played. */
  end(s: S, go: Flow<S>, f: Frame<null, Local>): void
  readonly battle?: BattleStage
  needs?(s: S, f: Frame<null, Local>): boolean
}

/** The log entry that opens a phase, and with it a page of the diary. */
export const STAGE_FACT = 'stage'
export type StageFact = { readonly stage: string; readonly title: string; readonly side: Side | null }

const END = 'end'

/**
 * The order of play, stage by stage, up to the first that asks somebody. `next` is noted before a stage is played, so that play
 * goes on behind it.
 */
export function staged<S extends GameState, Local extends Next & { [note: string]: Json } = Next>(
  of: Staged<S, Local>,
): Step<S, null, Local> {
  const ids = [...of.stages.map(each => each.id), END]
  const first = ids[0] as string
  const fields = { next: shape.oneOf(...ids), ...of.notes } as unknown as { [F in keyof Local]: shape.Shape<Local[F]> }
  return automatic<S, null, Local>({
    local: shape.fields(fields) as unknown as shape.Shape<Local>,
    fresh: () => ({ next: first, ...of.fresh?.() }) as Local,
    enter(s, f, go) {
      of.begin?.(s, go, f)
      run(of, ids, s, f, go)
    },
    resume(s, f, value, go) {
      if (of.answered?.(s, f, value, go) === true) return
      if (go.pending === 0) run(of, ids, s, f, go)
    },
    ...(of.battle ? { battle: of.battle } : {}),
    ...(of.needs ? { needs: (s: S, f: Frame<null, Local>) => of.needs?.(s, f) ?? true } : {}),
  })
}

function run<S extends GameState, Local extends Next & { [note: string]: Json }>(
  of: Staged<S, Local>,
  ids: readonly string[],
  s: S,
  f: Frame<null, Local>,
  go: Flow<S>,
): void {
  for (;;) {
    const index = ids.indexOf(f.local.next)
    const stage = of.stages[index]
    if (stage === undefined) {
      of.end(s, go, f)
      return
    }
    f.local.next = ids[index + 1] ?? END
    if (stage.when?.(s) === false) continue
    open(of.stages, index, s, go)
    const asks = stage.play(s, go, f)
    if (asks.length === 0) continue
    go.ask(...asks)
    return
  }
}

/** A stage that goes on under the title of the one before it opens nothing. */
function open<S extends GameState, Local extends Json>(
  stages: readonly Stage<S, Local>[],
  index: number,
  s: S,
  go: Flow<S>,
): void {
  const stage = stages[index] as Stage<S, Local>
  const { rule } = stage
  if (stage.title === undefined || rule === undefined) return
  const before = stages[index - 1]
  const title = titleOf(stage, s) ?? ''
  const side = sideOf(stage, s)
  if (before?.title !== undefined && titleOf(before, s) === title && sideOf(before, s) === side) return
  const facts: StageFact = { stage: stage.id, title: stage.heading?.(s) ?? title, side }
  ;(go as unknown as Flow).log(STAGE_FACT, facts, rule)
}

const titleOf = <S extends GameState, Local extends Json>({ title }: Stage<S, Local>, s: S): string | null =>
  typeof title === 'function' ? title(s) : (title ?? null)

const sideOf = <S extends GameState, Local extends Json>({ side }: Stage<S, Local>, s: S): Side | null =>
  typeof side === 'function' ? side(s) : (side ?? null)

export type Phase = {
  readonly id: string
  readonly title: string
  readonly side: Side | null
  readonly rule?: RuleId
}

/** The phases that the stages make, and the one that is on: null before the first. `step` is the name of the staged step. */
export function phasesOf<S extends GameState, Local extends Json>(
  stages: readonly Stage<S, Local>[],
  step: string,
  s: S,
): { readonly phases: readonly Phase[]; readonly now: Phase | null } {
  const local = s.frames.find(frame => frame.step === step)?.local ?? null
  const next = isObject(local) ? local.next : null
  const past = next === null ? 0 : next === END ? stages.length : stages.findIndex(each => each.id === next)
  const phases: Phase[] = []
  let now: Phase | null = null
  for (const [index, stage] of stages.entries()) {
    const title = titleOf(stage, s)
    if (title !== null && stage.when?.(s) !== false) {
      const phase: Phase = {
        id: stage.id,
        title,
        side: sideOf(stage, s),
        ...(stage.rule === undefined ? {} : { rule: stage.rule }),
      }
      const last = phases.at(-1)
      if (last?.title !== title || last.side !== phase.side) phases.push(phase)
    }
    if (index < past) now = phases.at(-1) ?? null
  }
  return { phases, now }
}
