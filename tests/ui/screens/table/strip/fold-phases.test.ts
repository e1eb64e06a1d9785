import { describe, expect, it } from 'vitest'
import type { PhaseInfo } from '../../../../../src/core/engine/game-look'
import type { Side } from '../../../../../src/core/ids'
import { foldPhases } from '../../../../../src/ui/screens/table/strip/fold-phases'

const SIDES = [{ name: 'Red' }, { name: 'Blue' }]
const WIDE = 2000
const phase = (id: string, side: Side | null, stands: PhaseInfo['stands']): PhaseInfo => ({
  id,
  title: id,
  side,
  stands,
})
const turn = (stands: PhaseInfo['stands'], side: Side) =>
  ['a', 'b', 'c', 'd'].map(id => phase(`${id}${side}`, side, stands))
const titles = (phases: readonly PhaseInfo[]) => phases.map(each => `${each.title} ${each.stands}`)
const folded = (phases: readonly PhaseInfo[], room = WIDE) => {
  const { done, shown, ahead } = foldPhases(phases, SIDES, room)
  return { done: done.length, shown: titles(shown), ahead: ahead.length }
}

describe('the phases of a long turn', () => {
  it('stand as one for the side that is not at play', () => {
    const red = [phase('a0', 0, 'done'), phase('b0', 0, 'now'), phase('c0', 0, 'ahead'), phase('d0', 0, 'ahead')]
    expect(folded([phase('weather', null, 'done'), ...red, ...turn('ahead', 1)])).toEqual({
      done: 0,
      shown: ['weather done', 'a0 done', 'b0 now', 'c0 ahead', 'd0 ahead', 'Blue ahead'],
      ahead: 0,
    })
  })

  it('are done together only when each of them is', () => {
    const all = [...turn('done', 0), phase('end', null, 'now'), ...turn('ahead', 1)]
    expect(folded(all).shown).toEqual(['Red done', 'end now', 'Blue ahead'])
  })

  it('fold to their number when they are done and there are too many; the one at hand and the next two stand', () => {
    const many = Array.from({ length: 12 }, (_, at) =>
      phase(`p${at}`, null, at < 7 ? 'done' : at === 7 ? 'now' : 'ahead'),
    )
    expect(folded(many)).toEqual({ done: 7, shown: ['p7 now', 'p8 ahead', 'p9 ahead'], ahead: 2 })
  })

  it('fold when their names are too long for the room, though they are few', () => {
    const few = ['Weather', 'Partisans', 'Reinforcements', 'Allied turn'].map(id => phase(id, null, 'done'))
    const all = [...few, phase('Turn end', null, 'now')]
    expect(folded(all, 600).done).toBe(0)
    expect(folded(all, 300)).toEqual({ done: 4, shown: ['Turn end now'], ahead: 0 })
  })

  it('always leave the one at hand, however little room there is', () => {
    const all = [phase('Movement', 0, 'now'), ...turn('ahead', 1)]
    expect(folded(all, 10).shown).toEqual(['Movement now'])
  })

  it('tell the next one where the strip is narrow, beside the one at hand or under it', () => {
    const all = [...turn('done', 1), phase('Movement', 0, 'now'), ...turn('ahead', 0), ...turn('ahead', 1)]
    all.splice(5, 0, phase('Combat', 0, 'ahead'))
    const beside = foldPhases(all, SIDES, 300, false)
    expect([titles(beside.shown), beside.isTight]).toEqual([['Movement now', 'Combat ahead'], false])
    const under = foldPhases(all, SIDES, 120, false)
    expect([titles(under.shown), under.isTight]).toEqual([['Movement now', 'Combat ahead'], true])
    const last = foldPhases([phase('Movement', 0, 'done'), phase('Combat', 0, 'now')], SIDES, 10, false)
    expect(titles(last.shown)).toEqual(['Combat now'])
  })

  it('are all done when the game is over', () => {
    const many = Array.from({ length: 9 }, (_, at) => phase(`p${at}`, null, 'done'))
    expect(folded(many)).toEqual({ done: 9, shown: [], ahead: 0 })
  })

  it('stay as they are when they are few', () => {
    const few = [...turn('ahead', 0), ...turn('ahead', 1)].slice(2)
    expect(foldPhases(few, SIDES, WIDE).shown).toBe(few)
  })
})
