import type { Opening } from '../../../core/engine/module'
import type { Setting } from '../../../core/engine/state'
import { places } from '../map/hexes'
import { areaOf, type Gambit, isPartisan, type Unit } from '../state'
import { counters, unitIds, unitNamed } from './counters'
import { FORCE_10, isChosen, NO_SWAP, TENTH_MOUNTAIN } from './options'
import { scenarioOf } from './scenarios'

/** 3.1: everything of the scenario at full strength, in the Med Box or waiting to be set up or to enter. */
export function setup(setting: Setting): Opening<Gambit> {
  const scenario = scenarioOf({ setting })
  const units = counters.map((): Unit => ({ at: { is: 'absent' }, steps: 0, dispersed: false }))
  const bring = (name: string, is: 'med' | 'waiting') => {
    const id = unitNamed(name)
    units[id] = { at: { is }, steps: counters[id].steps, dispersed: isPartisan(id) }
  }
  for (const group of scenario.groups) for (const name of group.units) bring(name, group.in ?? 'waiting')
  for (const { unit } of scenario.optional) bring(unit, 'waiting')
  for (const { reduced = 0, units: names } of scenario.groups)
    for (const id of names.slice(0, reduced).map(unitNamed)) units[id] = { ...units[id], steps: 1 }
  // S43.6.4: counters for Italians who go over to the partisans.
  if (scenario.id === '1943')
    for (const id of unitIds) if (isPartisan(id) && units[id].at.is === 'absent') bring(counters[id].id, 'waiting')
  if (isChosen({ setting }, FORCE_10)) bring('uk-f10', 'waiting')
  swapTenthMountain(setting, units)
  const inArea = (hex: Parameters<typeof areaOf>[1]) => areaOf({ setting } as Gambit, hex)
  return {
    turn: 1,
    own: {
      units,
      acted: [],
      weather: 'clear',
      cp: { free: 0, reserved: 0 },
      alliedPlaces: places.flatMap(place => {
        const area = inArea(place.hex)
        return area !== null && scenario.alliedAreas.includes(area) ? [place.hex] : []
      }),
      liberated: [],
      markers: [],
      markersLost: 0,
      improved: [],
      optionalVp: { allied: 0, axis: 0 },
      naval: null,
      tacUsed: 0,
      medAtStart: [],
      assaults: { repulsed: false, limited: 0 },
      attitude: null,
      chetniks: null,
      strayed: [],
      retreated: [],
      blown: null,
      battle: null,
    },
    first: [
      { step: 'deploy', side: 1 },
      { step: 'deploy', side: 0 },
      { step: 'turn', side: 0 },
    ],
  }
}

/** SU.4: the 10th Mountain takes the place of one motorized division, free. */
function swapTenthMountain(setting: Setting, units: Unit[]): void {
  const swapped = setting.options[TENTH_MOUNTAIN]
  if (typeof swapped !== 'string' || swapped === NO_SWAP || setting.scenario !== '1944') return
  units[unitNamed(swapped)] = { at: { is: 'absent' }, steps: 0, dispersed: false }
  units[unitNamed('us-10-mtn')] = { at: { is: 'med' }, steps: 2, dispersed: false }
}
