import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createEngine } from '../../src/core/engine/engine'
import type { GameState } from '../../src/core/engine/state'
import type { Json } from '../../src/core/json'
import { openFile } from '../../src/core/save/open-file'
import { writePosition } from '../../src/core/save/position'
import { describeProblem } from '../../src/core/save/problems'
import { replaySteps } from '../../src/core/save/replay'
import { readSave } from '../../src/core/save/save-file'
import { savedGameOf } from '../../src/core/save/saved-game'
import { loadGame } from '../../src/games'

type Written = { frames: FrameText[] } & { [field: string]: Json }
type FrameText = { step: string; side: string; args: Json; local: { [note: string]: Json }; entered: boolean }

/** A recorded game up to the first position that is wanted, as a file of a position alone. */
async function positionOf(game: string, name: string, isWanted: (s: GameState) => boolean) {
  const module = await loadGame(game)
  const text = readFileSync(join(import.meta.dirname, '../fixtures/games', game, `${name}.json`), 'utf8')
  const file = openFile(text)
  const read = file.ok ? readSave(module, file.value) : file
  if (!file.ok || !read.ok) throw new Error('the recorded game cannot be read')
  const engine = createEngine(module)
  const found = firstOf(replaySteps(engine, savedGameOf(engine, read.value)), isWanted)
  const { actions: _actions, marks: _marks, start: _start, ...head } = file.value.content
  const position = JSON.parse(JSON.stringify(writePosition(module, found))) as Written
  // Who asked follows from the order of the frames, so that forging these is enough.
  const frames = position.frames.map(({ asker: _asker, ...frame }: FrameText & { asker?: number }) => frame)
  return (forge: (position: Written) => Written): string[] => {
    const forged = forge({ ...position, frames })
    const opened = openFile(JSON.stringify({ ...head, position: forged }))
    const again = opened.ok ? readSave(module, opened.value) : opened
    return again.ok ? [] : again.problems.map(describeProblem)
  }
}

function firstOf(steps: Iterable<{ readonly state: GameState }>, isWanted: (s: GameState) => boolean): GameState {
  for (const { state } of steps) if (isWanted(state)) return state
  throw new Error('there is no such position in this game')
}

const isAsked = (step: string) => (s: GameState) => s.frames.at(-1)?.step === step
/** A corner of the map where nobody stands. */
const EMPTY = '0903'
const asIs = (position: Written): Written => position
const turnedRound = (sides: readonly [string, string], side: string): string =>
  side === sides[0] ? sides[1] : sides[0]
const withTop = (position: Written, change: (top: FrameText) => FrameText): Written => ({
  ...position,
  frames: [...position.frames.slice(0, -1), change(position.frames.at(-1) as FrameText)],
})

describe('a position with a forged stack of decisions is refused at the place', () => {
  it.each([
    ['balkan-gambit', '1944-allied-victory', 'command'],
    ['operation-gertrud', 'early-1941-german-victory', 'movement'],
    ['partizan', 'draw', 'move'],
  ])('%s: without the turn under it', async (game, name, step) => {
    const problemsOf = await positionOf(game, name, isAsked(step))
    expect(problemsOf(asIs)).toEqual([])
    const without = problemsOf(position => ({ ...position, frames: position.frames.slice(1) }))
    expect(without).toEqual([
      `position.frames[0].step: expected one of turn, which lies under all others, found "${step}"`,
    ])
  })

  it('Partizan!: a unit in the hand of the side it does not belong to', async () => {
    const isHeld = (s: GameState) => {
      const top = s.frames.at(-1)
      return top?.step === 'move' && top.side === 0 && (top.local as { hand: readonly unknown[] }).hand.length > 0
    }
    const problemsOf = await positionOf('partizan', 'draw', isHeld)
    expect(problemsOf(asIs)).toEqual([])
    const turned = problemsOf(position =>
      withTop(position, top => ({ ...top, side: turnedRound(['partisan', 'axis'], top.side) })),
    )
    expect(turned).toHaveLength(1)
    expect(turned[0]).toContain("'move' has nothing to decide")
  })

  it('Operation Gertrud: an airbase that burns without a plane to lose', async () => {
    const problemsOf = await positionOf('operation-gertrud', 'early-1941-german-victory', isAsked('movement'))
    const burning = (position: Written): Written =>
      withTop(position, top => ({ ...top, step: 'airbase', side: 'allied', args: null, local: null as never }))
    expect(problemsOf(burning)).toEqual([])
    const units = (position: Written) => position.units as { [unit: string]: { at: { is: string }; steps: number } }
    const grounded = problemsOf(position => {
      const without = Object.entries(units(position)).map(([id, unit]) =>
        unit.at.is === 'pool' ? [id, { ...unit, at: { is: 'dead' }, steps: 0 }] : [id, unit],
      )
      return { ...burning(position), units: Object.fromEntries(without) }
    })
    expect(grounded.join()).toContain("'airbase' has nothing to decide")
  })

  it('Balkan Gambit: an attack from a hex where nobody stands', async () => {
    const problemsOf = await positionOf('balkan-gambit', '1944-allied-victory', isAsked('attack'))
    expect(problemsOf(asIs)).toEqual([])
    const from = (hex: string) => (position: Written) =>
      withTop(position, top => ({
        ...top,
        args: { from: hex, needsPartisan: false, aim: null, paid: false },
        local: { target: null, hunt: false, joined: [] },
      }))
    expect(problemsOf(from(EMPTY))).toEqual([expect.stringContaining("'attack' has nothing to decide")])
  })

  it('Balkan Gambit: a hunt where nobody hides', async () => {
    const problemsOf = await positionOf('balkan-gambit', '1944-allied-victory', isAsked('hunt'))
    expect(problemsOf(asIs)).toEqual([])
    const empty = problemsOf(position =>
      withTop(position, top => ({ ...top, args: { ...(top.args as object), hex: EMPTY } as Json })),
    )
    expect(empty).toHaveLength(1)
    expect(empty[0]).toMatch(/^position.*'hunt' has nothing to decide/)
  })
})

