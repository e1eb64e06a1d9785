import type { Words } from '../../../core/engine/log-book'
import { nationOf, sideName } from '../countries'
import { spotTold, unitsTold } from '../turn-words'
import type { ArrivalsFacts } from './arrivals-facts'

export const arrivalsWords: { readonly [Kind in keyof ArrivalsFacts]: Words<ArrivalsFacts[Kind]> } = {
  supplyChecked: {
    tell: f => (f.out.length === 0 ? ['All units are in supply.'] : ['Out of supply: ', ...unitsTold(f.out), '.']),
    milestone: f => [
      ...(f.out.length > 0 ? ['out of supply'] : []),
      ...(f.weather.length > 0 ? ['out of supply by weather'] : []),
      ...(f.zoc.length > 0 ? ['out of supply by ZOC'] : []),
      ...(f.length.length > 0 ? ['out of supply by length'] : []),
      ...(f.twoZones ? ['supply in two zones'] : []),
      ...(f.ports.length > 0 ? ['minor port used'] : []),
      ...(f.pairs.length > 0 ? ['Yugoslav city pair'] : []),
    ],
  },
  sourceDead: {
    tell: f => [{ hex: f.hex }, ' is lost as a source of supply for good.'],
    milestone: () => 'source dead',
  },
  arrived: {
    tell: f => [...unitsTold(f.units), ' arrived at ', { hex: f.hex }, '.'],
    milestone: () => 'reinforcement',
  },
  boxed: { tell: f => [...unitsTold(f.units), ' arrived off the map.'] },
  noPlace: {
    tell: f => [...unitsTold(f.units), ' found no place of their own to arrive at and were lost.'],
    milestone: f => [
      'reinforcement without a place',
      // R-Y4: cities that are lost stop the mobilization of their region.
      ...(f.units.some(id => nationOf(id) === 'Yugoslav') ? ['mobilization without a city'] : []),
    ],
  },
  called: {
    tell: f => [`The ${sideName(f.side)} called ${f.title}: `, ...unitsTold(f.units), '.'],
    milestone: f => `called: ${f.title}`,
  },
  mobilized: { tell: f => [...unitsTold(f.units), ' mobilized.'], milestone: () => 'mobilized' },
  mobilization: { tell: f => [`Yugoslav mobilization: step ${f.label}.`], milestone: f => `step ${f.label}` },
  points: { tell: f => [`${f.nation} replacements: ${f.count} ${f.rp}.`] },
  replaced: {
    tell: f => [{ unit: f.unit }, f.cadre ? ' came back as a cadre at ' : ' came back at ', spotTold(f.at), '.'],
    milestone: f => [f.cadre ? 'replaced as cadre' : 'replaced', ...f.rp.map(kind => `replaced with ${kind} points`)],
  },
  rebuilt: { tell: f => [{ unit: f.unit }, ' was rebuilt at ', { hex: f.hex }, '.'], milestone: () => 'cadre rebuilt' },
  converted: {
    tell: f => [{ unit: f.unit }, ' was converted to ', { unit: f.into }, ' at ', { hex: f.hex }, '.'],
    milestone: () => 'conversion',
  },
  withdrawn: { tell: f => [{ unit: f.unit }, ' was withdrawn.'], milestone: () => 'withdrawal' },
  notWithdrawn: {
    tell: f => [`No ${f.nation} ${f.model} was there to be withdrawn.`],
    milestone: () => 'withdrawal missed',
  },
  returned: {
    tell: f => [{ unit: f.unit }, ' came back.'],
    milestone: () => 'air unit returned',
  },
  garrisonShort: {
    tell: f => [`The garrison of ${f.garrison} is short${f.halves > 0 ? ` by ${f.halves / 2} RE` : ''}.`],
    milestone: f => `garrison short: ${f.garrison}`,
  },
  balkansCalled: {
    tell: f => [
      `The Axis called Hungary and Bulgaria: ${f.dice}${f.modifier < 0 ? f.modifier : `+${f.modifier}`}, `,
      f.joins ? 'and they came in.' : 'and they stayed out.',
    ],
    milestone: f => (f.joins ? 'Balkan intervention' : 'Balkan intervention refused'),
  },
}
