import { describe, expect, it } from 'vitest'
import { overrunCost } from '../../../src/games/balkan-front/movement/overrunning'
import { ownerOf } from '../../../src/games/balkan-front/ownership'
import {
  type Build,
  exploiting,
  hex,
  kindsOf,
  localOf,
  moving,
  play,
  position,
  refusals,
  unit,
  where,
} from './positions'

// Overruns: vectors 43 and 149 of the game book's examples.md, and what they leave out. Ground: clear hexes of Croatia.

const stack = (number: string) => ({ kind: 'stack', hex: number })
const pick = (id: string) => ({ kind: 'pick', unit: id })
const overrun = (number: string) => ({ kind: 'overrun', hex: number })
const PANZERS = ['ge-pz-2', 'ge-pz-9', 'ge-pz-16']
/** Three panzer divisions, 36, against a border battalion of 1, halved without support: far more than 10:1. */
const build: Build = { at: { '1321': PANZERS, '1320': ['yu-bor-1'] } }

describe('13 overruns', () => {
  it('13.1, 13.4, 13.5 the victims are removed without cadres, the others enter and go on', () => {
    const s = play(moving(0, build), stack('1321'), overrun('1320'))
    expect(where(s, 'yu-bor-1')).toBe('dead')
    expect(PANZERS.map(id => where(s, id))).toEqual(['14A:1320', '14A:1320', '14A:1320'])
    expect(ownerOf(s, hex('1320'))).toBe(0)
    expect(localOf<{ picked: unknown[] }>(s).picked).toHaveLength(3)
  })

  it('13.4 a division with a cadre is removed wholly', () => {
    const s = play(
      moving(0, { at: { '1321': PANZERS, '1320': ['yu-inf-7'] }, own: { unsupplied: [unit('yu-inf-7')] } }),
      stack('1321'),
    )
    expect(refusals(s, overrun('1320'))).toEqual([])
    expect(where(play(s, overrun('1320')), 'yu-inf-7')).toBe('dead')
  })

  it('13.2 less than 10:1 is refused', () => {
    const s = play(moving(0, { at: { '1321': PANZERS, '1320': ['yu-inf-1'] } }), stack('1321'))
    expect(refusals(s, overrun('1320'))).toEqual(['13.2'])
  })

  it('13.3 c/m units pay 2 and others 3 beside the terrain; the zones of the victims cost nothing, those of others do', () => {
    expect(overrunCost(position(build), unit('ge-pz-2'), hex('1320'), 0)).toBe(3)
    const victims = position({ at: { '1321': ['ge-pz-2', 'ge-inf-72'], '1320': ['yu-inf-1'] } })
    expect(overrunCost(victims, unit('ge-pz-2'), hex('1320'), 0)).toBe(3)
    expect(overrunCost(victims, unit('ge-inf-72'), hex('1320'), 0)).toBe(4)
    const others = position({ at: { '1321': ['ge-pz-2'], '1320': ['yu-inf-1'], '1421': ['yu-inf-3'] } })
    expect(overrunCost(others, unit('ge-pz-2'), hex('1320'), 0)).toBe(6)
  })

  it('13.7 the road rate holds for an overrun', () => {
    // 1319 is wooded, and a road comes from 1320.
    const s = position({ at: { '1320': ['ge-pz-2'], '1319': ['yu-bor-1'] } })
    expect(overrunCost(s, unit('ge-pz-2'), hex('1319'), 0)).toBe(3)
  })

  it('13.6 who cannot pay in full does not take part, though it has not moved', () => {
    const s = play(
      moving(0, {
        at: { '1321': ['ge-inf-72', 'ge-inf-73'], '1320': ['yu-bor-1'] },
        own: { unsupplied: [unit('ge-inf-72')] },
      }),
      stack('1321'),
    )
    expect(refusals(s, overrun('1320'))).toEqual(['13.6'])
  })

  it('13.8 vector 43: a stack without defence falls to any attack strength above 0', () => {
    const s = play(
      moving(0, { at: { '1321': ['ge-bd-A-1', 'ge-bd-A-2'], '1320': ['yu-paa-beograd'] } }),
      pick('ge-bd-A-1'),
    )
    expect(refusals(s, overrun('1320'))).toEqual([])
  })

  it('13.1, 8.B.3 vector 149: no more units than may stand in the mountains they come from', () => {
    const at = { '4317': ['ge-inf-72', 'ge-inf-73', 'ge-inf-46'], '4417': ['gr-bor-a4'] }
    const s = play(moving(0, { at }), stack('4317'))
    expect(refusals(s, overrun('4417'))).toEqual(['13.1'])
  })

  it('13.1 in the exploitation phase as well', () => {
    expect(refusals(play(exploiting(0, build), stack('1321')), overrun('1320'))).toEqual([])
  })

  it('13.4 advance is optional, and paid either way', () => {
    const s = play(moving(0, build), stack('1321'), { kind: 'overrunPart', hex: '1320' })
    expect(kindsOf(s, 'done')).toContain('owned')
    const stayed = play(s, ...PANZERS.map(id => ({ kind: 'toggle', unit: id })), 'done')
    expect(PANZERS.map(id => where(stayed, id))).toEqual(['14A:1321', '14A:1321', '14A:1321'])
    expect(localOf<{ left: { quarters: number }[] }>(stayed).left.map(({ quarters }) => quarters)).toEqual([28, 28, 28])
    const some = play(s, { kind: 'toggle', unit: 'ge-pz-9' }, 'done')
    expect(PANZERS.map(id => where(some, id))).toEqual(['14A:1320', '14A:1321', '14A:1320'])
  })
})
