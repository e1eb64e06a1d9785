import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openFile } from '../../../src/core/save/open-file'
import { replay } from '../../../src/core/save/replay'
import { readSave } from '../../../src/core/save/save-file'
import { partizan } from '../../../src/games/partizan'
import { engine } from './positions'

const FOLDER = join(import.meta.dirname, '../../fixtures/games/partizan')

const recorded = (name: string) => {
  const opened = openFile(readFileSync(join(FOLDER, name), 'utf8'))
  const read = opened.ok ? readSave(partizan, opened.value) : opened
  if (!read.ok) throw new Error(JSON.stringify(read.problems.slice(0, 3)))
  return read.value
}

describe('recorded games', () => {
  it.each([
    ['major-axis.json', 1, 'Major Axis Victory'],
    ['minor-axis.json', 1, 'Minor Axis Victory'],
    ['draw.json', null, 'Draw'],
    ['minor-partisan.json', 0, 'Minor Partisan Victory'],
    ['major-partisan.json', 0, 'Major Partisan Victory'],
  ] as const)('%s is played again to the same end, every mark agreeing', (name, winner, level) => {
    const game = recorded(name)
    expect(game.marks.length).toBeGreaterThan(15)
    const again = replay(engine, game)
    expect(again.parting).toBeNull()
    const last = again.states.at(-1)
    expect([last?.turn, last?.outcome?.winner, last?.outcome?.level]).toEqual([10, winner, level])
    for (const entry of again.log)
      for (const viewer of [0, 1, 'table'] as const) {
        const read = engine.read(entry, viewer)
        if (read === null) continue
        const words = partizan.tell(read)
        expect(words.join('')).not.toContain('undefined')
        expect(words).not.toEqual([entry.kind])
        expect(words.at(-1)).toMatch(/\.$/)
      }
    for (const s of again.states) expect(engine.prompt(s)?.text ?? 'The war is over.').toMatch(/^[A-Z0-9].*[^.?][.?]$/)
  })
})
