import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { focusOf, pathOf } from '../../../../src/core/engine/hand'
import { openFile } from '../../../../src/core/save/open-file'
import { replay } from '../../../../src/core/save/replay'
import { readSave } from '../../../../src/core/save/save-file'
import { balkanGambit } from '../../../../src/games/balkan-gambit'
import { unitIds } from '../../../../src/games/balkan-gambit/forces/counters'
import { look } from '../../../../src/games/balkan-gambit/look'
import { allHexes, map } from '../../../../src/games/balkan-gambit/map/hexes'
import { rules } from '../../../../src/games/balkan-gambit/rules/rules'
import { type Gambit, hexOf } from '../../../../src/games/balkan-gambit/state'
import { scoreOf } from '../../../../src/games/balkan-gambit/victory/victory'
import { engine } from '../positions'

const FOLDER = join(import.meta.dirname, '../../../fixtures/games/balkan-gambit')

const played = (name: string) => {
  const opened = openFile(readFileSync(join(FOLDER, name), 'utf8'))
  const read = opened.ok ? readSave(balkanGambit, opened.value) : opened
  if (!read.ok) throw new Error(JSON.stringify(read.problems.slice(0, 3)))
  return replay(engine, read.value)
}

/** All rules that the table cites in a position. */
const cited = (s: Gambit): (string | undefined)[] => [
  ...look.pools(s).map(each => each.rule),
  ...look.forces(s).map(each => each.rule),
  ...look.score(s).rows.map(each => each.rule),
  ...unitIds.flatMap(id => look.unitFacts(s, id).map(each => each.rule)),
  ...look.overlays.map(each => each.rule ?? undefined),
  look.battle(s)?.rule,
  engine.prompt(s)?.rule,
]

/** Where the side that decides has units. */
const stacksOf = (s: Gambit) =>
  [...look.stacks(s)].flatMap(([hex, units]) =>
    units.some(id => look.sideOf(s, id) === s.frames.at(-1)?.side) ? [hex] : [],
  )

const someOf = (states: readonly Gambit[]) =>
  states.filter((_, index) => index % 37 === 0 || index === states.length - 1)

describe.each(['1943-axis-victory.json', '1944-allied-victory.json', '1945-draw.json'])('the table during %s', name => {
  const { states, log } = played(name)
  const some = someOf(states)

  it('cites only rules that exist', () => {
    const unknown = some.flatMap(cited).filter(rule => rule !== undefined && !(rule in rules))
    expect(unknown).toEqual([])
  })

  it('has every unit of the map in its stack, and one phase now until the end', () => {
    for (const s of some) {
      const stacked = [...look.stacks(s).values()].flat().toSorted((a, b) => a - b)
      expect(stacked).toEqual(unitIds.filter(id => s.units[id].at.is === 'hex'))
      for (const box of look.boxes(s).keys()) expect(map.boxById.has(box)).toBe(true)
      expect(look.phases(s).filter(phase => phase.stands === 'now').length).toBe(s.outcome === null ? 1 : 0)
      expect(look.score(s).totals).toEqual([scoreOf(s, 0).total, scoreOf(s, 1).total])
      expect(allHexes.map(hex => look.hexLine(s, hex)).filter(line => /undefined|null/.test(line))).toEqual([])
    }
  })

  it('shows a battle whenever one is fought, with all who fight in it', () => {
    const fights = states.filter(s => s.battle !== null)
    expect(fights.length).toBeGreaterThan(20)
    for (const s of fights) {
      const scene = look.battle(s)
      const shown = [scene?.attacker, scene?.defender].flatMap(
        party => party?.groups.flatMap(group => group.units.map(each => each.unit)) ?? [],
      )
      expect(new Set(shown)).toEqual(new Set([...(s.battle?.attackers ?? []), ...(s.battle?.defenders ?? [])]))
    }
  })

  it('leads every path from where the unit stands to the hex chosen', () => {
    for (const s of some)
      for (const { action } of engine.choices(s)) {
        const way = pathOf(balkanGambit, s, action)
        if (way === null) continue
        const { hand, from } = focusOf(balkanGambit, s)
        // With nothing in hand an enemy is pointed at, and the strongest stack beside it would attack.
        const own = hand.length > 0 ? [] : stacksOf(s)
        const stands = [...from, ...own, ...hand.map(id => hexOf(s, id))]
        expect([stands.includes(way[0]), way.at(-1)]).toEqual([true, action.hex])
      }
  })

  it('asks and tells in whole sentences', () => {
    for (const s of states) {
      const text = engine.prompt(s)?.text
      if (text !== undefined) expect(text).toMatch(/^\S.*[.?]$/)
    }
    // What falls in dice and how phases are headed the core tells for all games.
    const own = log.filter(({ kind }) => kind !== 'roll' && kind !== 'stage')
    for (const entry of own) expect(String(balkanGambit.tell(entry).at(-1))).toMatch(/[.]$/)
  })

  it('pairs every battle that begins with its end', () => {
    const edges = log.flatMap(entry => look.battleEdge(entry) ?? [])
    expect(edges.length).toBeGreaterThan(10)
    for (const [index, edge] of edges.entries()) expect(edge).toBe(index % 2 === 0 ? 'begins' : 'ends')
  })
})
