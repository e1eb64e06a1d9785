import { describe, expect, it } from 'vitest'
import { seedDice } from '../../../src/core/dice'
import { createEngine } from '../../../src/core/engine/engine'
import type { Frame } from '../../../src/core/engine/state'
import type { HexId, UnitId } from '../../../src/core/ids'
import { isObject, type Json } from '../../../src/core/json'
import { beginFromPosition, beginRecord, isMarked, play } from '../../../src/core/save/record'
import { replay } from '../../../src/core/save/replay'
import { writeSave } from '../../../src/core/save/save-file'
import { ambush } from '../../fixtures/ambush'
import { hexNamed, units } from '../../fixtures/ambush/state'
import { randomGame, settings } from './random-play'
import { bare, type Content, complaints, load, position, withPosition } from './written-by-hand'

const engine = createEngine(ambush)
const [setting] = settings as [(typeof settings)[number]]
const rifles = units.find('r-rifles') as UnitId
const woods = hexNamed('0202') as HexId

const opening = () => {
  const begun = beginRecord(engine, setting, 9).record
  return play(engine, play(engine, begun, { kind: 'pick', unit: rifles }).record, { kind: 'to', hex: woods }).record
}
const content = (text: string): Content => JSON.parse(text) as Content
const saved = (own: { readonly [field: string]: Json | undefined } = {}): Content =>
  content(JSON.stringify({ ...content(writeSave(ambush, randomGame(engine, setting, 4).record)), ...own }))

describe('a save', () => {
  it('says what it is, what was chosen and how it was played', () => {
    const { position: written, ...rest } = content(writeSave(ambush, opening()))
    expect(rest).toEqual({
      format: 'powderkeg/2',
      game: 'ambush',
      rules: 2,
      scenario: 'ford',
      options: { fog: true, length: 'short', 'own-dice': false },
      seed: 9,
      actions: [
        { kind: 'pick', unit: 'r-rifles' },
        { kind: 'to', hex: '0202' },
      ],
      marks: [],
    })
    expect(written).toMatchObject({ units: { 'r-rifles': { at: { is: 'hex', hex: '0202' }, hidden: true } } })
  })

  it('names units, hexes and sides as they are printed, never by number', () => {
    expect(content(writeSave(ambush, opening())).position).toMatchObject({
      frames: [{ step: 'deploy', side: 'raiders', args: null, local: { picked: null }, asker: -1, entered: true }],
    })
  })

  it('has one action a line, so that two can be compared', () => {
    expect(writeSave(ambush, opening()).split('\n')).toContain('  {"kind":"pick","unit":"r-rifles"},')
  })

  it('keeps the chart pack and the dice of an action', () => {
    const pack = settings.find(each => each.charts !== null)
    if (!pack) throw new Error('no setting has charts')
    expect(content(writeSave(ambush, beginRecord(engine, pack, 1).record)).charts).toEqual(pack.charts)
    const own = settings.find(each => each.options['own-dice'] === true)
    if (!own) throw new Error('no setting has own dice')
    const text = writeSave(ambush, randomGame(engine, own, 3).record)
    expect(text).toMatch(/"dice":\[\d\]\}/)
    expect(replay(engine, load(text)).parting).toBeNull()
  })

  it.each([-1, 2 ** 32, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER])('can be loaded with the seed %d', seed => {
    expect(load(writeSave(ambush, beginRecord(engine, setting, seed).record)).seed).toBe(seed)
  })

  it('marks the position at the end of every phase and of the game', () => {
    const { record, states } = randomGame(engine, setting, 4)
    const stage = ([lowest]: readonly Frame[]) => (isObject(lowest?.local) ? lowest.local.next : undefined)
    const phases = states.map(
      ({ turn, frames, outcome }) => `${turn} ${frames[0]?.step} ${stage(frames)} ${outcome?.level}`,
    )
    const ends = phases.flatMap((phase, after) => (after > 0 && phase !== phases[after - 1] ? [after] : []))
    expect(record.marks.map(mark => mark.after)).toEqual(ends)
    expect(ends.at(-1)).toBe(record.actions.length)
  })

  it('marks a game that names no stages when the turn changes or what the turn says is next', () => {
    const at = (turn: number, next: string) => ({ ...opening().state, turn, frames: [{ local: { next } }] }) as never
    const { stageOf: _, ...nameless } = ambush
    expect(isMarked(nameless, at(1, 'supply'), at(1, 'supply'))).toBe(false)
    expect(isMarked(nameless, at(1, 'supply'), at(1, 'combat'))).toBe(true)
    expect(isMarked(nameless, at(1, 'supply'), at(2, 'supply'))).toBe(true)
  })
})

