import { isObject, type Json } from '../../core/json'

type Fields = { readonly [field: string]: Json }

const NOBODY: Fields = {
  from: null,
  hand: [],
  moved: [],
  seaTo: null,
  boxed: false,
  paid: false,
  partisansFirst: false,
}

const fieldsOf = (value: Json | undefined): Fields => (isObject(value) ? value : {})

/** Version 2 asked about the moves of a stack in a decision of their own, paid when it was ordered. */
function orderFrom2(move: Fields): Fields {
  const [args, local] = [fieldsOf(move.args), fieldsOf(move.local)]
  const picked = local.picked ?? null
  return {
    from: args.from ?? null,
    hand: picked === null ? [] : [{ unit: picked, left: local.left ?? 0 }],
    moved: local.moved ?? [],
    seaTo: local.seaTo ?? null,
    boxed: local.boxed ?? false,
    paid: true,
    partisansFirst: args.partisansFirst ?? false,
  }
}

/** Since version 3 they are answers to the command itself; who was asked by the moves is asked by it. */
function framesFrom2(frames: readonly Json[]): readonly Json[] {
  const at = frames.findIndex(frame => isObject(frame) && frame.step === 'move')
  const moves = at < 0 ? null : fieldsOf(frames[at])
  return frames
    .filter((_, index) => index !== at)
    .map(each => {
      const frame = fieldsOf(each)
      const asker = typeof frame.asker === 'number' ? frame.asker : -1
      const shifted =
        moves === null || asker < at ? asker : asker === at ? ((moves.asker as number | undefined) ?? -1) : asker - 1
      if (frame.step === 'command') return { ...frame, local: moves === null ? NOBODY : orderFrom2(moves) }
      if (frame.step !== 'attack') return { ...frame, asker: shifted }
      return { ...frame, asker: shifted, args: { ...fieldsOf(frame.args), aim: null, paid: true } }
    })
}

/** What version 2 had more than version 1 may be left out. */
export function migrate(from: number, position: Json): Json {
  if (from !== 2 || !isObject(position) || !Array.isArray(position.frames)) return position
  return { ...position, frames: framesFrom2(position.frames as readonly Json[]) as Json }
}
