import type { Json } from '../../../src/core/json'
import {
  copy,
  fieldsOf,
  framesOf,
  isHolder,
  type Mutation,
  oneOf,
  placesIn,
  removeAt,
  setAt,
  setFrames,
  valueAt,
} from './mutation'

const sidesOf = (save: Parameters<Mutation>[0]): string[] => [
  ...new Set(framesOf(save).flatMap(({ side }) => (typeof side === 'string' ? [side] : []))),
]

/** Position alone: nothing contradicts what its frames say. */
const alone: Mutation = save => {
  for (const field of ['actions', 'marks', 'start']) delete save[field]
}

const turned: Mutation = (save, pick, pool) => {
  const frames = framesOf(save)
  if (frames.length === 0) return
  const frame = pick(2) === 0 ? frames.at(-1) : oneOf(frames, pick)
  const others = [...sidesOf(save), ...sidesOf(pool.sibling())].filter(side => side !== frame?.side)
  if (frame && others.length > 0) frame.side = oneOf(others, pick)
}

const inFrames = (save: Parameters<Mutation>[0], wanted?: (value: Json) => boolean) =>
  framesOf(save).flatMap(frame =>
    placesIn(frame, wanted).filter(({ holder, key }) => holder !== frame || key === 'args' || key === 'local'),
  )

/** Decisions that no play leads to. Each also with the position alone. */
const forged: { readonly [name: string]: Mutation } = {
  'frame of the other side': turned,
  'all frames of the other side': (save, _pick, pool) => {
    const other = sidesOf(pool.sibling()).find(side => !sidesOf(save).includes(side))
    for (const frame of framesOf(save)) if (other !== undefined) frame.side = other
  },
  'bottom frame missing': save => setFrames(save, framesOf(save).slice(1)),
  'top frame missing': save => setFrames(save, framesOf(save).slice(0, -1)),
  'only the top frame': save => setFrames(save, framesOf(save).slice(-1)),
  'a frame missing': (save, pick) => {
    const frames = framesOf(save)
    if (frames.length > 0) setFrames(save, frames.toSpliced(pick(frames.length), 1))
  },
  'frames turned round': save => setFrames(save, framesOf(save).toReversed()),
  'frames doubled': save => setFrames(save, [...framesOf(save), ...framesOf(save).map(copy)]),
  'top frame many times': (save, pick) => {
    const top = framesOf(save).at(-1)
    if (top) setFrames(save, [...framesOf(save), ...Array.from({ length: 1 + pick(60) }, () => copy(top))])
  },
  'no frames': save => setFrames(save, []),
  'frames of another moment': (save, _pick, pool) => setFrames(save, framesOf(pool.sibling()).map(copy)),
  'top frame of another moment': (save, _pick, pool) => {
    const top = framesOf(pool.sibling()).at(-1)
    if (top) setFrames(save, [...framesOf(save).slice(0, -1), copy(top)])
  },
  'frame of another moment on top': (save, _pick, pool) => {
    const top = framesOf(pool.sibling()).at(-1)
    if (top) setFrames(save, [...framesOf(save), copy(top)])
  },
  'frame of another game': (save, pick, pool) => {
    const theirs = framesOf(pool.stranger())
    if (theirs.length > 0) setFrames(save, [...framesOf(save), copy(oneOf(theirs, pick))])
  },
  'frame not entered': (save, pick) => {
    const frames = framesOf(save)
    if (frames.length > 0) oneOf(frames, pick).entered = false
  },
  'frame asked by another': (save, pick) => {
    const frames = framesOf(save)
    if (frames.length > 0) oneOf(frames, pick).asker = pick(6) - 2
  },
  'frame of another step': (save, pick, pool) => {
    const frames = framesOf(save)
    const step = framesOf(pool.sibling()).at(-1)?.step
    if (frames.length > 0 && step !== undefined) oneOf(frames, pick).step = step
  },
  'frame emptied': (save, pick) => {
    const lists = inFrames(save, value => isHolder(value))
    if (lists.length === 0) return
    const place = oneOf(lists, pick)
    setAt(place, Array.isArray(valueAt(place)) ? [] : {})
  },
  'frame content dropped': (save, pick) => {
    const places = inFrames(save)
    if (places.length > 0) removeAt(oneOf(places, pick))
  },
  'frame content from the board': (save, pick) => {
    const places = inFrames(save, value => typeof value === 'string')
    const board = fieldsOf(save.position) ?? {}
    const names = [...Object.keys(fieldsOf(board.units) ?? {}), ...textsOf(board)]
    if (places.length > 0 && names.length > 0) setAt(oneOf(places, pick), oneOf(names, pick))
  },
  'frame content from another moment': (save, pick, pool) => {
    const places = inFrames(save)
    const theirs = inFrames(pool.sibling())
    if (places.length === 0) return
    const place = oneOf(places, pick)
    const alike = theirs.filter(each => each.key === place.key)
    if (alike.length > 0) setAt(place, copy(valueAt(oneOf(alike, pick))))
  },
  'frame numbers off': (save, pick) => {
    const places = inFrames(save, value => typeof value === 'number')
    if (places.length > 0) setAt(oneOf(places, pick), oneOf([-1, 0, 1, 7, 99, 1000, 2 ** 31], pick))
  },
}

const textsOf = (board: Json): string[] =>
  placesIn(board, value => typeof value === 'string').map(place => String(valueAt(place)))

export const frameMutations: { readonly [name: string]: Mutation } = Object.fromEntries(
  Object.entries(forged).flatMap(([name, mutation]): [string, Mutation][] => [
    [name, mutation],
    [
      `${name}, position alone`,
      (save, pick, pool) => {
        alone(save, pick, pool)
        mutation(save, pick, pool)
      },
    ],
  ]),
)
