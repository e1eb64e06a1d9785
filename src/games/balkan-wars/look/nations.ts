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

/** What each type is drawn as, and called. */
export const TYPES: { readonly [type in UnitType]: readonly [CounterSymbol, string] } = {
  infantry: ['infantry', 'Infantry'],
  cavalry: ['cavalry', 'Cavalry'],
  alpine: ['mountain', 'Alpine infantry'],
  engineer: ['engineer', 'Engineers'],
  artillery: ['artillery', 'Heavy artillery'],
  hq: ['headquarters', 'Headquarters'],
  supply: ['supply', 'Mobile Supply'],
  depot: ['depot', 'Depot'],
  fortification: ['fortress', 'Fortification'],
  fleet: ['battleship', 'Fleet'],
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
