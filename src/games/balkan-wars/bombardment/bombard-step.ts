import { type Declared, declaring } from '../../../core/army/declaring'
import { distribution } from '../../../core/distribution'
import { ofUnit, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { type Forecast, refusal } from '../../../core/engine/step'
import { type HexId, otherSide, type UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { hexesHeldBy, isAnyoneInTouch } from '../board'
import { bombardmentResults } from '../charts/combat-and-terrain'
import { canScreen, ESCAPED, needing } from '../combat/before-combat'
import { canPlaceFleet, placingFleet } from '../combat/fleet'
import { countFort, demoralize, eliminate } from '../combat/losses'
import { countryOf, nameOf } from '../countries'
import type { Country } from '../forces/counter'
import { FOG, isChosen } from '../forces/options'
import { hexName } from '../map/geography'
import { sweepTrenches } from '../movement/segment'
import { liftArmistice } from '../politics/armistice'
import { type Go, hex, hexOf, isType, putUnits, unitList, unitOf, type Wars } from '../state'
import {
  aimsOf,
  type Barrage,
  barrageOdds,
  barrageOf,
  type Fire,
  gunsAgainst,
  gunsBeside,
  readBarrage,
  whyNotAimAt,
  whyNotBombard,
} from './bombardment'

type Args = { readonly fire: Fire }
type Local = Declared & {
  shooting: readonly UnitId[]
  aim: HexId | null
  waits: 'supply' | 'screen' | 'casualty' | 'retreat' | null
}
type Firing = Frame<Args, Local>

/** Under fog it is asked wherever the armies touch, so that being asked tells nobody what lies face down. */
const canGoOn = (s: Wars, f: Firing): boolean =>
  (isChosen(s, FOG) ? isAnyoneInTouch(s) : aimsOf(s, f.side, f.args.fire).length > 0) ||
  (f.args.fire === 'offensive' && canPlaceFleet(s, f.side))

/** Asks for what comes before the shot, in order: supply that is used up (M.SX.2), cavalry that slips away (M.CS.5). */
function prepare(s: Wars, f: Firing, go: Go): void {
  const { aim, shooting, waits } = f.local
  if (aim === null) return
  const short = f.args.fire === 'offensive' && waits === null ? needing(s, shooting) : []
  if (short.length > 0) {
    f.local.waits = 'supply'
    go.ask({ step: 'drawSupply', side: f.side, args: { units: short } })
    return
  }
  const { targets } = barrageOf(s, aim, shooting, f.side)
  if (waits !== 'screen' && canScreen(s, targets)) {
    f.local.waits = 'screen'
    go.ask({ step: 'screen', side: otherSide(f.side), args: { hex: aim, units: targets } })
    return
  }
  shoot(s, f, barrageOf(s, aim, shooting, f.side), go)
}

/** M.BB.2a, M.BB.8 */
function shoot(s: Wars, f: Firing, barrage: Barrage, go: Go): void {
  const { result, total } = readBarrage(s, barrage, go.roll(6, 'bombardment'))
  const column = bombardmentResults.columns[barrageOdds(s, barrage).column] as string
  const { hex: where, guns, targets } = barrage
  const defensive = f.args.fire === 'defensive'
  go.log('bombardment', { hex: where, guns, column, total, result, defensive }, 'M.BB.2a')
  if (result === 'FE') {
    const fort = targets.find(id => isType(id, 'fortification'))
    const land = targets.filter(id => !isType(id, 'fleet'))
    if (fort === undefined && land.length > 1) {
      f.local.waits = 'casualty'
      go.ask({ step: 'casualty', side: otherSide(f.side), args: { units: land } })
      return
    }
    strike(s, f, fort ?? land[0] ?? null, go)
    return
  }
  if (result === 'DD') for (const id of targets) demoralize(s, go, id, 'M.BB.8')
  over(s, f, go)
}

/** M.BB.8: one unit is lost, the rest Demoralized. */
function strike(s: Wars, f: Firing, lost: UnitId | null, go: Go): void {
  const { aim, shooting } = f.local
  if (lost !== null) {
    if (isType(lost, 'fortification')) countFort(s, go, lost, countriesOf(s, shooting))
    eliminate(s, go, lost, 'M.BB.8')
  }
  if (aim !== null) for (const id of barrageOf(s, aim, shooting, f.side).targets) demoralize(s, go, id, 'M.BB.8')
  over(s, f, go)
}

const countriesOf = (s: Wars, units: readonly UnitId[]): Country[] => [
  ...new Set(units.flatMap(id => countryOf(s, id) ?? [])),
]

function over(s: Wars, f: Firing, go: Go): void {
  f.local.aim = null
  f.local.shooting = []
  f.local.waits = null
  sweepTrenches(s, go)
  if (!canGoOn(s, f)) go.end()
}

/** E5, D83: declared fire shows guns and targets, and ends an armistice of those under it. */
function open(s: Wars, f: Firing, where: HexId, guns: readonly UnitId[], go: Go): void {
  const { targets } = barrageOf(s, where, guns, f.side)
  const covered = [...guns, ...targets].filter(id => !unitOf(s, id).open)
  if (covered.length > 0) go.reveal()
  putUnits(s, covered, () => ({ open: true }))
  s.bombarded = [...s.bombarded, ...guns]
  for (const country of countriesOf(s, targets)) liftArmistice(s, go, country)
}

function forecast(s: Wars, f: Firing): Forecast | null {
  const { target, joined } = f.local
  if (target === null || joined.length === 0) return null
  const barrage = barrageOf(s, target, joined, f.side)
  if (barrage.targets.length === 0) return null
  const { total, shifts, column, modifier } = barrageOdds(s, barrage)
  const { outcomes } = distribution(roll => readBarrage(s, barrage, roll(6, 'bombardment')).result)
  const words = { NE: 'no effect', DD: 'all Demoralized', FE: 'one lost, the rest Demoralized' }
  return {
    title: `${total} factors at ${hexName(target)}`,
    modifiers: [...shifts, { label: 'best cadres (die)', value: modifier, rule: 'M.BB.2a' }],
    chart: { id: 'crt-bombardment', column: bombardmentResults.columns[column] as string },
    results: outcomes.map(({ value, chance }) => ({ code: value, chance, label: words[value] })),
  }
}

/** M.BB: guns fire one target after the other, each gun once. */
export const bombard = step<Wars, Args, Local>({
  seat: 'private',
  args: shape.fields({ fire: shape.oneOf('offensive', 'defensive') }),
  local: shape.fields({
    target: shape.nullable(hex),
    joined: unitList,
    shooting: unitList,
    aim: shape.nullable(hex),
    waits: shape.nullable(shape.oneOf('supply', 'screen', 'casualty', 'retreat')),
  }),
  fresh: () => ({ target: null, joined: [], shooting: [], aim: null, waits: null }),
  enter(s, f, go) {
    if (f.args.fire === 'offensive') s.bombarded = []
    if (!canGoOn(s, f)) go.end()
  },
  resume(s, f, value, go) {
    const { waits, aim, shooting } = f.local
    if (waits === 'supply') {
      const without = Array.isArray(value) ? value : []
      f.local.shooting = shooting.filter(id => !without.includes(id))
      if (f.local.shooting.length === 0) over(s, f, go)
      else prepare(s, f, go)
    } else if (waits === 'screen' && aim !== null) {
      if (value !== ESCAPED) return prepare(s, f, go)
      f.local.waits = 'retreat'
      const { targets } = barrageOf(s, aim, shooting, f.side)
      go.ask({ step: 'retreat', side: otherSide(f.side), args: { units: targets } })
    } else if (waits === 'casualty') strike(s, f, typeof value === 'number' ? (value as UnitId) : null, go)
    else over(s, f, go)
  },
  prompt: (_s, f) => ({
    text:
      f.local.target === null
        ? `${f.args.fire === 'offensive' ? 'Offensive' : 'Defensive'} Bombardment: pick a hex, or end it`
        : `Bombard ${hexName(f.local.target)} with ${f.local.joined.length} units`,
    rule: f.args.fire === 'offensive' ? 'M.BB.3' : 'M.BB.4',
    waiting: 'aims the artillery',
  }),
  answers: {
    ...declaring<Wars, Args, Local>({
      rule: 'M.BB.2b',
      targets: (s, f) => hexesHeldBy(s, otherSide(f.side)),
      whyNotTarget: (s, f, where) => whyNotAimAt(s, where, f.side, f.args.fire),
      candidates: (s, f, target) => gunsBeside(s, target, f.side, f.args.fire),
      usual: (s, f, target) => gunsAgainst(s, target, f.side, f.args.fire),
      whyNotJoin: (s, f, id, target) => whyNotBombard(s, id, target, f.side, f.args.fire),
      targetLabel: where => `Bombard ${hexName(where)}`,
      joinLabel: (id, isIn) => `${isIn ? 'Withhold' : 'Add'} ${nameOf(id)}`,
      launchLabel: target => `Fire at ${hexName(target)}`,
      launch(s, f, target, joined, go) {
        f.local.aim = target
        f.local.shooting = joined
        open(s, f, target, joined, go)
        prepare(s, f, go)
      },
    }),
    fleet: placingFleet<Args, Local>(
      f => f.args.fire === 'defensive' && refusal('M.BB.4', 'the Fleet fires in attack only'),
    ),
    end: plain<Wars, Args, Local>({
      intent: 'pass',
      label: 'End Bombardment',
      leaves: (s, f) => (aimsOf(s, f.side, f.args.fire).length > 0 ? 'guns that could fire' : null),
      do: (_s, _f, go) => go.end(),
    }),
  },
  primary: (s, f) =>
    f.local.target !== null && f.local.joined.length > 0
      ? 'launch'
      : aimsOf(s, f.side, f.args.fire).length === 0
        ? 'end'
        : null,
  unmoved: (s, f) =>
    aimsOf(s, f.side, f.args.fire).map(at => ({
      units: gunsAgainst(s, at, f.side, f.args.fire),
      take: { kind: 'target', hex: at },
      at,
    })),
  focus: (_s, f) => ({ hand: f.local.joined, targets: f.local.target === null ? [] : [f.local.target] }),
  battle: { stage: 'Bombard', onMap: true },
  forecast,
})

/** M.BB.8: the owner picks who is lost, where no Fortification stands. */
export const casualty = step<Wars, { readonly units: readonly UnitId[] }>({
  seat: 'open',
  args: shape.fields({ units: unitList }),
  prompt: (s, f) => ({
    text: `Bombarded at ${hexName(hexOf(s, f.args.units[0] as UnitId) as HexId)}: pick the unit that is lost`,
    rule: 'M.BB.8',
    waiting: 'picks a loss',
  }),
  answers: {
    lose: ofUnit({
      title: 'Who is lost',
      intent: 'act',
      among: (_s, f) => f.args.units,
      whyNot: (_s, f, id) => !f.args.units.includes(id) && refusal('M.BB.8', `${nameOf(id)} was not hit`, { unit: id }),
      label: id => `${nameOf(id)} is lost`,
      do: (_s, _f, id, go) => go.end(id),
    }),
  },
  primary: () => null,
  battle: { stage: 'Losses', onMap: true },
  needs: (_s, f) => f.args.units.length > 1,
})
