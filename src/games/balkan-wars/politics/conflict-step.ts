import { NO_BIDS, openBids, withBid } from '../../../core/army/sealed-bids'
import { distribution } from '../../../core/distribution'
import { ofPick, plain } from '../../../core/engine/answer'
import { automatic, step, yesNo } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { type Ask, type Forecast, type ForecastResult, refusal } from '../../../core/engine/step'
import { otherSide, type Side } from '../../../core/ids'
import { columnHolding, lookUp } from '../../../core/results-table'
import * as shape from '../../../core/save/shape'
import { type ConflictResult, conflictTable } from '../charts/diplomacy'
import { secondPlayer, sideName } from '../countries'
import { POWERS, type Power } from '../forces/counter'
import type { Go, Part, Wars } from '../state'
import { scoreGame, worldWar } from '../victory/endings'
import { alliesOf, ally, askOrEnd, bringOver, leastCommitment, makeNeutral, neutralPowers, strengthOf } from './powers'

/** What two totals come to, First Player's first. */
export const conflictResult = (first: number, second: number): ConflictResult =>
  lookUp(conflictTable, columnHolding(conflictTable.columns, second), first).result

const wordsOf = (s: Wars, result: ConflictResult): string => {
  const winner = sideName(s, result === '1D' || result === 'BP1' ? s.first : secondPlayer(s))
  if (result === 'C') return 'The war goes on'
  if (result === 'A') return 'Armistice: the game ends and is scored'
  if (result === 'WW') return 'World war: both sides lose'
  return result.startsWith('BP') ? `${winner}: a power of its choice` : `${winner}: a power by lot`
}

/** The chance of every result, when the First and the Second Player commit so much. */
export const conflictChances = (first: number, second: number): readonly ForecastResult[] =>
  distribution(roll => conflictResult(first + roll(6, 'first'), second + roll(6, 'second'))).outcomes.map(
    ({ value, chance }) => ({ label: value, chance, code: value }),
  )

/** What comes of it if a side commits so much and the other all it has. */
function outlookFor(s: Wars, side: Side, committed: number): readonly ForecastResult[] {
  const enemy = strengthOf(s, otherSide(side))
  const chances = side === s.first ? conflictChances(committed, enemy) : conflictChances(enemy, committed)
  return chances.map(each => ({ ...each, label: wordsOf(s, each.code as ConflictResult) }))
}

/** Columns of the table, by the Second Player's total, that the numbers still open may come to. */
function columnsInReach(s: Wars, side: Side, committed: number): { column: string; possible: string[] } {
  const second = secondPlayer(s)
  const [least, most] = side === second ? [committed, committed] : [leastCommitment(s, second), strengthOf(s, second)]
  const name = (total: number): string => conflictTable.columns[columnHolding(conflictTable.columns, total)] as string
  const totals = Array.from({ length: most - least + 6 }, (_, at) => least + 1 + at)
  // If he commits all and throws a middling die.
  return { column: name(most + 4), possible: [...new Set(totals.map(name))] }
}

function forecastFor(s: Wars, side: Side, committed: number): Forecast {
  const least = leastCommitment(s, side)
  return {
    title: `If the enemy commits all of his ${strengthOf(s, otherSide(side))}, and a die each`,
    chart: { id: 'diplomatic-conflict', ...columnsInReach(s, side, committed) },
    ...(least < committed
      ? {
          otherwise: {
            now: `You commit ${committed}`,
            label: `You commit ${least}`,
            results: outlookFor(s, side, least),
          },
        }
      : {}),
    modifiers: [
      { label: 'your strength', value: `${committed}`, rule: '3.5.1' },
      { label: 'enemy strength', value: `${strengthOf(s, otherSide(side))}`, rule: '3.5.1' },
    ],
    results: outlookFor(s, side, committed),
  }
}

const inPercent = (results: readonly ForecastResult[], code: ConflictResult): string =>
  `${Math.round(100 * (results.find(each => each.code === code)?.chance ?? 0))}%`

/** 3.5.2: the stronger is asked first, on a tie the First Player. */
export function declaresFirst(s: Part<'setting' | 'powers' | 'crisis' | 'first'>): Side {
  const other = secondPlayer(s)
  return strengthOf(s, other) > strengthOf(s, s.first) ? other : s.first
}

