import { type Declared, declaring } from '../../../core/army/declaring'
import { plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import { type Forecast, firstOf, type Refusal, refusal } from '../../../core/engine/step'
import { countTold } from '../../../core/engine/telling'
import { type HexId, otherSide, type Side, type UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { landAt } from '../landings/armpit'
import { allHexes, grid, hexName, isBlocked, isIsland, isLand, neighbourSteps, stepBetween } from '../map/hexes'
import { countersOn, isHeldBy, stackIn } from '../movement/board'
import { canUseIslands } from '../movement/limits'
import {
  AXIS,
  derived,
  F10,
  hex,
  hexOf,
  nameOf,
  PARTISAN,
  type Partizan,
  sideOf,
  standing,
  TITO,
  unitList,
} from '../state'
import { destroyers, destroying, turningDown } from '../victory/targets'
import { beginBattle } from './declaration'
import { initiativeForecast } from './initiative'
import { strengthOf, totalAttack } from './odds'

/** What decides who may attack whom. */
const DECIDES = ['units', 'hidden', 'attacked', 'attackedHexes', 'exposed', 'chits', 'setting', 'surrendered'] as const
type Attacking = Pick<Partizan, (typeof DECIDES)[number]>

/** commandos, and Tito after the surrender, attack over water; nobody else. */
function whyNotOverWater(s: Pick<Partizan, 'surrendered'>, id: UnitId, from: HexId, hex: HexId): Refusal | null {
  if (canUseIslands(s, id)) return null
  if (isIsland(hex))
    return refusal('3.0.5', `${nameOf(id)} cannot attack an island: only commandos can`, { unit: id }, 'R-42')
  return isIsland(from) ? refusal('3.0.5', `${nameOf(id)} cannot attack across water`, { unit: id }, 'R-42') : null
}

/** 11.1, 11.11, R-42: why a unit may not attack a hex. */
export function whyNotAttack(s: Attacking, id: UnitId, side: Side, hex: HexId): Refusal[] {
  const at = { unit: id }
  const from = hexOf(s, id)
  return firstOf(
    () => sideOf(id) !== side && refusal('11.1.1', `${nameOf(id)} is not yours`, at),
    () => from === null && refusal('11.1.1', `${nameOf(id)} is not on the map`, at),
    () => id === F10 && refusal('19.3.1', 'Force 10 never attacks', at),
    () => s.attacked.includes(id) && refusal('11.11.2', `${nameOf(id)} has attacked this turn`, at),
    () => {
      const step = stepBetween(from as HexId, hex)
      if (step === null) return refusal('11.1.1', `${nameOf(id)} is not next to ${hexName(hex)}`, at)
      return isBlocked(step.side) && refusal('11.1.1', 'Lake Scutari lies between', at, 'R-56')
    },
    () => whyNotOverWater(s, id, from as HexId, hex),
  )
}

export const possibleAttackers = (s: Attacking, side: Side, hex: HexId): UnitId[] =>
  neighbourSteps(hex)
    .flatMap(step => stackIn(s, step.to, side))
    .filter(id => whyNotAttack(s, id, side, hex).length === 0)
    .sort((a, b) => a - b)

/** Why a hex cannot be attacked at all. */
export function whyNotTarget(s: Attacking, side: Side, hex: HexId): Refusal[] {
  const at = { hex }
  return firstOf(
    () => !isLand(hex) && refusal('11.1.1', 'nobody stands at sea', at),
    () => !isHeldBy(s, hex, otherSide(side)) && refusal('11.1.1', 'no enemy is there', at),
    () => s.attackedHexes.includes(hex) && refusal('11.11.1', 'this hex has been attacked in this segment', at),
    () => {
      const all = possibleAttackers(s, side, hex)
      if (all.length === 0) return refusal('11.1.1', 'none of your units that may still attack is next to it', at)
      return (
        totalAttack(s, { attackers: all, landing: false }) === 0 &&
        refusal('11.6.1', 'the units next to it have no attack strength', at)
      )
    },
  )
}

export const attackableHexes = derived(DECIDES, (s, side: Side): readonly HexId[] => {
  const count = countersOn(s)[otherSide(side)]
  return allHexes.filter(hex => count[hex] > 0 && whyNotTarget(s, side, hex).length === 0)
})

/** Who joins unless told otherwise: everyone with something to add; Tito is not risked unasked. */
export const usualAttackers = (s: Attacking, side: Side, hex: HexId): UnitId[] =>
  possibleAttackers(s, side, hex).filter(id => id !== TITO && strengthOf(s, id, 'attack') > 0)

/** the attacker's own strength, and what can be seen of the defence. */
function withKnownStrengths(
  s: Partizan,
  forecast: Forecast,
  target: HexId,
  joined: readonly UnitId[],
  side: Side,
): Forecast {
  const attack = totalAttack(s, { attackers: joined, landing: false })
  const seen = stackIn(s, target, otherSide(side))
  const covered = s.hidden.find(each => each.hex === target && each.side !== side)?.count ?? 0
  const defence = seen.reduce((sum, id) => sum + strengthOf(s, id, 'defence'), 0)
  const rest = covered === 0 ? '' : ` and ${countTold(covered, 'counter')} face down`
  return {
    ...forecast,
    modifiers: [
      ...forecast.modifiers,
      { label: 'attack strength of those named', value: String(attack), rule: '11.6.1' },
      { label: `defence that can be seen${rest}`, value: String(defence), rule: '11.6.1' },
    ],
  }
}

/** 11.1, R-8: one attack after the other. To launch is binding, and turns up both sides. */
export const attack = step<Partizan, null, Declared>({
  seat: 'private',
  local: shape.fields({ target: shape.nullable(hex), joined: unitList }),
  fresh: () => ({ target: null, joined: [] }),
  prompt: (_s, f) => ({
    text:
      f.local.target === null
        ? 'Combat: name a hex to attack, or end your attacks.'
        : `Attack on ${hexName(f.local.target)} by ${countTold(f.local.joined.length, 'unit')}. Once declared it is binding.`,
    rule: '11.1.2',
    waiting: 'is attacking',
  }),
  answers: turningDown({
    ...declaring<Partizan, null, Declared>({
      rule: '11.1.1',
      targets: (s, f) => attackableHexes(s, f.side),
      whyNotTarget: (s, f, target) => !attackableHexes(s, f.side).includes(target) && whyNotTarget(s, f.side, target),
      candidates: (s, f, target) => possibleAttackers(s, f.side, target),
      whyNotJoin: (s, f, id, target) => whyNotAttack(s, id, f.side, target),
      usual: (s, f, target) => usualAttackers(s, f.side, target),
      whyNotLaunch: (s, f) =>
        totalAttack(s, { attackers: f.local.joined, landing: false }) === 0 &&
        refusal('11.6.1', 'these units have no attack strength'),
      targetLabel: target => `Attack ${hexName(target)}`,
      joinLabel: (id, isIn, s) => `${isIn ? 'Drop' : 'Add'} ${standing(s, id)}`,
      seals: true,
      stacks: { hexOf, hexName },
      launchLabel: target => `Attack ${grid.numbers[target]}`,
      launch(s, f, target, attackers, go) {
        beginBattle(s, go, { attacker: f.side, hex: target, attackers, landing: false })
        go.ask({ step: 'combat', side: f.side })
      },
    }),
    cancel: plain<Partizan, null, Declared>({
      label: 'No attack on this hex',
      intent: 'cancel',
      whyNot: (_s, f) => f.local.target === null && refusal('11.1.1', 'no hex is named'),
      do(_s, f) {
        f.local = { target: null, joined: [] }
      },
    }),
    land: landAt(f => {
      f.local = { target: null, joined: [] }
    }),
    // after an advance or a landing too.
    destroy: destroying<Declared>(() => {}),
    done: plain<Partizan, null, Declared>({
      label: 'No more attacks',
      intent: 'pass',
      leaves(s, f) {
        const count = attackableHexes(s, f.side).length
        const targets = f.side === PARTISAN ? destroyers(s).length : 0
        const left = [
          count > 0 && `${count} ${count === 1 ? 'hex' : 'hexes'} could be attacked`,
          targets > 0 && `${countTold(targets, 'unit')} could destroy a target`,
        ].filter(each => each !== false)
        return left.length === 0 ? null : left.join(', ')
      },
      do: (_s, _f, go) => go.end(),
    }),
  }),
  primary: (s, f) =>
    f.local.target !== null
      ? f.local.joined.length > 0
        ? 'launch'
        : null
      : attackableHexes(s, f.side).length === 0 && (f.side === AXIS || destroyers(s).length === 0)
        ? 'done'
        : null,
  unmoved: (s, f) => attackableHexes(s, f.side).map(at => ({ units: usualAttackers(s, f.side, at), take: null, at })),
  focus: (_s, f) => ({ hand: f.local.joined, targets: f.local.target === null ? [] : [f.local.target] }),
  battle: { stage: 'Declare', onMap: true },
  forecast: (s, f) =>
    f.local.target === null
      ? null
      : withKnownStrengths(s, initiativeForecast(s, f.local.target, f.side), f.local.target, f.local.joined, f.side),
  resume() {},
})
