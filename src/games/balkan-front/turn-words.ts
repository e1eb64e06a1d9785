import type { Words } from '../../core/engine/log-book'
import type { Telling } from '../../core/engine/module'
import type { HexId, UnitId } from '../../core/ids'
import { type Spot, spotName } from './air/spots'
import { sideName } from './countries'
import type { Sky } from './state'
import type { TurnFacts } from './turn-facts'

export const hexTold = (hex: HexId | null): Telling[number] => (hex === null ? 'off the map' : { hex })
export const spotTold = (at: Spot): Telling[number] => (at.is === 'hex' ? { hex: at.hex } : spotName(at))
/** 'a, b, c', each pointing at its unit. */
export const unitsTold = (units: readonly UnitId[]): Telling =>
  units.flatMap((unit, index): Telling => (index === 0 ? [{ unit }] : [', ', { unit }]))
export const hexesTold = (hexes: readonly HexId[]): Telling =>
  hexes.flatMap((hex, index): Telling => (index === 0 ? [{ hex }] : [', ', { hex }]))

/** What was done, and that it was done in poor weather (14.A.1.10). */
export const inWeather = (what: string, poor: boolean): string[] => (poor ? [what, `${what} in poor weather`] : [what])

export const SKY_NAMES: { readonly [sky in Sky]: string } = { C: 'clear', P: 'poor', W: 'winter' }

export const turnWords: { readonly [Kind in keyof TurnFacts]: Words<TurnFacts[Kind]> } = {
  turn: {
    tell: f => [`${f.date} began.`],
    heading: f => ({ level: 'turn', text: f.date }),
  },
  deployed: { tell: f => [`The ${sideName(f.side)} set up${f.ready ? ', as the ready set-up has it' : ''}.`] },
  detected: {
    tell: f => [f.seen ? 'The build-up was detected: the Allies mobilize.' : 'The build-up was not detected.'],
    milestone: f => (f.seen ? 'plan detected' : 'plan undetected'),
  },
  weather: {
    tell: f => [`Weather: ${SKY_NAMES[f.weather.D]} in zone D, ${SKY_NAMES[f.weather.E]} in zone E.`],
    milestone: f => [`weather D ${f.weather.D}`, `weather E ${f.weather.E}`, ...(f.same ? ['weather N'] : [])],
  },
  owned: { tell: f => [`The ${sideName(f.side)} won `, ...hexesTold(f.hexes), '.'] },
  eliminated: {
    tell: f => [{ unit: f.unit }, ' was eliminated at ', hexTold(f.hex), '.'],
    milestone: f => (f.cadre === true ? 'cadre lost' : null),
    loss: f => ({ unit: f.unit, hex: f.hex, steps: f.steps, side: f.side }),
  },
  reduced: {
    tell: f => [{ unit: f.unit }, ' was reduced to a cadre at ', hexTold(f.hex), '.'],
    loss: f => ({ unit: f.unit, hex: f.hex, steps: f.steps, side: f.side }),
    milestone: () => 'cadre made',
  },
  setLost: { tell: f => ['The last part of ', { unit: f.unit }, ' was lost.'], milestone: () => 'set freed' },
}