describe('a file that holds only a position', () => {
  it('loads, and play goes on from it', () => {
    const record = load(bare)
    expect(engine.prompt(record.state)).toMatchObject({ rule: 'A.4' })
    const moved = play(engine, record, { kind: 'done' }).record
    expect([moved.state.turn, moved.state.frames.map(frame => frame.step)]).toEqual([3, ['turn', 'posture', 'posture']])
  })

  it('is where its game begins: it replays, saves and loads again', () => {
    const record = play(engine, load(bare), { kind: 'done' }).record
    expect(replay(engine, record).parting).toBeNull()
    const again = load(writeSave(ambush, record))
    expect(again.actions).toEqual([{ kind: 'done' }])
    expect(replay(engine, again).parting).toBeNull()
    expect(writeSave(ambush, again)).toBe(writeSave(ambush, record))
  })

  it('needs no dice: they are seeded', () => {
    expect(load({ ...bare, seed: 77 }).state.rng).toEqual(seedDice(77))
    expect(load(bare).state.rng).toEqual(seedDice(0))
  })

  it('needs not say who asked for a decision: the one below it that is under way', () => {
    expect(load(bare).state.frames.map(frame => frame.asker)).toEqual([-1, 0])
  })

  it('may name a decision that is still to be entered, and is carried on to the first that is owed', () => {
    const frames = [{ step: 'turn', side: 'raiders', local: { next: 'postures', first: 0 }, entered: false }]
    const record = load(withPosition({ frames }))
    expect(record.state.frames.map(frame => frame.step)).toEqual(['turn', 'posture', 'posture'])
    expect(record.state.postures).toEqual([null, null])
    expect(replay(engine, record).parting).toBeNull()
    expect(replay(engine, load(writeSave(ambush, record))).parting).toBeNull()
  })

  it('is refused when play cannot go on from what it has not entered', () => {
    const broken = { ...ambush, steps: { ...ambush.steps, turn: { ...ambush.steps.turn, enter: () => {} } } }
    const frames = [{ step: 'turn', side: 'raiders', local: { next: 'postures', first: 0 }, entered: false }]
    expect(complaints(withPosition({ frames }), broken as typeof ambush)).toEqual([
      'position: expected a position that play can go on from, found "step \'turn\' is owed but takes no answer"',
    ])
  })

  it('may stand at the end of a game', () => {
    const outcome = { winner: 'guards', level: 'rout', rule: 'A.9', facts: null }
    expect(load(withPosition({ frames: [], outcome })).state.outcome).toEqual({ ...outcome, winner: 1 })
  })
})

describe('a game that began from a position', () => {
  it('keeps it in its save, beside where it stands now', () => {
    const { record } = beginFromPosition(engine, 5, load(bare).state)
    const moved = play(engine, record, { kind: 'done' }).record
    const text = writeSave(ambush, moved)
    expect(content(text).start).toMatchObject({ turn: 2, flares: 1 })
    expect(content(text).position).toMatchObject({ turn: 3 })
    const again = replay(engine, load(text))
    expect([again.parting, again.states.map(state => state.turn)]).toEqual([null, [2, 3]])
  })

  it('is refused when the position it began from makes no sense, with its place', () => {
    const { record } = beginFromPosition(engine, 5, load(bare).state)
    const written = content(writeSave(ambush, record))
    const start = isObject(written.start) ? written.start : {}
    expect(complaints({ ...written, start: { ...start, flares: 9 } })).toEqual([
      'start.flares: expected a whole number from 0 to 2, found 9',
    ])
    expect(complaints({ ...written, start: 5 })).toEqual(['start: expected an object, found 5'])
  })
})

describe('an older version of the rules', () => {
  const { flares: _, ...versionOne } = position

  it('is brought forward: before version 2 there was no count of flares', () => {
    expect(load({ ...bare, rules: 1, position: versionOne }).state.flares).toBe(2)
  })

  it('is not guessed: the same position in a file of today lacks something', () => {
    expect(complaints({ ...bare, position: versionOne })).toEqual([
      'position.flares: expected this field, which is missing, found nothing',
    ])
    expect(complaints({ ...bare, rules: 2, position: versionOne })).toHaveLength(1)
  })

  it('keeps what it does say', () => {
    expect(load({ ...bare, rules: 1 }).state.flares).toBe(1)
  })

  it('is brought forward version by version', () => {
    const steps: number[] = []
    const game = {
      ...ambush,
      version: 4,
      migrate: (from: number, given: Json) => {
        steps.push(from)
        return given
      },
    }
    load({ ...bare, rules: 2 }, game)
    expect(steps).toEqual([2, 3])
  })

  it('is refused when bringing it forward stumbles', () => {
    const game = {
      ...ambush,
      migrate: () => {
        throw new Error('no units')
      },
    }
    expect(complaints({ ...bare, rules: 1 }, game)[0]).toContain('position: expected a position of rules version 1')
  })

  it('of the future is refused', () => {
    expect(complaints({ ...bare, rules: 3 })).toEqual([
      'rules: expected a rules version from 1 to 2; this file comes from a newer Powderkeg, found 3',
    ])
  })

  it.each([0, -1, 1.5, '2', null])('is not %j', rules => {
    expect(complaints({ ...bare, rules })[0]).toContain('rules: expected a rules version from 1 to 2')
  })
})

