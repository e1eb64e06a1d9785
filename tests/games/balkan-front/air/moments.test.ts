import { describe, expect, it } from 'vitest'
import type { LogEntry } from '../../../../src/core/engine/state'
import { balkanFront } from '../../../../src/games/balkan-front'
import { dealResult } from '../../../../src/games/balkan-front/air/air-results'
import { beginFlight } from '../../../../src/games/balkan-front/air/flying'
import { NO_CARGO } from '../../../../src/games/balkan-front/air/lifts'
import { flow, logOf, offered, owed, play, unit, units } from '../positions'
import { airPosition, facing, flight, spot } from './aloft'

// What random games must have met in the air (build plan, 7), as the log book names it.

type Told = readonly { readonly kind: string; readonly facts: unknown }[]
const told = (entries: Told): string[] => entries.flatMap(entry => balkanFront.milestones?.(entry as LogEntry) ?? [])
const CLEAR = { D: 'C', E: 'C' } as const
const MISSES = [6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6]

describe('milestones of the air war', () => {
  it('21.B.1.a.1 two on each of two escorts, or three on one of them', () => {
    const up = ['br-air-hurri-1', 'br-air-hurri-2', 'gr-air-p24', 'gr-air-mxdf']
    const escorts = ['it-air-mc200-1', 'it-air-mc200-2']
    const met = play(
      facing('airCombats', 1, {
        flights: [
          flight('it-air-sm79-1', 'airbase', '4510'),
          ...escorts.map(id => flight(id, 'escort', '4510')),
          ...up.map(id => flight(id, 'interception', '4510')),
        ],
      }),
      'fight',
      'go',
    )
    const aimed = play(met, 'usual')
    expect(owed(aimed)).toBe('aim')
    const once = play(aimed, { kind: 'aim', unit: offered(aimed, 'aim')[0] as string })
    const last = { kind: 'aim', unit: offered(once, 'aim')[0] as string, dice: MISSES }
    expect(told(logOf(once, last))).toContain('screen 2+2')
  })

  it('20.F.2.a.2 a base bombed to nothing, told in one line with what is left', () => {
    const stuka = 'ge-air-ju87b-g1'
    const s = facing(
      'strike',
      0,
      {
        own: { weather: CLEAR, airfields: [] },
        flights: [flight(stuka, 'airbase', '4913'), flight('ge-air-ju88-g1', 'airbase', '4913')],
      },
      { at: spot('4913'), mission: 'airbase', units: units(stuka, 'ge-air-ju88-g1'), beyond: null } as never,
    )
    const log = logOf(s, { kind: 'together', dice: [6] })
    expect(told(log)).toEqual(expect.arrayContaining(['airbase bombing hit', 'airbase to zero']))
    expect(log.at(-1)).toMatchObject({ kind: 'raidOver', facts: { hits: 1, left: 0, struck: [] } })
    expect([balkanFront.look?.folds?.(log.at(-1) as LogEntry), log.some(({ kind }) => kind === 'bombed')]).toEqual([
      'ends',
      true,
    ])
  })

  it('24.C.3 a tow shot down with its cargo; 20.D.1.1 a transfer that goes on through Crete', () => {
    const s = airPosition({
      flights: [
        flight('ge-air-ju52-x1', 'drop', '15B:2114', {
          tow: unit('ge-air-dfs-x1'),
          cargo: { units: units('ge-par-1'), inGlider: units('ge-par-1'), supply: 0 },
        }),
      ],
    })
    const shot = flow()
    dealResult(s, shot.go, unit('ge-air-ju52-x1'), 'K', '21.B.2.4')
    expect(told(shot.logged)).toContain('tow lost with its cargo')
    const t = airPosition({ flights: [flight('br-air-hurri-1', 'transfer', '15B:2310')] })
    const onward = flow()
    beginFlight(t, onward.go, 1, {
      unit: unit('br-air-hurri-1'),
      mission: 'transfer',
      to: spot('15B:0911'),
      beyond: null,
      night: false,
      tow: null,
      cargo: NO_CARGO,
    })
    expect(told(onward.logged)).toEqual(
      expect.arrayContaining(['chain of transfers', 'chain of transfers through Crete']),
    )
  })
})
