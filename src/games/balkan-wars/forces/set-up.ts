import { joining } from '../../../core/army/countries'
import type { Opening } from '../../../core/engine/module'
import type { Setting } from '../../../core/engine/state'
import { otherSide, type Side } from '../../../core/ids'
import { readWhole } from '../../../core/save/problems'
import { mobilizationPoints } from '../charts/morale-and-mobilization'
import { noCountries, noMorale, noPowers, type Place, position, type Unit, type Wars } from '../state'
import { CORPS, type Power } from './counter'
import { counters, unitsNamed } from './counters'
import { hasDiplomacy, isChosen, isFaster, OTTOMAN_CORPS } from './options'
import { type Group, type Scenario, scenarioOf } from './scenarios'

type Begun = { readonly setting: Setting }

const BOXES: { readonly [box: string]: Place } = {
  display: { is: 'display' },
  pool: { is: 'pool' },
  holding: { is: 'holding' },
}

/** D51: without diplomacy no neutral can ever join, so that none is set up. */
export const groupsOf = (s: Begun): readonly Group[] =>
  scenarioOf(s).groups.filter(group => hasDiplomacy(s) || (group.neutral !== true && group.keeper !== null))

/** What lies in a box from the start; all else waits to be set up, and what is not taken goes to the Pool. */
function startOf(s: Begun, { at, rest, keeper }: Group): Place {
  if (typeof at !== 'string' || BOXES[at] === undefined || rest === true) return { is: 'waiting' }
  // S1.SR1.1: without their rule both corps are in the Pool.
  if (at === 'display' && !isChosen(s, OTTOMAN_CORPS)) return { is: 'pool' }
  return keeper === null ? { is: 'holding' } : (BOXES[at] as Place)
}

function unitsAtStart(s: Begun): Unit[] {
  const units = counters.map((): Unit => ({ at: { is: 'absent' }, demoralized: false, open: false }))
  for (const group of groupsOf(s))
    for (const id of unitsNamed(group.units)) units[id] = { at: startOf(s, group), demoralized: false, open: false }
  return units
}

function countriesAtStart({ sides }: Scenario): Wars['countries'] {
  let countries = noCountries()
  for (const side of [0, 1] as const) for (const name of sides[side]) countries = joining(countries, name, side)
  return countries
}

function powersAtStart(s: Begun): Wars['powers'] {
  const powers = { ...noPowers() }
  if (!hasDiplomacy(s)) return powers
  for (const [power, ally] of Object.entries(scenarioOf(s).allies))
    powers[power as Power] = { ally: ally as Side, committed: false }
  return powers
}

/** S1.SR5, C34: the variant turns the order round. */
const turned = (s: Begun, side: Side): Side => (isFaster(s) ? otherSide(side) : side)
export const deploysFirst = (s: Begun): Side => turned(s, scenarioOf(s).deploysFirst)

/** All that nothing has happened to yet: what a position leaves out. */
const untouched = readWhole(position, { units: {} })

/** SC.2 */
export function setup(setting: Setting): Opening<Wars> {
  const s = { setting }
  const scenario = scenarioOf(s)
  const first = turned(s, scenario.first)
  const begins = deploysFirst(s)
  return {
    turn: 1,
    own: {
      ...untouched,
      units: unitsAtStart(s),
      first,
      active: first,
      countries: countriesAtStart(scenario),
      morale: { ...noMorale(), ...scenario.morale },
      powers: powersAtStart(s),
      displayDepots: mobilizationPoints.displayDepots,
      // S2.SR3: both count as committed.
      corpsOut: scenario.id === 'second-war' && isChosen(s, OTTOMAN_CORPS) ? [...CORPS] : [],
      landings: { ...untouched.landings, left: scenario.landings },
      agents: [...scenario.agents],
    },
    first: [
      { step: 'deploy', side: begins },
      { step: 'deploy', side: otherSide(begins) },
      { step: 'turn', side: first },
    ],
  }
}
