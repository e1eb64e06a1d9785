import { describe, expect, it } from 'vitest'
import type { GameModule } from '../../src/core/engine/module'
import type { GameState } from '../../src/core/engine/state'
import type { Json } from '../../src/core/json'
import { stateAt } from '../../src/core/save/history'
import { openFile } from '../../src/core/save/open-file'
import { writePosition } from '../../src/core/save/position'
import { readSave } from '../../src/core/save/save-file'
import * as shape from '../../src/core/save/shape'
import { games } from '../../src/games'
import { importText } from '../../src/store/save-text'
import { differences, savePath, shapePath, shapeText, textAt } from '../fixtures/saves/released'

/** A game under construction has released nothing yet. */
const playable = games.flatMap(({ id, load, unfinished }) => (load && unfinished === undefined ? [{ id, load }] : []))

const MOST_SHOWN = 12

/** What is to be done about a game whose saves of some version are not there, or look otherwise than they did. */
function complaint(game: GameModule<GameState>): string | null {
  const { id, version } = game
  for (let each = 1; each <= version; each++)
    if (textAt(savePath(id, each)) === null || textAt(shapePath(id, each)) === null)
      return `${id}: no save of rules version ${each} is recorded. Run: npx tsx tests/fixtures/saves/record.ts`
  const changed = differences(textAt(shapePath(id, version)) ?? '', nowOf(game))
  if (changed.length > 0)
    return [
      `${id}: positions have another shape than those that version ${version} has saved:`,
      ...changed.slice(0, MOST_SHOWN),
      `Every saved game of version ${version} would be lost. Raise version to ${version + 1} in src/games/${id}/index.ts,`,
      `write migrate(${version}, position) there, then run: npx tsx tests/fixtures/saves/record.ts`,
    ].join('\n')
  const lost = lostWith(id, version)
  if (lost.length > 0 && game.migrate === undefined)
    return [`${id}: version ${version} lost what ${version - 1} had, and the game has no migrate:`, ...lost].join('\n')
  return null
}

/** The shape of today, and the recorded position as it is written today. */
function nowOf(game: GameModule<GameState>): string {
  const save = textAt(savePath(game.id, game.version)) ?? ''
  return shapeText(game, JSON.stringify({ position: writtenToday(game, save) }))
}

function writtenToday(game: GameModule<GameState>, save: string): Json {
  const file = openFile(save)
  const read = file.ok ? readSave(game, file.value) : file
  return read.ok ? writePosition(game, read.value.state) : { unreadable: read.problems.map(({ path }) => path) }
}

/** Fields that only came and may be left out need no migration; that old positions open is another test. What was recorded varies. */
function lostWith(id: string, version: number): string[] {
  const [before, now] = [version - 1, version].map(each => textAt(shapePath(id, each)) ?? '')
  return differences(before ?? '', now ?? '').filter(line => line.startsWith('- ') && !line.startsWith('- recorded'))
}

/** Where a file that must be whole stands. */
async function standingOf(text: string): Promise<GameState> {
  const read = await importText(text, undefined, { atOnceMs: Number.POSITIVE_INFINITY })
  if (!read.ok || read.value.opened.is !== 'whole') throw new Error(JSON.stringify(read))
  return { ...stateAt(read.value.opened.history), logged: 0 }
}

describe('saves of every version of the rules that was released', () => {
  it.each(playable)('$id: are there, and positions have the shape they had', async ({ load }) => {
    expect(complaint(await load())).toBeNull()
  })

  it.each(playable)('$id: open, with and without their actions', async ({ id, load }) => {
    const { version } = await load()
    for (let each = 1; each <= version; each++) {
      const text = textAt(savePath(id, each)) ?? ''
      const file = JSON.parse(text)
      expect(file.rules).toBe(each)
      const { actions: _actions, marks: _marks, start: _start, ...alone } = file
      expect(await standingOf(JSON.stringify(alone))).toEqual(await standingOf(text))
    }
  })
})

describe('a game that forgets those who saved it', () => {
  const gambit = async (own: Partial<GameModule<GameState>>) => {
    const game = await games.find(each => each.id === 'balkan-gambit')?.load?.()
    if (game === undefined) throw new Error('there is no such game')
    return { ...game, ...own }
  }

  it('with a field more is told to raise its version and to migrate', async () => {
    const game = await gambit({})
    const { march } = game.steps
    if (!march) throw new Error('there is no march')
    const longer = { ...march, local: shape.fields({ tired: shape.flag }) as unknown as shape.Shape<Json> }
    const told = complaint({ ...game, steps: { ...game.steps, march: longer } })
    expect(told).toContain('+ step march.local.tired: true or false')
    expect(told).toContain(`Raise version to ${game.version + 1} in src/games/balkan-gambit/index.ts`)
  })

  it('with other counters is told so too', async () => {
    const game = await gambit({})
    const [first, ...others] = game.counters
    if (!first) throw new Error('there are no counters')
    const told = complaint({ ...game, counters: [{ ...first, id: 'renamed' }, ...others] })
    expect(told).toContain('+ counters:')
  })

  it('with a new version and no save of it is told to record one', async () => {
    const version = (await gambit({})).version + 1
    expect(complaint(await gambit({ version }))).toBe(
      `balkan-gambit: no save of rules version ${version} is recorded. Run: npx tsx tests/fixtures/saves/record.ts`,
    )
  })
})
