import { distribution } from '../../../core/distribution'
import type { Forecast, Modifier, StepFocus } from '../../../core/engine/step'
import { distance } from '../../../core/hex/measure'
import type { UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import * as query from '../../../core/map/map-queries'
import { hitModifiers, terrainChart } from '../charts/charts'
import { isChosen, TAC_FOR_BRIGADES } from '../forces/options'
import { grid, groundAt, isCoastal, isRiver, map } from '../map/hexes'
import {
  ALLIED,
  type Battle,
  combatFactor,
  type Gambit,
  isAlive,
  isDivision,
  isImproved,
  isPartisan,
  isReduced,
  isSupport,
  nameOf,
  unitOf,
} from '../state'

/** The three times in a battle when shots are fired. */
export type Fire = 'barrage' | 'defence' | 'offence'

export const FIRES: { readonly [stage in Fire]: { readonly title: string; readonly rule: string } } = {
  barrage: { title: 'Barrage', rule: '12.2.2' },
  defence: { title: 'Defensive fire', rule: '12.2.3' },
  offence: { title: 'Offensive fire', rule: '12.2.5.1' },
}

const DIE = 10

/** 12.2.2: only a supplied support unit fires. */
const isMute = (battle: Battle, id: UnitId): boolean => isSupport(id) && battle.unsupplied.includes(id)

/** 12.2.3.1, 12.2.5.2, R-CB3: in defence TAC serves all front-line units, in attack divisions only. */
export const canUseTac = (s: Pick<Gambit, 'setting'>, id: UnitId, attacks: boolean): boolean =>
  !isSupport(id) && !isPartisan(id) && (!attacks || isDivision(id) || isChosen(s, TAC_FOR_BRIGADES))

/** 12.2.3.2, 13.4: ships in or next to a coastal battle hex. */
export const hasNaval = (s: Gambit, battle: Battle): boolean =>
  battle.kind !== 'air' && s.naval !== null && isCoastal(battle.hex) && distance(grid, s.naval, battle.hex) <= 1

/** 12.12: what the ground takes from an attacker. */
function groundModifiers(s: Gambit, battle: Battle, id: UnitId): Modifier[] {
  const chart = terrainChart(s)
  const ground = groundAt(battle.hex)
  const across =
    battle.from !== null && battle.from !== battle.hex && isRiver(query.sideOf(map, battle.from, battle.hex))
  return [
    { label: ground, value: chart.hexes[ground].attackFire, rule: '12.12' },
    { label: 'river', value: across && !isSupport(id) ? chart.river.attackFire : 0, rule: '12.12' },
    {
      label: 'Improved Position',
      value: battle.attacker === ALLIED && isImproved(s, battle.hex) ? chart.improvedPosition.attackFire : 0,
      rule: '7.12.2',
    },
  ]
}

/** 12.11: the printed factor and all that changes it; none of it in an airborne battle (7.10.2). */
export function shotModifiers(s: Gambit, battle: Battle, id: UnitId, stage: Fire): Modifier[] {
  const side = stage === 'defence' ? otherSide(battle.attacker) : battle.attacker
  const factor: Modifier = {
    label: 'combat factor',
    // What the others are added to, no modifier itself.
    value: `${combatFactor(s, id)}`,
    rule: isReduced(s, id) ? '2.7.1' : '12.3.1',
  }
  if (battle.kind === 'air') return [factor]
  const attacks = stage !== 'defence'
  const isFlown = side === ALLIED && battle.tac
  const helped = side === ALLIED && !isSupport(id) && !isPartisan(id)
  const changes: Modifier[] = [
    ...(stage === 'defence' ? [] : groundModifiers(s, battle, id)),
    { label: 'out of supply', value: battle.unsupplied.includes(id) ? hitModifiers.outOfSupply : 0, rule: '9.5.2' },
    {
      label: 'TAC',
      value: isFlown && canUseTac(s, id, attacks) ? hitModifiers.tac : 0,
      rule: attacks ? '12.2.5.2' : '12.2.3.1',
    },
    { label: 'Naval Support', value: helped && hasNaval(s, battle) ? hitModifiers.naval : 0, rule: '12.2.3.2' },
  ]
  return [factor, ...changes.filter(each => each.value !== 0)]
}

export const toHit = (s: Gambit, battle: Battle, id: UnitId, stage: Fire): number =>
  shotModifiers(s, battle, id, stage).reduce((sum, each) => sum + Number(each.value), 0)

/** 12.3.1: a hit when the die is not above the number. */
export const isHit = (number: number, die: number): boolean => die <= number

const living = (s: Gambit, units: readonly UnitId[]): UnitId[] => units.filter(id => isAlive(s, id))
export const attackersLeft = (s: Gambit, battle: Battle): UnitId[] => living(s, battle.attackers)
export const defendersLeft = (s: Gambit, battle: Battle): UnitId[] => living(s, battle.defenders)

export type Volley = { readonly unit: UnitId; readonly left: number }

/** 2.12.3, 12.2: who fires in a stage, and how often; a unit that cannot hit anything is left out (12.11). */
export function volleys(s: Gambit, battle: Battle, stage: Fire): Volley[] {
  const all = stage === 'defence' ? defendersLeft(s, battle) : attackersLeft(s, battle)
  const firing = all.filter(id => {
    if (stage === 'barrage') return isSupport(id) && !isMute(battle, id)
    if (stage === 'offence') return !isSupport(id)
    return !isMute(battle, id)
  })
  return firing
    .filter(id => toHit(s, battle, id, stage) > 0)
    .map(unit => ({ unit, left: isSupport(unit) ? 1 : unitOf(s, unit).steps }))
}

/** 12.5.1: support units are safe behind any front-line unit. */
export function targetsOf(s: Gambit, battle: Battle, stage: Fire): UnitId[] {
  const all = stage === 'defence' ? attackersLeft(s, battle) : defendersLeft(s, battle)
  const front = all.filter(id => !isSupport(id))
  return front.length > 0 ? front : all
}

/** The fire a unit takes part in. */
export const fireOf = (battle: Battle, id: UnitId): Fire =>
  battle.defenders.includes(id) ? 'defence' : isSupport(id) ? 'barrage' : 'offence'

/** Whom a careful shooter goes for: the target whose own fire is to be feared most. */
export function bestTarget(s: Gambit, battle: Battle, stage: Fire): UnitId | null {
  const worth = (id: UnitId) => toHit(s, battle, id, fireOf(battle, id)) * unitOf(s, id).steps
  const [first, ...others] = targetsOf(s, battle, stage)
  return first === undefined ? null : others.reduce((best, id) => (worth(id) > worth(best) ? id : best), first)
}

/** The chance of one shot, from the same test that will decide it. */
export function shotForecast(s: Gambit, battle: Battle, id: UnitId, stage: Fire): Forecast {
  const number = toHit(s, battle, id, stage)
  const chances = distribution(roll => (isHit(number, roll(DIE, 'shot')) ? 'hit' : 'miss'))
  return {
    title: `${nameOf(id)} fires, needing ${number} or less`,
    modifiers: shotModifiers(s, battle, id, stage),
    chart: { id: 'hitModifiers', column: stage },
    results: chances.outcomes.map(each => ({ label: each.value, chance: each.chance })),
  }
}

/** Who has to act, the hex fought for, the hex attacked from. */
export function focusOn({ battle }: Gambit, hand: readonly UnitId[]): StepFocus {
  if (battle === null) return {}
  return { hand, targets: [battle.hex], from: battle.from === null ? [] : [battle.from] }
}
