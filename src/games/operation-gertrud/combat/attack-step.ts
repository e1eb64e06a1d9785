import { type Declared, declaring } from '../../../core/army/declaring'
import { plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { refusal } from '../../../core/engine/step'
import { countTold } from '../../../core/engine/telling'
import type { HexId, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { combatTable } from '../charts'
import { grid, hexName } from '../map/geography'
import { ALLIED, type Gertrud, hex, hexOf, nameOf, unitList } from '../state'
import {
  canAttack,
  hexesToAttack,
  planBattle,
  targetsOf,
  unitsBeside,
  usualAgainst,
  whyNotAdd,
  whyNotLaunch,
  whyNotTarget,
  whyNotWithhold,
} from './attack'
import { battleForecast } from './battle-forecast'
import type { Battle } from './battle-state'
import { factorOf, oddsOf } from './odds'

type Attacking = Frame<null, Declared>

/** The attack that is being declared, once it has a target and somebody to make it. */
export const declared = (s: Gertrud, { side, local: { target, joined } }: Attacking): Battle | null =>
  target === null || joined.length === 0 ? null : planBattle(s, side, target, joined)

const canLaunch = (s: Gertrud, { local: { target, joined } }: Attacking): boolean =>
  target !== null && whyNotLaunch(s, target, joined).length === 0

/** 11.0 step 1: those without whom the column would be the same, the weakest first. */
function toSpare(s: Gertrud, { side, local: { joined } }: Attacking, target: HexId): UnitId[] {
  const columnOf = (units: readonly UnitId[]) =>
    whyNotLaunch(s, target, units).length > 0 ? -1 : oddsOf(s, planBattle(s, side, target, units)).column
  const wanted = columnOf(joined)
  const spare: UnitId[] = []
  if (wanted < 0) return spare
  for (const unit of [...joined].sort((a, b) => factorOf(s, a, target) - factorOf(s, b, target))) {
    const rest = joined.filter(each => each !== unit && !spare.includes(each))
    if (!whyNotWithhold(s, unit) && columnOf(rest) === wanted) spare.push(unit)
  }
  return spare
}

/** '400 %', the column as it stands. */
function columnName(s: Gertrud, f: Attacking): string {
  const planned = canLaunch(s, f) ? declared(s, f) : null
  return planned === null ? '' : `${Number.parseInt(combatTable(s).columns[oddsOf(s, planned).column], 10)} %`
}

function promptText(s: Gertrud, f: Attacking): string {
  const { target, joined } = f.local
  if (target !== null) {
    const spare = toSpare(s, f, target).length
    const note = spare === 0 ? '' : `. ${columnName(s, f)} reached: ${countTold(spare, 'unit')} to spare`
    return `Attack ${hexName(target)} with ${countTold(joined.length, 'unit')}${note}`
  }
  return s.dropping.length > 0
    ? `Combat: pick a hex to attack; ${s.dropping.map(nameOf).join(' and ')} must still fight for ${s.dropping.length > 1 ? 'their drop hexes' : 'its drop hex'}`
    : 'Combat: pick a hex to attack, or end the phase'
}

/** 11.0: attacks one after the other, each to its end, as many as the player likes. */
export const attack = step<Gertrud, null, Declared>({
  local: shape.fields({ target: shape.nullable(hex), joined: unitList }),
  fresh: () => ({ target: null, joined: [] }),
  enter(s, f, go) {
    if (canAttack(s, f.side)) return
    if (s.inonu && f.side === ALLIED) go.log('leaderless', {}, '17.1.8a')
    go.end()
  },
  resume(s, f, _value, go) {
    if (!canAttack(s, f.side)) go.end()
  },
  prompt: (s, f) => ({ text: promptText(s, f), rule: '11.0.1', waiting: 'is planning an attack' }),
  answers: {
    ...declaring<Gertrud, null, Declared>({
      rule: '11.0.3',
      targets: (s, f) => hexesToAttack(s, f.side),
      whyNotTarget: (s, f, where) => whyNotTarget(s, where, f.side),
      candidates: (s, f, target) => unitsBeside(s, target, f.side),
      usual: (s, f, target) => usualAgainst(s, target, f.side),
      whyNotJoin: (s, f, id, target) => whyNotAdd(s, id, target, f.local.joined, f.side),
      whyNotWithhold: (s, _f, id) => whyNotWithhold(s, id),
      spare: toSpare,
      stacks: { hexOf, hexName },
      whyNotLaunch: (s, f, target) => whyNotLaunch(s, target, f.local.joined),
      targetLabel: where => `Attack ${hexName(where)}`,
      joinLabel: (id, isIn) => `${isIn ? 'Withhold' : 'Add'} ${nameOf(id)}`,
      launchLabel: (target, s, f) => `Attack ${grid.numbers[target]} · ${columnName(s, f)}`,
      launch(s, f, target, joined, go) {
        s.battle = planBattle(s, f.side, target, joined)
        go.ask({ step: 'battle', side: f.side })
      },
    }),
    end: plain({
      intent: 'pass',
      label: 'End the Combat Phase',
      whyNot: s => s.dropping.map(unit => refusal('15.0.3', `${nameOf(unit)} has dropped and must attack`, { unit })),
      leaves(s, f) {
        const targets = targetsOf(s, f.side).length
        if (targets === 0) return null
        return targets === 1 ? 'one more attack is possible' : `${targets} more attacks are possible`
      },
      do: (_s, _f, go) => go.end(),
    }),
  },
  primary: (s, f) => (canLaunch(s, f) ? 'launch' : null),
  unmoved: (s, f) => targetsOf(s, f.side).map(at => ({ units: usualAgainst(s, at, f.side), take: null, at })),
  focus: (_s, f) => ({ hand: f.local.joined, targets: f.local.target === null ? [] : [f.local.target] }),
  battle: { stage: 'Declare', onMap: true },
  forecast(s, f) {
    const planned = canLaunch(s, f) ? declared(s, f) : null
    return planned && battleForecast(s, planned)
  },
})
