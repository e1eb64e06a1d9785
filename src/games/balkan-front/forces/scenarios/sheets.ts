import type { Setting } from '../../../../core/engine/state'
import type { HexId } from '../../../../core/ids'
import { sheetOf } from '../../map/geography'
import { scenarioOf } from '.'

/** 33.D.2.1, 33.F.2.1: some scenarios are played on one sheet. */
export const isOnSheets = (s: { readonly setting: Setting }, hex: HexId): boolean =>
  scenarioOf(s).sheets.includes(sheetOf(hex))
