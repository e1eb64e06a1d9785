import { beforeAll, describe, expect, it } from 'vitest'
import { seededPick } from '../../../../../src/cli/fuzz/random-action'
import { answerInfo } from '../../../../../src/core/engine/hand'
import type { GameState } from '../../../../../src/core/engine/state'
import type { Action, Choice } from '../../../../../src/core/engine/step'
import type { History } from '../../../../../src/core/save/history'
import { createSession } from '../../../../../src/store/session'
import { isBinding } from '../../../../../src/ui/screens/table/acting'
import { emptyDesk } from '../../../../../src/ui/screens/table/desk'
import { setDeadTime } from '../../../../../src/ui/screens/table/hand/dead-time'
import { besides, doPrimary, takeDigit } from '../../../../../src/ui/screens/table/hand/do-primary'
import { LONGEST_LABEL, LONGEST_ON_TWO_LINES, shortName } from '../../../../../src/ui/screens/table/hand/labels'
import { isSame, type Primary, primaryOf } from '../../../../../src/ui/screens/table/hand/primary'
import { RESERVED_LETTERS } from '../../../../../src/ui/screens/table/hand/reserved-letters'
import type { Table } from '../../../../../src/ui/screens/table/table-context'
import {
  PLAYED_GAMES,
  type PlayedGame,
  stepAt,
  tellingGames,
  tellingMoments,
} from '../../../../fixtures/games/recorded'
import { buildTable } from '../build-table'

// The hand on frames of the recorded games, every step among them: what the foot says is what Enter does, and nothing is spent or ended by a slip.

setDeadTime(0)

/** What was wrong, each once with the first frame that showed it. */
type Faults = { readonly [kind in 'label' | 'enter' | 'spends' | 'leaves' | 'pointer' | 'digit']: Map<string, string> }

type Survey = { readonly faults: Faults; readonly steps: Set<string>; frames: number; primaries: number }

/** A table whose players decide and do not play: what they would have done is noted, so that each frame costs one look. */
async function notedTable(game: PlayedGame): Promise<{ table: Table; done: Action[] }> {
  const table = await buildTable({ game, deployed: false, solo: true })
  const done: Action[] = []
  const session = {
    ...table.session,
    dispatch: (action: Action) => {
      done.push(action)
      return false
    },
  }
  return { table: { ...table, session }, done }
}

async function survey(game: PlayedGame): Promise<Survey> {
  const { table: base, done } = await notedTable(game)
  const found: Survey = {
    faults: {
      label: new Map(),
      enter: new Map(),
      spends: new Map(),
      leaves: new Map(),
      pointer: new Map(),
      digit: new Map(),
    },
    steps: new Set(),
    frames: 0,
    primaries: 0,
  }
  const pick = seededPick(5)
  for (const recorded of await tellingGames(game))
    for (const history of tellingMoments(recorded)) {
      const table = tableAt(base, recorded.engine, history)
      lookAtFrame(table, done, pick, found, `${recorded.name} ${history.cursor} ${stepAt(history)}`)
    }
  return found
}

/** The table laid out at a moment, one person playing both sides. */
function tableAt(base: Table, engine: Table['engine'], history: History<GameState>): Table {
  base.desk.setState(emptyDesk, true)
  const { store } = createSession(engine, history, { solo: true })
  return { ...base, engine, session: { ...base.session, store } }
}

