import { type AdvanceRules, advancePrimary, advancing, canAnyGo, type Going } from '../../../core/army/advancing'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { landUnit } from '../forces/counters'
import { hexName } from '../map/geography'
import { whyClosed } from '../movement/borders'
import { enterHex } from '../movement/capture'
import { minesStop } from '../movement/ground'
import { whyNotJoin } from '../movement/stacking'
import {
  counterOf,
  type Gertrud,
  type Go,
  hex,
  hexesUnder,
  hexOf,
  nameOf,
  nationOf,
  onHex,
  putUnits,
  unitList,
} from '../state'
import type { Advancers } from './battle-state'
import { factorOf } from './odds'

/** 11.3, 11.4, R-72: why a surviving attacker may not advance beside those already named. */
export function whyNotAdvance(s: Gertrud, id: UnitId, hex: HexId, who: Advancers, going: readonly UnitId[]): Refusal[] {
  const from = hexOf(s, id)
  const at = { unit: id }
  return firstOf(
    () => (from === null || from === hex) && refusal('11.3.1', `${nameOf(id)} does not stand next to it`, at),
    () =>
      who === 'armor' &&
      landUnit(id).type !== 'armor' &&
      refusal(landUnit(id).type === 'motorized' ? '11.4.2' : '11.4.1', 'after a retreat only armor advances', at),
    () => whyClosed(s, id, hex),
    () =>
      from !== null && minesStop(s, nationOf(id), from, hex) && refusal('11.3.1', 'the strait is mined', at, 'R-24'),
    () => {
      const full = whyNotJoin(s, [...going, id], hex)
      return full && refusal('11.3.3', full.why, { hex })
    },
  )
}

type Args = { readonly hex: HexId; readonly units: readonly UnitId[]; readonly who: Advancers }
type Advancing = Frame<Args, Going>

const whyNotAdd = (s: Gertrud, { args, local }: Advancing, id: UnitId): Refusal[] =>
  firstOf(
    () => !args.units.includes(id) && refusal('11.3.1', `${nameOf(id)} did not attack there`, { unit: id }),
    () => whyNotAdvance(s, id, args.hex, args.who, local.going),
  )

/** 11.4: why nobody goes, as the log tells it; a paratroop is there already (15.0.7). */
function reportNobody(s: Gertrud, f: Advancing, go: Go): void {
  const [why] = f.args.units.filter(id => hexOf(s, id) !== f.args.hex).flatMap(id => whyNotAdd(s, f, id))
  if (why !== undefined) go.log('noAdvance', { hex: f.args.hex, why: why.why }, why.rule)
}

const rules: AdvanceRules<Gertrud, Args, Going> = {
  rule: '11.3.2',
  units: (_s, f) => f.args.units,
  whyNotAdd,
  whyNotGo: (_s, f) => f.local.going.length === 0 && refusal('11.3.2', 'nobody is named to advance'),
  hexOf: (_s, f) => f.args.hex,
  nameOf,
  shortNameOf: id => counterOf(id).abbr,
  worthOf: (s, id) => factorOf(s, id, hexOf(s, id) as HexId),
  advance(s, { args }, units, go) {
    go.log('advanced', { units, hex: args.hex, who: args.who }, '11.3.2')
    putUnits(s, units, () => ({ at: onHex(args.hex) }))
    for (const id of units) enterHex(s, go, id, args.hex)
    go.end()
  },
}

/** 11.3, 11.4: at once and for free into the emptied hex, or never. */
export const advance = step<Gertrud, Args, Going>({
  args: shape.fields({ hex, units: unitList, who: shape.oneOf('all', 'armor') }),
  local: shape.fields({ going: unitList }),
  fresh: () => ({ going: [] }),
  enter(s, f, go) {
    if (canAnyGo(rules, s, f)) return
    reportNobody(s, f, go)
    go.end()
  },
  prompt: (_s, { args }) => ({
    text: `Advance into ${hexName(args.hex)}${args.who === 'armor' ? ' with armor' : ''}, or stay?`,
    rule: args.who === 'armor' ? '11.4.1' : '11.3.2',
    waiting: 'may advance',
  }),
  answers: advancing(rules),
  primary: (s, f) => advancePrimary(rules, s, f),
  focus: (s, { args, local }) => ({ hand: local.going, targets: [args.hex], from: hexesUnder(s, args.units) }),
  battle: { stage: 'Advance', onMap: true, fought: true },
})
