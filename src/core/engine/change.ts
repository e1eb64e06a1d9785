import { type Draft, Immer } from 'immer'

/** What is put in the position is frozen with the whole of it, where it is frozen at all. */
const immer = new Immer({ autoFreeze: false })

/** Puts a changed copy in a field of the position: `change(s, 'battle', battle => { battle.losses.attack = unit })`. */
export function change<S extends object, Field extends keyof S>(
  s: S,
  field: Field,
  recipe: (draft: Draft<NonNullable<S[Field]>>) => void,
): void {
  const value = s[field]
  if (value === null || value === undefined) return
  s[field] = immer.produce(
    value,
    (draft: Draft<S[Field]>) => void recipe(draft as Draft<NonNullable<S[Field]>>),
  ) as S[Field]
}
