import type { Words } from '../../../core/engine/log-book'
import { signed } from '../../../core/look/signed'
import { dateOf } from '../calendar'
import { sideAdjective } from '../countries'
import { spotTold, unitsTold } from '../turn-words'
import type { AirborneFacts } from './airborne-facts'

const dieTold = ({ die, modifier }: { readonly die: number; readonly modifier: number }): string =>
  modifier === 0 ? `die ${die}` : `die ${die} ${signed(modifier)}`

const DROPPED = {
  sound: 'in good order',
  halved: 'disrupted, at half strength',
  powerless: 'scattered, unable to attack',
  eliminated: 'lost in the drop',
} as const

export const airborneWords: { readonly [Kind in keyof AirborneFacts]: Words<AirborneFacts[Kind]> } = {
  airLoaded: {
    tell: f => [
      ...(f.units.length > 0 ? unitsTold(f.units) : []),
      ...(f.supply > 0 ? [`${f.units.length > 0 ? ' and ' : ''}${f.supply} RE of supply`] : []),
      f.units.length === 1 && f.supply === 0 ? ' was taken on board.' : ' were taken on board.',
    ],
    milestone: f => [
      ...(f.units.length > 0 ? ['troops by air'] : []),
      ...(f.supply > 0 ? ['supplies by air'] : []),
      ...(f.carriers > 1 ? ['unit on several transports'] : []),
    ],
  },
  airLanded: {
    tell: f => [...unitsTold(f.units), f.delivered ? ' landed at ' : ' came back to ', spotTold(f.at), '.'],
    milestone: f => [
      f.delivered ? 'air landing' : 'cargo flown home',
      ...(f.delivered && f.won ? ['landing on a base just taken'] : []),
    ],
  },
  airRefused: {
    tell: f => [{ unit: f.unit }, ' could not unload at ', spotTold(f.at), ': the base is not ours.'],
    milestone: () => 'transport refused',
  },
  supplyLanded: {
    tell: f => [`${f.re} RE of supply came to `, { hex: f.hex }, '.'],
    milestone: () => 'supply delivered',
  },
  supplyDrop: {
    tell: f => [`Supply dropped at `, { hex: f.hex }, `, ${dieTold(f)}: ${f.lost ? 'scattered' : 'found'}.`],
    milestone: f => (f.lost ? 'supply drop lost' : 'supply drop'),
  },
  airDrop: {
    tell: f => [{ unit: f.unit }, ' dropped at ', { hex: f.hex }, `, ${dieTold(f)}: ${DROPPED[f.result]}.`],
    milestone: f => [`drop ${f.result}`, ...(f.met ? ['drop among enemies'] : [])],
  },
  gliderSpent: { tell: f => [{ unit: f.unit }, ' will not fly again.'], milestone: () => 'glider spent' },
  airheadTaken: {
    tell: f => [`${sideAdjective(f.side)} airborne troops hold the airbase of `, { hex: f.hex }, '.'],
    milestone: () => 'airbase taken by a drop',
  },
  airheadLost: {
    tell: f => [`${sideAdjective(f.side)} airborne troops lost the airbase of `, { hex: f.hex }, '.'],
    milestone: () => 'airhead lost',
  },
  bridgeStormed: {
    tell: f => [
      { unit: f.unit },
      f.success ? ' seized the bridge from ' : ' did not get to the bridge from ',
      { hex: f.hex },
      ' to ',
      { hex: f.to },
      `: die ${f.die}.`,
    ],
    milestone: f => (f.success ? 'bridge seized by a drop' : 'bridge missed by a drop'),
  },
  planOpened: {
    tell: f => [
      { unit: f.unit },
      f.landing ? ' lands at ' : ' drops at ',
      { hex: f.hex },
      `, as planned on ${dateOf(Math.max(1, f.turn))}.`,
    ],
    milestone: f => (f.landing ? 'landing plan carried out' : 'drop plan carried out'),
  },
}
