import { describe, expect, it } from 'vitest'
import { loadGame } from '../../src/games'

/** Answers by which a right is given up that does not come back, in the order of the rulebooks. */
const GIVEN_UP = {
  'operation-gertrud': [],
  // 9.3.5: a Beachhead in a captured port is placed at once.
  'balkan-gambit': ['port.decline'],
  partizan: [],
  // EV.11, EV.16, EV.26, EV.31 come once; D34: units that are sent home are gone.
  'balkan-wars': ['armsDeal.decline', 'evacuate.done', 'offerArmistice.keep', 'showStack.decline', 'takeOver.sendHome'],
} as const

describe.each(Object.entries(GIVEN_UP))('%s', (id, wanted) => {
  it('says of every answer that gives up a right for good that it does, so that it is never the primary', async () => {
    const { steps } = await loadGame(id)
    const found = Object.entries(steps).flatMap(([name, { kinds = {} }]) =>
      Object.entries(kinds).flatMap(([kind, { forGood }]) => (forGood ? [`${name}.${kind}`] : [])),
    )
    expect(found.sort()).toEqual([...wanted].sort())
  })
})
