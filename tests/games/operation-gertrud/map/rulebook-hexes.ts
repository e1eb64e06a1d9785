import type { RulebookHex } from '../../map-sense'

const inTurkey = (hex: string, rules: string, also: Partial<RulebookHex> = {}): RulebookHex => ({
  hex,
  rules: rules.split(' '),
  ground: 'land',
  area: 'Turkey',
  ...also,
})

/** Every hex that the rulebook or a set-up names by its number. */
export const RULE_HEXES: readonly RulebookHex[] = [
  inTurkey('2709', '2.1.2 17.1.13a 18.1.t8', { place: 'Istanbul', isCoastal: true }),
  inTurkey('2611', '3.4.2 17.0.1', {
    isCoastal: true,
    marks: ['yavuz berth', 'marmaraCoast'],
    note: 'berth of the Yavuz',
  }),
  inTurkey('2605', '12.1.1', { isCoastal: true, note: 'western end of the Marmara' }),
  inTurkey('2710', '12.1.1 17.1.13a', { isCoastal: true, note: 'eastern end of the Marmara' }),
  inTurkey('2416', '17.1.7 18.1.g13 18.1.t21', { place: 'Ankara' }),
  inTurkey('2412', '17.1.9a', { place: 'Eskichekhir' }),
  inTurkey('2106', '17.1.10a 18.1.t12', { place: 'İzmir', isCoastal: true }),
  inTurkey('2533', '18.1.g12', { marks: ['turkeyBorderingSovietUnion'] }),
  inTurkey('2809', '18.1.t4', { isCoastal: true, marks: ['europeanTurkey'] }),
  inTurkey('2808', '18.1.t5', { marks: ['europeanTurkey'] }),
  inTurkey('2807', '18.1.t6', { place: 'Kırklareli', marks: ['europeanTurkey'] }),
  inTurkey('2708', '18.1.t7', { place: 'Çatalca', marks: ['europeanTurkey'] }),
  inTurkey('2606', '18.1.t9', { place: 'Gelibolu', isCoastal: true, marks: ['europeanTurkey'] }),
  inTurkey('2505', '18.1.t10', { place: 'Çanakkale', isCoastal: true }),
  inTurkey('2509', '18.1.t11', { place: 'Bursa' }),
  inTurkey('2621', '18.1.t14', { place: 'Amasya' }),
  inTurkey('2633', '18.1.t16', { place: 'Kars', marks: ['turkeyBorderingSovietUnion'] }),
  inTurkey('2433', '18.1.t17', { place: 'Karaköse' }),
  inTurkey('2532', '18.1.t18', { place: 'Sarıkamış' }),
  inTurkey('2711', '18.1.t19', { place: 'Kandıra' }),
  inTurkey('1923', '18.1.t20', { place: 'Maraş' }),
  { hex: '1317', rules: ['18.1.r2', '18.4.r4'], ground: 'land', area: 'Cyprus', place: 'Larnaca', isCoastal: true },
  { hex: '1608', rules: ['18.2.r1'], ground: 'land', area: 'Dodecanese', place: 'Rhodes', isCoastal: true },
  { hex: '2805', rules: ['18.2.g15', '18.3.g16', '18.4.g18'], ground: 'land', area: 'Greece', marks: ['axisSetup'] },
  { hex: '2704', rules: ['18.2.g16', '18.3.g17', '18.4.g19'], ground: 'land', area: 'Greece', marks: ['axisSetup'] },
  // 18.1.g13: the six hexes next to Ankara, written out in the scenarios
  ...['2315', '2316', '2415', '2417', '2515', '2516'].map(hex =>
    inTurkey(hex, '17.1.7 18.1.g13', { marks: ['adjacentToAnkara'] }),
  ),
]

/** Four-digit numbers in the rulebook and the scenarios that are no hexes. */
export const NOT_HEXES: readonly { readonly number: string; readonly why: string }[] = [
  { number: '1941', why: 'a year' },
  { number: '1942', why: 'a year' },
  { number: '1943', why: 'a year' },
  { number: '2016', why: 'the year of print' },
]
