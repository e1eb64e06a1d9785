import { describe, expect, it } from 'vitest'
import { charts, type TerrainChart } from '../../../../src/games/partizan/charts'
import { look } from '../../../../src/games/partizan/look'
import { landHexes, neighbourSteps, supplySources } from '../../../../src/games/partizan/map/hexes'
import type { Partizan } from '../../../../src/games/partizan/state'
import { attack, battle, combatPhase, engine, hex, numbers, pick, play, position, to, unit } from '../positions'

const facts = (s: Partizan, id: string) => new Map(look.unitFacts(s, unit(id)).map(each => [each.label, each]))
const overlay = (id: string) => {
  const found = look.overlays.find(each => each.id === id)
  if (found === undefined) throw new Error(`no overlay ${id}`)
  return found
}
const area = (s: Partizan, id: string, label: RegExp, at: string | null = null) =>
  numbers(
    overlay(id)
      .picture(s, at === null ? null : hex(at))
      ?.areas.find(each => label.test(each.label))?.hexes ?? [],
  )

describe('what is told of units', () => {
  it('15.6.2 a unit out of supply has half its movement', () => {
    const s = position({ at: { 2815: ['ge-714'] }, unsupplied: ['ge-714'] })
    expect(look.unitLine(s, unit('ge-714'))).toBe('3 MP, out of supply')
    expect(facts(s, 'ge-714').get('Movement')).toMatchObject({ value: '3 of 6 MP now', rule: '15.6.2' })
    expect(facts(s, 'ge-714').get('Strength')?.value).toBe('attack 3, defence 3; now 2 and 2')
  })

  it('what is closed to a nation is said by its rule, and no longer after the surrender', () => {
    const at = { 1520: ['bu-14sk'], 2603: ['it-bg'], 2816: ['pa-4kr'] }
    expect(facts(position({ at }), 'bu-14sk').get('Closed to it')?.rule).toBe('9.5.4')
    expect(facts(position({ at }), 'it-bg').get('Closed to it')?.rule).toBe('9.5.2')
    expect(facts(position({ at }), 'pa-4kr').get('Closed to it')).toBeUndefined()
    const home = { partisansAtHome: true }
    expect(facts(position({ at, options: home }), 'pa-4kr').get('Closed to it')).toMatchObject({
      rule: '3.0.1',
      ruling: 'R-38',
    })
    expect(facts(position({ at, turn: 8, surrendered: 7 }), 'bu-14sk').get('Closed to it')).toBeUndefined()
  })

  it('6.0.1 a unit that waits says when it comes', () => {
    const s = position({ waiting: ['ge-202pz'], pool: ['pa-4kr'] })
    expect(look.unitLine(s, unit('ge-202pz'))).toBe('arrives on turn 5')
    expect(look.unitLine(s, unit('pa-4kr'))).toBe('may be built')
  })

  it('11.2.3 the owner can read when his unit was last turned up', () => {
    const note = {
      side: 1 as const,
      turn: 2,
      hex: hex('2610'),
      why: 'destroyed a target' as const,
      units: [unit('pa-4kr')],
    }
    const s = position({ at: { 2816: ['pa-4kr'] }, own: { notes: [note] } })
    expect(facts(s, 'pa-4kr').get('Seen by the enemy')?.value).toMatch(/^turn 2, destroyed a target at 2610/)
  })

  it('3.7.2 of a counter that lies face down only the number in its hex is told', () => {
    const known = engine.view(position({ at: { 2816: ['pa-4kr', 'pa-5kr'] } }), 1)
    const [first = unit('pa-4kr')] = look.stacks(known).get(hex('2816')) ?? []
    expect(look.unitLine(known, first)).toBe('face down')
    expect(look.unitFacts(known, first).map(each => each.label)).toEqual(['Face down', 'In this hex'])
    expect(look.unitFacts(known, first)[1]?.value).toBe('2 counters')
  })
})

describe('what is told of hexes', () => {
  it('10.1.3 Sarajevo, a city in the mountains, holds 10 steps', () => {
    const s = position({ at: { 2511: ['ge-714', 'cr-1p'] } })
    expect(look.hexLine(s, hex('2511'))).toMatch(/^city in mountain, railway · .* · Axis 4 of 10 steps/)
  })

  it('R-34 steps of a stack that is not seen through are not told', () => {
    const s = position({ at: { 2816: ['pa-4kr', 'pa-5kr'] }, targets: { 2816: 'Dam' } })
    expect(look.hexLine(s, hex('2816'))).toMatch(/target: Dam · Partisans 2 of \d+ steps/)
    expect(look.hexLine(engine.view(s, 1), hex('2816'))).toMatch(/target: Dam · Partisans: 2 counters/)
  })
})

