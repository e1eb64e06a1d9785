import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../src/core/json'
import { charts } from '../../../../src/games/operation-gertrud/charts'
import { look } from '../../../../src/games/operation-gertrud/look'
import { rules } from '../../../../src/games/operation-gertrud/rules'
import { attack, combat, engine, hexes, interdiction, movement, play, position, settingOf, stage } from '../positions'

describe('the score', () => {
  it('counts the objectives with German units in them', () => {
    const s = position({ at: { '2806': ['de-pz-5'], '2709': ['de-pz-8'], '2116': ['de-pz-9'] } })
    const { rows } = look.score(s)
    expect(rows.slice(0, 2).map(row => row.values)).toEqual([
      [2, 0],
      [0, 14],
    ])
    expect([...(rows[0].hexes ?? [])].sort()).toEqual(hexes('2806', '2709').sort())
    expect(rows[1].hexes?.length).toBe(14)
  })

  it('adds the scenario, lost CAS, lost armor and failed missions to the dice', () => {
    const s = position({
      scenario: 'early-1943',
      dead: ['de-cas-1', 'de-pz-8'],
      gone: ['de-pz-9'],
      own: { missionPenalty: 3 },
    })
    const added = look.score(s).rows.filter(row => row.label.startsWith('Added to the dice'))
    expect(added.map(row => row.values)).toEqual([
      [0, 4],
      [0, 1],
      [0, 2],
      [0, 3],
    ])
  })

  it('tells the chance of the victory roll: three objectives win on a throw of 2, once in 36', () => {
    const s = position({ at: { '2806': ['de-pz-5'], '2709': ['de-pz-8'], '2509': ['de-pz-9'] } })
    expect(look.score(s).standing).toBe(
      'The German player holds 3 of 16 objectives: two dice must come out below 3, which wins 2.8% of the time.',
    )
  })

  it('adds nothing up: objectives and modifiers of the dice are no points', () => {
    expect(look.score(position()).totals).toBeNull()
  })

  it('4.0.1, 4.0.2 says at the end how it was won, not what may still be rolled', () => {
    const held = { '2806': ['de-pz-5'], '2709': ['de-pz-8'], '2509': ['de-pz-9'] }
    const end = (winner: 0 | 1, rule: string, facts: Json) =>
      look.score(position({ at: held, own: { outcome: { winner, level: 'victory', rule, facts } } })).standing
    expect(end(0, '4.0.1', { turn: 7, held: 3, total: 2, second: false })).toBe(
      'The German player held 3 of 16 objectives, and 2 on the dice of turn 7, modifiers included, was below 3.',
    )
    expect(end(1, '4.0.2', { turn: 10, second: false })).toBe(
      'The German player held 3 of 16 objectives; no victory roll of 10 turns has won.',
    )
  })

  it('R-46 says when there is no roll', () => {
    expect(look.score(position()).standing).toContain('no victory roll')
  })
})

describe('charts as tables', () => {
  const setting = settingOf('early-1941')

  it('every chart has a table, every table a chart, and all cells are filled', () => {
    const tables = look.tables(setting)
    expect(new Set(tables.map(each => each.id))).toEqual(new Set(charts.map(chart => chart.id)))
    for (const { id, columns, rows, rule } of tables) {
      expect(rules).toHaveProperty([rule])
      for (const { label, cells } of rows) {
        expect([id, cells.length]).toEqual([id, columns.length])
        for (const words of [label, ...cells]) expect(words).toMatch(/^(?!.*(undefined|NaN|null))./)
      }
    }
  })

  it('the Combat Results Table reads as the chart: 400%, die 1 is EX', () => {
    const crt = look.tables(setting).find(each => each.id === 'crt')
    const at = crt?.columns.findIndex(each => each.label === '400–499%') ?? -1
    expect(crt?.rows.map(each => each.cells[at])).toEqual(['EX', 'D1', 'DR', 'DR', 'DE', 'DE'])
  })

  it("a player's own chart stands in the place of the reconstructed one", () => {
    const own = { ...setting, charts: { name: 'mine', charts: { objectives: ['2806'] } } }
    expect(
      look
        .tables(own)
        .find(each => each.id === 'objectives')
        ?.rows.map(each => each.label),
    ).toEqual(['2806'])
  })

  it('bands of dice stand in their order', () => {
    const raid = look.tables(setting).find(each => each.id === 'goebenRaid')
    expect(raid?.rows.map(each => each.label)).toEqual([
      '1 or less',
      '2–3',
      '4–5',
      '6',
      '7–8',
      '9–10',
      '11–12',
      '13 or more',
    ])
  })

  it('a forecast finds its column, and what it foretells stands in it', () => {
    const battle = attack(combat({ at: { '2115': ['de-pz-5'], '2116': ['tr-inf-1'] } }), '2116')
    const raid = stage('germanCombat', { turn: 1, at: { '2611': ['de-kommando'] }, own: { raid: 'landed' } })
    const sortie = play(
      interdiction({ at: { '2115': ['de-pz-5'] }, pool: ['tr-cas-1', 'de-cas-1'] }),
      { kind: 'fly', unit: 'tr-cas-1' },
      { kind: 'target', hex: '2115' },
    )
    const mission = play(
      movement({ at: { '2904': ['de-kommando'] }, pool: ['de-cas-1'] }),
      { kind: 'mission', pick: 'inonu' },
      { kind: 'give', unit: 'de-cas-1' },
    )
    for (const s of [battle, raid, sortie, mission]) {
      const { chart, results = [] } = engine.forecast(s) ?? {}
      const read = look
        .tables(s.setting)
        .find(each => each.id === chart?.id && each.columns.some(({ id }) => id === chart.column))
      const at = read?.columns.findIndex(({ id }) => id === chart?.column) ?? -1
      const cells = read?.rows.map(each => each.cells[at])
      expect(results.length).toBeGreaterThan(1)
      for (const { code, label } of results) expect(cells).toContain(code ?? label)
    }
  })
})
