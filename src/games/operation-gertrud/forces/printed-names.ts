import type { Side } from '../../../core/ids'
import { hexNames, unitNames } from '../../../core/save/names'
import * as shape from '../../../core/save/shape'
import { map } from '../map/geography'
import { counters } from './counters'

// How hexes, units and sides stand in a file.

export const unitTable = unitNames(counters)
export const hex = shape.named(hexNames(map))
export const unit = shape.named(unitTable)
export const unitList = shape.distinct(unit)
export const side = shape.named(shape.nameTable<Side>('german or allied', ['german', 'allied']))
