import { describe, expect, it } from 'vitest'
import {
  type Countries,
  countriesOf,
  countryShape,
  isNeutral,
  joining,
  leaving,
  sideOfCountry,
} from '../../../src/core/army/countries'
import { readShape } from '../../../src/core/save/problems'
import * as shape from '../../../src/core/save/shape'

type Name = 'Serbia' | 'Rumania'
const begun: Countries<Name> = {
  Serbia: { side: 0, stance: 'joined' },
  Rumania: { side: null, stance: 'neutral' },
}

describe('countries and their sides', () => {
  it('are nobody’s while neutral, a side’s once they join, and nobody’s when they are out', () => {
    expect(sideOfCountry(begun, 'Rumania')).toBeNull()
    expect(isNeutral(begun, 'Rumania')).toBe(true)
    const joined = joining(begun, 'Rumania', 1)
    expect(sideOfCountry(joined, 'Rumania')).toBe(1)
    expect(countriesOf(joined, 1)).toEqual(['Rumania'])
    const changed = joining(joined, 'Rumania', 0)
    expect(countriesOf(changed, 0)).toEqual(['Serbia', 'Rumania'])
    const beaten = leaving(changed, 'Serbia')
    expect(sideOfCountry(beaten, 'Serbia')).toBeNull()
    expect(beaten.Serbia).toEqual({ side: 0, stance: 'out' })
    expect(isNeutral(beaten, 'Serbia')).toBe(false)
  })

  it('stand in a file by the names of the sides, as the scenario has them when left out', () => {
    const side = shape.named(shape.nameTable<0 | 1>('a side', ['league', 'ottoman']))
    const countries = countryShape<Name>(['Serbia', 'Rumania'], side, name => begun[name])
    const written = countries.write(begun)
    expect(written).toEqual({
      Serbia: { side: 'league', stance: 'joined' },
      Rumania: { side: null, stance: 'neutral' },
    })
    expect(readShape(countries, written, 'countries')).toEqual({ ok: true, value: begun })
    expect(readShape(countries, {}, 'countries')).toEqual({ ok: true, value: begun })
    expect(readShape(countries, { Serbia: { side: 'league', stance: 'angry' } }, 'countries').ok).toBe(false)
  })
})
