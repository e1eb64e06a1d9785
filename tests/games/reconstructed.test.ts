import { describe, expect, it } from 'vitest'
import { look as gambit } from '../../src/games/balkan-gambit/look'
import { look as wars } from '../../src/games/balkan-wars/look'
import { look as gertrud } from '../../src/games/operation-gertrud/look'
import { look as partizan } from '../../src/games/partizan/look'
import * as gambits from './balkan-gambit/positions'
import * as warsPositions from './balkan-wars/positions'
import * as gertruds from './operation-gertrud/positions'
import * as partizans from './partizan/positions'

describe('what is reconstructed says so where it is used', () => {
  const marked = (facts: readonly { label: string; reconstructed?: string; ruling?: string }[]) =>
    Object.fromEntries(facts.flatMap(each => (each.reconstructed === undefined ? [] : [[each.label, each.ruling]])))

  it('Gertrud: all combat factors but the 7th Flieger, corps, plus values, objectives', () => {
    const s = gertruds.movement({ at: { '2905': ['de-pz-5', 'de-abn-7'] }, pool: ['de-cas-1'] })
    const of = (id: string) => marked(gertrud.unitFacts(s, gertruds.unit(id)))
    expect(of('de-pz-5')).toEqual({ 'Combat factor': 'R-59', Corps: 'R-13' })
    expect(of('de-abn-7')).toEqual({})
    expect(of('de-cas-1')).toEqual({ 'Air combat': 'R-60' })
    expect(marked(gertrud.score(s).rows)).toMatchObject({ 'Objectives with German units in them': 'R-58' })
    const groups = gertrud.forces(s).filter(group => group.reconstructed !== undefined)
    expect(groups.map(({ title, ruling }) => [title, ruling])).toEqual([
      ['German units on the map', 'R-59'],
      ['Close air support, ready', 'R-60'],
    ])
  })

  it('Partizan!: types and ratings of Partisans, the pool, the units off the map', () => {
    const s = partizans.position({ at: { 2816: ['pa-1pr', 'pa-4kr'], 2815: ['ge-714'] }, pool: ['pa-5kr'] })
    const facts = (id: string) => partizan.unitFacts(s, partizans.unit(id))
    expect(marked(facts('pa-4kr'))).toEqual({ Strength: 'R-50', Type: 'R-45' })
    expect(facts('pa-1pr').find(({ label }) => label === 'Type')?.value).toBe('mountain troops in our reconstruction')
    expect(marked(facts('ge-714'))).toEqual({ Strength: 'R-50' })
    expect(partizan.forces(s).find(({ id }) => id === 'pool-partisan')).toMatchObject({ ruling: 'R-46' })
    expect(partizan.score(s).rows.at(-1)).toMatchObject({ ruling: 'R-46' })
  })

  it('Gambit: reduced ratings, Force 10, which places are cities', () => {
    const s = gambits.position({ at: { '1717': ['uk-8-arm', 'uk-21-arm'] }, reduced: ['uk-8-arm'] })
    const of = (id: string) => marked(gambit.unitFacts(s, gambits.unit(id)))
    expect([of('uk-8-arm'), of('uk-21-arm')]).toEqual([{ 'Combat factor': 'R-CNT1' }, {}])
    expect(Object.values(marked(gambit.score(s).rows))).toEqual(['R-MAP8', 'R-MAP8', 'R-MAP8', 'R-MAP8'])
  })

  it('Balkan Wars: ratings of reserves, HQs, sources and forts, but not those that the booklet names', () => {
    const s = warsPositions.position({ at: { '2231': ['bul-inf-1-1', 'bul-r-1', 'bul-hq-1', 'bul-dep-1'] } })
    const of = (id: string) => marked(wars.unitFacts(s, warsPositions.unit(id)))
    expect(of('bul-inf-1-1')).toEqual({})
    expect(of('bul-r-1')).toEqual({ Combat: 'F1', Cadre: 'F1', Movement: 'F1' })
    expect(of('bul-hq-1')).toMatchObject({ Command: 'F1', Staff: 'F1' })
    expect(of('bul-dep-1')).toMatchObject({ 'Support Radius': 'F1' })
  })
})
