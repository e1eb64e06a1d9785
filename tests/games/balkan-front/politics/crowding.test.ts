import { expect, it } from 'vitest'
import { audit } from '../../../../src/games/balkan-front/audit'
import { score } from '../../../../src/games/balkan-front/look/score'
import { crowded } from '../../../../src/games/balkan-front/movement/crowding'
import { rollRevolt } from '../../../../src/games/balkan-front/politics/revolt'
import type { Front } from '../../../../src/games/balkan-front/state'
import { asked, type Build, flow, hex, moving, owed, play, position, refusals, settingOf } from '../positions'
import { campaign } from './campaign'

const BULGARIANS = ['bu-inf-1', 'bu-inf-2', 'bu-inf-5', 'bu-inf-6', 'bu-inf-7']

it('28.A.2.b.6, R-DEP who does not act in the surprise turn may be crowded until he may move', () => {
  const surprise = (at: Build['at']) =>
    campaign('Apr I 41', {
      ...(at === undefined ? {} : { at }),
      joined: { Bulgaria: 0 },
      own: { intervened: true, kind: 'surprise', special: 'surprise' },
    })
  const build = surprise({ 3606: BULGARIANS, 4208: ['ge-inf-72'] })
  const s = position(build)
  expect(crowded(s, 0)).toEqual([])
  expect(crowded({ ...s, kind: 'regular' }, 0)).toEqual([hex('3606')])
  const joined = position(surprise({ 3606: [...BULGARIANS.slice(0, 3), 'ge-inf-72'] }))
  expect(crowded(joined, 0)).toEqual([hex('3606')])
  expect(owed(asked('overstack', 0, build))).not.toBe('overstack')
})

it('8.B.1, 28.C.2.3 a pro-Allied neutral Yugoslavia is stacked like any army, and so it is when it joins', () => {
  const at = { 2211: ['yu-inf-1', 'yu-inf-3', 'yu-inf-5', 'yu-inf-7'] }
  const s = moving(1, campaign('Dec I 40', { at, own: { leaning: 1 } }))
  expect(crowded(s, 1)).toEqual([hex('2211')])
  expect(refusals(s, 'end')).toEqual(['8.B.1'])
  expect(crowded({ ...s, leaning: null }, 1)).toEqual([])
  const moved = play(s, { kind: 'pick', unit: 'yu-inf-1' }, { kind: 'go', hex: '2210' })
  expect(crowded(moved, 1)).toEqual([])
})

it('28.A.1.d.2, 32.A.1.2 Albanians that desert leave nothing that was lent to them', () => {
  const build = campaign('Dec I 40', { at: { 4518: ['al-tom'] }, owners: { allied: ['4216', '3418', '4121'] } })
  const setting = settingOf('balkan-campaign', { ownership: true })
  const s: Front = { ...position({ ...build, own: { ...build.own, setting } }), lent: [hex('4518')] }
  expect(s.lent).toEqual([hex('4518')])
  rollRevolt(s, flow([6]).go)
  expect([s.lent, audit(s).filter(fault => fault.includes('lent'))]).toEqual([[], []])
})

it('31.B.2 when it is over the score says why and by what, and each line begins with a capital', () => {
  const s = position(campaign('Dec I 40', { at: { 4417: ['gr-mtn-1'] } }))
  const facts = { why: 'the Axis ceased operations', points: [12, 4.5] }
  const over = { ...s, outcome: { winner: 0 as const, level: 'Major victory', rule: '31.A.1', facts } }
  expect(score(over as Front).standing).toBe('The Axis ceased operations: 12 to 4.5')
  expect(score(s).standing).toMatch(/^If it ended now: /)
  expect(score(s).rows.every(({ label }) => /^[A-Z]/.test(label))).toBe(true)
})
