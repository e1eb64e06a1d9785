import { describe, expect, it } from 'vitest'
import { dateOf, lastTurn, spaceOf } from '../../../src/games/balkan-wars/calendar'
import { eliminate } from '../../../src/games/balkan-wars/combat/losses'
import { costOf, isMobilizing, ownPoints, sharedPoints } from '../../../src/games/balkan-wars/mobilization/ledger'
import { conflictResult } from '../../../src/games/balkan-wars/politics/conflict-step'
import { eventOf } from '../../../src/games/balkan-wars/politics/event-step'
import { enterPlace } from '../../../src/games/balkan-wars/politics/morale'
import { leastCommitment, moraleGift, powerPoints, strengthOf } from '../../../src/games/balkan-wars/politics/powers'
import type { Go, Wars } from '../../../src/games/balkan-wars/state'
import { operationResult } from '../../../src/games/balkan-wars/strategy/operations'
import { levelOf, totalsOf } from '../../../src/games/balkan-wars/victory/score'
import {
  asked,
  type Build,
  deployed,
  engine,
  flow,
  hex,
  offered,
  owed,
  play,
  position,
  refusals,
  rolled,
  settingOf,
  unit,
  where,
} from './positions'

const goOf = (...dice: number[]) => flow(...dice) as unknown as Go & { told: { kind: string }[] }

/** An event by its dice: tens, ones and whatever it rolls. */
const eventWith = (roll: readonly number[], build: Build = {}): Wars => rolled('event', roll, build)

