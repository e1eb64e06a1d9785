import { describe, expect, it } from 'vitest'
import { createEngine } from '../../../src/core/engine/engine'
import { IllegalAction } from '../../../src/core/engine/errors'
import { isFreeToTakeBack } from '../../../src/core/engine/state'
import type { Action } from '../../../src/core/engine/step'
import type { UnitId } from '../../../src/core/ids'
import type { Json } from '../../../src/core/json'
import { openFile } from '../../../src/core/save/open-file'
import { beginRecord, play } from '../../../src/core/save/record'
import { replay } from '../../../src/core/save/replay'
import { readSave, writeSave } from '../../../src/core/save/save-file'
import { ambush } from '../../fixtures/ambush'
import { hexNamed, hexOf, units } from '../../fixtures/ambush/state'
import { thrownBy } from './tiny-game'

const engine = createEngine(ambush)
const setting = { scenario: 'ford', options: { fog: true, length: 'short', 'own-dice': false }, charts: null }
const begun = engine.begin(setting, 3)
const horse = units.find('g-horse') as UnitId

const edit = (path: string, value: Json): { path: string[]; value: Json } => ({ path: path.split('/'), value })
const umpire = (...edits: { path: string[]; value: Json }[]): Action => ({ kind: 'umpire', pick: edits })
const horseTo = (hex: string) => edit('units/g-horse/at', { is: 'hex', hex })
const whyNot = (action: Action): string[] => {
  const refusals = engine.check(begun.state, action)
  expect(new Set(refusals.map(each => each.rule)).size).toBeLessThanOrEqual(1)
  expect(refusals[0]?.rule ?? 'umpire').toBe('umpire')
  return refusals.map(each => each.why)
}

describe('an edit by the umpire', () => {
  it('sets any unit by hand, hexes and units by their printed names', () => {
    const { state } = engine.apply(begun.state, umpire(horseTo('0505')))
    expect(hexOf(state, horse)).toBe(hexNamed('0505'))
  })

  it('may set several things at once, of which each alone would make no sense', () => {
    const swap = umpire(horseTo('0303'), edit('units/g-first/at', { is: 'hex', hex: '0402' }))
    expect(whyNot(umpire(horseTo('0303')))).toEqual(['two units stand in 0303'])
    expect(whyNot(swap)).toEqual([])
  })

  it('reaches into lists by their place', () => {
    expect(engine.apply(begun.state, umpire(edit('postures/1', 'bold'))).state.postures).toEqual([null, 'bold'])
  })

  it('is sealed, and so not free to take back', () => {
    const { state } = engine.apply(begun.state, umpire(edit('flares', 1)))
    expect(state.seal).toBe(begun.state.seal + 1)
    expect(isFreeToTakeBack(begun.state, state)).toBe(false)
  })

  it('is logged with what was set, and counted', () => {
    const { state, log } = engine.apply(begun.state, umpire(edit('flares', 1)))
    expect(log).toEqual([{ kind: 'umpire', facts: [{ path: ['flares'], value: 1 }], rule: null, turn: 1, side: 0 }])
    expect(state.logged).toBe(begun.state.logged + 1)
  })

  it('leaves the decision that is owed, the dice and everything else as they were', () => {
    const { state } = engine.apply(begun.state, umpire(edit('flares', 1)))
    expect(state).toEqual({ ...begun.state, flares: 1, seal: state.seal, logged: state.logged })
  })

  it('gives a position that nobody can write to', () => {
    const { state } = engine.apply(begun.state, umpire(edit('flares', 1)))
    expect([state, state.units, state.units[0]].every(Object.isFrozen)).toBe(true)
  })

  it('can be made by either side, whoever decides', () => {
    expect(
      engine.check(
        { ...begun.state, frames: begun.state.frames.map(f => ({ ...f, side: 1 })) },
        umpire(edit('turn', 2)),
      ),
    ).toEqual([])
  })

  it('is replayed from a save like any other action', () => {
    const record = play(engine, beginRecord(engine, setting, 3).record, umpire(horseTo('0505'))).record
    const opened = openFile(writeSave(ambush, record))
    if (!opened.ok) throw new Error('not opened')
    const read = readSave(ambush, opened.value)
    if (!read.ok) throw new Error('not read')
    const again = replay(engine, read.value)
    expect(again.parting).toBeNull()
    expect(hexOf(again.states.at(-1) ?? begun.state, horse)).toBe(hexNamed('0505'))
  })
})

