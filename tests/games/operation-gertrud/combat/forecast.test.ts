import { describe, expect, it } from 'vitest'
import { DiceWanted } from '../../../../src/core/engine/errors'
import { book } from '../../../../src/games/operation-gertrud/log-book'
import { look } from '../../../../src/games/operation-gertrud/look'
import type { Gertrud } from '../../../../src/games/operation-gertrud/state'
import {
  attack,
  chances,
  column,
  combat,
  engine,
  interdiction,
  logOf,
  movement,
  owed,
  play,
  shifts,
  unit,
} from '../positions'

// Trabzon 2727 lies on the Black Sea, in the rough.
const COAST = { '2728': ['de-pz-5'], '2727': ['tr-inf-1'] }

describe('11.0 the forecast is what the battle does', () => {
  it('11.0.step3.2, 12.4 a ship under a lone enemy CAS counts for nothing, as it will be sunk', () => {
    const s = attack(combat({ at: COAST, pool: ['de-cas-1', 'tr-cas-1', 'tr-ngs-yavuz'] }), '2727')
    const flown = play(s, { kind: 'commit', unit: 'tr-ngs-yavuz' }, { kind: 'commit', unit: 'de-cas-1' })
    // 220%, one left for the rough, one right for the plane
    expect(shifts(flown)).toEqual({ 'rough at 2727 Trabzon': -1, 'JG 27 (Bf 109)': 1 })
    expect(column(flown)).toBe('200-299')
    expect(look.battle(flown)?.shift).toMatchObject({ from: '200%', to: '200%' })
    const result = logOf(flown, { kind: 'pass', dice: [4] }).find(each => each.kind === 'result')
    expect(result?.facts).toMatchObject({ shifts: ['JG 27 (Bf 109)', 'rough at 2727 Trabzon'], column: 4 })
  })

  it('11.0.step3.1b, 13.3.1 before an air combat every column it may lead to is named', () => {
    const at = { '2115': ['de-pz-5'], '2116': ['tr-inf-1'] }
    const s = attack(combat({ at, pool: ['de-cas-1', 'br-cas-1'] }), '2116')
    const asked = play(s, { kind: 'commit', unit: 'de-cas-1' }, { kind: 'commit', unit: 'br-cas-1' })
    expect(owed(asked)).toBe('ultra')
    expect(engine.forecast(asked)?.chart).toEqual({
      id: 'crt',
      column: '200-299',
      possible: ['150-199', '300-399'],
    })
    expect(engine.forecast(s)?.chart).toEqual({ id: 'crt', column: '200-299' })
  })

  it('17.0.2, 17.1.6 where two answers are weighed, both have their names', () => {
    const namesOf = (s: Gertrud) => [engine.forecast(s)?.otherwise?.now, engine.forecast(s)?.otherwise?.label]
    const raid = combat({
      turn: 1,
      pool: ['tr-ngs-yavuz'],
      at: { ...COAST, '2611': ['de-kommando'] },
      own: { raid: 'landed' },
    })
    expect(namesOf(raid)).toEqual(['large raid', 'small raid'])
    const base = movement({
      at: { '3007': ['de-kommando'], '2416': ['tr-bde-ankara'] },
      pool: ['de-cas-1', 'de-cas-2'],
    })
    const planned = play(base, { kind: 'mission', pick: 'inonu' }, { kind: 'put', hex: '2417' })
    expect(namesOf(play(planned, { kind: 'give', unit: 'de-cas-1' }))).toEqual(['with one CAS', 'with a second CAS'])
  })

  it('13.5, 11.0.step7 a CAS and ULTRA are weighed answer beside answer, on the columns they lead to', () => {
    // 220% in the rough is the 150% column; the defender's plane makes it the 100% column, on which no die is DR
    const supported = attack(combat({ at: COAST, pool: ['tr-cas-1'] }), '2727')
    expect(chances(supported, 'pass').DR).toBeCloseTo(1 / 6)
    expect(chances(supported, { kind: 'commit', unit: 'tr-cas-1' }).DR).toBeUndefined()
    // a beige defender: one column to the left for the marker
    const asked = play(attack(combat({ at: { '2115': ['de-pz-5'], '2116': ['al-inf-8'] } }), '2116'), 'roll')
    expect(chances(asked, 'spend')).not.toEqual(chances(asked, 'keep'))
  })

  it('17.1.6, 17.0.2 missions and the raid are weighed by their own dice', () => {
    const base = movement({
      at: { '3007': ['de-kommando'], '2416': ['tr-bde-ankara'] },
      pool: ['de-cas-1', 'de-cas-2'],
    })
    const planned = play(
      base,
      { kind: 'mission', pick: 'inonu' },
      { kind: 'put', hex: '2417' },
      { kind: 'give', unit: 'de-cas-1' },
    )
    expect(chances(planned, 'go').success).toBeCloseTo(2 / 6)
    expect(chances(planned, { kind: 'give', unit: 'de-cas-2' }).success).toBeCloseTo(3 / 6)
  })

  it('11.0.2, 11.0.step10.3 an attack called off is told as such, and after the die only who has the hex is open', () => {
    const s = attack(combat({ at: COAST }), '2727')
    expect(chances(s, 'cancel')).toEqual({ 'the attack is called off': 1 })
    const at = { '2115': ['de-pz-5', 'de-pz-11'], '2116': ['tr-inf-1'] }
    // 22 against 5: the 400% column, on which 2 is D1
    const stand = play(attack(combat({ at }), '2116'), { kind: 'roll', dice: [2] })
    expect(owed(stand)).toBe('stand')
    expect(chances(stand, 'retreat')).toEqual({ 'the hex is cleared': 1 })
    expect(chances(stand, { kind: 'lose', unit: 'tr-inf-1' })).toEqual({ 'the defenders hold the hex': 1 })
  })
})