describe('events', () => {
  it('3.1.2 X11 the first die is tens, the second ones: 3 and 6 bring Rumania', () => {
    expect(eventOf(36).id).toBe('rumania')
    expect(eventOf(41).id).toBe('rumania')
  })

  it('3.1.4, 3.1.5 every throw of two dice has an event', () => {
    for (const tens of [1, 2, 3, 4, 5, 6])
      for (const ones of [1, 2, 3, 4, 5, 6]) expect(eventOf(tens * 10 + ones).title).not.toBe('')
  })

  it('EV.22 X56 Young Turks: Morale of 2 gains the die, and nobody Ottoman is supplied this turn', () => {
    const s = eventWith([2, 2, 4], { morale: { 'Ottoman Empire': 2 } })
    expect(s.morale['Ottoman Empire']).toBe(6)
    expect(s.youngTurks).toBe(true)
    expect(eventWith([2, 2, 4], { morale: { 'Ottoman Empire': 3 } }).morale['Ottoman Empire']).toBe(3)
  })

  it('EV.61-62 X57 a Turkish victory at sea bans landings, a League victory lifts the ban and gives one if none is left', () => {
    expect(eventWith([6, 1, 2]).landings.banned).toBe(true)
    const none = { left: 0, banned: true, fleet: 0, fleetCame: false }
    expect(eventWith([6, 2, 3], { own: { landings: none } }).landings).toMatchObject({ left: 1, banned: false })
    expect(eventWith([6, 1, 6]).landings.left).toBe(1)
  })

  it('EV.14, 10.3.6 X58 the Ottoman Empire capitulates: Decisive victory of the League', () => {
    const s = eventWith([1, 4, 3], { morale: { 'Ottoman Empire': 0 } })
    expect(s.outcome).toMatchObject({ winner: 0, level: 'Decisive' })
  })

  it('10.3.6 X103, D90 with Rumania in the war its side fights on', () => {
    const s = eventWith([1, 4, 2], {
      morale: { 'Ottoman Empire': 0 },
      joined: { Rumania: 1 },
      at: { 1321: ['rum-hq-1'], 2720: ['ott-inf-1'] },
    })
    expect(s.outcome).toBeNull()
    expect(where(s, 'ott-inf-1')).toBe('gone')
    expect(where(s, 'rum-hq-1')).toBe('1321')
  })

  it('EV.13 4-6 is nothing, and a country above 0 is not asked', () => {
    expect(eventWith([1, 3, 4], { morale: { Greece: 0 } }).countries.Greece.stance).toBe('joined')
    expect(eventWith([1, 3, 1], { morale: { Greece: 1 } }).countries.Greece.stance).toBe('joined')
    expect(eventWith([1, 3, 1], { morale: { Greece: 0 } }).countries.Greece.stance).toBe('out')
  })

  it('S2.SR3, EV.21 X59 in scenario 2 both corps count as committed', () => {
    const s = eventWith([2, 1], { scenario: 'second-war', own: { corpsOut: ['VII', 'VIII'] } })
    expect(s.morale['Ottoman Empire']).toBe(3)
    expect(s.displayDepots).toBe(1)
    expect(position({ scenario: 'second-war' }).corpsOut).toEqual(['VII', 'VIII'])
  })

  it('S1.SR4.2 X109, D80 one corps out, whatever became of it: Morale -1, Depots 2; D26 again, never raised', () => {
    const once = eventWith([2, 1], { own: { corpsOut: ['VII'] } })
    expect([once.morale['Ottoman Empire'], once.displayDepots]).toEqual([4, 2])
    const again = eventWith([2, 1], { own: { corpsOut: ['VII'], displayDepots: 1 } })
    expect(again.displayDepots).toBe(1)
    expect(eventWith([2, 1]).displayDepots).toBe(3)
  })

  it('S1.SR4.3, S4.SR4 both corps out: Morale -2, Depots 1', () => {
    const s = eventWith([2, 1], { scenario: 'jihad', own: { corpsOut: ['VII', 'VIII'] } })
    expect([s.morale['Ottoman Empire'], s.displayDepots]).toEqual([7, 1])
  })

  it('EV.31 X60 refused, the Ottomans gain one and every League country loses one', () => {
    const offer = eventWith([3, 1], {})
    expect(owed(offer)).toBe('offerArmistice')
    const s = play(play(offer, 'offer'), 'refuse')
    expect(s.morale).toMatchObject({ 'Ottoman Empire': 6, Bulgaria: 7, Serbia: 6, Greece: 6, Montenegro: 7 })
  })

  it('14.3.6 X100, B9 accepted on turn 1 of scenario 1: 35 to 0, Decisive Ottoman victory', () => {
    const s = deployed('first-war')
    expect(levelOf(totalsOf(s))).toEqual({ winner: 1, level: 'Decisive' })
    const ended = play(play(eventWith([3, 1], {}), 'offer'), 'accept')
    expect(ended.outcome).toMatchObject({ winner: 1, level: 'Decisive' })
  })

  it('EV.34, EV.32 X73 an Ottoman in a border hex of Montenegro hinders; X74, EV.32 one in a border hex of Bulgaria does not', () => {
    const scutari = { 2543: ['mon-alp-1'], 2444: ['ott-inf-1'] }
    expect(eventWith([3, 4], { at: scutari }).noAttack).toEqual([])
    expect(eventWith([3, 4], { at: { 2543: ['mon-alp-1'] } }).noAttack).toEqual(['Montenegro'])
    const adrianople = { 2720: ['bul-inf-1-1'], 2520: ['ott-inf-1'] }
    expect(eventWith([3, 2], { at: adrianople }).noAttack).toEqual(['Bulgaria'])
    expect(eventWith([3, 2], { at: { 2720: ['bul-inf-1-1'], 2420: ['ott-inf-1'] } }).noAttack).toEqual([])
    expect(eventWith([3, 2], { at: { 2520: ['ott-inf-1'] } }).noAttack).toEqual([])
  })

  it('EV.33, EV.35 the Greek and the Serbian armistice', () => {
    expect(eventWith([3, 3], { at: { 3332: ['gre-inf-1-1'] } }).noAttack).toEqual(['Greece'])
    expect(eventWith([3, 5], { at: { 2537: ['ser-inf-1-1'] } }).noAttack).toEqual(['Serbia'])
  })

  it('EV.32 X95, D83 only Ottoman units hinder', () => {
    const s = eventWith([3, 2], { at: { 2720: ['bul-inf-1-1'], 2426: ['rum-inf-1'] }, joined: { Rumania: 1 } })
    expect(s.noAttack).toEqual(['Bulgaria'])
  })

  it('EV.26 X75, D28 who stays inside Albania is lost, the Depot and the Fortification for good; border hexes stay', () => {
    const s = eventWith([2, 6], {
      at: { 2543: ['ott-inf-24', 'ott-dep-4', 'ott-fort-scut'], 2444: ['ott-inf-23'] },
      holding: ['alb-inf-1'],
    })
    expect(owed(s)).toBe('evacuate')
    const closed = play(s, 'done')
    expect(where(closed, 'ott-inf-24')).toBe('pool')
    expect(where(closed, 'ott-dep-4')).toBe('gone')
    expect(where(closed, 'ott-fort-scut')).toBe('gone')
    expect(where(closed, 'ott-inf-23')).toBe('2444')
    expect(where(closed, 'alb-inf-1')).toBe('2843')
    expect(closed.albania).toBe(true)
  })

  it('EV.26, EV.36-41, EV.42-43 in scenario 2 Albania joins the League; EV.36-41, EV.42-43 so do Rumania and the Ottomans', () => {
    const build: Build = { scenario: 'second-war' }
    expect(eventWith([2, 6], build).countries.Albania).toEqual({ side: 0, stance: 'joined' })
    expect(eventWith([3, 6], build).countries.Rumania).toEqual({ side: 0, stance: 'joined' })
    expect(eventWith([4, 2], build).countries['Ottoman Empire']).toEqual({ side: 0, stance: 'joined' })
    expect(eventWith([4, 1], {}).countries.Rumania).toEqual({ side: 1, stance: 'joined' })
    expect(eventWith([4, 3], {}).countries['Ottoman Empire'].side).toBe(1)
  })

  const ALLIED = [
    [[4, 4], 'Austro-Hungary', 1, 1],
    [[4, 5], 'Germany', 1, 1],
    [[4, 6], 'Italy', 0, 1],
    [[5, 1], 'Russia', 0, 0],
    [[5, 2], 'Britain', 1, 0],
    [[5, 3], 'France', 0, 0],
  ] as const
  it.each(ALLIED)(
    'EV.44, EV.45, EV.46, EV.51, EV.52, EV.53, 3.2.1 %s allies %s if it is neutral',
    (roll, power, first, second) => {
      const neutral = { ally: null, committed: false }
      expect(eventWith(roll, { powers: { [power]: neutral } }).powers[power].ally).toBe(first)
      expect(eventWith(roll, { scenario: 'second-war', powers: { [power]: neutral } }).powers[power].ally).toBe(second)
      const taken = { ally: 1 as const, committed: false }
      expect(eventWith(roll, { powers: { [power]: taken } }).powers[power].ally).toBe(1)
    },
  )

  it('EV.54, EV.55-56 crisis and confrontation', () => {
    expect(eventWith([5, 4]).crisis).toBe(true)
    expect(eventWith([5, 6]).confrontation).toBe(true)
  })

  it('EV.23-25 D29 guerrillas rise where the die says, not in a neutral country', () => {
    expect(eventWith([2, 3, 1]).guerrillas).toBe('Bulgaria')
    expect(eventWith([2, 4, 6]).guerrillas).toBe('Ottoman Empire')
    expect(eventWith([2, 5, 5], { scenario: 'second-war' }).guerrillas).toBeNull()
  })

  it('EV.11 D82 arms deal: a Pool gun goes on any friendly Depot', () => {
    const s = eventWith([1, 1, 2], { at: { 2231: ['bul-dep-1'], 4629: ['gre-dep-1'] }, pool: ['bul-art-4'] })
    expect(owed(s)).toBe('armsDeal')
    expect(offered(s, 'put').sort()).toEqual(['bul-art-4 2231', 'bul-art-4 4629'])
    expect(where(play(s, { kind: 'put', unit: 'bul-art-4', hex: '4629' }), 'bul-art-4')).toBe('4629')
    expect(owed(eventWith([1, 1, 5], { at: { 2231: ['bul-dep-1'] }, pool: ['bul-art-4'] }))).not.toBe('armsDeal')
  })

  it('EV.12 volunteers are banked for the side that the die names', () => {
    expect(eventWith([1, 2, 1, 5]).bank).toEqual([5, 0])
    expect(eventWith([1, 2, 6, 3]).bank).toEqual([0, 3])
  })

  it('EV.15 D66 disease: each side picks as many units as its die says; a Demoralized one is eliminated', () => {
    const s = eventWith([1, 5, 1], {
      at: { 2426: ['bul-inf-1-1', 'bul-inf-1-2'], 2720: ['ott-inf-1', 'ott-inf-2'] },
      demoralized: ['bul-inf-1-2'],
    })
    expect(owed(s)).toBe('disease')
    const ill = play(s, { kind: 'fallIll', unit: 'bul-inf-1-2', dice: [1] })
    expect(where(ill, 'bul-inf-1-2')).toBe('pool')
  })

  it('EV.16 good press lifts all countries of a side', () => {
    const s = eventWith([1, 6, 3, 5])
    expect(s.morale).toMatchObject({ Bulgaria: 9, Serbia: 8, 'Ottoman Empire': 5 })
  })
})

