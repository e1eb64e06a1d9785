import type { Side } from '../ids'
import * as shape from '../save/shape'

/** How a country stands to the war: out of it, on a side, or beaten. */
export type Stance = 'neutral' | 'joined' | 'out'

/** `side` is whose it is when it has joined, or would be, or was: a beaten country keeps the side it fought on. */
export type Country = { readonly side: Side | null; readonly stance: Stance }

export type Countries<Name extends string> = { readonly [name in Name]: Country }

/** Whose units of a country are; null: nobody's, they are in nobody's way. */
export const sideOfCountry = <Name extends string>(countries: Countries<Name>, name: NoInfer<Name>): Side | null => {
  const { side, stance } = countries[name]
  return stance === 'joined' ? side : null
}

export const isNeutral = <Name extends string>(countries: Countries<Name>, name: NoInfer<Name>): boolean =>
  countries[name].stance === 'neutral'

/** A country joins a side, or changes to it. */
export const joining = <Name extends string>(
  countries: Countries<Name>,
  name: NoInfer<Name>,
  side: Side,
): Countries<Name> => ({
  ...countries,
  [name]: { side, stance: 'joined' },
})

/** It capitulates, surrenders or withdraws: nobody's any more, but known for whose it was. */
export const leaving = <Name extends string>(countries: Countries<Name>, name: NoInfer<Name>): Countries<Name> => ({
  ...countries,
  [name]: { side: countries[name].side, stance: 'out' },
})

export const countriesOf = <Name extends string>(countries: Countries<Name>, side: Side): Name[] =>
  (Object.keys(countries) as Name[]).filter(name => sideOfCountry(countries, name) === side)

/** How the countries stand in a file; a country that is left out stands as the scenario has it. */
export function countryShape<Name extends string>(
  names: readonly Name[],
  side: shape.Shape<Side>,
  usual: (name: Name) => Country,
): shape.Shape<Countries<Name>> {
  const one = shape.fields({ side: shape.nullable(side), stance: shape.oneOf('neutral', 'joined', 'out') })
  const fields = Object.fromEntries(names.map(name => [name, shape.withDefault(one, () => usual(name))]))
  return shape.fields(fields) as unknown as shape.Shape<Countries<Name>>
}
