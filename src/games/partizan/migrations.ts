import { isObject, type Json } from '../../core/json'

/** Version 2 moved one unit at a time; since version 3 units of a stack are in hand together, each with its own points. */
const handFrom2 = (local: { readonly [note: string]: Json }): Json => {
  const { picked, left, railed } = local
  return { hand: picked === null || picked === undefined ? [] : [{ unit: picked, left, railed } as Json] }
}

function frameFrom2(frame: Json): Json {
  if (!isObject(frame) || frame.step !== 'move' || !isObject(frame.local ?? null)) return frame
  return { ...frame, local: handFrom2(frame.local as { readonly [note: string]: Json }) }
}

/** What version 2 had more than version 1 may be left out. */
export function migrate(from: number, position: Json): Json {
  if (from !== 2 || !isObject(position) || !Array.isArray(position.frames)) return position
  return { ...position, frames: position.frames.map(frameFrom2) }
}
