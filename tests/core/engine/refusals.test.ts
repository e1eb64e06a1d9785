import { describe, expect, it } from 'vitest'
import { createEngine } from '../../../src/core/engine/engine'
import { IllegalAction } from '../../../src/core/engine/errors'
import { type Action, firstOf, reasons, refusal } from '../../../src/core/engine/step'
import type { HexId, UnitId } from '../../../src/core/ids'
import { decision, game, note, over, ownDice, setting, table, thrownBy, UNIT } from './tiny-game'

const picky = decision({
  answers: { ok: [], pick: ['unit'], go: ['unit', 'hex'], say: ['pick'] },
  check: (_s, _f, a) =>
    reasons(
      a.kind === 'pick' && refusal('T.2', 'it is asleep', { unit: UNIT }),
      a.kind === 'pick' && refusal('T.3', 'it is out of supply'),
      a.kind === 'pick' && [refusal('T.4', 'it is night')],
    ),
  apply: () => {},
})

const whyNot = (action: Action): string[] => {
  const on = table({ start: picky })
  return on.engine.check(on.state, action).map(each => `${each.rule} ${each.why}`)
}

describe('an answer against the rules', () => {
  it('is refused with every reason and its rule', () => {
    expect(whyNot({ kind: 'pick', unit: UNIT })).toEqual([
      'T.2 it is asleep',
      'T.3 it is out of supply',
      'T.4 it is night',
    ])
  })

  it('throws IllegalAction, which carries the same reasons', () => {
    const on = table({ start: picky })
    const error = thrownBy(() => on.engine.apply(on.state, { kind: 'pick', unit: UNIT }))
    expect(error).toBeInstanceOf(IllegalAction)
    expect((error as IllegalAction).refusals).toEqual(on.engine.check(on.state, { kind: 'pick', unit: UNIT }))
    expect((error as IllegalAction).refusals[0]?.at).toEqual({ unit: UNIT })
    expect((error as IllegalAction).message).toBe('T.2: it is asleep; T.3: it is out of supply; T.4: it is night')
  })

  it('leaves the position untouched', () => {
    const on = table({ start: picky })
    const before = structuredClone(on.state)
    thrownBy(() => on.engine.apply(on.state, { kind: 'pick', unit: UNIT }))
    expect(on.state).toEqual(before)
  })
})

describe('an answer that is none to this question', () => {
  it.each<[string, Action, string[]]>([
    [
      'of a kind the step does not know',
      { kind: 'attack' },
      ["'attack' answers another question than the one asked now"],
    ],
    [
      'named after something every object has',
      { kind: 'constructor' },
      ["'constructor' answers another question than the one asked now"],
    ],
    ['without a field it must carry', { kind: 'say' }, ["'say' must name a pick"]],
    ['without any of its fields', { kind: 'go' }, ["'go' must name a unit", "'go' must name a hex"]],
    ['with a field too many', { kind: 'ok', unit: UNIT }, ["'ok' takes no unit"]],
    ['with a pick too many', { kind: 'ok', pick: null }, ["'ok' takes no pick"]],
    ['with a unit beyond the last', { kind: 'pick', unit: 2 as UnitId }, ['there is no such unit']],
    ['with a unit below the first', { kind: 'pick', unit: -1 as UnitId }, ['there is no such unit']],
    ['with half a unit', { kind: 'pick', unit: 0.5 as UnitId }, ['there is no such unit']],
    ['with a hex beyond the map', { kind: 'go', unit: UNIT, hex: 25 as HexId }, ['there is no such hex']],
    ['with no number for a hex', { kind: 'go', unit: UNIT, hex: Number.NaN as HexId }, ['there is no such hex']],
    ['with dice when the app rolls', { kind: 'ok', dice: [6] }, ['the app rolls the dice in this game']],
  ])('%s is refused by the rule of the prompt', (_title, action, why) => {
    expect(whyNot(action)).toEqual(why.map(each => `T.1 ${each}`))
  })

  it('does not reach the rules of the game', () => {
    const on = table({
      start: decision({
        answers: { go: ['hex'] },
        check: () => {
          throw new Error('asked about a hex that does not exist')
        },
      }),
    })
    expect(on.engine.check(on.state, { kind: 'go', hex: 99 as HexId })).toHaveLength(1)
  })

  it('may carry dice when the players roll their own', () => {
    const engine = createEngine(game({ start: decision({ apply: (_s, _f, _a, go) => void go.roll(6, 'luck') }) }))
    const { state } = engine.begin(ownDice, 1)
    expect(engine.check(state, { kind: 'ok', dice: [6] })).toEqual([])
  })

  it('within the last unit and the last hex is legal', () => {
    expect(whyNot({ kind: 'go', unit: 1 as UnitId, hex: 24 as HexId })).toEqual([])
  })
})

describe('once the game is over', () => {
  const finished = () => {
    const on = table({ start: decision({ apply: (_s, _f, _a, go) => over(go) }) })
    on.ok()
    return on
  }

  it('every answer is refused by the rule that ended it', () => {
    const on = finished()
    expect(on.engine.check(on.state, { kind: 'ok' })).toEqual([{ rule: 'T.9', why: 'the game is over' }])
    expect(thrownBy(() => on.ok())).toBeInstanceOf(IllegalAction)
  })

  it('the umpire sets nothing any more', () => {
    const on = finished()
    expect(on.engine.check(on.state, { kind: 'umpire', pick: [{ path: ['treasure'], value: 3 }] })).toEqual([
      { rule: 'umpire', why: 'the game is over' },
    ])
  })
})

describe('gathering reasons', () => {
  it('reasons keeps all that speak and leaves out what says nothing', () => {
    expect(
      reasons(false, refusal('a', '1'), null, [refusal('b', '2'), refusal('c', '3')], []).map(each => each.rule),
    ).toEqual(['a', 'b', 'c'])
  })

  it('firstOf stops at the first test that speaks', () => {
    const never = () => {
      throw new Error('asked too much')
    }
    expect(
      firstOf(
        () => false,
        () => null,
        () => [],
        () => refusal('a', '1'),
        never,
      ),
    ).toEqual([refusal('a', '1')])
  })

  it('firstOf of tests that say nothing is empty', () => {
    expect(
      firstOf(
        () => false,
        () => null,
      ),
    ).toEqual([])
  })
})

describe('choices', () => {
  it('are listed lazily', () => {
    const listed: string[] = []
    const on = table({
      start: decision({
        *choices() {
          for (const kind of ['ok', 'other']) {
            listed.push(kind)
            yield { action: { kind }, label: kind }
          }
        },
      }),
    })
    for (const choice of on.engine.choices(on.state)) if (choice.action.kind === 'ok') break
    expect(listed).toEqual(['ok'])
  })

  it('are never listed to check or apply an action', () => {
    const on = table({
      start: decision({
        choices: () => {
          throw new Error('listed')
        },
        apply: s => note(s, 'done'),
      }),
    })
    expect(on.engine.check(on.state, { kind: 'ok' })).toEqual([])
    expect(on.ok().notes).toEqual(['done'])
  })

  it('and the prompt come from the step that is owed', () => {
    const on = table({ start: decision() })
    expect(on.engine.prompt(on.state)).toEqual({ text: 'Say ok', rule: 'T.1', waiting: 'is thinking' })
    expect([...on.engine.choices(on.engine.begin(setting(), 2).state)]).toEqual([
      { action: { kind: 'ok' }, label: 'ok' },
    ])
  })
})
