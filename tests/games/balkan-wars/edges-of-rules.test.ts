import { describe, expect, it } from 'vitest'
import { primaryOf } from '../../../src/core/engine/hand'
import type { LogEntry } from '../../../src/core/engine/state'
import type { HexId } from '../../../src/core/ids'
import { balkanWars } from '../../../src/games/balkan-wars'
import { gunsBeside, whyNotBombard } from '../../../src/games/balkan-wars/bombardment/bombardment'
import { commandArea } from '../../../src/games/balkan-wars/command/command'
import { ownerOfPlace } from '../../../src/games/balkan-wars/countries'
import { COUNTRIES, POWERS } from '../../../src/games/balkan-wars/forces/counter'
import { grid, inAlbania, landHexes, places } from '../../../src/games/balkan-wars/map/geography'
import { reachByRail, whyNotEntrain } from '../../../src/games/balkan-wars/movement/rail'
import {
  asked,
  type Build,
  begin,
  engine,
  hex,
  logOf,
  names,
  numbers,
  offered,
  owed,
  play,
  position,
  refusals,
  rolled,
  stage,
  unit,
  where,
} from './positions'

// Where faults planted in the rules had gone unnoticed: each of these fails for one of them.

const BROKEN = { Bulgaria: 0, Serbia: 0, 'Ottoman Empire': 0 }
const strong = ['bul-inf-1-1', 'bul-inf-1-2', 'bul-inf-2-1', 'bul-inf-2-2']

const labelOf = (s: ReturnType<typeof position>, kind: string): string | undefined =>
  [...engine.choices(s)].find(({ action }) => action.kind === kind)?.label

/** Up to the die of an attack on a hex, nobody charging. */
const attackOn = (target: string, die: number, build: Build) => {
  const options = { 'combat-supply': false, ...build.options }
  let s = play(stage('first-attack', { ...build, options }), { kind: 'target', hex: target }, 'launch')
  const log: LogEntry[] = []
  while (owed(s) === 'charge') {
    const moved = engine.applyWith(s, { kind: 'none' }, () => die)
    log.push(...moved.log)
    s = moved.state
  }
  return { s, log }
}

describe('Albania is left', () => {
  const build: Build = { at: { 2941: ['gre-inf-1-1', 'gre-inf-1-2'] }, holding: ['alb-inf-1'] }

  it('EV.26 a position in which nobody is left to go asks nobody', () => {
    const s = rolled('event', [2, 6], build)
    const frame = s.frames.at(-1)
    const needs = balkanWars.steps.evacuate?.needs
    expect([owed(s), frame && needs?.(s, frame)]).toEqual(['evacuate', true])
    const nobody = { ...s, units: position({}).units }
    expect(frame && needs?.(nobody, frame)).toBe(false)
  })

  it('EV.26 whoever has gone is out of the hand', () => {
    const picked = play(rolled('event', [2, 6], build), { kind: 'pick', unit: 'gre-inf-1-1' })
    expect(refusals(picked, { kind: 'pick', unit: 'gre-inf-1-1' })).toEqual(['EV.26'])
    const gone = play(picked, { kind: 'to', unit: 'gre-inf-1-1', hex: '3038' })
    expect([owed(gone), offered(gone, 'to'), offered(gone, 'pick')]).toEqual(['evacuate', [], ['gre-inf-1-2']])
    expect(refusals(gone, 'back')).toEqual(['EV.26'])
    expect(offered(play(picked, 'back'), 'pick')).toEqual(['gre-inf-1-1', 'gre-inf-1-2'])
  })

  it('EV.26 D28 nobody entrains there: no railway runs through a hex wholly in Albania', () => {
    const within = landHexes.filter(each => inAlbania(each) === 'whole')
    for (const each of within)
      expect(
        whyNotEntrain(position({ at: { [grid.numbers[each]]: ['gre-inf-1-1'] } }), unit('gre-inf-1-1')),
      ).not.toEqual([])
    expect(within.length).toBeGreaterThan(0)
  })
})

describe('results', () => {
  it('6.6.1 a rout that finds a Fortification is told; one that finds none is not', () => {
    const at = {
      2719: strong,
      2620: ['bul-inf-3-1', 'bul-inf-3-2', 'bul-art-1', 'bul-art-2'],
      2820: ['bul-inf-4-1', 'bul-inf-4-2', 'bul-inf-5-1', 'bul-inf-5-2'],
    }
    const held = attackOn('2720', 4, { at: { ...at, 2720: ['ott-fort-adrian', 'ott-rf-1'] }, morale: BROKEN })
    expect(held.log.map(({ kind }) => kind)).toContain('stood')
    const open = attackOn('1716', 4, { at: { 1717: strong, 1716: ['ott-rf-1'] }, morale: BROKEN })
    expect(open.log.map(({ kind }) => kind)).not.toContain('stood')
  })

  it('6.5.2 D9 the defender who keeps his Morale is shown the result with what the attacker spent', () => {
    const at = { 1717: ['bul-inf-1-1', 'bul-inf-1-2'], 1716: ['ott-rf-1'] }
    const { s } = attackOn('1716', 4, { at, morale: { Bulgaria: 5, 'Ottoman Empire': 5 } })
    expect(owed(s)).toBe('spendMorale')
    // 12 to 4 is 3/1: 4 is D/S, 5 is -/S.
    const [spend, keep] = [labelOf(s, 'spend'), labelOf(s, 'keep')]
    expect([spend, keep]).toEqual(['Spend Morale: -/S', 'Keep Morale: D/S'])
    expect(labelOf(play(s, 'spend'), 'keep')).toBe('Keep Morale: -/S')
  })
})