function lookAtFrame(table: Table, done: Action[], pick: (count: number) => number, found: Survey, at: string): void {
  const s = table.session.store.getState()
  const choices = table.views.choices(s)
  if (choices.length === 0) return
  for (const { choice } of besides(table, RESERVED_LETTERS)) {
    const name = shortName(table, table.views.position(s), choice, LONGEST_ON_TWO_LINES)
    if (name.endsWith('…') && !found.faults.label.has(name)) found.faults.label.set(name, at)
  }
  found.frames++
  const { faults } = found
  const step = at.split(' ').at(-1) ?? ''
  found.steps.add(step)
  const note = (kind: keyof Faults, what: string): void => {
    if (!faults[kind].has(what)) faults[kind].set(what, `${at}: ${what}`)
  }
  const primary = primaryOf(table, table.desk.getState())
  if (primary.is !== 'none') {
    found.primaries++
    const { label } = primary
    if (label.length > LONGEST_LABEL || /…|^(Confirm|OK|Done|Pick \d)/.test(label)) note('label', `${step}: ${label}`)
  }
  const enters = pressed(done, () => doPrimary(table))
  const wanted = wantedBy(primary)
  if (enters.length !== (wanted === null ? 0 : 1) || (wanted !== null && !isSame(enters[0] as Action, wanted)))
    note('enter', `${step}: "${labelOf(primary)}" does ${JSON.stringify(enters)}`)
  if (primary.is === 'answer') {
    const { choice } = primary
    if (isSpent(table, choice)) note('spends', `${step}: ${choice.label}`)
    const isOffer = choices.some(each => each.intent === 'spend') || OFFERS.has(step)
    if (choice.leaves !== undefined && !isOffer) note('leaves', `${step}: ${choice.label}: ${choice.leaves}`)
  }
  table.desk.setState(emptyDesk, true)
  for (let moves = 0; moves < POINTER_MOVES; moves++) {
    const choice = choices[pick(choices.length)] ?? null
    table.desk.setState({ preview: pick(2) === 0 ? choice : null, hovered: choice?.action.hex ?? null })
    const now = labelOf(primaryOf(table, table.desk.getState()))
    if (now !== labelOf(primary)) note('pointer', `${step}: "${labelOf(primary)}" became "${now}"`)
  }
  table.desk.setState(emptyDesk, true)
  const digit = 1 + pick(9)
  const byDigit = pressed(done, () => {
    takeDigit(table, digit)
    takeDigit(table, digit)
  })
  for (const action of byDigit) {
    const choice = choices.find(each => isSame(each.action, action))
    if (choice === undefined || isBinding(table, choice)) note('digit', `${step}: ${JSON.stringify(action)}`)
  }
}

const POINTER_MOVES = 4

function pressed(done: Action[], press: () => unknown): readonly Action[] {
  done.length = 0
  press()
  return [...done]
}

const labelOf = (primary: Primary): string => (primary.is === 'none' ? `(${primary.hint})` : primary.label)

const wantedBy = (primary: Primary): Action | null =>
  primary.is === 'answer' ? primary.choice.action : primary.is === 'next' ? primary.unmoved.take : null

/** From the irreplaceable list: ULTRA, caches, morale points, steps, points that lapse, rights that end. */
const isSpent = (table: Table, { intent, action }: Choice): boolean =>
  intent === 'spend' ||
  answerInfo(table.engine.game, table.views.position(table.session.store.getState()), action.kind)?.forGood === true

/** Where the answer that keeps something is offered first, though it leaves what it might have been used for. */
const OFFERS = new Set(['interdict', 'airSupply'])

/** Steps that the recorded games ask. */
const STEPS = { 'balkan-gambit': 19, 'operation-gertrud': 21, partizan: 21, 'balkan-wars': 29 }

describe.each(PLAYED_GAMES)('the hand on frames of the recorded games of %s', game => {
  let surveyed: Survey
  beforeAll(async () => {
    surveyed = await survey(game)
  })
  const faultsOf = (kind: keyof Faults) => [...surveyed.faults[kind].values()]

  it('is asked often enough, and of every step', () => {
    const { frames, primaries, steps } = surveyed
    expect(steps.size).toBeGreaterThanOrEqual(STEPS[game])
    expect(frames).toBeGreaterThan(100)
    expect(primaries).toBeGreaterThan(frames / 4)
  })

  it('has a primary with a short label that names its act', () => expect(faultsOf('label')).toEqual([]))
  it('does by Enter what the foot says, and nothing where it says nothing', () => expect(faultsOf('enter')).toEqual([]))
  it('never spends by Enter what does not come back', () => expect(faultsOf('spends')).toEqual([]))
  it('never ends by Enter what leaves something undone', () => expect(faultsOf('leaves')).toEqual([]))
  it('does not follow the pointer', () => expect(faultsOf('pointer')).toEqual([]))
  it('binds nobody by a digit, nor by the same digit twice', () => expect(faultsOf('digit')).toEqual([]))
})
