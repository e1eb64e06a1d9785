import { NO_BIDS, openBids, withBid } from '../../../core/army/sealed-bids'
import { ofPick, plain } from '../../../core/engine/answer'
import { automatic, step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { firstOf, refusal } from '../../../core/engine/step'
import { type HexId, otherSide, type Side, type UnitId } from '../../../core/ids'
import { lookUp } from '../../../core/results-table'
import * as shape from '../../../core/save/shape'
import { unitsOnMap } from '../board'
import { type OperationResult, operationsTable } from '../charts/diplomacy'
import { countriesOn, countryOf, isInWar, landAt, nameOf, powersInPlay } from '../countries'
import { COUNTRIES, type Country } from '../forces/counter'
import { FOG, isChosen } from '../forces/options'
import { changeMorale } from '../politics/morale'
import { type Go, hexOf, isDemoralized, isType, putUnit, putUnits, unit, unitOf, type Wars } from '../state'

export const OPERATIONS = ['espionage', 'propaganda', 'assassination', 'subversion'] as const
export type Operation = (typeof OPERATIONS)[number]

/** What is named: a country, or for an assassination an HQ. */
const plan = shape.record({
  what: shape.oneOf(...OPERATIONS),
  country: shape.nullable(shape.oneOf(...COUNTRIES)),
  unit: shape.nullable(unit),
})
export type Plan = shape.ShapeOf<typeof plan>

/** M.SO.4: enemy units on the soil of a country that are not seen. */
const unseenIn = (s: Wars, side: Side, country: Country): UnitId[] =>
  unitsOnMap(s, otherSide(side)).filter(id => !unitOf(s, id).open && landAt(s, hexOf(s, id) as HexId).includes(country))

/** Countries that an operation can name. */
export function countriesFor(s: Wars, side: Side, what: Operation): readonly Country[] {
  if (what === 'espionage') return isChosen(s, FOG) ? COUNTRIES.filter(name => s.countries[name].side !== null) : []
  if (what === 'propaganda') return COUNTRIES.filter(name => isInWar(s, name))
  return what === 'subversion' ? countriesOn(s, side) : []
}

/** M.SO.6: enemy HQs in good order that are seen. */
export const victims = (s: Wars, side: Side): UnitId[] =>
  unitsOnMap(s, otherSide(side)).filter(
    id => isType(id, 'hq') && !isDemoralized(s, id) && (unitOf(s, id).open || !isChosen(s, FOG)),
  )

const LEAST = -1
const MOST = 4

/** M.SO.T: by attacking Agents less defending ones, and the modified die. */
export const operationResult = (difference: number, die: number): OperationResult =>
  lookUp(operationsTable, Math.min(MOST, Math.max(LEAST, difference)) - LEAST, die).result

/** M.SO.10, D49: one for each power whose units are in play on the attacker's side. */
export const powerBonus = (s: Wars, side: Side): number => powersInPlay(s, side).length

export const targetName = ({ country, unit }: Plan): string => country ?? (unit === null ? '' : nameOf(unit))

function propaganda(s: Wars, go: Go, side: Side, country: Country, points: number): void {
  const own = s.countries[country].side === side
  changeMorale(s, go, country, own ? points : -points, 'propaganda', 'M.SO.5')
}

function assassination(s: Wars, go: Go, unit: UnitId, result: OperationResult): void {
  const country = countryOf(s, unit)
  if (result === 'S2') putUnit(s, unit, { demoralized: true })
  else if (country !== null) changeMorale(s, go, country, 1, 'a failed assassination', 'M.SO.6')
}

/** M.SO.4-M.SO.7: what a success does. */
export function carryOut(s: Wars, go: Go, side: Side, { what, country, unit }: Plan, result: OperationResult): void {
  if (result === 'N') return
  if (what === 'espionage' && country !== null) {
    putUnits(s, unseenIn(s, side, country), () => ({ open: true }))
    go.reveal()
  }
  if (what === 'propaganda' && country !== null) propaganda(s, go, side, country, result === 'S2' ? 2 : 1)
  if (what === 'assassination' && unit !== null) assassination(s, go, unit, result)
  if (what === 'subversion' && country !== null && result === 'S2')
    s.subversion = [...s.subversion, { country, payer: otherSide(side) }]
}

type Local = { stage: 'agents' | 'morale'; modifier: number }

/** M.SO.3: both commit Agents unseen, both may spend a Morale Point, and the die decides. */
export const operation = automatic<Wars, Plan, Local>({
  args: plan,
  local: shape.fields({ stage: shape.oneOf('agents', 'morale'), modifier: shape.whole(-1, 1) }) as shape.Shape<Local>,
  fresh: () => ({ stage: 'agents', modifier: 0 }),
  enter(s, f, go) {
    s.bids = NO_BIDS
    go.ask({ step: 'agents', side: f.side, args: f.args }, { step: 'agents', side: otherSide(f.side), args: f.args })
  },
  resume(s, f, value, go) {
    if (f.local.stage === 'morale' && typeof value === 'number') f.local.modifier += value
    if (go.pending > 0) return
    if (f.local.stage === 'agents') {
      f.local.stage = 'morale'
      // Who is not asked for Agents had none to give.
      go.reveal()
      go.ask(
        { step: 'operationMorale', side: f.side, args: { attacks: true } },
        { step: 'operationMorale', side: otherSide(f.side), args: { attacks: false } },
      )
      return
    }
    resolve(s, f, go)
    go.end()
  },
})

function resolve(s: Wars, f: Frame<Plan, Local>, go: Go): void {
  const bids = openBids(s.bids)
  s.bids = NO_BIDS
  go.reveal()
  // M.SO.2a: used Agents are gone.
  s.agents = [s.agents[0] - bids[0], s.agents[1] - bids[1]]
  const total = go.roll(6, 'the secret operation') + f.local.modifier + powerBonus(s, f.side)
  const agents = [bids[f.side], bids[otherSide(f.side)]] as const
  const result = operationResult(agents[0] - agents[1], total)
  const { what } = f.args
  go.log('operation', { side: f.side, what, target: targetName(f.args), agents, total, result }, 'M.SO.3')
  carryOut(s, go, f.side, f.args, result)
}

const NUMBERS = Array.from({ length: 100 }, (_, n) => n)

/** D73: the attacker commits one at least. */
const least = (f: Frame<Plan, null>, active: Side): number => (f.side === active ? 1 : 0)

/** M.SO.3, M.SO.8: written unseen. */
export const agents = step<Wars, Plan>({
  seat: 'private',
  args: plan,
  enter(s, f, go) {
    if (s.agents[f.side] > least(f, s.active)) return
    s.bids = withBid(s.bids, f.side, s.agents[f.side])
    go.end()
  },
  prompt: (s, f) => ({
    text: `${f.args.what === 'espionage' ? 'Espionage' : `A secret operation (${f.args.what})`} against ${targetName(f.args)}: commit ${least(f, s.active)} to ${s.agents[f.side]} Agents; all are used up`,
    rule: 'M.SO.3',
    waiting: 'is committing Agents',
  }),
  answers: {
    commit: ofPick({
      title: 'Agents',
      intent: 'spend',
      rule: 'M.SO.3',
      values: NUMBERS,
      among: (s, f) => NUMBERS.slice(least(f, s.active), s.agents[f.side] + 1),
      whyNot: (s, f, n) =>
        firstOf(
          () => n > s.agents[f.side] && refusal('M.SO.2a', `you have ${s.agents[f.side]}`),
          () => n < least(f, s.active) && refusal('M.SO.3', 'one Agent at least', undefined, 'D73'),
        ),
      label: n => `Commit ${n}`,
      do(s, f, n, go) {
        s.bids = withBid(s.bids, f.side, n)
        go.end()
      },
    }),
  },
  primary: () => null,
})

const withMorale = (s: Wars, side: Side): Country[] => countriesOn(s, side).filter(name => s.morale[name] > 0)

type Spending = { readonly attacks: boolean }

/** M.SO.10, D48: a Morale Point of any one country for or against the die. */
export const operationMorale = step<Wars, Spending>({
  args: shape.fields({ attacks: shape.flag }) as shape.Shape<Spending>,
  enter(s, f, go) {
    if (withMorale(s, f.side).length === 0) go.end(0)
  },
  prompt: (_s, f) => ({
    text: `Spend a Morale Point for ${f.args.attacks ? '+1' : '-1'} on the die?`,
    rule: 'M.SO.10',
    ruling: 'D48',
    waiting: 'may spend a Morale Point',
  }),
  answers: {
    spend: ofPick({
      title: 'Countries',
      intent: 'spend',
      rule: 'M.SO.10',
      values: COUNTRIES,
      among: (s, f) => withMorale(s, f.side),
      whyNot: (s, f, name) =>
        !withMorale(s, f.side).includes(name) && refusal('M.SO.10', `${name} has no Morale for you to spend`),
      label: name => `A point of ${name}`,
      do(s, f, name, go) {
        changeMorale(s, go, name, -1, 'spent on a secret operation', 'M.SO.10')
        go.end(f.args.attacks ? 1 : -1)
      },
    }),
    keep: plain({ intent: 'pass', label: 'Spend none', do: (_s, _f, go) => go.end(0) }),
  },
  primary: () => 'keep',
  needs: (s, f) => withMorale(s, f.side).length > 0,
})
