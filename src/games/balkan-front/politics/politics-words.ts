import type { Words } from '../../../core/engine/log-book'
import { countTold } from '../../../core/engine/telling'
import type { YugoslavStatus } from '../charts/politics'
import { sideName } from '../countries'
import { unitsTold } from '../turn-words'
import type { PoliticsFacts } from './politics-facts'

export const signed = (number: number): string => (number < 0 ? `${number}` : `+${number}`)
const thrown = ({ dice, modifier }: { readonly dice: number; readonly modifier: number }): string =>
  modifier === 0 ? `${dice}` : `${dice}${signed(modifier)}`

const PRESSED: { readonly [status in YugoslavStatus]: string } = {
  Allied: 'it joins the Allies',
  'pro-Allied neutral': 'it stays neutral and favours the Allies',
  neutral: 'it stays neutral',
  'pro-Axis neutral': 'it stays neutral and favours the Axis',
  Axis: 'it joins the Axis',
}

export const politicsWords: { readonly [Kind in keyof PoliticsFacts]: Words<PoliticsFacts[Kind]> } = {
  joined: {
    tell: f => [`${f.land} joined the ${sideName(f.side)}.`],
    milestone: f => `${f.land} joined the ${sideName(f.side)}`,
  },
  bulgariaCalled: {
    tell: f => [`The Axis called Bulgaria: ${thrown(f)}, ${f.joins ? 'and it came in.' : 'and it stayed out.'}`],
    milestone: f => (f.joins ? 'Bulgaria called in' : 'Bulgaria refused'),
  },
  pressed: {
    tell: f => [`The Axis pressed Yugoslavia: ${thrown(f)}, ${PRESSED[f.status]}.`],
    milestone: f => `pressure: ${f.status}`,
  },
  assisted: {
    tell: f => ['German assistance: ', { unit: f.unit }, ` (${f.halves / 2} REs).`],
    milestone: f => `assistance of ${f.budget} REs`,
  },
  sentBack: {
    tell: f => [...unitsTold(f.units), ' went back to Egypt.'],
    milestone: () => 'Wellington sent back',
  },
  intervened: {
    tell: f => [`Germany intervened in the Balkans${f.yugoslavia ? ', against Yugoslavia too' : ''}.`],
    milestone: f => (f.yugoslavia ? 'intervention with Yugoslavia' : 'intervention without Yugoslavia'),
  },
  stayedOut: { tell: () => ['Germany stayed out of the Balkans for good.'], milestone: () => 'no intervention' },
  freeAirfield: { tell: f => ['An airfield was laid at ', { hex: f.hex }, ' for the Luftwaffe.'] },
  seatTaken: {
    tell: f => [
      { hex: f.hex },
      f.escapes
        ? ` fell, and the government of ${f.land} got away.`
        : ` fell, and the government of ${f.land} was captured.`,
    ],
    milestone: f => `government of ${f.land} ${f.escapes ? 'escaped' : 'captured'}`,
  },
  evacuated: {
    tell: f => [`The government of ${f.land} went into exile.`],
    milestone: f => `government of ${f.land} evacuated`,
  },
  surrendered: {
    tell: f =>
      f.units.length === 0
        ? [`No forces of ${f.land} were left to surrender.`]
        : [`${countTold(f.units.length, 'unit')} of ${f.land} surrendered: `, ...unitsTold(f.units), '.'],
    // 28.A.1.c.2
    milestone: f => (f.land === 'Greece' ? 'Rhodes released' : null),
  },
  revoltRolled: {
    tell: f => [
      `Will Albania rise? ${thrown({ dice: f.die, modifier: f.modifier })}: ${f.revolts ? 'it does.' : 'it stays quiet.'}`,
    ],
    milestone: f => (f.revolts ? 'revolt' : 'no revolt'),
  },
  revolt: {
    tell: f => [
      `Albania revolted: ${f.hexes.length} ${f.hexes.length === 1 ? 'hex' : 'hexes'} went over to the Allies`,
      ...(f.units.length === 0 ? [] : [', and there deserted ', ...unitsTold(f.units)]),
      '.',
    ],
  },
  withdrawalOrdered: {
    tell: f => [`The German withdrawal was ordered${f.isLate ? ', late' : ''}.`],
    milestone: f => (f.isLate ? 'withdrawal May II' : 'withdrawal May I'),
  },
  germansLeft: { tell: f => [`${f.halves / 2} REs of German units left the Balkans: `, ...unitsTold(f.units), '.'] },
}