describe('powers and conflict', () => {
  const britain = (committed: boolean): Build => ({
    powers: { Britain: { ally: 0, committed }, Russia: { ally: null, committed: false } },
  })

  it('3.5.1, 3.4.1 X12 Britain alone gives two Morale Points; X13, 3.5.1 with the Fleet in play strength 3, minimum 1, still two points', () => {
    expect(moraleGift(position(britain(false)), 0)).toBe(2)
    const s = position(britain(true))
    expect([moraleGift(s, 0), strengthOf(s, 0), leastCommitment(s, 0)]).toEqual([2, 3, 1])
  })

  it('3.4.1 D32 the points are shared out, nobody above 10', () => {
    const s = asked('giveMorale', 0, { ...britain(false), morale: { Bulgaria: 10, Serbia: 9 } })
    expect(offered(s, 'give')).toEqual(['Serbia', 'Montenegro', 'Greece'])
    const given = play(s, { kind: 'give', pick: 'Serbia' }, { kind: 'give', pick: 'Greece' })
    expect(given.morale).toMatchObject({ Serbia: 10, Greece: 8 })
  })

  it('EV.54 X79, D31 in a crisis strength, minimum, Morale and points are nothing', () => {
    const s = position({ powers: { 'Austro-Hungary': { ally: 1, committed: true } }, own: { crisis: true } })
    expect([strengthOf(s, 1), leastCommitment(s, 1), moraleGift(s, 1), powerPoints(s, 1)]).toEqual([0, 0, 0, 0])
  })

  it('DCT.A, DCT.WW, DCT.BP1, DCT.BP2 X14, X15, X16, B6 cells of the table', () => {
    expect(conflictResult(10, 1)).toBe('BP1')
    expect(conflictResult(1, 10)).toBe('BP2')
    expect(conflictResult(9, 9)).toBe('A')
    expect(conflictResult(10, 9)).toBe('WW')
    expect(conflictResult(12, 15)).toBe('WW')
    expect(conflictResult(8, 1)).toBe('1D')
    expect(conflictResult(3, 10)).toBe('2D')
    expect(conflictResult(4, 4)).toBe('C')
  })

  it('3.5.3, 3.2.12 nobody with units of a power in play loses one to a rival who names it: his least total is 2', () => {
    const s = position({ powers: { Germany: { ally: 1, committed: true } } })
    const dice = [1, 2, 3, 4, 5, 6]
    const least = dice.map(die => leastCommitment(s, 1) + die)
    for (const rival of [10, 16]) expect(least.map(total => conflictResult(rival, total))).not.toContain('BP1')
    for (const rival of [10, 16]) expect(least.map(total => conflictResult(total, rival))).not.toContain('BP2')
    expect(dice.map(die => conflictResult(10, die))).toContain('BP1')
  })

  it('3.5.2, 3.5.3 E3 the stronger is asked first; both commit unseen, and the result decides', () => {
    const s = asked('conflict', 0, { powers: { France: { ally: 0, committed: false } } })
    expect(owed(s)).toBe('declareConflict')
    expect(s.frames.at(-1)?.side).toBe(0)
    const declared = play(s, 'declare')
    expect(owed(declared)).toBe('commitStrength')
    expect(offered(declared, 'commit')).toEqual(['0', '1', '2', '3'])
    const first = play(declared, { kind: 'commit', pick: 3 })
    const done = play(first, { kind: 'commit', pick: 2, dice: [6, 6] })
    expect(done.outcome).toMatchObject({ rule: 'DCT.A' })
  })

  it('3.5.2, 3.5.5 when both pass there is no conflict; 3.5.5 after a confrontation nobody is asked', () => {
    const s = asked('conflict', 0)
    const passed = play(play(s, 'pass'), 'pass')
    expect(passed.frames.some(({ step }) => step === 'conflict')).toBe(false)
  })

  it('DCT.1D X105, D33 gaining draws among the neutral powers, neutralising takes the enemy’s', () => {
    const build: Build = { powers: { Germany: { ally: 1, committed: false }, Russia: { ally: 0, committed: false } } }
    const s = asked('conflictPrize', 0, build, { named: false })
    expect(offered(s, 'gainByLot')).toHaveLength(1)
    expect(offered(s, 'gain')).toEqual([])
    expect(play(s, 'neutraliseByLot').powers.Germany.ally).toBeNull()
    const gained = play(s, 'gainByLot')
    const now = ['Austro-Hungary', 'Britain', 'France', 'Italy'].filter(
      power => gained.powers[power as 'Italy'].ally === 0,
    )
    expect(now).toHaveLength(1)
  })

  it('DCT.BP1 the winner names any power, also one of the enemy’s', () => {
    const s = asked('conflictPrize', 0, { powers: { Germany: { ally: 1, committed: false } } }, { named: true })
    expect(play(s, { kind: 'gain', pick: 'Germany' }).powers.Germany).toEqual({ ally: 0, committed: false })
    expect(refusals(s, { kind: 'gain', pick: 'Russia' })).toEqual(['DCT.BP1'])
  })

  it('3.2.3, 14.1.2, 3.2.4 units are taken all at once for points; 3.2.4 the Fleet goes to the Pool; D42 its landing', () => {
    const s = asked('commitPower', 0, { ...britain(false), holding: ['bri-fleet'] })
    const taken = play(s, { kind: 'commit', pick: 'Britain' })
    expect(taken.paid).toEqual([10, 0])
    expect(where(taken, 'bri-fleet')).toBe('pool')
    expect(taken.landings.fleet).toBe(1)
  })

  it('3.2.6 with the Ottomans the German HQ comes to Constantinople', () => {
    const s = asked('commitPower', 1, { holding: ['ger-hq-vg'], at: { 2720: ['ott-inf-1'] } })
    const taken = play(s, { kind: 'commit', pick: 'Germany' })
    expect(where(taken, 'ger-hq-vg')).toBe('3012')
    expect(taken.paid).toEqual([0, 5])
  })

  it('3.2.6 if the enemy holds it, on any Ottoman unit that can fight', () => {
    const s = asked('commitPower', 1, {
      holding: ['ger-hq-vg'],
      at: { 3012: ['bul-inf-1-1'], 2720: ['ott-inf-1'], 3332: ['ott-inf-2'], 2543: ['ott-dep-4'] },
    })
    const taken = play(s, { kind: 'commit', pick: 'Germany' })
    expect(owed(taken)).toBe('place')
    expect(offered(taken, 'put').sort()).toEqual(['ger-hq-vg 2720', 'ger-hq-vg 3332'])
  })

  it('3.2.12 D34 a power that becomes neutral: Austro-Hungarians go home, two in a place, put there by their former holder', () => {
    const s = asked(
      'conflictPrize',
      0,
      {
        powers: { 'Austro-Hungary': { ally: 1, committed: true }, Germany: { ally: null, committed: false } },
        at: { 1240: ['ah-mtn-1', 'ah-hq-15'] },
      },
      { named: true },
    )
    const gone = play(s, { kind: 'neutralise', pick: 'Austro-Hungary' })
    expect(gone.powers['Austro-Hungary']).toEqual({ ally: null, committed: false })
    expect(owed(gone)).toBe('place')
    expect(gone.frames.at(-1)?.side).toBe(1)
    expect(refusals(gone, { kind: 'put', unit: 'ah-mtn-1', hex: '1546' })).toEqual([])
    expect(refusals(gone, { kind: 'put', unit: 'ah-mtn-1', hex: '1140' })).toEqual(['3.2.12'])
  })

  it('3.2.12 D34 a power that changes sides: the new holder pays and keeps the units, or they go home', () => {
    const build: Build = {
      powers: { Britain: { ally: 1, committed: true } },
      own: { paid: [0, 10] },
      at: {},
      pool: ['bri-fleet'],
    }
    const s = play(asked('conflictPrize', 0, build, { named: true }), { kind: 'gain', pick: 'Britain' })
    expect(owed(s)).toBe('takeOver')
    const taken = play(s, 'take')
    expect(taken.powers.Britain).toEqual({ ally: 0, committed: true })
    expect(taken.paid).toEqual([10, 10])
    const home = play(s, 'sendHome')
    expect(home.powers.Britain).toEqual({ ally: 0, committed: false })
    expect(where(home, 'bri-fleet')).toBe('holding')
  })

  it('3.2.8 X17 a Great Power unit lost on Mar I comes back on Mar III', () => {
    const s = position({
      turn: 19,
      options: { end: 'May IV 1913' },
      at: { 3012: ['ger-hq-vg'] },
      powers: { Germany: { ally: 1, committed: true } },
    })
    expect(dateOf(s, 19)).toBe('Mar I 1913')
    eliminate(s, goOf(), unit('ger-hq-vg'))
    expect(where(s, 'ger-hq-vg')).toBe('turn 21')
    expect(dateOf(s, 21)).toBe('Mar III 1913')
  })

  it('3.3.1, 3.3.2 D91 prisoners are exchanged by offer and answer and return Demoralized to a place at home', () => {
    const build: Build = { prisoners: { 0: ['ott-inf-1'], 1: ['ser-inf-1-1'] }, at: { 3012: ['ott-rf-1'] } }
    const s = asked('exchange', 0, build)
    const offer = play(s, { kind: 'give', unit: 'ott-inf-1' }, { kind: 'take', unit: 'ser-inf-1-1' }, 'offer')
    expect(owed(offer)).toBe('answerExchange')
    const agreed = play(offer, 'agree')
    expect(owed(agreed)).toBe('place')
    const put = play(agreed, { kind: 'put', unit: 'ott-inf-1', hex: '3012' })
    expect(put.units[unit('ott-inf-1')]).toMatchObject({ demoralized: true })
    expect(play(offer, 'refuse').units[unit('ott-inf-1')].at.is).toBe('prisoner')
  })
})

