import { describe, expect, it } from 'vitest'
import { answerInfo, focusOf, frameFaults, pathOf, primaryOf } from '../../../src/core/engine/hand'
import type { Action } from '../../../src/core/engine/step'
import type { HexId } from '../../../src/core/ids'
import { begun, book, type Duel, duel, engine, ONE, START, TWO } from './duel-game'

const play = (s: Duel, ...actions: Action[]): Duel => actions.reduce((now, a) => engine.apply(now, a).state, s)
const to = (hex: number): Action => ({ kind: 'to', hex: hex as HexId })
const kinds = (s: Duel) => [...engine.choices(s)].map(({ action }) => action.kind)
const why = (s: Duel, action: Action) => engine.check(s, action).map(each => each.why)

describe('a step made of answers', () => {
  it('lists exactly what its answers allow, in their order', () => {
    expect(kinds(begun())).toEqual(['to', 'to', 'by'])
    expect(kinds(play(begun(), to(2)))).toEqual(['to', 'to', 'by', 'done'])
  })

  it('refuses what an answer objects to, in its words', () => {
    expect(why(begun(), to(0))).toEqual(['it stands there'])
    expect(why(begun(), { kind: 'done' })).toEqual(['nobody has walked'])
    expect(why(begun(), to(1))).toEqual([])
  })

  it('refuses a pick that there never is', () => {
    expect(why(begun(), { kind: 'by', pick: 'air' })).toEqual(["there is no 'air'"])
    expect(why(begun(), { kind: 'by', pick: 'foot' })).toEqual(['it goes so already'])
    expect(play(begun(), { kind: 'by', pick: 'boat' }).way).toBe('boat')
  })

  it('refuses fields that an answer does not carry, and those it lacks', () => {
    expect(why(begun(), { kind: 'to' })).toEqual(["'to' must name a hex"])
    expect(why(begun(), { ...to(1), box: 'sea' })).toEqual(["'to' takes no box", 'there is no such box'])
    expect(why(begun(), { ...to(1), other: TWO })).toEqual(["'to' takes no other"])
  })

  it('says what an answer costs, is called, and is to the hand', () => {
    const [first] = engine.choices(begun())
    expect(first).toEqual({ action: to(1), label: 'To 1', intent: 'act', cost: 1 })
    const fighting = play(begun(), to(1), { kind: 'done' }, { kind: 'keep' })
    expect([...engine.choices(fighting)].at(-1)).toMatchObject({ intent: 'pass', leaves: 'one shot' })
  })

  it('shows the way of an answer, what is in hand, the title of a list and what Enter does', () => {
    expect(pathOf(duel, begun(), to(2))).toEqual([START, 2])
    const fighting = play(begun(), to(1), { kind: 'done' }, { kind: 'keep' })
    expect(focusOf(duel, fighting)).toEqual({ hand: [ONE], targets: [], from: [] })
    expect(answerInfo(duel, fighting, 'shoot')).toEqual({ intent: 'act', title: 'Targets', seals: true })
    expect(answerInfo(duel, fighting, 'to')).toBeNull()
    expect(primaryOf(duel, fighting)).toEqual({ kind: 'shoot', unit: TWO })
    expect(primaryOf(duel, begun())).toBeNull()
  })

  it('answers yes or no and goes on with it', () => {
    const asked = play(begun(), to(1), { kind: 'done' })
    expect(play(asked, { kind: 'call' }).aid).toBe(true)
    expect(play(asked, { kind: 'keep' }).aid).toBe(false)
  })

  it('leaves the position before, and the notes of its frame, as they were', () => {
    const s = begun()
    const before = JSON.stringify(s)
    const after = play(s, to(1))
    expect(JSON.stringify(s)).toBe(before)
    expect(after.frames.at(-1)?.local).toEqual({ legs: 1, last: 1 })
    expect(play(after, to(2)).frames.at(-1)?.local).toEqual({ legs: 2, last: 2 })
    expect(after.frames.at(-1)?.local).toEqual({ legs: 1, last: 1 })
  })
})

describe('frames that a file brought', () => {
  it('are at fault when they ask about a battle that nobody fights', () => {
    const fighting = play(begun(), to(1), { kind: 'done' })
    expect(frameFaults(duel.steps, fighting, { isFought: true })).toEqual([])
    expect(frameFaults(duel.steps, fighting, { isFought: false, called: 'duel' })).toEqual([
      "'aid' is asked without a duel",
    ])
  })

  it('are at fault when there is nothing to decide', () => {
    const { walk } = duel.steps
    const steps = { ...duel.steps, walk: { ...walk, needs: () => false } } as typeof duel.steps
    expect(frameFaults(steps, begun(), { isFought: true })).toEqual(["'walk' has nothing to decide"])
  })
})

describe('frames on a stack', () => {
  const frame = (step: string, entered = true) => ({ step, side: 0, args: null, local: null, asker: -1, entered })
  const steps = {
    fire: { battle: () => ({ stage: 'Fire', fought: true }) },
    ask: { needs: () => false },
  } as unknown as typeof duel.steps
  const faults = (isFought: boolean, ...frames: object[]) =>
    frameFaults(steps, { frames } as unknown as Duel, { isFought })

  it('of a battle need one only once they are entered', () => {
    expect(faults(false, frame('fire'))).toEqual(["'fire' is asked without a battle"])
    expect(faults(true, frame('fire'))).toEqual([])
    expect(faults(false, frame('fire', false))).toEqual([])
  })

  it('must be answerable when they are owed, not while they wait', () => {
    expect(faults(true, frame('ask'))).toEqual(["'ask' has nothing to decide"])
    expect(faults(true, frame('ask'), frame('fire'))).toEqual([])
  })
})

describe('the log book', () => {
  const entry = (kind: string, facts: object) => ({ kind, facts, rule: null, turn: 1, side: 0 }) as never

  it('tells, counts, and shows trails, losses, headlines and outcomes of what was logged', () => {
    const walked = entry('walked', { unit: ONE, from: 0, to: 2 })
    expect(book.tell(walked)).toEqual([{ unit: ONE }, ' walked to ', { hex: 2 }, '.'])
    expect(book.trail(walked)).toEqual({ unit: ONE, hexes: [0, 2] })
    expect(book.loss(walked)).toBeNull()
    expect(book.loss(entry('fell', { unit: TWO, steps: 2 }))).toEqual({ unit: TWO, hex: null, steps: 2 })
    expect(book.milestones(entry('shot', { unit: TWO, hit: true }))).toEqual(['hit'])
    expect(book.milestones(entry('shot', { unit: TWO, hit: false }))).toEqual([])
    expect(book.heading(entry('turn', { turn: 3 }))).toEqual({ level: 'turn', text: 'Turn 3' })
    expect(book.battleEdge(entry('decided', { hits: 1 }))).toBe('ends')
    expect(book.outcome(entry('decided', { hits: 1 }))).toEqual({ label: '1 hit', code: '1' })
  })

  it('knows what the core itself writes down, and names what it does not know', () => {
    expect(book.tell(entry('roll', { sides: 6, value: 4, why: 'shot' }))).toEqual(['Shot: rolled 4'])
    const stage = entry('stage', { stage: 'aid', title: 'Aid', side: 0 })
    expect(book.heading(stage)).toEqual({ level: 'phase', text: 'Aid' })
    expect(book.tell(entry('toString', {}))).toEqual(['toString'])
  })
})
