import type { Area, AreaGroup, LineClass, RiverClass, Sea, Terrain } from './hex-map'
import { declared, lookUp, type MapDraft, periodsIn, present } from './map-draft'

/** The lists everything else in the file refers to by name. Codes in the tables follow their order. */
export interface MapNames {
  readonly terrains: readonly Terrain[]
  readonly seas: readonly Sea[]
  readonly areas: readonly Area[]
  readonly groups: readonly AreaGroup[]
  readonly riverClasses: readonly RiverClass[]
  readonly lineClasses: readonly LineClass[]
  readonly terrainByName: ReadonlyMap<string, number>
  readonly seaByName: ReadonlyMap<string, number>
  readonly areaByName: ReadonlyMap<string, Area>
  readonly riverClassByName: ReadonlyMap<string, RiverClass>
  readonly lineClassByName: ReadonlyMap<string, LineClass>
}

const byName = <T extends { readonly name: string }>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(list.map(item => [item.name, item]))

const declaredAreas = (draft: MapDraft): Area[] =>
  draft.source.areas.map(({ name, periods, attributes = {} }, id) => ({
    name,
    attributes,
    id,
    periods: periodsIn(draft, `areas[${id}].periods`, periods),
  }))

const declaredGroups = (draft: MapDraft, areaByName: ReadonlyMap<string, Area>): AreaGroup[] =>
  draft.source.groups.map(({ name, areas, attributes = {} }, g) => ({
    name,
    attributes,
    areas: present(
      areas.map((area, i) => lookUp(draft.problems, `groups[${g}].areas[${i}]`, 'area', areaByName, area)),
    ).map(area => area.id),
  }))

export const declareNames = (draft: MapDraft): MapNames => {
  const { source, problems } = draft
  const indexOf = (list: 'terrains' | 'seas' | 'areas' | 'groups' | 'riverClasses' | 'lineClasses') =>
    declared(
      problems,
      list,
      source[list].map(item => item.name),
    )
  indexOf('areas')
  indexOf('groups')
  indexOf('riverClasses')
  indexOf('lineClasses')
  const areas = declaredAreas(draft)
  const areaByName = byName(areas)
  const riverClasses: RiverClass[] = source.riverClasses.map(({ name, rank }) => ({ name, rank }))
  const lineClasses: LineClass[] = source.lineClasses.map(({ name, kind }, i) => ({ name, kind, bit: 1 << i }))
  return {
    terrains: source.terrains.map(({ name, ground, attributes = {} }) => ({ name, ground, attributes })),
    seas: source.seas.map(({ name, attributes = {} }) => ({ name, attributes })),
    areas,
    groups: declaredGroups(draft, areaByName),
    riverClasses,
    lineClasses,
    terrainByName: indexOf('terrains'),
    seaByName: indexOf('seas'),
    areaByName,
    riverClassByName: byName(riverClasses),
    lineClassByName: byName(lineClasses),
  }
}
