import { createEngine } from '../../../../../src/core/engine/engine'
import type { GameModule } from '../../../../../src/core/engine/module'
import { type GameState, owedFrame } from '../../../../../src/core/engine/state'
import { refusal, type Step } from '../../../../../src/core/engine/step'
import { beginFrom } from '../../../../../src/core/save/history'
import { createSession } from '../../../../../src/store/session'
import { presentState } from '../../../../../src/store/session-state'
import { createViews } from '../../../../../src/store/session-view'
import type { Table } from '../../../../../src/ui/screens/table/table-context'
import { axisTurn } from './show-board'

/** The question at hand may also be answered with the Med Box, at three points, and with either TAC box. */
const withBoxes = (step: Step<GameState>): Step<GameState> => ({
  ...step,
  answers: { ...step.answers, sail: ['box'], rest: ['box'] },
  *choices(known, f) {
    yield* step.choices(known, f)
    yield { action: { kind: 'sail', box: 'med' }, label: 'Med Box', cost: 3 }
    yield { action: { kind: 'rest', box: 'tacUsed' }, label: 'Rest in TAC Used' }
    yield { action: { kind: 'sail', box: 'tacUsed' }, label: 'TAC Used' }
  },
  check(known, f, action) {
    if (action.kind === 'rest') return action.box === 'tacUsed' ? [] : [refusal('2.1', 'nobody rests there')]
    if (action.kind !== 'sail') return step.check(known, f, action)
    return action.box === 'dead' ? [refusal('2.2', 'the dead do not sail', { box: 'dead' })] : []
  },
  apply(s, f, action, go) {
    if (action.box === undefined) step.apply(s, f, action, go)
  },
})

/** Balkan Gambit's table at a question that boxes answer too. */
export async function tableWithBoxes(): Promise<Table> {
  const table = await axisTurn()
  const now = presentState(table.session.store.getState())
  const name = owedFrame(now)?.step ?? ''
  const base = table.engine.game
  const steps = { ...base.steps, [name]: withBoxes(base.steps[name] as Step<GameState>) }
  const game: GameModule<GameState> = { ...base, steps }
  const engine = createEngine(game)
  return {
    ...table,
    engine,
    session: createSession(engine, beginFrom(engine, 1, now), { solo: true }),
    views: createViews(engine),
  }
}
