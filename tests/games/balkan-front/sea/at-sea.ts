import type { Side } from '../../../../src/core/ids'
import { portHexes } from '../../../../src/games/balkan-front/sea/ports'
import type { Front, Unit } from '../../../../src/games/balkan-front/state'
import type { AirBuild } from '../air/aloft'
import { moving, unit } from '../positions'

/** A movement phase in which every port was its owner’s from the start, with units in boxes and patrols over the sea. */
export function shipping(side: Side, { flights = [], inBoxes = {}, ...build }: AirBuild): Front {
  const s = moving(side, { scenario: 'marita-merkur', ...build })
  const units: Unit[] = [...s.units]
  for (const each of flights) units[each.unit] = { at: { is: 'aloft' }, cadre: false }
  for (const [box, ids] of Object.entries(inBoxes))
    for (const id of ids) units[unit(id)] = { at: { is: 'box', box }, cadre: false }
  const own = portHexes.filter(hex => s.owner[hex] === side)
  return { ...s, units, flights, openPorts: own, storePorts: own, ...build.own }
}

export const pick = (id: string) => ({ kind: 'pick', unit: id })
export const board = (id: string) => ({ kind: 'board', unit: id })
export const sail = (number: string, ...dice: number[]) => ({
  kind: 'sail',
  hex: number,
  ...(dice.length > 0 ? { dice } : {}),
})
export const sailBox = (box: string) => ({ kind: 'sailBox', box })

/** Ports by name. */
export const ATHENAI = '15B:0911'
export const IRAKLION = '15B:2310'
export const KHANIA = '15B:2113'
export const PATRAI = '15B:0517'
