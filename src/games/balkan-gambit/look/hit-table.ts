import type { ChartTable } from '../../../core/engine/game-look'
import type { Setting } from '../../../core/engine/state'
import { signed } from '../../../core/look/signed'
import { hitModifiers, terrainChart } from '../charts/charts'
import { isChosen, TAC_FOR_BRIGADES } from '../forces/options'

const NONE = '–'

/** What changes a combat factor, by the kind of fire; the columns are those a forecast lights. */
export function hitTable(setting: Setting): Pick<ChartTable, 'corner' | 'columns' | 'rows' | 'notes'> {
  const { hexes, river, improvedPosition } = terrainChart({ setting })
  const ground = `${signed(hexes.clear.attackFire)} to ${signed(Math.min(...Object.values(hexes).map(each => each.attackFire)))}`
  const crossing = signed(river.attackFire)
  const position = signed(improvedPosition.attackFire)
  const { outOfSupply, tac, naval } = hitModifiers
  const cut = signed(outOfSupply)
  return {
    corner: 'Die at most',
    columns: [
      { id: 'barrage', label: 'Barrage' },
      { id: 'defence', label: 'Defensive fire' },
      { id: 'offence', label: 'Offensive fire' },
      { id: 'hunt', label: 'Hunt' },
    ],
    rows: [
      { id: 'factor', label: 'Begin with', cells: ['CF', 'CF', 'CF', 'sum of CF, hunters doubled'] },
      { id: 'terrain', label: 'Terrain of the target hex', cells: [ground, NONE, ground, ground] },
      { id: 'river', label: 'Across a river', cells: [NONE, NONE, crossing, crossing] },
      { id: 'position', label: 'Allies against an Improved Position', cells: [position, NONE, position, position] },
      { id: 'outOfSupply', label: 'Out of supply', cells: ['does not fire', cut, cut, cut] },
      { id: 'tac', label: 'TAC', cells: [NONE, signed(tac), signed(tac), NONE] },
      { id: 'naval', label: 'Naval Support, coastal hex', cells: [NONE, signed(naval), signed(naval), NONE] },
    ],
    notes: [
      'A ten-sided die not above the sum hits.',
      'TAC and Naval Support help Allied regulars other than corps support.',
      ...(isChosen({ setting }, TAC_FOR_BRIGADES)
        ? []
        : ['In offensive fire TAC helps divisions only (ruling R-CB3).']),
      'Nothing changes the factors in an airborne battle.',
    ],
  }
}
