import { framesOf } from '../../../core/engine/frames'
import type { DuelShot, SortieDuel, SortieFight, SortieUnit } from '../../../core/engine/mission-board'
import { countTold } from '../../../core/engine/telling'
import type { UnitId } from '../../../core/ids'
import { signed } from '../../../core/look/signed'
import { columnOf } from '../air/air-combat'
import { shotChances } from '../air/air-odds'
import type { AirBattle, Placed } from '../air/air-state'
import { strengthsOf } from '../air/air-strengths'
import { usualPlaces } from '../air/placing'
import { spotName } from '../air/spots'
import { airSteps } from '../air/steps'
import type { Front } from '../state'

const frames = framesOf(airSteps)

const percent = (chance: number): number => Math.round(100 * chance)

function shot(s: Front, firer: UnitId, target: UnitId): DuelShot {
  const { K, A, R } = shotChances(s, firer, target)
  return {
    column: signed(columnOf(s, firer, target).differential),
    chances: `K ${percent(K)} · A ${percent(A)} · R ${percent(R)} %`,
  }
}

const worth = (s: Front, id: UnitId): SortieUnit => {
  const { attack, defence } = strengthsOf(s, id)
  return { unit: id, note: `${attack}–${defence}` }
}

/** Interceptors on the left, those they meet on the right. */
function duel(s: Front, battle: AirBattle, { unit, on }: Placed, isProposed: boolean): SortieDuel {
  const isInterceptor = [...battle.against, ...battle.past].includes(unit)
  const [left, right] = isInterceptor ? [unit, on] : [on, unit]
  // 21.B.1.d: who passes the screen does not fire at it.
  const passes = !isInterceptor && battle.past.includes(on)
  return {
    left,
    right,
    there: shot(s, right, left),
    back: passes ? null : shot(s, left, right),
    ...(isProposed ? { isProposed: true as const } : {}),
  }
}

/** 21: the air combat that is being fought, pair by pair. */
export function fightOn(s: Front): SortieFight | null {
  const battle = s.airBattle
  if (battle === null) return null
  const placing = frames.owed(s, 'placeFighters')
  const proposed = placing === null ? [] : usualPlaces(s, battle, placing.args.placing)
  const duels = [
    ...battle.placed.map(each => duel(s, battle, each, false)),
    ...proposed.map(each => duel(s, battle, each, true)),
  ]
  const paired = new Set(duels.flatMap(({ left, right }) => [left, right]))
  const alone = (units: readonly UnitId[]) =>
    units.filter(id => !paired.has(id) && !battle.done.includes(id)).map(id => worth(s, id))
  const others = [
    { caption: battle.against.length > 0 ? 'Past the escorts' : 'Interceptors', units: alone(battle.past) },
    { caption: 'On the escorts', units: alone(battle.against) },
    { caption: 'Escorts', units: alone(battle.screen) },
    { caption: 'Mission force', units: alone(battle.force) },
  ]
  return {
    title: `Over ${spotName(battle.at)}`,
    note: `${countTold(battle.past.length + battle.against.length, 'interceptor')}, ${countTold(battle.screen.length, 'escort')}, ${countTold(battle.force.length, 'other')}`,
    rule: '21.B.3',
    duels,
    others: others.filter(({ units }) => units.length > 0),
  }
}
