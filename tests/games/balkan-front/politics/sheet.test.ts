import { describe, expect, it } from 'vitest'
import { ledger } from '../../../../src/games/balkan-front/look/politics-sheet'
import type { Front } from '../../../../src/games/balkan-front/state'
import { hex, position } from '../positions'
import { campaign } from './campaign'

const figures = (s: Front) =>
  Object.fromEntries((ledger(s).cards[0]?.cards ?? []).map(({ id, figure }) => [id, figure]))
const text = (s: Front, id: string): string => ledger(s).cards[0]?.cards.find(card => card.id === id)?.text ?? ''
const cardsOf = (s: Front, group: string) => ledger(s).cards.find(({ id }) => id === group)?.cards ?? []
const figuresOf = (s: Front, group: string) =>
  Object.fromEntries(cardsOf(s, group).map(({ id, figure }) => [id, figure]))
const textOf = (s: Front, group: string, card: string) => cardsOf(s, group).find(({ id }) => id === card)?.text ?? ''
const ATHENAI = hex('15B:0911')

describe('the sheet of politics', () => {
  it('28.C.1.2, 28.C.2.6, 28.A.2.b.1 says how each country stands and what moves it next', () => {
    const s = position(campaign('Dec I 40', { owners: { allied: ['4520'] } }))
    expect(figures(s)).toEqual({
      bulgaria: 'neutral',
      yugoslavia: 'neutral',
      germany: 'at peace',
      hungary: 'at peace',
      'government-Greece': 'in office',
    })
    expect(text(s, 'bulgaria')).toContain('15 or more')
    expect(text(s, 'yugoslavia')).toContain('-2')
    expect(text(s, 'germany')).toContain('5 REs')
    expect(text(position(campaign('Nov I 40')), 'bulgaria')).toContain('not on the first turn')
  })

  it('28.B.1.a.3, 28.A.1.d.1, 28.A.2.c.1 follows governments, the revolt and the withdrawal', () => {
    const late = campaign('Apr II 41', {
      joined: { Bulgaria: 0, Yugoslavia: 1 },
      own: { intervened: true, escaped: [ATHENAI] },
    })
    expect(figures(position(late))).toMatchObject({
      bulgaria: 'passive',
      yugoslavia: 'Allied',
      germany: 'at war',
      'government-Greece': 'on the run',
      'government-Yugoslavia': 'in office',
    })
    const exile = position(campaign('May I 41', { own: { intervened: true, lostGovernments: [ATHENAI] } }))
    expect([figures(exile)['government-Greece'], text(exile, 'germany')]).toEqual([
      'in exile',
      'The withdrawal may be ordered in the next Axis initial phase',
    ])
    expect(figures(position(campaign('Dec I 40', { owners: { allied: ['4216', '3418'] } }))).albania).toBe('restless')
    expect(figures(position(campaign('Dec I 40', { own: { used: ['revolt'] } }))).albania).toBe('in revolt')
  })

  it('28.A.1.a.2, 28.B.1.b.1, 28.D.1 tells what each garrison has and lacks, and what that costs', () => {
    const s = position(campaign('Dec I 40', { at: { 3418: ['it-inf-19'], 4309: ['gr-mtn-6'] } }))
    expect(figuresOf(s, 'garrisons')).toMatchObject({ yugoslavDefence: '3 of 3', zara: '0 of 1.5', metaxas: '3 of 15' })
    expect(textOf(s, 'garrisons', 'zara')).toBe('Short of 1.5 REs: 3 points at the next check')
    expect(textOf(s, 'garrisons', 'metaxas')).toContain('Vardar')
    const owners = { axis: ['15B:0911', '4510'] }
    const captures = [
      { hex: ATHENAI, turn: 11 },
      { hex: hex('4510'), turn: 12 },
    ]
    const held = position(campaign('Apr II 41', { owners, at: { '15B:0911': ['it-inf-19'] }, own: { captures } }))
    expect(figuresOf(held, 'garrisons').occupation).toBe('3 of 3')
    expect(figuresOf({ ...held, turn: 13 }, 'garrisons').occupation).toBe('3 of 6')
    expect(textOf({ ...held, turn: 13 }, 'garrisons', 'occupation')).toContain('Thessalonike: 6 points')
  })

  it('29.A.3, 31.A.1 tells who may be called at what price, and what ending the war is worth', () => {
    const s = position(campaign('Dec I 40'))
    expect(figuresOf(s, 'calls')).toMatchObject({ 'it-extra-alpini': '-4 VP', 'br-16-brigade': '-2 VP' })
    expect(textOf(s, 'calls', 'it-extra-alpini')).toBe('May be called now')
    expect(textOf(s, 'calls', 'br-16-brigade')).toBe('From Jan I 41 on')
    expect(figuresOf(s, 'ending')).toEqual({ cease: '+10 VP' })
    expect(figuresOf({ ...s, turn: 17 }, 'ending')).toEqual({ cease: '-15 VP' })
    const marita = position({ scenario: 'operation-marita' })
    expect(figuresOf(marita, 'ending')).toEqual({})
  })

  it('28.A.3, 28.C.2.b follows the Hungarian army and the Yugoslav mobilization', () => {
    const s = position(campaign('Dec I 40', { joined: { Yugoslavia: 1 } }))
    expect(text(s, 'yugoslavia')).toContain('step M next')
    expect(text({ ...s, mobilized: 3 }, 'yugoslavia')).toContain('Mobilized')
    expect(figures(position(campaign('Apr II 41', { at: { '0712': ['hu-inf-10'] } }))).hungary).toBe('at war')
  })

  it('33.F.2.5 in Plan Y there is the one call', () => {
    expect(figures(position({ scenario: 'plan-y' }))).toEqual({ balkans: 'neutral' })
  })
})
