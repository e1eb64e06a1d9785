import { focusOnHand, type InHand, onlyPlace, puttingBack } from '../../../core/army/deploying'
import { toggled } from '../../../core/army/lists'
import { ofBox, ofHex, ofPick, ofUnit, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { HexId, Side, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { mobilizationPoints } from '../charts/morale-and-mobilization'
import { countryOf, nameOf } from '../countries'
import { COUNTRIES, type Country } from '../forces/counter'
import { hexName } from '../map/geography'
import { changeMorale } from '../politics/morale'
import { secretOwner } from '../secrets/sight'
import { counterOf, type Go, type Ledger, onHex, putUnit, unit, type Wars } from '../state'
import {
  canPlace,
  charged,
  costOf,
  countableDepots,
  freeDepots,
  freeInDisplay,
  hasAgents,
  hasUse,
  ownPoints,
  purse,
  raisable,
  receivingDepot,
  sharedPoints,
  toMobilize,
} from './ledger'

type Local = InHand & { spent: boolean }
type F = Frame<null, Local>

const DISPLAY = 'off-map'

const NOTHING_YET: Ledger = { country: null, done: [], own: 0, shared: 0, leftOut: [], used: [], usedDisplay: 0 }
const ledgerOf = (s: Wars): Ledger => s.mobilizing ?? NOTHING_YET

const atHand = (s: Wars): Country | null => ledgerOf(s).country

function begin(s: Wars, side: Side, country: Country): void {
  s.mobilizing = { ...ledgerOf(s), country, own: ownPoints(s, country, side), leftOut: [] }
}

/** D74: Depots that were counted stay off the railway this turn; D75: what is left over lapses. */
function close(s: Wars): void {
  const { country, leftOut, done } = ledgerOf(s)
  if (country === null) return
  const counted = countableDepots(s, country).filter(id => !leftOut.includes(id))
  s.counted = [...new Set([...s.counted, ...counted])]
  s.mobilizing = { ...ledgerOf(s), country: null, own: 0, leftOut: [], done: [...done, country] }
}

/** The next country that can raise anything, or the end. */
function goOn(s: Wars, f: F, go: Go): void {
  f.local.picked = null
  f.local.spent = false
  const [next] = toMobilize(s, f.side, ledgerOf(s))
  if (next !== undefined) begin(s, f.side, next)
  else {
    s.mobilizing = null
    go.end()
  }
}

const canAfford = (s: Wars, id: UnitId): boolean => costOf(id) <= purse(ledgerOf(s))

function whyNotBuy(s: Wars, side: Side, id: UnitId): Refusal[] {
  const country = atHand(s)
  return firstOf(
    () => country === null && refusal('4.G.4', 'no country is at hand'),
    () => countryOf(s, id) !== country && refusal('4.G.4', `it is ${country}'s turn to mobilize`, { unit: id }),
    () =>
      country !== null &&
      !raisable(s, country).includes(id) &&
      refusal('4.2.1', 'it cannot be mobilized', { unit: id }),
    () => !canAfford(s, id) && refusal('4.3.1', `it costs ${costOf(id)}, you have ${purse(ledgerOf(s))}`, { unit: id }),
    () =>
      country !== null &&
      !canPlace(s, country, side, ledgerOf(s)) &&
      refusal('4.4.1', 'no Depot is free to receive it', { unit: id }, 'D75'),
  )
}

const whyNotRaise = (s: Wars, f: F): Refusal | Refusal[] =>
  f.local.picked === null ? refusal('4.4.1', 'pick a unit first') : whyNotBuy(s, f.side, f.local.picked)

const buyable = (s: Wars, side: Side): UnitId[] => {
  const country = atHand(s)
  return country === null ? [] : raisable(s, country).filter(id => whyNotBuy(s, side, id).length === 0)
}

function raise(s: Wars, f: F, id: UnitId, hex: HexId | null, go: Go): void {
  const country = atHand(s)
  if (country === null) return
  const paid = charged(ledgerOf(s), costOf(id))
  const depot = hex === null ? null : receivingDepot(s, country, paid, hex)
  s.mobilizing =
    depot === null ? { ...paid, usedDisplay: paid.usedDisplay + 1 } : { ...paid, used: [...paid.used, depot] }
  putUnit(s, id, { at: hex === null ? { is: 'display' } : onHex(hex), demoralized: false, open: false })
  if (hex !== null) s.fresh = [...s.fresh, id]
  go.log('mobilized', { unit: id, hex, cost: costOf(id), owner: secretOwner(s, id) }, '4.3.1')
  f.local.picked = null
  f.local.spent = true
  if (!hasUse(s, country, f.side, ledgerOf(s))) {
    close(s)
    goOn(s, f, go)
  }
}

/** 4: country by country, Depots are counted, units bought and put on Depots. */
export const mobilize = step<Wars, null, Local>({
  seat: 'private',
  local: shape.fields({ picked: shape.nullable(unit), spent: shape.flag }) as shape.Shape<Local>,
  fresh: () => ({ picked: null, spent: false }),
  enter(s, f, go) {
    const shared = sharedPoints(s, f.side)
    s.bank = f.side === 0 ? [0, s.bank[1]] : [s.bank[0], 0]
    s.mobilizing = { ...NOTHING_YET, shared }
    goOn(s, f, go)
  },
  prompt(s, f) {
    const { country, own, shared } = ledgerOf(s)
    return {
      text:
        f.local.picked === null
          ? `${country}: ${own} points of its own, ${shared} from the powers; raise units`
          : `${nameOf(f.local.picked)}: pick a Depot`,
      rule: '4.G.3',
      ruling: 'D75',
      waiting: 'is mobilizing',
    }
  },
  answers: {
    pick: ofUnit({
      title: 'Units',
      intent: 'pick',
      among: (s, f) => buyable(s, f.side).filter(id => f.local.picked !== id),
      whyNot: (s, f, id) =>
        firstOf(
          () => f.local.picked === id && refusal('4.4.1', 'it is picked already', { unit: id }),
          () => whyNotBuy(s, f.side, id),
        ),
      label: id => `Raise ${nameOf(id)}`,
      cost: (_s, _f, id) => costOf(id),
      costIn: 'RP',
      do(_s, f, id) {
        f.local.picked = id
      },
    }),
    to: ofHex({
      title: 'Depots',
      intent: 'act',
      among: (s, f) => {
        const country = atHand(s)
        return country === null || f.local.picked === null ? [] : freeDepots(s, country, f.side, ledgerOf(s))
      },
      whyNot: (s, f, hex) =>
        firstOf(
          () => whyNotRaise(s, f),
          () =>
            !freeDepots(s, atHand(s) as Country, f.side, ledgerOf(s)).includes(hex) &&
            refusal('4.4.1', 'no free Depot is there', { hex }),
        ),
      label: hex => hexName(hex),
      do: (s, f, hex, go) => raise(s, f, f.local.picked as UnitId, hex, go),
    }),
    toDisplay: ofBox({
      title: 'Display',
      intent: 'act',
      among: (s, f) => (f.local.picked !== null && atHand(s) !== null ? [DISPLAY] : []),
      whyNot: (s, f, box) =>
        firstOf(
          () => box !== DISPLAY && refusal('4.4.1', 'units are raised on Depots'),
          () => whyNotRaise(s, f),
          () =>
            freeInDisplay(s, atHand(s) as Country, ledgerOf(s)) === 0 &&
            refusal('4.4.1', 'no Depot of the Display is free', undefined, 'D24'),
        ),
      label: () => 'To the Display',
      do: (s, f, _box, go) => raise(s, f, f.local.picked as UnitId, null, go),
    }),
    back: puttingBack('4.4.1'),
    turnTo: ofPick({
      title: 'Another country first',
      intent: 'act',
      rule: '4.G.4',
      values: COUNTRIES,
      among: (s, f) => toMobilize(s, f.side, ledgerOf(s)).filter(name => name !== atHand(s)),
      whyNot: (s, f, name) =>
        firstOf(
          () => f.local.spent && refusal('4.G.4', `finish ${atHand(s)} first`),
          () =>
            (name === atHand(s) || !toMobilize(s, f.side, ledgerOf(s)).includes(name)) &&
            refusal('4.G.4', `${name} has nothing to raise now`),
        ),
      label: name => `${name} first`,
      do(s, f, name) {
        f.local.picked = null
        begin(s, f.side, name)
      },
    }),
    leaveOut: ofUnit({
      title: 'Depots',
      intent: 'act',
      among: s => countableDepots(s, atHand(s) as Country),
      whyNot: (s, f, id) =>
        firstOf(
          () => f.local.spent && refusal('4.1.1', 'Depots are counted before anything is bought', { unit: id }, 'D74'),
          () =>
            !countableDepots(s, atHand(s) as Country).includes(id) &&
            refusal('4.1.1', 'it is no Depot that counts', { unit: id }),
        ),
      label: (id, s) => `${ledgerOf(s).leftOut.includes(id) ? 'Count' : 'Do not count'} ${nameOf(id)}`,
      do(s, f, id) {
        const ledger = ledgerOf(s)
        const country = ledger.country as Country
        const leftOut = toggled(ledger.leftOut, id)
        s.mobilizing = { ...ledger, leftOut, own: ownPoints(s, country, f.side, leftOut) }
      },
    }),
    spendMorale: plain({
      intent: 'spend',
      label: 'Morale Point for 2 points',
      whyNot: s =>
        firstOf(
          () => atHand(s) === null && refusal('4.1.2', 'no country is at hand'),
          () => s.morale[atHand(s) as Country] === 0 && refusal('4.1.2', `${atHand(s)} has no Morale to spend`),
        ),
      do(s, f, go) {
        const country = atHand(s) as Country
        changeMorale(s, go, country, -1, 'spent on mobilization', '4.1.2')
        s.mobilizing = { ...ledgerOf(s), own: ledgerOf(s).own + mobilizationPoints.perMoralePoint }
        f.local.spent = true
      },
    }),
    agent: plain({
      intent: 'spend',
      label: 'Hire an Agent',
      cost: () => mobilizationPoints.agent,
      costIn: 'RP',
      whyNot: s =>
        firstOf(
          () => !hasAgents(s) && refusal('M.SO.2b', 'there are no Secret Operations in this game'),
          () => purse(ledgerOf(s)) < mobilizationPoints.agent && refusal('M.SO.2b', 'an Agent costs two points'),
        ),
      do(s, f, go) {
        s.mobilizing = charged(ledgerOf(s), mobilizationPoints.agent)
        s.agents = f.side === 0 ? [s.agents[0] + 1, s.agents[1]] : [s.agents[0], s.agents[1] + 1]
        go.log('agents', { side: f.side, owner: f.side, count: s.agents[f.side] }, 'M.SO.2b')
        f.local.spent = true
      },
    }),
    finish: plain({
      intent: 'pass',
      label: s => `No more for ${atHand(s)}`,
      leaves(s, f) {
        const left = buyable(s, f.side).length
        return left === 0 ? null : `${purse(ledgerOf(s))} points, and units to raise with them`
      },
      do(s, f, go) {
        close(s)
        goOn(s, f, go)
      },
    }),
  },
  primary(s, f) {
    if (f.local.picked !== null) return onlyPlace(freeDepots(s, atHand(s) as Country, f.side, ledgerOf(s)))
    const [best] = buyable(s, f.side).toSorted((a, b) => counterOf(b).combat - counterOf(a).combat)
    return best === undefined ? 'finish' : { kind: 'pick', unit: best }
  },
  unmoved: (s, f) => buyable(s, f.side).map(unit => ({ units: [unit], take: { kind: 'pick', unit } })),
  focus: focusOnHand,
  needs: s => s.mobilizing?.country != null,
})
