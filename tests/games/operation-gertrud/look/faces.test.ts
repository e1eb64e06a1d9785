import { describe, expect, it } from 'vitest'
import { counters, unitIds } from '../../../../src/games/operation-gertrud/forces/counters'
import { look } from '../../../../src/games/operation-gertrud/look'
import type { Gertrud } from '../../../../src/games/operation-gertrud/state'
import { attack, combat, fight, hex, movement, play, position, unit } from '../positions'

const face = (s: Gertrud, id: string) => look.face(s, unit(id))

describe('faces of land units', () => {
  it("the 5th Panzer is '5 Pz XX 11-5' in the purple of its corps", () => {
    const { designation, size, ratings, formation, symbol, nation, steps, kind } = face(
      position({ at: { '3007': ['de-pz-5'] } }),
      'de-pz-5',
    )
    expect([designation, size, ratings, formation, symbol, nation, kind]).toEqual([
      '5 Pz',
      'XX',
      '11-5',
      'purple',
      'armor',
      'german',
      'ground',
    ])
    expect(steps).toEqual({ left: 2, full: 2 })
  })

  it('R-13 each corps has its colour, and irregulars have none', () => {
    const s = position()
    expect(
      ['de-pz-8', 'de-mtn-1', 'de-inf-101', 'de-inf-79', 'de-pz-9', 'de-mot-gd', 'de-kurd'].map(
        id => face(s, id).formation,
      ),
    ).toEqual(['red', 'blue', 'green', 'brown', 'yellow', 'white', null])
  })

  it('mountain units carry two factors, and 2.7 a reduced unit shows its other side', () => {
    const at = { '2704': ['de-mtn-1'], '2806': ['tr-mtn-26'] }
    expect(face(position({ at }), 'de-mtn-1').ratings).toBe('7(9)-5')
    const reduced = face(position({ at, reduced: ['de-mtn-1'] }), 'de-mtn-1')
    expect([reduced.ratings, reduced.state.reduced, reduced.steps]).toEqual(['4(5)-5', true, { left: 1, full: 2 }])
    expect([face(position({ at }), 'tr-mtn-26').ratings, face(position({ at }), 'tr-mtn-26').size]).toEqual([
      '2(3)-5',
      'X',
    ])
  })

  it('2.3 wear the colour of their nation; beige pieces share one', () => {
    const s = position()
    const colours = ['tr-inf-1', 'it-ravenna', 'su-inf-20', 'al-inf-2', 'br-cas-1', 'us-cas-1'].map(
      id => face(s, id).nation,
    )
    expect(colours).toEqual(['turkish', 'italian', 'soviet', 'british', 'british', 'british'])
    expect(['de-mech-lah', 'de-mech-reich', 'de-mot-gd'].map(id => face(s, id).nation)).toEqual(['ss', 'ss', 'german'])
  })

  it('show Out of Supply and Interdicted markers', () => {
    const s = position({
      at: { '2115': ['de-pz-5', 'de-pz-8'] },
      unsupplied: ['de-pz-5'],
      own: { interdicted: [unit('de-pz-8')] },
    })
    expect(face(s, 'de-pz-5').state).toEqual({ outOfSupply: true })
    expect(face(s, 'de-pz-8').state).toEqual({ interdicted: true })
  })

  it('a unit has acted when it has moved, and in the Combat Phase when it has attacked', () => {
    const at = { '2115': ['de-pz-5'], '2016': ['de-pz-8'], '2116': ['tr-inf-1'], '2017': ['tr-inf-4'] }
    const own = { moved: [unit('de-pz-5')] }
    expect(face({ ...movement({ at }), ...own }, 'de-pz-5').state.acted).toBe(true)
    const s = { ...combat({ at }), ...own }
    expect(face(s, 'de-pz-5').state).toEqual({})
    // 220%: a 2 is NE.
    const fought = fight(attack(s, '2116', ['de-pz-5']), 2)
    expect(face(fought, 'de-pz-5').state).toEqual({ acted: true, engaged: true })
    expect(face(fought, 'tr-inf-1').state).toEqual({ engaged: true })
    expect(face(fought, 'de-pz-8').state).toEqual({})
  })

  it('say who has dropped and who is frozen', () => {
    const s = position({
      at: { '2116': ['de-abn-7'], '2416': ['tr-inf-1'] },
      side: 'allied',
      own: { dropping: [unit('de-abn-7')], inonu: true },
    })
    expect([face(s, 'de-abn-7').state.mode, face(s, 'tr-inf-1').state.mode]).toEqual(['drop', 'frozen'])
  })

  it('have a name of their own for ears', () => {
    const s = position({ at: { '3007': ['de-pz-8'] } })
    expect(face(s, 'de-pz-8').label).toBe('8th Panzer Division, German, 10-5, 2 of 2 steps')
    expect(new Set(unitIds.map(id => look.face(s, id).label)).size).toBe(counters.length)
    for (const id of unitIds) expect(look.face(s, id).designation.length).toBeLessThanOrEqual(10)
  })
})

