import { describe, expect, it } from 'vitest'
import { look } from '../../../../src/games/operation-gertrud/look'
import type { Gertrud } from '../../../../src/games/operation-gertrud/state'
import { begin, combat, interdiction, movement, names, play, position, replacement, stage, unit } from '../positions'

const now = (s: Gertrud) =>
  look
    .phases(s)
    .filter(phase => phase.stands === 'now')
    .map(phase => phase.id)

describe('the turn', () => {
  it('turn 2 of Early 1941 is 13–19 April 1941', () => {
    expect(look.calendar(position({ turn: 2 }))).toEqual({ turn: 2, of: 10, date: '13–19 April 1941' })
  })

  it('the second game goes on where the first ended', () => {
    expect(look.calendar(position({ turn: 1, own: { duplicity: true } })).date).toBe('15–21 June 1941')
  })

  it('has the phases of the player turn at hand, between administration, the other turn and victory', () => {
    const shown = (s: Gertrud) => look.phases(s).map(({ title, side, stands }) => [title, side, stands])
    const at = { '2116': ['de-pz-5'], '1820': ['tr-inf-1'] }
    expect(shown(movement({ at }))).toEqual([
      ['Admin', null, 'done'],
      ['Replacement', 0, 'done'],
      ['Interdiction', 0, 'done'],
      ['Movement', 0, 'now'],
      ['Combat', 0, 'ahead'],
      ['Allied', 1, 'ahead'],
      ['Victory', null, 'ahead'],
    ])
    expect(shown(movement({ at, side: 'allied' }))).toEqual([
      ['Admin', null, 'done'],
      ['German', 0, 'done'],
      ['Replacement', 1, 'done'],
      ['Interdiction', 1, 'done'],
      ['Movement', 1, 'now'],
      ['Combat', 1, 'ahead'],
      ['Victory', null, 'ahead'],
    ])
  })

  it('each stage stands in its phase', () => {
    const at = { '2115': ['de-pz-5'], '2116': ['tr-inf-1'] }
    expect(now(combat({ at }))).toEqual(['germanCombat'])
    expect(now(combat({ at, side: 'allied' }))).toEqual(['alliedCombat'])
    expect(now(replacement({ at: { '2116': ['de-pz-5'] }, reduced: ['de-pz-5'] }))).toEqual(['germanReplace'])
    expect(now(interdiction({ at, pool: ['tr-cas-1'] }))).toEqual(['germanInterdicted'])
    expect(now(stage('victory', { at: { '2806': ['de-pz-5'], '2709': ['de-pz-8'], '2509': ['de-pz-9'] } }))).toEqual([
      'victory',
    ])
  })

  it('R-37 before the first turn each side sets up', () => {
    const s = begin('early-1943')
    expect(look.phases(s).map(phase => phase.title)).toEqual([
      'Axis set-up',
      'Turkish set-up',
      'Soviet set-up',
      'Turn 1',
    ])
    expect(now(s)).toEqual(['axis-set-up'])
    expect(now(play(s, 'ready', 'done'))).toEqual(['turkish-set-up'])
  })

  it('the ready deployment sets every side of every scenario up', () => {
    for (const scenario of ['early-1941', 'late-1941', 'early-1942', 'late-1942', 'early-1943'] as const) {
      let s = begin(scenario)
      while (s.frames.at(-1)?.step === 'deploy') s = play(s, ...look.readyKinds)
      expect(look.phases(s)[0].title).toBe('Admin')
      expect(look.advice[scenario].firstGame.length).toBeGreaterThan(40)
    }
  })
})

const pool = (s: Gertrud, id: string) => look.pools(s).find(each => each.id === id)