describe('11.0 the forecast and all the dice of the battle', () => {
  const ANSWERS: { readonly [step: string]: string } = { support: 'pass', ultra: 'keep', press: 'roll' }

  /** Fights the battle out once for every way the dice can fall, nobody committing anything more. */
  function fought(s: Gertrud, share = 1, dice: readonly number[] = []): { code: string; share: number }[] {
    try {
      const moved = engine.apply(s, { kind: ANSWERS[owed(s)], ...(dice.length > 0 ? { dice } : {}) })
      const result = moved.log.find(each => each.kind === 'result')?.facts as { result: string } | undefined
      return result ? [{ code: result.result, share }] : fought(moved.state, share)
    } catch (error) {
      if (!(error instanceof DiceWanted)) throw error
      return [1, 2, 3, 4, 5, 6].flatMap(die => fought(s, share / 6, [...dice, die]))
    }
  }

  const agree = (s: Gertrud) => {
    const outcomes = fought(s)
    const told = Object.entries(chances(s, ANSWERS[owed(s)]))
    expect(told.length).toBeGreaterThan(2)
    for (const [code, chance] of told) {
      const share = outcomes.filter(each => each.code === code).reduce((sum, each) => sum + each.share, 0)
      expect(share, `${code} at ${owed(s)}`).toBeCloseTo(chance)
    }
    // Where no duel is ahead, the forecast of the die is the same.
    for (const { code = '', chance } of engine.forecast(s)?.results ?? [])
      expect(Object.fromEntries(told)[code], `${code} at ${owed(s)}`).toBeCloseTo(chance)
  }

  it('11.0.step9, 12.2.1, 13.1, 14.0.2 agree at every question of a battle on the coast', () => {
    // İzmir 2106 lies on the Aegean
    const at = { '2107': ['de-pz-5', 'de-inf-79', 'de-mot-16'], '2106': ['tr-inf-1', 'al-inf-8'] }
    const pool = ['it-ngs-1', 'br-ngs-1', 'de-cas-1', 'br-cas-1']
    const s = attack(combat({ at, pool, scenario: 'late-1941', own: { experten: unit('de-cas-1') } }), '2106')
    const shelled = play(s, 'pass')
    const answered = play(shelled, { kind: 'commit', unit: 'br-ngs-1' })
    const flown = play(answered, { kind: 'commit', unit: 'de-cas-1' })
    const met = play(flown, { kind: 'commit', unit: 'br-cas-1' })
    const over = play(met, { kind: 'spend', dice: [3, 4, 1] })
    expect([s, shelled, answered, flown, met, over].map(owed)).toEqual([
      'support',
      'support',
      'support',
      'support',
      'ultra',
      'ultra',
    ])
    for (const each of [s, shelled, answered, flown, met, over]) agree(each)
  })
})