type Stage = { stage: 'first' | 'second' | 'bids' | 'prize' }

/** 3.5: whether there is a conflict, what each side puts into it, and what comes of it. */
export const conflict = automatic<Wars, null, Stage>({
  local: shape.fields({ stage: shape.oneOf('first', 'second', 'bids', 'prize') }),
  fresh: () => ({ stage: 'first' }),
  enter(s, f, go) {
    if (s.confrontation) open(s, f, go, true)
    else go.ask({ step: 'declareConflict', side: declaresFirst(s) })
  },
  resume(s, f, value, go) {
    if (f.local.stage === 'prize') {
      if (go.pending === 0) go.end()
    } else if (f.local.stage === 'bids') {
      if (go.pending === 0) resolve(s, f, go)
    } else if (value === true) open(s, f, go, false)
    else if (f.local.stage === 'first') {
      f.local.stage = 'second'
      go.ask({ step: 'declareConflict', side: otherSide(declaresFirst(s)) })
    } else go.end()
  },
})

/** 3.5.3, 3.5.5, E3: both write down what they commit; after a confrontation all of it. */
function open(s: Wars, f: Frame<null, Stage>, go: Go, forced: boolean): void {
  f.local.stage = 'bids'
  const by = forced ? s.first : declaresFirst(s)
  go.log('conflict', { side: by, forced, crisis: s.crisis }, forced ? '3.5.5' : '3.5.2')
  s.bids = forced ? [strengthOf(s, 0), strengthOf(s, 1)] : NO_BIDS
  if (forced) resolve(s, f, go)
  else go.ask({ step: 'commitStrength', side: s.first }, { step: 'commitStrength', side: secondPlayer(s) })
}

/** 3.5.6 */
function resolve(s: Wars, f: Frame<null, Stage>, go: Go): void {
  const committed = openBids(s.bids)
  s.bids = NO_BIDS
  go.reveal()
  const [first, second] = [s.first, secondPlayer(s)]
  const totals = [
    committed[first] + go.roll(6, 'the First Player in the conflict'),
    committed[second] + go.roll(6, 'the Second Player in the conflict'),
  ] as const
  const result = conflictResult(totals[0], totals[1])
  go.log('conflictResult', { totals, committed: [committed[first], committed[second]], result }, '3.5.6')
  f.local.stage = 'prize'
  if (result === 'A') scoreGame(s, go, 'the powers impose an armistice', 'DCT.A')
  else if (result === 'WW') worldWar(s, go)
  else if (result === 'C') go.end()
  else {
    const side = result === '1D' || result === 'BP1' ? first : second
    go.ask({ step: 'conflictPrize', side, args: { named: result.startsWith('BP') } })
  }
}

export const declareConflict = yesNo<Wars>({
  prompt: (s, f) => ({
    text: `Declare a Diplomatic Conflict? Your strength ${strengthOf(s, f.side)}, the enemy's ${strengthOf(s, otherSide(f.side))}`,
    rule: '3.5.2',
    ruling: 'D31',
    waiting: 'may declare a Diplomatic Conflict',
  }),
  yes: { kind: 'declare', label: 'Declare a conflict', intent: 'spend' },
  no: { kind: 'pass', label: 'No conflict' },
  decide: () => {},
  primary: () => 'pass',
  forecast: (s, f) => forecastFor(s, f.side, strengthOf(s, f.side)),
})

const NUMBERS = Array.from({ length: 41 }, (_, n) => n)

