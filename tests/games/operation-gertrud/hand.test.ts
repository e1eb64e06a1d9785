import { describe, expect, it } from 'vitest'
import { answerInfo, battleStageOf, focusOf, primaryOf } from '../../../src/core/engine/hand'
import type { UnitId } from '../../../src/core/ids'
import { operationGertrud } from '../../../src/games/operation-gertrud'
import type { Gertrud } from '../../../src/games/operation-gertrud/state'
import {
  attack,
  begin,
  combat,
  engine,
  fight,
  hex,
  interdiction,
  kindsOf,
  movement,
  offered,
  owed,
  play,
  refusals,
  replacement,
  stage,
  unit,
  where,
} from './positions'

const enter = (s: Gertrud) => primaryOf(operationGertrud, s)
const intent = (s: Gertrud, kind: string) => answerInfo(operationGertrud, s, kind)?.intent
const leaves = (s: Gertrud, kind: string) =>
  [...engine.choices(s)].find(choice => choice.action.kind === kind)?.leaves ?? null

describe('what Enter does outside battles', () => {
  it('3.0.1 the next unit to be set up comes to hand by itself, and the set-up ends once all stand', () => {
    const s = begin('early-1941')
    const inHand = (now: Gertrud) => focusOf(operationGertrud, now).hand
    const [first] = inHand(s)
    expect([first === undefined, enter(s)]).toEqual([false, null])
    const next = play(s, { kind: 'to', hex: offered(s, 'to')[0] })
    expect([inHand(next).length > 0, inHand(next).includes(first as UnitId), enter(next)]).toEqual([true, false, null])
    expect(enter(play(s, 'ready'))).toEqual({ kind: 'done' })
  })

  it('9.0.1 ends the Movement Phase only when nobody can move any more', () => {
    const s = movement({ at: { '2115': ['de-pz-5', 'de-pz-8'] } })
    expect([enter(s), leaves(s, 'done')]).toEqual([null, '2 units have not moved'])
    expect(enter(play(s, { kind: 'pick', unit: 'de-pz-5' }))).toBeNull()
    const one = { ...s, moved: [unit('de-pz-5')] }
    expect(leaves(one, 'done')).toBe('one unit has not moved')
    const all = { ...s, moved: [unit('de-pz-5'), unit('de-pz-8')] }
    expect([enter(all), leaves(all, 'done')]).toEqual([{ kind: 'done' }, null])
    expect([intent(s, 'pick'), intent(s, 'to'), intent(s, 'halt'), intent(s, 'done')]).toEqual([
      'pick',
      'act',
      'cancel',
      'pass',
    ])
  })

  it('10.0.2 brings in who must arrive before all else, and puts it where alone it can go', () => {
    const s = movement({ side: 'german', scenario: 'late-1941', turn: 2, waiting: ['it-sanmarco'] })
    expect(enter(s)).toEqual({ kind: 'arrive', unit: unit('it-sanmarco') })
    const asked = play(s, { kind: 'arrive', unit: 'it-sanmarco' })
    expect(offered(asked, 'place').length).toBeGreaterThan(1)
    expect(enter(asked)).toBeNull()
  })

  it('7.4.1 keeps a CAS from being given up for supply, and says what stays out of it', () => {
    const cutOff = play(movement({ at: { '2116': ['de-inf-79'] }, pool: ['de-cas-1'] }), 'done')
    expect([owed(cutOff), enter(cutOff), intent(cutOff, 'supply')]).toEqual(['airSupply', { kind: 'done' }, 'spend'])
    expect(leaves(cutOff, 'done')).toBe('one hex stays out of supply')
  })

  it('10.2.3 spends no replacement step, and says which would be lost', () => {
    const s = replacement({ at: { '2806': ['de-pz-5'] }, reduced: ['de-pz-5'] })
    expect([enter(s), intent(s, 'flip')]).toEqual([null, 'spend'])
    expect(leaves(s, 'done')).toContain('German')
  })

  it('13.7.1 keeps the CAS on the ground, and once one is picked leaves the target to the player', () => {
    const s = interdiction({ at: { '2115': ['de-pz-5'] }, pool: ['tr-cas-1', 'tr-cas-3'] })
    expect([enter(s), leaves(s, 'done')]).toEqual([{ kind: 'done' }, '2 CAS stay on the ground'])
    expect(enter(play(s, { kind: 'fly', unit: 'tr-cas-1' }))).toBeNull()
  })

  it('13.7.2 lets a sortie pass: answering it spends a CAS', () => {
    const s = interdiction({ at: { '2115': ['de-pz-5'] }, pool: ['tr-cas-1', 'de-cas-1'] })
    const asked = play(s, { kind: 'fly', unit: 'tr-cas-1' }, { kind: 'target', hex: '2115' })
    expect([enter(asked), intent(asked, 'commit')]).toEqual([{ kind: 'pass' }, 'spend'])
  })

  it('17.0.2 chooses no size for the raid, and 17.1.2 gives up no CAS for a mission', () => {
    const raid = combat({ turn: 1, pool: ['tr-ngs-yavuz'], at: { '2611': ['de-kommando'] }, own: { raid: 'landed' } })
    expect([owed(raid), enter(raid)]).toEqual(['raid', null])
    const base = movement({ at: { '3007': ['de-kommando'], '2416': ['tr-bde-ankara'] }, pool: ['de-cas-1'] })
    const plan = play(
      base,
      { kind: 'mission', pick: 'inonu' },
      { kind: 'put', hex: '2417' },
      { kind: 'give', unit: 'de-cas-1' },
    )
    expect([enter(plan), intent(plan, 'go')]).toEqual([null, 'spend'])
  })

  it('4.0.1 rolls for victory, the one thing there is to do', () => {
    const s = stage('victory', { at: { '2806': ['de-pz-5'], '2709': ['de-pz-8'], '2509': ['de-pz-9'] } })
    expect([owed(s), enter(s)]).toEqual(['victoryRoll', { kind: 'roll' }])
  })
})

