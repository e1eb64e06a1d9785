import { type ChartProblem as Problem, wholeAt } from '../../../core/engine/chart-reading'
import type { Json } from '../../../core/json'

const GROUNDS = ['clear', 'rough', 'mountain', 'city']
const CLASSES = ['light', 'nonmech', 'mech']

export function terrainProblems(data: Json): readonly Problem[] {
  return [
    ...GROUNDS.flatMap(ground => [
      ...CLASSES.flatMap(each => wholeAt(data, `hexes.${ground}.mp.${each}`, 1, 20)),
      ...wholeAt(data, `hexes.${ground}.attackFire`, -9, 9),
    ]),
    ...wholeAt(data, 'river.mp', 0, 20),
    ...wholeAt(data, 'river.attackFire', -9, 9),
    ...wholeAt(data, 'road.mp', 1, 20),
    ...wholeAt(data, 'improvedPosition.attackFire', -9, 9),
  ]
}

export const limitProblems = (data: Json): readonly Problem[] => [
  ...wholeAt(data, 'beachhead', 0, 99),
  ...wholeAt(data, 'improvedPosition', 0, 199),
]

/** Every full-strength factor of a division needs one. */
export const reducedProblems = (data: Json): readonly Problem[] =>
  ['3', '4', '5', '6'].flatMap(full => wholeAt(data, full, 0, 10))