describe('faces of CAS and NGS', () => {
  it('13.1 a CAS shows its plus, the Luftwaffe in blue', () => {
    const s = position({ pool: ['de-cas-1', 'tr-cas-1'] })
    const { kind, designation, ratings, nation, size, steps } = face(s, 'de-cas-1')
    expect([kind, designation, ratings, nation, size, steps]).toEqual(['air', 'JG 27', '+2', 'luftwaffe', null, null])
    expect([face(s, 'tr-cas-1').ratings, face(s, 'tr-cas-1').nation]).toEqual(['+0', 'turkish'])
  })

  it('3.1.2 show what is used, and who the Experten are', () => {
    const s = position({ pool: ['de-cas-1'], used: ['de-cas-2', 'br-ngs-1'], own: { experten: unit('de-cas-1') } })
    expect(face(s, 'de-cas-1').state).toEqual({ mode: 'Experten' })
    expect(face(s, 'de-cas-2').state).toEqual({ acted: true })
    expect(face(s, 'br-ngs-1').state).toEqual({ acted: true, mode: 'in port' })
  })

  it('R-17 the Yavuz burns, or changes her colours', () => {
    const pool = ['tr-ngs-yavuz']
    expect(face(position({ pool, own: { yavuz: 'ablaze' } }), 'tr-ngs-yavuz').state.mode).toBe('ablaze')
    expect(face(position({ pool }), 'tr-ngs-yavuz').nation).toBe('turkish')
    expect(face(position({ pool, own: { yavuz: 'german' } }), 'tr-ngs-yavuz').nation).toBe('german')
  })
})

describe('stacks and boxes', () => {
  it('lie with the strongest on top', () => {
    const s = position({ at: { '3007': ['de-inf-294', 'de-mot-60', 'de-pz-5', 'de-inf-79'] } })
    expect(look.stacks(s).get(hex('3007'))).toEqual(['de-pz-5', 'de-mot-60', 'de-inf-79', 'de-inf-294'].map(unit))
    expect([...look.stacks(s).keys()]).toEqual([hex('3007')])
  })

  it('who has dropped lies above the enemies it must fight', () => {
    const s = position({
      at: { '2116': ['tr-inf-1', 'de-abn-7'] },
      reduced: ['de-abn-7'],
      own: { dropping: [unit('de-abn-7')] },
    })
    expect(look.stacks(s).get(hex('2116'))).toEqual(['de-abn-7', 'tr-inf-1'].map(unit))
  })

  it('put pools, the dead and those gone for good into the boxes of the map', () => {
    const s = position({
      pool: ['de-cas-1', 'br-ngs-1'],
      used: ['tr-cas-1'],
      dead: ['de-pz-8'],
      gone: ['tr-inf-1'],
      waiting: ['de-abn-7', 'de-kommando', 'al-inf-2'],
    })
    const boxes = Object.fromEntries(look.boxes(s))
    expect(boxes).toEqual({
      'german-cas': [unit('de-cas-1')],
      'british-ngs': [unit('br-ngs-1')],
      'turkish-cas': [unit('tr-cas-1')],
      'dead-pile-per-nation': [unit('de-pz-8')],
      'permanently-removed': [unit('tr-inf-1')],
      '7th-flieger-ready': [unit('de-abn-7')],
      'kommando-ready': [unit('de-kommando')],
    })
    expect(look.spot(s, unit('al-inf-2'))).toEqual({ is: 'off' })
  })

  it('a seized Yavuz lies with the German ships', () => {
    const s = position({ pool: ['tr-ngs-yavuz'], own: { yavuz: 'german' } })
    expect(look.spot(s, unit('tr-ngs-yavuz'))).toEqual({ is: 'box', box: 'german-ngs' })
  })

  it('a unit lies where its move has taken it', () => {
    const s = play(
      movement({ at: { '2115': ['de-pz-5'] } }),
      { kind: 'pick', unit: 'de-pz-5' },
      { kind: 'to', hex: '2116' },
    )
    expect(look.spot(s, unit('de-pz-5'))).toEqual({ is: 'hex', hex: hex('2116') })
  })
})
