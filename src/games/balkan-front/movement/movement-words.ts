import type { Words } from '../../../core/engine/log-book'
import type { HexId } from '../../../core/ids'
import { isStrait, sideBetween } from '../map/geography'
import { inWeather, spotTold, unitsTold } from '../turn-words'
import type { MovementFacts, Way } from './movement-facts'

/** 6.4 */
const crossesStrait = (path: readonly HexId[]): boolean =>
  path.some((hex, n) => {
    const over = n === 0 ? null : sideBetween(path[n - 1] as HexId, hex)
    return over !== null && isStrait(over)
  })

const WENT: { readonly [way in Way]: string } = {
  'on foot': ' moved from ',
  'one hex': ' moved one hex from ',
  admin: ' moved administratively from ',
  'by rail': ' went by rail from ',
}

export const movementWords: { readonly [Kind in keyof MovementFacts]: Words<MovementFacts[Kind]> } = {
  moved: {
    tell: f => [...unitsTold(f.units), WENT[f.way], { hex: f.from }, ' to ', { hex: f.to }, '.'],
    trail: f => (f.units[0] === undefined ? null : { unit: f.units[0], hexes: f.path }),
    milestone: f => [
      ...(f.way === 'on foot' ? [] : [`moved ${f.way}`]),
      ...(f.units.length > 1 ? ['stack moved'] : []),
      ...(f.exploiting ? ['exploitation move'] : []),
      ...(f.way === 'by rail' ? [f.low === true ? 'rail low' : 'rail high'] : []),
      ...(f.past === true ? ['rail past a negated ZOC'] : []),
      ...(crossesStrait(f.path) ? ['straits'] : []),
    ],
  },
  brokeDown: {
    tell: f => [
      { unit: f.unit },
      f.form === 'headquarters' ? ' broke down with its headquarters at ' : ' broke down at ',
      spotTold(f.at),
      '.',
    ],
    milestone: f => (f.guns ? 'guns broken down' : `broke down, ${f.form}`),
  },
  assembled: {
    tell: f => [{ unit: f.unit }, ' assembled at ', spotTold(f.at), '.'],
    milestone: f => (f.guns ? 'guns built up' : `assembled, ${f.form}`),
  },
  notEntered: {
    tell: f => [...unitsTold(f.units), ' did not enter ', { hex: f.hex }, '.'],
    milestone: () => 'overrun without entering',
  },
  railBroken: {
    tell: f => [{ unit: f.unit }, ' broke the railway in ', { hex: f.hex }, '.'],
    milestone: f => inWeather('rail broken', f.poor),
  },
  railMended: {
    tell: f => [{ unit: f.unit }, ' mended the railway in ', { hex: f.hex }, '.'],
    milestone: f => inWeather('rail mended', f.poor),
  },
  fieldLaid: {
    tell: f => [{ unit: f.unit }, ' laid a temporary airfield in ', { hex: f.hex }, '.'],
    milestone: () => 'temporary airfield',
  },
  slipped: {
    tell: f => [
      { unit: f.unit },
      f.free
        ? ' slipped out of the zone of control at '
        : f.stays
          ? ' was held up in the zone of control at '
          : ' was seen and paid for leaving ',
      { hex: f.from },
      '.',
    ],
    milestone: f => (f.free ? 'commandos slip through' : 'commandos held up'),
  },
  crowdedOut: {
    tell: f => [{ unit: f.unit }, ' found no room at ', { hex: f.hex }, '.'],
    milestone: () => 'overstack removal',
  },
}
