import type { Words } from '../../../core/engine/log-book'
import { countTold } from '../../../core/engine/telling'
import { sideName } from '../countries'
import { inWeather } from '../turn-words'
import type { WorksFacts } from './works-facts'

const hitsTold = (hits: number): string => (hits === 0 ? 'no hit' : countTold(hits, 'hit'))

const A = { fort: 'a fort', airfield: 'a permanent airfield' } as const

export const worksWords: { readonly [Kind in keyof WorksFacts]: Words<WorksFacts[Kind]> } = {
  begun: {
    tell: f => [{ unit: f.unit }, ` began ${A[f.what]} at `, { hex: f.hex }, '.'],
    milestone: f => inWeather(`${f.what} begun`, f.poor),
  },
  built: {
    tell: f => [`The ${sideName(f.side)} finished ${A[f.what]} at `, { hex: f.hex }, '.'],
    milestone: f => inWeather(`${f.what} finished`, f.poor),
  },
  fortTaken: {
    tell: f => ['The fort at ', { hex: f.hex }, ' was taken.'],
    milestone: f => inWeather('fort captured', f.poor),
  },
  lineTaken: {
    tell: f => ['The fortified line at ', { hex: f.hex }, ' was destroyed.'],
    milestone: f => inWeather('fortified hexsides destroyed', f.poor),
  },
  airfieldLost: {
    tell: f => ['The temporary airfield at ', { hex: f.hex }, ' was destroyed.'],
    milestone: () => 'temporary airfield captured',
  },
  airfieldLeft: {
    tell: f => ['Nobody keeps up the temporary airfield at ', { hex: f.hex }, ' any more.'],
    milestone: () => 'temporary airfield left',
  },
  baseHit: {
    tell: f => [{ unit: f.unit }, ' damaged the airbase at ', { hex: f.hex }, `: ${f.left} of its capacity left.`],
    milestone: f => inWeather('airbase damaged', f.poor),
  },
  baseMended: {
    tell: f => [{ unit: f.unit }, ' repaired the airbase at ', { hex: f.hex }, `: capacity ${f.left}.`],
    milestone: f => inWeather('airbase mended', f.poor),
  },
  portHit: {
    tell: f => [{ unit: f.unit }, ' demolished the port of ', { hex: f.hex }, `: ${hitsTold(f.hits)}.`],
    milestone: f => inWeather('port demolished', f.poor),
  },
  portMended: {
    tell: f => [{ unit: f.unit }, ' repaired the port of ', { hex: f.hex }, `: ${hitsTold(f.hits)} left.`],
    milestone: f => inWeather('port mended', f.poor),
  },
  bridgeDown: {
    tell: f => [{ unit: f.unit }, ' demolished the bridge from ', { hex: f.hex }, ' to ', { hex: f.to }, '.'],
    milestone: () => 'bridge demolished',
  },
  bridgeMended: {
    tell: f => [{ unit: f.unit }, ' repaired the bridge from ', { hex: f.hex }, ' to ', { hex: f.to }, '.'],
    milestone: () => 'bridge repaired',
  },
  bridgeSeized: {
    tell: f => [
      { unit: f.unit },
      f.success ? ' seized the bridge from ' : ' was lost trying to seize the bridge from ',
      { hex: f.hex },
      ' to ',
      { hex: f.to },
      '.',
    ],
    milestone: f => (f.success ? 'bridge seized' : 'bridge not seized'),
  },
  abandoned: {
    tell: f => [`The ${sideName(f.side)} abandoned the airfield at `, { hex: f.hex }, '.'],
    milestone: () => 'airfield abandoned',
  },
}
