import { describe, expect, it } from 'vitest'
import { printedNumber } from '../../../src/core/engine/booklet'
import type { HexId } from '../../../src/core/ids'
import { charts } from '../../../src/games/balkan-front/charts'
import { counters } from '../../../src/games/balkan-front/forces/counters'
import { look } from '../../../src/games/balkan-front/look'
import { designationOf } from '../../../src/games/balkan-front/look/designation'
import { hexName, landHexes } from '../../../src/games/balkan-front/map/geography'
import { booklet, glossary } from '../../../src/games/balkan-front/rules/booklet'
import { hex, moving, position, settingOf, unit, units } from './positions'

const joined = { Germany: 0, Bulgaria: 0, Greece: 1, Yugoslavia: 1 } as const

describe('how Balkan Front looks on the table', () => {
  it('27.0 the weather has a zone on either side of its line, each with its sky', () => {
    const s = position({ own: { weather: { D: 'P', E: 'C' } } })
    const zones = look.weather?.(s) ?? []
    expect(zones.map(({ title, words, mark }) => [title, words, mark])).toEqual([
      ['Zone D', 'poor', 'cloud'],
      ['Zone E', 'clear', 'sun'],
    ])
    const [d, e] = zones.map(({ hexes }) => new Set<HexId>(hexes))
    expect(landHexes.every(at => d?.has(at) !== e?.has(at))).toBe(true)
    expect([d?.has(hex('2211')), e?.has(hex('15B:0911'))]).toEqual([true, true])
  })

  it('3.D.1, 28.C.0 the owners of hexes are shaded, those of neutrals are not', () => {
    const s = position({ scenario: 'balkan-campaign' })
    const owners = look.owners?.(s)
    expect(owners?.get(hex('4510'))).toBe(1)
    expect(owners?.get(hex('3818'))).toBe(0)
    expect(owners?.has(hex('2211'))).toBe(false)
  })

  it('3.A.2.1, 3.A.2.2, 3.A.2.3 a stack is picked by class, aircraft not at all', () => {
    const s = position({ joined })
    const classOf = (id: string) => look.unitClass?.(s, unit(id)) ?? null
    expect(classOf('ge-pz-2')).toBe('Motorized')
    expect(classOf('ge-inf-72')).toBe('Foot')
    expect(classOf('ge-art-70')).toBe('Guns')
    expect(classOf('ge-air-ju52-x1')).toBe(null)
  })

  it('31.B.2, 27.0 the strip says who is ahead and what the weather is', () => {
    const s = position({ joined, own: { vp: [{ line: 'terror', halves: 8, turn: 11 }] } })
    const [lead, north] = look.figures?.(s) ?? []
    const totals = look.score(s).totals ?? [0, 0]
    const by = totals[0] - totals[1]
    expect(lead?.value).toBe(by === 0 ? 'even' : `${by > 0 ? 'Axis' : 'Allies'} +${Math.abs(by)}`)
    expect(north?.value).toBe('clear')
  })

  it('33.F.3 where one city decides, the strip says how long it has to hold', () => {
    const s = position({ scenario: 'plan-y', turn: 9 })
    expect(look.figures?.(s)[0]).toMatchObject({ title: 'To hold', value: '2 turns' })
    expect(look.turnReport?.(s).verdict?.text).toMatch(/marginal victory for the Axis/)
  })

  it('8.B.1, 12.B.0 while units move, what their moves would cost is said; not while somebody is in hand', () => {
    const crowd = ['ge-inf-72', 'ge-inf-73', 'ge-inf-46', 'ge-inf-50']
    const s = moving(0, { joined, at: { '4206': crowd, '4510': ['gr-mtn-12'] } })
    const texts = look.warnings?.(s).map(({ text }) => text) ?? []
    expect(texts.some(text => /^Too many units: /.test(text))).toBe(true)
    const frame = s.frames.at(-1)
    const inHand = {
      ...s,
      frames: [...s.frames.slice(0, -1), { ...frame, local: { picked: units('ge-inf-72'), left: [] } }],
    }
    expect(look.warnings?.(inHand as typeof s)).toEqual([])
  })

  it('27.1, 31.B.2 the summary of a turn tells how it would end and what the next weather may be', () => {
    const s = position({ scenario: 'balkan-campaign', turn: 3, joined: {} })
    const report = look.turnReport?.(s)
    expect(report?.headline).toMatch(/^Axis -?[\d.]+, Allies -?[\d.]+$/)
    expect(report?.coming.map(({ text }) => text).join()).toMatch(/Weather of Dec II 40: zone D poor 33 %, winter 67 %/)
  })

  it('29.A.1 who is to come stands in the list of forces with turn and place', () => {
    const coming = look.forces(position({ joined })).filter(({ arrives }) => arrives !== undefined)
    expect(coming.every(({ units: all }) => all.length > 0)).toBe(true)
  })

  it('every counter has a designation that its corner has room for', () => {
    for (const { name } of counters) expect(designationOf(name).length).toBeGreaterThan(0)
    const longest = counters.map(({ name }) => designationOf(name)).filter(each => each.length > 9)
    expect(longest).toEqual([])
    expect(
      ['72 Infantry', '20 Bregalnicka', 'position AA Wien', 'Fort group Rupel', 'SS LAH'].map(designationOf),
    ).toEqual(['72', '20 Breg.', 'Wien', 'Rupel', 'SS LAH'])
  })

  it('hexes of the first sheet go without its name', () => {
    expect([hexName(hex('4110')), hexName(hex('15B:0911'))]).toEqual(['Strumica', 'Athenai'])
    expect(hexName(hex('4109'))).toBe('4109')
  })

  it('9.A.4 the rows of the combat results table stand in the order of the die', () => {
    const crt = look.tables(settingOf('operation-marita')).find(({ id }) => id === 'crt')
    expect(crt?.rows.map(({ label }) => label)).toEqual([
      '≤ −5',
      '−4',
      '−3',
      '−2',
      '−1',
      '0',
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      '≥ 10',
    ])
  })

  it('every table is that of a chart, with as many cells as columns', () => {
    for (const table of look.tables(settingOf('plan-y'))) {
      expect(charts.map(({ id }) => id)).toContain(table.id)
      for (const { cells } of table.rows) expect(cells).toHaveLength(table.columns.length)
    }
  })

  it('rules are cited as the booklet prints them', () => {
    const cited = (id: string) => printedNumber(booklet, id)
    expect(['9.F.1.3', '9.A.4', '28.A.2.b.6', '6.3', '12.C.2.6', '33.F.3', 'VP.A.4', '20.F.2.e'].map(cited)).toEqual([
      '9F1',
      '9A',
      '28A2b',
      '6',
      '12C2',
      '33F3',
      'victory point chart A',
      '20F2e',
    ])
  })

  it('the glossary explains itself in short sentences', () => {
    for (const [word, means] of Object.entries(glossary)) {
      expect(means, word).toMatch(/^\p{Lu}[^\n]*\.$/u)
      expect(means.length, word).toBeLessThan(130)
    }
  })
})
