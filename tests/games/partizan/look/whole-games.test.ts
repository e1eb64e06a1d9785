import { describe, expect, it } from 'vitest'
import { focusOf, pathOf } from '../../../../src/core/engine/hand'
import type { Viewer } from '../../../../src/core/engine/module'
import type { Json } from '../../../../src/core/json'
import { partizan } from '../../../../src/games/partizan'
import { unitIds } from '../../../../src/games/partizan/forces/counters'
import { book } from '../../../../src/games/partizan/log-book'
import { look } from '../../../../src/games/partizan/look'
import { allHexes, map } from '../../../../src/games/partizan/map/hexes'
import { rules } from '../../../../src/games/partizan/rules'
import type { Partizan } from '../../../../src/games/partizan/state'
import { attack, combatPhase, engine, hex, logOf, pick, play, position, to, unit } from '../positions'
import { randomGame } from './random-game'

const { states, log } = randomGame(8, 1500)
const some = states.filter((_, index) => index % 75 === 0 || index === states.length - 1)
const VIEWERS: readonly Viewer[] = [0, 1, 'table']

/** All rules that the table cites in a position. */
const cited = (s: Partizan): (string | undefined)[] => [
  ...look.pools(s).map(each => each.rule),
  ...look.forces(s).map(each => each.rule),
  ...look.score(s).rows.map(each => each.rule),
  ...unitIds.flatMap(id => look.unitFacts(s, id).map(each => each.rule)),
  ...look.overlays.map(each => each.rule ?? undefined),
  look.battle(s)?.rule,
]

describe('the table during a random game', () => {
  it('cites only rules that exist', () => {
    const unknown = some.flatMap(cited).filter(rule => rule !== undefined && !(rule in rules))
    expect(unknown).toEqual([])
  })

  it('has every counter of the map in its stack, and one phase now, whoever looks', () => {
    for (const s of some)
      for (const viewer of VIEWERS) {
        const known = engine.view(s, viewer)
        const count = (state: Partizan) => new Map([...look.stacks(state)].map(([hex, units]) => [hex, units.length]))
        expect(count(known)).toEqual(count(s))
        for (const box of look.boxes(known).keys()) expect(map.boxById.has(box)).toBe(true)
        expect(look.phases(known).filter(each => each.stands === 'now')).toHaveLength(s.outcome === null ? 1 : 0)
        expect(allHexes.map(hex => look.hexLine(known, hex)).filter(line => /undefined|null/.test(line))).toEqual([])
      }
  })

  it('lists no counter twice among the forces, and finds each where it says', () => {
    for (const s of some)
      for (const viewer of VIEWERS) {
        const known = engine.view(s, viewer)
        const all = look.forces(known).flatMap(group => group.units)
        expect(new Set(all).size).toBe(all.length)
        const onMap = [...look.stacks(known).values()].flat()
        expect(onMap.filter(id => !all.includes(id))).toEqual([])
        for (const [hex, units] of look.stacks(known))
          for (const id of units) expect(look.spot(known, id)).toEqual({ is: 'hex', hex })
      }
  })

  it('shows a battle whenever one is fought, with all who fight in it', () => {
    const fights = states.filter(s => s.combat !== null)
    expect(fights.length).toBeGreaterThan(5)
    for (const s of fights)
      for (const viewer of VIEWERS) {
        const scene = look.battle(engine.view(s, viewer))
        const shown = [scene?.attacker, scene?.defender].flatMap(
          party => party?.groups.flatMap(group => group.units.map(each => each.unit)) ?? [],
        )
        expect(shown).toEqual(expect.arrayContaining([...(s.combat?.attackers ?? []), ...(s.combat?.defenders ?? [])]))
      }
  })

  it('leads every path from where the unit in hand stands to the hex chosen', () => {
    let found = 0
    for (const s of states
      .filter(each => focusOf(partizan, each).hand.length > 0 && each.frames.at(-1)?.step === 'move')
      .slice(0, 8))
      for (const { action } of engine.choices(s)) {
        const way = action.hex === undefined ? null : pathOf(partizan, s, action)
        if (way === null) continue
        found++
        expect([focusOf(partizan, s).from, way.at(-1)]).toEqual([[way[0]], action.hex])
      }
    expect(found).toBeGreaterThan(20)
  })

  it('pairs every battle that begins with its end', () => {
    const edges = log.flatMap(entry => look.battleEdge(entry) ?? [])
    expect(edges.length).toBeGreaterThan(5)
    for (const [index, edge] of edges.entries()) expect(edge).toBe(index % 2 === 0 ? 'begins' : 'ends')
  })

  it('counts as many Partisans off the map for both sides', () => {
    for (const s of some) expect(look.score(engine.view(s, 'table')).totals).toEqual(look.score(s).totals)
  })
})

