import type { Words } from '../../../core/engine/log-book'
import type { Telling } from '../../../core/engine/module'
import { countTold } from '../../../core/engine/telling'
import type { Spot } from '../air/spots'
import { portAt } from '../map/geography'
import { spotTold, unitsTold } from '../turn-words'
import { FLEET_NAMES } from './fleets'
import type { SeaFacts } from './sea-facts'

const cargoTold = (units: SeaFacts['sailed']['units'], supply: number): Telling =>
  units.length > 0 ? unitsTold(units) : [countTold(supply, 'RE'), ' of supply']

const THROUGH = { '-': ' came through the zone.', T: ' was turned back.', S: ' was sunk with the ships.' } as const
const ENDS = { '-': 'through', T: 'turned back', S: 'sunk' } as const

const isBeyond = (at: Spot): boolean => at.is === 'box'

export const seaWords: { readonly [Kind in keyof SeaFacts]: Words<SeaFacts[Kind]> } = {
  sailed: {
    tell: f => [
      ...cargoTold(f.units, f.supply),
      f.landing ? ' landed from ' : ' sailed from ',
      spotTold(f.from),
      f.landing ? ' on ' : ' to ',
      spotTold(f.to),
      ` with ${countTold(f.points, 'transport point')}.`,
    ],
    trail: f => (f.units[0] === undefined || f.way.length < 2 ? null : { unit: f.units[0], hexes: f.way }),
    milestone: f => [
      f.landing ? `landing on ${f.held ? 'a held' : 'an empty'} beach` : f.supply > 0 ? 'supply shipped' : 'sailed',
      ...(f.left === 0 ? [`pool emptied: ${f.fleet}`] : []),
      ...(f.portFull ? ['port full'] : []),
      ...(isBeyond(f.to) && f.from.is === 'hex' && portAt(f.from.hex) === null ? ['evacuation from a beach'] : []),
      `sailed with ${f.fleet}`,
      ...(isBeyond(f.from) ? ['sailed from a box'] : []),
      ...(isBeyond(f.to) ? ['sailed to a box'] : []),
      ...(f.units.length > 1 ? ['two shared a transport point'] : []),
    ],
  },
  interdicted: {
    tell: f => [...cargoTold(f.units, f.supply), `: ${f.zone} zone, die ${f.die},`, THROUGH[f.result]],
    milestone: f => `${f.zone} interdiction: ${ENDS[f.result]}`,
  },
  convoyHit: {
    tell: f => [
      ...cargoTold(f.units, f.supply),
      f.survives ? ' was hit at sea and goes on as a cadre.' : ' was lost at sea.',
    ],
    milestone: f => (f.survives ? 'cargo bombed to a cadre' : 'cargo bombed and lost'),
  },
  shipsSunk: {
    tell: f => [`${countTold(f.points, 'transport point')} sunk: ${FLEET_NAMES[f.fleet]}.`],
    milestone: f => `ships sunk: ${f.fleet}`,
  },
  greatPort: { tell: f => ['The port of ', { hex: f.hex }, ' serves the Axis.'], milestone: () => 'great port taken' },
  zoneDeclared: {
    tell: f => [
      f.zone === 'none' ? 'The Navy interdicts nothing.' : `The Navy declared a ${f.zone} interdiction zone.`,
    ],
    milestone: f => `zone ${f.zone}`,
  },
  emergencyCalled: {
    tell: f => [`The British called out ${f.points} emergency transport points.`],
    milestone: () => 'emergency transports',
  },
  stripped: {
    tell: f => [{ unit: f.unit }, ' left its heavy equipment on the beach.'],
    milestone: () => 'heavy equipment abandoned',
  },
}
