import type { CounterNation, CounterSize, CounterSymbol } from '../../../core/engine/counter-face'
import type { Nation, Power, UnitSize, UnitType } from '../forces/counter'

/** The colours of the National Identity Chart, as near as the theme has them. */
export const COLOURS: { readonly [nation in Nation | Power]: CounterNation } = {
  'Ottoman Empire': 'ottoman',
  Bulgaria: 'bulgarian',
  Serbia: 'serbian',
  Montenegro: 'montenegrin',
  Greece: 'greek',
  Rumania: 'romanian',
  Albania: 'albanian',
  'Austro-Hungary': 'austrian',
  Germany: 'german',
  Britain: 'british',
  Italy: 'italian',
  Russia: 'soviet',
  France: 'french',
}

export const SYMBOLS: { readonly [type in UnitType]: CounterSymbol } = {
  infantry: 'infantry',
  cavalry: 'cavalry',
  alpine: 'mountain',
  engineer: 'engineer',
  artillery: 'artillery',
  hq: 'headquarters',
  supply: 'supply',
  depot: 'depot',
  fortification: 'fortress',
  fleet: 'battleship',
}

export const SIZES: { readonly [size in UnitSize]: CounterSize | null } = {
  battalion: 'II',
  regiment: 'III',
  brigade: 'X',
  division: 'XX',
  corps: 'XXX',
  army: 'XXXX',
  unit: null,
  fortress: null,
  fleet: null,
}

export const TYPE_WORDS: { readonly [type in UnitType]: string } = {
  infantry: 'Infantry',
  cavalry: 'Cavalry',
  alpine: 'Alpine infantry',
  engineer: 'Engineers',
  artillery: 'Heavy artillery',
  hq: 'Headquarters',
  supply: 'Mobile Supply',
  depot: 'Depot',
  fortification: 'Fortification',
  fleet: 'Fleet',
}
