import { describe, expect, it } from 'vitest'
import type { LogEntry } from '../../../../src/core/engine/state'
import { table } from '../../../../src/games/operation-gertrud/table'
import { attack, combat, engine, hex, logOf, play, stage, unit } from '../positions'

const entry = (kind: string, facts: LogEntry['facts']): LogEntry => ({ kind, facts, rule: null, turn: 1, side: 0 })
const plain = () => combat({ at: { '2115': ['de-pz-5'], '2116': ['tr-inf-1'] }, reduced: ['tr-inf-1'] })

describe('headlines of the diary', () => {
  it('a turn begins under a headline', () => {
    const s = stage('victory', { turn: 4, at: { '2806': ['de-pz-5'], '2709': ['de-pz-8'], '2509': ['de-pz-9'] } })
    const { log } = engine.apply(s, { kind: 'roll', dice: [6, 6] })
    const turns = log.flatMap(each => table.heading(each) ?? []).filter(each => each.level === 'turn')
    expect(turns).toEqual([{ level: 'turn', text: 'Turn 5' }])
  })

  it('the second game says so', () => {
    expect(table.heading(entry('turn', { turn: 1, second: true }))?.text).toBe('Second game, turn 1')
    const s = stage('alliedMove', { own: { duplicity: true }, at: { '2416': ['tr-inf-1'], '2535': ['su-inf-20'] } })
    const phases = logOf(s, 'done').flatMap(each => table.heading(each) ?? [])
    expect(phases.filter(each => each.level === 'phase').map(each => each.text)).toEqual([
      'Allied turn: Combat',
      'Soviet turn: Replacements',
      'Soviet turn: Interdiction',
      'Soviet turn: Movement',
    ])
    expect(table.heading(entry('moved', { units: [0], from: 0, to: 1 }))).toBeNull()
  })
})

describe('losses', () => {
  const losses = (log: readonly LogEntry[]) => log.flatMap(each => table.loss(each) ?? [])

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
    const edges = (log: readonly LogEntry[]) => log.flatMap(each => table.battleEdge(each) ?? [])
    const planned = play(plain(), { kind: 'target', hex: '2116' })
    expect(edges(logOf(planned, 'launch'))).toEqual(['begins'])
    const launched = play(planned, 'launch')
    expect(edges(logOf(launched, 'cancel'))).toEqual(['ends'])
    const full = combat({ at: { '2115': ['de-pz-5'], '2116': ['tr-inf-1'] } })
    expect(edges(logOf(attack(full, '2116'), { kind: 'roll', dice: [2] }))).toEqual(['ends'])
  })
})