describe('what would be found some actions later is refused at once', () => {
  const without = (position: Written, unit: string, off = 'absent'): Written => {
    const units = position.units as { [unit: string]: { [field: string]: Json } }
    const open = units[unit]?.dispersed === true ? { dispersed: false } : {}
    return { ...position, units: { ...units, [unit]: { ...units[unit], at: { is: off }, steps: 0, ...open } } }
  }

  it.each([
    ['balkan-gambit', '1944-allied-victory', 'par-08', 'absent', '3.1.1 a partisan of the side that sets up second'],
    ['balkan-gambit', '1944-allied-victory', 'de-375-inf', 'absent', '3.1.1 a German who is being set up'],
    ['operation-gertrud', 'early-1941-german-victory', 'tr-mtn-26', 'absent', '3.0.1 a Turk while the Germans set up'],
    ['partizan', 'draw', 'ge-714', 'gone', '3.1 a German who is being set up'],
  ])('%s, %s: %s is %s (%s)', async (game, name, unit, off) => {
    const problemsOf = await positionOf(game, name, isAsked('deploy'))
    expect(problemsOf(asIs)).toEqual([])
    expect(problemsOf(position => without(position, unit, off))).toEqual([
      expect.stringContaining('is to be set up and has'),
    ])
  })

  it('Operation Gertrud: the same side sets up twice', async () => {
    const problemsOf = await positionOf('operation-gertrud', 'early-1941-german-victory', isAsked('deploy'))
    const twice = problemsOf(position => {
      const top = position.frames.at(-1) as FrameText
      return { ...position, frames: [...position.frames.slice(0, -1), { ...top, entered: false }, top] }
    })
    expect(twice).toEqual([expect.stringContaining('somebody sets up twice')])
  })

  it('Balkan Gambit: a unit is under way and lost, while a port is asked about first', async () => {
    const isHeld = (s: GameState) => {
      const top = s.frames.at(-1)
      return top?.step === 'command' && (top.local as { hand: readonly unknown[] }).hand.length > 0
    }
    const problemsOf = await positionOf('balkan-gambit', '1944-allied-victory', isHeld)
    const port: FrameText = { step: 'port', side: 'allied', args: { hex: EMPTY }, local: null as never, entered: true }
    const asked = (position: Written): Written => ({ ...position, frames: [...position.frames, port] })
    expect(problemsOf(asked)).toEqual([])
    const gone = problemsOf(position => {
      const [first] = (position.frames.at(-1) as FrameText).local.hand as { unit: string }[]
      return asked(without(position, first?.unit ?? ''))
    })
    expect(gone).toEqual([expect.stringContaining('is under way and cannot be')])
  })

  it.each([
    ['neither raid nor harbour is asked', ['raid', 'harbour']],
    ['no harbour is asked', ['harbour']],
  ])('Operation Gertrud: the Kommando has landed and %s (17.0.1)', async (_title, missing) => {
    const problemsOf = await positionOf('operation-gertrud', 'early-1941-german-victory', isAsked('raid'))
    expect(problemsOf(asIs)).toEqual([])
    const cut = problemsOf(position => ({
      ...position,
      frames: position.frames.filter(frame => !missing.includes(frame.step)),
    }))
    expect(cut).toEqual([expect.stringContaining('the raid is on and will not be fought')])
  })
})

describe('a turn that the scenario does not have is refused', () => {
  it.each([
    ['balkan-gambit', '1944-allied-victory', 20],
    ['operation-gertrud', 'early-1941-german-victory', 10],
    ['partizan', 'draw', 10],
  ])('%s', async (game, name, last) => {
    const problemsOf = await positionOf(game, name, s => s.frames.length > 1)
    for (const turn of [0, last + 1, 1000])
      expect(problemsOf(position => ({ ...position, turn }))).toEqual([
        `position.turn: expected a whole number from 1 to ${last}, found ${turn}`,
      ])
  })
})
