import { describe, expect, it } from 'vitest'
import { charts } from '../../../../src/games/partizan/charts'
import { look } from '../../../../src/games/partizan/look'
import { rules } from '../../../../src/games/partizan/rules'
import type { Tally } from '../../../../src/games/partizan/state'
import { attack, combatPhase, engine, hex, hexes, play, position, settingOf } from '../positions'

const chart = (id: string) => look.tables(settingOf()).find(each => each.id === id)
const cells = (id: string, row: string) => chart(id)?.rows.find(each => each.id === row)?.cells

describe('the score', () => {
  const past: Tally = { turn: 2, targets: 20, towns: 3, scare: 0, resources: 1, tito: 0 }

  it('18.6 adds up past turns and this one as it stands', () => {
    // Sarajevo is a city, Bihac a town.
    const s = position({ at: { 2511: ['pa-4kr'] }, own: { ledger: [past], targetVp: 4 } })
    const values = (label: RegExp) => look.score(s).rows.find(each => label.test(each.label))?.values[0]
    expect(values(/targets|Target/)).toBe(24)
    expect(values(/Towns/)).toBe(5)
    expect(look.score(s).rows.find(each => /Towns/.test(each.label))?.hexes).toEqual(hexes('2511'))
  })

  it('18.6 tells a turn that has ended without what the next would bring', () => {
    const s = position({ turn: 3, at: { 2511: ['pa-4kr'] }, own: { ledger: [past] } })
    // Sarajevo would bring 2, and the resource hex whose line runs through it 1 (18.3).
    const resources = (sheet: ReturnType<typeof look.score> | undefined) =>
      sheet?.rows.find(each => each.rule === '18.3')?.values[0]
    expect(look.score(s).standing).toMatch(/^27 VP/)
    expect(resources(look.score(s))).toBe(2)
    const report = look.turnReport?.(s)
    expect(report?.headline).toBe('The Partisans have 24 VP')
    expect(report?.verdict?.text).toMatch(/^24 VP/)
    expect(report?.score?.totals).toEqual([24 - 230, 0])
    expect(resources(report?.score)).toBe(1)
  })

  it('18.7 takes 10 for each Partisan counter off the map; before the surrender the E.I.S. are not missed', () => {
    // 48 Partisan divisions besides the E.I.S., and Tito: two of these 49 are on the map.
    const s = position({ at: { 2816: ['pa-4kr'] } })
    const last = { ...s, turn: 10 }
    expect(look.score(last).rows.at(-1)).toMatchObject({ label: 'Partisan units off the map: 47', values: [-470, 0] })
    // the 24 numbered ones come on turns 5 to 10.
    expect(look.score(s).rows.at(-1)).toMatchObject({ label: 'Partisan units off the map: 23', ruling: 'R-46' })
    expect(look.score(engine.view(s, 1))).toEqual(look.score(s))
  })

  it('18.7, 18.8 names no level while units are still to come', () => {
    const { standing } = look.score(position({ own: { ledger: [past] } }))
    expect(standing).toBe(
      '24 VP, less 240 for 24 Partisan units off the map: −216 so far; 24 Partisan units still to come.',
    )
  })

  it('18.8 says who would win', () => {
    const { standing } = look.score(position({ turn: 10, own: { ledger: [past] } }))
    expect(standing).toBe(
      'Now it would be a Major Axis Victory: 24 VP, less 480 for 48 Partisan units off the map: −456. A Minor Axis Victory begins at 175.',
    )
  })

  it('18.5.1 names no places for destroyed targets: those on the map still stand', () => {
    const s = position({ targets: { 2110: 'Dam' }, own: { targetVp: 7 } })
    expect(look.score(s).rows[0]).toMatchObject({ label: 'Target objectives destroyed', values: [7, 0] })
    expect(look.score(s).rows[0]).not.toHaveProperty('hexes')
  })

  it('18.1 counts a turn once, whether it is over or not', () => {
    const s = position({ own: { ledger: [past, { ...past, turn: 3 }], targetVp: 9 } })
    expect(look.score(s).rows[0]?.values).toEqual([40, 0])
  })
})