describe('the diary', () => {
  const [moved] = logOf(play(position({ at: { 2816: ['pa-4kr'] } }), pick('pa-4kr')), to('2715'))

  it('R-34 trails a move by name for its owner, and as one counter for the other side', () => {
    if (moved === undefined) throw new Error('nothing was told')
    expect(look.trail(moved)).toEqual({ unit: unit('pa-4kr'), hexes: [hex('2816'), hex('2715')] })
    const read = engine.read(moved, 1)
    const trail = read === null ? null : look.trail(read)
    expect(trail?.hexes).toEqual([hex('2816'), hex('2715')])
    expect(unitIds).not.toContain(trail?.unit)
  })

  it('11.9.1 counts losses where they fell, and nothing else', () => {
    const three = ['ge-714', 'ge-342', 'ge-7ss']
    const s = attack(combatPhase({ side: 'axis', at: { 2815: three, 2816: ['pa-4kr'] } }), '2816', three, 6)
    const told = logOf(s, { kind: 'fight', dice: [6] })
    const lost = told.flatMap(entry => look.loss(entry) ?? [])
    expect(lost).toEqual([{ unit: unit('pa-4kr'), hex: hex('2816'), steps: 1, side: 0 }])
    expect(told.length).toBeGreaterThan(lost.length)
  })

  it('R-44 a counter that starved unseen is lost in its hex, and a lost step is nobody’s business', () => {
    const attrition = {
      ...moved,
      kind: 'attrition',
      facts: { unit: unit('pa-4kr'), hex: hex('2816'), gone: true, owner: 0 },
    }
    const read = engine.read(attrition as never, 1)
    const loss = read === null ? null : look.loss(read)
    expect([loss?.hex, loss?.steps, unitIds.includes(loss?.unit as never)]).toEqual([hex('2816'), 1, false])
    expect(loss?.side).toBe(0)
    const starved = { ...attrition, kind: 'starved', facts: { hex: hex('2816'), gone: true, owner: 1 } }
    expect(look.loss(starved as never)?.side).toBe(1)
    const step = { ...attrition, facts: { ...attrition.facts, gone: false } }
    const masked = engine.read(step as never, 1)
    expect(masked === null ? null : look.loss(masked)).toBeNull()
  })

  it('5.3.3, 13.1.2 tells what there was of points, and no row of noughts', () => {
    const told = (kind: string, facts: Json) => book.tell({ ...moved, kind, facts } as never).join('')
    const tally = { turn: 1, targets: 23, towns: 0, scare: 0, resources: 0, tito: -2, sum: 21, total: 21 }
    expect(told('tally', tally)).toBe('Turn 1 brings 21 VP: targets 23, Tito −2. The total is 21 VP.')
    const none = { turn: 2, targets: 0, towns: 0, scare: 0, resources: 0, tito: 0, sum: 0, total: 21 }
    expect(told('tally', none)).toBe('Turn 2 brings 0 VP. The total is 21 VP.')
    const points = { German: 0, Italian: 1, Bulgarian: 0, Hungarian: 0 }
    expect(told('axisPoints', points)).toBe('The Axis receives replacement points: Italian 1.')
    expect(told('axisPoints', { ...points, Italian: 0 })).toBe('The Axis receives no replacement points.')
    expect(told('supplyCheck', { net: -3, modifier: -6, steps: 0 })).toBe(
      'Partisan supply check: die 3, −6 as towns are held: 0 steps lost.',
    )
  })

  it('begins each turn with a headline', () => {
    const heads = log.flatMap(entry => look.heading(entry) ?? [])
    expect(heads[0]).toEqual({ level: 'turn', text: 'Turn 1' })
  })

  it('5.1.6, 5.2.6 has a headline for each phase, the same for every eye', () => {
    const phases = (heads: ReturnType<typeof look.heading>[]) =>
      heads.flatMap(head => (head?.level === 'phase' ? [head.text] : []))
    const second = log.findIndex(entry => look.heading(entry)?.text === 'Turn 2')
    const first = log.slice(0, second)
    const ofTurn = phases(first.map(look.heading))
    expect(ofTurn.filter(text => !/politics|prestige/i.test(text))).toEqual([
      'Partisan replacements',
      'Targets',
      'Partisan movement',
      'Partisan combat',
      'Partisan supply',
      'Axis replacements',
      'Axis movement',
      'Axis combat',
      'Axis supply',
      'Victory',
    ])
    expect(ofTurn).toContain('Axis politics')
    for (const viewer of [0, 1, 'table'] as const)
      expect(phases(first.flatMap(entry => engine.read(entry, viewer) ?? []).map(look.heading))).toEqual(ofTurn)
  })

  it('R-34 the way of a move is for its owner, its ends are for both', () => {
    const far = logOf(play(position({ at: { 2816: ['pa-4kr'] } }), pick('pa-4kr')), to('2614'))[0]
    if (far === undefined) throw new Error('nothing was told')
    const own = look.trail(far)?.hexes ?? []
    expect([own.length > 2, own[0], own.at(-1)]).toEqual([true, hex('2816'), hex('2614')])
    const read = engine.read(far, 1)
    expect(read === null ? null : look.trail(read)?.hexes).toEqual([hex('2816'), hex('2614')])
  })

  it("17.3.1 Tito's death is told with its hex, and counted once", () => {
    const s = play(combatPhase({ at: { 2816: ['pa-4kr', 'pa-5kr'], 3405: ['ge-714'] } }), { kind: 'done', dice: [4] })
    const told = logOf(s, { kind: 'lose', unit: 'pa-tito' })
    for (const viewer of [0, 1] as const) {
      const lost = told.flatMap(entry => engine.read(entry, viewer) ?? []).flatMap(entry => look.loss(entry) ?? [])
      expect(lost).toEqual([{ unit: unit('pa-tito'), hex: hex('2113'), steps: 1, side: 0 }])
    }
  })
})