describe('a file is refused', () => {
  it.each<[string, Content | string, string]>([
    ['of another game', { ...bare, game: 'chess' }, 'game: expected ambush, found "chess"'],
    ['without a scenario', saved({ scenario: undefined }), 'scenario: expected one of ford, ridge, found nothing'],
    ['with an option it cannot have', saved({ options: { fog: 3 } }), 'options.fog: expected true or false, found 3'],
    ['without a position', saved({ position: undefined }), 'position: expected an object, found nothing'],
    ['with a field nobody knows', saved({ cheat: 1 }), 'cheat: expected one of format, game, rules'],
    ['with half a seed', saved({ seed: 0.5 }), 'seed: expected a whole number'],
    [
      'with an unknown unit in an action',
      saved({ actions: [{ kind: 'pick', unit: 'r-nobody' }], marks: [] }),
      'actions[0].unit: expected a counter of this game, found "r-nobody"',
    ],
    [
      'with an unknown hex in an action',
      saved({ actions: [{ kind: 'to', hex: '0909' }], marks: [] }),
      'actions[0].hex: expected a hex number of this map, found "0909"',
    ],
    [
      'with a unit by number',
      saved({ actions: [{ kind: 'pick', unit: 2 }], marks: [] }),
      'actions[0].unit: expected a counter of this game, found 2',
    ],
    [
      'with an action without a kind',
      saved({ actions: [{ unit: 'r-chief' }], marks: [] }),
      'actions[0].kind: expected this field, which is missing',
    ],
    [
      'with an unknown field in an action',
      saved({ actions: [{ kind: 'done', power: 9 }], marks: [] }),
      'actions[0].power: expected no such field, found 9',
    ],
    [
      'with impossible dice',
      saved({ actions: [{ kind: 'dark', dice: [0] }], marks: [] }),
      'actions[0].dice[0]: expected a whole number from 1',
    ],
    [
      'with a mark before the first action',
      saved({ marks: [{ after: 0, sum: 'x' }] }),
      'marks[0].after: expected a whole number from 1',
    ],
    [
      'with a mark after the last',
      saved({ actions: [], marks: [{ after: 1, sum: 'x' }] }),
      'marks[0].after: expected a number of actions up to 0',
    ],
    [
      'with two marks at one place',
      saved({
        marks: [
          { after: 2, sum: 'x' },
          { after: 2, sum: 'y' },
        ],
      }),
      'marks[1].after: expected a number of actions',
    ],
    [
      'with an unknown counter',
      withPosition({ units: { ...(position.units as Content), 'r-ghost': 1 } }),
      'position.units.r-ghost: expected',
    ],
    [
      'with two units in a hex',
      withPosition({
        units: {
          ...(position.units as Content),
          'g-horse': { at: { is: 'hex', hex: '0303' }, steps: 2, hidden: false },
        },
      }),
      'position: expected a position that makes sense, found "two units stand in 0303"',
    ],
    ['cut off', writeSave(ambush, randomGame(engine, setting, 4).record).slice(0, -20), 'the file: expected JSON'],
  ])('%s', (_title, given, why) => {
    expect(complaints(given)[0]).toContain(why)
  })

  it('with all that is wrong in it, each with its place', () => {
    expect(
      complaints(saved({ game: 'chess', rules: 9, scenario: 'swamp', seed: 'x', actions: 5, marks: 6 })),
    ).toHaveLength(6)
  })

  it('when the audit stumbles over its position', () => {
    const game = {
      ...ambush,
      audit: () => {
        throw new Error('what is this')
      },
    }
    expect(complaints(bare, game)).toEqual(['position: expected a position that makes sense, found "what is this"'])
  })
})

describe('a loaded position', () => {
  it('cannot be written to', () => {
    const { state } = load(bare)
    expect([state, state.units, state.units[0], state.frames[1]].every(Object.isFrozen)).toBe(true)
  })
})
