import { ofHex, ofPick, ofUnit, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { type Ask, firstOf, type Refusal, refusal } from '../../../core/engine/step'
import * as shape from '../../../core/save/shape'
import { ALLIED, AXIS, nameOf } from '../countries'
import { scenarios } from '../forces/scenarios'
import { hexName } from '../map/geography'
import { settle } from '../ownership'
import type { Front, Go } from '../state'
import { assist, assistanceBudget, assistanceRe, POOL, whyNotAssist } from './assistance'
import { bulgarianModifiers, callBulgaria, type Modifier, sumOf, whyNotCallBulgaria } from './bulgaria'
import { evacuate, evacuateEscaped, GOVERNMENTS, type GovernmentOf, isSeated } from './governments'
import { balkansModifier, call, callable, callBalkans, capitalMoves, mayCallBalkans } from './politics'
import { signed } from './politics-words'
import { isForced, order, whyNotOrder } from './withdrawal'
import { pressureModifiers, pressYugoslavia, whyNotPress } from './yugoslavia'

/** 33.F.2.4: the capital moves once in a phase. 28.A.2.a: REs of assistance taken in it. */
type Local = { moved: boolean; taken: number }
type F = Frame<null, Local>

const mayMove = (s: Front, f: F): boolean =>
  f.side === ALLIED && s.capital !== null && !f.local.moved && capitalMoves(s).length > 0

/** R-POL: the other acts of the Axis come before assistance. */
const whyTooLate = (f: F, rule: string): Refusal | false =>
  f.local.taken > 0 && refusal(rule, 'German assistance is taken last', {}, 'R-POL')
const whyNotAxis = (f: F, rule: string): Refusal | false => f.side !== AXIS && refusal(rule, 'the Axis decides that')

const whyNotBulgaria = (s: Front, f: F): Refusal[] =>
  firstOf(
    () => whyNotAxis(f, '28.C.1.2'),
    () => whyNotCallBulgaria(s),
    () => whyTooLate(f, '28.C.1.2'),
  )
const whyNotPressure = (s: Front, f: F): Refusal[] =>
  firstOf(
    () => whyNotAxis(f, '28.C.2.6'),
    () => whyNotPress(s),
    () => whyTooLate(f, '28.C.2.6'),
  )
const whyNotWithdraw = (s: Front, f: F): Refusal[] =>
  firstOf(
    () => whyNotAxis(f, '28.A.2.c.1'),
    () => whyNotOrder(s),
  )
const seated = (s: Front, f: F): readonly GovernmentOf[] =>
  f.side === ALLIED ? GOVERNMENTS.filter(land => isSeated(s, land)) : []
const assistants = (s: Front, f: F) =>
  f.side === AXIS ? POOL.filter(id => whyNotAssist(s, id, f.local.taken) === false) : []

const isAnything = (s: Front, f: F): boolean =>
  mayMove(s, f) ||
  (f.side === AXIS && mayCallBalkans(s)) ||
  callable(s, f.side).length > 0 ||
  whyNotBulgaria(s, f).length === 0 ||
  whyNotPressure(s, f).length === 0 ||
  whyNotWithdraw(s, f).length === 0 ||
  seated(s, f).length > 0 ||
  assistants(s, f).length > 0

/** Goes on with what an act asks, or ends when nothing is left to decide. */
function goOn(s: Front, f: F, go: Go, asks: readonly Ask[] = []): void {
  if (s.outcome !== null) return
  if (asks.length > 0) go.ask(...asks)
  else if (!isAnything(s, f)) go.end()
}

/** Every group that some scenario lets a side call. */
const CALLS = [...new Set(scenarios.flatMap(({ arrivals }) => arrivals.conditional.map(({ id }) => id)))]

const because = (modifiers: readonly Modifier[]): string =>
  modifiers.length === 0 ? '' : ` (${modifiers.map(({ why, by }) => `${why} ${signed(by)}`).join(', ')})`

/** What is told of the acts that are open. */
function told(s: Front, f: F): string[] {
  if (f.side === ALLIED) return seated(s, f).map(land => `The government of ${land} is in its capital`)
  const left = assistanceBudget(s) - f.local.taken
  return [
    ...(whyNotPressure(s, f).length === 0
      ? [
          `Pressure${because(pressureModifiers(s))}: Allied to 3, pro-Allied to 7, nothing on 8, pro-Axis to 11, Axis from 12 on`,
        ]
      : []),
    ...(whyNotBulgaria(s, f).length === 0 ? [`Bulgaria joins on 15 or more${because(bulgarianModifiers(s))}`] : []),
    ...(assistants(s, f).length === 0
      ? []
      : [
          `German assistance: ${left} of ${assistanceBudget(s)} REs left, c/m units count double, air units 2; a point each`,
        ]),
  ]
}

const PLAN_Y = {
  capital: ofHex<Front, null, Local>({
    intent: 'act',
    title: 'The capital moves to',
    among: (s, f) => (mayMove(s, f) ? capitalMoves(s) : []),
    whyNot: (s, f, hex) =>
      firstOf(
        () => f.side !== ALLIED && refusal('33.F.2.4', 'the Allies move their capital'),
        () => f.local.moved && refusal('33.F.2.4', 'it has moved in this phase'),
        () => !capitalMoves(s).includes(hex) && refusal('33.F.2.4', 'it goes by own railways to another city', { hex }),
      ),
    label: hex => hexName(hex),
    do(s, f, hex, go) {
      if (s.capital === null) return
      go.log('capitalMoved', { old: s.capital, seat: hex }, '33.F.2.4')
      s.capital = hex
      f.local.moved = true
      goOn(s, f, go)
    },
  }),
  balkans: plain<Front, null, Local>({
    intent: 'spend',
    label: s => `Call Hungary and Bulgaria: two dice ${signed(balkansModifier(s))}, 15 or more, once a game`,
    whyNot: (s, f) =>
      firstOf(
        () => f.side !== AXIS && refusal('33.F.2.5', 'the Axis makes the call'),
        () => !mayCallBalkans(s) && refusal('33.F.2.5', 'it can be made once, from Nov II 40 on'),
      ),
    do: (s, f, go) => goOn(s, f, go, callBalkans(s, go)),
  }),
}

const AXIS_ACTS = {
  withdraw: plain<Front, null, Local>({
    intent: 'spend',
    label: 'Order the German withdrawal now; on May II it would cost 10 points',
    whyNot: whyNotWithdraw,
    do(s, f, go) {
      goOn(s, f, go, order(s, go))
    },
  }),
  bulgaria: plain<Front, null, Local>({
    intent: 'spend',
    label: s => `Call Bulgaria: two dice ${signed(sumOf(bulgarianModifiers(s)))}, 15 or more, once a game`,
    whyNot: whyNotBulgaria,
    do: (s, f, go) => goOn(s, f, go, callBulgaria(s, go)),
  }),
  pressure: plain<Front, null, Local>({
    intent: 'spend',
    label: s => `Press Yugoslavia: two dice ${signed(sumOf(pressureModifiers(s)))}, once a game`,
    whyNot: whyNotPressure,
    do: (s, f, go) => goOn(s, f, go, pressYugoslavia(s, go)),
  }),
  assist: ofUnit<Front, null, Local>({
    intent: 'spend',
    title: 'German assistance',
    among: assistants,
    whyNot: (s, f, id) =>
      firstOf(
        () => whyNotAxis(f, '28.A.2.a.1'),
        () => whyNotAssist(s, id, f.local.taken),
      ),
    label: id => `${nameOf(id)}: ${assistanceRe(id)} REs, -${assistanceRe(id)} points`,
    do(s, f, id, go) {
      assist(s, go, id)
      f.local.taken += assistanceRe(id)
      goOn(s, f, go)
    },
  }),
}

/** I.3, R-POL: one list of what is legal now, until it is done. */
export const politics = step<Front, null, Local>({
  local: shape.fields({ moved: shape.flag, taken: shape.halves(0, 99) }),
  fresh: () => ({ moved: false, taken: 0 }),
  enter(s, f, go) {
    if (f.side === ALLIED) evacuateEscaped(s, go, settle)
    if (f.side === AXIS && isForced(s)) {
      go.ask(...order(s, go))
      return
    }
    goOn(s, f, go)
  },
  resume(s, f, _value, go) {
    if (go.pending === 0) goOn(s, f, go)
  },
  prompt: (s, f) => ({
    text:
      s.capital !== null && f.side === ALLIED
        ? 'Politics: the capital may move by rail'
        : 'Politics: what is decided this turn',
    notes: told(s, f),
    rule: s.capital !== null && f.side === ALLIED ? '33.F.2.4' : '29.A.3',
    ruling: 'R-POL',
    waiting: 'is deciding on politics',
  }),
  answers: {
    ...PLAN_Y,
    ...AXIS_ACTS,
    evacuate: ofPick<Front, null, Local, GovernmentOf>({
      intent: 'spend',
      title: 'Governments',
      rule: '28.B.1.a.2',
      values: GOVERNMENTS,
      among: seated,
      whyNot: (s, f, land) =>
        !seated(s, f).includes(land) && refusal('28.B.1.a.2', `there is no government of ${land} to evacuate`),
      label: land => `Evacuate the government of ${land}: all its forces surrender but those on its own islands`,
      do(s, f, land, go) {
        evacuate(s, go, land, settle)
        goOn(s, f, go)
      },
    }),
    call: ofPick<Front, null, Local, string>({
      intent: 'spend',
      title: 'Reinforcements on call',
      rule: '29.A.3',
      values: CALLS,
      among: (s, f) => callable(s, f.side).map(({ id }) => id),
      whyNot: (s, f, id) =>
        callable(s, f.side).every(each => each.id !== id) && refusal('29.A.3', 'they cannot be called now'),
      label(id, s, f) {
        const group = callable(s, f.side).find(each => each.id === id)
        return group === undefined ? id : `Call ${group.title} (${group.points} points)`
      },
      do(s, f, id, go) {
        const group = callable(s, f.side).find(each => each.id === id)
        if (group !== undefined) call(s, go, group)
        goOn(s, f, go)
      },
    }),
    done: plain({ intent: 'pass', label: 'Politics are done', do: (_s, _f, go) => go.end() }),
  },
  primary: () => 'done',
})
