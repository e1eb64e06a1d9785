import { describe, expect, it } from 'vitest'
import type { Telling } from '../../../../src/core/engine/module'
import type { LogEntry } from '../../../../src/core/engine/state'
import { counters } from '../../../../src/games/operation-gertrud/forces/counters'
import { book } from '../../../../src/games/operation-gertrud/log-book'
import { look } from '../../../../src/games/operation-gertrud/look'
import { grid } from '../../../../src/games/operation-gertrud/map/geography'
import { attack, combat, engine, hex, logOf, movement, play, stage, unit } from '../positions'

const entry = (kind: string, facts: LogEntry['facts']): LogEntry => ({ kind, facts, rule: null, turn: 1, side: 0 })
const plain = () => combat({ at: { '2115': ['de-pz-5'], '2116': ['tr-inf-1'] }, reduced: ['tr-inf-1'] })

describe('headlines of the diary', () => {
  it('a turn begins under a headline', () => {
    const s = stage('victory', { turn: 4, at: { '2806': ['de-pz-5'], '2709': ['de-pz-8'], '2509': ['de-pz-9'] } })
    const { log } = engine.apply(s, { kind: 'roll', dice: [6, 6] })
    const turns = log.flatMap(each => look.heading(each) ?? []).filter(each => each.level === 'turn')
    expect(turns).toEqual([{ level: 'turn', text: 'Turn 5' }])
  })

  it('the second game says so', () => {
    expect(look.heading(entry('turn', { turn: 1, second: true }))?.text).toBe('Second game, turn 1')
    const s = stage('alliedMove', { own: { duplicity: true }, at: { '2416': ['tr-inf-1'], '2535': ['su-inf-20'] } })
    const phases = logOf(s, 'done').flatMap(each => look.heading(each) ?? [])
    expect(phases.filter(each => each.level === 'phase').map(each => each.text)).toEqual([
      'Allied turn: Combat',
      'Soviet turn: Replacements',
      'Soviet turn: Interdiction',
      'Soviet turn: Movement',
    ])
    expect(look.heading(entry('moved', { units: [0], from: 0, to: 1 }))).toBeNull()
  })
})

describe('losses', () => {
  const losses = (log: readonly LogEntry[]) => log.flatMap(each => look.loss(each) ?? [])

  it('an elimination is a loss where the unit stood', () => {
    // 366%: a 6 is DE.
    const log = logOf(attack(plain(), '2116'), { kind: 'roll', dice: [6] })
    expect(losses(log)).toMatchObject([{ unit: unit('tr-inf-1'), hex: hex('2116') }])
  })

  it('a reduction costs one step, and no result nothing', () => {
    const full = combat({ at: { '2115': ['de-pz-5'], '2116': ['tr-inf-1'] } })
    // 220%: 3 is EX, 2 is NE.
    const lost = losses(logOf(attack(full, '2116'), { kind: 'roll', dice: [3] }))
    expect(lost.map(({ unit: id, steps }) => [id, steps])).toEqual([
      [unit('de-pz-5'), 1],
      [unit('tr-inf-1'), 1],
    ])
    expect(losses(logOf(attack(full, '2116'), { kind: 'roll', dice: [2] }))).toEqual([])
  })
})

describe('battles in the diary', () => {
  it('begin with the attack and end with its end, or when it is called off', () => {
    const edges = (log: readonly LogEntry[]) => log.flatMap(each => look.battleEdge(each) ?? [])
    const planned = play(plain(), { kind: 'target', hex: '2116' })
    expect(edges(logOf(planned, 'launch'))).toEqual(['begins'])
    const launched = play(planned, 'launch')
    expect(edges(logOf(launched, 'cancel'))).toEqual(['ends'])
    const full = combat({ at: { '2115': ['de-pz-5'], '2116': ['tr-inf-1'] } })
    expect(edges(logOf(attack(full, '2116'), { kind: 'roll', dice: [2] }))).toEqual(['ends'])
  })
})

describe('what the battle passes over is told', () => {
  const word = (part: Telling[number]): string => {
    if (typeof part === 'string') return part
    if ('unit' in part) return counters[part.unit].abbr
    return 'hex' in part ? grid.numbers[part.hex] : part.rule
  }
  const told = (log: readonly LogEntry[], kind: string) =>
    log.filter(each => each.kind === kind).map(each => book.tell(each).map(word).join(''))

  it('11.4.1 nobody advances after a retreat for want of armor, or after one made in place of a loss', () => {
    // 24 against 2 is the 600% column: 1 D1, 2 DR
    const at = { '2115': ['de-mot-16', 'de-mot-60', 'de-inf-79'], '2116': ['tr-bde-72'] }
    const s = attack(combat({ at }), '2116')
    const back = { kind: 'retreat', unit: 'tr-bde-72', hex: '2117' }
    const driven = logOf(play(s, { kind: 'roll', dice: [2] }), back)
    expect(told(driven, 'noAdvance')).toEqual(['Nobody advanced into 2116: after a retreat only armor advances.'])
    const gave = logOf(play(s, { kind: 'roll', dice: [1] }, 'retreat'), back)
    expect(told(gave, 'noAdvance')).toEqual([
      'Nobody advanced into 2116: nobody follows a retreat made in place of a loss.',
    ])
  })

  it('11.1.2 a lone defender who has no way back takes the loss of a D1 unasked', () => {
    const at = { '2115': ['de-pz-5', 'de-pz-11'], '2217': ['de-inf-79'], '2117': ['de-inf-73'], '2116': ['tr-inf-1'] }
    // 22 against 5 by those in the west: the 400% column, on which 2 is D1
    const s = attack(combat({ at }), '2116', ['de-pz-5', 'de-pz-11'])
    const log = logOf(s, { kind: 'roll', dice: [2] })
    expect(told(log, 'mustStand')).toEqual(['The defenders of 2116 could not retreat.'])
    expect(told(log, 'reduced')).toEqual(['1 lost a step.'])
  })

  it('15.0.8 a paratroop dies of the enemies that are left, not of the die', () => {
    const at = { '2116': ['de-abn-7', 'tr-inf-1', 'tr-inf-2'] }
    const s = attack(combat({ at, own: { dropping: [unit('de-abn-7')] } }), '2116')
    // 8 against 10: the 50% column, on which 5 is NE
    expect(told(logOf(s, { kind: 'roll', dice: [5] }), 'dropLost')).toEqual([
      '7 Fl was eliminated: enemy units are left in 2116.',
    ])
  })

  it('17.1.10b an airbase without planes is raided in vain, and each airbase cites its own rule', () => {
    const raid = (pool: string[]) =>
      logOf(
        play(
          movement({ at: { '3007': ['de-kommando'], '2416': ['tr-bde-ankara'] }, pool: ['de-cas-9', ...pool] }),
          { kind: 'mission', pick: 'izmir' },
          { kind: 'put', hex: '2107' },
          { kind: 'give', unit: 'de-cas-9' },
        ),
        { kind: 'go', dice: [1] },
      )
    expect(told(raid([]), 'noPlanes')).toEqual(['There was no Turkish CAS left to burn.'])
    const burnt = raid(['tr-cas-1']).filter(each => each.kind === 'eliminated')
    expect(burnt.map(each => each.rule)).toEqual(['17.1.2', '17.1.10b'])
  })
})