describe('charts', () => {
  it('are all there, in order, and every row is as long as the table is wide', () => {
    const all = look.tables(settingOf())
    expect(all.map(each => each.id)).toEqual(charts.map(each => each.id))
    for (const { id, rows, columns, rule } of all) {
      expect(rows.length, id).toBeGreaterThan(0)
      expect(rules, id).toHaveProperty([rule])
      for (const row of rows) expect(row.cells, `${id} ${row.id}`).toHaveLength(columns.length)
    }
  })

  it('read as the rulebook prints them', () => {
    expect(cells('terrain', 'rough')).toEqual(['2', '3', expect.any(String)])
    expect(cells('targetVP', 'Dam')).toEqual(['+3'])
    expect(cells('victory', 'Draw')).toEqual(['200–225'])
    expect(cells('victory', 'Major Partisan Victory')).toEqual(['251 and more'])
    expect(cells('turnTrack', '5')).toEqual(['January to April 1943', '1–2', '1–4'])
    expect(cells('weaponsCache', '3')).toEqual(['+1, +1'])
    expect(cells('drift', '3')).toEqual(['east'])
    expect(cells('targetTableAxis', '1')).toEqual(['2916', '2414', '2110', '1621', '3405', '3110'])
    expect(cells('ratings', 'ge-21pz')?.[1]).toBe('15-11-10')
    expect(
      chart('partisanSupply')
        ?.rows.map(row => row.label)
        .at(0),
    ).toMatch(/or less$/)
  })

  it('have the column that a forecast lights, with the results it names', () => {
    const s = combatPhase({ side: 'axis', at: { 2815: ['ge-714'], 2816: ['pa-4kr'] } })
    const planned = play(s, { kind: 'target', hex: '2816' })
    const fought = attack(s, '2816', ['ge-714'], 6)
    const close = play(fought, { kind: 'table', pick: 'closeCombat' })
    for (const each of [planned, fought, close]) {
      const lit = engine.forecast(each)?.chart
      const shown = chart(lit?.id ?? '')
      const at = shown?.columns.findIndex(column => column.id === lit?.column) ?? -1
      expect(at).toBeGreaterThanOrEqual(0)
      const printed = shown?.rows.map(row => row.cells[at])
      for (const { code } of engine.forecast(each)?.results ?? []) expect(printed).toContain(code)
    }
    expect(engine.forecast(close)?.chart?.id).toBe('closeCombat')
  })

  it('follow a chart pack', () => {
    const drift = { 1: 'W', 2: 'NE', 3: 'E', 4: 'SE', 5: 'SW', 6: 'NW' }
    const setting = { ...settingOf(), charts: { name: 'mine', charts: { drift } } }
    expect(look.tables(setting).find(each => each.id === 'drift')?.rows[0]?.cells).toEqual(['west'])
  })
})

describe('markers', () => {
  const marked = (s: Parameters<typeof look.markers>[0], number: string) =>
    look
      .markers(s)
      .filter(each => 'hex' in each.at && each.at.hex === hex(number))
      .map(each => each.face.symbol)

  it('4.1.2 show targets, towns held and caches', () => {
    const s = position({ at: { 2511: ['pa-4kr'] }, targets: { 2610: 'Viaduct' } })
    const chits = [
      {
        strength: 3,
        unit: s.units.findIndex(each => each.at.is === 'hex' && each.at.hex === hex('2511')) as never,
        hex: null,
      },
    ]
    const armed = { ...s, chits }
    expect(marked(s, '2610')).toEqual(['viaduct'])
    expect(marked(s, '2511')).toEqual(['flag'])
    for (const known of [armed, engine.view(armed, 1)])
      expect(marked(known, '2511').toSorted()).toEqual(['flag', 'weapons'])
  })

  it('R-34 show that somebody in a stack is out of supply, not who', () => {
    const s = position({ at: { 2815: ['ge-714', 'ge-342'] }, unsupplied: ['ge-714'] })
    expect(marked(engine.view(s, 0), '2815')).toEqual(['out-of-supply'])
    expect(marked(s, '2815')).toEqual([])
  })

  it('8.0.4 mark the seven ports in a landing scare', () => {
    const scare = look.markers(position({ turn: 5, own: { scare: true } })).filter(each => each.key.startsWith('scare'))
    expect(scare).toHaveLength(7)
  })
})
