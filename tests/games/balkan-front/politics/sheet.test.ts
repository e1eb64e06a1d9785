import { describe, expect, it } from 'vitest'
import { ledger } from '../../../../src/games/balkan-front/look/politics-sheet'
import type { Front } from '../../../../src/games/balkan-front/state'
import { hex, position } from '../positions'
import { campaign } from './campaign'

const figures = (s: Front) =>
  Object.fromEntries((ledger(s).cards[0]?.cards ?? []).map(({ id, figure }) => [id, figure]))
const text = (s: Front, id: string): string => ledger(s).cards[0]?.cards.find(card => card.id === id)?.text ?? ''
const ATHENAI = hex('15B:0911')

describe('the sheet of politics', () => {
  it('28.C.1.2, 28.C.2.6, 28.A.2.b.1 says how each country stands and what moves it next', () => {
    const s = position(campaign('Dec I 40', { owners: { allied: ['4520'] } }))
    expect(figures(s)).toEqual({
      bulgaria: 'neutral',
      yugoslavia: 'neutral',
      germany: 'at peace',
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
      'The withdrawal may be ordered on the next Axis initial phase',
    ])
    expect(figures(position(campaign('Dec I 40', { owners: { allied: ['4216', '3418'] } }))).albania).toBe('restless')
    expect(figures(position(campaign('Dec I 40', { own: { used: ['revolt'] } }))).albania).toBe('in revolt')
  })

  it('33.F.2.5 in Plan Y there is the one call', () => {
    expect(figures(position({ scenario: 'plan-y' }))).toEqual({ balkans: 'neutral' })
  })
})