describe('mobilization', () => {
  const four = { 3012: ['ott-dep-1'], 2720: ['ott-dep-2'], 3332: ['ott-dep-3'], 2543: ['ott-dep-4'] }

  it('4.1.4, 4.1.5, 4.1.1 X18 four Depots and the Display: 14, and 3 of Germany', () => {
    const s = position({ at: four })
    expect([ownPoints(s, 'Ottoman Empire', 1), sharedPoints(s, 1)]).toEqual([14, 3])
  })

  it('S1.SR4.2 X19 after event 21 with one corps out: 12', () => {
    expect(ownPoints(position({ at: four, own: { displayDepots: 2 } }), 'Ottoman Empire', 1)).toBe(12)
  })

  it('MOB.1, 4.2.2, 4.2.3 X20, X21, X22, X23 what units cost', () => {
    expect(['ott-inf-5', 'bul-inf-1-1', 'bul-hq-3', 'bul-eng-1'].map(id => costOf(unit(id)))).toEqual([4, 3, 12, 6])
  })

  it('4.4.1 X93, D75 three reserves on three Depots; the fourth is not offered', () => {
    const s = asked('mobilize', 0, {
      turn: 1,
      at: { 2231: ['bul-dep-1'], 2426: ['bul-dep-2'], 1622: ['bul-dep-3'] },
      pool: ['bul-r-1', 'bul-r-2', 'bul-r-3', 'bul-r-4'],
    })
    expect(s.mobilizing).toMatchObject({ country: 'Bulgaria', own: 6, shared: 2 })
    const two = play(
      s,
      { kind: 'pick', unit: 'bul-r-1' },
      { kind: 'to', hex: '2231' },
      { kind: 'pick', unit: 'bul-r-2' },
      { kind: 'to', hex: '2426' },
    )
    expect(two.mobilizing).toMatchObject({ own: 2, shared: 2 })
    const three = play(two, { kind: 'pick', unit: 'bul-r-3' }, { kind: 'to', hex: '1622' })
    expect(three.mobilizing).toBeNull()
    expect(where(three, 'bul-r-4')).toBe('pool')
  })

  it('4.1.1 X92, D74 a Depot left out gives no points and is not counted', () => {
    const s = asked('mobilize', 0, { turn: 1, at: { 2231: ['bul-dep-1'], 2426: ['bul-dep-2'] }, pool: ['bul-r-1'] })
    const out = play(s, { kind: 'leaveOut', unit: 'bul-dep-1' })
    expect(out.mobilizing).toMatchObject({ own: 2 })
    const done = play(out, 'finish')
    expect(done.counted).toEqual([unit('bul-dep-2')])
    expect(play(s, 'finish').counted).toEqual([unit('bul-dep-1'), unit('bul-dep-2')])
  })

  it('4.1.2 a Morale Point buys two points of its own country', () => {
    const s = asked('mobilize', 0, { turn: 1, at: { 2231: ['bul-dep-1'] }, pool: ['bul-r-1'] })
    const spent = play(s, 'spendMorale')
    expect(spent.mobilizing).toMatchObject({ own: 4 })
    expect(spent.morale.Bulgaria).toBe(7)
  })

  it('10.1.3 D61 a Demoralized Depot gives nothing and receives nobody; D23 one abroad still receives', () => {
    const build: Build = {
      turn: 1,
      at: { 2231: ['bul-dep-1'], 2537: ['bul-dep-2'] },
      demoralized: ['bul-dep-1'],
      pool: ['bul-r-1'],
    }
    const s = asked('mobilize', 0, build)
    expect(s.mobilizing).toMatchObject({ own: 0 })
    expect(offered(play(s, { kind: 'pick', unit: 'bul-r-1' }), 'to')).toEqual(['2537'])
  })

  it('4.2.1, 4.G.2 guns, Depots and prisoners are never raised', () => {
    const s = asked('mobilize', 0, {
      turn: 1,
      at: { 2231: ['bul-dep-1'] },
      pool: ['bul-r-1', 'bul-art-4'],
      prisoners: { 1: ['bul-r-2'] },
    })
    expect(offered(s, 'pick')).toEqual(['bul-r-1'])
  })

  it('S4.SR3 X110, C20, C30 the League of scenario 4 mobilizes on turn 2: three points, two places; the Ottomans do not', () => {
    const s = position({ scenario: 'jihad', turn: 2, at: { 2231: ['bul-dep-1'] } })
    expect([isMobilizing(s, 0), isMobilizing(s, 1)]).toEqual([true, false])
    expect(ownPoints(s, 'Bulgaria', 0)).toBe(3)
    const raising = asked('mobilize', 0, {
      scenario: 'jihad',
      turn: 2,
      at: { 2231: ['bul-dep-1'] },
      pool: ['bul-lw-1', 'bul-lw-2', 'bul-lw-3'],
    })
    const two = play(
      raising,
      { kind: 'pick', unit: 'bul-lw-1' },
      { kind: 'to', hex: '2231' },
      { kind: 'pick', unit: 'bul-lw-2' },
      { kind: 'to', hex: '2231' },
    )
    expect(where(two, 'bul-lw-2')).toBe('2231')
    expect(two.mobilizing).toBeNull()
  })

  it('S3.MOB C17 Serbia has three a Depot, Austro-Hungary two', () => {
    const s = position({
      scenario: 'on-to-belgrade',
      at: { 1140: ['ser-dep-1'], 1546: ['ah-dep-1'], 1041: ['rum-dep-1'] },
    })
    expect([ownPoints(s, 'Serbia', 0), ownPoints(s, 'Austro-Hungary', 1)]).toEqual([3, 4])
  })

  it('4.4.1 D24 the Display takes one Ottoman unit for each Depot left', () => {
    const s = asked('mobilize', 1, {
      turn: 1,
      at: { 3012: ['ott-dep-1'] },
      pool: ['ott-r-1', 'ott-r-2'],
      own: { displayDepots: 1 },
    })
    const picked = play(s, { kind: 'pick', unit: 'ott-r-1' })
    const box = { kind: 'toDisplay', box: 'off-map' }
    const raised = engine.apply(picked, box).state
    expect(where(raised, 'ott-r-1')).toBe('display')
    const again = play(raised, { kind: 'pick', unit: 'ott-r-2' })
    expect(engine.check(again, box).map(each => each.rule)).toEqual(['4.4.1'])
  })
})