describe('bombardment', () => {
  const options = { bombardment: true, 'combat-supply': false }

  it('M.BB.7, M.SX.1 guns that are given no supply do not fire, and the segment goes on', () => {
    const at = { 3019: ['bul-art-1'], 3020: ['bul-sup-1'], 3018: ['ott-inf-8'] }
    const supplied = { bombardment: true, 'combat-supply': true, 'supply-expenditure': true }
    const s = play(stage('first-bombard', { at, options: supplied }), { kind: 'target', hex: '3018' }, 'launch')
    expect(owed(s)).toBe('drawSupply')
    expect(logOf(s, 'without').map(({ kind }) => kind)).not.toContain('bombardment')
    expect(owed(play(s, 'without'))).not.toBe('drawSupply')
    const fired = logOf(s, { kind: 'use', unit: 'bul-sup-1', dice: [3] })
    expect(fired.map(({ kind }) => kind)).toContain('bombardment')
  })

  it('M.BB.8 of two units the owner picks the one that is lost, a lone one is lost unasked', () => {
    const guns = { 1717: ['bul-art-1', 'bul-art-2', 'bul-art-3', 'bul-art-4'] }
    const morale = { Bulgaria: 10, 'Ottoman Empire': 0 }
    const fire = (targets: string[]) => {
      const s = stage('first-bombard', { at: { ...guns, 1716: targets }, options, morale })
      return play(play(s, { kind: 'target', hex: '1716' }), { kind: 'launch', dice: [6] })
    }
    const two = fire(['ott-r-1', 'ott-r-2'])
    expect(owed(two)).toBe('casualty')
    expect(engine.prompt(two)?.text).toMatch(/^Bombarded at .*1716/)
    const one = fire(['ott-r-1'])
    expect([owed(one) === 'casualty', where(one, 'ott-r-1')]).toEqual([false, 'pool'])
  })

  it('M.BB.2b the Fleet fires for its own side only', () => {
    const at = { 3332: ['ott-inf-1', 'bri-fleet'] }
    const s = position({ at, options, powers: { Britain: { ally: 0, committed: true } } })
    expect(names(gunsBeside(s, hex('3332'), 0, 'offensive'))).toEqual(['bri-fleet'])
    expect(names(gunsBeside(s, hex('3332'), 1, 'defensive'))).toEqual([])
  })

  it('EV.32 D83 an armistice stops offensive fire, not the answer to an attack', () => {
    const at = { 1717: ['bul-art-1'], 1716: ['ott-inf-1'] }
    const s = position({ at, options, own: { noAttack: ['Bulgaria'] } })
    const why = (fire: 'offensive' | 'defensive') =>
      whyNotBombard(s, unit('bul-art-1'), hex('1716'), 0, fire).map(({ rule }) => rule)
    expect([why('offensive'), why('defensive')]).toEqual([['EV.32'], []])
  })

  it('M.BB.2a the chances of every die add up to one', () => {
    const at = { 1717: ['bul-art-1', 'bul-art-2', 'bul-art-4'], 1716: ['ott-inf-8'] }
    const s = play(stage('first-bombard', { at, options }), { kind: 'target', hex: '1716' })
    const results = engine.forecast(s)?.results ?? []
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const told = logOf(s, { kind: 'launch', dice: [die] }).find(({ kind }) => kind === 'bombardment')?.facts
      expect(results.map(({ code }) => code)).toContain((told as { readonly result: string }).result)
    }
    expect(results.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
  })
})

describe('powers, HQs and the set-up', () => {
  const HOME =
    grid.numbers[places.find(each => ownerOfPlace(position({}), each.hex) === 'Austro-Hungary')?.hex as HexId]

  it('3.2.12 D34 two units of Austro-Hungary in each place at home', () => {
    const build = (there: string[]): Build => ({
      at: { [HOME]: there },
      powers: { 'Austro-Hungary': { ally: null, committed: false } },
      holding: ['ah-mtn-3'],
    })
    const open = (there: string[]) =>
      offered(asked('place', 0, build(there), { units: [unit('ah-mtn-3')], why: 'home' }), 'put')
    expect(open(['ah-mtn-1'])).toContain(`ah-mtn-3 ${HOME}`)
    expect(open(['ah-mtn-1', 'ah-mtn-2'])).not.toContain(`ah-mtn-3 ${HOME}`)
  })

  it('9.1.2 an HQ in the war shows where it commands, a neutral one nothing', () => {
    const s = position({ at: { 2219: ['bul-hq-1'], 1524: ['rum-hq-1'] } })
    expect(numbers([...commandArea(s, unit('bul-hq-1'))]).length).toBeGreaterThan(1)
    expect(commandArea(s, unit('rum-hq-1'))).toEqual([])
  })

  it('SC.2, C12 a unit of the ready set-up whose hex the enemy has taken stands as near as it may', () => {
    const ready = play(begin('second-war'), 'ready', { kind: 'pick', unit: 'ser-inf-1-1' })
    const taken = play(ready, { kind: 'to', hex: '2735' }, 'done')
    const s = play(taken, 'ready')
    const there = s.units.flatMap(({ at }, id) => (at.is === 'hex' && at.hex === hex('2735') ? [id] : []))
    expect(names(there as never)).toEqual(['ser-inf-1-1'])
    expect(refusals(s, 'done')).toEqual([])
  })
})

