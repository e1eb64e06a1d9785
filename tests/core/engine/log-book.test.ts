import { describe, expect, it } from 'vitest'
import { logBook } from '../../../src/core/engine/log-book'
import type { GameState, LogEntry } from '../../../src/core/engine/state'
import type { Side } from '../../../src/core/ids'

type Facts = {
  moved: { readonly name?: string; readonly to: number; readonly owner: Side | null }
  starved: { readonly name?: string; readonly hex?: number; readonly gone: boolean; readonly owner: Side | null }
  mended: { readonly name: string; readonly owner: Side | null }
  said: { readonly name: string; readonly owner: Side | null }
}

const book = logBook<GameState<Facts>>({
  moved: { tell: f => [`${f.name ?? 'Somebody'} to ${f.to}`], secret: ['name'] },
  starved: { tell: f => [f.name ?? 'Somebody'], secret: f => (f.gone ? ['name'] : ['name', 'hex']) },
  mended: { tell: f => [f.name], secret: null },
  said: { tell: f => [f.name] },
})

const entry = <Kind extends keyof Facts>(kind: Kind, facts: Facts[Kind]): LogEntry => ({
  kind,
  facts,
  rule: null,
  turn: 1,
  side: 0,
})

describe('what a viewer may read of the log', () => {
  const moved = entry('moved', { name: 'Tito', to: 4, owner: 0 })

  it('is all to the owner, and less to the other side and the table', () => {
    expect(book.read(moved, 0)).toBe(moved)
    for (const viewer of [1, 'table'] as const) {
      expect(book.read(moved, viewer)?.facts).toEqual({ to: 4, owner: 0 })
      expect(book.tell(book.read(moved, viewer) ?? moved)).toEqual(['Somebody to 4'])
    }
  })

  it('is all to everybody where nobody owns it, or nothing in it is secret', () => {
    const open = entry('moved', { name: 'Tito', to: 4, owner: null })
    expect(book.read(open, 1)).toBe(open)
    const said = entry('said', { name: 'Tito', owner: 0 })
    expect(book.read(said, 1)).toBe(said)
    const unknown = { ...said, kind: 'rolled' }
    expect(book.read(unknown, 1)).toBe(unknown)
  })

  it('may depend on what happened, and may be nothing', () => {
    expect(book.read(entry('starved', { name: 'Tito', hex: 3, gone: true, owner: 0 }), 1)?.facts).toEqual({
      hex: 3,
      gone: true,
      owner: 0,
    })
    expect(book.read(entry('starved', { name: 'Tito', hex: 3, gone: false, owner: 0 }), 1)?.facts).toEqual({
      gone: false,
      owner: 0,
    })
    expect(book.read(entry('mended', { name: 'Tito', owner: 0 }), 1)).toBeNull()
    expect(book.read(entry('mended', { name: 'Tito', owner: 0 }), 0)).not.toBeNull()
  })
})
