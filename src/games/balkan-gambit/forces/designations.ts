import type { Counter } from './counters'

/** Counters whose names do not follow from number and arm; abbreviations as in 2.10. */
const SPECIAL: { readonly [id: string]: string } = {
  'uk-6g-para': '6 G',
  'uk-f10': 'F 10',
  'gk-3-mtn': '3 Gk',
  'us-6a-art': 'VI A',
  'us-6b-art': 'VI B',
  'us-rgr': 'Rgr',
  'su-57a-art': '57 A',
  'su-57b-art': '57 B',
  'de-11l-inf': '11 L',
  'de-rsk': 'RSK',
  'de-98-lt': '98 Mtn',
  'de-res-lt': 'Res J',
  'de-bdb-lt': 'Bdb',
  'de-15a-mot': '15 A',
  'de-15b-mot': '15 B',
  'ss-1cos-cav': '1 Cos',
  'gkc-x': 'Gk X',
}

const NATION: { readonly [prefix: string]: string } = { cdn: 'Cdn', pol: 'Pol', ss: 'SS' }
/** Infantry and occupation brigades carry their number alone. */
const ARM: { readonly [suffix: string]: string } = {
  arm: 'Arm',
  pz: 'Pz',
  mtn: 'Mtn',
  lt: 'J',
  para: 'Para',
  art: 'Art',
  cdo: 'Cdo',
  mot: 'Mot',
  fort: 'Fort',
  alp: 'Alp',
}
const NUMBERED: { readonly [prefix: string]: string } = {
  slo: 'Slo',
  cro: 'Cro',
  srb: 'Srb',
  par: 'Pzn',
  gkp: 'Gk',
  che: 'Che',
}

/** As short as on a counter: '8 Arm', '118 J', 'Cro 3'. */
export function designationOf({ id }: Counter): string {
  const special = SPECIAL[id]
  if (special !== undefined) return special
  const [prefix = '', middle = '', last = ''] = id.split('-')
  if (middle === 'gen') return `Sec ${last}`
  const kind = NUMBERED[prefix]
  if (kind !== undefined) return `${kind} ${Number(middle)}`
  const suffix = NATION[prefix] ?? ARM[last]
  return suffix === undefined ? middle : `${middle} ${suffix}`
}
