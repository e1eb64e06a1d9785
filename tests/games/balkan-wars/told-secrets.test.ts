import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../../src/core/engine/module'
import type { LogEntry } from '../../../src/core/engine/state'
import type { UnitId } from '../../../src/core/ids'
import { openFile } from '../../../src/core/save/open-file'
import { replaySteps } from '../../../src/core/save/replay'
import { readSave } from '../../../src/core/save/save-file'
import { savedGameOf } from '../../../src/core/save/saved-game'
import { balkanWars } from '../../../src/games/balkan-wars'
import { nameOf } from '../../../src/games/balkan-wars/countries'
import { unitIds } from '../../../src/games/balkan-wars/forces/counters'
import { look } from '../../../src/games/balkan-wars/look'
import { allHexes } from '../../../src/games/balkan-wars/map/geography'
import { coverOf } from '../../../src/games/balkan-wars/secrets/sight'
import type { Wars } from '../../../src/games/balkan-wars/state'
import { deployed, engine } from './positions'

// Under fog a page is made of three things: what the look says of a view, what the log is read as, and the words of a decision.
// None of them names a unit that whoever looks may not know.

const VIEWERS: readonly Viewer[] = [0, 1, 'table']

function* played(name: string) {
  const file = join(import.meta.dirname, '../../fixtures/games/balkan-wars', `${name}.json`)
  const opened = openFile(readFileSync(file, 'utf8'))
  const read = opened.ok ? readSave(balkanWars, opened.value) : opened
  if (!read.ok) throw new Error(JSON.stringify(read.problems.slice(0, 3)))
  yield* replaySteps(engine, savedGameOf(engine, read.value))
}

const hiddenIn = (known: Wars): UnitId[] => unitIds.filter(id => known.units[id].at.is === 'unseen')

/** Every word of a value, however deep. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value instanceof Map) return [...value].flatMap(wordsOf)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsOf) : []
}

/** All that the table shows of a view: panels, overlays, hexes, and every counter that lies on it. */
function shownOf(known: Wars): string[] {
  const units = [...look.stacks(known).values(), ...look.boxes(known).values()].flat()
  const hexes = allHexes.filter(hex => look.stacks(known).has(hex))
  return wordsOf([
    [look.markers(known), look.phases(known), look.figures?.(known), look.turnReport?.(known), look.pools(known)],
    [look.tracks?.(known), look.ledger?.(known), look.score(known), look.battle(known)],
    look.forces(known).map(({ title, note }) => [title, note ?? '']),
    look.overlays.flatMap(({ hover, picture }) => (hover ? hexes : [null]).map(hex => picture(known, hex))),
    hexes.map(hex => [look.hexLine(known, hex), look.hexFacts?.(known, hex)]),
    units.map(id => [look.face(known, id), look.unitLine(known, id), look.unitFacts(known, id)]),
  ])
}

/** Counters that lie before whoever looks. */
const laidOut = (known: Wars): UnitId[] => [
  ...[...look.stacks(known).values(), ...look.boxes(known).values()].flat(),
  ...look.forces(known).flatMap(({ units }) => units),
]

/** Units that an entry names, in its facts or in its words. */
function namedIn(entry: LogEntry): UnitId[] {
  const parts = balkanWars.tell(entry).flatMap(part => (typeof part === 'object' && 'unit' in part ? [part.unit] : []))
  const facts = (entry.facts ?? {}) as { readonly [fact: string]: unknown }
  const lists = ['unit', 'units', 'attackers', 'defenders', 'guns', 'give', 'take'].flatMap(fact => facts[fact] ?? [])
  return [...parts, ...(lists as UnitId[])]
}

describe('12.G what lies face down is told to nobody who may not know it', () => {
  it('12.1.1, 12.1.3 after the set-up no panel, overlay or counter names a unit of the enemy', () => {
    const s = deployed('first-war', { fog: true })
    for (const viewer of [0, 1] as const) {
      const known = engine.view(s, viewer)
      const hidden = hiddenIn(known)
      expect(hidden.length).toBeGreaterThan(40)
      expect(laidOut(known).filter(id => hidden.includes(id))).toEqual([])
      const shown = shownOf(known)
      expect(shown.filter(text => hidden.some(id => text.includes(nameOf(id))))).toEqual([])
    }
  })

  it('12.2.1, 12.3 what an entry of the log names its reader has seen before or after it', () => {
    const told: string[] = []
    let before: Wars | null = null
    for (const { state, log } of played('on-to-belgrade-draw')) {
      for (const viewer of VIEWERS) {
        const [was, is] = [engine.view(before ?? state, viewer), engine.view(state, viewer)]
        for (const entry of log) {
          const read = engine.read(entry, viewer)
          // M.SI.2: who looked has seen them, and nobody else is told.
          if (read === null || (entry.kind === 'looked' && viewer === (entry.facts as { owner: number }).owner))
            continue
          const hidden = namedIn(read).filter(id => was.units[id].at.is === 'unseen' && is.units[id].at.is === 'unseen')
          told.push(...hidden.map(id => `${viewer} reads '${entry.kind}' of ${nameOf(id)}`))
        }
      }
      before = state
    }
    expect(told).toEqual([])
  })

  it('12.2.1 all through a war no panel, overlay or counter names who lies face down, but for those lost in this combat', () => {
    const told: string[] = []
    let at = 0
    for (const { state } of played('on-to-belgrade-draw')) {
      if (at++ % 60 !== 0 || state.outcome !== null) continue
      for (const viewer of [0, 1] as const) {
        const known = engine.view(state, viewer)
        const seen = [...(known.combat?.attackers ?? []), ...(known.combat?.defenders ?? [])]
        const hidden = hiddenIn(known).filter(id => !seen.includes(id))
        const shown = shownOf(known)
        told.push(
          ...hidden.filter(id => shown.some(text => text.includes(nameOf(id)))).map(id => `${at} ${nameOf(id)}`),
        )
        expect(laidOut(known).filter(id => coverOf(id) === null && hidden.includes(id))).toEqual([])
      }
    }
    expect(told).toEqual([])
  })

  it('12.G a name that is written in clear would be found', () => {
    const s = deployed('first-war', { fog: true })
    const [id] = hiddenIn(engine.view(s, 1)) as [UnitId]
    expect(shownOf(s).some(text => text.includes(nameOf(id)))).toBe(true)
    const entry: LogEntry = { kind: 'demoralized', facts: { unit: id, hex: 0 }, rule: 'CRT.D', turn: 1 } as never
    expect(namedIn(entry)).toContain(id)
  })
})
