import { certain, type Distribution, distribution, thenRoll } from '../../../core/distribution'
import type { Forecast, Modifier } from '../../../core/engine/step'
import type { UnitId } from '../../../core/ids'
import { hexName } from '../map/hexes'
import { type Battle, combatFactor, counterOf, type Gambit, isSupport, nameOf } from '../state'
import { type Fire, isHit, shotModifiers, toHit } from './fire'

/** A unit in the reckoning: what it needs to hit with so many steps left, and whether it fires at all. */
type Fighter = {
  readonly id: UnitId
  readonly support: boolean
  readonly mute: boolean
  readonly hits: readonly number[]
  /** Shots it has left; null: as many as it has steps when its fire begins. */
  readonly shots: number | null
}

/** Steps left of each attacker and each defender. */
type Losses = { readonly a: readonly number[]; readonly d: readonly number[] }

const key = ({ a, d }: Losses): string => `${a.join('')}|${d.join('')}`

/** How many shots a unit has left in a fire; null: its fire is still to come. */
export type ShotsLeft = (id: UnitId, fire: Fire) => number | null

const ALL_AHEAD: ShotsLeft = () => null

function fighter(s: Gambit, battle: Battle, id: UnitId, stage: Fire, shotsLeft: ShotsLeft): Fighter {
  const steps = s.units[id].steps
  const change = toHit(s, battle, id, isSupport(id) && stage === 'offence' ? 'barrage' : stage) - combatFactor(s, id)
  const withSteps = (left: number): number =>
    combatFactor({ ...s, units: s.units.with(id, { ...s.units[id], steps: left }) }, id) + change
  const mute = isSupport(id) && battle.unsupplied.includes(id)
  return {
    id,
    support: isSupport(id),
    mute,
    shots: shotsLeft(id, isSupport(id) && stage === 'offence' ? 'barrage' : stage),
    hits: Array.from({ length: steps + 1 }, (_, left) => (left === 0 ? 0 : withSteps(left))),
  }
}

/** A shooter goes for the front-line unit that hits best; support units are safe behind others (12.5.1). */
function aim(targets: readonly Fighter[], steps: readonly number[]): number {
  const standing = targets.map((_, index) => index).filter(index => steps[index] > 0)
  const front = standing.filter(index => !targets[index].support)
  const open = front.length > 0 ? front : standing
  const worth = (index: number) => targets[index].hits[steps[index]] * steps[index]
  return open.reduce((best, index) => (best < 0 || worth(index) > worth(best) ? index : best), -1)
}

const hitDice = new Map<number, Distribution<boolean>>()
const shot = (number: number): Distribution<boolean> => {
  const bounded = Math.max(0, Math.min(10, number))
  const known = hitDice.get(bounded) ?? distribution(roll => isHit(bounded, roll(10, 'shot')))
  hitDice.set(bounded, known)
  return known
}

/** One shot of shooter `from` at the other side. */
function afterShot(
  now: Losses,
  shooters: 'a' | 'd',
  from: Fighter,
  steps: number,
  targets: readonly Fighter[],
): Distribution<Losses> {
  const others = shooters === 'a' ? now.d : now.a
  const target = aim(targets, others)
  const number = from.hits[steps]
  if (target < 0 || number <= 0) return certain(now, { key })
  const hit = others.with(target, others[target] - 1)
  return thenRoll(
    shot(number),
    isStruck => certain(isStruck ? { ...now, [shooters === 'a' ? 'd' : 'a']: hit } : now, { key }),
    { key },
  )
}

/** All shots of one side: each unit as many as it had steps when the fire began. */
function volley(
  dist: Distribution<Losses>,
  shooters: 'a' | 'd',
  fighters: readonly Fighter[],
  targets: readonly Fighter[],
  fires: (each: Fighter) => boolean,
): Distribution<Losses> {
  return fighters.reduce((sum, each, index) => {
    if (!fires(each)) return sum
    const most = each.support ? 1 : each.hits.length - 1
    return Array.from({ length: most }).reduce<Distribution<Losses>>(
      (now, _, nth) =>
        thenRoll(
          now,
          losses => {
            const steps = losses[shooters][index]
            const shots = each.shots ?? (each.support ? Math.min(1, steps) : steps)
            return nth < shots ? afterShot(losses, shooters, each, steps, targets) : certain(losses, { key })
          },
          { key },
        ),
      sum,
    )
  }, dist)
}

export type StepsLost = { readonly attacker: number; readonly defender: number }

/** The exact chances of steps still lost by both sides if nobody breaks off or retreats and all aim at whoever hits best. */
export function stepsLost(s: Gambit, battle: Battle, shotsLeft: ShotsLeft = ALL_AHEAD): Distribution<StepsLost> {
  const attackers = battle.attackers.map(id => fighter(s, battle, id, 'offence', shotsLeft))
  const defenders = battle.defenders.map(id => fighter(s, battle, id, 'defence', shotsLeft))
  const begin: Losses = {
    a: battle.attackers.map(id => s.units[id].steps),
    d: battle.defenders.map(id => s.units[id].steps),
  }
  const barrage = volley(certain(begin, { key }), 'a', attackers, defenders, each => each.support && !each.mute)
  const defence = volley(barrage, 'd', defenders, attackers, each => !each.mute)
  const offence = volley(defence, 'a', attackers, defenders, each => !each.support)
  const lost = (from: readonly number[], to: readonly number[]) =>
    from.reduce((sum, steps, index) => sum + steps - to[index], 0)
  return thenRoll(offence, end => certain({ attacker: lost(begin.a, end.a), defender: lost(begin.d, end.d) }))
}

const numberNeeded = (s: Gambit, battle: Battle, id: UnitId, stage: Fire): Modifier => ({
  label: `${nameOf(id)} (${counterOf(id).nation}) hits on`,
  value: String(toHit(s, battle, id, stage)),
  rule: '12.11',
})

/** The whole planned attack at a glance. */
export function battleForecast(s: Gambit, battle: Battle): Forecast {
  const lead = battle.attackers.find(id => !isSupport(id)) ?? battle.attackers[0]
  const chances = stepsLost(s, battle)
  return {
    title: `Attack on ${hexName(battle.hex)}: steps lost if nobody breaks off or retreats`,
    modifiers: [
      ...shotModifiers(s, battle, lead, 'offence').slice(1),
      ...battle.attackers.map(id => numberNeeded(s, battle, id, isSupport(id) ? 'barrage' : 'offence')),
      ...battle.defenders.map(id => numberNeeded(s, battle, id, 'defence')),
    ],
    chart: { id: 'hitModifiers', column: 'offence', possible: ['barrage', 'defence'] },
    results: chances.outcomes.map(({ value, chance }) => ({
      label: `attacker loses ${value.attacker}, defender loses ${value.defender}`,
      chance,
    })),
  }
}
