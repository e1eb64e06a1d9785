import { type Refusal, refusal } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { PARTISANS_AT_HOME } from '../forces/options'
import { isClosedToCroatians, isClosedToItalians, isIsland, isLand, isYugoslav, regionOf } from '../map/hexes'
import { hasSurrendered, isChosen, isCommando, nationOf, PARTISAN, type Partizan, sideOf, TITO } from '../state'

/** 3.0.4, 17.3.2, R-31: commandos, and Tito after the surrender. */
export const canUseIslands = (s: Pick<Partizan, 'surrendered'>, id: UnitId): boolean =>
  isCommando(id) || (id === TITO && hasSurrendered(s))

const MACEDONIA = ['North Macedonia', 'South Macedonia']
const HOMES: { readonly [nation: string]: { readonly regions: readonly string[]; readonly rule: string } } = {
  Bulgarian: { regions: MACEDONIA, rule: '9.5.4' },
  Hungarian: { regions: ['Backa'], rule: '9.5.6' },
}

/** Why a unit may never be in a hex, whoever stands there; null when it may. */
export function whyBanned(s: Pick<Partizan, 'setting' | 'surrendered'>, id: UnitId, hex: HexId): Refusal | null {
  const at = { hex }
  if (!isLand(hex)) return refusal('9.1.5', 'land units stay on land', at)
  if (isIsland(hex) && !canUseIslands(s, id))
    return refusal(
      '3.0.3',
      'the islands are open to commandos, and to Tito after the Italian surrender, only',
      at,
      'R-31',
    )
  if (sideOf(id) === PARTISAN && !isYugoslav(hex) && isChosen(s, PARTISANS_AT_HOME))
    return refusal('3.0.1', 'Partisan and Allied units do not leave Yugoslavia in this game', at, 'R-38')
  return whyClosed(s, id, hex)
}

/** 9.5: what is closed to an Axis nation. */
function whyClosed(s: Pick<Partizan, 'surrendered'>, id: UnitId, hex: HexId): Refusal | null {
  const nation = nationOf(id)
  const at = { hex }
  if (nation === 'Italian' && isClosedToItalians(hex))
    return refusal(
      '9.5.2',
      `${regionOf(hex)} borders Hungary, Romania or Bulgaria and is closed to Italians`,
      at,
      'R-37',
    )
  if ((nation === 'Croatian' || nation === 'Ustashi') && isClosedToCroatians(hex))
    return refusal('9.5.5', `${regionOf(hex)} is in Serbia or Montenegro, closed to Croatians and Ustashi`, at, 'R-36')
  const home = hasSurrendered(s) ? undefined : HOMES[nation]
  return home && !home.regions.includes(regionOf(hex) ?? '')
    ? refusal(home.rule, `${nation} units stay in ${home.regions.join(' and ')} until Italy surrenders`, at)
    : null
}