describe('pools', () => {
  it('count what is ready', () => {
    const s = position({ pool: ['de-cas-1', 'de-cas-2'], used: ['de-cas-10', 'tr-cas-1'] })
    expect(pool(s, 'cas-german')).toMatchObject({ note: '2 of 3 ready', side: 0 })
    expect(pool(s, 'cas-german')?.items.map(item => item.spent)).toEqual([false, false, true])
    expect(pool(s, 'cas-allied')?.note).toBe('0 of 1 ready')
    expect(pool(s, 'ngs-german')).toBeUndefined()
  })

  it('R-17 a burning Yavuz is not ready', () => {
    const s = position({ pool: ['tr-ngs-yavuz'], own: { yavuz: 'ablaze' } })
    expect(pool(s, 'ngs-allied')?.note).toBe('0 of 1 ready, the Yavuz is ablaze')
  })

  it('ULTRA markers are spent for good', () => {
    expect(pool(position({ own: { ultra: 3 } }), 'ultra')).toMatchObject({ note: '3 of 4 left', side: 1 })
  })

  it('show the steps of each nation, and what is left of them', () => {
    expect(pool(position(), 'steps-allied')?.note).toBe('Turkish 2, Allied 1 each turn')
    const s = replacement({ at: { '3007': ['de-pz-5', 'de-pz-8'] }, reduced: ['de-pz-5', 'de-pz-8'] })
    expect(pool(s, 'steps-german')?.note).toBe('German 2 left')
    expect(pool(play(s, { kind: 'flip', unit: 'de-pz-5' }), 'steps-german')?.note).toBe('German 1 left')
  })

  it('17.1.4 count the missions still to be tried', () => {
    const s = position({ at: { '2904': ['de-kommando'] }, own: { missions: ['inonu'], missionPenalty: 2 } })
    expect(pool(s, 'missions')?.note).toBe('7 of 8 untried, failures add 2 to victory rolls')
  })

  it('11.0.step6.1 the Blitzkrieg Bonus is there on turn 1 only', () => {
    expect(pool(position({ turn: 1 }), 'blitzkrieg')?.note).toBe('in all attacks of turn 1')
    expect(pool(position({ turn: 1, own: { blitzkrieg: false } }), 'blitzkrieg')?.note).toBe('lost in the raid')
    expect(pool(position({ turn: 2 }), 'blitzkrieg')).toBeUndefined()
  })
})

describe('forces', () => {
  const units = (s: Gertrud, id: string) => names(look.forces(s).find(each => each.id === id)?.units ?? [])

  it('name each unit of a scenario exactly once', () => {
    for (const scenario of ['early-1941', 'late-1942', 'early-1943'] as const) {
      const s = begin(scenario)
      const listed = look.forces(s).flatMap(group => group.units)
      const inPlay = s.units.flatMap((each, id) => (each.at.is === 'absent' ? [] : [id]))
      expect(listed.toSorted((a, b) => a - b)).toEqual(inPlay)
    }
  })

  it('are grouped by where they are', () => {
    const s = position({
      at: { '2116': ['de-pz-5'], '2015': ['tr-inf-1'] },
      dead: ['de-pz-8'],
      gone: ['de-pz-9'],
      pool: ['de-cas-1'],
      used: ['de-cas-2'],
      waiting: ['de-abn-7', 'al-inf-2'],
    })
    expect(units(s, 'map-german-german')).toEqual(['de-pz-5'])
    expect(units(s, 'map-allied-turkish')).toEqual(['tr-inf-1'])
    expect([units(s, 'dead-german'), units(s, 'gone-german')]).toEqual([['de-pz-8'], ['de-pz-9']])
    expect([units(s, 'cas-ready-german'), units(s, 'cas-used-german')]).toEqual([['de-cas-1'], ['de-cas-2']])
    expect(units(s, 'ready-german')).toEqual(['de-abn-7'])
    expect(units(s, 'arrival-al-land')).toEqual(['al-inf-2'])
  })

  it('18.1.r2 reinforcements stand under their turn, and are due when it has come', () => {
    const title = (turn: number) =>
      look.forces(position({ turn, waiting: ['al-inf-2'] })).find(each => each.id === 'arrival-al-land')?.title
    expect([title(1), title(3)]).toEqual(['Turn 3: land units', 'Due now: land units'])
  })

  it('a seized Yavuz is on the German side', () => {
    const s = position({ pool: ['tr-ngs-yavuz'], own: { yavuz: 'german' } })
    expect(units(s, 'ngs-ready-german')).toEqual(['tr-ngs-yavuz'])
    expect(look.pools(s).find(each => each.id === 'ngs-german')?.items[0]?.face.label).toBe(
      look.face(s, unit('tr-ngs-yavuz')).label,
    )
  })
})
