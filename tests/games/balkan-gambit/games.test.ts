import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openFile } from '../../../src/core/save/open-file'
import { replay } from '../../../src/core/save/replay'
import { readSave } from '../../../src/core/save/save-file'
import { balkanGambit } from '../../../src/games/balkan-gambit'
import { engine } from './positions'

const FOLDER = join(import.meta.dirname, '../../fixtures/games/balkan-gambit')

const recorded = (name: string) => {
  const opened = openFile(readFileSync(join(FOLDER, name), 'utf8'))
  const read = opened.ok ? readSave(balkanGambit, opened.value) : opened
  if (!read.ok) throw new Error(JSON.stringify(read.problems.slice(0, 3)))
  return read.value
}

describe('recorded games', () => {
  it.each([
    ['1943-axis-victory.json', 1],
    ['1944-allied-victory.json', 0],
    ['1945-draw.json', null],
  ] as const)('%s is played again to the same end, every mark agreeing', (name, winner) => {
    const game = recorded(name)
    expect(game.marks.length).toBeGreaterThan(50)
    const again = replay(engine, game)
    expect(again.parting).toBeNull()
    expect(again.states.at(-1)?.turn).toBe(20)
    expect(again.states.at(-1)?.outcome?.winner).toBe(winner)
    for (const entry of again.log) {
      const words = balkanGambit.tell(entry)
      expect(words.join('')).not.toContain('undefined')
      expect(words).not.toEqual([entry.kind])
    }
  })
})