describe('overlays', () => {
  it('15.4 Axis supply comes from its sources and not over Partisans', () => {
    const s = position({ at: { 2815: ['ge-714'] } })
    expect(area(s, 'supply-axis', /^in supply/)).toContain('2815')
    const [line] = overlay('supply-axis').picture(s, null)?.lines ?? []
    expect(line?.hexes[0]).toBe(hex('2815'))
    expect(supplySources).toContain(line?.hexes.at(-1))
    const ring = {
      2816: ['pa-4kr'],
      2715: ['pa-5kr'],
      2714: ['pa-6lk'],
      2814: ['pa-7bn'],
      2914: ['pa-8kd'],
      2915: ['pa-9dl'],
    }
    const cut = position({ at: { 2815: ['ge-714'], ...ring } })
    expect(area(cut, 'supply-axis', /fail a check/)).toEqual(['2815'])
    expect(overlay('trace').picture(cut, hex('2815'))?.note).toMatch(/^Nothing reaches 2815/)
  })

  it('15.5.1 nobody is said to lack supply who needs none', () => {
    const s = position({ turn: 8, surrendered: 7, at: { 2207: ['ge-500ss'], 2106: ['ge-br'] } })
    expect(area(s, 'supply-axis', /fail a check/)).toEqual(['2106'])
    expect(look.hexLine(s, hex('2207'))).not.toContain('no Axis supply')
    expect(look.hexLine(s, hex('2106'))).toContain('no Axis supply')
    expect(overlay('trace').picture(s, hex('2207'))).toBeNull()
  })

  it('R-54 the reach of counters that are not seen is not shown', () => {
    const s = position({ at: { 2816: ['pa-4kr'] } })
    expect(area(s, 'reach', /in reach/, '2816').length).toBeGreaterThan(5)
    const hidden = overlay('reach').picture(engine.view(s, 1), hex('2816'))
    expect([hidden?.areas, hidden?.marks]).toEqual([[], []])
    expect(hidden?.note).toMatch(/^Nobody can say/)
    expect(overlay('reach').picture(s, hex('2416'))).toBeNull()
  })

  it('9.1.1 the reach of a stack is what its unit is offered', () => {
    const s = play(position({ side: 'axis', at: { 2210: ['it-cda'] } }), pick('it-cda'))
    const choices = [...engine.choices(s)].filter(({ action }) => action.kind === 'to')
    const offered = choices.flatMap(({ action }) => action.hex ?? [])
    expect(offered.length).toBeGreaterThan(5)
    expect(area(s, 'reach', /in reach/, '2210')).toEqual(numbers(offered))
  })

  it('18.3 a Partisan on the railway cuts resource hexes off', () => {
    const marks = (s: Partizan) =>
      overlay('railways')
        .picture(s, null)
        ?.marks.filter(each => each.text === 'R') ?? []
    expect(marks(position({ gone: ['pa-tito'] })).map(each => each.tone)).toEqual(Array(5).fill('good'))
    const [resource] = marks(position())
    const number = numbers(resource === undefined ? [] : [resource.hex])[0] ?? ''
    const held = marks(position({ at: { [number]: ['pa-4kr'] } }))
    expect(held.find(each => each.hex === resource?.hex)?.tone).toBe('bad')
  })

  it('18.6 towns show who holds them', () => {
    const s = position({ at: { 2511: ['pa-4kr'], 2603: ['it-bg'] } })
    expect(area(s, 'control', /Partisan side/)).toEqual(['2511'])
    expect(area(s, 'control', /by the Axis/)).toEqual(['2603'])
  })

  it('11.2.3 hexes are marked where counters were turned up before', () => {
    const note = { side: 1 as const, turn: 2, hex: hex('2816'), why: 'defended' as const, units: [unit('pa-4kr')] }
    const s = position({ at: { 2816: ['pa-4kr'] }, own: { notes: [note] } })
    expect(overlay('memory').picture(engine.view(s, 1), null)?.marks).toMatchObject([{ hex: hex('2816'), text: 'T2' }])
    const moved = play({ ...s, notes: [note] }, pick('pa-4kr'), to('2715'))
    expect(overlay('memory').picture(engine.view(moved, 1), null)?.marks).toEqual([])
  })

  it('11.2.3 so are the hexes from which counters attacked, and the port in which they fought their way ashore', () => {
    const s = combatPhase({ at: { 2816: ['pa-1pr', 'pa-4kr'], 2815: ['ge-714'] } })
    const over = battle(s, '2815', ['pa-1pr'], 'closeCombat', 5, 1)
    const stayed = { ...over, units: s.units, combat: null, faceUp: [] }
    const [first = unit('pa-4kr')] = look.stacks(engine.view(stayed, 1)).get(hex('2816')) ?? []
    const memory = look.unitFacts(engine.view(stayed, 1), first).find(each => each.label === 'Seen here before')
    expect(memory?.value).toBe('turn 3: 1 Proletarian Division')
    const armpit = { ...position().armpit, isOn: true }
    const fleet = ['al-us3', 'al-us36', 'al-us45']
    const off = position({
      turn: 6,
      options: { armpit: true },
      waiting: fleet,
      at: { 2603: ['us-3pt'] },
      own: { armpit },
    })
    const joined = play(off, { kind: 'land', hex: '2603' }, ...fleet.map(id => ({ kind: 'join', unit: id })))
    const ashore = play(joined, { kind: 'land', dice: [1] }, { kind: 'fight', dice: [6] })
    const marks = overlay('memory').picture(engine.view(ashore, 1), null)?.marks
    expect(marks).toMatchObject([{ hex: hex('2603'), text: 'T6' }])
  })

  it('11.2.3 a side has a list of all that was turned up before it, the latest first', () => {
    const at = { 2815: ['ge-714', 'ge-342'], 2816: ['pa-4kr'] }
    const s = attack(combatPhase({ side: 'axis', at }), '2816', ['ge-714'], 6)
    const seen = (viewer: 0 | 1) => look.sightings?.of(engine.view(s, viewer), viewer)
    expect(seen(1)).toEqual([{ turn: 3, hex: hex('2816'), words: '4 Krajina Division defended' }])
    expect(seen(0)).toEqual([{ turn: 3, hex: hex('2816'), words: '714 Infantry Division attacked' }])
    const early = {
      side: 1 as const,
      turn: 0,
      hex: hex('2110'),
      why: 'destroyed a target' as const,
      units: [unit('pa-5kr')],
    }
    const both = look.sightings?.of({ ...s, notes: [early, ...s.notes] }, 1)
    expect(both?.map(each => each.words)).toEqual([
      '4 Krajina Division defended',
      '5 Krajina Division destroyed a target at',
    ])
  })

  it('9.1.5 the terrain overlay says what entering costs, by the chart in use', () => {
    const labels = (s: Partizan) =>
      overlay('terrain')
        .picture(s, null)
        ?.areas.map(each => each.label)
    const s = position()
    expect(labels(s)).toEqual([
      'clear: 1 MP for all',
      'rough: leg 2 MP, motor 3, mountain and cavalry 1',
      'mountain: leg 3 MP, motor 5, mountain and cavalry 2',
    ])
    expect(overlay('terrain').picture(s, null)?.note).toMatch(/A town adds 1, a city 1, a river 1/)
    const chart = charts.find(each => each.id === 'terrain')?.data as TerrainChart
    const hexes = { ...chart.hexes, rough: { leg: 4, motor: 4, mountainCavalry: 4 } }
    const own = { name: 'mine', charts: { terrain: { ...chart, hexes } } }
    expect(labels({ ...s, setting: { ...s.setting, charts: own } })?.[1]).toBe('rough: 4 MP for all')
  })

  it('2.5 regions say who may not enter and how many Partisans start there', () => {
    const labels = overlay('areas')
      .picture(position(), null)
      ?.areas.map(each => each.label)
    expect(labels).toContain('Podrinje, closed to Croatians and Ustashi, 3 Partisan units start here')
    expect(labels).toContain('Timok, closed to Italians, Croatians and Ustashi')
    expect(labels).toContain('Central Bosnia, 1 Partisan unit starts here')
  })

  it('2.5 neighbouring regions never look alike, and every hex is in one', () => {
    const areas = overlay('areas').picture(position(), null)?.areas ?? []
    const looks = new Map(areas.flatMap(({ hexes, tone, pattern }) => hexes.map(each => [each, `${tone} ${pattern}`])))
    const homes = new Map(areas.flatMap(({ hexes, label }) => hexes.map(each => [each, label])))
    expect([...looks.keys()].toSorted((a, b) => a - b)).toEqual([...landHexes])
    for (const each of landHexes)
      for (const { to: other } of neighbourSteps(each))
        if (homes.has(other) && homes.get(other) !== homes.get(each)) expect(looks.get(other)).not.toBe(looks.get(each))
  })
})