/** 3.5.3: written unseen. */
export const commitStrength = step<Wars>({
  seat: 'private',
  enter(s, f, go) {
    const most = strengthOf(s, f.side)
    if (leastCommitment(s, f.side) < most) return
    s.bids = withBid(s.bids, f.side, most)
    go.end()
  },
  prompt: (s, f) => ({
    text: `Commit ${leastCommitment(s, f.side)} to ${strengthOf(s, f.side)} of your strength; a die is added and none of it is spent`,
    rule: '3.5.3',
    ruling: 'E3',
    waiting: 'is committing strength',
  }),
  answers: {
    commit: ofPick({
      title: 'Strength',
      intent: 'act',
      rule: '3.5.3',
      values: NUMBERS,
      among: (s, f) => NUMBERS.filter(n => n >= leastCommitment(s, f.side) && n <= strengthOf(s, f.side)),
      whyNot: (s, f, n) =>
        n > strengthOf(s, f.side)
          ? refusal('3.5.3', `you have ${strengthOf(s, f.side)}`)
          : n < leastCommitment(s, f.side) && refusal('3.5.3', 'one at least for each power with units in play'),
      label: (n, s, f) => {
        const results = outlookFor(s, f.side, n)
        return `Commit ${n}: armistice ${inPercent(results, 'A')}, world war ${inPercent(results, 'WW')}`
      },
      short: n => `Commit ${n}`,
      do(s, f, n, go) {
        s.bids = withBid(s.bids, f.side, n)
        go.end()
      },
    }),
  },
  primary: () => null,
  battle: { stage: 'Commit' },
  forecast: (s, f) => forecastFor(s, f.side, strengthOf(s, f.side)),
})

type Prize = { readonly named: boolean }

type Powers = (s: Wars, side: Side) => Power[]
type Winning = (s: Wars, go: Go, power: Power, side: Side) => Ask[]

/** D33: powers that the winner could name to gain, and those that he could take from the enemy. */
const gains: Powers = (s, side) => POWERS.filter(power => s.powers[power].ally !== side)
const ofEnemy: Powers = (s, side) => alliesOf(s, otherSide(side))

const canWin = (s: Wars, { side, args: { named } }: Frame<Prize, null>): boolean =>
  (named ? gains(s, side) : neutralPowers(s)).length > 0 || ofEnemy(s, side).length > 0

/** DCT.BP1: the power that he names. */
const named = (title: string, why: string, powers: Powers, win: Winning) =>
  ofPick<Wars, Prize, null, Power>({
    title,
    intent: 'act',
    rule: 'DCT.BP1',
    values: POWERS,
    among: (s, f) => (f.args.named ? powers(s, f.side) : []),
    whyNot: (s, f, power) =>
      (!f.args.named || !powers(s, f.side).includes(power)) && refusal('DCT.BP1', `${power} is ${why}`),
    label: power => (title === 'Gain' ? `Gain ${power}` : `Make ${power} neutral`),
    do: (s, f, power, go) => askOrEnd(go, win(s, go, power, f.side)),
  })

/** DCT.1D: one of them by lot. */
const byLot = (label: string, why: string, powers: Powers, win: Winning) =>
  plain<Wars, Prize, null>({
    intent: 'act',
    seals: true,
    label,
    whyNot: (s, f) => (f.args.named || powers(s, f.side).length === 0) && refusal('DCT.1D', why),
    do(s, f, go) {
      const all = powers(s, f.side)
      askOrEnd(go, win(s, go, all[go.draw(all.length)] as Power, f.side))
    },
  })

/** DCT.1D, DCT.BP1: the winner gains a power or makes one of the enemy's neutral; by lot, or the one he names. */
export const conflictPrize = step<Wars, Prize>({
  args: shape.fields({ named: shape.flag }) as shape.Shape<Prize>,
  enter(s, f, go) {
    if (!canWin(s, f)) go.end()
  },
  resume(_s, _f, _value, go) {
    if (go.pending === 0) go.end()
  },
  prompt: (_s, f) => ({
    text: f.args.named
      ? 'Name a Great Power to gain, or one of the enemy’s to make neutral'
      : 'Gain a neutral power by lot, or make one of the enemy’s neutral by lot',
    rule: f.args.named ? 'DCT.BP1' : 'DCT.1D',
    ruling: 'D33',
    waiting: 'decides about a Great Power',
  }),
  answers: {
    gain: named('Gain', 'not yours to gain', gains, (s, go, power, side) => bringOver(s, go, power, side)),
    neutralise: named('Make neutral', 'not with the enemy', ofEnemy, makeNeutral),
    gainByLot: byLot(
      'Gain a neutral power',
      'there is no neutral power to draw',
      neutralPowers,
      (s, go, power, side) => {
        ally(s, go, power, side)
        return []
      },
    ),
    neutraliseByLot: byLot('Take one from the enemy', 'the enemy has no power', ofEnemy, makeNeutral),
  },
  primary: () => null,
  needs: canWin,
})
