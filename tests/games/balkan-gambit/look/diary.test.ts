import { describe, expect, it } from 'vitest'
import type { LogEntry } from '../../../../src/core/engine/state'
import { look } from '../../../../src/games/balkan-gambit/look'
import { attack, engine, hex, logOf, play, position, unit } from '../positions'

const entry = (kind: string, facts: LogEntry['facts']): LogEntry => ({ kind, facts, rule: null, turn: 1, side: 0 })
const kinds = (log: readonly LogEntry[], test: (each: LogEntry) => unknown) =>
  log.filter(each => test(each) !== null).map(each => each.kind)

const british = () =>
  position({
    at: { '1732': ['uk-5-inf'], '1733': ['de-297-inf', 'de-gen-1'] },
    markers: [{ hex: '1732' }],
    own: { tacUsed: 3 },
  })

describe('headlines of the diary', () => {
  it('a turn and its parts begin under a headline', () => {
    const ended = logOf(position(), 'end')
    expect(ended.flatMap(each => look.heading(each) ?? [])).toEqual([{ level: 'phase', text: 'Axis player turn' }])
    const next = engine.apply(position({ turn: 'axis' }), { kind: 'end', dice: [5] }).log
    expect(next.flatMap(each => look.heading(each)?.text ?? [])).toEqual(['Turn 4', 'Partisans', 'Reinforcements'])
    expect(look.heading(entry('moved', { unit: 0, from: 0, to: 1 }))).toBeNull()
  })
})

describe('losses', () => {
  it('2.12.2 a division loses a step where it stands, a brigade its only one', () => {
    const fight = attack(british(), '1732', '1733')
    const losses = (log: readonly LogEntry[]) => log.flatMap(each => look.loss(each) ?? [])
    expect(losses(logOf(fight, { kind: 'at', unit: 'uk-5-inf', dice: [1] }))).toEqual([
      { unit: unit('uk-5-inf'), hex: hex('1732'), steps: 1, side: 0 },
    ])
    const missed = play(fight, ...Array.from({ length: 3 }, () => ({ kind: 'at', unit: 'uk-5-inf', dice: [10] })))
    expect(losses(logOf(missed, { kind: 'at', unit: 'de-gen-1', dice: [1] }))).toEqual([
      { unit: unit('de-gen-1'), hex: hex('1733'), steps: 1, side: 1 },
    ])
    expect(losses(logOf(fight, { kind: 'at', unit: 'uk-5-inf', dice: [10] }))).toEqual([])
  })

  it('12.9.2 a step regained is a loss less', () => {
    const fight = play(attack(british(), '1732', '1733'), { kind: 'at', unit: 'uk-5-inf', dice: [1] })
    const asked = play(fight, ...Array.from({ length: 2 }, () => ({ kind: 'at', unit: 'uk-5-inf', dice: [10] })))
    const log = logOf(asked, { kind: 'restore', unit: 'uk-5-inf' })
    expect(log.flatMap(each => look.loss(each)?.steps ?? [])).toEqual([-1])
  })

  it('those who come by sea are lost where they fight', () => {
    const s = position({ med: ['uk-5-inf'], at: { '1738': ['de-297-inf'] }, own: { tacUsed: 3 } })
    const fight = play(s, 'amphibious', { kind: 'join', unit: 'uk-5-inf' }, { kind: 'target', hex: '1738' }, 'launch')
    const log = logOf(fight, { kind: 'at', unit: 'uk-5-inf', dice: [1] })
    expect(log.flatMap(each => look.loss(each) ?? [])[0]?.hex).toBe(hex('1738'))
  })
})

describe('the edges of battles', () => {
  it('begin with the battle and end when it is over', () => {
    const launched = play(british(), { kind: 'attack', hex: '1732' }, { kind: 'target', hex: '1733' })
    expect(kinds(logOf(launched, 'launch'), look.battleEdge)).toEqual(['battle'])
    const fight = play(attack(british(), '1732', '1733'), { kind: 'at', unit: 'uk-5-inf', dice: [1] })
    const asked = play(fight, ...Array.from({ length: 2 }, () => ({ kind: 'at', unit: 'uk-5-inf', dice: [10] })))
    const log = logOf(asked, { kind: 'restore', unit: 'uk-5-inf' })
    expect(log.flatMap(each => look.battleEdge(each) ?? [])).toEqual(['ends'])
  })

  it('a hunt begins and ends too', () => {
    const s = position({ turn: 'axis', at: { '1717': ['par-01', 'de-118-lt'] }, dispersed: ['par-01'] })
    const planned = play(s, { kind: 'attack', hex: '1717' }, { kind: 'hunt', hex: '1717' })
    expect(logOf(planned, 'launch').flatMap(each => look.battleEdge(each) ?? [])).toEqual(['begins'])
    const log = logOf(play(planned, 'launch'), { kind: 'strike', unit: 'par-01', dice: [1] })
    expect(log.flatMap(each => look.battleEdge(each) ?? [])).toEqual(['ends'])
  })
})
