import type { Json } from '../json'
import { type Answer, plain, type Stands } from './answer'
import type { StandingOffer } from './standing'
import type { Frame, GameState } from './state'
import type { AnswerInfo, BattleStage, Choice, Flow, Prompt, Step } from './step'

type Told<S extends GameState, Args extends Json, Local extends Json> = Omit<
  Step<S, Args, Local>,
  'answers' | 'kinds' | 'choices' | 'check' | 'apply' | 'path' | 'battle' | 'standing'
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
    kinds: Object.fromEntries(all.map(([kind, answer]) => [kind, infoOf(answer)])),
    *choices(known, f): Iterable<Choice> {
      for (const [kind, answer] of all) yield* answer.choices(kind, known, f)
    },
    // The engine has refused every kind that is not among the answers.
    check: (known, f, a) => answers[a.kind].check(known, f, a),
    path: (known, f, a) => answers[a.kind]?.path(known, f, a) ?? null,
    apply: (s, f, a, go) => answers[a.kind].apply(s, f, a, go),
    ...(all.some(([, { stands }]) => stands !== undefined) ? { standing: offersOf(all) } : {}),
  }
}

/** What the answers that are open say of how they may stand. */
const offersOf =
  <S extends GameState, Args extends Json, Local extends Json>(all: readonly [string, Answer<S, Args, Local>][]) =>
  (known: S, f: Frame<Args, Local>): readonly StandingOffer[] =>
    all.flatMap(([answer, { stands, check }]) =>
      stands === undefined || check(known, f, { kind: answer }).length > 0
        ? []
        : stands(known, f).map(each => ({ applies: true, ...each, answer })),
    )

const infoOf = ({ intent, title, seals, forGood, seldom }: AnswerInfo): AnswerInfo => ({
  intent,
  title,
  seals,
  ...(forGood ? { forGood } : {}),
  ...(seldom ? { seldom } : {}),
})

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
  readonly forGood?: true
  short?(known: S, f: Frame<Args, Local>): string
  stands?(known: S, f: Frame<Args, Local>): readonly Stands[]
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
      ...(given.short ? { short: given.short } : {}),
      ...(given.seals ? { seals: true } : {}),
      ...(given.forGood ? { forGood: true } : {}),
      ...(given.stands ? { stands: given.stands } : {}),
      do(s, f, go) {
        decide(s, f, isYes, go)
        go.end(isYes)
      },
    })
  return step<S, Args, Local>({ ...rest, answers: { [yes.kind]: answer(yes, true), [no.kind]: answer(no, false) } })
}
