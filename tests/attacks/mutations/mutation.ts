import type { Pick } from '../../../src/cli/fuzz/random-action'
import type { Json } from '../../../src/core/json'
import type { SaveContent } from '../recorded-moments'

/** What a mutation may draw on besides the save itself. */
export type Pool = {
  /** Another moment of the same game. */
  readonly sibling: () => SaveContent
  /** A moment of another game. */
  readonly stranger: () => SaveContent
}

/** Changes the content in place. */
export type Mutation = (save: SaveContent, pick: Pick, pool: Pool) => void

/** Changes the text after all else. */
export type TextMutation = (text: string, pick: Pick) => string

export type Holder = Json[] | { [key: string]: Json }
export type Place = { readonly holder: Holder; readonly key: string | number }

export const isHolder = (value: Json | undefined): value is Holder => typeof value === 'object' && value !== null

/** An object whose fields may be changed; null where it is none. */
export const fieldsOf = (value: Json | undefined): { [field: string]: Json } | null =>
  isHolder(value) && !Array.isArray(value) ? (value as { [field: string]: Json }) : null

/** The objects of a list. */
export const objectsIn = (list: Json | undefined): { [field: string]: Json }[] =>
  Array.isArray(list) ? (list as Json[]).map(fieldsOf).filter(each => each !== null) : []

export const oneOf = <T>(list: readonly T[], pick: Pick): T => {
  if (list.length === 0) throw new RangeError('nothing to draw from')
  return list[pick(list.length)] as T
}

export const valueAt = ({ holder, key }: Place): Json => (holder as { [key: string | number]: Json })[key] as Json

export const setAt = ({ holder, key }: Place, value: Json): void => {
  ;(holder as { [key: string | number]: Json })[key] = value
}

export const removeAt = ({ holder, key }: Place): void => {
  if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else delete holder[key]
}

/** Every place at and below a value, in a fixed order. */
export function placesIn(root: Json, wanted: (value: Json) => boolean = () => true): Place[] {
  const found: Place[] = []
  const visit = (holder: Holder): void => {
    for (const key of Array.isArray(holder) ? holder.keys() : Object.keys(holder)) {
      const place = { holder, key }
      const value = valueAt(place)
      if (wanted(value)) found.push(place)
      if (isHolder(value)) visit(value)
    }
  }
  if (isHolder(root)) visit(root)
  return found
}

const SECTIONS = ['options', 'actions', 'marks', 'position', 'position', 'position', 'frames', 'frames', 'head']

/** A part of the save: its head, a list, its position, the frames of that. */
export function section(save: SaveContent, pick: Pick): Json {
  const name = oneOf(SECTIONS, pick)
  if (name === 'frames') return fieldsOf(save.position)?.frames ?? save
  return name === 'head' ? save : (save[name] ?? save)
}

/** A place somewhere in the save; null where there is none of the kind. */
export function somePlace(save: SaveContent, pick: Pick, wanted?: (value: Json) => boolean): Place | null {
  const places = placesIn(section(save, pick), wanted)
  if (places.length > 0) return oneOf(places, pick)
  const anywhere = placesIn(save, wanted)
  return anywhere.length > 0 ? oneOf(anywhere, pick) : null
}

export const framesOf = (save: SaveContent): { [field: string]: Json }[] => objectsIn(fieldsOf(save.position)?.frames)

export const setFrames = (save: SaveContent, frames: Json[]): void => {
  const position = fieldsOf(save.position)
  if (position) position.frames = frames
}

export const actionsOf = (save: SaveContent): Json[] => (Array.isArray(save.actions) ? save.actions : [])

export const copy = <T extends Json>(value: T): T => structuredClone(value)
