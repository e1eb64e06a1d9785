import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../../../src/core/engine/module'
import { look } from '../../../../src/games/partizan/look'
import type { Partizan } from '../../../../src/games/partizan/state'
import {
  attack,
  combatPhase,
  engine,
  frame,
  hex,
  idsOf,
  phase,
  play,
  position,
  settingOf,
  turnFrame,
  unit,
  units,
} from '../positions'

const seen = (s: Partizan, viewer: Viewer): Partizan => engine.view(s, viewer)
const now = (s: Partizan): string | undefined => look.phases(s).find(each => each.stands === 'now')?.id
const pool = (s: Partizan, id: string) => look.pools(s).find(each => each.id === id)
const group = (s: Partizan, id: string) => look.forces(s).find(each => each.id === id)

describe('calendar and phases', () => {
  it('1.0 the turns run from autumn 1941 to autumn 1944', () => {
    expect(look.calendar(position({ turn: 1 }))).toEqual({ turn: 1, of: 10, date: 'September to December 1941' })
    expect(look.calendar(position({ turn: 9 })).date).toBe('May to August 1944')
  })

  it('are the same to every eye', () => {
    const s = combatPhase({ side: 'axis', at: { 2815: ['ge-714'], 2816: ['pa-4kr'] } })
    const fighting = attack(s, '2816', ['ge-714'], 1)
    for (const each of [s, fighting])
      expect(([0, 1, 'table'] as const).map(viewer => now(seen(each, viewer)))).toEqual(Array(3).fill('axisAttacks'))
  })

  it('19.2.5 the divisions that answer a landing are placed in the political phase, to every eye', () => {
    const s = position({
      turn: 6,
      waiting: ['ge-44'],
      own: { armpit: { ...position().armpit, granted: [unit('ge-44')] } },
      frames: [turnFrame('scare'), frame('arrive', 1, { responseOnly: true }, { picked: unit('ge-44') })],
    })
    expect(([0, 1, 'table'] as const).map(viewer => now(seen(s, viewer)))).toEqual(Array(3).fill('italy'))
  })

  it('name the set-up, then the phases of both segments', () => {
    const begun = engine.begin(settingOf(), 1).state
    expect(now(begun)).toBe('axis-set-up')
    expect(now(play(begun, 'ready', 'done'))).toBe('partisan-set-up')
    expect(now(position())).toBe('partisanMoves')
    expect(now(position({ frames: [turnFrame('scare'), frame('answer', 1, { net: 4 })] }))).toBe('italy')
    expect(now(position({ frames: [turnFrame('prestige'), frame('attrition', 0, { steps: 1 }, { left: 1 })] }))).toBe(
      'alliedSupply',
    )
  })

  it('7.4 and 19.1.3.1 the 2 SAS is placed in the phase that grants it', () => {
    const asked = (next: string, own = {}) =>
      now(position({ options: { titoPrestige: true }, turn: 8, own, frames: [turnFrame(next), frame('sas', 0)] }))
    expect(asked('force10', { surrendered: 7 })).toBe('partisanPoints')
    expect(asked('italy')).toBe('prestige')
    expect(asked('response', { surrendered: 8 })).toBe('italy')
    expect(asked('axisPoints', { surrendered: 8 })).toBe('paradrop')
  })

  it('have the phases of options only where they are played', () => {
    const ids = (options: { [option: string]: boolean }) => look.phases(position({ options })).map(each => each.id)
    expect(ids({})).not.toContain('prestige')
    expect(ids({})).not.toContain('partisanPolitics')
    expect(ids({ titoPrestige: true, armpit: true })).toEqual(expect.arrayContaining(['prestige', 'partisanPolitics']))
  })
})

