import { ofPick, plain } from '../../../core/engine/answer'
import { automatic, step, yesNo } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { type Ask, refusal } from '../../../core/engine/step'
import { otherSide, type Side, type UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { unitsIn } from '../board'
import { displayOf } from '../charts'
import { commitmentPrice, UNITS_IN_PLAY } from '../charts/diplomacy'
import { MOST_MORALE } from '../charts/morale-and-mobilization'
import { countriesOn, powerOf, powersInPlay, sideOf } from '../countries'
import { ARMED_POWERS, type ArmedPower, COUNTRIES, type Country, POWERS, type Power } from '../forces/counter'
import { FLEET, GERMAN_HQ, unitIds } from '../forces/counters'
import { type Go, hexOf, isArmedPower, type Part, type Place, putUnit, putUnits, unitOf, type Wars } from '../state'
import { changeMorale } from './morale'

export const alliesOf = (s: Part<'powers'>, side: Side): Power[] =>
  POWERS.filter(power => s.powers[power].ally === side)
export const neutralPowers = (s: Part<'powers'>): Power[] => POWERS.filter(power => s.powers[power].ally === null)

/** 3.4.1, D31: Morale Points of a turn. */
export const moraleGift = (s: Part<'setting' | 'powers' | 'crisis'>, side: Side): number =>
  s.crisis ? 0 : alliesOf(s, side).reduce((sum, power) => sum + displayOf(s)[power].strength, 0)

/** 3.5.1, D31 */
export const strengthOf = (s: Part<'setting' | 'powers' | 'crisis'>, side: Side): number =>
  s.crisis ? 0 : moraleGift(s, side) + powersInPlay(s, side).length * UNITS_IN_PLAY

/** 3.5.3, D31: one for each power with units in play. */
export const leastCommitment = (s: Part<'setting' | 'powers' | 'crisis'>, side: Side): number =>
  s.crisis ? 0 : Math.min(powersInPlay(s, side).length, strengthOf(s, side))

/** 4.1.4 */
export const powerPoints = (s: Part<'setting' | 'powers' | 'crisis'>, side: Side): number =>
  s.crisis ? 0 : alliesOf(s, side).reduce((sum, power) => sum + displayOf(s)[power].mobilization, 0)

/** Units of a power that are anywhere in the game. */
export const unitsOfPower = (s: Wars, power: ArmedPower): UnitId[] =>
  unitIds.filter(id => powerOf(s, id) === power && !['absent', 'gone'].includes(unitOf(s, id).at.is))

/** 3.2.3: powers whose units a side could take now. */
export const committable = (s: Wars, side: Side): ArmedPower[] =>
  alliesOf(s, side)
    .filter(isArmedPower)
    .filter(power => !s.powers[power].committed && unitsOfPower(s, power).length > 0)

const put = (s: Wars, power: Power, ally: Side | null, committed: boolean): void => {
  s.powers = { ...s.powers, [power]: { ally, committed } }
}

function pay(s: Wars, side: Side, points: number): void {
  s.paid = side === 0 ? [s.paid[0] + points, s.paid[1]] : [s.paid[0], s.paid[1] + points]
}

/** What has to be placed is asked about; then the step ends. */
export const askOrEnd = (go: Go, asks: readonly Ask[]): void => (asks.length > 0 ? go.ask(...asks) : go.end())

const placing = (side: Side, units: readonly UnitId[], why: 'power' | 'home'): Ask[] =>
  units.length === 0 ? [] : [{ step: 'place', side, args: { units, why } }]

/** 3.2.3-3.2.6: all its units come into play, and their price is paid. */
export function commit(s: Wars, go: Go, power: ArmedPower, side: Side, takenOver = false): Ask[] {
  const points = commitmentPrice[power]
  put(s, power, side, true)
  pay(s, side, points)
  go.log('powerCommitted', { power, side, points, takenOver }, '3.2.3')
  if (power === 'Britain') commitFleet(s, side)
  return power === 'Germany' && unitOf(s, GERMAN_HQ).at.is === 'holding' ? placing(side, [GERMAN_HQ], 'power') : []
}

/** 3.2.4, D42: the first Fleet of the League carries one landing more. */
function commitFleet(s: Wars, side: Side): void {
  if (unitOf(s, FLEET).at.is === 'holding') putUnit(s, FLEET, { at: { is: 'pool' } })
  if (side === 0 && !s.landings.fleetCame) s.landings = { ...s.landings, fleet: 1, fleetCame: true }
}

/** 3.2.1, 3.2.11: a power that has no units in play changes nothing but its marker. */
export function ally(s: Wars, go: Go, power: Power, side: Side | null): void {
  const from = s.powers[power].ally
  put(s, power, side, false)
  go.log('powerAllied', { power, side, from }, '3.2.11')
}

/** D34: its units go home; the Austro-Hungarians where their former holder puts them. */
function sendHome(s: Wars, go: Go, power: ArmedPower, former: Side): Ask[] {
  const units = unitsOfPower(s, power).filter(id => unitOf(s, id).at.is !== 'holding')
  go.log('powerHome', { power, units }, '3.2.12')
  putUnits(s, units, () => ({ at: { is: 'holding' }, demoralized: false, open: false }))
  s.fresh = s.fresh.filter(id => !units.includes(id))
  return power === 'Austro-Hungary' ? placing(former, units, 'home') : []
}

/** D34: a power with units in play becomes neutral. */
export function makeNeutral(s: Wars, go: Go, power: Power): Ask[] {
  const { ally: former, committed } = s.powers[power]
  ally(s, go, power, null)
  return committed && former !== null && isArmedPower(power) ? sendHome(s, go, power, former) : []
}

/** BP: a power comes over; whoever holds it now says whether he takes its units too. */
export function bringOver(s: Wars, go: Go, power: Power, to: Side): Ask[] {
  const { committed } = s.powers[power]
  if (!committed || !isArmedPower(power)) {
    ally(s, go, power, to)
    return []
  }
  return [{ step: 'changeSides', side: to, args: { power } }]
}

/** D34: he pays, and they stay where they are but for those that stand among his enemies. */
function take(s: Wars, go: Go, power: ArmedPower, to: Side): Ask[] {
  go.log('powerAllied', { power, side: to, from: otherSide(to) }, '3.2.12')
  const asks = commit(s, go, power, to, true)
  const stacked = unitsOfPower(s, power).filter(id => {
    const hex = hexOf(s, id)
    return hex !== null && unitsIn(s, hex).some(other => sideOf(s, other) === otherSide(to))
  })
  const at: Place = power === 'Britain' ? { is: 'pool' } : { is: 'holding' }
  putUnits(s, stacked, () => ({ at, demoralized: false, open: false }))
  const landed = stacked.filter(id => id !== FLEET)
  return [...asks, ...placing(to, landed, power === 'Austro-Hungary' ? 'home' : 'power')]
}

const UNITS: { readonly [power in ArmedPower]: string } = {
  'Austro-Hungary': 'the 15th Mountain Corps',
  Germany: 'the German HQ',
  Britain: 'the British Fleet',
}

function endIfAllAreTaken(s: Wars, side: Side, go: Go): void {
  if (go.pending === 0 && committable(s, side).length === 0) go.end()
}

/** 3.2.3, D64: the units of allied powers may be taken, all of a power at once, for victory points. */
export const commitPower = step<Wars>({
  enter: (s, f, go) => endIfAllAreTaken(s, f.side, go),
  // What had to be placed has been.
  resume: (s, f, _value, go) => endIfAllAreTaken(s, f.side, go),
  prompt: () => ({
    text: 'Bring Great Power units into play? Their victory points are lost at once',
    rule: '3.2.3',
    ruling: 'D64',
    waiting: 'may take Great Power units',
  }),
  answers: {
    commit: ofPick({
      title: 'Great Powers',
      intent: 'spend',
      rule: '3.2.3',
      values: ARMED_POWERS,
      costIn: 'VP',
      among: (s, f) => committable(s, f.side),
      whyNot: (s, f, power) =>
        !committable(s, f.side).includes(power) && refusal('3.2.3', `${power} has no units that you could take`),
      label: power => `Take ${UNITS[power]}`,
      cost: (_s, _f, power) => commitmentPrice[power],
      do(s, f, power, go) {
        const asks = commit(s, go, power, f.side)
        if (asks.length > 0) go.ask(...asks)
        else endIfAllAreTaken(s, f.side, go)
      },
    }),
    keepOut: plain({ intent: 'pass', label: 'Keep them out', do: (_s, _f, go) => go.end() }),
  },
  primary: () => 'keepOut',
  needs: (s, f) => committable(s, f.side).length > 0,
})

type Args = { readonly power: ArmedPower }

/** D34: a power comes over with units in play. */
export const takeOver = yesNo<Wars, Args>({
  args: shape.fields({ power: shape.oneOf(...ARMED_POWERS) }) as shape.Shape<Args>,
  prompt: (_s, f) => ({
    text: `${f.args.power} comes over: take ${UNITS[f.args.power]} too, for ${commitmentPrice[f.args.power]} victory points?`,
    rule: '3.2.12',
    ruling: 'D34',
    waiting: 'may take over Great Power units',
  }),
  yes: { kind: 'take', label: 'Take them over', intent: 'spend' },
  no: { kind: 'sendHome', label: 'Send them home', intent: 'act', forGood: true },
  decide: () => {},
})

/** Asks, then does it: placing follows behind. */
export const changeSides = automatic<Wars, Args>({
  args: shape.fields({ power: shape.oneOf(...ARMED_POWERS) }) as shape.Shape<Args>,
  enter: (_s, f, go) => go.ask({ step: 'takeOver', side: f.side, args: { power: f.args.power } }),
  resume(s, f, value, go) {
    if (typeof value !== 'boolean') {
      if (go.pending === 0) go.end()
      return
    }
    const { power } = f.args
    // D34: without his pay they go home.
    const asks = value ? take(s, go, power, f.side) : sendHome(s, go, power, otherSide(f.side))
    if (!value) ally(s, go, power, f.side)
    askOrEnd(go, asks)
  },
})

type Local = { left: number }

/** D32: those in the war that have room; what is over 10 is lost. */
const needy = (s: Wars, side: Side): Country[] => countriesOn(s, side).filter(name => s.morale[name] < MOST_MORALE)
const isShared = (s: Wars, f: Frame<null, Local>): boolean => f.local.left === 0 || needy(s, f.side).length === 0

/** Who gets the points, one after the other to the lowest. */
function sharedOut(s: Wars, side: Side, left: number): Country[] {
  const morale = { ...s.morale }
  const lifted: Country[] = []
  for (let n = 0; n < left; n++) {
    const [low] = needy({ ...s, morale }, side).sort((a, b) => morale[a] - morale[b])
    if (low === undefined) break
    morale[low]++
    lifted.push(low)
  }
  return lifted
}

function give(s: Wars, local: Local, country: Country, go: Go): void {
  changeMorale(s, go, country, 1, 'help from the Great Powers', '3.4.1')
  local.left--
}

/** 3.4.1: Morale Points from the allied powers, shared among the side's countries. */
export const giveMorale = step<Wars, null, Local>({
  local: shape.fields({ left: shape.whole(0, 99) }),
  fresh: () => ({ left: 0 }),
  enter(s, f, go) {
    f.local.left = moraleGift(s, f.side)
    const only = needy(s, f.side)
    if (only.length === 1) while (!isShared(s, f)) give(s, f.local, only[0] as Country, go)
    if (isShared(s, f)) go.end()
  },
  prompt: (_s, f) => ({
    text: `${f.local.left} Morale ${f.local.left === 1 ? 'Point' : 'Points'} from the Great Powers: who gets ${f.local.left === 1 ? 'it' : 'them'}?`,
    rule: '3.4.1',
    ruling: 'D32',
    waiting: 'is sharing out Morale Points',
  }),
  answers: {
    give: ofPick({
      title: 'Countries',
      intent: 'act',
      rule: '3.4.1',
      values: COUNTRIES,
      among: (s, f) => needy(s, f.side),
      whyNot: (s, f, name) =>
        !needy(s, f.side).includes(name) && refusal('10.3.4', `${name} can gain no Morale from you`),
      label: (name, s) => `${name} to ${s.morale[name] + 1}`,
      do(s, f, name, go) {
        give(s, f.local, name, go)
        if (isShared(s, f)) go.end()
      },
    }),
    share: plain({
      intent: 'act',
      label: (s, f) => `Lift ${[...new Set(sharedOut(s, f.side, f.local.left))].join(' and ')}`,
      short: () => 'Lift the lowest',
      do(s, f, go) {
        for (const low of sharedOut(s, f.side, f.local.left)) give(s, f.local, low, go)
        go.end()
      },
    }),
  },
  primary: () => 'share',
  needs: (s, f) => !isShared(s, f),
})