describe('captures and score', () => {
  it('10.3.2 X81, X82, D11 the first who enters gains, passing through changes nothing, retaking turns it round', () => {
    const s = position({ at: { 2537: ['bul-inf-1-1'] } })
    const enter = (id: string) => enterPlace(s, goOf(), hex('2537'), [unit(id)])
    enter('bul-inf-1-1')
    expect(s.morale).toMatchObject({ Bulgaria: 9, 'Ottoman Empire': 4 })
    enter('ser-inf-1-1')
    expect(s.morale).toMatchObject({ Serbia: 7, 'Ottoman Empire': 4 })
    enter('ott-inf-1')
    expect(s.morale).toMatchObject({ Bulgaria: 8, 'Ottoman Empire': 5 })
    enter('ser-inf-1-1')
    expect(s.morale).toMatchObject({ Serbia: 8, 'Ottoman Empire': 4 })
  })

  it('10.3.2 X83 a capital counts double', () => {
    const s = position({ at: { 2231: ['ott-inf-1'] } })
    enterPlace(s, goOf(), hex('2231'), [unit('ott-inf-1')])
    expect(s.morale).toMatchObject({ Bulgaria: 6, 'Ottoman Empire': 7 })
  })

  it('14.3.5, 14.3.6 X42, X43, X44, X45 levels', () => {
    expect(levelOf([30, 20])).toEqual({ winner: null, level: 'Draw' })
    expect(levelOf([40, 16])).toEqual({ winner: 0, level: 'Marginal' })
    expect(levelOf([-5, 10])).toEqual({ winner: 1, level: 'Local' })
    expect(levelOf([-1, -5])).toEqual({ winner: null, level: 'Draw' })
    expect(levelOf([0, 1])).toEqual({ winner: 1, level: 'Decisive' })
  })

  it('14.2.1, 14.2.3, 14.2.2 D39 control: units hold, empty places are their country’s unless an enemy zone of control lies on them', () => {
    const taken = position({ at: { 3332: ['gre-inf-1-1'] } })
    expect(totalsOf(taken)).toEqual([5, 30])
    const near = position({ at: { 3331: ['gre-inf-1-1'] } })
    expect(totalsOf(near)).toEqual([0, 30])
    const held = position({ at: { 3331: ['gre-inf-1-1'], 3332: ['ott-dep-3'] } })
    expect(totalsOf(held)).toEqual([0, 35])
  })

  it('S1.V.3, S1.V.4 countries at Morale 0', () => {
    expect(totalsOf(position({ morale: { 'Ottoman Empire': 0 } }))).toEqual([10, 35])
    expect(totalsOf(position({ morale: { Greece: 0, Serbia: 0 } }))).toEqual([0, 45])
  })

  it('14.1.2 points paid for powers go below zero', () => {
    expect(totalsOf(position({ own: { paid: [20, 5] } }))).toEqual([-20, 30])
  })

  it('S1.SR1.2 X55, C21 seven turns from Oct III to Dec I, Mobilize on the odd ones; the other ends', () => {
    const setting = settingOf('first-war')
    expect(lastTurn(setting)).toBe(7)
    const mobilize = [1, 2, 3, 4, 5, 6, 7].map(turn => spaceOf({ setting }, turn)?.mobilize)
    expect(mobilize).toEqual([true, false, true, false, true, false, true])
    expect([dateOf({ setting }, 1), dateOf({ setting }, 7)]).toEqual(['Oct III 1912', 'Dec I 1912'])
    const ends = ['May II 1913', 'May IV 1913', 'sudden death'].map(end => lastTurn(settingOf('first-war', { end })))
    expect(ends).toEqual([28, 30, 40])
  })

  it('14.3.3 D69 an armistice is proposed after the Rally segment and answered at once', () => {
    const s = asked('proposeArmistice', 0)
    expect(play(play(s, 'propose'), 'accept').outcome).toMatchObject({ rule: '14.3.3' })
    expect(owed(play(s, 'propose'))).toBe('answerArmistice')
  })
})