describe('a step that has nothing to decide', () => {
  const NOBODY: Build = {
    morale: {},
    powers: Object.fromEntries(POWERS.map(power => [power, { ally: 0, committed: false }])),
    own: { rallied: COUNTRIES, morale: Object.fromEntries(COUNTRIES.map(name => [name, 0])) as never },
  }
  /** Of all that steps are asked with: each takes what is its own. */
  const ARGS = {
    role: 'attack',
    units: [],
    hexes: [],
    fire: 'offensive',
    named: false,
    why: 'home',
    attacks: true,
    nation: 'Serbia',
  }
  const needing = Object.entries(balkanWars.steps).filter(([, { needs }]) => needs !== undefined)

  it.each(needing)('2.G, engine: %s says so, and a file that asks it is refused', (name, step) => {
    const s = position(NOBODY)
    const local = step.fresh?.(ARGS) ?? null
    expect(step.needs?.(s, { step: name, side: 0, args: ARGS, local, asker: 0, entered: true })).toBe(false)
  })
})

describe('planted faults of the seventh night', () => {
  it('DCT.1D D33 whoever can neither gain nor take a power is not asked', () => {
    const powers = Object.fromEntries(POWERS.map(power => [power, { ally: 0, committed: false }])) as Build['powers']
    expect(owed(asked('conflictPrize', 0, { powers } as Build, { named: false }))).toBe('proposeArmistice')
    const one = { ...powers, Italy: { ally: 1, committed: false } } as Build['powers']
    expect(owed(asked('conflictPrize', 0, { powers: one } as Build, { named: false }))).toBe('conflictPrize')
  })

  it('6.7.1 nobody advances into a hex that the enemy did not leave, empty as it may be', () => {
    const args = { units: strong.map(unit), hexes: [hex('1716')] }
    const s = asked('advance', 0, { at: { 1717: strong } }, args)
    expect(refusals(s, { kind: 'advance', unit: 'bul-inf-1-1', hex: '1716' })).toEqual([])
    expect(refusals(s, { kind: 'advance', unit: 'bul-inf-1-1', hex: '1816' })).toContain('6.7.1')
  })

  it('5.2.3 a train takes the shortest line, hex by hex', () => {
    const s = position({ at: { 3332: ['ott-inf-1'] } })
    const byRail = reachByRail(s, unit('ott-inf-1'))
    expect(['3333', '2537', '3012'].map(number => byRail.costTo(hex(number)))).toEqual([1, 9, 26])
    expect(byRail.pathTo(hex('2537'))).toHaveLength(10)
  })

  it('6.6.3 D14 a retreat with one way only is a click', () => {
    const s = asked('retreat', 1, { at: { 1744: ['ott-inf-1'] } }, { units: [unit('ott-inf-1')] })
    expect(primaryOf(balkanWars, s)).toEqual({ kind: 'retreat', unit: unit('ott-inf-1'), hex: hex('1842') })
  })

  it('M.BB.3, M.BB.4 the diary tells fire in attack from fire in defence', () => {
    const options = { bombardment: true, 'combat-supply': false }
    const at = { 1717: ['bul-art-1'], 1716: ['ott-art-1', 'ott-r-1'] }
    const fire = (fire: string, side: 0 | 1, target: string) => {
      const s = play(asked('bombard', side, { at, options }, { fire }), { kind: 'target', hex: target })
      return logOf(s, { kind: 'launch', dice: [1] }).find(({ kind }) => kind === 'bombardment')?.facts
    }
    expect(fire('offensive', 0, '1716')).toMatchObject({ defensive: false })
    expect(fire('defensive', 1, '1717')).toMatchObject({ defensive: true })
  })

  it('10.3.2 D11 a City that falls is told, with its country and who took it', () => {
    const s = play(stage('first-move', { at: { 2536: ['ser-inf-1-1'] } }), { kind: 'pick', unit: 'ser-inf-1-1' })
    const told = logOf(s, { kind: 'to', hex: '2537' }).find(({ kind }) => kind === 'captured')
    expect(told).toMatchObject({
      rule: '10.3.2',
      facts: { hex: hex('2537'), country: 'Ottoman Empire', by: ['Serbia'] },
    })
  })
})