describe('15.0 the forecast of a drop', () => {
  const labels = (s: Gertrud) =>
    Object.fromEntries((engine.forecast(s)?.results ?? []).map(({ code, label }) => [code, label]))
  const dropped = (number: string, at: { [hex: string]: readonly string[] } = {}) => {
    const there = { ...at, [number]: ['de-abn-7', ...(at[number] ?? [])] }
    return attack(combat({ at: there, own: { dropping: [unit('de-abn-7')] } }), number)
  }

  it('15.0.4 on an empty hex only what strikes the attacker has a name, in the diary too', () => {
    // 8 against 1 on a mountain is the 400% column
    const s = dropped('2121')
    const none = 'No effect on an empty hex'
    expect(labels(s)).toEqual({ EX: 'Attacker loses a step', D1: none, DR: none, DE: none })
    const result = logOf(s, { kind: 'roll', dice: [6] }).find(each => each.kind === 'result')
    expect(result && book.tell(result).at(-1)).toBe(` was DE: ${none}.`)
  })

  it('15.0.8 on enemies every result that leaves them costs the paratroop', () => {
    // 8 against 10 is the 50% column
    expect(labels(dropped('2116', { '2116': ['tr-inf-1', 'tr-inf-2'] }))).toEqual({
      AE: 'Attacker eliminated',
      A1: 'Attacker loses a step, the paratroop is lost',
      AR: 'Attacker retreats, the paratroop is lost',
      NE: 'No effect, the paratroop is lost',
      EX: 'Exchange',
    })
  })
})

describe('13.7 the forecast of an interdiction', () => {
  const TURKS = { '2116': ['tr-inf-4'], '2905': ['de-inf-79'] }
  const sent = (pool: string[]) =>
    play(
      interdiction({ side: 'allied', at: TURKS, pool }),
      { kind: 'fly', unit: 'de-cas-8' },
      { kind: 'target', hex: '2116' },
    )

  it('13.7.2 unanswered, and answered by each plane', () => {
    const s = sent(['de-cas-8', 'tr-cas-1', 'tr-cas-3'])
    expect(chances(s, 'pass').interdicted).toBeCloseTo(5 / 6)
    // of 36 throws of 0 against +1 the interdictor is left after 5 ones (not with a one of its own) and 6 higher totals
    expect(chances(s, { kind: 'commit', unit: 'tr-cas-3' }).interdicted).toBeCloseTo(((5 + 6) / 36) * (5 / 6))
    expect(chances(s, { kind: 'commit', unit: 'tr-cas-3' })['no effect']).toBeCloseTo(1 - ((5 + 6) / 36) * (5 / 6))
  })

  it('13.7.2 an interdictor that is driven off is told, and drops nothing', () => {
    const s = sent(['de-cas-8', 'tr-cas-3'])
    const log = logOf(s, { kind: 'commit', unit: 'tr-cas-3', dice: [2, 6] })
    expect(log.map(each => each.kind)).toEqual(expect.arrayContaining(['turnedBack']))
    expect(log.map(each => each.kind)).not.toContain('interdicted')
  })

  it('13.3.1 ULTRA over an interdiction is weighed too', () => {
    const asked = play(sent(['de-cas-8', 'br-cas-1']), { kind: 'commit', unit: 'br-cas-1' })
    expect(owed(asked)).toBe('ultra')
    expect(chances(asked, 'keep').interdicted).toBeCloseTo((11 / 36) * (5 / 6))
    // +2 on the British die: 5 ones and 3 higher totals
    expect(chances(asked, 'spend').interdicted).toBeCloseTo((8 / 36) * (5 / 6))
  })

  it('13.2.2 beside each aircraft stands what it risks, and the second die of the Experten counts', () => {
    const s = interdiction({
      at: { '2115': ['de-pz-5'], '2116': ['tr-inf-1'] },
      pool: ['tr-cas-1', 'de-cas-1', 'de-cas-8'],
      own: { experten: unit('de-cas-8') },
    })
    const asked = play(s, { kind: 'fly', unit: 'tr-cas-1' }, { kind: 'target', hex: '2115' })
    const lostBy = (id: string): number => {
      const answer = [...engine.choices(asked)].find(({ action }) => action.unit === unit(id))
      return Number(/^used for this turn; lost (\d+) %, Turkish 1st Air Brigade.* \d+ %$/.exec(answer?.warn ?? '')?.[1])
    }
    // JG 27 has the better rating, the Experten two dice.
    expect(lostBy('de-cas-8')).toBeLessThan(lostBy('de-cas-1'))
    // Who answers is not known yet: nobody's odds stand for all.
    expect(engine.forecast(asked)?.modifiers.some(({ label }) => /is lost/.test(label))).toBe(false)
  })
})
