import * as v from 'valibot'
import type { Engine } from '../core/engine/engine'
import type { GameState } from '../core/engine/state'
import { createLayout } from '../core/hex/layout'

const dotSchema = v.tuple([v.number(), v.number(), v.string()])

const glimpseSchema = v.strictObject({
  /** 'German turn: Combat'; empty when the game is over. */
  phase: v.string(),
  date: v.string(),
  score: v.string(),
  /** Where stacks lie on the sheet, and of which nation the top counter is. */
  dots: v.array(dotSchema),
})

/** What the start page shows of a saved game, so that it need not load its rules: never more than both sides may see. */
export type Glimpse = v.InferOutput<typeof glimpseSchema>

/** null: it was written by another version, or not at all. */
export function readGlimpse(row: unknown): Glimpse | null {
  const read = v.safeParse(glimpseSchema, row)
  return read.success ? read.output : null
}

export function glimpseOf<S extends GameState>({ game, view }: Engine<S>, state: S): Glimpse | null {
  const { look, map } = game
  if (look === undefined) return null
  try {
    const known = view(state, 'table')
    const layout = createLayout(map.grid)
    const phase = look.phases(known).find(({ stands }) => stands === 'now')
    const [figure] = look.figures?.(known) ?? []
    const { totals } = look.score(known)
    return {
      phase: phase?.title ?? '',
      date: look.calendar(known).date,
      score: figure === undefined ? (totals?.join(' : ') ?? '') : `${figure.title} ${figure.value}`,
      dots: [...look.stacks(known)].flatMap(([hex, [top]]) => {
        const { x, y } = layout.centre(hex)
        return top === undefined ? [] : [[Math.round(x), Math.round(y), look.face(known, top).nation]]
      }),
    }
  } catch {
    // A position that cannot be shown has no glimpse; it may still be saved.
    return null
  }
}
