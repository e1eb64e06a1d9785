import type { UnitId } from '../../../core/ids'
import { objectivesOf } from '../charts'
import { countryOf, hexNamed } from '../map/geography'
import { enterHex } from '../movement/capture'
import { GERMAN, type Gertrud, type Go, hexOf, isSoviet, nationOf, type Part, putUnit, sideOf, YAVUZ } from '../state'
import { liftMarkers } from '../supply/supply'
import { landIds, unitIds, unitNamed } from './counters'
import { ITALIANS_GO_HOME, isChosen } from './options'
import { scenarioOf } from './scenarios'
import type { Scenario, SetUpGroup } from './scenarios/scenario'
import { sovietDuplicity } from './scenarios/soviet-duplicity'

const UNTOLD = { log() {} }

/** 19.0.3: whether the scenario brings Soviets of its own. */
export const hasSoviets = ({ groups, arrivals }: Scenario): boolean =>
  [...groups, ...arrivals].some(each => each.units.some(name => isSoviet(unitNamed(name))))

/** The Soviet lists to be set up: those of the scenario, or of the second game. */
export const sovietGroups = (s: Part<'setting' | 'duplicity'>): readonly SetUpGroup[] =>
  s.duplicity ? sovietDuplicity.groups : scenarioOf(s).groups.filter(each => isSoviet(unitNamed(each.units[0])))

/** 19.0.2b, R-34: only Germans leave; Italians stay with their player, unless they are read to go home. */
const leaves = (s: Gertrud, id: UnitId): boolean =>
  nationOf(id) === 'German' || (nationOf(id) === 'Italian' && isChosen(s, ITALIANS_GO_HOME))

/** 19.0, R-34: the Germans leave, the Soviets change hands, the turn marker goes back. */
export function beginSecondGame(s: Gertrud, go: Go): void {
  const italians = unitIds.filter(id => nationOf(id) === 'Italian' && hexOf(s, id) !== null && !leaves(s, id)).length
  go.log('secondGame', { italians }, '19.0.2a')
  for (const id of unitIds) if (leaves(s, id)) putUnit(s, id, { at: { is: 'absent' }, steps: 0 })
  // 19.0.a: a ship in German hands goes with them.
  if (s.yavuz === 'german') putUnit(s, YAVUZ, { at: { is: 'gone' }, steps: 0 })
  if (s.yavuz === 'german') s.yavuz = 'turkish'
  s.unsupplied = s.unsupplied.filter(id => hexOf(s, id) !== null)
  s.airSupplied = s.airSupplied.filter(id => hexOf(s, id) !== null)
  s.attacked = []
  s.defended = []
  s.moved = []
  s.arrived = []
  s.interdicted = []
  s.experten = null
  s.missionPenalty = 0
  s.raid = 'over'
  s.duplicity = true
  s.active = GERMAN
  s.turn = 1
  giveBackCities(s)
  liftMarkers(s, go)
  if (hasSoviets(scenarioOf(s))) return
  for (const group of sovietDuplicity.groups)
    for (const name of group.units) putUnit(s, unitNamed(name), { at: { is: 'waiting' }, steps: 2 })
  for (const { units } of sovietDuplicity.support)
    for (const name of units) putUnit(s, unitNamed(name), { at: { is: 'pool', used: false }, steps: 1 })
}

/**
 * 19.0.4, R-34: what the Germans held is Turkish again, but for what Soviets or Italians stand on. A Soviet city they took now
 * belongs to the very player who took it.
 */
function giveBackCities(s: Gertrud): void {
  const objectives = objectivesOf(s).map(hexNamed)
  s.captured = s.captured.filter(hex => !objectives.includes(hex) && countryOf(hex) !== 'Soviet Union')
  for (const id of landIds) {
    const hex = sideOf(s, id) === GERMAN ? hexOf(s, id) : null
    if (hex !== null) enterHex(s, UNTOLD, id, hex)
  }
}
