import { describe, expect, it } from 'vitest'
import { answerInfo, primaryOf } from '../../../src/core/engine/hand'
import { balkanGambit } from '../../../src/games/balkan-gambit'
import type { Gambit } from '../../../src/games/balkan-gambit/state'
import { attack, engine, hex, play, position, settingOf, unit, volley } from './positions'

const enter = (s: Gambit) => primaryOf(balkanGambit, s)
const intent = (s: Gambit, kind: string) => answerInfo(balkanGambit, s, kind)?.intent
const leaves = (s: Gambit, kind: string) =>
  [...engine.choices(s)].find(choice => choice.action.kind === kind)?.leaves ?? null

const british = (tacUsed = 3) =>
  position({
    at: { '1732': ['uk-5-inf', 'uk-50-inf'], '1733': ['de-297-inf'] },
    markers: [{ hex: '1732' }],
    own: { tacUsed },
  })

describe('what Enter does', () => {
  it('ends the set-up once all stand, and places nobody before', () => {
    const s = engine.begin(settingOf('1944'), 1).state
    expect(enter(s)).toBeNull()
    expect(enter(play(s, 'ready'))).toEqual({ kind: 'done' })
  })

  it('7.1.2 ends a player turn only when no command point would lapse', () => {
    expect(enter(position())).toBeNull()
    expect(leaves(position(), 'end')).toBe('7 CP are unspent')
    const poor = position({ own: { cp: { free: 0, reserved: 0 } } })
    expect([enter(poor), leaves(poor, 'end')]).toEqual([{ kind: 'end' }, null])
  })

  it('7.3.A ends a move when nobody of the stack can go any more', () => {
    const ordered = play(british(), { kind: 'move', hex: '1732' })
    expect([enter(ordered), leaves(ordered, 'done')]).toEqual([null, '2 units have not moved'])
    const picked = play(ordered, { kind: 'pick', unit: 'uk-5-inf' })
    expect(enter(picked)).toBeNull()
    const acted = { ...ordered, acted: [unit('uk-5-inf'), unit('uk-50-inf')] }
    expect([enter(acted), leaves(acted, 'done')]).toEqual([{ kind: 'done' }, null])
  })

  it('launches what has been planned', () => {
    const ordered = play(british(), { kind: 'attack', hex: '1732' })
    expect(enter(ordered)).toBeNull()
    expect(enter(play(ordered, { kind: 'target', hex: '1733' }))).toEqual({ kind: 'launch' })
  })

  it('13.3 keeps a TAC: it is never spent by Enter', () => {
    const asked = play(british(2), { kind: 'attack', hex: '1732' }, { kind: 'target', hex: '1733' }, 'launch')
    expect(enter(asked)).toEqual({ kind: 'keep' })
    expect([intent(asked, 'commit'), intent(asked, 'keep')]).toEqual(['spend', 'pass'])
  })

  it('fires at the only target there is, and leaves a choice of targets to the player', () => {
    expect(enter(attack(british(), '1732', '1733'))).toBeNull()
    const offence = volley(attack(british(), '1732', '1733'), 'uk-5-inf', 10, 10)
    expect(enter(offence)).toEqual({ kind: 'at', unit: unit('de-297-inf') })
    expect(answerInfo(balkanGambit, offence, 'at')).toEqual({ intent: 'act', title: 'Targets', seals: true })
  })

  it('does nothing at a fork: to press on or break off, to stand or retreat', () => {
    const hit = volley(attack(british(), '1732', '1733'), 'uk-5-inf', 1, 10)
    expect([hit.frames.at(-1)?.step, enter(hit)]).toEqual(['breakOff', null])
    const stand = volley(volley(attack(british(), '1732', '1733'), 'uk-5-inf', 10, 10), 'de-297-inf', 1, 10, 10, 10)
    expect([stand.frames.at(-1)?.step, enter(stand)]).toEqual(['stand', null])
  })

  it('12.7.1 advances with those who are named', () => {
    const won = volley(volley(attack(british(), '1732', '1733'), 'uk-5-inf', 10, 10), 'de-297-inf', 1, 1)
    const cleared = play(won, { kind: 'extra', dice: [1] })
    expect([cleared.frames.at(-1)?.step, enter(cleared), leaves(cleared, 'stay')]).toEqual([
      'advance',
      null,
      'the hex that was won',
    ])
    expect(enter(play(cleared, { kind: 'join', unit: 'uk-5-inf' }))).toEqual({ kind: 'go' })
  })

  it('11.4.1 sails to the only harbour', () => {
    const one = position({ med: ['uk-5-inf'], markers: [{ hex: '1738' }] })
    expect(enter(play(one, { kind: 'ship', unit: 'uk-5-inf' }))).toEqual({ kind: 'to', hex: hex('1738') })
    const two = position({ med: ['uk-5-inf'], markers: [{ hex: '1738' }, { hex: '1732' }] })
    expect(enter(play(two, { kind: 'ship', unit: 'uk-5-inf' }))).toBeNull()
  })
})

describe('what does not come back', () => {
  it('8.1.0 optional units score for the other side: Enter goes on without them', () => {
    const s = position({
      waiting: ['pol-2-arm'],
      frames: [
        { step: 'turn', side: 0, args: null, local: { next: 'naval' }, asker: -1, entered: true },
        { step: 'reinforce', side: 0, args: null, local: null, asker: 0, entered: true },
      ],
    })
    const [first] = engine.choices(s)
    expect(first).toMatchObject({ action: { kind: 'enter' }, intent: 'spend', costIn: 'VP' })
    expect(enter(s)).toEqual({ kind: 'done' })
  })

  it('7.5 an assault says what it costs in command points', () => {
    const s = position({ med: ['uk-5-inf'] })
    const found = [...engine.choices(s)].find(choice => choice.action.kind === 'amphibious')
    expect(found).toMatchObject({ cost: 3, costIn: 'CP', intent: 'act' })
  })
})

describe('the phase that is on, where saves are marked', () => {
  it('is that of the order of play, the set-up of a side, or none', () => {
    const s = engine.begin(settingOf('1944'), 1).state
    expect(balkanGambit.stageOf?.(s)).toBe('axisSetUp')
    expect(balkanGambit.stageOf?.(position({ turn: 'axis' }))).toBe('axisTurn')
    const over = { ...position(), frames: [], outcome: { winner: null, level: 'draw', rule: '4.0.9', facts: null } }
    expect(balkanGambit.stageOf?.(over)).toBeNull()
  })
})
