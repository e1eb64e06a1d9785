import { describe, expect, it } from 'vitest'
import { randomChoice, seededPick } from '../../../../src/cli/fuzz/random-action'
import { pathOf } from '../../../../src/core/engine/hand'
import type { LogEntry } from '../../../../src/core/engine/state'
import { operationGertrud } from '../../../../src/games/operation-gertrud'
import { landIds, landUnit, unitIds } from '../../../../src/games/operation-gertrud/forces/counters'
import type { ScenarioId } from '../../../../src/games/operation-gertrud/forces/scenarios/scenario'
import { look } from '../../../../src/games/operation-gertrud/look'
import { supplyLine } from '../../../../src/games/operation-gertrud/look/supply-lines'
import { allHexes, isNextTo, map } from '../../../../src/games/operation-gertrud/map/geography'
import { rules } from '../../../../src/games/operation-gertrud/rules'
import { type Gertrud, hexOf } from '../../../../src/games/operation-gertrud/state'
import { canTrace, sourceHexes } from '../../../../src/games/operation-gertrud/supply/supply'
import { engine, settingOf } from '../positions'

const ENDERS: readonly string[] = ['done', 'end', 'halt', 'cancel', 'stay', 'pass']

/** Set up at once, then played by chance; a phase is left early, so that a few hundred answers see several turns. */
function played(scenario: ScenarioId, seed: number, answers: number) {
  const pick = seededPick(seed)
  let { state } = engine.begin(settingOf(scenario, { 'own-dice': false, 'soviet-duplicity': true }), seed)
  const states: Gertrud[] = [state]
  const log: LogEntry[] = []
  const answer = (action: Parameters<typeof engine.apply>[1]) => {
    const moved = engine.apply(state, action)
    state = moved.state
    states.push(state)
    log.push(...moved.log)
  }
  while (state.frames.at(-1)?.step === 'deploy') for (const kind of look.readyKinds) answer({ kind })
  while (states.length < answers && state.outcome === null) {
    const choices = [...engine.choices(state)]
    const ender = choices.find(choice => ENDERS.includes(choice.action.kind))
    const isLate = state.frames.at(-1)?.step === 'movement' ? pick(8) === 0 : pick(12) === 0
    answer((ender && isLate ? ender : randomChoice(choices, pick)).action)
  }
  return { states, log }
}

/** All rules that the table cites in a position. */
const cited = (s: Gertrud): (string | undefined)[] => [
  ...look.pools(s).map(each => each.rule),
  ...look.forces(s).map(each => each.rule),
  ...look.score(s).rows.map(each => each.rule),
  ...unitIds.flatMap(id => look.unitFacts(s, id).map(each => each.rule)),
  ...look.overlays.map(each => each.rule ?? undefined),
  look.battle(s)?.rule,
]

describe.each([
  ['early-1941', 11],
  ['late-1942', 12],
  ['early-1943', 13],
] as const)('the table during a game of %s', (scenario, seed) => {
  const { states, log } = played(scenario, seed, 420)
  const some = states.filter((_, index) => index % 23 === 0)

  it('cites only rules that exist', () => {
    const unknown = some.flatMap(cited).filter(rule => rule !== undefined && !(rule in rules))
    expect(unknown).toEqual([])
  })

  it('has every unit of the map in its stack, boxes that exist, and one phase now', () => {
    for (const s of some) {
      const stacked = [...look.stacks(s).values()].flat().toSorted((a, b) => a - b)
      expect(stacked).toEqual(unitIds.filter(id => s.units[id].at.is === 'hex'))
      for (const box of look.boxes(s).keys()) expect(map.boxById.has(box)).toBe(true)
      expect(look.phases(s).filter(phase => phase.stands === 'now').length).toBe(s.outcome === null ? 1 : 0)
      expect(new Set(look.markers(s).map(each => each.key)).size).toBe(look.markers(s).length)
      expect(allHexes.map(hex => look.hexLine(s, hex)).filter(line => /undefined|null/.test(line))).toEqual([])
    }
  })

  it('draws a supply line exactly for those whom the rules give one, step by step to one of their cities', () => {
    for (const s of some)
      for (const id of landIds) {
        if (hexOf(s, id) === null || !landUnit(id).needsSupply) continue
        const line = supplyLine(s, id)
        expect([id, line !== null]).toEqual([id, canTrace(s, id)])
        if (line === null) continue
        expect([line[0], sourceHexes(s, id).includes(line[line.length - 1])]).toEqual([hexOf(s, id), true])
        for (const [index, hex] of line.slice(1).entries()) expect(isNextTo(line[index], hex)).toBe(true)
      }
  })

  it('shows a battle whenever one is fought, with all who fight in it', () => {
    const fights = states.filter(s => s.battle !== null)
    expect(fights.length).toBeGreaterThan(5)
    for (const s of fights) {
      const scene = look.battle(s)
      const shown = [scene?.attacker, scene?.defender].flatMap(
        party => party?.groups.flatMap(group => group.units.map(each => each.unit)) ?? [],
      )
      const { attackers = [], defenders = [], bystanders = [] } = s.battle ?? {}
      expect(shown).toEqual(expect.arrayContaining([...attackers, ...defenders, ...bystanders]))
      expect(scene?.stage).toBeGreaterThan(0)
    }
  })

  it('leads every path from where a unit stands to the hex chosen', () => {
    for (const s of some)
      for (const { action } of engine.choices(s)) {
        const way = pathOf(operationGertrud, s, action)
        if (way !== null) expect([way.length > 1, way.at(-1)]).toEqual([true, action.hex])
      }
  })

  it('pairs every battle that begins with its end, and heads every turn', () => {
    const edges = log.flatMap(entry => look.battleEdge(entry) ?? [])
    for (const [index, edge] of edges.entries()) expect(edge).toBe(index % 2 === 0 ? 'begins' : 'ends')
    const turns = log.flatMap(entry => look.heading(entry) ?? []).filter(each => each.level === 'turn')
    expect(turns[0]).toEqual({ level: 'turn', text: 'Turn 1' })
    expect(turns.length).toBeGreaterThan(1)
  })

  it('draws every overlay in every position', () => {
    for (const s of some.slice(0, 6))
      for (const overlay of look.overlays)
        for (const hex of [null, ...look.stacks(s).keys()].slice(0, overlay.hover ? 12 : 1)) {
          const picture = overlay.picture(s, hex)
          if (picture !== null) expect(picture.note).toMatch(/^\S.*\.$/)
        }
  })
})