describe('pools', () => {
  it('13.1.2 tell the replacement points of each Axis nation', () => {
    expect(pool(position({ turn: 2 }), 'rp-axis')?.note).toBe('this turn: German 1, Italian 2, Bulgarian 1')
    expect(pool(position({ turn: 6, own: { scare: true } }), 'rp-axis')?.note).toContain('German 6')
  })

  it('13.1.2 show the points of the Partisans as they are spent, to their owner', () => {
    const s = phase('partisanPoints', { pool: ['pa-5kr', 'pa-6lk', 'pa-7bn', 'pa-8kd', 'pa-9dl'] }, 4)
    expect(pool(s, 'rp-partisan')).toMatchObject({ note: '4 left' })
    expect(pool(s, 'rp-partisan')?.items).toHaveLength(4)
    expect(pool(seen(s, 1), 'rp-partisan')?.note).toBe('being spent')
  })

  it('R-34 weapons caches in stock are open, and how many are out', () => {
    const chits = [
      { strength: 1, unit: null, hex: null },
      { strength: 2, unit: unit('pa-4kr'), hex: null },
    ]
    const s = position({ at: { 2816: ['pa-4kr'] }, own: { chits } })
    for (const each of [s, seen(s, 1)]) {
      expect(pool(each, 'caches')?.note).toBe('1 of 2 in stock')
      expect(pool(each, 'caches')?.items.map(({ face, spent }) => [face.ratings, spent])).toEqual([
        ['+1', false],
        ['+2', true],
      ])
    }
  })

  it('16.3, 16.4 bomber and navy come with the Italian surrender', () => {
    const spent = (s: Partizan) => pool(s, 'support-partisan')?.items.map(each => each.spent)
    expect(spent(position())).toEqual([true, true])
    expect(spent(position({ turn: 8, surrendered: 7 }))).toEqual([false, false])
  })

  it('19.2.0.2 the Armpit marker is face down for the Axis', () => {
    const armpit = { ...position().armpit, marker: 'yes' as const }
    const s = position({ options: { armpit: true }, turn: 4, own: { armpit } })
    expect(pool(s, 'armpit')?.note).toBe('"Yes" lies face down for next turn')
    expect(pool(seen(s, 1), 'armpit')?.note).toBe('a marker lies face down for next turn')
    expect(pool(seen(s, 1), 'armpit')?.items[0]?.face.label).toBe('Operation Armpit, face down')
    const note = (turn: number) => pool(position({ options: { armpit: true }, turn }), 'armpit')?.note
    expect([3, 4, 9, 10].map(note)).toEqual([
      'from turn 4',
      'a marker is to be laid',
      'a marker is to be laid',
      'never came',
    ])
  })

  it('18.5.1 targets are counted, not drawn again beside the map', () => {
    const s = position({ targets: { 2110: 'Dam', 3608: 'Bridge' }, own: { targetVp: 7 } })
    expect(pool(s, 'targets')).toMatchObject({ note: '2 on the map, 7 VP this turn', items: [] })
  })

  it('19.2.2.4 and R-34 count the landing force at sea alike for both sides, whoever lies under whom ashore', () => {
    const zara = { hex: hex('2603') }
    const s = position({
      options: { armpit: true },
      at: { 2603: ['al-us3', 'al-us36', 'al-us45'] },
      waiting: ['al-fr1'],
      own: {
        armpit: {
          ...position().armpit,
          isOn: true,
          landings: units('al-us36', 'al-us45').map(id => ({ unit: id, ...zara })),
        },
      },
    })
    for (const viewer of [0, 1] as const)
      expect(pool(seen(s, viewer), 'armpit')?.note).toBe('under way, 1 unit still at sea')
  })
})

describe('forces', () => {
  const at = { 2816: ['pa-4kr', 'pa-5kr'], 2610: ['pa-6lk'], 2815: ['ge-714', 'cr-1p'] }
  const s = position({ at, pool: ['pa-7bn', 'ge-704'], waiting: ['pa-28sla', 'ge-202pz', 'pa-gb', 'ge-500ss'] })

  it('list every unit once', () => {
    const all = look.forces(s).flatMap(each => each.units)
    expect(new Set(all).size).toBe(all.length)
    expect(idsOf(group(s, 'map-partisan-partisan')?.units ?? [])).toEqual(['pa-tito', 'pa-4kr', 'pa-5kr', 'pa-6lk'])
    expect(idsOf(group(s, 'turn-5-axis')?.units ?? [])).toEqual(['ge-202pz'])
    expect(idsOf(group(s, 'paradrop')?.units ?? [])).toEqual(['ge-500ss'])
    expect(idsOf(group(s, 'surrender')?.units ?? [])).toEqual(['pa-gb'])
    expect(idsOf(group(s, 'pool-axis')?.units ?? [])).toEqual(['ge-704'])
  })

  it('R-34 count unknown Partisans on the map and in the pool, by hex', () => {
    const known = seen(s, 1)
    expect(group(known, 'map-partisan-partisan')).toBeUndefined()
    const hidden = group(known, 'hidden-partisan')?.units ?? []
    const hexesOf = hidden.map(id => look.spot(known, id))
    expect(hexesOf.filter(each => each.is === 'hex' && each.hex === hex('2816'))).toHaveLength(2)
    expect(hidden).toHaveLength(4)
    expect(group(known, 'pool-partisan')?.units).toHaveLength(1)
  })

  it('R-34 count the Partisans yet to come, by turn, without their names', () => {
    const known = seen(s, 1)
    for (const id of ['turn-5-partisan', 'surrender']) {
      const units = group(known, id)?.units ?? []
      expect(units.map(each => look.face(known, each).label)).toEqual(['Partisan unit, unknown'])
      expect(units.map(each => look.spot(known, each))).toEqual([{ is: 'box', box: 'turn-track' }])
      expect(look.boxes(known).get('turn-track')).toEqual(expect.arrayContaining([...units]))
    }
    expect(idsOf(group(seen(s, 0), 'turn-5-partisan')?.units ?? [])).toEqual(['pa-28sla'])
  })

  it('R-34 show the Partisans the top of each Axis stack', () => {
    const known = seen(s, 0)
    expect(idsOf(group(known, 'map-axis-german')?.units ?? [])).toEqual(['ge-714'])
    expect(group(known, 'hidden-axis')?.units).toHaveLength(1)
  })

  it('are set up at once by the ready deployment', () => {
    const kinds = [...look.readyKinds, ...look.readyKinds]
    const begun = engine.begin(settingOf({ 'own-dice': false }), 1).state
    const set = kinds.reduce((now, kind) => engine.apply(now, { kind }).state, begun)
    expect(group(set, 'set-up-axis')).toBeUndefined()
    expect(group(set, 'set-up-partisan')).toBeUndefined()
    // 3.7.1: twelve and Tito.
    expect(group(set, 'map-partisan-partisan')?.units).toHaveLength(13)
  })
})
