import { describe, expect, it } from 'vitest'
import { stackIn } from '../../../src/games/balkan-front/board'
import { groundIds, unitIds } from '../../../src/games/balkan-front/forces/counters'
import { allHexes } from '../../../src/games/balkan-front/map/geography'
import { isOverstacked } from '../../../src/games/balkan-front/stacking'
import { STAGES } from '../../../src/games/balkan-front/turn'
import { partsOf } from '../../../src/games/balkan-front/units'
import {
  deployed,
  engine,
  flow,
  hex,
  names,
  offered,
  owed,
  play,
  position,
  refusals,
  type ScenarioId,
  settingOf,
  unit,
  where,
} from './positions'

// Setting up: vector 120 of the game book's examples.md, and what it leaves out.

const SCENARIOS: readonly ScenarioId[] = ['plan-y', 'operation-marita', 'balkan-campaign']
const begun = (scenario: ScenarioId) => engine.begin(settingOf(scenario), 1).state

describe('30 set-up', () => {
  it.each(SCENARIOS)('30.3 %s: the ready set-up places everybody, within stacking', scenario => {
    const s = deployed(scenario)
    for (const side of [0, 1] as const)
      expect(allHexes.filter(at => stackIn(s, at, side).length > 0 && isOverstacked(s, at, side))).toEqual([])
    expect(groundIds.filter(id => s.units[id]?.at.is === 'hex').length).toBeGreaterThan(100)
  })

  it('30.4, 33.F.2.1 the Allies place first, and the first player turn is the Axis one', () => {
    const s = begun('plan-y')
    expect([owed(s), s.frames.at(-1)?.side]).toEqual(['deploy', 1])
    expect(refusals(s, 'done')).toEqual(['30.3'])
    const allied = play(s, 'ready', 'done')
    expect([owed(allied), allied.frames.at(-1)?.side]).toEqual(['deploy', 0])
  })

  it('30.3 by hand a unit goes where its list lets it, while there is room', () => {
    const s = play(begun('plan-y'), { kind: 'pick', unit: 'yu-bor-1' })
    expect(offered(s, 'to').length).toBeGreaterThan(0)
    expect(refusals(s, { kind: 'to', hex: '4510' })).toEqual(['30.3'])
    expect(refusals(s, { kind: 'pick', unit: 'it-inf-3' })).toEqual(['30.3'])
  })

  it('30.3, 8.B.1 a set-up does not end with too many in a hex, as where a division is broken down (seed 3000041 of Marita)', () => {
    const broken = play(
      begun('operation-marita'),
      'ready',
      { kind: 'pick', unit: 'gr-mtn-7' },
      { kind: 'breakDown', unit: 'gr-mtn-7', pick: 'headquarters' },
    )
    expect(refusals(broken, 'done')).toEqual(['8.B.1'])
    expect(refusals(play(broken, { kind: 'assemble', unit: 'gr-mtn-7' }), 'done')).toEqual([])
  })

  it('30.2 what is not in the scenario is nowhere', () => {
    const s = deployed('plan-y')
    expect(where(s, 'ge-pz-2')).toBe('absent')
    expect(unitIds.filter(id => s.units[id]?.at.is === 'waiting').length).toBeGreaterThan(0)
  })

  it('33.B.2.4, 30.5, 33.F.2.2 owners as the scenario lists them', () => {
    expect(begun('operation-marita').owner[hex('4216')]).toBe(1)
    expect(begun('operation-marita').owner[hex('3818')]).toBe(0)
    expect(begun('balkan-campaign').owner[hex('4216')]).toBe(0)
    expect(begun('plan-y').owner[hex('4510')]).toBe(2)
  })
})

describe('33.B starting losses', () => {
  const losing = () => play(begun('operation-marita'), 'ready', 'done')

  it('33.B.2.1, 33.B.2.2 vector 120: a division that becomes a cadre pays its full strength', () => {
    const s = losing()
    expect([owed(s), s.frames.at(-1)?.side]).toEqual(['startLosses', 1])
    const taken = play(s, 'ready', 'done')
    expect(taken.units[unit('gr-mtn-1')]?.cadre).toBe(true)
    expect(taken.startRe).toContainEqual({ unit: unit('gr-mtn-1'), halves: 2 })
    expect([owed(taken), taken.frames.at(-1)?.side]).toEqual(['deploy', 0])
  })

  it('33.B.2.1 the usual losses can be taken whoever was named before (Marita by policy, seed 41)', () => {
    const named = play(losing(), { kind: 'name', unit: 'gr-mtn-2' }, { kind: 'name', unit: 'gr-mtn-3' })
    expect(refusals(named, 'ready')).toEqual([])
    const usual = play(named, 'ready')
    expect(refusals(usual, 'ready')).toEqual(['33.B.2.1'])
    expect(refusals(usual, 'done')).toEqual([])
    expect(play(usual, 'done').units[unit('gr-mtn-2')]?.cadre).toBe(false)
  })

  it('33.B.2.1 neither too little nor more than is owed', () => {
    const s = play(losing(), { kind: 'name', unit: 'gr-mtn-1' })
    expect(refusals(s, 'done')).toEqual(['33.B.2.1'])
    const more = play(losing(), 'ready', { kind: 'name', unit: 'gr-mtn-2' })
    expect(refusals(more, 'done')).toEqual(['33.B.2.1'])
  })
})

describe('30.3 set up broken down', () => {
  it('30.3, 15.B.2 a division may be set up in parts, each where the division could stand, and put together again', () => {
    const s = play(
      begun('plan-y'),
      'ready',
      'done',
      'ready',
      { kind: 'pick', unit: 'it-inf-19' },
      { kind: 'breakDown', unit: 'it-inf-19', pick: 'supported' },
    )
    const [broken] = s.sets
    expect(broken?.parent).toBe(unit('it-inf-19'))
    const parts = names(partsOf(broken?.set ?? '', 'supported'))
    expect(parts.map(id => where(s, id))).toEqual(['14A:4017', '14A:4017'])
    expect(where(s, 'it-inf-19')).toBe('set')
    const moved = play(s, { kind: 'pick', unit: parts[0] as string }, { kind: 'to', hex: '4018' })
    expect(where(moved, parts[0] as string)).toBe('14A:4018')
    expect(refusals(play(s, { kind: 'pick', unit: parts[0] as string }), { kind: 'to', hex: '0929' })).toEqual(['30.3'])
    expect(refusals(s, 'done')).toEqual([])
    const whole = play(s, { kind: 'assemble', unit: 'it-inf-19' })
    expect(where(whole, 'it-inf-19')).toBe('14A:4017')
    expect(whole.sets).toEqual([])
  })
})

describe('33.B.2.3 the countries in Marita', () => {
  const begin = STAGES.find(({ id }) => id === 'begin')

  it('33.B.2.3, 28.C.1.3 Bulgaria is passive on Apr I and partial from Apr II on; Yugoslavia is Allied, Germany in', () => {
    const s = position({ scenario: 'operation-marita' })
    expect([s.bulgarians, s.intervened, s.countries.Yugoslavia.side]).toEqual(['passive', true, 1])
    begin?.play(s, flow().go, { local: { next: 'weather' } } as never)
    expect([s.bulgarians, s.special]).toEqual(['passive', 'surprise'])
    s.turn += 1
    begin?.play(s, flow().go, { local: { next: 'weather' } } as never)
    expect([s.bulgarians, s.special]).toEqual(['partial', null])
  })
})