describe('an edit is refused', () => {
  it.each<[string, Action, string]>([
    ['without a list of edits', { kind: 'umpire' }, 'expected a list of { path, value }'],
    ['with an empty list', { kind: 'umpire', pick: [] }, 'expected a list of { path, value }'],
    ['without a path', { kind: 'umpire', pick: [{ path: [], value: 1 }] }, 'expected a list of { path, value }'],
    ['without a value', { kind: 'umpire', pick: [{ path: ['flares'] }] }, 'expected a list of { path, value }'],
    [
      'with a path that is no list of names',
      { kind: 'umpire', pick: [{ path: [1], value: 1 }] },
      'expected a list of { path, value }',
    ],
    [
      'with a unit besides',
      { kind: 'umpire', unit: horse, pick: [edit('flares', 1)] },
      "'umpire' takes nothing but a pick",
    ],
    [
      'with dice besides',
      { kind: 'umpire', dice: [1], pick: [edit('flares', 1)] },
      "'umpire' takes nothing but a pick",
    ],
    [
      'at a place that does not exist',
      umpire(edit('units/g-camel/steps', 1)),
      'units.g-camel.steps: there is nothing at this place in the position',
    ],
    [
      'at a field that only its prototype has',
      umpire(edit('toString', 1)),
      'toString: there is nothing at this place in the position',
    ],
    [
      'inside something that has no inside',
      umpire(edit('flares/x', 1)),
      'flares.x: there is nothing at this place in the position',
    ],
    [
      'beyond the end of a list',
      umpire(edit('postures/2', 'bold')),
      'postures.2: there is nothing at this place in the position',
    ],
    [
      'at an empty name in a list',
      umpire(edit('postures/', 'bold')),
      'postures.: there is nothing at this place in the position',
    ],
    [
      'with a value that does not fit',
      umpire(edit('units/g-horse/steps', 7)),
      'position.units.g-horse.steps: expected a whole number from 0 to 2, found 7',
    ],
    [
      'with a hex that is not on the map',
      umpire(horseTo('9999')),
      'position.units.g-horse.at.hex: expected a hex number of this map, found "9999"',
    ],
    ['when the position would make no sense', umpire(edit('units/g-horse/steps', 0)), 'g-horse has 0 steps and is hex'],
  ])('%s', (_title, action, why) => {
    expect(whyNot(action)).toEqual([why])
  })

  it.each(['frames', 'rng', 'seal', 'outcome'])('on %s, which the app keeps itself', field => {
    expect(whyNot(umpire(edit(field, null)))).toEqual([`${field} is kept by the app and cannot be set by hand`])
    expect(whyNot(umpire(edit(`${field}/0`, null)))).toEqual([`${field} is kept by the app and cannot be set by hand`])
  })

  it('as a whole when one of several does not fit', () => {
    const action = umpire(edit('flares', 1), edit('units/g-horse/steps', 7))
    expect(thrownBy(() => engine.apply(begun.state, action))).toBeInstanceOf(IllegalAction)
    expect(begun.state.flares).toBe(2)
  })

  it('only for what it breaks itself, not for what was broken before', () => {
    const broken = { ...begun.state, units: begun.state.units.map((u, id) => (id === horse ? { ...u, steps: 0 } : u)) }
    expect(engine.check(broken, umpire(edit('flares', 1)))).toEqual([])
  })

  it('and not crashed on when the audit stumbles over it', () => {
    const stumbling = createEngine({
      ...ambush,
      audit: s => {
        if (s.flares === 1) throw new Error('one flare?')
        return []
      },
    })
    expect(stumbling.check(begun.state, umpire(edit('flares', 1))).map(each => each.why)).toEqual(['one flare?'])
  })

  it('is audited once as it is played, so that thousands of them can be replayed', () => {
    let audits = 0
    const counting = createEngine({
      ...ambush,
      audit: s => {
        audits++
        return ambush.audit(s)
      },
    })
    expect(counting.apply(begun.state, umpire(edit('flares', 1))).state.flares).toBe(1)
    expect(audits).toBe(1)
  })
})
