import { createEngine } from '../../../src/core/engine/engine'
import { focusOf } from '../../../src/core/engine/hand'
import { owedFrame } from '../../../src/core/engine/state'
import type { Action, Choice } from '../../../src/core/engine/step'
import type { HexId } from '../../../src/core/ids'
import { type GameRecord, play } from '../../../src/core/save/record'
import { writeSave } from '../../../src/core/save/save-file'
import { balkanFront } from '../../../src/games/balkan-front'
import { planBattle, targetsOf, usualAgainst } from '../../../src/games/balkan-front/combat/attack'
import { oddsOf } from '../../../src/games/balkan-front/combat/odds'
import { look } from '../../../src/games/balkan-front/look'
import { hexesApart, hexNumber } from '../../../src/games/balkan-front/map/geography'
import { overstacked } from '../../../src/games/balkan-front/stacking'
import type { Front } from '../../../src/games/balkan-front/state'
import { placeChoices } from '../../../src/ui/screens/table/choices-by-place'
import { setUp } from '../../e2e/table/front-save'
import { question } from '../../e2e/table/table-page'
import { type ClickRow, found } from '../click-row'
import type { ClickingHand } from '../clicking-hand'

const MOVES = 60
const ATTACKS = 15
const MOST_PASSES = 60
const ROUNDS = 4
/** Attacks so far from each other do not change each other. */
const APART = 3
/** 3:1 */
const LEAST_COLUMN = 6

type Move = { readonly from: string; readonly to: string }
type Turn = { readonly moves: readonly Move[]; readonly attacks: readonly string[] }

const engine = createEngine(balkanFront)
const sheetless = (hex: HexId): string => hexNumber(hex).replace('14A:', '')

/** The regular Axis turn of Apr I 41, at its movement phase: everything before it is let be. */
function axisTurn(): GameRecord<Front> {
  let record = setUp('operation-marita', 1)
  const isThere = (s: Front) => s.kind === 'regular' && owedFrame(s)?.step === 'march' && owedFrame(s)?.side === 0
  for (let count = 0; count < MOST_PASSES && !isThere(record.state); count++) {
    const choices = [...engine.choices(record.state)]
    const of = (wanted: string) => choices.find(({ intent }) => intent === wanted)
    record = play(engine, record, (of('pass') ?? of('act') ?? (choices[0] as Choice)).action).record
  }
  return record
}

/** What a click on a hex does, as the table reads it; null: it would ask, or refuse. */
function clicked(s: Front, hex: HexId): Action | null {
  const placed = placeChoices(look as never, s, [...engine.choices(s)], focusOf(balkanFront, s).hand)
  const [way] = placed.ways(hex)
  if (way !== undefined) return way.share === undefined ? way.action : null
  const picks = placed.at(hex).filter(({ intent }) => intent === 'pick')
  return picks.length === 1 ? (picks[0] as Choice).action : null
}

const after = (s: Front, action: Action): Front => engine.apply(s, action).state
const PICKS: readonly string[] = ['stack', 'pick']

/** Stacks that can be taken by one click and sent away by another, one after the other. */
function movesFrom(begun: Front): { readonly moves: readonly Move[]; readonly state: Front } {
  const moves: Move[] = []
  let state = begun
  // Who has points left goes on later; who stands where those in hand could go is taken when others are in hand.
  const rounds = Array.from({ length: ROUNDS }, () => [...look.stacks(begun).keys(), ...look.stacks(state).keys()])
  for (const from of rounds.flat()) {
    if (moves.length === MOVES || !hexNumber(from).startsWith('14A:')) continue
    const pick = clicked(state, from)
    if (pick === null || !PICKS.includes(pick.kind)) continue
    const inHand = after(state, pick)
    const to = [...engine.choices(inHand)]
      .filter(({ action }) => action.kind === 'go' && hexNumber(action.hex as HexId).startsWith('14A:'))
      .map(({ action }) => action.hex as HexId)
      .find(
        hex =>
          !look.stacks(inHand).has(hex) &&
          clicked(inHand, hex)?.kind === 'go' &&
          overstacked(after(inHand, { kind: 'go', hex }), 0).length === 0,
      )
    if (to === undefined) continue
    moves.push({ from: sheetless(from), to: sheetless(to) })
    state = after(inHand, { kind: 'go', hex: to })
  }
  return { moves, state }
}

/** Attacks worth making once all have moved. */
function attacksFrom(moved: Front): readonly string[] {
  const state = after(moved, { kind: 'end' })
  const chosen: HexId[] = []
  for (const hex of targetsOf(state, 0)) {
    const { column, automatic } = oddsOf(state, planBattle(state, 0, hex, usualAgainst(state, hex, 0)))
    const isGood = automatic === null && column !== null && column >= LEAST_COLUMN
    if (isGood && chosen.length < ATTACKS && chosen.every(other => hexesApart(other, hex) >= APART)) chosen.push(hex)
  }
  return chosen.map(sheetless)
}

async function turnOfMarita(): Promise<{ readonly save: string; readonly found: Turn }> {
  const begun = axisTurn()
  const { moves, state } = movesFrom(begun.state)
  const hand = focusOf(balkanFront, state).hand
  const attacks = attacksFrom(hand.length > 0 ? after(state, { kind: 'back' }) : state)
  return { save: writeSave(balkanFront, begun), found: { moves, attacks } }
}

const NEXT_ATTACK = /Combat: pick a hex to attack/

async function playTurn(hand: ClickingHand, { moves, attacks }: Turn): Promise<void> {
  if (moves.length < MOVES) throw new Error(`only ${moves.length} moves were found`)
  for (const { from, to } of moves) {
    await hand.hex(from)
    await hand.isAsked(/Axis: Move /)
    await hand.hex(to)
  }
  await hand.endTwice('e')
  await hand.isAsked(NEXT_ATTACK)
  for (const hex of attacks) {
    await hand.hex(hex)
    await hand.isAsked(/Axis: Attack /)
    do await hand.primary()
    while (!NEXT_ATTACK.test(await question(hand.page)))
  }
  await hand.endTwice('e')
  await hand.isAsked(/Exploitation|Allies/)
}

export const frontRows: readonly ClickRow[] = [
  found(
    { game: 'Balkan Front', task: `Marita: an Axis turn of ${MOVES} moves and ${ATTACKS} attacks`, budget: 220 },
    turnOfMarita,
    playTurn,
  ),
]
