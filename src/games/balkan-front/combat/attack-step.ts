import { type Declared, declaring } from '../../../core/army/declaring'
import { plain } from '../../../core/engine/answer'
import { recent } from '../../../core/engine/derived'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { refusal } from '../../../core/engine/step'
import { countTold } from '../../../core/engine/telling'
import type { HexId, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { COLUMNS } from '../charts/combat-results'
import { nameOf } from '../countries'
import { hex, unitList } from '../forces/counters'
import { hexName, shownNumber } from '../map/geography'
import { type Front, hexOf } from '../state'
import { attackOf } from '../units'
import {
  hexesInReach,
  planBattle,
  targetsOf,
  unitsAgainst,
  usualAgainst,
  whyNotJoin,
  whyNotLaunch,
  whyNotTarget,
} from './attack'
import { combatForecast } from './combat-forecast'
import type { Battle } from './combat-state'
import { owedInside } from './inside'
import { oddsOf } from './odds'

type Attacking = Frame<null, Declared>

/** The attack that is being declared, once it has a target and somebody to make it. */
export const declaredAttack = (s: Front, { side, local: { target, joined } }: Attacking): Battle | null =>
  target === null || whyNotLaunch(s, target, joined, side) !== null ? null : planBattle(s, side, target, joined)

const columnOf = (s: Front, battle: Battle): number => {
  const { column, automatic } = oddsOf(s, battle)
  return column ?? (automatic === 'AE' ? -1 : COLUMNS.length)
}

/** '3:1', as the attack stands. */
function oddsName(s: Front, f: Attacking): string {
  const planned = declaredAttack(s, f)
  if (planned === null) return ''
  const { column, automatic } = oddsOf(s, planned)
  return column === null ? (automatic === 'AE' ? 'sure AE' : 'sure DE') : (COLUMNS[column] as string)
}

/** Found once while an attack is looked at: prompt, list and label ask for it. */
const spares = recent((_s: Front) => new Map<readonly UnitId[], { target: HexId; units: readonly UnitId[] }>())
function toSpare(s: Front, f: Attacking, target: HexId): readonly UnitId[] {
  const known = spares(s).get(f.local.joined)
  if (known?.target === target) return known.units
  const units = findSpare(s, f, target)
  spares(s).set(f.local.joined, { target, units })
  return units
}

/** Those without whom column and die would be the same, the weakest first. */
function findSpare(s: Front, f: Attacking, target: HexId): UnitId[] {
  const worthOf = (units: readonly UnitId[]): readonly [number, number] => {
    if (whyNotLaunch(s, target, units, f.side) !== null) return [-2, 0]
    const planned = planBattle(s, f.side, target, units)
    return [columnOf(s, planned), oddsOf(s, planned).die]
  }
  const [column, die] = worthOf(f.local.joined)
  const spare: UnitId[] = []
  if (column < 0) return spare
  for (const unit of f.local.joined.toSorted((a, b) => attackOf(s, a) - attackOf(s, b))) {
    const [without, dieWithout] = worthOf(f.local.joined.filter(each => each !== unit && !spare.includes(each)))
    if (without >= column && dieWithout >= die) spare.push(unit)
  }
  return spare
}

function promptText(s: Front, f: Attacking): string {
  const { target, joined } = f.local
  if (target === null) return 'Combat: pick a hex to attack, or end the phase'
  const spare = toSpare(s, f, target).length
  const note = spare === 0 ? '' : `. ${oddsName(s, f)} reached: ${countTold(spare, 'unit')} to spare`
  return `Attack ${hexName(target)} with ${countTold(joined.length, 'unit')}${note}`
}

/** 9.A.0: attacks one after the other, each to its end, as many as the player likes. */
export const attack = step<Front, null, Declared>({
  local: shape.fields({ target: shape.nullable(hex), joined: unitList }),
  fresh: () => ({ target: null, joined: [] }),
  enter(s, f, go) {
    if (targetsOf(s, f.side).length === 0) go.end()
  },
  resume(s, f, _value, go) {
    if (s.outcome === null && targetsOf(s, f.side).length === 0) go.end()
  },
  prompt: (s, f) => ({ text: promptText(s, f), rule: '9.A.0', waiting: 'is planning an attack' }),
  answers: {
    ...declaring<Front, null, Declared>({
      rule: '9.0',
      targets: (s, f) => hexesInReach(s, f.side),
      whyNotTarget: (s, f, where) => whyNotTarget(s, where, f.side),
      candidates: (s, f, target) => unitsAgainst(s, target, f.side),
      usual: (s, f, target) => usualAgainst(s, target, f.side),
      whyNotJoin: (s, f, id, target) => whyNotJoin(s, id, target, f.local.joined, f.side),
      spare: toSpare,
      stacks: { hexOf, hexName },
      whyNotLaunch: (s, f) =>
        f.local.target === null ? null : whyNotLaunch(s, f.local.target, f.local.joined, f.side),
      targetLabel: where => `Attack ${hexName(where)}`,
      joinLabel: (id, isIn) => `${isIn ? 'Withhold' : 'Add'} ${nameOf(id)}`,
      launchLabel: (target, s, f) => `Attack ${shownNumber(target)} · ${oddsName(s, f)}`,
      launch(s, f, target, joined, go) {
        s.battle = planBattle(s, f.side, target, joined)
        go.ask({ step: 'battle', side: f.side })
      },
    }),
    end: plain({
      intent: 'pass',
      label: 'End the Combat Phase',
      whyNot(s, f) {
        const [hex] = owedInside(s, f.side)
        return hex !== undefined && refusal('25.B.3', `those in ${hexName(hex)} must attack first`, { hex }, 'R-25H')
      },
      leaves(s, f) {
        const targets = targetsOf(s, f.side).length
        return targets === 1 ? 'one more attack is possible' : `${targets} more attacks are possible`
      },
      do: (_s, _f, go) => go.end(),
    }),
  },
  // An attack that can only end in the loss of all is never what Enter does (9.B.7).
  primary(s, f) {
    const planned = declaredAttack(s, f)
    return planned !== null && columnOf(s, planned) >= 0 ? 'launch' : null
  },
  unmoved: (s, f) => targetsOf(s, f.side).map(at => ({ units: usualAgainst(s, at, f.side), take: null, at })),
  focus: (_s, f) => ({ hand: f.local.joined, targets: f.local.target === null ? [] : [f.local.target] }),
  battle: { stage: 'Declare', onMap: true },
  forecast(s, f) {
    const planned = declaredAttack(s, f)
    return planned && combatForecast(s, planned)
  },
})
