import { ofUnit, plain } from '../../../core/engine/answer'
import { change } from '../../../core/engine/change'
import { step } from '../../../core/engine/make-step'
import { refusal } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { nameOf } from '../countries'
import { COMBAT_SUPPLY, isChosen, SCREENING, SUPPLY_EXPENDITURE } from '../forces/options'
import { hexName } from '../map/geography'
import { counterOf, hex, isType, unitList, unitOf, type Wars } from '../state'
import { isAlwaysSupplied, isCutOffByRevolt, sourcesFor } from '../supply/supply'

/** M.CS.1, M.CS.6: good-order cavalry alone in its hex may slip away. */
export const canScreen = (s: Wars, units: readonly UnitId[]): boolean =>
  isChosen(s, SCREENING) && units.length > 0 && units.every(id => isType(id, 'cavalry') && !unitOf(s, id).demoralized)

/** M.CS.1: a die of the lowest cadre or less. */
export const screenNeeds = (units: readonly UnitId[]): number => Math.min(...units.map(id => counterOf(id).cadre))

type Args = { readonly hex: HexId; readonly units: readonly UnitId[] }

/** What the step ends with when they got away. */
export const ESCAPED = 'escaped'

/** M.CS: retreat before combat, or before a bombardment (M.CS.5). */
export const screen = step<Wars, Args>({
  seat: 'open',
  args: shape.fields({ hex, units: unitList }),
  prompt: (_s, { args }) => ({
    text: `Cavalry at ${hexName(args.hex)}: retreat before combat on ${screenNeeds(args.units)} or less?`,
    rule: 'M.CS.1',
    waiting: 'may retreat before combat',
  }),
  answers: {
    slip: plain<Wars, Args, null>({
      intent: 'act',
      seals: true,
      label: 'Retreat before combat',
      do(s, { args }, go) {
        const escaped = go.roll(6, 'retreat before combat') <= screenNeeds(args.units)
        go.log('screened', { hex: args.hex, escaped }, escaped ? 'M.CS.1' : 'M.CS.2')
        change(s, 'combat', combat => {
          combat.escaped = escaped
        })
        go.end(escaped ? ESCAPED : null)
      },
    }),
    stand: plain<Wars, Args, null>({
      intent: 'pass',
      label: 'Stand and fight',
      do: (_s, _f, go) => go.end(),
    }),
  },
  primary: () => null,
  battle: { stage: 'Screen' },
  assume: () => ({ kind: 'stand' }),
  forecast(_s, { args }) {
    const away = screenNeeds(args.units) / 6
    return {
      title: `Retreat before combat from ${hexName(args.hex)}`,
      modifiers: [],
      lowIsGood: true,
      results: [
        { label: 'They get away', chance: away },
        { label: 'They are caught and fight', chance: 1 - away },
      ].filter(({ chance }) => chance > 0),
    }
  },
})

/** M.SX.1: Mobile Supply within reach of a unit. */
const carriersFor = (s: Wars, id: UnitId): UnitId[] =>
  sourcesFor(s, id).flatMap(({ unit }) => (unit !== null && isType(unit, 'supply') ? [unit] : []))

/** M.SX.1a, D46: those whom only Mobile Supply serves that has not been drawn on yet. */
export function needing(s: Wars, units: readonly UnitId[]): UnitId[] {
  if (!isChosen(s, SUPPLY_EXPENDITURE) || !isChosen(s, COMBAT_SUPPLY)) return []
  return units.filter(id => {
    if (isAlwaysSupplied(id) || isCutOffByRevolt(s, id)) return false
    const sources = sourcesFor(s, id)
    const isFree = sources.some(({ unit }) => unit === null || isType(unit, 'depot') || s.spentSupply.includes(unit))
    return sources.length > 0 && !isFree
  })
}

type Needing = { readonly units: readonly UnitId[] }

const open = (s: Wars, units: readonly UnitId[]): UnitId[] => [
  ...new Set(needing(s, units).flatMap(id => carriersFor(s, id))),
]

/** M.SX.1, D46: the attacker says which Mobile Supply is used up, or attacks without. It ends with those left unsupplied. */
export const drawSupply = step<Wars, Needing>({
  // What could serve lies face down.
  seat: 'private',
  args: shape.fields({ units: unitList }),
  enter(s, f, go) {
    if (open(s, f.args.units).length === 0) go.end([])
  },
  prompt: (s, f) => ({
    text: `${needing(s, f.args.units).length} units need Mobile Supply: which is used up?`,
    rule: 'M.SX.1',
    waiting: 'decides about supply',
  }),
  answers: {
    use: ofUnit<Wars, Needing, null>({
      title: 'Mobile Supply',
      intent: 'spend',
      among: (s, f) => open(s, f.args.units),
      whyNot: (s, f, id) =>
        !open(s, f.args.units).includes(id) && refusal('M.SX.1', `${nameOf(id)} is not needed`, { unit: id }),
      label: id => `Use up ${nameOf(id)}`,
      do(s, f, id, go) {
        s.spentSupply = [...s.spentSupply, id]
        if (open(s, f.args.units).length === 0) go.end([])
      },
    }),
    without: plain<Wars, Needing, null>({
      intent: 'pass',
      label: 'Attack without supply',
      leaves: (s, f) => `${needing(s, f.args.units).length} units unsupplied`,
      do(s, f, go) {
        const without = needing(s, f.args.units)
        change(s, 'combat', combat => {
          combat.unsupplied = [...new Set([...combat.unsupplied, ...without])]
        })
        go.end(without)
      },
    }),
  },
  primary: () => null,
  battle: { stage: 'Supply' },
  needs: (s, f) => open(s, f.args.units).length > 0,
  assume: () => ({ kind: 'without' }),
})
