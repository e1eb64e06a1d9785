import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { GameState } from '../../src/core/engine/state'
import { type History, stateAt } from '../../src/core/save/history'
import { writeSave } from '../../src/core/save/save-file'
import { importText } from '../../src/store/save-text'
import { saveAsNew } from '../../src/store/write-saved'
import { damaged, damagedSave } from '../core/save/damage'
import { randomGame, settings } from '../core/save/random-play'
import { bare } from '../core/save/written-by-hand'
import { ambush } from '../fixtures/ambush'
import { ambushEntries, contentOf, engine } from './ambush-table'
import { openedSaved, profile } from './stored-game'

const FILES = 400
/** What files made by hand and old ones have that none of today's has. */
const ODD = [{ seed: -5 }, { seed: Number.MIN_SAFE_INTEGER }, { marks: undefined }, { rules: undefined }, { rules: 1 }]

/** Games in the middle and at the end, with and without their actions, and what is odd about files made by hand. */
function files(): string[] {
  const games = settings.flatMap((setting, seed) => {
    const { records } = randomGame(engine, setting, seed)
    return [records[9], records[Math.floor(records.length / 2)], records.at(-1)].flatMap(each => each ?? [])
  })
  const texts = games.map(record => writeSave(ambush, record))
  const odd = ODD.flatMap((own, index) => {
    const save = JSON.parse(texts[index] ?? '')
    return [
      { ...save, ...own },
      { ...save, ...own, actions: undefined, marks: undefined },
    ].map(each => JSON.stringify(each))
  })
  return [...texts, ...odd, JSON.stringify(bare)]
}

type Imported = Extract<Awaited<ReturnType<typeof importText>>, { readonly ok: true }>['value']

const waysInto = ({ opened }: Imported): readonly History<GameState>[] =>
  opened.is === 'whole' ? [opened.history] : [opened.agreed, opened.asSaved].flatMap(each => each ?? [])

it('whatever can be imported, storage gives back whole', async () => {
  const saved = await profile().tab()
  const texts = files()
  const met = { refused: 0, whole: 0, parted: 0 }
  const isStored = async (text: string) => {
    const read = await importText(text, ambushEntries, { atOnceMs: Number.POSITIVE_INFINITY })
    if (!read.ok) return void met.refused++
    met[read.value.opened.is]++
    for (const history of waysInto(read.value)) {
      const lease = await saveAsNew(saved, history)
      expect(await saved.list()).toMatchObject([{ row: { seed: history.seed } }])
      const { opened } = await openedSaved(saved, lease.id, { atOnceMs: Number.POSITIVE_INFINITY })
      if (opened.is !== 'whole') throw new Error(`it parts: ${opened.parting.why}`)
      expect(stateAt(opened.history)).toEqual(stateAt(history))
      expect(contentOf(opened.history)).toEqual(contentOf(history))
      await saved.remove(lease.id)
    }
  }
  for (const text of texts) await isStored(text)
  // Other seeds lead elsewhere.
  expect(met).toEqual({ refused: 0, whole: texts.length - 2, parted: 2 })
  await fc.assert(
    fc.asyncProperty(damagedSave(texts.length), ({ save, damages }) => isStored(damaged(texts[save] ?? '', damages))),
    { numRuns: FILES, seed: 1913 },
  )
  expect(met.whole + met.parted - texts.length).toBeGreaterThan(FILES / 20)
  expect(met.parted).toBeGreaterThan(2)
})
