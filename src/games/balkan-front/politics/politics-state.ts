import type { HexId, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { LANDS, type Land } from '../forces/counter'
import { hexList, unitList } from '../forces/counters'
import type { Scenario } from '../forces/scenarios'

/** What politics notes down; how the countries stand is part of the position itself. */
export type PoliticsState = {
  /** R-GER2: German units taken as assistance, off the lists of the intervention for good. */
  assisted: readonly UnitId[]
  /** The turn on which a country joined a side in the course of the war. */
  joinedOn: readonly { readonly land: Land; readonly turn: number }[]
  /** R-GOV4: seats of governments that got away and are evacuated in the next Allied initial phase. */
  escaped: readonly HexId[]
  /** 28.A.1.d.4: Albania has revolted, and the Axis player turn that suffers from it has not begun. */
  unrest: boolean
}

const or = shape.withDefault

export const politicsShapes = {
  assisted: or(unitList, () => []),
  joinedOn: or(
    shape.list(shape.fields({ land: shape.oneOf(...LANDS), turn: shape.whole(0, 99) }), 99) as unknown as shape.Shape<
      PoliticsState['joinedOn']
    >,
    () => [],
  ),
  escaped: or(hexList, () => []),
  unrest: or(shape.flag, () => false),
}

/** 33.B.2.3: where a scenario begins with the intervention, these have joined on that turn. */
const joinedAtStart = ({ surprise, firstTurn }: Scenario): PoliticsState['joinedOn'] =>
  surprise
    ? [
        { land: 'Bulgaria', turn: firstTurn },
        { land: 'Yugoslavia', turn: firstTurn },
      ]
    : []

export const politicsAtStart = (scenario: Scenario): PoliticsState => ({
  assisted: [],
  joinedOn: joinedAtStart(scenario),
  escaped: [],
  unrest: false,
})
