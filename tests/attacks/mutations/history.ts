import type { Json } from '../../../src/core/json'
import {
  actionsOf,
  copy,
  fieldsOf,
  framesOf,
  type Mutation,
  objectsIn,
  oneOf,
  placesIn,
  setAt,
  setFrames,
  valueAt,
} from './mutation'

type Save = Parameters<Mutation>[0]

const marksOf = (save: Save): { [field: string]: Json }[] => objectsIn(save.marks)

const actionAt = (save: Save, pick: Parameters<Mutation>[1]): { [field: string]: Json } | null => {
  const actions = actionsOf(save)
  return actions.length > 0 ? fieldsOf(oneOf(actions, pick)) : null
}

const edited = (save: Save, pick: Parameters<Mutation>[1]): Json => {
  const position = fieldsOf(save.position) ?? {}
  const fields = Object.keys(position).filter(field => !['frames', 'rng', 'seal', 'outcome'].includes(field))
  const field = fields.length > 0 ? oneOf(fields, pick) : 'turn'
  return { kind: 'umpire', pick: [{ path: [field], value: copy(position[field] ?? 0) }] }
}

/** What was played, its sums, and where it began. */
export const historyMutations: { readonly [name: string]: Mutation } = {
  'action dropped': (save, pick) => {
    const actions = actionsOf(save)
    if (actions.length > 0) actions.splice(pick(actions.length), 1)
  },
  'action doubled': (save, pick) => {
    const actions = actionsOf(save)
    if (actions.length === 0) return
    const at = pick(actions.length)
    actions.splice(at, 0, copy(actions[at] as Json))
  },
  'actions exchanged': (save, pick) => {
    const actions = actionsOf(save)
    if (actions.length < 2) return
    const [a, b] = [pick(actions.length), pick(actions.length)]
    const first = actions[a] as Json
    actions[a] = actions[b] as Json
    actions[b] = first
  },
  'action altered': (save, pick) => {
    const action = actionAt(save, pick)
    const other = actionAt(save, pick)
    if (!action || !other) return
    const field = oneOf(Object.keys(other), pick)
    action[field] = copy(other[field] as Json)
  },
  'dice in an action': (save, pick) => {
    const action = actionAt(save, pick)
    if (action) action.dice = Array.from({ length: 1 + pick(4) }, () => 1 + pick(6))
  },
  'actions cut': (save, pick) => {
    const actions = actionsOf(save)
    save.actions = actions.slice(0, pick(actions.length + 1))
  },
  'actions of another game': (save, _pick, pool) => {
    save.actions = copy(actionsOf(pool.stranger()))
  },
  'actions of another moment': (save, _pick, pool) => {
    save.actions = copy(actionsOf(pool.sibling()))
  },
  'position of another moment': (save, _pick, pool) => {
    save.position = copy(pool.sibling().position ?? null)
  },
  'edited by hand': (save, pick) => {
    const actions = actionsOf(save)
    actions.splice(pick(actions.length + 1), 0, edited(save, pick))
  },
  'edited by hand at the end': (save, pick) => void actionsOf(save).push(edited(save, pick)),
  'marks gone': save => {
    delete save.marks
  },
  'some marks gone': (save, pick) => {
    save.marks = marksOf(save).filter(() => pick(2) === 0)
  },
  'mark moved': (save, pick) => {
    const marks = marksOf(save)
    if (marks.length > 0) oneOf(marks, pick).after = pick(actionsOf(save).length + 5)
  },
  'sum altered': (save, pick) => {
    const marks = marksOf(save)
    if (marks.length > 0) oneOf(marks, pick).sum = oneOf(['', 'x', '0'.repeat(16), null, 7], pick)
  },
  'begun at its position': save => {
    save.start = copy(save.position ?? null)
    save.actions = []
    delete save.marks
  },
  'begun at another moment': (save, _pick, pool) => {
    save.start = copy(pool.sibling().position ?? null)
  },
  'begun without a decision': save => {
    save.start = copy(save.position ?? null)
    setFrames({ position: save.start } as Save, [])
    save.actions = []
    delete save.marks
  },
  'position alone, a value off': (save, pick) => {
    for (const field of ['actions', 'marks', 'start']) delete save[field]
    const places = placesIn(save.position ?? null, value => typeof value === 'number')
    if (places.length > 0) setAt(oneOf(places, pick), oneOf([-1, 0, 1, 2, 5, 13, 50, 1000], pick))
  },
  'position alone, a unit elsewhere': (save, pick) => {
    for (const field of ['actions', 'marks', 'start']) delete save[field]
    const units = fieldsOf(fieldsOf(save.position)?.units)
    const places = placesIn(units).filter(({ holder }) => holder === units)
    if (places.length < 2) return
    setAt(oneOf(places, pick), copy(valueAt(oneOf(places, pick))))
  },
  'game over with a decision': (save, _pick, pool) => {
    const position = fieldsOf(save.position)
    if (position) position.frames = copy(framesOf(pool.sibling()) as Json[])
  },
}
