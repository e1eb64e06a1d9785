import type { Forecast } from '../../../core/engine/step'
import { TYPES_FOR_COMBINED_ARMS } from '../charts'
import { landUnit } from '../forces/counters'
import { coastsOf } from '../map/geography'
import { GERMAN, type Gertrud } from '../state'
import { isUnsupplied } from '../supply/supply'
import type { Battle } from './battle-state'
import { shiftsOf } from './odds'
import { canUseUltra } from './support-matters'

type Absent = NonNullable<Forecast['absent']>[number]

const absent = (label: string, why: string, rule: string): Absent => ({ label, why, rule })

function whyNoAir({ cas: { attack, defend } }: Battle): string {
  if (attack !== null && defend !== null) return 'both have a CAS over the hex: they fight first'
  return 'no CAS over the hex'
}

const whyNoGuns = ({ hex, ngs: { attack, defend } }: Battle): string =>
  coastsOf(hex).length === 0
    ? 'the hex is not on the coast'
    : attack !== null && defend !== null
      ? 'both have a ship there'
      : 'no ship off the hex'

function whyNoBlitz(s: Gertrud, { attacker }: Battle): string {
  if (attacker !== GERMAN) return 'German attacks only'
  return s.turn === 1 ? 'lost with the raid' : `turn 1 only; this is turn ${s.turn}`
}

function whyNoUltra(s: Gertrud, battle: Battle): string {
  if (s.ultra === 0) return 'no marker is left'
  return canUseUltra(s, battle) ? 'not spent' : 'no British or US piece here'
}

/** 11.0 steps 2 to 8: the shifts that do not apply here, each with the reason. */
export function absentShifts(s: Gertrud, battle: Battle): Absent[] {
  const rules = shiftsOf(s, battle).map(each => each.rule)
  const isOut = (rule: string) => !rules.includes(rule)
  const types = new Set(battle.attackers.map(id => landUnit(id).type)).size
  const all = [...battle.attackers, ...battle.defenders]
  return [
    ...(isOut('13.5') ? [absent('Air support', whyNoAir(battle), '13.5')] : []),
    ...(isOut('12.4') ? [absent('Naval gunfire', whyNoGuns(battle), '12.4')] : []),
    ...(isOut('11.0.step4.1') ? [absent('Terrain', 'clear ground without city or town', '11.0.step4.1')] : []),
    ...(isOut('11.0.step4.2') ? [absent('River or strait', 'nobody attacks over one', '11.0.step4.2')] : []),
    ...(isOut('11.0.step5.1') ? [absent('Surrounded', 'no two opposite hexes', '11.0.step5.1')] : []),
    ...(isOut('11.0.step6.1') ? [absent('Blitzkrieg Bonus', whyNoBlitz(s, battle), '11.0.step6.1')] : []),
    ...(isOut('11.0.step7') ? [absent('ULTRA', whyNoUltra(s, battle), '11.0.step7')] : []),
    ...(isOut('11.0.step8')
      ? [absent('Combined arms', `${types} of ${TYPES_FOR_COMBINED_ARMS} types of unit`, '11.0.step8')]
      : []),
    ...(all.some(id => isUnsupplied(s, id)) ? [] : [absent('Out of supply', 'all are in supply', '7.3.2')]),
  ]
}
