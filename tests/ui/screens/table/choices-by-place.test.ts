import { describe, expect, it } from 'vitest'
import type { Choice } from '../../../../src/core/engine/step'
import type { HexId, UnitId } from '../../../../src/core/ids'
import { asClicked } from '../../../../src/ui/screens/table/board/layers/cost-layer'
import { placeChoices } from '../../../../src/ui/screens/table/choices-by-place'

const HEX = 7 as HexId
const HAND = [1 as UnitId, 2 as UnitId]
const look = { spot: () => ({ is: 'off' }) as const }
const way = (kind: string, cost: number, also: Partial<Choice> = {}): Choice => ({
  action: { kind, hex: HEX },
  label: kind,
  intent: 'act',
  cost,
  ...also,
})
const waysOf = (...choices: Choice[]) =>
  placeChoices(look, {} as never, choices, HAND)
    .ways(HEX)
    .map(({ action }) => action.kind)

describe('ways to a hex', () => {
  it('the cheapest comes first', () => {
    expect(waysOf(way('walk', 4), way('road', 2))).toEqual(['road', 'walk'])
  })

  it('one with a price besides its points comes behind the plain one, however cheap', () => {
    const all = [way('admin', 2, { onRequest: true }), way('walk', 4), way('rail', 1, { onRequest: true })]
    expect(waysOf(...all)).toEqual(['walk', 'rail', 'admin'])
    expect(asClicked(all).map(({ label }) => label)).toEqual(['walk'])
  })

  it('it is taken where only a part could go plainly, and its price is the one that is shown', () => {
    const all = [way('part', 3, { share: { can: 1, of: 2 } }), way('admin', 2, { onRequest: true })]
    expect(waysOf(...all)).toEqual(['admin'])
    expect(asClicked(all).map(({ label }) => label)).toEqual(['admin'])
  })
})
