import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openFile } from '../../../src/core/save/open-file'
import { replay } from '../../../src/core/save/replay'
import { readSave } from '../../../src/core/save/save-file'
import { operationGertrud } from '../../../src/games/operation-gertrud'
import { engine } from './positions'

const FOLDER = join(import.meta.dirname, '../../fixtures/games/operation-gertrud')

const recorded = (name: string) => {
  const opened = openFile(readFileSync(join(FOLDER, name), 'utf8'))
  const read = opened.ok ? readSave(operationGertrud, opened.value) : opened
  if (!read.ok) throw new Error(JSON.stringify(read.problems.slice(0, 3)))
  return read.value
}

describe('recorded games', () => {
  it.each([
    ['early-1941-german-victory.json', 0, false],
    ['late-1942-allied-victory.json', 1, false],
    ['early-1943-soviet-victory.json', 0, true],
    ['late-1941-duplicity-lost.json', 1, true],
  ] as const)('%s is played again to the same end, every mark agreeing', (name, winner, second) => {
    const game = recorded(name)
    expect(game.marks.length).toBeGreaterThan(20)
    const again = replay(engine, game)
    expect(again.parting).toBeNull()
    expect(again.states.at(-1)?.outcome).toMatchObject({ winner, facts: { second } })
    for (const entry of again.log) {
      const words = operationGertrud.tell(entry)
      expect(words.join('')).not.toContain('undefined')
      expect(words).not.toEqual([entry.kind])
    }
  })
})