describe('what Enter does in a battle', () => {
  const AT = { '2115': ['de-pz-5', 'de-pz-11'], '2116': ['tr-inf-1'] }

  it('11.0.3 launches what is planned, and never ends the phase while attacks are possible', () => {
    const s = combat({ at: AT })
    expect([enter(s), leaves(s, 'end')]).toEqual([null, 'one more attack is possible'])
    expect(enter(play(s, { kind: 'target', hex: '2116' }))).toEqual({ kind: 'launch' })
  })

  it('13.0.1, 14.0.2 goes without support and keeps ULTRA', () => {
    const s = attack(combat({ at: { ...AT, '2116': ['al-inf-8'] }, pool: ['de-cas-1'] }), '2116')
    expect([owed(s), enter(s), intent(s, 'commit')]).toEqual(['support', { kind: 'pass' }, 'spend'])
    const asked = play(s, 'pass', 'roll')
    expect([owed(asked), enter(asked), intent(asked, 'spend')]).toEqual(['ultra', { kind: 'keep' }, 'spend'])
    expect(enter(play(s, 'pass'))).toEqual({ kind: 'roll' })
  })

  it('11.0.step9 names nobody who loses a step, and does not choose between a step and a retreat', () => {
    // 22 against 5 is the 400% column, on which 2 is D1
    const stand = play(attack(combat({ at: AT }), '2116'), { kind: 'roll', dice: [2] })
    expect([owed(stand), enter(stand)]).toEqual(['stand', null])
  })

  it('11.3.2 advances with those who are named, or with all', () => {
    const won = fight(attack(combat({ at: AT, reduced: ['tr-inf-1'] }), '2116'), 6)
    const all = { kind: 'all', hex: hex('2116') }
    expect([owed(won), enter(won), leaves(won, 'stay')]).toEqual(['advance', all, 'the hex that was won'])
    expect(enter(play(won, { kind: 'join', unit: 'de-pz-5' }))).toEqual({ kind: 'go' })
  })

  it('every decision of a battle stands in one of its stages', () => {
    const s = combat({ at: AT, pool: ['de-cas-1'] })
    const support = attack(s, '2116')
    const press = play(support, 'pass')
    expect([s, support, press].map(each => battleStageOf(operationGertrud, each)?.stage)).toEqual([
      'Declare',
      'Support',
      'Roll',
    ])
    expect(battleStageOf(operationGertrud, movement({ at: AT }))).toBeNull()
  })
})

describe('11.1 units that retreat together', () => {
  const driven = () => {
    const at = { '2115': ['de-pz-5', 'de-pz-11'], '2116': ['tr-inf-1', 'tr-bde-72'] }
    // 22 against 7 is the 300% column, on which 5 is DR
    return fight(attack(combat({ at }), '2116'), 5)
  }

  it('11.1.1 go to one hex with one answer', () => {
    const s = driven()
    expect([owed(s), offered(s, 'all').length > 0]).toEqual(['retreat', true])
    const [to] = offered(s, 'all')
    const gone = play(s, { kind: 'all', hex: to })
    expect([where(gone, 'tr-inf-1'), where(gone, 'tr-bde-72')]).toEqual([to, to])
    expect(kindsOf(s, { kind: 'all', hex: to }).filter(kind => kind === 'retreated')).toHaveLength(2)
  })

  it('11.1.2 not to a hex that one of them may not enter', () => {
    const s = driven()
    expect(refusals(s, { kind: 'all', hex: '2115' })).toEqual(['11.1.1'])
    expect(offered(s, 'all')).not.toContain('2115')
  })

  it('11.1.1 Enter takes the only way, and none of several', () => {
    expect(enter(driven())).toBeNull()
    // 2115 and 2217 leave 2017 alone out of their zones
    const at = { '2115': ['de-pz-5', 'de-pz-11'], '2116': ['tr-inf-1'], '2217': ['de-mot-16'] }
    const s = fight(attack(combat({ at, reduced: ['tr-inf-1'] }), '2116', ['de-pz-5', 'de-pz-11']), 2)
    expect([owed(s), enter(s)]).toEqual(['retreat', { kind: 'retreat', unit: unit('tr-inf-1'), hex: hex('2017') }])
  })
})
