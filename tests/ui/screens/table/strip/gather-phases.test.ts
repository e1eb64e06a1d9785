import { describe, expect, it } from 'vitest'
import type { PhaseInfo } from '../../../../../src/core/engine/game-look'
import type { Side } from '../../../../../src/core/ids'
import { gatherPhases } from '../../../../../src/ui/screens/table/strip/gather-phases'

const SIDES = [{ name: 'Red' }, { name: 'Blue' }]
const phase = (id: string, side: Side | null, stands: PhaseInfo['stands']): PhaseInfo => ({
  id,
  title: id,
  side,
  stands,
})
const turn = (stands: PhaseInfo['stands'], side: Side) =>
  ['a', 'b', 'c', 'd'].map(id => phase(`${id}${side}`, side, stands))
const titles = (phases: readonly PhaseInfo[]) => gatherPhases(phases, SIDES).map(each => `${each.title} ${each.stands}`)

describe('the phases of a long turn', () => {
  it('stand as one for the side that is not at play', () => {
    const red = [phase('a0', 0, 'done'), phase('b0', 0, 'now'), phase('c0', 0, 'ahead'), phase('d0', 0, 'ahead')]
    expect(titles([phase('weather', null, 'done'), ...red, ...turn('ahead', 1)])).toEqual([
      'weather done',
      'a0 done',
      'b0 now',
      'c0 ahead',
      'd0 ahead',
      'Blue ahead',
    ])
  })

  it('are done together only when each of them is', () => {
    const all = [...turn('done', 0), phase('end', null, 'now'), ...turn('ahead', 1)]
    expect(titles(all)).toEqual(['Red done', 'end now', 'Blue ahead'])
  })

  it('make room for those to come when they are done', () => {
    const red = [
      phase('a0', 0, 'done'),
      phase('b0', 0, 'now'),
      ...['c0', 'd0', 'e0', 'f0'].map(id => phase(id, 0, 'ahead')),
    ]
    expect(titles([...red, ...turn('ahead', 1)])).toEqual([
      'b0 now',
      'c0 ahead',
      'd0 ahead',
      'e0 ahead',
      'f0 ahead',
      'Blue ahead',
    ])
  })

  it('make room for the one at hand when their names are long, though they are few', () => {
    const done = ['Weather', 'Partisans', 'Reinforcements', 'Allied turn', 'Axis turn'].map(id =>
      phase(id, null, 'done'),
    )
    const late = [...done.map(each => ({ ...each, title: `${each.title} so far` })), phase('Turn end', null, 'now')]
    expect(titles(late)).toEqual(['Turn end now'])
    const early = [...done, phase('Turn end', null, 'now')]
    expect(titles(early)).toHaveLength(6)
  })

  it('stay as they are when they are few', () => {
    const few = [...turn('ahead', 0), ...turn('ahead', 1)].slice(2)
    expect(gatherPhases(few, SIDES)).toBe(few)
  })
})
