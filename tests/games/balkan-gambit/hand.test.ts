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

  it('7.11.1 says who is out of supply behind a closed Beachhead, before anything is paid for and when the turn is ended', () => {
    const closed = (cp: number) =>
      position({
        at: { '1732': ['uk-5-inf', 'uk-50-inf'], '1733': ['de-297-inf'] },
        markers: [{ hex: '1732', open: false }],
        own: { cp: { free: cp, reserved: 0 } },
      })
    expect(leaves(closed(3), 'end')).toBe('3 CP are unspent, 2 units are out of supply behind closed Beachheads')
    expect([enter(closed(0)), leaves(closed(0), 'end')]).toEqual([{ kind: 'end' }, null])
    expect(engine.prompt(closed(3))?.text).toMatch(
      /A Beachhead is closed: 2 units are out of supply until it is kept open/,
    )
    const paid = play(closed(3), { kind: 'maintain', hex: '1732' })
    expect(leaves(paid, 'end')).not.toMatch(/supply/)
    expect(engine.prompt(paid)?.text).not.toMatch(/Beachhead/)
    expect(leaves(british(), 'end')).not.toMatch(/supply/)
  })

  it('7.3.A does nothing with a stack in hand: it is put back by Esc', () => {
    const ordered = play(british(), { kind: 'move', hex: '1732' })
    expect([enter(ordered), intent(ordered, 'move'), intent(ordered, 'done')]).toEqual([null, 'pick', 'cancel'])
    const picked = play(ordered, { kind: 'pick', unit: 'uk-5-inf' })
    expect(enter(picked)).toBeNull()
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
    expect(enter(offence)).toEqual({ kind: 'all', unit: unit('de-297-inf') })
    expect(answerInfo(balkanGambit, offence, 'at')).toEqual({ intent: 'act', title: 'Targets', seals: true })
  })

  it('12.3.2 fires all shots at one target with one answer, and stops when it has fallen', () => {
    const first = attack(british(), '1732', '1733')
    const labels = [...engine.choices(first)].filter(each => each.batch).map(each => each.label)
    expect(labels).toEqual(expect.arrayContaining(['Fire all at 5']))
    const fired = play(first, { kind: 'all', unit: 'uk-5-inf', dice: [10, 10] })
    expect(fired.frames.at(-1)?.args).toEqual({ stage: 'offence' })
    // Two hits destroy the division; the shots that are left need another target, or are an extra hit.
    const won = play(fired, { kind: 'all', unit: 'de-297-inf', dice: [1, 1] })
    expect([...engine.choices(won)].map(each => each.action.kind)).toContain('extra')
  })

  it('does nothing at a fork: to press on or break off, to stand or retreat', () => {
    const hit = volley(attack(british(), '1732', '1733'), 'uk-5-inf', 1, 10)
    expect([hit.frames.at(-1)?.step, enter(hit)]).toEqual(['breakOff', null])
    const stand = volley(volley(attack(british(), '1732', '1733'), 'uk-5-inf', 10, 10), 'de-297-inf', 1, 10, 10, 10)
    expect([stand.frames.at(-1)?.step, enter(stand)]).toEqual(['stand', null])
  })

  it('12.7.1 advances with those who are named, or with all', () => {
    const won = volley(volley(attack(british(), '1732', '1733'), 'uk-5-inf', 10, 10), 'de-297-inf', 1, 1)
    const cleared = play(won, { kind: 'extra', dice: [1] })
    expect([cleared.frames.at(-1)?.step, enter(cleared), leaves(cleared, 'stay')]).toEqual([
      'advance',
      { kind: 'all', hex: hex('1733') },
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
