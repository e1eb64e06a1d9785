import type { Json } from '../json'
import { type Answer, plain } from './answer'
import type { Frame, GameState } from './state'
import type { BattleStage, Choice, Flow, Prompt, Step } from './step'

type Told<S extends GameState, Args extends Json, Local extends Json> = Omit<
  Step<S, Args, Local>,
  'answers' | 'kinds' | 'choices' | 'check' | 'apply' | 'path' | 'battle'
>

/** Everything about a decision, in one place. */
export interface StepSpec<S extends GameState, Args extends Json, Local extends Json> extends Told<S, Args, Local> {
  /** In the order in which they are listed. */
  readonly answers: { readonly [kind: string]: Answer<S, Args, Local> }
  readonly battle?: BattleStage | ((known: S, f: Frame<Args, Local>) => BattleStage | null)
}

/** A decision: what may be answered, why not, what it is called and what it does stand together in each answer. */
export function step<S extends GameState, Args extends Json = null, Local extends Json = null>(
  of: StepSpec<S, Args, Local>,
): Step<S, Args, Local> {
  const { answers, battle, ...told } = of
  const all = Object.entries(answers)
  return {
    ...told,
    ...(battle === undefined ? {} : { battle: typeof battle === 'function' ? battle : () => battle }),
    answers: Object.fromEntries(all.map(([kind, { fields }]) => [kind, fields])),
    kinds: Object.fromEntries(all.map(([kind, { intent, title, seals }]) => [kind, { intent, title, seals }])),
    *choices(known, f): Iterable<Choice> {
      for (const [kind, answer] of all) yield* answer.choices(kind, known, f)
    },
    // The engine has refused every kind that is not among the answers.
    check: (known, f, a) => answers[a.kind].check(known, f, a),
    path: (known, f, a) => answers[a.kind]?.path(known, f, a) ?? null,
    apply: (s, f, a, go) => answers[a.kind].apply(s, f, a, go),
  }
}

/** A step that runs by itself and asks others to decide. */
export function automatic<S extends GameState, Args extends Json = null, Local extends Json = null>(
  of: Pick<Step<S, Args, Local>, 'args' | 'local' | 'fresh' | 'enter' | 'resume' | 'needs'> & {
    readonly battle?: BattleStage
  },
): Step<S, Args, Local> {
  return step<S, Args, Local>({ ...of, answers: {}, prompt: () => RUNS })
}

/** Never read: nobody is asked. */
const RUNS: Prompt = { text: 'Play goes on by itself.', rule: '', waiting: 'waits' }

type Side<S extends GameState, Args extends Json, Local extends Json> = {
  /** The kind of the answer, as it stands in a file. */
  readonly kind: string
  readonly label: string | ((known: S, f: Frame<Args, Local>) => string)
  readonly intent?: 'act' | 'pass' | 'spend' | 'cancel'
  readonly seals?: true
}

type YesNo<S extends GameState, Args extends Json, Local extends Json> = Omit<StepSpec<S, Args, Local>, 'answers'> & {
  readonly yes: Side<S, Args, Local>
  readonly no: Side<S, Args, Local>
  /** What follows; the step ends by itself with the answer, true for yes. */
  decide(s: S, f: Frame<Args, Local>, isYes: boolean, go: Flow<S>): void
}

/** A decision with two answers, both always open: to commit something or to keep it, to go on or to break off. */
export function yesNo<S extends GameState, Args extends Json = null, Local extends Json = null>(
  of: YesNo<S, Args, Local>,
): Step<S, Args, Local> {
  const { yes, no, decide, ...rest } = of
  const answer = (given: Side<S, Args, Local>, isYes: boolean): Answer<S, Args, Local> =>
    plain<S, Args, Local>({
      intent: given.intent ?? (isYes ? 'act' : 'pass'),
      label: given.label,
      ...(given.seals ? { seals: true } : {}),
      do(s, f, go) {
        decide(s, f, isYes, go)
        go.end(isYes)
      },
    })
  return step<S, Args, Local>({ ...rest, answers: { [yes.kind]: answer(yes, true), [no.kind]: answer(no, false) } })
}