describe('MOVES 81', () => {
  it('M.SO.3 X51 three Agents against one, die 5: S1', () => {
    expect(operationResult(2, 5)).toBe('S1')
    expect(operationResult(-3, 6)).toBe('S1')
    expect(operationResult(9, 12)).toBe('S2')
    expect(operationResult(0, -2)).toBe('N')
  })

  it('M.WX.1, M.WX.2c.3 X52 snow lies on a Good roll until a thaw', () => {
    const build = (turn: number, snow: boolean): Build => ({ turn, options: { weather: true }, own: { snow } })
    const at = (turn: number, snow: boolean, die: number): Wars => rolled('weather', [die], build(turn, snow))
    expect(at(4, false, 4).weather).toBe('snow')
    expect(at(5, true, 2).weather).toBe('snow')
    expect(at(5, false, 2).weather).toBe('good')
    expect(at(5, true, 6)).toMatchObject({ weather: 'thaw', snow: false })
    expect(at(1, false, 6).weather).toBe('rain')
  })

  it('M.SO.3, M.SO.5 D73 propaganda: Agents are used up, Morale moves', () => {
    const s = asked('strategic', 0, {
      side: 0,
      options: { 'secret-operations': true },
      own: { agents: [3, 0] },
    })
    expect(owed(s)).toBe('strategic')
    const named = play(s, { kind: 'propaganda', pick: 'Ottoman Empire' })
    expect(offered(named, 'commit')).toEqual(['1', '2', '3'])
    const committed = play(named, { kind: 'commit', pick: 2 })
    expect(owed(committed)).toBe('operationMorale')
    const done = play(play(committed, 'keep'), { kind: 'keep', dice: [6] })
    expect(done.agents).toEqual([1, 0])
    expect(done.morale['Ottoman Empire']).toBe(4)
  })
})
