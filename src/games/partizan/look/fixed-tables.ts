import type { ChartTable } from '../../../core/engine/game-look'
import { column, row } from '../../../core/look/chart-lines'
import { signed } from '../../../core/look/signed'
import { dieModifiers, shifts, stackLimits, targetModifiers, victoryLevels, victoryPoints } from '../charts'
import { axisTargets, type Objective, objectiveName, partisanTargets } from '../victory/target-objectives'

// Charts that stand in the rulebook, so that no chart pack changes them.

type Filled = Omit<ChartTable, 'id' | 'title'>

export const targetPoints = (): Filled => ({
  rule: '18.5.2',
  corner: 'Target',
  columns: [column('added', 'Added to the die')],
  rows: Object.entries(targetModifiers).map(([objective, value]) =>
    row(objective, objectiveName(objective as Objective), signed(value)),
  ),
})

/** 4.2, 4.3: the second die is the column. */
export const targetHexes = (whose: 'axis' | 'partisan'): Filled => ({
  rule: whose === 'axis' ? '4.2' : '4.3',
  corner: 'Target',
  columns: [1, 2, 3, 4, 5, 6].map(die => column(`${die}`)),
  rows: (whose === 'axis' ? axisTargets : partisanTargets).map(({ objective, hexes }, index) =>
    row(`${index + 1}`, objectiveName(objective), ...hexes),
  ),
})

export const victory = (): Filled => ({
  rule: '18.8',
  corner: 'Level',
  columns: [column('points', 'Victory points')],
  rows: victoryLevels.map(({ level, from }, index) => {
    const next = victoryLevels[index + 1]?.from ?? null
    const words = next === null ? `${from} and more` : from === null ? `up to ${next - 1}` : `${from}–${next - 1}`
    return row(level, level, words)
  }),
})

export const vpSchedule = (): Filled => ({
  rule: '18.1',
  corner: 'For',
  columns: [column('points', 'Points'), column('rule', 'Rule')],
  rows: [
    row('target', 'Each target objective destroyed', 'a die and its modifier', '18.5.1'),
    row('town', 'Each town held at the end of a turn', signed(victoryPoints.town), '18.6'),
    row('city', 'Each city held at the end of a turn', signed(victoryPoints.city), '18.6'),
    row('resourceCutOff', 'Each resource hex cut off from Germany', signed(victoryPoints.resourceCutOff), '18.3'),
    row(
      'landingScareHex',
      'Each of seven ports held in a landing scare',
      signed(victoryPoints.landingScareHex),
      '18.4',
    ),
    row('titoDead', "Each turn after Tito's death", signed(victoryPoints.titoDead), '18.2'),
    row('partisanOffMap', 'Each Partisan unit off the map at the end', signed(victoryPoints.partisanOffMap), '18.7'),
  ],
})

export const shiftTable = (): Filled => ({
  rule: '11.7.0',
  corner: 'Columns',
  columns: [column('shift', 'Shift'), column('rule', 'Rule')],
  rows: [
    row('support', 'Each bomber or navy, for its owner', shifts.support, '16.5.1'),
    row('halfGerman', 'Axis attack, half its steps or more German', signed(shifts.halfGerman), '11.7.4'),
    row('motor', 'Axis attack with a motor unit', signed(shifts.motor), '11.7.5'),
    row('partisans', 'Partisans alone, in close combat', signed(shifts.partisansInCloseCombat), '11.7.6'),
    row('rough', 'Against rough', signed(shifts.terrain.rough), '11.7.7'),
    row('mountain', 'Against mountain', signed(shifts.terrain.mountain), '11.7.8'),
    row('town', 'Against a town', signed(shifts.town), '11.7.9'),
    row('city', 'Against a city', signed(shifts.city), '11.7.10'),
    row('river', 'All across an unbridged river', signed(shifts.river), '11.7.11'),
  ],
  notes: ['To the right, for the attacker, unless it is less than nothing.'],
})

export const drm = (): Filled => ({
  rule: '11.8',
  corner: 'Die',
  columns: [column('modifier', 'Modifier')],
  rows: [
    row('attacker', 'An attacker out of supply', signed(dieModifiers.attackerOutOfSupply)),
    row('defender', 'A defender out of supply', signed(dieModifiers.defenderOutOfSupply)),
  ],
})

export const stacking = (): Filled => ({
  rule: '10.1.2',
  corner: 'Hex',
  columns: [column('steps', 'Steps')],
  rows: [
    row('clear', 'clear', stackLimits.clear),
    row('rough', 'rough', stackLimits.rough),
    row('mountain', 'mountain', stackLimits.mountain),
    row('city', 'city', signed(stackLimits.city)),
  ],
  notes: [
    'Germans, Croatians and Ustashi share hexes; other Axis nations stack with their own.',
    'Partisans share a hex with British units only; other Allies stack freely.',
  ],
})
